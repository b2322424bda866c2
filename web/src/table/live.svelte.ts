/** A table that is being played at: what the server tells, for each seat that this browser plays. */

import { api } from '../lib/api';
import { loadArt } from '../lib/art';
import { TableSocket } from '../lib/socket.svelte';
import type {
  Answer,
  ArtData,
  Beat,
  ChatLine,
  Choice,
  Message,
  Place,
  Request,
  Scene,
  SheetLine,
  TableCard,
  Text,
  Told,
  Update,
  Weighed,
} from '../lib/wire';
import { words } from '../lib/words.svelte';
import { changed, EMPTY } from './scene';

/** What one seat sees, and has been told. */
export interface Sight {
  seat: number;
  scene: Scene;
  prompt: Text;
  legal: Choice[];
  undo: boolean;
  sheet: SheetLine[];
  log: Told[];
  /** What moved by the last decision, one thing after another. */
  beats: Beat[];
}

/** An answer to show: why something cannot be done, or what a hint says. */
export interface Reply {
  kind: 'why' | 'hint' | 'what';
  texts: Text[];
  rule: string;
  considered?: readonly Weighed[];
  /** The action that is advised, which can be played. */
  choice?: Choice | undefined;
}

type Hinted = Extract<Answer, { type: 'hint' }>;
type Seated<T> = T extends { seat: number } ? Omit<T, 'seat' | 'version'> : never;

export class LiveTable {
  card = $state.raw<TableCard | null>(null);
  art = $state.raw<ArtData | null>(null);
  update = $state.raw<Update | null>(null);
  sights = $state.raw<Record<number, Sight>>({});
  /** The seat through whose eyes the table is seen. */
  seat = $state(-1);
  /** The seat that waits behind the curtain; nothing of the table is shown meanwhile. */
  curtain = $state<number | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<number[]>([]);
  spectators = $state(0);
  reply = $state.raw<Reply | null>(null);
  /** A request is under way. */
  busy = $state(false);
  /** When the last update came, for the clocks. */
  heard = $state(0);
  socket = $state.raw<TableSocket | null>(null);
  /** Scenes of this seat since the page was opened: any of them can be looked at again. */
  private past = new Map<number, Map<number, Scene>>();
  /** The version that was seen first. */
  opened = $state(0);

  readonly names = $derived(this.update?.table.names ?? this.card?.seats.map((seat) => seat.name) ?? []);
  readonly speaker = $derived(words.of(this.card?.game ?? '').seated(this.names));
  readonly sight = $derived(this.sights[this.seat] ?? null);
  readonly mine = $derived(this.card?.mine ?? []);
  readonly actors = $derived(this.update?.actors ?? []);
  readonly over = $derived(this.update?.over ?? false);
  readonly myTurn = $derived(!this.over && this.actors.some((seat) => this.mine.includes(seat)));

  constructor(
    readonly id: string,
    /** Called with what was new, before it is shown. */
    private readonly news: (update: Update, texts: Text[], first: boolean) => void = () => {},
  ) {}

  async open(): Promise<void> {
    const card = await api.table(this.id);
    const [art] = await Promise.all([loadArt(card.game, card.pack), words.load(card.game, card.pack)]);
    this.card = card;
    this.art = art;
    this.socket = new TableSocket(this.id, (message) => this.hear(message));
  }

  close(): void {
    this.socket?.close();
  }

  /** Ask something for the seat in front of the table. */
  async ask(request: Seated<Request>): Promise<Answer | null> {
    if (!this.socket || this.seat < 0) return null;
    const version = this.update?.version ?? 0;
    const full = needsVersion(request.type)
      ? { ...request, seat: this.seat, version }
      : { ...request, seat: this.seat };
    return this.socket.ask(full as Request);
  }

  async play(choice: Choice): Promise<void> {
    await this.decide({ type: 'play', action: choice.action });
  }

  /** Decide something; what is refused is explained. */
  async decide(request: Seated<Request>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.reply = null;
    const answer = await this.ask(request);
    this.busy = false;
    if (answer?.type === 'refused') this.reply = { kind: 'why', texts: [answer.text], rule: answer.rule };
    return answer?.type === 'done';
  }

  async why(piece: string): Promise<void> {
    const answer = await this.ask({ type: 'why', piece });
    if (answer?.type === 'because' || answer?.type === 'refused') {
      this.reply = { kind: 'why', texts: [answer.text], rule: answer.rule };
    }
  }

