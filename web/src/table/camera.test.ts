import { expect, test } from 'vitest';
import { apart, fit, keep, pan, pinch, reveal, zoom, type Camera, type Frame } from './camera';
import type { Point } from '../lib/wire';

const frame: Frame = [-50, -20, 100, 40];
const view = { width: 400, height: 400 };
const shown = (camera: Camera, [x, y]: Point): Point => [
  x * camera.scale + camera.left,
  y * camera.scale + camera.top,
];

test('the whole board fits, in the middle', () => {
  const camera = fit(frame, view);
  expect(shown(camera, [-50, -20])).toEqual([0, 120]);
  expect(shown(camera, [50, 20])).toEqual([400, 280]);
});

test('the point under the finger stays there', () => {
  const camera = zoom(fit(frame, view), 2.5, [100, 150]);
  const before = fit(frame, view);
  const under: Point = [(100 - before.left) / before.scale, (150 - before.top) / before.scale];
  const [x, y] = shown(camera, under);
  expect(x).toBeCloseTo(100);
  expect(y).toBeCloseTo(150);
});

test('a board is never smaller than whole, never lost beyond its edges, never absurdly close', () => {
  const whole = fit(frame, view);
  expect(keep(zoom(whole, 0.2, [0, 0]), frame, view)).toEqual(whole);
  const close = keep(pan(zoom(whole, 4, [200, 200]), 10_000, -10_000), frame, view);
  expect(shown(close, [-50, -20])[0]).toBeCloseTo(0);
  expect(shown(close, [50, 20])[1]).toBeCloseTo(400);
  expect(keep(zoom(whole, 1000, [0, 0]), frame, view).scale).toBeCloseTo(whole.scale * 8);
});

test('what lies under two fingers follows them', () => {
  const whole = fit(frame, view);
  const before: [Point, Point] = [
    [100, 200],
    [200, 200],
  ];
  const after: [Point, Point] = [
    [80, 220],
    [280, 220],
  ];
  const camera = pinch(whole, before, after);
  const under = (point: Point): Point => [
    (point[0] - whole.left) / whole.scale,
    (point[1] - whole.top) / whole.scale,
  ];
  for (const finger of [0, 1] as const) {
    const [x, y] = shown(camera, under(before[finger]));
    expect(x).toBeCloseTo(after[finger][0]);
    expect(y).toBeCloseTo(after[finger][1]);
  }
});

test('what is looked for comes into view, by the shortest way', () => {
  const close = zoom(fit(frame, view), 4, [200, 200]);
  const [x] = shown(reveal(close, [40, 0], 5, view), [45, 0]);
  expect(x).toBeCloseTo(400);
  expect(reveal(close, [0, 0], 5, view)).toEqual(close);
});

test('what a finger could not tell apart is looked at closely, all of it', () => {
  const near: Point[] = [
    [10, 5],
    [13, 5],
    [12, 8],
  ];
  const close = apart(near, frame, view)!;
  expect(close.scale).toBeGreaterThan(fit(frame, view).scale * 2);
  for (const point of near) for (const at of shown(close, point)) expect(at > 0 && at < 400).toBe(true);
  expect(apart([near[0]!, [40, 5]], frame, view)).toBeNull();
  expect(apart([...near, [-48, 15], [48, -15]], frame, view)).toBeNull();
});
