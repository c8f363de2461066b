import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Random } from '../game';
import { createRandom } from '../kit/random';
import { seatId, seatIds } from '../kit/seats';
import { type Board, cells, colors } from './board';
import { allClues, isTrue } from './clue';
import { completedContracts } from './contracts';
import { resultsFor } from './results';
import { brokenClues, standingsOf } from './score';
import type { Contracts, State } from './state';
import { scoredState } from './testing';

const boards = {
  A: `
    r . . .
    . o . .
    . . y .
    b . . g`,
  B: `
    . r . .
    . . o .
    . . . y
    g b . .`,
  C: `
    r . . .
    . . o .
    y . . .
    . . b p`,
};

/** `A 1 = 2 - 1 + 0 + 0`: points as they come about. */
const pointsOf = (state: State) =>
  standingsOf(state).map(({ seat, points, detail: { clues, overlap, penalty } }) =>
    [seat, points, '=', clues.won, '-', clues.lost, '+', overlap, '+', penalty].join(' '),
  );

describe('scores', () => {
  it('[S1] a clue that is false for a board pays its player and costs its author', () => {
    const state = scoredState({
      A: { board: boards.A, clues: ['line red row1 row2', 'steps red green 5 6'] },
      B: { board: boards.B, clues: ['share red orange no'] },
      C: { board: boards.C, clues: ['line purple row4 colA'] },
    });
    expect(brokenClues(state).map(({ board, author, clue }) => `${board} breaks ${author}'s ${clue.format}`)).toEqual([
      "A breaks C's line",
      "B breaks A's steps",
      "B breaks C's line",
      "C breaks A's steps",
    ]);
    expect(pointsOf(state)).toEqual(['B 1 = 2 - 0 + -1 + 0', 'A -2 = 1 - 2 + -1 + 0', 'C -3 = 1 - 2 + -2 + 0']);
  });

  it('[S1] the table of broken clues is by board, author and round', () => {
    const state = scoredState({
      A: { board: boards.A, clues: ['count row1 row2 5', 'line purple row1 row2'] },
      B: { board: boards.B, clues: ['count row1 row2 5'] },
      C: { board: boards.C, clues: ['count row1 row2 5'] },
    });
    expect(brokenClues(state).map(({ board, author, clue }) => board + author + clue.format[0])).toEqual([
      'ABc',
      'ACc',
      'BAc',
      'BAl',
      'BCc',
      'CAc',
      'CAl',
      'CBc',
    ]);
  });

  it('[S2] every other board with the colour in the cell costs a point', () => {
    const same = 'r...............';
    const state = scoredState({
      A: { board: same },
      B: { board: same },
      C: { board: same },
      D: { board: 'o...............' },
    });
    expect(pointsOf(state)).toEqual([
      'D 0 = 0 - 0 + 0 + 0',
      ...['A', 'B', 'C'].map((seat) => `${seat} -2 = 0 - 0 + -2 + 0`),
    ]);
  });

  it('[S3] contradicting oneself costs 1000 points, once', () => {
    const state = scoredState({
      A: { board: boards.A, clues: ['line red row3 row4', 'count row1 row2 5'] },
      B: { board: boards.B, clues: ['line red row1 row2'] },
      C: { board: boards.C },
    });
    const a = standingsOf(state).at(-1);
    expect(a).toMatchObject({ seat: 'A', rank: 3, detail: { penalty: -1000, clues: { won: 0, lost: 4 } } });
    expect(a?.points).toBe(-4 - 1 - 1000);
  });

  it('[S4] equal points: more clues of others broken first, then the ranking of the match before', () => {
    const players = {
      A: { board: '.r..............', clues: ['line red row1 row2'] },
      B: { board: 'r...............', clues: ['line red row1 row2'] },
      C: { board: '...........r....', clues: ['line red row1 colD'] },
      D: { board: '..........r.....', clues: ['line red row3 row4'] },
    };
    const ranked = (priorRanking: string[]) => standingsOf(scoredState(players, { priorRanking }));
    // A and B each lose to C and D and break D's; C breaks A's, B's and D's none; D breaks all.
    expect(ranked(['A', 'B', 'C', 'D']).map(({ seat, points }) => `${seat} ${points}`)).toEqual([
      'D 1',
      'C 1',
      'A -1',
      'B -1',
    ]);
    expect(ranked(['B', 'A', 'D', 'C']).map(({ seat }) => seat)).toEqual(['D', 'C', 'B', 'A']);
    expect(ranked(['A', 'B', 'C', 'D']).map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
  });

  it('[S4] without a prior ranking by the drawn order', () => {
    const state = scoredState({ A: {}, B: {}, C: {} });
    const drawn = { ...state, settings: { ...state.settings, priorRanking: null }, drawnOrder: seatIds('CAB') };
    expect(standingsOf(drawn).map(({ seat }) => seat)).toEqual(['C', 'A', 'B']);
    expect(resultsFor(drawn).winners).toEqual(['C']);
  });
});

const line = 'line red row1 row2';
const steps = 'steps red blue 1 2';
const share = 'share red blue yes';
const count = 'count row1 row2 2';
const awardsOf = (state: State) =>
  resultsFor(state).awards.map(({ seat, kind, amount }) => `${seat} ${kind} ${amount}`);
const tokensOf = (state: State) =>
  resultsFor(state)
    .awards.filter(({ kind }) => kind === 'token-of-life')
    .map(({ seat, amount }) => `${seat}${amount}`)
    .join(' ');

/** Seats A, B, C, ... ranked in this order: all have one board, on which every clue of these tests is true. */
function rankedState(formats: readonly (readonly string[])[]): State {
  const players = formats.map((clues, i) => [String.fromCharCode(65 + i), { board: 'rb..............', clues }]);
  return scoredState(Object.fromEntries(players));
}

describe('awards', () => {
  it('[A1] five tokens by rank, the last one of nothing', () => {
    expect(tokensOf(rankedState([[], [], [], [], [], [], []]))).toBe('A4 B3 C2 D1 E0');
    expect(tokensOf(rankedState([[], [], []]))).toBe('A4 B3 C2');
  });

  it.each([
    ['a player without a token', [[line, steps], [], [], [], [], [line, share], [share, count]], 'A4 B3 C2 D1 E0 G4'],
    ['in place of the token they had', [[line, steps], [], [count, share]], 'A4 B3 C4'],
    ['the best of several', [[line, share], [], [steps, count], [count, steps]], 'A4 B3 D1 C4'],
    ['nobody, if nobody used both', [[line, share], [line, steps], [count]], 'A4 B3 C2'],
  ])('[A2] a whole token for the opposite formats: %s', (_, formats, tokens) => {
    expect(tokensOf(rankedState(formats))).toBe(tokens);
  });

  it('[A3] [A4] then shards seat by seat, a pact before a main contract, then marks', () => {
    const state = withContracts(
      scoredState({
        A: { board: boards.A },
        B: { board: '.r.......y......' },
        C: { board: boards.C, clues: ['line red row3 row4'] },
      }),
      { A: { pact: seatId('C'), main: 'evasion' }, B: { pact: seatId('A'), main: 'evasion' }, C: null },
    );
    expect(awardsOf(state).slice(3)).toEqual(['A shard 1', 'B shard 2', 'C mark-of-elimination 1']);
    const other = withContracts(
      scoredState({ A: { board: '.r..............' }, B: { board: '..r.............' }, C: {} }),
      {
        A: { pact: seatId('C'), main: 'boundaries' },
        B: { pact: null, main: 'evasion' },
        C: null,
      },
    );
    expect(awardsOf(other).slice(3)).toEqual(['A shard 1', 'A shard 1', 'B shard 2']);
    expect(
      resultsFor(other)
        .awards.slice(3, 5)
        .map(({ reason }) => reason),
    ).toEqual(['Completed the contract pact.', 'Completed the contract boundaries.']);
  });
});

describe('elimination candidates', () => {
  // A to H in this order: everybody's board is empty, so that points come from overlaps alone
  const eight = (below: readonly string[], settings: object = {}) => {
    const seats = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const players = Object.fromEntries(
      seats.map((seat) => [seat, { board: below.includes(seat) ? 'r...............' : '.'.repeat(16) }]),
    );
    return resultsFor(scoredState(players, { ...settings })).eliminationCandidates;
  };

  it.each([
    ['nobody below zero: the lowest ranks', [], {}, ['H', 'G', 'F']],
    ['two below zero, and one more', ['F', 'A'], {}, ['F', 'A', 'H']],
    ['none wanted, none below', [], { eliminationCandidates: 0 }, []],
    ['one wanted', [], { eliminationCandidates: 1 }, ['H']],
    ['sixteen wanted: all without a token', [], { eliminationCandidates: 16 }, ['H', 'G', 'F']],
  ])('[A5] %s', (_, below, settings, candidates) => expect(eight(below, settings)).toEqual(candidates));

  it('[A5] all below zero without a token, however many', () => {
    expect(eight(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], { eliminationCandidates: 1 })).toEqual(['H', 'G', 'F']);
  });

  it('[A5] a token of nothing is a token', () => {
    expect(eight(['E', 'F', 'G', 'H'], { eliminationCandidates: 0 })).toEqual(['H', 'G', 'F']);
  });
});

