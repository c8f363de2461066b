import { expect, test } from 'vitest';
import type { Results, SeatId } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { atFirst } from './results-frame';

const resultsOf = (seats: readonly SeatId[]): Results => ({
  standings: seats.map((seat, i) => ({ seat, rank: i + 1, points: -i, detail: {} })),
  ...{ winners: seats.slice(0, 1), eliminationCandidates: seats.slice(-1), awards: [] },
});
const namesOf = (count: number) => Array.from({ length: count }, (_, i) => seatId(String.fromCharCode(65 + i)));

test('of a long table the first places are shown, whoever stands for elimination, and who looks', () => {
  const shown = (count: number, mine: string | null) =>
    atFirst(resultsOf(namesOf(count)), mine === null ? null : seatId(mine))
      .map(({ seat }) => seat)
      .join('');
  expect(shown(13, null)).toBe('ABCDEFGHIJKLM');
  expect(shown(26, null)).toBe('ABCDEFGHIJZ');
  expect(shown(26, 'Q')).toBe('ABCDEFGHIJQZ');
});
