import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
});

async function fresh() {
  vi.resetModules();
  return (await import('./notices.svelte')).notices;
}

test('no more than two toasts cover the page: the last ones', async () => {
  const notices = await fresh();
  for (const text of ['one', 'two', 'three']) notices.toast(text);
  expect(notices.toasts.map(({ text }) => text)).toEqual(['two', 'three']);
});

test('what is said again is seen once, and stays for its whole time', async () => {
  const notices = await fresh();
  notices.toast('one');
  vi.advanceTimersByTime(4000);
  notices.toast('two');
  notices.toast('one');
  expect(notices.toasts.map(({ text }) => text)).toEqual(['two', 'one']);
  vi.advanceTimersByTime(4000);
  expect(notices.toasts).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(notices.toasts).toHaveLength(0);
});
