import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Message } from './wire';

/** A line that the test holds at the other end. */
class Line {
  static all: Line[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;

  constructor(readonly address: URL) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const last = (): Line => Line.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { href: 'http://moon.test/t/x', protocol: 'http:' });
  vi.stubGlobal('document', {
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    visibilityState: 'visible',
  });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});
afterEach(() => vi.useRealTimers());

async function sit(): Promise<{ heard: Message[]; socket: import('./socket.svelte').TableSocket }> {
  const { TableSocket } = await import('./socket.svelte');
  const heard: Message[] = [];
  return { heard, socket: new TableSocket('x', (message) => heard.push(message)) };
}

test('what was not answered is asked again with the same key after the line broke', async () => {
  const { socket } = await sit();
  last().open();
  last().tell({ type: 'update', version: 7, places: [] });
  const answer = socket.ask({ type: 'play', seat: 0, action: 'roll', version: 7 });
  const asked = last().sent[0]!;
  last().drop();
  expect(socket.status).toBe('lost');
  vi.advanceTimersByTime(1000);
  expect(Line.all).toHaveLength(2);
  expect(last().address.search).toBe('?since=7&protocol=4');
  last().open();
  expect(last().sent).toEqual([asked]);
  last().tell({ type: 'done', key: asked.key, version: 8 });
  expect(await answer).toMatchObject({ type: 'done', version: 8 });
  last().drop();
  vi.advanceTimersByTime(1000);
  last().open();
  expect(last().sent).toEqual([]);
});

test('pauses grow while nobody answers', async () => {
  await sit();
  last().drop();
  vi.advanceTimersByTime(700);
  expect(Line.all).toHaveLength(2);
  last().drop();
  vi.advanceTimersByTime(700);
  expect(Line.all).toHaveLength(2);
  vi.advanceTimersByTime(700);
  expect(Line.all).toHaveLength(3);
});

test('a door that is closed for good stays closed', async () => {
  const { socket } = await sit();
  last().open();
  last().drop(4404);
  vi.advanceTimersByTime(60_000);
  expect(socket.status).toBe('closed');
  expect(socket.code).toBe(4404);
  expect(Line.all).toHaveLength(1);
});

test('a line that is silent when pinged is given up', async () => {
  const { socket } = await sit();
  last().open();
  vi.advanceTimersByTime(20_000);
  expect(last().sent).toEqual([{ type: 'ping' }]);
  vi.advanceTimersByTime(8_000);
  expect(socket.status).toBe('lost');
});

test('whoever leaves does not come back', async () => {
  const { socket } = await sit();
  last().open();
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(1);
});