describe('contracts', () => {
  const completed = (state: State) =>
    state.seats.map((player) => `${player.seat}: ${completedContracts(player, state).join(' ')}`.trim());
  const apart = {
    A: { board: '.r..............' },
    B: { board: '..r.............' },
    C: { board: '....r...........' },
    D: {},
  };
  const main = 'iridescence' as const;
  const [a, c, d] = [seatId('A'), seatId('C'), seatId('D')];

  it.each([
    ['the one named took none', { A: { pact: c, main }, B: null, C: { pact: null, main }, D: null }, 'pact'],
    ['the one named took no contract at all', { A: { pact: c, main }, B: null, C: null, D: null }, 'pact'],
    ['the one named took one too', { A: { pact: c, main }, B: null, C: { pact: d, main }, D: null }, ''],
    ['both named each other', { A: { pact: c, main }, B: null, C: { pact: a, main }, D: null }, ''],
    ['somebody else named the same', { A: { pact: c, main }, B: { pact: c, main }, C: null, D: null }, ''],
    ['somebody else named another', { A: { pact: c, main }, B: { pact: d, main }, C: null, D: null }, 'pact'],
  ])('[C1] %s', (_, contracts, expected) => {
    expect(completed(withContracts(scoredState(apart), contracts))[0]).toBe(`A: ${expected}`.trim());
  });

  it('[C1] [C5] a violator completes none, but what they named counts', () => {
    const players = { ...apart, B: { board: '..r.............', clues: ['line red row3 row4'] } };
    const state = withContracts(scoredState(players), {
      A: { pact: seatId('C'), main },
      B: { pact: seatId('C'), main: 'evasion' },
      C: null,
      D: { pact: seatId('A'), main: 'evasion' },
    });
    expect(completed(state)).toEqual(['A:', 'B:', 'C:', 'D: evasion']);
  });

  it.each([
    ['on the rim between the corners', '.ro.y..gb.......', true],
    ['in a corner', 'r...............', false],
    ['in the last corner', '...............r', false],
    ['in the centre', '.....r..........', false],
    ['in the centre, below right', '..........r.....', false],
  ])('[C2] boundaries, a token %s', (_, board, done) => {
    const state = withContracts(scoredState({ ...apart, A: { board } }), { A: { pact: null, main: 'boundaries' } });
    expect(completed(state)[0]).toBe(done ? 'A: boundaries' : 'A:');
  });

  it.each([
    ['all six at least once', [[1, 2, 1, 1, 3, 1]], true],
    ['five', [[1, 2, 1, 0, 3, 1]], false],
    [
      'in the second answer',
      [
        [0, 0, 0, 0, 0, 0],
        [1, 1, 1, 1, 1, 1],
      ],
      true,
    ],
    [
      'in two answers together',
      [
        [1, 1, 1, 0, 0, 0],
        [0, 0, 0, 1, 1, 1],
      ],
      false,
    ],
    ['no answer', [], false],
  ])('[C3] iridescence: %s', (_, answers, done) => {
    const state = withContracts(scoredState(apart), { A: { pact: null, main: 'iridescence' } });
    const seats = state.seats.map((player) => ({
      ...player,
      answers: answers.map((counts, i) => ({ round: i + 1, query: ['A1', 'B2'] as const, counts: countsFrom(counts) })),
    }));
    expect(completed({ ...state, seats })[0]).toBe(done ? 'A: iridescence' : 'A:');
  });

  it.each([
    ['the same colour elsewhere and another colour in the cell', 'o.............r.', true],
    ['the same colour in the cell', '.r..............', false],
  ])('[C4] evasion, on another board %s', (_, board, done) => {
    const state = withContracts(scoredState({ ...apart, B: { board } }), { A: { pact: null, main: 'evasion' } });
    expect(completed(state)[0]).toBe(done ? 'A: evasion' : 'A:');
  });
});

