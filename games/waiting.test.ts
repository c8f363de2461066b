import { describe, expect, it } from 'vitest';
import { bifrost } from './bifrost/game';
import type { AnyGame, MatchView } from './game';
import { seatId } from './kit/seats';
import { logicalBluffs } from './logical-bluffs/game';
import { pointingChains } from './pointing-chains/game';
import { type HostPage, hiddenWords, waitingForHost, waitingForSeat, waitsBeforeClose } from './waiting';

const question = {
  n: 1,
  at: 500,
  seat: seatId('A'),
  text: 'May I?',
  answer: null,
  answeredAt: null,
  published: false,
};

function situation(change: { page?: Partial<HostPage>; view?: object; now?: number; game?: AnyGame }) {
  const seats = [
    { seat: 'A', name: 'Ana', actedAt: null, leftAt: null },
    { seat: 'B', name: 'Bea', actedAt: null, leftAt: null },
  ];
  const page = {
    startedAt: 1000,
    openedAt: 1000,
    resumesAt: null,
    finishedAt: null,
    settings: { pace: 'host' },
    rules: { standsStill: null },
    seats,
    questions: [],
    notices: [],
    awards: null,
    channelFailing: null,
    ...change.page,
  } as HostPage;
  const view = {
    viewer: 'host',
    status: 'running',
    dueAt: 60_000,
    seats: seats.map(({ seat }) => ({ seat, acted: false })),
    ...change.view,
  } as unknown as MatchView;
  return { game: change.game ?? pointingChains, page, view, now: change.now ?? 2000 };
}
const idsOf = (change: Parameters<typeof situation>[0]) => waitingForHost(situation(change)).map(({ id }) => id);

