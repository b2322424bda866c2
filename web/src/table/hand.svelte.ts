/** The hand above the table: what it has touched, what it hovers over, and what that would mean. */

import type { Choice, Scene } from '../lib/wire';
import { common, drag, drops, narrow, touch, touchable } from './narrow';
import { allZones, EMPTY } from './scene';

export type Mood = 'picked' | 'next' | 'drop' | 'lit' | 'could' | '';

export class Hand {
  scene = $state.raw<Scene>(EMPTY);
  legal = $state.raw<Choice[]>([]);
  /** Pieces touched so far, in their order. */
  picked = $state.raw<string[]>([]);
  /** The piece under the pointer or the focus. */
  over = $state<string | null>(null);
  /** An action that is looked at in a list. */
  considered = $state.raw<Choice | null>(null);
  /** An action that a hint advises, as long as the hint is shown. */
  advised = $state.raw<Choice | null>(null);
  /** Pieces that something else points at: a line of the score sheet. */
  shown = $state.raw<string[]>([]);
  /** The piece that is dragged. */
  dragged = $state<string | null>(null);
  /** Some pieces are as good as each other, such as dice that show the same: which one stands in for which. */
  private swaps = $state.raw<Record<string, string>>({});

  private readonly all = $derived(touchable(this.legal));
  private readonly dice = $derived(
    new Set([...allZones(this.scene.zones)].filter((zone) => zone.kind === 'dice').map((zone) => zone.id)),
  );
  private readonly goals = $derived(
    this.dragged ? drops(this.legal, this.stand(this.dragged)) : new Set<string>(),
  );
  readonly narrowing = $derived(narrow(this.legal, this.picked));
  private readonly foreseen = $derived(
    this.over && this.legal.length > 0
      ? narrow(this.legal, [...this.picked, this.stand(this.over)]).left
      : [],
  );
  /** The action that is spoken of in words. */
  private readonly named = $derived(this.considered ?? this.advised);
  private readonly singled = $derived(new Set(this.named?.touch.pieces));
  /** What touching the piece under the pointer would mean, where that is one thing; else what is spoken of. */
  readonly preview = $derived(
    this.considered ??
      (this.foreseen.length === 1 ? this.foreseen[0]! : this.foreseen.length === 0 ? this.advised : null),
  );
  /** What it would cost or bring, and which way it would go, also where something is still to be chosen. */
  readonly glimpse = $derived(this.preview?.touch ?? common(this.foreseen));
  private readonly lit = $derived(
    new Set([...(this.preview?.touch.lights ?? []), ...this.singled, ...this.shown]),
  );
  /** Nothing more is to be touched: what was touched waits for a second touch, or for a choice in words. */
  readonly settled = $derived(this.picked.length > 0 && this.narrowing.next.size === 0);

  constructor(
    private readonly play: (choice: Choice) => void,
    /** A piece was touched that means nothing now. */
    private readonly wonder: (piece: string) => void,
  ) {}

  /** The table has changed: what was touched and still makes sense stays touched. */
  give(scene: Scene, legal: Choice[]): void {
    this.scene = scene;
    this.legal = legal;
    this.considered = null;
    this.dragged = null;
    if (this.picked.length > 0 && narrow(legal, this.picked).left.length === 0) this.clear();
  }

  clear(): void {
    this.picked = [];
    this.swaps = {};
    this.considered = null;
    this.over = null;
  }

  /** Touch a piece. A finger cannot hover: where one touch would be all, the first only says what it would do. */
  press(id: string, finger = false): void {
    const { picked, outcome } = touch(this.legal, this.picked, this.meant(id), finger);
    this.picked = picked;
    if (picked.length === 0) this.swaps = {};
    if (finger) this.over = picked.length > 0 ? id : null;
    if (outcome.kind === 'play') this.choose(outcome.choice);
    if (outcome.kind === 'none') this.wonder(id);
  }

  choose(choice: Choice): void {
    this.clear();
    this.play(choice);
  }

  /** A piece was dragged onto another; several meanings are left to choose from. */
  drop(from: string, to: string): void {
    this.dragged = null;
    const meant = drag(this.legal, this.stand(from), this.real(to));
    if (meant.length === 1) this.choose(meant[0]!);
    else if (meant.length > 1) this.picked = [this.meant(from)];
  }

  mood(id: string): Mood {
    const real = this.real(id);
    if (this.picked.includes(real)) return 'picked';
    if (this.goals.has(real)) return 'drop';
    if (this.narrowing.next.has(real) || this.twin(id, this.narrowing.next)) return 'next';
    if (this.lit.has(real)) return 'lit';
    return (this.picked.length === 0 || this.settled) && this.all.has(real) ? 'could' : '';
  }

  /** Whether a piece belongs to the action that is spoken of. */
  single(id: string): boolean {
    return this.singled.has(this.real(id));
  }

  /** Whether a touch nearby means this piece: it goes on, plays what waits for a second touch, or begins anew. */
  invites(id: string): boolean {
    const mood = this.mood(id);
    return mood === 'next' || (this.settled && (mood === 'could' || mood === 'picked'));
  }

  /** Whether a piece can be taken and dragged somewhere. */
  loose(id: string): boolean {
    return this.legal.length > 0 && drops(this.legal, this.stand(id)).size > 0;
  }

  /** The piece of an action's touches that a shown piece stands for. */
  private real(id: string): string {
    return this.swaps[id] ?? id;
  }

  /** The piece of an action's touches that a piece stands for if it is touched now. */
  private stand(id: string): string {
    const real = this.real(id);
    const { next } = this.narrowing;
    return next.has(real) || this.all.has(real) ? real : (this.twin(id, next) ?? real);
  }

  /** A piece that is as good, among `wanted` ones that nobody stands in for. */
  private twin(id: string, wanted: Set<string>): string | undefined {
    return [...wanted].find((other) => this.alike(id, other) && !this.picked.includes(other));
  }

  /** Whether two pieces are as good as each other: dice that show the same, and those of which the scene says so. */
  private alike(one: string, two: string): boolean {
    const [a, b] = [this.scene.pieces[one], this.scene.pieces[two]];
    if (!a || !b || a.zone !== b.zone) return false;
    return this.dice.has(a.zone) ? a.face === b.face : (a.like ?? a.id) === (b.like ?? b.id);
  }

  /** The piece that a touched one stands for, which is remembered: it is the touched one that is picked. */
  private meant(id: string): string {
    const stand = this.stand(id);
    if (stand !== this.real(id)) this.swaps = { ...this.swaps, [id]: stand, [stand]: id };
    return stand;
  }
}
