/** Light, dark, or as the system says: an attribute on the root, and the colours of app.css follow. */

import { recall, remember } from './memory';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class Themes {
  chosen = $state<Theme>(
    (THEMES as readonly string[]).includes(recall('theme') ?? '') ? (recall('theme') as Theme) : 'system',
  );

  choose(theme: Theme): void {
    this.chosen = theme;
    remember('theme', theme);
    this.apply();
  }

  apply(): void {
    if (this.chosen === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.chosen;
  }
}

export const theme = new Themes();

/** Whether the reader asked for less motion. */
export function stillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
