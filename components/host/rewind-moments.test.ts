import { expect, test } from 'vitest';
import type { ReadStory } from '@/components/match/chapters';
import type { ReadLine } from '@/components/match/log-words';
import type { MatchView } from '@/games/game';
import { diff } from '@/games/kit/diff';
import { seatId } from '@/games/kit/seats';
import { lostWords, rewindMoments } from './rewind-moments';

const viewOf = (round: number): MatchView => ({
  ...{ game: 'a game', viewer: 'spectator', status: 'running', dueAt: null, leftMs: null, interlude: null },
  ...{ phase: 'round', round, seats: [] },
});

const line = (seq: number, rewoundBy: number | null = null): ReadLine => ({
  ...{ seq, rewoundBy, at: 0, time: 0, by: seatId('A'), person: null, via: 'player' },
  ...{ reason: null, rewoundTo: null, seedHash: null },
});

const rounds = [1, 2, 3].map(viewOf);
const story: ReadStory = {
  first: viewOf(1),
  lines: [1, 2, 3, 4, 5].map((seq) => line(seq)),
  closes: rounds
    .slice(1)
    .map((view, i) => ({ time: 10 * (i + 1), after: 2 * (i + 1), rewoundBy: null, change: diff(rounds[i], view) })),
  handedOn: [],
};
const screens = { phase: ({ round }: MatchView) => `Round ${round}` };
const told = (some: ReadStory) =>
  rewindMoments({ story: some, screens, settings: {} }).map(({ to, words, time, lost }) => [to, words, time, lost]);

test('a host chooses where to go back to by rounds, with the time and what it takes back', () => {
  expect(told(story)).toEqual([
    [4, 'Round 3, as it opened', 20, 1],
    [3, 'Round 2, before it closed', 20, 2],
    [2, 'Round 2, as it opened', 10, 3],
    [1, 'Round 1, before it closed', 10, 4],
    [0, 'The start of the match', null, 5],
  ]);
  expect([1, 12].map(lostWords)).toEqual(['takes back 1 line', 'takes back 12 lines']);
});

test('what was taken back already is no place to go to, and counts for nothing; nor is where one stands', () => {
  const gone = { ...story, lines: story.lines.slice(0, 4).map(({ seq }) => line(seq, seq > 2 ? 9 : null)) };
  const [first, second] = story.closes;
  const closes = [first, { ...second, rewoundBy: 9 }].flatMap((one) => (one?.time === undefined ? [] : [one]));
  expect(told({ ...gone, closes: closes as ReadStory['closes'] })).toEqual([
    [1, 'Round 1, before it closed', 10, 1],
    [0, 'The start of the match', null, 2],
  ]);
});
