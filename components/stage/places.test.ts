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

test('places are told from the last on, shared ones together, and at last the crown with what nobody was told before', () => {
  expect(told(results)).toEqual([
    '4th: D, −1 point.',
    '2nd: B and C, 1 point each.',
    'A wins with 7 points. D is the elimination candidate.',
  ]);
});

test('what stands beside the places is told before the last three, and of those three with the crown', () => {
  const standings = [standing(A, 1, 7), standing(B, 2, 3), standing(C, 3, 1), standing(D, 4, -1)];
  expect(told({ ...results, standings })).toEqual([
    '4th: D, −1 point.',
    'D is the elimination candidate.',
    '3rd: C, 1 point.',
    '2nd: B, 3 points.',
    'A wins with 7 points.',
  ]);
  const two = { ...results, standings: standings.slice(0, 2), eliminationCandidates: [B] };
  expect(told(two)).toEqual(['2nd: B, 3 points.', 'A wins with 7 points. B is the elimination candidate.']);
});

test('more than two places below the last three are told together, five or so at once', () => {
  const seats = seatIds('ABCDEFGHIJKLM');
  const standings = seats.map((seat, i) => standing(seat as typeof A, i + 1, 20 - i));
  const beats = tellPlaces({ ...results, standings, eliminationCandidates: [] }, telling).beats;
  expect(beats.map(({ text }) => text)).toEqual([
    '13th to 9th, 8 to 12 points: M, L, K, J and I.',
    '8th to 4th, 13 to 17 points: H, G, F, E and D.',
    '3rd: C, 18 points.',
    '2nd: B, 19 points.',
    'A wins with 20 points.',
  ]);
  expect(beats[0]?.tells).toEqual(seatIds('MLKJI'));
  const six = { ...results, standings: standings.slice(0, 5), eliminationCandidates: [] };
  expect(told(six).slice(0, 2)).toEqual(['5th: E, 16 points.', '4th: D, 17 points.']);
});

test('an end takes as long on the page of whom it calls “you”, however many words are in a name', () => {
  const nameOf = (seat: string) => `${seat} of the Long Table`;
  const paceTo = (mine: typeof A | null) => tellPlaces(results, { mine, nameOf }).beats.map(({ ms }) => ms);
  for (const seat of [A, B, C, D]) expect(paceTo(seat)).toEqual(paceTo(null));
});

test('where all share one place, or nobody wins, nothing comes between either', () => {
  const all = { ...results, standings: [standing(A, 1, 2), standing(B, 1, 2)], winners: [A, B] };
  expect(told({ ...all, eliminationCandidates: [] })).toEqual(['A and B win with 2 points each.']);
  const nobody = { ...all, winners: [], eliminationCandidates: [A, B] };
  expect(told(nobody)).toEqual([
    '1st: A and B, 2 points each.',
    'Nobody wins. A and B are the elimination candidates.',
  ]);
});

test('on their own page nobody is a third person', () => {
  const toldTo = (mine: typeof A) => tellPlaces(results, { ...telling, mine }).beats.map(({ text }) => text);
  expect(toldTo(A).at(-1)).toBe('You win with 7 points. D is the elimination candidate.');
  expect(toldTo(C)).toContain('2nd: B and you, 1 point each.');
  expect(toldTo(D).at(-1)).toBe('A wins with 7 points. You are the elimination candidate.');
  const two = { ...results, eliminationCandidates: [B, C] };
  expect(tellPlaces(two, { ...telling, mine: C }).beats.map(({ text }) => text)).toContain(
    'A wins with 7 points. You and B are the elimination candidates.',
  );
});

test('the last of all is the crown, and nothing else', () => {
  expect(tellPlaces(results, telling).beats.map(({ isCrown }) => isCrown === true)).toEqual([...[false, false, true]]);
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
