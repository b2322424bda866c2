/** Short notices: toasts that go by themselves, and what screen readers are told. */

import { Problem } from './api';
import { t, words } from './words.svelte';

/** More toasts than these at once would cover the page. */
const MOST = 2;

export interface Toast {
  id: number;
  text: string;
  kind: 'info' | 'problem';
}

class Notices {
  toasts = $state<Toast[]>([]);
  /** What the live region says; the count makes a repeated sentence heard again. */
  spoken = $state({ text: '', count: 0 });
  private next = 1;

  toast(text: string, kind: Toast['kind'] = 'info'): void {
    const id = this.next++;
    // What is said again is seen once; of all the others, the last are.
    const others = this.toasts.filter((toast) => toast.text !== text);
    this.toasts = [...others, { id, text, kind }].slice(-MOST);
    setTimeout(() => this.dismiss(id), kind === 'problem' ? 9000 : 5000);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Say something to those who listen instead of looking. */
  announce(text: string): void {
    this.spoken = { text, count: this.spoken.count + 1 };
  }

  /** Tell what went wrong, in words. */
  problem(error: unknown): void {
    this.toast(explain(error), 'problem');
  }
}

/** Whether the server did not answer: another try may help. */
export const unanswered = (error: unknown): boolean => error instanceof Problem && error.status === 0;

/** What went wrong, in the language of the reader. */
export function explain(error: unknown): string {
  if (error instanceof Problem) {
    return error.text && words.here.knows(error.text[0]) ? words.here.say(error.text) : error.message;
  }
  console.error(error);
  return t('problem-unknown');
}

export const notices = new Notices();
