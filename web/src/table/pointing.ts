/** Pointing at pieces: a click or tap touches one; with a mouse, or after holding a finger on it, it can be dragged. */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Hand } from './hand.svelte';

const STEADY = 8;
const HOLD = 220;

/** Where the pieces under a point of the screen are; the topmost first. */
const piecesAt = (x: number, y: number): string[] =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-piece]')?.dataset.piece)
    .filter((id) => id !== undefined);

/** Whether a click was a tap. */
export const byFinger = (event: MouseEvent): boolean => (event as PointerEvent).pointerType === 'touch';

export function handle(hand: Hand, id: string): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    let holding: ReturnType<typeof setTimeout> | undefined;
    let moved = false;
    let carried = false;
    let copy: HTMLElement | null = null;

    const begin = (x: number, y: number) => {
      hand.dragged = id;
      moved = true;
      const box = element.getBoundingClientRect();
      copy = element.cloneNode(true) as HTMLElement;
      copy.removeAttribute('data-piece');
      copy.classList.add('ghost');
      Object.assign(copy.style, { width: `${box.width}px`, height: `${box.height}px` });
      (document.querySelector('.sky') ?? document.body).append(copy);
      carry(x, y);
    };
    const carry = (x: number, y: number) => {
      if (!copy) return;
      Object.assign(copy.style, {
        left: `${x - copy.offsetWidth / 2}px`,
        top: `${y - copy.offsetHeight / 2}px`,
      });
    };
    const end = () => {
      clearTimeout(holding);
      start = null;
      copy?.remove();
      copy = null;
      if (hand.dragged === id) hand.dragged = null;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
      removeEventListener('touchmove', hold);
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > STEADY;
      if (far) carried = true;
      if (copy) carry(event.clientX, event.clientY);
      else if (far && event.pointerType !== 'touch' && hand.loose(id)) begin(event.clientX, event.clientY);
      else if (far) end();
    };
    const up = (event: PointerEvent) => {
      // A finger that only rested a little, and carried the piece nowhere, has touched it.
      if (copy && !carried) moved = false;
      const target =
        copy && carried ? piecesAt(event.clientX, event.clientY).find((under) => under !== id) : undefined;
      end();
      if (target && target !== id) hand.drop(id, target);
    };
    /** While a piece hangs on the finger, the page stays where it is. */
    const hold = (event: TouchEvent) => {
      if (copy) event.preventDefault();
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      moved = carried = false;
      start = { x: event.clientX, y: event.clientY };
      if (event.pointerType === 'touch' && hand.loose(id)) {
        holding = setTimeout(() => start && begin(start.x, start.y), HOLD);
        addEventListener('touchmove', hold, { passive: false });
      }
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', end);
    };
    /** What can be touched and lies under something that cannot is meant. */
    const click = (event: MouseEvent) => {
      if (moved) moved = false;
      else if (event.detail === 0 || hand.mood(id)) hand.press(id, byFinger(event));
      else {
        const under = piecesAt(event.clientX, event.clientY).find((one) => hand.invites(one));
        hand.press(under ?? id, byFinger(event));
      }
    };
    const enter = () => (hand.over = id);
    const hover = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') enter();
    };
    const focus = () => element.matches(':focus-visible') && enter();
    /** A finger that rests on a piece wants to know what it is. */
    const rest = (event: Event) => {
      if (!matchMedia('(hover: none)').matches) return;
      event.preventDefault();
      enter();
    };
    const leave = () => {
      if (hand.over === id) hand.over = null;
    };
    const off = [
      on(element, 'pointerdown', down),
      on(element, 'click', click),
      on(element, 'pointerenter', hover),
      on(element, 'pointerleave', leave),
      on(element, 'focus', focus),
      on(element, 'blur', leave),
      on(element, 'contextmenu', rest),
    ];
    return () => {
      for (const stop of off) stop();
      // The piece is taken away while the page is being drawn: what depends on that changes afterwards.
      queueMicrotask(() => {
        end();
        leave();
      });
    };
  };
}

/** A touch of the bare table puts down what was taken; to drag something or to move the table is no touch. */
export function putDown(hand: Hand): Attachment<HTMLElement> {
  return (felt) => {
    let start: PointerEvent | null = null;
    const bare = (event: Event) => !(event.target as Element).closest('button, a, input, summary');
    const down = (event: PointerEvent) => {
      start = event.isPrimary && bare(event) ? event : null;
    };
    const click = (event: MouseEvent) => {
      const far = start ? Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) : Infinity;
      // What lies under the finger has prevented the default where it made something of the touch.
      if (bare(event) && far <= STEADY && !event.defaultPrevented && hand.picked.length > 0) hand.clear();
    };
    const off = [on(felt, 'pointerdown', down), on(felt, 'click', click)];
    return () => {
      for (const stop of off) stop();
    };
  };
}
