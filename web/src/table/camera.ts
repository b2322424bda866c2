/** How a board is looked at: what lies at board point (x, y) is shown at (x * scale + left, y * scale + top). */

import type { Point, Zone } from '../lib/wire';

export type Frame = NonNullable<Zone['frame']>;

export interface Camera {
  left: number;
  top: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const CLOSEST = 8;

/** The whole board, as large as it can be, in the middle. */
export function fit([left, top, width, height]: Frame, view: Size): Camera {
  const scale = Math.min(view.width / width, view.height / height) || 1;
  return {
    scale,
    left: (view.width - width * scale) / 2 - left * scale,
    top: (view.height - height * scale) / 2 - top * scale,
  };
}

/** What a finger needs between two things that it can touch. */
const FINGER = 28;
/** What is looked at closely is at least such a part of the board, so that one knows where one is. */
const PART = 0.3;

/** Close enough to tell these points apart with a finger; null where the whole board will do, or nothing helps. */
export function apart(points: Point[], frame: Frame, view: Size): Camera | null {
  const whole = fit(frame, view);
  const crowded = points.some(([x, y], at) =>
    points.slice(at + 1).some(([u, v]) => Math.hypot(x - u, y - v) * whole.scale < FINGER),
  );
  if (!crowded) return null;
  const span = (values: number[], room: number) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const length = Math.max((high - low) * 1.3, room * PART);
    return [(low + high - length) / 2, length] as const;
  };
  const [left, width] = span(
    points.map(([x]) => x),
    frame[2],
  );
  const [top, height] = span(
    points.map(([, y]) => y),
    frame[3],
  );
  const closer = fit([left, top, width, height], view);
  return closer.scale > whole.scale * 1.2 ? closer : null;
}

/** Never smaller than the whole board, never absurdly close, and never past its edges. */
export function keep(camera: Camera, frame: Frame, view: Size): Camera {
  const whole = fit(frame, view);
  const scale = Math.min(Math.max(camera.scale, whole.scale), whole.scale * CLOSEST);
  const edge = (at: number, start: number, length: number, room: number) => {
    const near = -start * scale;
    const far = room - (start + length) * scale;
    return near < far ? (near + far) / 2 : Math.min(near, Math.max(far, at));
  };
  return {
    scale,
    left: edge(camera.left, frame[0], frame[2], view.width),
    top: edge(camera.top, frame[1], frame[3], view.height),
  };
}

/** Closer by a factor, with the point under the finger staying there. */
export function zoom(camera: Camera, factor: number, [x, y]: Point): Camera {
  return {
    scale: camera.scale * factor,
    left: x - (x - camera.left) * factor,
    top: y - (y - camera.top) * factor,
  };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, left: camera.left + dx, top: camera.top + dy };
}

/** Two fingers went from `before` to `after`: what lay under them follows. */
export function pinch(camera: Camera, before: [Point, Point], after: [Point, Point]): Camera {
  const middle = ([a, b]: [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const spread = ([a, b]: [Point, Point]) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const from = middle(before);
  const to = middle(after);
  const closer = zoom(camera, spread(after) / (spread(before) || 1), from);
  return pan(closer, to[0] - from[0], to[1] - from[1]);
}

/** Just enough movement for a box of the board (centre and half its width) to be seen whole. */
export function reveal(camera: Camera, [x, y]: Point, half: number, view: Size): Camera {
  const shift = (at: number, room: number) => {
    const low = at - half * camera.scale;
    const high = at + half * camera.scale;
    return low < 0 ? -low : high > room ? room - high : 0;
  };
  return pan(
    camera,
    shift(x * camera.scale + camera.left, view.width),
    shift(y * camera.scale + camera.top, view.height),
  );
}
