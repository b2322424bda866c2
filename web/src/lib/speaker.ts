/** Says texts in one language, from the same Fluent files as the server's. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { FUNCTIONS } from './elision';
import type { Argument, Text } from './wire';

export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

/** The same as in Python's words: numbers and plurals come out alike on both sides. */
const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };

/** Made once: a table has a hundred numbers, all of them said again at every move. */
const NUMBERS: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat(LOCALES.en),
  fr: new Intl.NumberFormat(LOCALES.fr),
};

/** Says texts: those of the house, and at a table those of its game, its components and its players. */
export class Speaker {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly components: Record<string, string> = {},
    private readonly seats: readonly string[] = [],
  ) {}

  /** The same words, knowing who sits at the table. */
  seated(seats: readonly string[]): Speaker {
    return new Speaker(this.language, this.bundle, this.components, seats);
  }

  /** Whether there are words for a message. */
  knows(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(text: Text): string {
    const [id, args] = text;
    const component = this.components[id];
    if (component !== undefined) return component;
    if (id.startsWith('seat-')) return this.seats[Number(id.slice(5))] ?? id;
    return this.t(id, args);
  }

  /** A text written like a call: `t('shelf-players', { low: 2 })`. */
  t(id: string, args: Record<string, Argument> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) {
      console.error(`there is no text ${id} in ${this.language}`);
      return id;
    }
    const said: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args))
      said[name] = Array.isArray(value) ? this.say(value) : value;
    const errors: Error[] = [];
    const result = this.bundle.formatPattern(pattern, said, errors);
    if (errors.length) console.error(`the text ${id} in ${this.language}: ${errors[0]?.message}`);
    return result;
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    const format = options ? new Intl.NumberFormat(LOCALES[this.language], options) : NUMBERS[this.language];
    return format.format(value).replace('-', '−');
  }

  date(seconds: number): string {
    const format = new Intl.DateTimeFormat(LOCALES[this.language], {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return format.format(new Date(seconds * 1000));
  }

  /** Names in a row: “Ada, Grace and Hedy”. */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(LOCALES[this.language], { type: 'conjunction' }).format(items);
  }
}

export function speaker(language: Language, fluent: string, names: Record<string, string> = {}): Speaker {
  const bundle = new FluentBundle(LOCALES[language], { useIsolating: false, functions: FUNCTIONS });
  bundle.addResource(new FluentResource(fluent), { allowOverrides: true });
  return new Speaker(language, bundle, names);
}
