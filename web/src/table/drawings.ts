/** The drawings of a game; one that has none can be played all the same, with plain cards that say what they are. */

import { Problem } from '../lib/api';
import { loadArt } from '../lib/art';
import type { ArtData } from '../lib/wire';

const PLAIN: ArtData = {
  faces: {},
  defs: '',
  seats: ['#e4572e', '#2e86ab', '#f2b134', '#5b8c5a', '#8f5fbf', '#7a8594'],
};

export async function drawings(game: string, pack: string): Promise<ArtData> {
  try {
    return await loadArt(game, pack);
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return PLAIN;
    throw error;
  }
}
