/**
 * French before a name: “la main d’Ada”, but “la main de Bot 2”. Messages write `{ DE($player) }` and
 * `{ QUE($player) }`. The server's words have the same functions (`words/elision.py`).
 */

const VOWELS = 'aeiouœæ';

/** Whether the word before a name loses its e: before a vowel, and before a y that sounds like one (“Yves”). */
export function elides(name: string): boolean {
  const [first = '', second = ''] = name.toLowerCase().normalize('NFD');
  if (first === 'y') return /\p{L}/u.test(second) && !VOWELS.includes(second);
  return first !== '' && VOWELS.includes(first);
}

const before =
  (whole: string, cut: string) =>
  ([value]: unknown[]): string => {
    const name = String(value);
    return elides(name) ? `${cut}’${name}` : `${whole} ${name}`;
  };

/** For a bundle of messages. */
export const FUNCTIONS = { DE: before('de', 'd'), QUE: before('que', 'qu') };
