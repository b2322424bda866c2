/** Ranges in words: “2–4 players”, “30 min”. */

import type { Game } from './wire';
import type { Speaker } from './speaker';

export function facts(game: Game, speaker: Speaker): { players: string; minutes: string; age: string } {
  return {
    players: speaker.t('fact-players', { range: range(game.players), most: game.players[1] }),
    minutes: speaker.t('fact-minutes', { range: range(game.minutes) }),
    age: speaker.t('fact-age', { age: game.age }),
  };
}

function range([low, high]: [number, number]): string {
  return low === high ? `${low}` : `${low}–${high}`;
}
