import { expect, test } from 'vitest';
import { buttons, common, drag, drops, narrow, touch, touchable } from './narrow';
import type { Choice } from '../lib/wire';

const choice = (action: string, ...pieces: string[]): Choice => ({
  action,
  text: [action, {}],
  touch: { pieces },
});

const legal = [
  choice('roll'),
  choice('buy 0', 'market-0'),
  choice('use 3 arm', 'die-3', 'arm'),
  choice('use 3 leg', 'die-3', 'leg'),
  choice('use 3 4 head', 'die-3', 'die-4', 'head'),
  choice('up', 'card', 'die-3'),
  choice('down', 'card', 'die-3'),
];
const names = (choices: Choice[]) => choices.map((one) => one.action);

test('before any touch every first piece is to be touched, and actions without pieces are buttons', () => {
  expect([...narrow(legal, []).next].sort()).toEqual(['card', 'die-3', 'market-0']);
  expect(names(buttons(legal, true))).toEqual(['roll']);
  expect(touchable(legal).has('head')).toBe(true);
});

test('one touch is enough where it can mean one thing only', () => {
  expect(touch(legal, [], 'market-0').outcome).toMatchObject({ kind: 'play', choice: { action: 'buy 0' } });
});

test('each touch leaves fewer actions', () => {
  const first = touch(legal, [], 'die-3');
  expect(first.outcome.kind).toBe('more');
  expect([...narrow(legal, first.picked).next].sort()).toEqual(['arm', 'die-4', 'leg']);
  expect(touch(legal, first.picked, 'leg').outcome).toMatchObject({
    kind: 'play',
    choice: { action: 'use 3 leg' },
  });
});

test('an action that is the only one left is not played before its last piece is touched', () => {
  const { picked, outcome } = touch(legal, ['die-3'], 'die-4');
  expect(outcome.kind).toBe('more');
  expect(names(narrow(legal, picked).left)).toEqual(['use 3 4 head']);
});

test('the pieces may be touched in another order', () => {
  const first = touch(legal, [], 'arm');
  expect(first.outcome.kind).toBe('more');
  expect([...narrow(legal, first.picked).next]).toEqual(['die-3']);
  expect(touch(legal, ['arm'], 'die-3').outcome).toMatchObject({
    kind: 'play',
    choice: { action: 'use 3 arm' },
  });
});

test('touches that mean several actions leave the choice to people', () => {
  const { picked, outcome } = touch(legal, ['card'], 'die-3');
  expect(outcome.kind).toBe('more');
  expect(names(narrow(legal, picked).complete)).toEqual(['up', 'down']);
});

test('a short action does not hide a longer one that begins alike', () => {
  const both = [choice('stop', 'a'), choice('go', 'a', 'b')];
  expect(touch(both, [], 'a').outcome.kind).toBe('more');
  expect(names(narrow(both, ['a']).complete)).toEqual(['stop']);
  expect([...narrow(both, ['a']).next]).toEqual(['b']);
});

test('a piece touched again is let go, one that does not fit begins anew, one that means nothing is asked about', () => {
  expect(touch(legal, ['die-3'], 'die-3')).toEqual({ picked: [], outcome: { kind: 'more' } });
  expect(touch(legal, ['die-3'], 'market-0').outcome).toMatchObject({
    kind: 'play',
    choice: { action: 'buy 0' },
  });
  expect(touch(legal, ['die-3'], 'pile')).toEqual({ picked: [], outcome: { kind: 'none' } });
});

test('a finger touches the only piece of an action twice, and longer ones as everybody does', () => {
  const first = touch(legal, [], 'market-0', true);
  expect(first).toEqual({ picked: ['market-0'], outcome: { kind: 'more' } });
  expect(touch(legal, first.picked, 'market-0', true).outcome).toMatchObject({ kind: 'play' });
  expect(touch(legal, ['die-3'], 'arm', true).outcome).toMatchObject({ kind: 'play' });
});

test('few actions are buttons together, of many those that cannot be pointed at or are looked for in words', () => {
  const many = [
    choice('pass'),
    { ...choice('roll', 'die-3'), touch: { pieces: ['die-3'], button: true } },
    choice('buy 0', 'market-0'),
    choice('buy 1', 'market-1'),
    choice('buy 2', 'market-2'),
  ];
  expect(names(buttons(many, true))).toEqual(['pass', 'roll']);
  expect(names(buttons(many.slice(0, 3), false))).toEqual(['pass', 'roll', 'buy 0']);
  expect(names(buttons(many.slice(2, 4), true))).toEqual(['buy 0', 'buy 1']);
  expect(names(buttons(many.slice(2, 4), false))).toEqual([]);
});

test('what actions cost is known before the choice between them, where all cost the same', () => {
  const place = (column: string, value: number) => ({
    ...choice(`place ${column}`, column, 'sector'),
    touch: { pieces: [column, 'sector'], value },
  });
  expect(common([place('left', -2), place('right', -2)])?.value).toBe(-2);
  expect(common([place('left', -2), place('right', -1)])).toBeNull();
  expect(common([])).toBeNull();
});

test('to drag is to touch the first piece, then the last', () => {
  expect(names(drag(legal, 'die-3', 'arm'))).toEqual(['use 3 arm']);
  expect(names(drag(legal, 'die-4', 'head'))).toEqual(['use 3 4 head']);
  expect(drag(legal, 'market-0', 'market-0')).toEqual([]);
  expect([...drops(legal, 'die-3')].sort()).toEqual(['arm', 'head', 'leg']);
});
