import { expect, test } from 'vitest';
import type { FaceData, Point } from '../lib/wire';
import { groundOf, inkOf, markNear } from './ground';

const face: FaceData = {
  width: 200,
  height: 100,
  svg: '',
  ink: '#ffffff',
  marks: [
    [50, 50, ['one']],
    [150, 50, ['two']],
  ],
};

test('the ground covers a board that has grown beyond its shape', () => {
  expect(groundOf([0, 0, 400, 200], face)).toEqual({ x: 0, y: 0, width: 400, height: 200 });
  expect(groundOf([0, 0, 400, 400], face)).toEqual({ x: -200, y: 0, width: 800, height: 400 });
  expect(groundOf([10, 20, 30, 40], undefined)).toEqual({ x: 10, y: 20, width: 30, height: 40 });
});

test('the nearest mark within reach is meant, as it is seen on the screen', () => {
  const ground = groundOf([0, 0, 400, 200], face);
  const half = ([x, y]: Point): Point => [x / 2, y / 2];
  expect(markNear([60, 50], ground, face, half, 22)?.words).toEqual(['one']);
  expect(markNear([140, 55], ground, face, half, 22)).toEqual({ at: [300, 100], words: ['two'] });
  expect(markNear([100, 50], ground, face, half, 22)).toBeNull();
});

test('names are written in the ink of the ground, with a halo against it', () => {
  expect(inkOf(face)).toEqual({ ink: '#ffffff', halo: '#0a1026' });
  expect(inkOf({ ...face, ink: '#1b1b2f' })?.halo).toBe('#fffaf0');
  expect(inkOf(undefined)).toBeUndefined();
});
