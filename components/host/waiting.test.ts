import { describe, expect, it } from 'vitest';
import type { MatchView } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import type { MatchPage } from '@/server/pages/shapes';
import { waitingFor } from './waiting';

const question = {
  id: 1,
  at: 500,
  seat: seatId('A'),
  text: 'May I?',
  answer: null,
  answeredAt: null,
  published: false,
};

function situation(change: { page?: Partial<MatchPage>; view?: object; now?: number }) {
  const seats = [
    { seat: 'A', name: 'Ana', actedAt: null },
    { seat: 'B', name: 'Bea', actedAt: null },
  ];
  const page = {
    startedAt: 1000,
    resumesAt: null,
    finishedAt: null,
    settings: { pace: 'host' },
    seats,
    questions: [],
    notices: [],
    awards: null,
    ...change.page,
  } as unknown as MatchPage;
  const view = {
    viewer: 'host',
    status: 'running',
    dueAt: 60_000,
    seats: seats.map(({ seat }) => ({ seat, acted: false })),
    ...change.view,
  } as unknown as MatchView;
  return { page, view, now: change.now ?? 2000 };
}
const idsOf = (change: Parameters<typeof situation>[0]) => waitingFor(situation(change)).map(({ id }) => id);

describe('what waits for the host', () => {
  it('is nothing while players think', () => {
    expect(idsOf({})).toEqual([]);
  });

  it('is an open question, not an answered or published one', () => {
    expect(idsOf({ page: { questions: [question] } })).toEqual(['question 1']);
    expect(idsOf({ page: { questions: [{ ...question, answer: 'Yes' }] } })).toEqual([]);
    expect(idsOf({ page: { questions: [{ ...question, published: true }] } })).toEqual([]);
  });

  it('says on a shared screen that there is a question, not which', () => {
    const [waiting] = waitingFor(situation({ page: { questions: [question] } }));
    expect(waiting?.text).toBe('Ana asks: May I?');
    expect(waiting?.safeText).toBe('A player asks you something.');
  });

  it('is a statement that only the host can judge', () => {
    expect(idsOf({ view: { waiting: [{ seat: 'A', statement: 1 }] } })).toEqual(['rulings']);
    expect(idsOf({ view: { waiting: [] } })).toEqual([]);
    expect(idsOf({ view: { waiting: [{}], viewer: 'spectator' } })).toEqual([]);
  });

  it('is a deadline that passed, by the match’s own clock', () => {
    expect(idsOf({ now: 60_999 })).toEqual([]);
    expect(idsOf({ now: 61_000 })).toEqual(['overdue']);
  });

  it('is a round in which everybody has acted, where only the host closes it', () => {
    const acted = { view: { seats: ['A', 'B'].map((seat) => ({ seat, acted: true })) } };
    expect(idsOf(acted)).toEqual(['all acted']);
    expect(idsOf({ ...acted, page: { settings: { pace: 'ready' } } })).toEqual([]);
  });

  it('is listed oldest first', () => {
    const later = { ...question, id: 2, at: 100_000 };
    expect(idsOf({ page: { questions: [later, question] }, now: 120_000 })).toEqual([
      'question 1',
      'overdue',
      'question 2',
    ]);
  });

  it('is an award to confirm when all is over', () => {
    const award = {
      index: 0,
      proposed: null,
      final: null,
      state: 'proposed',
      reason: null,
      by: null,
      at: null,
    } as const;
    const page = { awards: [award, { ...award, index: 1, state: 'confirmed' as const }], finishedAt: 5 };
    const words = 'One award waits to be confirmed.';
    expect(waitingFor(situation({ page, view: { status: 'finished', dueAt: null } }))).toEqual([
      { id: 'awards', since: 5, text: words, safeText: words, tab: 'results' },
    ]);
  });
});
