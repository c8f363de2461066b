import { describe, expect, it } from 'vitest';
import { letteredSeats } from '../kit/seats';
import { settingsSchema } from './settings';
import { closeRound, point, type State, setupState } from './state';
import { ChainStory } from './testing';
import { viewState } from './view';

const four = ['A', 'B', 'C', 'D'];
const five = ['A', 'B', 'C', 'D', 'E'];
const story = (seats: readonly string[], settings = {}) => new ChainStory(seats, settings);

/** Two chains of two: A>B and C>D end level at the bottom (A and C), with B and D as winners. */
const tied = (settings = {}) => story(four, { rounds: 1, ...settings }).points('A>B B C>D D');

describe('pointing', () => {
  it('[P1] the last one before the close counts', () => {
    const { view } = story(four).points('A>B A>C A').seenBy('A');
    expect(view.own).toEqual([{ round: 1, at: null }]);
  });
  it('[P2] nobody points at themselves or at a seat that is not there', () => {
    expect(story(four).points('A>A A>X A>a').codes()).toEqual(['SELF_TARGET', 'UNKNOWN_SEAT', 'UNKNOWN_SEAT']);
    const odd = story(['constructor', 'B', '__proto__']).points('B>toString B>constructor B>__proto__');
    expect(odd.codes()).toEqual(['UNKNOWN_SEAT']);
  });
  it('[P2] a form that is not known is refused as such, and nothing else', () => {
    const bad = story(four).sends('A', { type: 'point' }).sends('A', { type: 'point', at: 'B', loud: true });
    expect(bad.sends('A', { type: 'jump' }).sends('A', null).codes()).toEqual(Array(4).fill('BAD_ACTION'));
  });
  it('[P3] who sends nothing points at nobody', () => {
    const { view } = story(four).points('A>B').host('resolve').seenBy('host');
    expect(view.rounds[0]?.pointers).toEqual({ A: 'B', B: null, C: null, D: null });
  });
  it('[P4] the round closes when all have sent something', () => {
    expect(story(four).points('A>B B C').seenBy('A').view.round).toBe(1);
    expect(story(four).points('A>B B C D>C').seenBy('A').view.round).toBe(2);
  });
  it('[P4] or at its deadline; exactly then is too late', () => {
    const late = story(four, { roundSeconds: 1 }).points('A>B').waits(0.998).points('C>D');
    expect(late.seenBy('C').view.own).toEqual([{ round: 2, at: 'D' }]);
  });
  it('[P5] an interlude makes every round after a close later, and the vote too', () => {
    const watched = story(four, { rounds: 2, roundSeconds: 60, voteSeconds: 30, interludeSeconds: 20 });
    expect(watched.seenBy('A')).toMatchObject({ dueAt: 60_000, view: { interlude: null } });
    watched.points('A>B B C>D D');
    expect(watched.seenBy('A')).toMatchObject({ dueAt: 80_004, view: { round: 2, interlude: { until: 20_004 } } });
    watched.points('A>B B C>D D');
    expect(watched.seenBy('A')).toMatchObject({ dueAt: 50_008, view: { phase: 'vote', interlude: { until: 20_008 } } });
    const tie = watched.chooses('B', 'A').chooses('D', 'C');
    expect(tie.seenBy('A')).toMatchObject({ status: 'running', dueAt: null, view: { interlude: null } });
  });
});

describe('after the last round', () => {
  it('[F1] [R4] pointing at somebody in every round costs a garnet, in seat order, after the tokens', () => {
    const ended = story(four, { rounds: 2 }).points('A>B B>C C D').points('A>B B>D C>D D');
    expect(ended.chooses('A', 'D').chooses('B', 'D').awards()).toBe('A garnet -1, B garnet -1');
    const lower = story(four, { rounds: 1, tokenThreshold: 1 }).points('A>B B>C C D');
    expect(lower.awards()).toBe(
      'B token 4, B garnet 1, C token 4, C garnet 1, D token 4, D garnet 1, A garnet -1, B garnet -1',
    );
  });
  it('[F2] the end of a chain in every round gains one', () => {
    const { standings } = story(four, { rounds: 2 }).points('A>B B C D>B').points('C>B B A D').results();
    expect(standings.find(({ seat }) => seat === 'B')?.detail).toMatchObject({ rounds: [0, 0], bonus: 1, penalty: 0 });
  });
  it('[F3] a start of a chain in every round loses two; pointed at once, it does not', () => {
    const { standings } = story(four, { rounds: 2 }).points('A>B B C>B D').points('A>B B C>B D>C').results();
    const penalties = standings.map(({ seat, detail }) => `${seat}${detail.penalty}`).toSorted();
    expect(penalties).toEqual(['A-2', 'B0', 'C0', 'D0']);
  });
  it('[F4] both hold in a big chain', () => {
    const { standings } = story(four, { rounds: 1, bigSection: 3 }).points('A>B B>C C D').results();
    const rows = standings.map(({ seat, points, detail }) => [seat, points, detail.bonus, detail.penalty]);
    expect(rows.toSorted()).toEqual([
      ['A', -3, 0, -2],
      ['B', -1, 0, 0],
      ['C', 0, 1, 0],
      ['D', 1, 0, 0],
    ]);
  });
});

