import { expect, test } from 'vitest';
import { isWay, neighbour } from './tour';

const spots = [
  { id: 'a', x: 0, y: 0 },
  { id: 'b', x: 100, y: 0 },
  { id: 'c', x: 0, y: 100 },
  { id: 'd', x: 110, y: 90 },
  { id: 'e', x: 30, y: 300 },
];

test('the neighbour is the one that the eyes find there', () => {
  expect(neighbour(spots, 'a', 'ArrowRight')).toBe('b');
  expect(neighbour(spots, 'a', 'ArrowDown')).toBe('c');
  expect(neighbour(spots, 'c', 'ArrowRight')).toBe('d');
  expect(neighbour(spots, 'd', 'ArrowUp')).toBe('b');
  expect(neighbour(spots, 'd', 'ArrowDown')).toBe('e');
});

test('where nothing lies that way, nothing is found', () => {
  expect(neighbour(spots, 'a', 'ArrowLeft')).toBeUndefined();
  expect(neighbour(spots, 'nobody', 'ArrowLeft')).toBeUndefined();
  expect(isWay('Enter')).toBe(false);
});

test('what lies far aside is found when nothing else is that way', () => {
  expect(
    neighbour(
      [
        { id: 'a', x: 0, y: 0 },
        { id: 'z', x: 500, y: 10 },
      ],
      'a',
      'ArrowDown',
    ),
  ).toBe('z');
});
