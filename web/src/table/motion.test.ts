import { expect, test } from 'vitest';
import { compare, type Box } from './motion';

const box = (x: number, more: Partial<Box> = {}): Box => ({
  x,
  y: 0,
  width: 50,
  height: 70,
  zone: 'market',
  face: 'card',
  dice: false,
  ...more,
});

test('pieces that lie elsewhere move; those that left their zone fly', () => {
  const before = new Map([
    ['a', box(0)],
    ['b', box(60)],
    ['c', box(120)],
  ]);
  const after = new Map([
    ['a', box(0.4)],
    ['b', box(0)],
    ['c', box(300, { zone: 'hand' })],
  ]);
  const { moved } = compare(before, after);
  expect(moved.map(({ id, flies }) => [id, flies])).toEqual([
    ['b', false],
    ['c', true],
  ]);
});

test('pieces come and go', () => {
  const plan = compare(new Map([['a', box(0)]]), new Map([['b', box(0)]]));
  expect(plan.appeared).toEqual(['b']);
  expect(plan.gone.map(({ id }) => id)).toEqual(['a']);
});

test('dice that show another face roll, other pieces turn over', () => {
  const before = new Map([
    ['d', box(0, { dice: true, face: 'die-1' })],
    ['a', box(60, { face: 'back' })],
  ]);
  const after = new Map([
    ['d', box(0, { dice: true, face: 'die-5' })],
    ['a', box(60)],
    ['e', box(99, { dice: true })],
  ]);
  const plan = compare(before, after);
  expect(plan.rolled).toEqual(['d', 'e']);
  expect(plan.turned).toEqual(['a']);
  expect(plan.moved).toEqual([]);
});