describe('what waits for the host', () => {
  it('is nothing while players think', () => {
    expect(idsOf({})).toEqual([]);
  });

  it('is an open question, not an answered or published one', () => {
    expect(idsOf({ page: { questions: [question] } })).toEqual(['question 1']);
    expect(idsOf({ page: { questions: [{ ...question, answer: 'Yes' }] } })).toEqual([]);
    expect(idsOf({ page: { questions: [{ ...question, published: true }] } })).toEqual([]);
  });

  it('is a seat whose player has deleted their account, until the end', () => {
    const [ana, bea] = situation({}).page.seats;
    const seats = [ana, { ...bea, leftAt: 1500 }] as HostPage['seats'];
    const [waits] = waitingForHost(situation({ page: { seats } }));
    expect(waits).toMatchObject({ since: 1500, text: expect.stringMatching(/^Bea /), tab: 'now', lasts: true });
    expect(waits?.safeText).not.toContain('Bea');
    expect(idsOf({ page: { seats, finishedAt: 2000 }, view: { status: 'finished' } })).toEqual([]);
  });

  it('is a channel on Discord that takes no posts, or no more of them', () => {
    const [failing, gone] = [false, true].flatMap((isOver) =>
      waitingForHost(situation({ page: { channelFailing: { since: 700, isOver } } })),
    );
    expect(failing).toMatchObject({ since: 700, tab: 'people', text: expect.stringContaining('post a test') });
    expect(gone).toMatchObject({ since: 700, tab: 'people', text: expect.stringContaining('any more') });
    expect(gone?.id).not.toBe(failing?.id);
  });

  it('says on a shared screen that there is a question, not which', () => {
    const [waiting] = waitingForHost(situation({ page: { questions: [question] } }));
    expect(waiting?.text).toBe('Ana asks: May I?');
    expect(waiting?.safeText).toBe('A player asks you something.');
  });

  it('is a statement that only the host can judge', () => {
    const waiting = { seat: 'A', statement: 1 };
    const textsOf = (view: object) => waitingForHost(situation({ game: logicalBluffs, view })).map(({ text }) => text);
    expect(textsOf({ waiting: [waiting] })).toEqual(['A statement waits for your ruling.']);
    expect(textsOf({ waiting: [waiting, waiting] })).toEqual(['2 statements wait for your ruling.']);
    expect(textsOf({ waiting: [] })).toEqual([]);
    expect(textsOf({ waiting: [waiting], viewer: 'spectator' })).toEqual([]);
  });

  it('asks for a close where everybody is done or the time is past, never by what the host rules or chooses', () => {
    const asksToClose = (change: Parameters<typeof situation>[0]) =>
      waitingForHost(situation(change)).map(({ byClosing }) => byClosing === true);
    const allActed = ['A', 'B'].map((seat) => ({ seat, acted: true }));
    expect(asksToClose({ view: { seats: allActed } })).toEqual([true]);
    expect(asksToClose({ now: 62_000 })).toEqual([true]);
    expect(asksToClose({ view: { candidates: ['A', 'B'] } })).toEqual([false]);
    const waiting = [{ seat: 'A', statement: 1 }];
    expect(asksToClose({ game: logicalBluffs, view: { waiting } })).toEqual([false]);
  });

  it('asks for no close while only a ruling is missing, on a safe screen neither: it would be refused', () => {
    const seats = ['A', 'B'].map((seat) => ({ seat, acted: true }));
    const textsOf = (view: object, more: object = {}) =>
      waitingForHost(situation({ game: logicalBluffs, now: 62_000, view: { seats, ...view }, ...more })).map(
        ({ text }) => text,
      );
    const waiting = [{ seat: 'A', statement: 1 }];
    const asked = ['A statement waits for your ruling.'];
    expect(textsOf({ waiting, rulingSince: 500 })).toEqual(asked);
    const page = { waitsHidden: { questions: 0, isMore: false } };
    expect(textsOf({ viewer: 'spectator', rulingSince: 500 }, { page })).toEqual(asked);
    expect(textsOf({ waiting: [], rulingSince: null })).toContain('Everybody has acted: you can close now.');
  });

  it('is as old as the phase that it came with, or as what somebody did in it, not as the match', () => {
    const page = { openedAt: 1700 };
    const sinceOf = (change: Partial<HostPage>) =>
      waitingForHost(situation({ page: { ...page, ...change }, view: { candidates: ['A', 'B'] } })).map(
        ({ since }) => since,
      );
    const seats = [{ seat: seatId('A'), name: 'Ana', actedAt: 1900, leftAt: null }];
    expect(sinceOf({})).toEqual([1700]);
    expect(sinceOf({ seats })).toEqual([1900]);
    expect(sinceOf({ seats, openedAt: 1950 })).toEqual([1950]);
  });

  it('is a choice that the rules leave to the host, not what winners choose', () => {
    expect(idsOf({ view: { candidates: ['A', 'B'] } })).toEqual(['choice']);
    expect(idsOf({ view: { candidates: null } })).toEqual([]);
    expect(idsOf({ view: { candidates: ['A'], viewer: seatId('B') } })).toEqual([]);
    expect(idsOf({ view: { candidates: ['A'], status: 'paused' } })).toEqual(['paused']);
  });

  it('is on a safe screen what everybody may know the host is asked, and the same in every vote', () => {
    const textsOf = (game: AnyGame, view: object) =>
      waitingForHost(
        situation({
          game,
          page: { waitsHidden: { questions: 0, isMore: false } },
          view: { ...view, viewer: 'spectator' },
        }),
      ).map(({ text }) => text);
    expect(textsOf(logicalBluffs, { rulingSince: 700 })).toEqual(['A statement waits for your ruling.']);
    expect(textsOf(logicalBluffs, { rulingSince: null })).toEqual([]);
    const page = { waitsHidden: { questions: 0, isMore: false } };
    const view = { viewer: 'spectator', rulingSince: 700 };
    const [ruling] = waitingForHost(situation({ page, view, game: logicalBluffs }));
    expect(ruling?.since, 'everybody may know since when').toBe(1700);
    expect(textsOf(pointingChains, { phase: 'vote' })).toEqual([
      'The winners vote, and who they are stays secret. Close the vote when they have had time to choose.',
    ]);
    expect(textsOf(pointingChains, { phase: 'round' })).toEqual([]);
  });

  it('is on a safe screen counted where it does not show', () => {
    const more = 'One more thing waits for you. It does not show while your screen is safe.';
    const words = (questions: number, isMore = false) => hiddenWords({ questions, isMore });
    expect(hiddenWords(null)).toBeNull();
    expect([0, 1, 2].map((count) => words(count))).toEqual([
      null,
      'A question waits for you.',
      '2 questions wait for you.',
    ]);
    expect([words(0, true), words(2, true)]).toEqual([more, `2 questions wait for you. ${more}`]);
  });

  it('is said before a round is closed where a question or a ruling waits, also where their texts do not show', () => {
    const asked = waitingForHost(situation({ page: { questions: [question] } }));
    expect(waitsBeforeClose(asked, null)).toBe('A question waits for you.');
    const view = { waiting: [{ seat: 'A', statement: 1 }] };
    const toRule = waitingForHost(situation({ game: logicalBluffs, view }));
    expect(waitsBeforeClose(toRule, { questions: 2, isMore: true })).toBe(
      '2 questions wait for you. A statement waits for your ruling.',
    );
    const overdue = waitingForHost(situation({ now: 61_000 }));
    expect(overdue).toHaveLength(1);
    expect(waitsBeforeClose(overdue, null)).toBeNull();
  });

  it('is a deadline that passed, by the match’s own clock', () => {
    expect(idsOf({ now: 60_999 })).toEqual([]);
    expect(idsOf({ now: 61_000 })).toEqual(['overdue']);
  });

  it('does not say that time is over where the round stays open until its host closes it', () => {
    const [overdue] = waitingForHost(situation({ now: 61_000 }));
    expect(overdue?.text).toBe('The time you set is past: you can close now.');
  });

  it('is a round in which everybody has acted, where only the host closes it', () => {
    const acted = { view: { seats: ['A', 'B'].map((seat) => ({ seat, acted: true })) } };
    expect(idsOf(acted)).toEqual(['all acted']);
    expect(idsOf({ ...acted, page: { settings: { pace: 'ready' } } })).toEqual([]);
  });

  it('is not to close what the rules keep open until the host has chosen', () => {
    const votes = ['A', 'B'].map((seat) => ({ seat, choice: seat }));
    const view = {
      ...{ phase: 'vote', seats: ['A', 'B'].map((seat) => ({ seat, acted: true })), dueAt: null },
      ...{ candidates: ['A', 'B'], vote: { candidates: ['A', 'B'], votes, hostDecides: true } },
    };
    expect(idsOf({ view })).toEqual(['choice']);
    expect(idsOf({ view: { ...view, dueAt: 500 } })).toEqual(['choice']);
  });

  it('is listed oldest first', () => {
    const later = { ...question, n: 2, at: 100_000 };
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
    const words = 'Awards wait to be confirmed.';
    expect(waitingForHost(situation({ page, view: { status: 'finished', dueAt: null } }))).toEqual([
      { id: 'awards', since: 5, text: words, safeText: words, tab: 'results' },
    ]);
    const told = { ...page, awards: [award, award, ...page.awards], finaleToldAt: 9 };
    const [waiting] = waitingForHost(situation({ page: told, view: { status: 'finished', dueAt: null } }));
    expect(waiting?.text).toBe('3 awards wait for your word.');
  });
});

