import { expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { claimed, play } from '@/games/logical-bluffs/testing';
import type { View } from '@/games/logical-bluffs/view';
import { answersTo, judgedWords } from './judged';

const seen = (viewer: string) => play(claimed).view(viewer) as unknown as MatchView<View>;
const ofA = { round: 1, seat: seatId('A') };

test('[C4] what was said of a statement is known to who said it and to the host, and sealed for everybody else', () => {
  expect(answersTo(seen('B'), ofA)).toEqual([true, false, true, false]);
  expect(answersTo(seen('host'), ofA)).toEqual([true, false, true, false]);
  expect(answersTo(seen('A'), ofA)).toBeNull();
  expect(answersTo(seen('spectator'), ofA)).toBeNull();
});

test('it is said in words, by the statements’ numbers', () => {
  expect(judgedWords([true, false, true, false])).toBe('1 and 3 true, 2 and 4 lies');
  expect(judgedWords([null, false, true, true])).toBe('3 and 4 true, 2 a lie');
  expect(judgedWords([true, true, true, true])).toBe('1, 2, 3 and 4 true');
  expect(judgedWords([null, null, null, null])).toBeNull();
});
