/** The icons of the installed page: the mark of the house, drawn point by point, so that no image tool is needed. */

import { deflateSync } from 'node:zlib';

interface Disc {
  x: number;
  y: number;
  r: number;
  colour: string;
}

const NIGHT = '#0c1029';
const MOON = '#f0dfa4';
const SHADE = '#d3be7a';
const WOOD = '#9a6539';

/** In a square of 48, as in Moon.svelte; a mask may cut off a tenth on each side. */
const DISCS: Disc[] = [
  { x: 24, y: 22, r: 14, colour: MOON },
  { x: 18.6, y: 16.6, r: 3.1, colour: SHADE },
  { x: 27.9, y: 23.6, r: 4.3, colour: SHADE },
  { x: 19.3, y: 27.4, r: 2, colour: SHADE },
  { x: 28.7, y: 14.2, r: 1.6, colour: SHADE },
];
const BOARD = { left: 9, right: 39, y: 38, thick: 3, colour: WOOD };

export function svgIcon(): string {
  const discs = DISCS.map(({ x, y, r, colour }) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="${NIGHT}"/>` +
    `${discs.join('')}<path d="M${BOARD.left} ${BOARD.y}H${BOARD.right}" stroke="${WOOD}" ` +
    `stroke-width="${BOARD.thick}" stroke-linecap="round"/></svg>`
  );
}

export function pngIcon(size: number): Buffer {
  const rows = Buffer.alloc(size * (1 + size * 3));
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const colour = shade(((column + 0.5) * 48) / size, ((row + 0.5) * 48) / size, 48 / size);
      rows.set(colour, row * (1 + size * 3) + 1 + column * 3);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8); // eight bits, red green blue
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The colour of one point; edges are as soft as a point is wide. */
function shade(x: number, y: number, point: number): number[] {
  let colour = rgb(NIGHT);
  const paint = (inside: number, over: string): void => {
    const part = Math.min(1, Math.max(0, inside / point + 0.5));
    colour = colour.map((value, at) => Math.round(value * (1 - part) + rgb(over)[at]! * part));
  };
  for (const disc of DISCS) paint(disc.r - Math.hypot(x - disc.x, y - disc.y), disc.colour);
  const nearest = Math.min(BOARD.right, Math.max(BOARD.left, x));
  paint(BOARD.thick / 2 - Math.hypot(x - nearest, y - BOARD.y), BOARD.colour);
  return colour;
}

function rgb(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function crc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
