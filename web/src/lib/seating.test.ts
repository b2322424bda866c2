import { expect, test } from 'vitest';
import { changeSeats, seating } from './seating';

const bots = ['easy', 'middle', 'hard'];

test('the first seat is mine, the others are for bots of the middle level', () => {
  expect(changeSeats([], 3, bots).map((seat) => seat.who)).toEqual(['me', 'middle', 'middle']);
});

test('whoever sat keeps the seat when there are more or fewer', () => {
  const seats = changeSeats([], 2, bots);
  seats[1] = { who: 'here', name: 'Ada' };
  expect(changeSeats(seats, 3, bots)[1]).toEqual({ who: 'here', name: 'Ada' });
  expect(changeSeats(seats, 1, bots)).toEqual([{ who: 'me', name: '' }]);
});

test('somebody else at this screen sits on a seat of mine, with a name', () => {
  const seats = [
    { who: 'me', name: '' },
    { who: 'here', name: ' Ada ' },
    { who: 'open', name: 'kept from before' },
    { who: 'hard', name: '' },
  ];
  expect(seating(seats)).toEqual({ seats: ['me', 'me', 'open', 'hard'], names: { 1: 'Ada' } });
});
