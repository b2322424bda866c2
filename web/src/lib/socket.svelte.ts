/**
 * One WebSocket for each table: it comes back by itself when the connection is lost, says which version it has seen,
 * and asks again what was not answered; the keys make that harmless.
 */

import { PROTOCOL, type Answer, type Message, type Request } from './wire';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/** The server closed the door for good: no identity, not allowed, no such table. */
const FINAL = [4401, 4403, 4404];
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

interface Pending {
  message: Request & { key: string };
  answer: (answer: Answer) => void;
}

export class TableSocket {
  status = $state<Status>('connecting');
  /** Why the server closed for good (see the close codes of the wire), or 0. */
  code = $state(0);

  private socket: WebSocket | null = null;
  private version = -1;
  private pause = FIRST_PAUSE;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private watching: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private readonly pending = new Map<string, Pending>();

  constructor(
    private readonly table: string,
    private readonly hear: (message: Message) => void,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  /** Ask for something; the promise is kept as soon as the server answers, however often the line breaks. */
  ask(request: Request): Promise<Answer> {
    const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const message = { ...request, key };
    return new Promise((answer) => {
      this.pending.set(key, { message, answer });
      this.send(message);
    });
  }

  /** Leave the table. */
  close(): void {
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.waiting);
    clearInterval(this.watching);
    this.status = 'closed';
    this.socket?.close(1000);
    this.socket = null;
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    clearTimeout(this.waiting);
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/socket`, location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    address.search = `since=${this.version}&protocol=${PROTOCOL}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.status = 'open';
      this.pause = FIRST_PAUSE;
      this.heard = Date.now();
      for (const { message } of this.pending.values()) this.send(message);
      this.watch(socket);
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code);
    };
  }

  private receive(message: Message): void {
    this.heard = Date.now();
    if (message.type === 'update') this.version = message.version;
    if ('key' in message) {
      this.pending.get(message.key)?.answer(message);
      this.pending.delete(message.key);
    }
    this.hear(message);
  }

  private lose(code: number): void {
    clearInterval(this.watching);
    this.socket = null;
    if (FINAL.includes(code)) {
      this.code = code;
      this.close();
      return;
    }
    this.status = 'lost';
    this.waiting = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** A line can die in silence: whoever does not answer a ping is gone. */
  private watch(socket: WebSocket): void {
    clearInterval(this.watching);
    this.watching = setInterval(() => {
      const asked = Date.now();
      this.send({ type: 'ping' });
      setTimeout(() => {
        if (socket === this.socket && this.heard < asked) {
          socket.close();
          this.lose(0);
        }
      }, PONG_WITHIN);
    }, PING_EVERY);
  }

  /** The network or the reader is back: do not wait for the pause to end. */
  private readonly hurry = (): void => {
    if (this.status === 'lost' && document.visibilityState === 'visible') {
      this.pause = FIRST_PAUSE;
      this.connect();
    }
  };
}
