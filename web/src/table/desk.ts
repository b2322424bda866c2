/** What everything that lies on a table needs to know: the drawings, the words, and the hand above it. */

import { getContext, setContext } from 'svelte';
import type { ArtData } from '../lib/wire';
import type { Speaker } from '../lib/words.svelte';
import type { Hand } from './hand.svelte';

export interface Desk {
  readonly game: string;
  readonly art: ArtData;
  readonly speaker: Speaker;
  readonly names: string[];
  readonly hand: Hand;
  /** Open the rules at a paragraph. */
  readonly openRule: (rule: string) => void;
}

const KEY = Symbol('desk');

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);

/** The colour of a seat; the art of a game may have its own. */
export const colour = (desk: Desk, seat: number | undefined): string | undefined =>
  seat === undefined || seat < 0 ? undefined : desk.art.seats[seat % desk.art.seats.length];

/** Seats have letters too: colours alone tell nothing to some. */
export const letter = (seat: number): string => String.fromCharCode(65 + seat);
