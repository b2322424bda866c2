import { expect, test } from 'vitest';
import { includesAll, plain } from './search';

test('accents, capitals and marks do not matter', () => {
  expect(plain('<p>Énergie <strong>perdue</strong></p>')).toContain('energie');
  expect(includesAll(plain('À la première'), 'PREMIERE')).toBe(true);
});

test('all words must be there, in any order', () => {
  const text = plain('Once you have rolled, the purchase of this turn is gone');
  expect(includesAll(text, 'turn purchase')).toBe(true);
  expect(includesAll(text, 'turn spaghetti')).toBe(false);
});

test('whoever looks for nothing finds everything', () => {
  expect(includesAll(plain('anything'), '  ')).toBe(true);
});
