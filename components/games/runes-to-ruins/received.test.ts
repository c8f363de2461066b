import { expect, test } from 'vitest';
import { seatId } from '@/games/kit/seats';
import { receivedWords } from './received';

const [A, B] = [seatId('A'), seatId('B')];
const order = (a: number | null, b: number) => [
  { seat: A, insight: a },
  { seat: B, insight: b },
];

test('what was paid in public is summed; a hidden amount stays a question', () => {
  expect(receivedWords({ paid: [] }, A)).toBe('0');
  const paid = [
    { round: 2, order: order(4, 6) },
    { round: 3, order: order(null, 2) },
  ];
  expect(receivedWords({ paid }, A)).toBe('4 + ?');
  expect(receivedWords({ paid }, B)).toBe('8');
  expect(receivedWords({ paid: paid.slice(1) }, A)).toBe('?');
});
