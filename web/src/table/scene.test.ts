import { expect, test } from 'vitest';
import type { Piece, Scene, Zone } from '../lib/wire';
import { arrange, byZone, changed } from './scene';

const zone = (id: string, more: Partial<Zone> = {}): Zone => ({ id, kind: 'row', text: [id, {}], ...more });
const piece = (id: string, zone: string, more: Partial<Piece> = {}): Piece => ({
  id,
  zone,
  face: 'card',
  text: [id, {}],
  ...more,
});

const scene: Scene = {
  zones: [
    zone('market', { kind: 'grid', columns: 2 }),
    zone('area-0', { kind: 'area', seat: 0, zones: [zone('hand-0')] }),
    zone('area-1', { kind: 'area', seat: 1 }),
    zone('area-2', { kind: 'area', seat: 2 }),
  ],
  active: ['area-1'],
  pieces: {
    low: piece('low', 'market', { place: [1, 0] }),
    high: piece('high', 'market', { place: [0, 1] }),
    left: piece('left', 'market'),
    card: piece('card', 'hand-0'),
  },
  arrows: [],
  asks: null,
};

test('changes make a new scene and leave the old one alone', () => {
  const after = changed(scene, {
    pieces: { low: piece('low', 'hand-0') },
    gone: ['high'],
    asks: ['name', {}],
  });
  expect(Object.keys(after.pieces).sort()).toEqual(['card', 'left', 'low']);
  expect(after.pieces['low']?.zone).toBe('hand-0');
  expect(after.asks).toEqual(['name', {}]);
  expect(after.zones).toBe(scene.zones);
  expect(scene.pieces['low']?.zone).toBe('market');
});

test('zones that are as before are listed by their id', () => {
  const market = { ...zone('market'), columns: 3 };
  const after = changed(scene, { zones: ['hand-0', market], pieces: {}, gone: [] });
  expect(after.zones).toEqual([scene.zones.find((one) => one.id === 'hand-0'), market]);
});

test('pieces are read from the top row down, from left to right', () => {
  expect(
    byZone(scene)
      .get('market')
      ?.map((one) => one.id),
  ).toEqual(['high', 'left', 'low']);
  expect(
    byZone(scene)
      .get('hand-0')
      ?.map((one) => one.id),
  ).toEqual(['card']);
});

test('on a board the top is where y is small', () => {
  const board = { ...scene, zones: [zone('market', { kind: 'board', frame: [0, 0, 9, 9] })] };
  expect(
    byZone(board)
      .get('market')
      ?.map((one) => one.id),
  ).toEqual(['left', 'low', 'high']);
});

test('own zones are mine, the others come in turn order after me', () => {
  const { common, others, own } = arrange(scene, 1, 3);
  expect(common.map((one) => one.id)).toEqual(['market']);
  expect(others.map((one) => one.id)).toEqual(['area-2', 'area-0']);
  expect(own.map((one) => one.id)).toEqual(['area-1']);
});

test('a spectator has no zones', () => {
  const { others, own } = arrange(scene, -1, 3);
  expect(own).toEqual([]);
  expect(others.map((one) => one.id)).toEqual(['area-0', 'area-1', 'area-2']);
});

test('zones of a player that lie loose are gathered under the name', () => {
  const zones = [zone('hand', { seat: 1 }), zone('board', { seat: 1 }), zone('cards', { seat: 0 })];
  const { others, own } = arrange({ ...scene, zones, active: ['board'] }, 0, 2);
  expect(others.map((one) => [one.id, one.text, one.active])).toEqual([['seat-1', ['seat-1'], true]]);
  expect(others[0]?.zones?.map((one) => one.id)).toEqual(['hand', 'board']);
  expect(own[0]?.zones?.map((one) => one.id)).toEqual(['cards']);
});
