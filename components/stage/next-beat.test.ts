import { expect, test } from 'vitest';
import type { Results } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { nextWords, tellsWinner } from './next-beat';
import type { FinaleBeat, Scene } from './scene';

const [a, b, c, d] = ['A', 'B', 'C', 'D'].map(seatId) as [ReturnType<typeof seatId>, ...ReturnType<typeof seatId>[]];
const seats = [a, b, c, d].map((seat) => seat ?? a);
const results: Results = {
  ...{ winners: [a], eliminationCandidates: [], awards: [] },
  standings: seats.map((seat, i) => ({ seat, rank: i + 1, points: 4 - i, detail: {} })),
};

const beat = (id: string, tells: readonly number[], isCrown = false): FinaleBeat => ({
  ...{ id, text: `${id}.`, ms: 1, isCrown },
  tells: tells.flatMap((place) => seats[place] ?? []),
});
const scene: Scene<FinaleBeat> = {
  ...{ id: 'the end', title: 'The end' },
  beats: [beat('story', []), beat('last', [3]), beat('middle', [2, 1]), beat('winner', [0]), beat('crown', [], true)],
};

test('the host reads what the next step shows, and not whose it is', () => {
  const words = [-1, 0, 1, 2, 3, 4].map((at) => nextWords(scene, results, at));
  expect(words).toEqual([
    'Next: more of what happened',
    'Next: 4th place',
    'Next: 3rd and 2nd place',
    'Next: who won',
    'Next: the winners’ step',
    'Next: all places',
  ]);
});

test('a winner who is told on their step is asked about like any other', () => {
  const crowned = { ...scene, beats: [beat('last', [3, 2, 1]), beat('crown', [0], true)] };
  expect(nextWords(crowned, results, 0)).toBe('Next: who won');
});

test('the step that names a winner is known before it is taken', () => {
  expect(scene.beats.map((_, at) => tellsWinner(scene, results, at))).toEqual([false, false, false, true, false]);
});
