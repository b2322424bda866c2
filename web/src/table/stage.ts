/** What `motion` has found is shown: pieces slide and fly, dice roll. Nothing waits for it, and nothing is left behind. */

import type { Beat, Point } from '../lib/wire';
import type { Frame } from './camera';
import { compare, frames, order, type Box, type Leg } from './motion';

const EASE = 'cubic-bezier(.3, .9, .3, 1)';
const FLIGHT = 420;
const ROLL = 520;
/** Whoever is so much ahead of what is shown, in milliseconds, sees the end of it at once. */
const LATE = 1600;
/** The name of our animations. */
const OURS = 'motion';

export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where every piece under `root` lies on the screen. */
export function look(root: HTMLElement): Map<string, Box> {
  const boxes = new Map<string, Box>();
  const moving = new Set(root.getAnimations({ subtree: true }).map((one) => targetOf(one)));
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const seen = element.getBoundingClientRect();
    const under = moving.has(element);
    const [width, height] = under ? [element.offsetWidth, element.offsetHeight] : [seen.width, seen.height];
    const shift = under ? shiftOf(element) : ([0, 0] as Point);
    const { piece = '', zone = '', face = '', dice } = element.dataset;
    const around = element.parentElement!.getBoundingClientRect();
    const frame = element.parentElement!.dataset.frame?.split(' ').map(Number) as Frame | undefined;
    boxes.set(piece, {
      x: seen.x + (seen.width - width) / 2 - shift[0],
      y: seen.y + (seen.height - height) / 2 - shift[1],
      ...{ width, height, shift, zone, face },
      home: [around.x, around.y],
      board: frame && { frame, width: around.width },
      dice: dice !== undefined,
    });
  }
  return boxes;
}

/** The elements of all pieces under `root`. */
export const nodesOf = (root: HTMLElement): Map<string, Node> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('[data-piece]')].map((element) => [
      element.dataset.piece!,
      element,
    ]),
  );

const targetOf = (animation: Animation) => (animation.effect as KeyframeEffect | null)?.target;

/** How far from its place a piece is seen while it moves. */
function shiftOf(element: HTMLElement): Point {
  const [x = 0, y = 0] = getComputedStyle(element)
    .translate.split(' ')
    .map((part) => parseFloat(part) || 0);
  return [x, y];
}

/** When the last thing that has to be seen before others ends. */
let until = 0;

/** How long what comes now has to wait for what is still shown. */
function patience(): number {
  const left = until - performance.now();
  if (left <= LATE) return Math.max(0, left);
  for (const one of document.getAnimations()) if (one.id === OURS) one.finish();
  return 0;
}

/**
 * Show how the table became what it is: `before` is what `look` saw, `sky` a layer above everything. Pieces that `beats`
 * name move one beat after another, and after what is still shown of an earlier decision; all others move at once.
 */
export function animate(
  root: HTMLElement,
  sky: HTMLElement,
  before: Map<string, Box>,
  old: Map<string, Node>,
  beats: Beat[] = [],
): void {
  if (calm()) return;
  const find = (id: string) => root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(id)}"]`);
  const start = beats.length > 0 ? patience() : 0;
  const after = look(root);
  const plan = compare(before, after);
  const busy = new Set([...plan.slid, ...plan.flown, ...plan.gone].map(({ id }) => id));
  for (const id of [...plan.appeared, ...plan.turned]) busy.add(id);
  const dice = new Map(plan.rolled.map((id, n) => [id, ROLL + 90 * n]));
  const lasts = (id: string, stops: number) =>
    dice.get(id) ?? (busy.has(id) || (stops > 1 && after.has(id)) ? FLIGHT : 0);
  const { ways, end } = order(beats, lasts, start);
  if (ways.size > 0) until = performance.now() + end;
  const when = (id: string) => ways.get(id)?.[0]!.at ?? 0;
  const slid = new Map(plan.slid.map(({ id, by }) => [id, by]));
  for (const [id, legs] of ways) {
    if (legs.length > 1 && after.has(id) && !slid.has(id)) slid.set(id, before.get(id)?.shift ?? [0, 0]); // there and back
  }
  for (const [id, by] of slid) {
    const element = find(id);
    const legs = ways.get(id) ?? [{ at: 0, lasts: FLIGHT, to: null }];
    if (element) travel(element, frames(after.get(id)!, by, legs, { translate: '0 0' }), legs);
  }
  for (const { id, from, to } of plan.flown) {
    const element = find(id);
    if (element) fly(element, seen(from), to, sky, when(id));
  }
  for (const id of plan.appeared) {
    const way = [{ opacity: 0, scale: 0.8 }, {}];
    find(id)?.animate(way, { id: OURS, delay: when(id), duration: 260, easing: EASE, fill: 'backwards' });
  }
  for (const { id, from } of plan.gone) {
    vanish(old.get(id), seen(from), sky, ways.get(id) ?? [{ at: 0, lasts: 260, to: null }]);
  }
  for (const [id, duration] of dice) {
    const element = find(id);
    if (element) roll(element, duration, when(id));
  }
  for (const id of plan.turned) {
    const way = [{ scale: '0 1' }, { scale: '1 1' }];
    find(id)?.animate(way, { id: OURS, delay: when(id), duration: 240, easing: EASE });
  }
}

