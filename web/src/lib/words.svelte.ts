/** Words: the language of the reader, and the words of the house and of games in it. */

import { api } from './api';
import { recall, remember } from './memory';
import { LANGUAGES, speaker, type Language, type Speaker } from './speaker';
import type { Argument } from './wire';

export { LANGUAGES, type Language, type Speaker };

/** The language chosen here before, or the first of the browser's that we speak. */
function preferred(): Language {
  const wanted = [recall('language') ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wanted.find((language) => language in LANGUAGES) ?? 'en') as Language;
}

class Words {
  language = $state<Language>(preferred());
  private house = $state.raw<Speaker>(speaker('en', ''));
  private games = $state.raw<Record<string, Speaker>>({});
  private readonly packs = new Map<string, string>();

  /** The words of the house. */
  get here(): Speaker {
    return this.house;
  }

  /** The words of a game, once loaded; until then those of the house. */
  of(game: string): Speaker {
    return this.games[game] ?? this.house;
  }

  /**
   * Load the words of a game, with the names of a component pack, so that `of` has them; they follow the language
   * from then on.
   */
  async load(game: string, pack = ''): Promise<Speaker> {
    const language = this.language;
    if (!this.games[game] || this.packs.get(game) !== pack) {
      const { fluent, names } = await api.words(game, language, pack);
      if (language !== this.language) return this.load(game, pack);
      this.packs.set(game, pack);
      this.games = { ...this.games, [game]: speaker(language, fluent, names) };
    }
    return this.of(game);
  }

  /** Speak a language: everything that is shown changes at once, when all its words are here. */
  async speak(language: Language): Promise<void> {
    const loaded = Object.keys(this.games);
    const [house, ...games] = await Promise.all([
      api.houseWords(language),
      ...loaded.map((game) => api.words(game, language, this.packs.get(game))),
    ]);
    this.house = speaker(language, house.fluent);
    this.games = Object.fromEntries(
      loaded.map((game, at) => [game, speaker(language, games[at]!.fluent, games[at]!.names)]),
    );
    this.language = language;
    document.documentElement.lang = language;
    remember('language', language);
  }
}

export const words = new Words();

/** A text of the house in the language of the reader. */
export function t(id: string, args?: Record<string, Argument>): string {
  return words.here.t(id, args);
}
