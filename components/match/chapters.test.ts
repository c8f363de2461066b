import { describe, expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { diff } from '@/games/kit/diff';
import { seatId } from '@/games/kit/seats';
import { type ChapterGiven, chaptersOf, closedBy } from './chapters';
import type { ReadLine } from './log-words';

const viewOf = (round: number): MatchView => ({
  ...{ game: 'a game', viewer: 'spectator', status: 'running', dueAt: null, leftMs: null, interlude: null },
  ...{ phase: 'round', round, seats: [] },
});

const line = (seq: number, change: Partial<ReadLine> = {}): ReadLine => ({
  ...{
    seq,
    at: 0,
    time: 0,
    by: 'host',
    person: null,
    via: 'player',
    reason: null,
    rewoundBy: null,
    rewoundTo: null,
    seedHash: null,
  },
  ...change,
});

const scenes: NonNullable<ChapterGiven['scenes']> = {
  finale: null,
  closeOf: (before, after) => {
    if (after.round <= before.round) return null;
    const beats = [{ id: 'closed', text: `Round ${before.round} is over.`, ms: 1 }];
    return { scene: { id: `round ${before.round}`, title: `Round ${before.round}`, beats }, card: null };
  },
};

/** Rounds 1, 2 and 3 as they opened, then a rewind into round 2. */
const rounds = [1, 2, 3, 2].map(viewOf);
const story: ChapterGiven['story'] = {
  first: viewOf(1),
  lines: [line(1, { by: seatId('A') }), line(2), line(3, { rewoundBy: 4 }), line(4, { rewoundTo: 2 }), line(5)],
  closes: rounds.slice(1).map((view, i) => ({
    ...{ time: 10 * (i + 1), after: i + 2, rewoundBy: i === 1 ? 4 : null },
    change: diff(rounds[i], view),
  })),
  handedOn: [],
};

const told = (change: Partial<ChapterGiven> = {}) =>
  chaptersOf({ story, scenes, screens: {}, settings: {}, results: null, ...change }).map(({ heading, entries }) => [
    heading,
    ...entries.map((entry) =>
      entry.type === 'line'
        ? entry.line.seq
        : `${entry.title ?? entry.sentences.join()}${entry.isGone ? ', taken back' : ''}`,
    ),
  ]);

describe('the log by rounds', () => {
  test('has each line and each close in the round that it belongs to, twice where the match went back', () => {
    expect(told()).toEqual([
      ['round, round 1', 1, 2, 'Round 1'],
      ['round, round 2', 3, 'Round 2, taken back'],
      ['round, round 3', 4],
      ['round, round 2', 5],
    ]);
  });

  test('says among its lines who took a seat over, and from whom', () => {
    const seat = seatId('B');
    const handedOn = [
      { seat, time: 5, after: 1, from: 'Ben', to: 'Dora' },
      { seat, time: 25, after: 3, from: 'Dora', to: 'Emil' },
    ];
    expect(told({ story: { ...story, handedOn } })).toEqual([
      ['round, round 1', 1, 'Dora took over seat B from Ben.', 2, 'Round 1'],
      ['round, round 2', 3, 'Round 2, taken back'],
      ['round, round 3', 'Emil took over seat B from Dora.', 4],
      ['round, round 2', 5],
    ]);
  });

  test('joins what a game tells as one part', () => {
    const screens: ChapterGiven['screens'] = { chapter: ({ round }) => (round < 3 ? 'First half' : 'Second half') };
    expect(told({ screens }).map(([heading]) => heading)).toEqual(['First half', 'Second half', 'First half']);
  });

  test('is there before the scenes are, and where this server does not play by the rules of the match', () => {
    expect(told({ scenes: null }).map(([, ...entries]) => entries)).toEqual([[1, 2], [3], [4], [5]]);
    expect(told({ story: { ...story, first: null, closes: [] } })).toEqual([['The log', 1, 2, 3, 4, 5]]);
  });
});

test('what a line closed is called as it was before the line, however often the match went back', () => {
  const closed = closedBy(story, { closes: ({ round }) => `round ${round}` });
  expect([1, 2, 3, 4, 5].map((seq) => closed.get(seq))).toEqual([
    'round 1',
    'round 1',
    'round 2',
    'round 3',
    'round 2',
  ]);
});