  async hint(): Promise<void> {
    const version = this.update?.version;
    this.busy = true;
    this.reply = { kind: 'hint', texts: [['loading']], rule: '' };
    const answer = await this.ask({ type: 'hint' });
    this.busy = false;
    this.reply = null;
    if (answer?.type === 'refused') this.reply = { kind: 'why', texts: [answer.text], rule: answer.rule };
    if (answer?.type === 'hint') this.reply = this.advice(answer, version === this.update?.version);
  }

  /** What a hint says; advice for a table that has changed meanwhile is none. */
  private advice({ action, texts, considered }: Hinted, fresh: boolean): Reply {
    const choice = fresh ? this.sight?.legal.find((one) => one.action === action) : undefined;
    const spare: Text[] = [fresh && choice ? choice.text : ['refuse-stale']];
    return { kind: 'hint', texts: texts.length > 0 ? texts : spare, rule: '', considered, choice };
  }

  /** Do something about another seat: it is away, or out of time. */
  async about(seat: number, request: { type: 'claim' } | { type: 'replace'; bot: string }): Promise<void> {
    const answer = await this.socket?.ask({ ...request, seat, version: this.update?.version ?? 0 });
    if (answer?.type === 'refused') this.reply = { kind: 'why', texts: [answer.text], rule: answer.rule };
  }

  say(text: string): void {
    void this.socket?.ask({ type: 'say', text });
  }

  /** The table as this seat saw it at a version, if this page was open then. */
  then(version: number): Scene | undefined {
    return this.past.get(this.seat)?.get(version);
  }

  /** Look through the eyes of the seat behind the curtain. */
  lift(): void {
    if (this.curtain !== null) this.seat = this.curtain;
    this.curtain = null;
  }

  private hear(message: Message): void {
    switch (message.type) {
      case 'update':
        return this.take(message);
      case 'waiting':
        this.card = message.table;
        return;
      case 'chat':
        this.chat = message.lines;
        return;
      case 'said':
        this.chat = [...this.chat, message];
        return;
      case 'presence':
        this.present = message.seats;
        this.spectators = message.spectators;
        return;
    }
  }

  private take(update: Update): void {
    const first = this.update === null;
    if (first) this.opened = update.version;
    const sights: Record<number, Sight> = {};
    for (const place of update.places) sights[place.seat] = this.see(place, update.version);
    const fresh = sights[this.seat]?.log.filter((told) => told.version > (this.update?.version ?? -1)) ?? [];
    if (!(this.seat in sights)) this.seat = update.places[0]?.seat ?? -1;
    if (update.version !== this.update?.version) this.reply = null;
    this.heard = Date.now();
    this.sights = sights;
    this.update = update;
    this.pass(first);
    this.news(
      update,
      fresh.flatMap((told) => told.texts),
      first,
    );
  }

  private see(place: Place, version: number): Sight {
    const before = this.sights[place.seat];
    const scene =
      place.scene ?? (place.changes ? changed(before?.scene ?? EMPTY, place.changes) : before?.scene);
    const known = before?.log.at(-1)?.version ?? -1;
    const log = [...(before?.log ?? []), ...place.events.filter((told) => told.version > known)];
    const past = this.past.get(place.seat) ?? new Map<number, Scene>();
    this.past.set(place.seat, past.set(version, scene ?? EMPTY));
    const { seat, prompt, legal, undo } = place;
    const sheet = place.sheet ?? before?.sheet ?? [];
    return { seat, prompt, legal, undo, sheet, scene: scene ?? EMPTY, log, beats: place.beats ?? [] };
  }

  /** Several seats share this screen: whoever must decide is shown the table, behind a curtain if there are secrets. */
  private pass(first: boolean): void {
    const waiting = this.actors.filter((seat) => seat in this.sights);
    const here = this.curtain ?? this.seat;
    const next = waiting.includes(here) ? here : (waiting[0] ?? here);
    const secrets = Object.values(this.sights).some((sight) => !alike(sight.scene, this.sights[next]?.scene));
    if (!secrets) {
      this.seat = next;
      this.curtain = null;
    } else if (first || next !== here) this.curtain = next;
  }
}

/** Two seats that see the same have no secrets from each other. */
export function alike(a: Scene | undefined, b: Scene | undefined): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

const sorted = (scene: Scene | undefined) =>
  scene && { ...scene, pieces: Object.entries(scene.pieces).sort(([a], [b]) => (a < b ? -1 : 1)) };

const needsVersion = (type: string) => !['why', 'hint', 'say'].includes(type);
