import { expect, test } from 'vitest';
import { Eye } from './eye.svelte';

/** Somebody looks at a board of 1000 by 500 on a screen of 500 by 250. */
function look(moves = true): Eye {
  const element = { getBoundingClientRect: () => ({ x: 10, y: 20 }) } as HTMLElement;
  const eye = new Eye(
    () => [0, 0, 1000, 500],
    () => moves,
    () => element,
  );
  eye.size = { width: 500, height: 250 };
  return eye;
}

const key = (name: string) => ({ key: name, preventDefault: () => {} }) as KeyboardEvent;

test('a board is seen whole, closer by keys, and whole again', () => {
  const eye = look();
  expect(eye.close).toBe(false);
  expect(eye.onScreen([1000, 500])).toEqual([500, 250]);
  eye.key(key('+'));
  expect(eye.close).toBe(true);
  expect(eye.inSight([500, 250])).toBe(true);
  expect(eye.inSight([0, 0])).toBe(false);
  eye.key(key('0'));
  expect(eye.close).toBe(false);
});

test('a part of a board is looked at by its name, and the whole by the same', () => {
  const eye = look();
  const view = { id: 'corner', text: ['corner'] as [string], frame: [0, 0, 250, 125] as never };
  eye.toggle(view);
  expect(eye.sees(view)).toBe(true);
  expect(eye.inSight([900, 400])).toBe(false);
  eye.toggle(view);
  expect(eye.close).toBe(false);
});

test('what has the focus comes into sight', () => {
  const eye = look();
  eye.nearer(4, [0, 0]);
  expect(eye.inSight([900, 400])).toBe(false);
  eye.reveal([900, 400], 20);
  expect(eye.inSight([900, 400])).toBe(true);
});

test('a small board stays whole', () => {
  const eye = look(false);
  eye.key(key('+'));
  expect(eye.close).toBe(false);
});

test('amid a decision one goes on looking at the same part', () => {
  const eye = look();
  eye.lead([
    [200, 200],
    [220, 200],
  ]);
  const before = eye.camera;
  expect(eye.close).toBe(true);
  eye.lead([], true);
  eye.lead([[210, 210]], true);
  expect(eye.camera).toEqual(before);
  eye.lead([[900, 400]], true);
  expect(eye.close).toBe(false);
});

test('after a decision the whole board is seen again', () => {
  const eye = look();
  eye.lead([
    [200, 200],
    [220, 200],
  ]);
  eye.lead([]);
  expect(eye.close).toBe(false);
});