describe('what waits for a seat', () => {
  const seen = (game: AnyGame, view: object) =>
    waitingForSeat(game, { viewer: 'A', status: 'running', ...view } as unknown as MatchView);
  const marked = (acted: boolean | null) => ({ seats: [{ seat: 'A', acted }] });

  it('is its turn, by its mark', () => {
    expect(seen(pointingChains, marked(false))).toBe('It is your turn to act.');
    expect(seen(pointingChains, marked(true))).toBeNull();
    expect(seen(pointingChains, { ...marked(false), status: 'paused' })).toBeNull();
  });

  it('is what the game says where marks are nobody’s business', () => {
    expect(seen(bifrost, { ...marked(null), own: { ready: false } })).toBe('It is your turn to act.');
    expect(seen(bifrost, { ...marked(null), own: { ready: true } })).toBeNull();
    expect(seen(bifrost, { ...marked(null), own: null, ready: false })).toBe('It is your turn to act.');
    expect(seen(logicalBluffs, { ...marked(null), turn: { acted: false } })).toBe('It is your turn to act.');
    expect(seen(pointingChains, { ...marked(null), candidates: ['B'], choice: null })).toMatch(/^You choose/);
    expect(seen(pointingChains, { ...marked(null), candidates: ['B'], choice: 'B' })).toBeNull();
    expect(seen(pointingChains, { ...marked(null), candidates: null })).toBeNull();
  });
});
