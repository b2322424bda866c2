/** Walking with the arrow keys: from one thing to its neighbour as the eyes see them. */

export interface Spot {
  id: string;
  x: number;
  y: number;
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isWay = (key: string) => key in WAYS;

/** The nearest spot in a direction: straight ahead counts more than sideways, and 45 degrees is the limit, if possible. */
export function neighbour(spots: Spot[], from: string, key: string): string | undefined {
  const here = spots.find((spot) => spot.id === from);
  const way = WAYS[key];
  if (!here || !way) return undefined;
  let best: string | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - here.x) * way[0] + (spot.y - here.y) * way[1];
    const aside = Math.abs((spot.x - here.x) * way[1]) + Math.abs((spot.y - here.y) * way[0]);
    if (spot.id === from || ahead <= 0.5) continue;
    const cost = ahead + aside * 2 + (aside > ahead ? 10_000 : 0);
    if (cost < least) {
      least = cost;
      best = spot.id;
    }
  }
  return best;
}