describe('against the obvious', () => {
  it('[S1] [S2] [S3] points are what going through every pair gives, and add up to overlaps and penalties', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 3, max: 16 }), (seed, n) => {
        const state = randomState(createRandom(seed), n);
        const standings = standingsOf(state);
        for (const { seat, points } of standings) expect(points).toBe(slowPoints(state, seat));
        const sum = (pick: (one: (typeof standings)[number]) => number) =>
          standings.reduce((all, one) => all + pick(one), 0);
        expect(sum(({ points }) => points)).toBe(sum(({ detail }) => detail.overlap + detail.penalty));
      }),
      { numRuns: 60 },
    );
  });
});

function slowPoints(state: State, seat: string): number {
  const boardOf = (one: string): Board => state.seats.find((player) => player.seat === one)?.board ?? [];
  const holds = (author: string, board: string) =>
    state.clues.filter((one) => one.seat === author).map(({ clue }) => isTrue(clue, boardOf(board)));
  let points = holds(seat, seat).includes(false) ? -1000 : 0;
  for (const { seat: other } of state.seats) {
    if (other === seat) continue;
    for (const held of holds(other, seat)) if (!held) points += 1;
    for (const held of holds(seat, other)) if (!held) points -= 1;
    for (const a of boardOf(seat)) {
      for (const b of boardOf(other)) if (a.cell === b.cell && a.color === b.color) points -= 1;
    }
  }
  return points;
}

/** Full boards and two clues for everybody, drawn blindly. */
function randomState(random: Random, n: number): State {
  const seats = seatIds(Array.from({ length: n }, (_, i) => `S${i}`));
  const state = scoredState(Object.fromEntries(seats.map((seat) => [seat, {}])));
  return {
    ...state,
    seats: state.seats.map((player) => {
      const places = random.shuffle(cells);
      const some = random.shuffle(colors).slice(0, 5);
      return { ...player, board: some.flatMap((color, i) => (places[i] ? [{ color, cell: places[i] }] : [])) };
    }),
    clues: [1, 2].flatMap((round) => seats.map((seat) => ({ round, seat, clue: random.pick(allClues) }))),
  };
}

function withContracts(state: State, contracts: Readonly<Record<string, Contracts | null>>): State {
  return { ...state, seats: state.seats.map((player) => ({ ...player, contracts: contracts[player.seat] ?? null })) };
}

const countsFrom = (counts: readonly number[]) =>
  Object.fromEntries(colors.map((color, i) => [color, counts[i] ?? 0])) as Record<(typeof colors)[number], number>;
