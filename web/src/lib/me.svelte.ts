/** Who sits in front of this browser. Whoever plays without an account is a guest with a friendly name. */

import { api } from './api';
import type { Me } from './wire';
import { t } from './words.svelte';

class Myself {
  known = $state<Me | null>(null);

  async ask(): Promise<void> {
    this.known = (await api.house()).me;
  }

  /** Come in as a guest, unless one is known already. */
  async comeIn(name = friendlyName()): Promise<void> {
    if (!this.known) this.known = { name: (await api.guest(name)).name, account: false };
  }
}

/** Somebody of the Moon; the names are in the texts, so that each language has its own. */
export function friendlyName(): string {
  const names = t('guest-names').split(/\s*\|\s*/);
  return names[Math.floor(Math.random() * names.length)] ?? 'Luna';
}

export const me = new Myself();
