/** The record of a match as a file. */

import { api } from '../lib/api';
import { notices } from '../lib/notices.svelte';

export async function download(id: string): Promise<void> {
  try {
    const address = URL.createObjectURL(new Blob([await api.record(id)], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), {
      href: address,
      download: `lunatheque-${id}.txt`,
    });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  } catch (error) {
    notices.problem(error);
  }
}
