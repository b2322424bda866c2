import { expect, test } from 'vitest';
import { away, compare, frames, order, type Box } from './motion';

const box = (x: number, more: Partial<Box> = {}): Box => ({
  x,
  y: 0,
  width: 50,
  height: 70,
  shift: [0, 0],
  home: [0, 0],
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
  const { slid, flown } = compare(before, after);
  expect(slid).toEqual([{ id: 'b', by: [60, 0] }]);
  expect(flown.map(({ id }) => id)).toEqual(['c']);
});

test('a row that moves or shrinks as a whole takes its pieces along', () => {
  const before = new Map([['a', box(100, { home: [50, 0] })]]);
  const lower = new Map([['a', box(300, { y: 90, home: [250, 90] })]]);
  const smaller = new Map([['a', box(225, { width: 25, height: 35, home: [200, 0] })]]);
  expect(compare(before, lower).slid).toEqual([]);
  expect(compare(before, smaller).slid).toEqual([]);
});

test('of cards that look alike, the one that came is the one that went', () => {
  const plan = compare(new Map([['market-1', box(0)]]), new Map([['hand-0', box(300, { zone: 'hand' })]]));
  expect(plan.flown.map(({ id, from }) => [id, from.x])).toEqual([['hand-0', 0]]);
  expect(plan.gone).toEqual([]);
  expect(plan.appeared).toEqual([]);
});

test('pieces come and go', () => {
  const plan = compare(new Map([['a', box(0)]]), new Map([['b', box(0, { face: 'other' })]]));
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
    ['e', box(99, { dice: true, face: 'die-2' })],
    ['f', box(150, { dice: true, face: 'die' })],
  ]);
  const plan = compare(before, after);
  expect(plan.rolled).toEqual(['d', 'e']);
  expect(plan.turned).toEqual(['a']);
  expect(plan.appeared).toEqual(['f']);
  expect(plan.slid).toEqual([]);
});

test('a piece that is still under way goes on from where it is seen', () => {
  const plan = compare(new Map([['a', box(0, { shift: [-20, 5] })]]), new Map([['a', box(100)]]));
  expect(plan.slid).toEqual([{ id: 'a', by: [-120, 5] }]);
  const still = compare(new Map([['a', box(0, { shift: [-20, 5] })]]), new Map([['a', box(0)]]));
  expect(still.slid).toEqual([]);
});

test('beats follow each other, what moves together begins together, and what does not move takes no time', () => {
  const lasts = (id: string) => (({ die: 500, other: 300, satellite: 400, rocket: 400 }) as never)[id] ?? 0;
  const { ways, end } = order(
    [[['die'], ['other']], [['nobody']], [['satellite', null]], [['rocket', [3, 4]]], [['rocket']]],
    lasts,
    50,
  );
  expect([...ways].map(([id, legs]) => [id, legs.map(({ at }) => at)])).toEqual([
    ['die', [50]],
    ['other', [50]],
    ['satellite', [550]],
    ['rocket', [950, 1350]],
  ]);
  expect(ways.get('rocket')!.map(({ to }) => to)).toEqual([[3, 4], null]);
  expect(end).toBe(1750);
});

test('a piece that flies there and falls back is seen there', () => {
  const here = box(75, { y: 65, home: [0, 0], board: { frame: [0, 0, 1000, 500], width: 500 } });
  expect(away(here, [400, 300])).toEqual([100, 50]);
  const legs = [
    { at: 900, lasts: 400, to: [400, 300] as [number, number] },
    { at: 1500, lasts: 400, to: null },
  ];
  const found = frames(here, [0, 0], legs, { translate: '0 0' });
  expect(found.map(({ translate, offset }) => [translate, offset])).toEqual([
    ['0px 0px', 0],
    ['100px 50px', 0.4],
    ['100px 50px', 0.6],
    ['0 0', 1],
  ]);
});
