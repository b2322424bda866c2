/** Names that are written on a board: where two would touch, the one that matters less steps aside, or is not written. */

export interface Written {
  /** The larger, the more it matters. */
  weight: number;
  box: { left: number; top: number; right: number; bottom: number };
}

type Box = Written['box'];

const touch = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Field by field: what the browser measures has them only by inheritance. */
const lower = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left,
  right,
  top: top + by,
  bottom: bottom + by,
});

/**
 * How far down each name is written from its place: those that matter most stay, of equal ones the first; others go
 * below or above by their own height; `null` where there is no room for them.
 */
export function arrangeNames(names: Written[]): (number | null)[] {
  const kept: Box[] = [];
  const aside = new Map<Written, number>();
  for (const name of names.toSorted((a, b) => b.weight - a.weight)) {
    const height = name.box.bottom - name.box.top;
    const free = [0, height, -height].find((by) => !kept.some((box) => touch(box, lower(name.box, by))));
    if (free === undefined) continue;
    kept.push(lower(name.box, free));
    aside.set(name, free);
  }
  return names.map((name) => aside.get(name) ?? null);
}

/** What glows matters most, then what is large: a star more than the name of its constellation. */
const weigh = (piece: HTMLElement) =>
  (piece.matches('.next, .picked, .single') ? 1e6 : 0) + piece.offsetWidth;

/** Keep the names on a board apart. All are measured together, then all are changed. */
export function declutter(board: HTMLElement): void {
  const captions = [...board.querySelectorAll<HTMLElement>('.on-board > .caption')];
  for (const caption of captions) caption.style.removeProperty('--aside');
  const boxes = captions.map((caption) => caption.getBoundingClientRect());
  const there = captions.flatMap((caption, at) =>
    boxes[at]!.width > 0 ? [{ caption, box: boxes[at]! }] : [],
  );
  const places = arrangeNames(
    there.map(({ caption, box }) => ({ weight: weigh(caption.parentElement!), box })),
  );
  there.forEach(({ caption }, at) => {
    caption.classList.toggle('crowded', places[at] === null);
    if (places[at]) caption.style.setProperty('--aside', `${places[at]}px`);
  });
}
