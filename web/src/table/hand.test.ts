import { expect, test } from 'vitest';
import type { Choice, Scene } from '../lib/wire';
import { Hand } from './hand.svelte';
import { EMPTY } from './scene';

const choice = (...pieces: string[]): Choice => ({
  action: pieces.join(' '),
  text: ['go'],
  touch: { pieces },
});

/** A hand over a table where one may do some things, and what it has played. */
function over(...legal: Choice[]): { hand: Hand; played: string[] } {
  const played: string[] = [];
  const hand = new Hand(
    ({ action }) => void played.push(action),
    () => {},
  );
  const piece = (id: string) => ({ id, zone: 'sky', face: 'star', text: ['star'] as [string] });
  const pieces = Object.fromEntries(['a', 'b', 'c'].map((id) => [id, piece(id)]));
  hand.give({ ...EMPTY, pieces } satisfies Scene, legal);
  return { hand, played };
}

test('what a finger touched first waits for a second touch, and everything else still invites', () => {
  const { hand, played } = over(choice('a'), choice('b'));
  hand.press('a', true);
  expect([hand.settled, played]).toEqual([true, []]);
  expect(['a', 'b', 'c'].map((id) => hand.invites(id))).toEqual([true, true, false]);
  hand.press('b', true);
  expect([hand.picked, played]).toEqual([['b'], []]);
  hand.press('b', true);
  expect([hand.picked, played]).toEqual([[], ['b']]);
});

test('while something is still to be touched, only that invites', () => {
  const { hand } = over(choice('a', 'b'), choice('c', 'b'));
  hand.press('a', true);
  expect(hand.settled).toBe(false);
  expect(['a', 'b', 'c'].map((id) => hand.invites(id))).toEqual([false, true, false]);
});

test('what a hint advises is told apart from all else that could be touched', () => {
  const advised = choice('b', 'c');
  const { hand } = over(choice('a', 'c'), advised);
  hand.advised = advised;
  expect(['a', 'b', 'c'].map((id) => hand.single(id))).toEqual([false, true, true]);
  expect(['a', 'b', 'c'].map((id) => hand.mood(id))).toEqual(['next', 'next', 'lit']);
  hand.considered = choice('a', 'c');
  expect(['a', 'b', 'c'].map((id) => hand.single(id))).toEqual([true, false, true]);
  hand.considered = null;
  expect(hand.preview).toBe(advised);
});

test('of pieces that are as good as each other any can be touched, picked and dragged', () => {
  const { hand, played } = over(choice('a', 'c'));
  hand.give(
    { ...hand.scene, pieces: { ...hand.scene.pieces, b: { ...hand.scene.pieces.b!, like: 'a' } } },
    hand.legal,
  );
  expect(['a', 'b', 'c'].map((id) => hand.mood(id))).toEqual(['next', 'next', 'could']);
  expect(['a', 'b', 'c'].map((id) => hand.loose(id))).toEqual([true, true, false]);
  hand.press('b');
  expect(['a', 'b', 'c'].map((id) => hand.mood(id))).toEqual(['', 'picked', 'next']);
  hand.press('c');
  expect(played).toEqual(['a c']);
  hand.drop('b', 'c');
  expect(played).toEqual(['a c', 'a c']);
});
