import { expect, test } from 'vitest';
import { says, VISIBLE } from './validity';

/** As much of a field as is needed. */
class Field extends EventTarget {
  said = '';
  setCustomValidity(words: string): void {
    this.said = words;
  }
}

test('a field complains in our words until somebody types', () => {
  const field = new Field();
  let language = 'en';
  const release = says(() => (language === 'en' ? 'A name, please.' : 'Un nom, s’il vous plaît.'))(
    field as unknown as HTMLInputElement,
  ) as () => void;
  field.dispatchEvent(new Event('invalid'));
  expect(field.said).toBe('A name, please.');
  field.dispatchEvent(new Event('input'));
  expect(field.said).toBe('');
  language = 'fr';
  field.dispatchEvent(new Event('invalid'));
  expect(field.said).toBe('Un nom, s’il vous plaît.');
  field.dispatchEvent(new Event('input'));
  release();
  field.dispatchEvent(new Event('invalid'));
  expect(field.said).toBe('');
});

test('spaces alone are no name', () => {
  const name = new RegExp(`^(?:${VISIBLE})$`, 'v');
  expect(name.test(' Ada ')).toBe(true);
  expect(name.test('   ')).toBe(false);
});
