/** Copying: to the clipboard where there is one. */

import { notices } from './notices.svelte';
import { t } from './words.svelte';

/** Copy a link and say so; whether it worked, as an address without https has no clipboard. */
export async function copyLink(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(new URL(address, location.href).href);
    notices.toast(t('link-copied'));
    return true;
  } catch {
    return false;
  }
}
