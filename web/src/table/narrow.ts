/** From touches to an action: each touched piece leaves fewer legal actions, until one is left. */

import type { Choice } from '../lib/wire';

export interface Narrowing {
  /** The actions that are still possible. */
  left: Choice[];
  /** Those whose pieces have all been touched. */
  complete: Choice[];
  /** The pieces to touch next. */
  next: Set<string>;
}

export type Outcome = { kind: 'play'; choice: Choice } | { kind: 'more' } | { kind: 'none' };

const pieces = (choice: Choice) => choice.touch.pieces ?? [];

const begins = (choice: Choice, picked: string[]) => picked.every((id, n) => pieces(choice)[n] === id);

/** Whether the touched pieces are among those of an action, in whatever order. */
function holds(choice: Choice, picked: string[]): boolean {
  const rest = [...pieces(choice)];
  return picked.every((id) => {
    const at = rest.indexOf(id);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** What is left after touching `picked`. The order of an action is preferred; where no action has it, any order does. */
export function narrow(legal: Choice[], picked: string[]): Narrowing {
  const touchable = legal.filter((choice) => pieces(choice).length > 0);
  const inOrder = touchable.filter((choice) => begins(choice, picked));
  const left = inOrder.length > 0 ? inOrder : touchable.filter((choice) => holds(choice, picked));
  const complete = left.filter((choice) => pieces(choice).length === picked.length);
  const next = new Set<string>();
  for (const choice of left) {
    const rest = [...pieces(choice)];
    for (const id of picked) rest.splice(rest.indexOf(id), 1);
    if (rest[0] !== undefined) next.add(rest[0]);
  }
  return { left, complete, next };
}

/** Every piece that some action touches, whenever: what may be dragged or touched out of order. */
export function touchable(legal: Choice[]): Set<string> {
  return new Set(legal.flatMap(pieces));
}

/**
 * Touch one more piece. A piece touched again is let go; a piece that does not go with the others begins anew. The
 * action is played when nothing else could be meant; otherwise people go on, or choose between the ones left. Whoever is
 * `careful` touches the only piece of an action twice.
 */
export function touch(
  legal: Choice[],
  picked: string[],
  id: string,
  careful = false,
): { picked: string[]; outcome: Outcome } {
  const again = picked.lastIndexOf(id);
  const ready = careful && again === 0 && picked.length === 1 ? narrow(legal, picked) : null;
  if (ready?.left.length === 1 && ready.complete[0]) {
    return { picked, outcome: { kind: 'play', choice: ready.complete[0] } };
  }
  const further = [...picked, id];
  const { left, complete } = narrow(legal, further);
  const only = complete[0];
  if (left.length === 1 && only) {
    const outcome: Outcome =
      careful && picked.length === 0 ? { kind: 'more' } : { kind: 'play', choice: only };
    return { picked: further, outcome };
  }
  if (left.length > 0) return { picked: further, outcome: { kind: 'more' } };
  if (again >= 0) return { picked: picked.toSpliced(again, 1), outcome: { kind: 'more' } };
  if (picked.length > 0) return touch(legal, [], id, careful);
  return { picked: [], outcome: { kind: 'none' } };
}

/** What some actions have in common, where all of them cost or bring the same and go the same way. */
export function common(choices: Choice[]): Choice['touch'] | null {
  const first = choices[0]?.touch;
  const alike = choices.every(
    ({ touch }) => touch.value === first?.value && String(touch.path) === String(first?.path),
  );
  return first && alike ? first : null;
}

/** Drag from the first piece to the last: the actions that this may mean. */
export function drag(legal: Choice[], from: string, to: string): Choice[] {
  const exact = legal.filter((choice) => pieces(choice)[0] === from && pieces(choice).at(-1) === to);
  if (exact.length > 0 && from !== to) return exact;
  return legal.filter(
    (choice) => from !== to && pieces(choice).includes(from) && pieces(choice).at(-1) === to,
  );
}

/** Where a piece that is dragged may be dropped. */
export function drops(legal: Choice[], from: string): Set<string> {
  const found = new Set<string>();
  for (const choice of legal) {
    const last = pieces(choice).at(-1);
    if (last !== undefined && last !== from && pieces(choice).includes(from)) found.add(last);
  }
  return found;
}

/** The most actions that are all offered in words: to choose from a few is easier to read than to point. */
const FEW = 4;

/**
 * The actions that are buttons under the prompt: those that no piece stands for, and those that people look for in
 * words. Few are offered together, if some are buttons anyway or all are said briefly.
 */
export function buttons(legal: Choice[], brief: boolean): Choice[] {
  const plain = legal.filter((choice) => pieces(choice).length === 0 || choice.touch.button);
  return legal.length <= FEW && (brief || plain.length > 0) ? legal : plain;
}
