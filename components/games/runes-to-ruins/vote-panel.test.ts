import { expect, it } from 'vitest';
import { isCast, unusedWords } from './set-words';
import { cardToward, tapped } from './vote-panel';

const none = { type: 'vote', votes: {}, extra: false, learn: false } as const;

it('one vote goes to the card that is tapped, and off it by a second tap', () => {
  const first = tapped(none, 7);
  expect(first.votes).toEqual({ 7: 1 });
  expect(tapped(first, 3).votes).toEqual({ 3: 1 });
  expect(tapped(first, 7).votes).toEqual({});
});

it('four votes are put one by one, and taken back together once none is left', () => {
  const start: ReturnType<typeof tapped> = { ...none, extra: true };
  const four = [7, 7, 7, 3].reduce((vote, number) => tapped(vote, number), start);
  expect(four.votes).toEqual({ 7: 3, 3: 1 });
  expect(tapped(four, 5)).toEqual(four);
  expect(tapped(four, 7).votes).toEqual({ 3: 1 });
});

it('a vote that was taken back is free again', () => {
  expect(isCast(tapped(tapped(none, 7), 7))).toBe(false);
  expect(unusedWords({ vote: none, guess: null })).toBe('a free guess and a free vote');
});

it('arrow keys lead from card to card in as many columns as there are, and end at its edges', () => {
  const pays = Array.from({ length: 5 }, (_, i) => ({ number: 10 + i }));
  const toward = (from: number, key: string) => cardToward(pays, { from, key, columns: 2 });
  expect(toward(10, 'ArrowRight')).toBe(11);
  expect(toward(10, 'ArrowDown')).toBe(12);
  expect(toward(13, 'ArrowDown'), 'below it the last row has nothing').toBe(13);
  expect(toward(10, 'ArrowUp')).toBe(10);
  expect(toward(10, 'Tab')).toBeNull();
});
