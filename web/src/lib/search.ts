/** Searching in texts, as the terminal does: accents, capitals and marks do not matter. */

/** A text as it is searched. */
export const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** Whether a text, made plain before, has all the words that are looked for. */
export const includesAll = (text: string, wanted: string): boolean =>
  plain(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word));
