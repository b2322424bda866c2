/** A scene as it travels: zones without their pieces, pieces by id. What each part means: `lunatheque.scene`. */

import type { Piece, Point, Scene, SceneChanges, Zone } from '../lib/wire';

export const EMPTY: Scene = { zones: [], active: [], pieces: {}, arrows: [], asks: null };

/** The scene after some changes; the earlier one stays as it was. */
export function changed(scene: Scene, changes: SceneChanges): Scene {
  const { pieces: fresh, gone, zones: listed, ...parts } = changes;
  const known = new Map(scene.zones.map((zone) => [zone.id, zone]));
  const zones = listed?.map((zone) => (typeof zone === 'string' ? known.get(zone)! : zone)) ?? scene.zones;
  const pieces = { ...scene.pieces, ...fresh };
  for (const id of gone) delete pieces[id];
  return { ...scene, ...parts, zones, pieces };
}

/** All zones, each before those inside it. */
export function* allZones(zones: Zone[]): Generator<Zone> {
  for (const zone of zones) {
    yield zone;
    yield* allZones(zone.zones ?? []);
  }
}

export const place = (piece: Piece): Point => piece.place ?? [0, 0];

/** The pieces of each zone, in reading order: top row first (row 0 is at the bottom), then from left to right. */
export function byZone(scene: Scene): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const zone of allZones(scene.zones)) found.set(zone.id, []);
  for (const piece of Object.values(scene.pieces)) found.get(piece.zone)?.push(piece);
  for (const zone of allZones(scene.zones)) {
    const down = zone.kind === 'board' ? 1 : -1;
    found.get(zone.id)?.sort((a, b) => {
      const [ax, ay] = place(a);
      const [bx, by] = place(b);
      return down * (ay - by) || ax - bx;
    });
  }
  return found;
}

export interface Arrangement {
  common: Zone[];
  others: Zone[];
  own: Zone[];
}

/** Who lies where: what all share; the others, in turn order after the viewer; the viewer's own, closest to the hand. */
export function arrange(scene: Scene, viewer: number, seats: number): Arrangement {
  const around = (zone: Zone) => ((zone.seat ?? 0) - Math.max(viewer, 0) + seats) % seats;
  const zones = scene.zones.map((zone) => marked(zone, scene.active));
  return {
    common: zones.filter((zone) => zone.seat === undefined),
    others: gather(zones.filter((zone) => zone.seat !== undefined && zone.seat !== viewer)).sort(
      (a, b) => around(a) - around(b),
    ),
    own: gather(zones.filter((zone) => zone.seat === viewer && viewer >= 0)),
  };
}

/** A zone that knows whether the eyes should go there, and the zones inside it too. */
function marked(zone: Zone, active: string[]): Zone {
  const inside = zone.zones && { zones: zone.zones.map((one) => marked(one, active)) };
  return { ...zone, ...inside, active: active.includes(zone.id) };
}

/** Zones of a player that lie loose on the table are gathered in one area with the player's name. */
function gather(zones: Zone[]): Zone[] {
  const areas: Zone[] = [];
  const loose = new Map<number, Zone>();
  for (const zone of zones) {
    const area = loose.get(zone.seat!);
    if (zone.kind === 'area') areas.push(zone);
    else if (area) {
      area.zones!.push(zone);
      area.active ||= zone.active ?? false;
    } else {
      const { seat, active = false } = zone as Zone & { seat: number };
      const made: Zone = {
        id: `seat-${seat}`,
        kind: 'area',
        text: [`seat-${seat}`],
        seat,
        active,
        zones: [zone],
      };
      loose.set(seat, made);
      areas.push(made);
    }
  }
  return areas;
}
