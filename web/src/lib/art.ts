/** Art: the drawings of a game, put into the page once as symbols that any number of pieces show. */

import { api } from './api';
import type { ArtData } from './wire';

const SVG = 'http://www.w3.org/2000/svg';
/** Which pack's drawings stand in the page, by game. */
const shown = new Map<string, string>();

/** The id of the symbol of a face; a face of one game never hides one of another. */
export function symbol(game: string, face: string): string {
  return `art-${game}-${face}`;
}

/** Loads the art of a game (or of one of its packs) and puts its symbols into the page; does so once. */
export async function loadArt(game: string, pack = ''): Promise<ArtData> {
  const art = await api.art(game, pack);
  if (shown.get(game) !== pack) {
    inline(game, art);
    shown.set(game, pack);
  }
  return art;
}

/** Parsed as SVG, not as part of the page: what is no drawing does nothing. */
function inline(game: string, art: ArtData): void {
  const symbols = Object.entries(art.faces).map(
    ([name, face]) =>
      `<symbol id="${symbol(game, name)}" viewBox="0 0 ${face.width} ${face.height}">${face.svg}</symbol>`,
  );
  const source = `<svg xmlns="${SVG}" width="0" height="0"><defs>${art.defs}${symbols.join('')}</defs></svg>`;
  const parsed = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  if (parsed.nodeName !== 'svg') throw new Error(`the art of ${game} is no SVG: ${parsed.textContent}`);
  const svg = document.importNode(parsed, true);
  svg.id = `art-${game}`;
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'art-symbols');
  document.getElementById(svg.id)?.remove();
  document.body.append(svg);
}
