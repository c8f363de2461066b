import { expect, test } from 'vitest';
import type { Results } from '@/games/game';
import { seatIds } from '@/games/kit/seats';
import { tellPlaces } from './places';

const [A, B, C, D] = seatIds('ABCD') as [never, never, never, never];
const telling = { mine: null, nameOf: (seat: string) => seat };
const standing = (seat: typeof A, rank: number, points: number | null) => ({ seat, rank, points, detail: {} });
const results: Results = {
  standings: [standing(A, 1, 7), standing(B, 2, 1), standing(C, 2, 1), standing(D, 4, -1)],
  winners: [A],
  eliminationCandidates: [D],
  awards: [],
};
const told = (given: Results) => tellPlaces(given, telling).beats.map(({ text }) => text);

test('places are told from the last on, shared ones together, the candidate before the last two, and at last the crown', () => {
  expect(told(results)).toEqual([
    '4th: D, −1 point.',
    'D is the elimination candidate.',
    '2nd: B and C, 1 point each.',
    'A wins with 7 points.',
  ]);
});

test('what stands beside the places is told before the last two, and of those two with their own place', () => {
  const standings = [standing(A, 1, 7), standing(B, 2, 3), standing(C, 3, 1), standing(D, 4, -1)];
  expect(told({ ...results, standings })).toEqual([
    '4th: D, −1 point.',
    '3rd: C, 1 point.',
    'D is the elimination candidate.',
    '2nd: B, 3 points.',
    'A wins with 7 points.',
  ]);
  const two = { ...results, standings: standings.slice(0, 2), eliminationCandidates: [B] };
  expect(told(two)).toEqual(['2nd: B, 3 points. B is the elimination candidate.', 'A wins with 7 points.']);
});

test('where all share one place, or nobody wins, nothing comes between either', () => {
  const all = { ...results, standings: [standing(A, 1, 2), standing(B, 1, 2)], winners: [A, B] };
  expect(told({ ...all, eliminationCandidates: [] })).toEqual(['A and B win with 2 points each.']);
  const nobody = { ...all, winners: [], eliminationCandidates: [A, B] };
  expect(told(nobody)).toEqual([
    '1st: A and B, 2 points each. A and B are the elimination candidates.',
    'Nobody wins.',
  ]);
});

test('on their own page nobody is a third person', () => {
  const toldTo = (mine: typeof A) => tellPlaces(results, { ...telling, mine }).beats.map(({ text }) => text);
  expect(toldTo(A).at(-1)).toBe('You win with 7 points.');
  expect(toldTo(C)).toContain('2nd: B and you, 1 point each.');
  expect(toldTo(D)).toContain('You are the elimination candidate.');
  const two = { ...results, eliminationCandidates: [B, C] };
  expect(tellPlaces(two, { ...telling, mine: C }).beats.map(({ text }) => text)).toContain(
    '2nd: B and you, 1 point each. You and B are the elimination candidates.',
  );
});

test('the last of all is the crown, and nothing else', () => {
  expect(tellPlaces(results, telling).beats.map(({ isCrown }) => isCrown === true)).toEqual([
    ...[false, false, false, true],
  ]);
});

test('where there are no points, none are told; where nobody wins, that is', () => {
  const standings = results.standings.map(({ seat, rank }) => standing(seat as typeof A, rank, null));
  expect(told({ ...results, standings, winners: [A], eliminationCandidates: [] }).at(-1)).toBe('A wins.');
  expect(told({ ...results, winners: [], eliminationCandidates: [] }).at(-1)).toBe('Nobody wins.');
});

test('who share a place without having won it are told with the points that each of them has', () => {
  const standings = [standing(A, 1, 4), standing(B, 1, -7), standing(C, 3, 0)];
  expect(told({ standings, winners: [], eliminationCandidates: [], awards: [] })).toEqual([
    '3rd: C, 0 points.',
    '1st: A and B, 4 and −7 points.',
    'Nobody wins.',
  ]);
});