/** A box where it is seen, and not where it will lie. */
const seen = (box: Box): Box => ({ ...box, x: box.x + box.shift[0], y: box.y + box.shift[1] });

const span = (legs: Leg[]) => ({
  delay: legs[0]!.at,
  duration: legs.at(-1)!.at + legs.at(-1)!.lasts - legs[0]!.at,
});

/** A piece goes its way from where it is seen; what was shown of an earlier way ends here. */
function travel(element: HTMLElement, way: Keyframe[], legs: Leg[]): void {
  for (const one of element.getAnimations()) {
    const told = one.effect instanceof KeyframeEffect ? one.effect.getKeyframes() : [];
    if (one.id === OURS && told.some((frame) => 'translate' in frame)) one.cancel();
  }
  element.animate(way, { id: OURS, ...span(legs), fill: 'backwards' });
}

/** A die leaps, turns and shows other faces until it lies. */
function roll(element: HTMLElement, duration: number, delay: number): void {
  const drawn = element.querySelector('use');
  const spin = [
    { rotate: '0deg', translate: '0 0' },
    { rotate: '250deg', translate: '6px -20px', offset: 0.45 },
    { rotate: '360deg', translate: '0 0' },
  ];
  const spinning = element.animate(spin, {
    id: OURS,
    delay,
    duration,
    easing: 'cubic-bezier(.2, .6, .4, 1)',
  });
  const face = element.dataset.face ?? '';
  const address = drawn?.getAttribute('href') ?? '';
  const family = address.replace(/\d+$/, '');
  const faces = [...document.querySelectorAll(`symbol[id^="${CSS.escape(family.slice(1))}"]`)];
  if (!drawn || !address.endsWith(face) || faces.length < 2 || family === address) return;
  const shown = setInterval(() => {
    const other = faces[Math.floor(Math.random() * faces.length)]!;
    drawn.setAttribute('href', `#${other.id}`);
  }, 70);
  spinning.onfinish = spinning.oncancel = () => {
    clearInterval(shown);
    drawn.setAttribute('href', address.slice(0, -face.length) + (element.dataset.face ?? face));
  };
}

function fly(element: HTMLElement, from: Box, to: Box, sky: HTMLElement, delay: number): void {
  const copy = ghost(element, from, sky);
  const timing = { id: OURS, delay, duration: FLIGHT, fill: 'backwards' as const };
  const flight = copy.animate([at(from, from), at(to, from)], { ...timing, easing: EASE });
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], timing);
  flight.onfinish = flight.oncancel = () => {
    copy.remove();
    hidden.cancel();
  };
}

function vanish(node: Node | undefined, from: Box, sky: HTMLElement, legs: Leg[]): void {
  if (!(node instanceof HTMLElement)) return;
  const copy = ghost(node, from, sky);
  const way = frames(from, [0, 0], legs, { opacity: 0, scale: 0.7 });
  const visible = way.slice(0, -1).map((frame) => ({ ...frame, opacity: 1, scale: 1 }));
  const end = copy.animate([...visible, way.at(-1)!], { id: OURS, ...span(legs), fill: 'backwards' });
  end.onfinish = end.oncancel = () => copy.remove();
}

/** A copy that nobody can touch or hear, where the piece was. */
function ghost(element: HTMLElement, box: Box, sky: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ['data-piece', 'id', 'tabindex']) copy.removeAttribute(name);
  copy.classList.add('ghost');
  Object.assign(copy.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  sky.append(copy);
  return copy;
}

const at = (box: Box, home: Box) => ({
  translate: `${box.x - home.x}px ${box.y - home.y}px`,
  width: `${box.width}px`,
  height: `${box.height}px`,
});
