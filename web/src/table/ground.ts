/** The ground of a board: what is drawn on it, where, and how one writes on it. */

import type { FaceData, Point, Text } from '../lib/wire';
import type { Frame } from './camera';

export interface Ground {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The ground covers the whole board, also one that has grown beyond its shape. */
export function groundOf([x, y, across, down]: Frame, face: FaceData | undefined): Ground {
  const scale = face ? Math.max(across / face.width, down / face.height) : 0;
  const [width, height] = face ? [face.width * scale, face.height * scale] : [across, down];
  return { x: x + (across - width) / 2, y: y + (down - height) / 2, width, height };
}

export interface Mark {
  at: Point;
  words: Text;
}

/** What is drawn on the ground has a name too, for whoever touches it: the nearest mark within reach, on the screen. */
export function markNear(
  [x, y]: Point,
  ground: Ground,
  face: FaceData | undefined,
  onScreen: (at: Point) => Point,
  reach: number,
): Mark | null {
  let found: Mark | null = null;
  let least = reach;
  for (const [across, down, words] of face?.marks ?? []) {
    const at: Point = [
      ground.x + (across / face!.width) * ground.width,
      ground.y + (down / face!.height) * ground.height,
    ];
    const [left, top] = onScreen(at);
    const far = Math.hypot(left - x, top - y);
    if (far < least) [found, least] = [{ at, words }, far];
  }
  return found;
}

/** A drawn board is the same by day and by night: names on it are written in its own ink, around which it is clear. */
export function inkOf(face: FaceData | undefined): { ink: string; halo: string } | undefined {
  if (!face) return undefined;
  const light = [1, 3, 5].reduce((sum, at) => sum + parseInt(face.ink.slice(at, at + 2), 16), 0) > 384;
  return { ink: face.ink, halo: light ? '#0a1026' : '#fffaf0' };
}