describe('results', () => {
  it('[R1] everybody with the most points wins', () => {
    expect(tied().chooses('B', 'A').chooses('D', 'A').results().winners).toEqual(['B', 'D']);
  });
  it('[R2] ties are broken by connections; what is left shares a rank, the chosen seat below', () => {
    // E, a node, and the ends B and D have a point each; B and D are connected, E is not
    const ended = story(five, { rounds: 1 })
      .points('A>B B C>D D E')
      .chooses('B', 'A')
      .chooses('D', 'A')
      .chooses('E', 'C');
    expect(ended.standings()).toBe('1.B:1 1.D:1 3.E:1 4.C:-1 5.A:-1');
  });
  it('[R3] tokenRule winners: all or, where they are too many, none', () => {
    const by = (tokenThreshold: number) =>
      tied({ tokenRule: 'winners', tokenThreshold }).chooses('B', 'A').chooses('D', 'A').awards();
    expect(by(2)).toBe('B token 4, B garnet 1, D token 4, D garnet 1, A garnet -1, C garnet -1');
    expect(by(1)).toBe('A garnet -1, C garnet -1');
  });
  it('[R3] tokenRule ranks: whole groups from the top, while they fit', () => {
    const by = (tokenThreshold: number) =>
      story(five, { rounds: 1, tokenRule: 'ranks', tokenThreshold }).points('A>B B>C C D E>C').awards();
    // points: B, C, D 1; A 0; E -1
    expect(by(2)).toBe('A garnet -1, B garnet -1, E garnet -1');
    expect(by(3)).toContain('B token 4, B garnet 1, C token 4, C garnet 1, D token 4');
    expect(by(3)).not.toContain('A token');
    expect(by(4)).toContain('A token 4');
  });
});

describe('the elimination candidate', () => {
  it('[V1] has the fewest points, then the fewest connections', () => {
    const ended = story(five, { rounds: 1 }).points('A>B B>C C D E>C');
    expect(ended.results().eliminationCandidates).toEqual(['E']);
    const byConnections = story(['A', 'B', 'C', 'D', 'E'], { rounds: 1 }).points('A>B B C>E D>E E');
    expect(byConnections.results().eliminationCandidates).toEqual(['A']);
  });
  it('[V2] the winners vote among the tied; the last vote counts', () => {
    const vote = tied().chooses('B', 'A').chooses('B', 'C').chooses('D', 'C');
    expect(vote.results().eliminationCandidates).toEqual(['C']);
  });
  it('[V2] nobody else votes, and only a tied seat can be named', () => {
    const vote = tied().chooses('A', 'C').chooses('host', 'C').chooses('B', 'D').chooses('B', 'Z');
    expect(vote.codes()).toEqual(['NOT_ALLOWED', 'NOT_ALLOWED', 'NOT_A_CANDIDATE', 'UNKNOWN_SEAT']);
    expect(story(four).chooses('A', 'B').chooses('host', 'B').codes()).toEqual(['WRONG_PHASE', 'WRONG_PHASE']);
    expect(tied().points('A>B').codes()).toEqual(['WRONG_PHASE']);
  });
  it('[V2] a winner who is tied may name anybody who is, themselves too', () => {
    const ended = story(['A', 'B', 'C'], { rounds: 1 }).points('A B C');
    expect(ended.seenBy('A').view.candidates).toEqual(['A', 'B', 'C']);
    ended.chooses('A', 'A').chooses('B', 'A').chooses('C', 'B');
    expect(ended.standings()).toBe('1.B:1 1.C:1 3.A:1');
  });
  it('[V3] closes at its deadline with the votes there are, or when the host resolves', () => {
    expect(tied().chooses('B', 'A').waits(300).results().eliminationCandidates).toEqual(['A']);
    expect(tied().chooses('D', 'C').host('resolve').results().eliminationCandidates).toEqual(['C']);
  });
  it('[V4] a vote that ties, or is empty, is the host’s to decide; nothing else goes on', () => {
    const stuck = tied().chooses('B', 'A').chooses('D', 'C');
    expect(stuck.replayed()).toMatchObject({ status: 'running', dueAt: null });
    stuck.host('resolve').chooses('B', 'A').host('extend', { seconds: 5 }).chooses('host', 'B');
    expect(stuck.codes()).toEqual(['WRONG_PHASE', 'NOT_ALLOWED', 'NO_DEADLINE', 'NOT_A_CANDIDATE']);
    expect(stuck.chooses('host', 'C').results().eliminationCandidates).toEqual(['C']);
    expect(tied().waits(300).chooses('host', 'A').results().eliminationCandidates).toEqual(['A']);
  });
  it('[V5] a winner is told that they choose and between whom; nobody else who they are', () => {
    const vote = tied().chooses('B', 'A');
    expect(vote.seenBy('B').view).toMatchObject({ phase: 'vote', candidates: ['A', 'C'], choice: 'A' });
    expect(vote.seenBy('A').view.candidates).toBeNull();
    for (const viewer of ['A', 'B', 'spectator']) {
      expect(vote.seenBy(viewer).view.seats.every(({ acted }: { acted: unknown }) => acted === null)).toBe(true);
      expect(vote.seenBy(viewer).view).not.toHaveProperty('vote');
    }
    expect(vote.seenBy('host').view.seats.map(({ acted }: { acted: unknown }) => acted)).toEqual([
      null,
      true,
      null,
      false,
    ]);
  });
});

