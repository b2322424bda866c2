/**
 * One mechanism animates every piece of every game: where it lay before an update, where it lies now. Pieces keep their
 * ids, so no game has to say how its moves look.
 */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  zone: string;
  face: string;
  dice: boolean;
}

export interface Plan {
  /** Pieces that lie elsewhere now, and whether they left their zone (then they fly above the table). */
  moved: { id: string; from: Box; to: Box; flies: boolean }[];
  appeared: string[];
  gone: { id: string; from: Box }[];
  /** Dice that show another face. */
  rolled: string[];
  /** Other pieces that show another face. */
  turned: string[];
}

const STILL = 1.5;

/** What has to be shown between two pictures of the table. */
export function compare(before: Map<string, Box>, after: Map<string, Box>): Plan {
  const plan: Plan = { moved: [], appeared: [], gone: [], rolled: [], turned: [] };
  for (const [id, to] of after) {
    const from = before.get(id);
    if (!from) {
      (to.dice ? plan.rolled : plan.appeared).push(id);
      continue;
    }
    const flies = from.zone !== to.zone;
    const far = Math.hypot(from.x - to.x, from.y - to.y) > STILL || Math.abs(from.width - to.width) > STILL;
    if (far) plan.moved.push({ id, from, to, flies });
    if (from.face !== to.face) (to.dice ? plan.rolled : plan.turned).push(id);
  }
  for (const [id, from] of before) if (!after.has(id)) plan.gone.push({ id, from });
  return plan;
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
    boxes.set(piece, { x, y, width, height, zone, face, dice: dice !== undefined });
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
  for (const { id, from, to, flies } of plan.moved) {
    const element = find(id);
    if (element) (flies ? fly : slide)(element, from, to, sky);
  }
  for (const id of plan.appeared) {
    find(id)?.animate([{ opacity: 0, scale: 0.8 }, {}], { duration: 260, easing: EASE });
  }
  for (const { id, from } of plan.gone) vanish(old.get(id), from, sky);
  plan.rolled.forEach((id, n) => {
    const spins = [{ rotate: '0deg' }, { rotate: '200deg', translate: '0 -14px' }, { rotate: '360deg' }];
    find(id)?.animate(spins, { duration: 420 + 60 * n, easing: 'cubic-bezier(.2, .6, .4, 1.2)' });
  });
  for (const id of plan.turned) {
    find(id)?.animate([{ scale: '0 1' }, { scale: '1 1' }], { duration: 240, easing: EASE });
  }
}

function slide(element: HTMLElement, from: Box, to: Box): void {
  const scale = element.offsetWidth > 0 ? to.width / element.offsetWidth : 1; // inside a board everything is scaled
  const dx = (from.x + from.width / 2 - to.x - to.width / 2) / (scale || 1);
  const dy = (from.y + from.height / 2 - to.y - to.height / 2) / (scale || 1);
  element.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], {
    duration: FLIGHT,
    easing: EASE,
  });
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
