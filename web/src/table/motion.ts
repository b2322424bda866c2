import type { Beat, Point } from '../lib/wire';
import type { Frame } from './camera';

/**
 * One mechanism animates every piece of every game: where it lay before an update, where it lies now. Pieces keep their
 * ids, so no game has to say how its moves look; it may say in which order they are seen.
 */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How far from there it is seen for the moment, as it is still under way. */
  shift: Point;
  /** Where the row or board begins that it lies in: when that moves as a whole, its pieces do not. */
  home: Point;
  /** The board that it lies on, and how wide that is on the screen. */
  board?: { frame: Frame; width: number } | undefined;
  zone: string;
  face: string;
  dice: boolean;
}

export interface Plan {
  /** Pieces that lie elsewhere in their zone now, and how far away they were. */
  slid: { id: string; by: Point }[];
  /** Pieces that left their zone, or that look as if: they fly above the table. */
  flown: { id: string; from: Box; to: Box }[];
  appeared: string[];
  gone: { id: string; from: Box }[];
  /** Dice that show another face. */
  rolled: string[];
  /** Other pieces that show another face. */
  turned: string[];
}

const STILL = 1.5;
/** A die that shows a number, and does not wait to be rolled. */
const ROLLED = /\d$/;

/** What has to be shown between two pictures of the table. */
export function compare(before: Map<string, Box>, after: Map<string, Box>): Plan {
  const plan: Plan = { slid: [], flown: [], appeared: [], gone: [], rolled: [], turned: [] };
  const gone = new Map([...before].filter(([id]) => !after.has(id)));
  for (const [id, to] of after) {
    const from = before.get(id) ?? takeAlike(gone, to);
    if (!from) (to.dice && ROLLED.test(to.face) ? plan.rolled : plan.appeared).push(id);
    else {
      const [across, down] = slide(from, to);
      const by: Point = [across + from.shift[0], down + from.shift[1]];
      if (from.zone !== to.zone) plan.flown.push({ id, from, to });
      else if (Math.hypot(across, down) > STILL) plan.slid.push({ id, by });
      if (from.face !== to.face) (to.dice ? plan.rolled : plan.turned).push(id);
    }
  }
  plan.gone = [...gone].map(([id, from]) => ({ id, from }));
  return plan;
}

/** Cards that look alike have no ids that could be followed: to the eye, the one that went is the one that came. */
function takeAlike(gone: Map<string, Box>, to: Box): Box | undefined {
  if (to.dice) return undefined;
  const alike = [...gone].find(([, from]) => from.face === to.face && from.zone !== to.zone);
  if (alike) gone.delete(alike[0]);
  return alike?.[1];
}

/** From where it lay to where it lies, as seen from the beginning of its row or board. */
function slide(from: Box, to: Box): Point {
  const scale = from.width > 0 ? to.width / from.width : 1; // what is smaller now was nearer too
  const way = (was: number, is: number, before: number, now: number) => (was - before) * scale - (is - now);
  const [was, is] = [middle(from), middle(to)];
  return [way(was[0], is[0], from.home[0], to.home[0]), way(was[1], is[1], from.home[1], to.home[1])];
}

const middle = (box: Box): Point => [box.x + box.width / 2, box.y + box.height / 2];

/** How far a point of its board is from where a piece lies, on the screen. */
export function away(box: Box, at: Point): Point {
  if (!box.board) return [0, 0];
  const { frame, width } = box.board;
  const unit = width / frame[2];
  const [x, y] = middle(box);
  return [box.home[0] + (at[0] - frame[0]) * unit - x, box.home[1] + (at[1] - frame[1]) * unit - y];
}

// One thing after another -------------------------------------------------------------------------------------------

/** A stretch of the way of a piece: when it begins, how long it takes, and where it ends, if something else follows. */
export interface Leg {
  at: number;
  lasts: number;
  to: Point | null;
}

/** When each piece moves, where the order matters; `lasts` says how long a piece takes, 0 if it does not move at all. */
export function order(beats: Beat[], lasts: (piece: string, stops: number) => number, start = 0) {
  const stops = new Map<string, number>();
  for (const [piece] of beats.flat()) stops.set(piece, (stops.get(piece) ?? 0) + 1);
  const ways = new Map<string, Leg[]>();
  let at = start;
  for (const beat of beats) {
    let longest = 0;
    for (const [piece, to = null] of beat) {
      const time = lasts(piece, stops.get(piece)!);
      if (time > 0) ways.set(piece, [...(ways.get(piece) ?? []), { at, lasts: time, to }]);
      longest = Math.max(longest, time);
    }
    at += longest;
  }
  return { ways, end: at };
}

/** The frames of a way: from where the piece is seen, by way of what happens in between, to where it lies. */
export function frames(box: Box, from: Point, legs: Leg[], end: Keyframe): Keyframe[] {
  const [first, last] = [legs[0]!, legs.at(-1)!];
  const whole = last.at + last.lasts - first.at;
  const at = ([x, y]: Point) => ({ translate: `${x}px ${y}px` });
  const easing = 'cubic-bezier(.3, .9, .3, 1)';
  const found: Keyframe[] = [{ ...at(from), offset: 0, easing }];
  let here = from;
  legs.forEach((leg, n) => {
    if (n > 0) found.push({ ...at(here), offset: (leg.at - first.at) / whole, easing });
    if (leg.to) here = away(box, leg.to);
    if (leg !== last) found.push({ ...at(here), offset: (leg.at + leg.lasts - first.at) / whole, easing });
  });
  return [...found, { ...(end.translate ? {} : at(here)), ...end, offset: 1 }];
}
