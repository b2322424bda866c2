import { expect, test } from 'vitest';
import { elides } from './elision';
import { speaker } from './speaker';

test('a word before a name loses its e before a vowel', () => {
  for (const name of ['Ada', 'Élodie', 'œdipe', 'Yves', 'Ô']) expect(elides(name), name).toBe(true);
  for (const name of ['Bot 2', 'Hugo', 'Yann', 'Grace', '2', '—', '']) expect(elides(name), name).toBe(false);
});

test('a message says so', () => {
  const words = speaker('fr', 'hand = Main { DE($player) }\nturn = il faut { QUE($player) } joue');
  expect(words.t('hand', { player: 'Ada' })).toBe('Main d’Ada');
  expect(words.t('hand', { player: 'Bot 2' })).toBe('Main de Bot 2');
  expect(words.t('turn', { player: ['seat-0', {}] })).toBe('il faut que seat-0 joue');
  expect(words.seated(['Ada']).t('turn', { player: ['seat-0', {}] })).toBe('il faut qu’Ada joue');
});
