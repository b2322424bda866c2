import { expect, test, vi } from 'vitest';
import { speaker } from './speaker';

const FLUENT = `
moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
takes = { $who } prend { $what }.
`;

test('plurals and numbers follow the language', () => {
  const french = speaker('fr', FLUENT);
  expect(french.t('moves', { count: 0 })).toBe('0 coup');
  expect(french.t('moves', { count: 2 })).toBe('2 coups');
  expect(french.t('moves', { count: 1234 })).toBe('1\u202f234 coups');
  expect(speaker('en', FLUENT).t('moves', { count: 0 })).toBe('0 coups');
});

test('names of players and of components stand inside sentences', () => {
  const table = speaker('fr', FLUENT, { HD1: 'Passoire solaire' }).seated(['Ada', 'Grace']);
  expect(table.say(['takes', { who: ['seat-1'], what: ['HD1'] }])).toBe('Grace prend Passoire solaire.');
});

test('a text that does not exist is shown as its id, and complained about', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(speaker('en', FLUENT).t('nonsense')).toBe('nonsense');
  expect(complaint).toHaveBeenCalledOnce();
});
