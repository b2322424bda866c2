/** Your turn: said in the title of the tab, and by the system to those who asked for it and look elsewhere. */

import { recall, remember } from '../lib/memory';

const MARK = '● ';

export const canNotify = (): boolean => 'Notification' in globalThis;
export const notifies = (): boolean =>
  canNotify() && Notification.permission === 'granted' && recall('notices') === 'on';

/** Ask the system for leave; only ever after somebody pressed the button. */
export async function wantNotices(on: boolean): Promise<boolean> {
  const granted = on && canNotify() && (await Notification.requestPermission()) === 'granted';
  remember('notices', granted ? 'on' : 'off');
  return granted;
}

export function notify(title: string, words: string): void {
  if (!notifies() || document.visibilityState === 'visible') return;
  const notice = new Notification(title, { body: words, tag: location.pathname });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

export const entitle = (game: string, turn: string | null): string =>
  turn ? `${MARK}${turn} – ${game}` : game;
