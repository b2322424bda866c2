/** How somebody looks at a board: whole, or closer and moved about by fingers, mouse, wheel and keys. */

import type { Point, View } from '../lib/wire';
import { apart, fit, keep, pan, pinch, reveal, zoom, type Camera, type Frame, type Size } from './camera';

const STEP = 1.4;
/** A pointer that has travelled so far means to move the board, and not to touch it. */
const TRAVEL = 6;
/** A board that is shown smaller than this comes closer by itself where a finger could not tell apart what glows. */
const SMALL = 560;

export class Eye {
  size = $state<Size>({ width: 0, height: 0 });
  /** Where people have moved it; null is the whole board, whatever the size of the screen. */
  private chosen = $state.raw<Camera | null>(null);
  readonly camera = $derived.by(() =>
    this.chosen ? keep(this.chosen, this.frame(), this.size) : fit(this.frame(), this.size),
  );
  readonly close = $derived.by(
    () => this.chosen !== null && this.camera.scale > fit(this.frame(), this.size).scale * 1.01,
  );
  /** Whether it came closer by itself. */
  private led = false;
  private readonly fingers = new Map<number, Point>();
  private travelled = 0;

  constructor(
    private readonly frame: () => Frame,
    /** Whether it can be brought closer at all. */
    private readonly moves: () => boolean,
    private readonly element: () => HTMLElement,
  ) {}

  look(to: Camera): void {
    this.led = false;
    this.chosen = keep(to, this.frame(), this.size);
  }

  whole(): void {
    this.chosen = null;
  }

  closer(at?: Point): void {
    this.nearer(STEP, at);
  }

  further(): void {
    this.nearer(1 / STEP);
  }

  nearer(factor: number, at: Point = [this.size.width / 2, this.size.height / 2]): void {
    this.look(zoom(this.camera, factor, at));
  }

  /** Look at a part of the board, or at all of it again. */
  toggle(view: View): void {
    if (this.sees(view)) this.whole();
    else this.look(fit(view.frame, this.size));
  }

  /** Whether a part of the board is what is looked at. */
  sees(view: View): boolean {
    const there = keep(fit(view.frame, this.size), this.frame(), this.size);
    return this.close && Math.abs(there.left - this.camera.left) + Math.abs(there.top - this.camera.top) < 1;
  }

  /** A point of the board on the screen, from the corner of what is seen. */
  onScreen([x, y]: Point): Point {
    return [x * this.camera.scale + this.camera.left, y * this.camera.scale + this.camera.top];
  }

  inSight(at: Point): boolean {
    const [x, y] = this.onScreen(at);
    return x >= 0 && x <= this.size.width && y >= 0 && y <= this.size.height;
  }

  /** Bring a piece into sight that has the focus; nobody has moved the board by hand. */
  reveal(at: Point, half: number): void {
    if (this.close) this.chosen = keep(reveal(this.camera, at, half, this.size), this.frame(), this.size);
  }

  /**
   * Come closer to what can be touched, unless people have moved the board. Whoever is `amid` a decision goes on looking
   * at the same part while all that can be touched next is seen there: what was touched, and what else it could be.
   */
  lead(next: Point[], amid = false): void {
    const across = fit(this.frame(), this.size).scale * this.frame()[2];
    if (!this.moves() || this.size.width === 0 || across > SMALL || (this.chosen && !this.led)) return;
    if (amid && this.close && next.every((at) => this.inSight(at))) return;
    const closer = apart(next, this.frame(), this.size);
    this.chosen = closer && keep(closer, this.frame(), this.size);
    this.led = closer !== null;
  }

  // Fingers, mouse, wheel and keys ----------------------------------------------------------------------------------

  point(event: { clientX: number; clientY: number }): Point {
    const box = this.element().getBoundingClientRect();
    return [event.clientX - box.x, event.clientY - box.y];
  }

  /** Whether the pointer has moved the board since it went down. */
  get moved(): boolean {
    return this.travelled > TRAVEL;
  }

  down(event: PointerEvent, taken: boolean): void {
    if (!this.moves()) return;
    if (this.fingers.size === 0) this.travelled = 0;
    if (!taken) this.fingers.set(event.pointerId, this.point(event));
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const after = this.point(event);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.travelled += Math.hypot(after[0] - before[0], after[1] - before[1]);
    if (other) this.look(pinch(this.camera, [before, other], [after, other]));
    else if (this.close && this.moved) {
      this.element().setPointerCapture(event.pointerId);
      this.look(pan(this.camera, after[0] - before[0], after[1] - before[1]));
    }
    this.fingers.set(event.pointerId, after);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  /** Two quick taps beside all pieces. */
  twice(event: MouseEvent): void {
    if (!this.moves()) return;
    if (this.close) this.whole();
    else this.nearer(2.2, this.point(event));
  }

  /** The wheel comes closer, except where the table itself has to be rolled; then with the control key, as elsewhere. */
  wheel(event: WheelEvent): void {
    const table = this.element().closest('.felt');
    const rolls = table ? table.scrollHeight > table.clientHeight + 1 : false;
    if (!this.moves() || (rolls && !this.close && !event.ctrlKey)) return;
    event.preventDefault();
    this.nearer(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0018)), this.point(event));
  }

  key(event: KeyboardEvent): void {
    if (!this.moves() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') this.closer();
    else if (event.key === '-') this.further();
    else if (event.key === '0') this.whole();
    else return;
    event.preventDefault();
  }

  /** Follow the size of what is seen, and the wheel over it. */
  watch(element: HTMLElement): () => void {
    const observer = new ResizeObserver(
      () => (this.size = { width: element.clientWidth, height: element.clientHeight }),
    );
    const wheel = (event: WheelEvent) => this.wheel(event);
    observer.observe(element);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', wheel);
    };
  }
}
