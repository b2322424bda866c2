/** Who sits where at a table that is being made. */

export interface Seat {
  /** 'me', 'here' (somebody else at this screen), 'open' (a friend by invitation), or the level of a bot. */
  who: string;
  name: string;
}

/** The same people at more seats or fewer: the first one is mine, new ones are for bots of the middle level. */
export function changeSeats(seats: readonly Seat[], count: number, bots: readonly string[]): Seat[] {
  const bot = bots[Math.floor((bots.length - 1) / 2)] ?? 'open';
  const kept = seats.slice(0, count);
  while (kept.length < count) kept.push({ who: kept.length ? bot : 'me', name: '' });
  return kept;
}

/** Seats as the server wants them: whoever plays at this screen sits on one of my seats, with a name. */
export function seating(seats: readonly Seat[]): { seats: string[]; names: Record<number, string> } {
  const names: Record<number, string> = {};
  seats.forEach((seat, at) => {
    if (seat.who === 'here' && seat.name.trim()) names[at] = seat.name.trim();
  });
  return { seats: seats.map((seat) => (seat.who === 'here' ? 'me' : seat.who)), names };
}
