import { describe, expect, it } from 'vitest';
import { arrangeNames } from './captions';

/** As the browser measures: a box has its sides by inheritance. */
const name = (left: number, weight = 1, top = 0) => ({
  weight,
  box: Object.create({ left, top, right: left + 10, bottom: top + 4 }) as DOMRect,
});

describe('names on a board', () => {
  it('stay where they are if none touch', () => {
    expect(arrangeNames([name(0), name(10), name(0, 1, 4)])).toEqual([0, 0, 0]);
  });

  it('step aside for those that matter more, of equal ones for the first', () => {
    expect(arrangeNames([name(0), name(5, 2)])).toEqual([4, 0]);
    expect(arrangeNames([name(0), name(5)])).toEqual([0, 4]);
    expect(arrangeNames([name(0, 2), name(5), name(0, 2, 4)])).toEqual([0, -4, 0]);
  });

  it('are not written where there is no room, and then are in nobody’s way', () => {
    const column = [name(0, 3, -4), name(0, 3), name(0, 3, 4)];
    expect(arrangeNames([...column, name(5, 2)])).toEqual([0, 0, 0, null]);
    expect(arrangeNames([...column, name(5, 2), name(11, 1)])).toEqual([0, 0, 0, null, 0]);
  });
});
