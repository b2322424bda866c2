import type { Point } from '../lib/wire';

/**
 * One mechanism animates every piece of every game: where it lay before an update, where it lies now. Pieces keep their
 * ids, so no game has to say how its moves look.
 */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where the row or board begins that it lies in: when that moves as a whole, its pieces do not. */
  home: Point;
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
      const by = slide(from, to);
      if (from.zone !== to.zone) plan.flown.push({ id, from, to });
      else if (Math.hypot(...by) > STILL) plan.slid.push({ id, by });
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
  return [
    way(from.x + from.width / 2, to.x + to.width / 2, from.home[0], to.home[0]),
    way(from.y + from.height / 2, to.y + to.height / 2, from.home[1], to.home[1]),
  ];
}

const EASE = 'cubic-bezier(.3, .9, .3, 1)';
const FLIGHT = 420;

export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where every piece under `root` lies on the screen. */
export function look(root: HTMLElement): Map<string, Box> {
  const boxes = new Map<string, Box>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { piece = '', zone = '', face = '', dice } = element.dataset;
    const around = element.parentElement!.getBoundingClientRect();
    boxes.set(piece, {
      ...{ x, y, width, height, zone, face },
      home: [around.x, around.y],
      dice: dice !== undefined,
    });
  }
  return boxes;
}

/** Show how the table became what it is: `before` is what `look` saw, `sky` a layer above everything. */
export function animate(
  root: HTMLElement,
  sky: HTMLElement,
  before: Map<string, Box>,
  old: Map<string, Node>,
): void {
  if (calm()) return;
  const find = (id: string) => root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(id)}"]`);
  const plan = compare(before, look(root));
  for (const { id, by } of plan.slid) {
    const way = [{ translate: `${by[0]}px ${by[1]}px` }, { translate: '0 0' }];
    find(id)?.animate(way, { duration: FLIGHT, easing: EASE });
  }
  for (const { id, from, to } of plan.flown) {
    const element = find(id);
    if (element) fly(element, from, to, sky);
  }
  for (const id of plan.appeared) {
    find(id)?.animate([{ opacity: 0, scale: 0.8 }, {}], { duration: 260, easing: EASE });
  }
  for (const { id, from } of plan.gone) vanish(old.get(id), from, sky);
  plan.rolled.forEach((id, n) => {
    const element = find(id);
    if (element) roll(element, 520 + 90 * n);
  });
  for (const id of plan.turned) {
    find(id)?.animate([{ scale: '0 1' }, { scale: '1 1' }], { duration: 240, easing: EASE });
  }
}

/** A die leaps, turns and shows other faces until it lies. */
function roll(element: HTMLElement, duration: number): void {
  const drawn = element.querySelector('use');
  const spin = [
    { rotate: '0deg', translate: '0 0' },
    { rotate: '250deg', translate: '6px -20px', offset: 0.45 },
    { rotate: '360deg', translate: '0 0' },
  ];
  const spinning = element.animate(spin, { duration, easing: 'cubic-bezier(.2, .6, .4, 1)' });
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

function fly(element: HTMLElement, from: Box, to: Box, sky: HTMLElement): void {
  const copy = ghost(element, from, sky);
  const flight = copy.animate([at(from, from), at(to, from)], { duration: FLIGHT, easing: EASE });
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT });
  flight.onfinish = flight.oncancel = () => {
    copy.remove();
    hidden.cancel();
  };
}

function vanish(node: Node | undefined, from: Box, sky: HTMLElement): void {
  if (!(node instanceof HTMLElement)) return;
  const copy = ghost(node, from, sky);
  const end = copy.animate([{ opacity: 1 }, { opacity: 0, scale: 0.7 }], { duration: 260, easing: EASE });
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