describe('who sees what', () => {
  const running = () => story(four).points('A>B B>A C D>C').points('A>C');

  it('[W1] a seat sees its own pointers, who has acted, and maps without names', () => {
    const { view } = running().seenBy('A');
    expect(view.own).toEqual([
      { round: 1, at: 'B' },
      { round: 2, at: 'C' },
    ]);
    expect(view.seats.map(({ acted }: { acted: unknown }) => acted)).toEqual([true, false, false, false]);
    expect(JSON.stringify(view.maps)).not.toMatch(/"[A-D]"/);
    expect(Object.keys(view)).not.toContain('rounds');
  });
  it('views of later rounds are made of what earlier ones hold: a match keeps each of its closes', () => {
    const seats = letteredSeats(3);
    const [first] = seats;
    const opened = setupState({ settings: settingsSchema.parse({ rounds: 3 }), seats });
    const closed = (state: State) =>
      closeRound(
        seats.reduce((acted, by) => point(acted, by, null), state),
        1000,
      );
    const once = closed(opened);
    const views = [once, closed(once)].map((state) => viewState(state, first ?? 'host'));
    const [before, now] = views;
    expect(now?.own).toHaveLength(2);
    expect(now?.own?.[0]).toBe(before?.own?.[0]);
    expect(now?.maps[0]).toBe(before?.maps[0]);
    expect(now?.seats.every((seat, i) => seat === before?.seats[i])).toBe(true);
  });
  it('[W1] a spectator sees the same without own pointers', () => {
    const { view } = running().seenBy('spectator');
    expect(view).not.toHaveProperty('own');
    expect(view.maps).toEqual(running().seenBy('A').view.maps);
  });
  it('[W2] the host sees names, and what the round would give now', () => {
    const { view } = running().seenBy('host');
    expect(view.rounds).toHaveLength(1);
    expect(view.preview).toEqual({
      round: 2,
      pointers: { A: 'C', B: null, C: null, D: null },
      removed: [],
      scores: { A: 1, B: 1, C: 0, D: 1 },
    });
  });
  it('[W3] everybody sees everything at the end, also when the host ends the match', () => {
    for (const ended of [running().host('end'), tied().chooses('B', 'A').chooses('D', 'A')]) {
      const seen = ['A', 'spectator', 'host'].map((viewer) => ({ ...ended.seenBy(viewer).view, viewer: null }));
      expect(seen[0]).toEqual(seen[2]);
      expect(seen[1]).toEqual(seen[2]);
      expect(seen[2]?.phase).toBe('finished');
    }
    expect(running().host('end').replayed().results).toBeNull();
  });
});
