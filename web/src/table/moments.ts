/** From versions of a table to moves of a match: what was taken back is in the log, but not in the replay. */

import type { Told } from '../lib/wire';

const TAKEN_BACK = 'event-undone';

/** How many moves had been made, and not taken back, at a version. */
export function moveAt(log: Told[], version: number): number {
  let moves = 0;
  for (const told of log) {
    if (told.version < 1 || told.version > version) continue;
    moves += told.texts.some(([id]) => id === TAKEN_BACK) ? -1 : 1;
  }
  return Math.max(0, moves);
}
