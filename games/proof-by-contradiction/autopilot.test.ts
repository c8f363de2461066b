import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchView } from '../game';
import { createRandom } from '../kit/random';
import { seatId, seatIds } from '../kit/seats';
import { canSatisfy, drawSubmission, legalClues, placementsOn } from './autopilot';
import { type Board, cells, colors, parseBoard } from './board';
import { checkAction } from './check';
import { allClues, clueStatus, isTrue } from './clue';
import { settingsSchema } from './settings';
import { setup } from './setup';
import type { State } from './state';
import { boardFrom, clueFrom, play } from './testing';
import { type View, viewState } from './view';

const off = { contracts: false };
const resolve = { by: 'host', action: { type: 'resolve' } };
const autopilot = (seat: string, on: boolean) => ({ by: 'host', action: { type: 'autopilot', seat, on } });
const seats = seatIds('ABC');

/** A match of three in round 1, 2 or 3, with whatever boards and published clues. */
const anyState = fc
  .record({
    seed: fc.string(),
    round: fc.constantFrom(1, 2, 3),
    own: fc.shuffledSubarray([...allClues], { minLength: 40, maxLength: 40 }),
    others: fc.shuffledSubarray([...allClues], { minLength: 8, maxLength: 8 }),
    some: fc.shuffledSubarray([...colors], { minLength: 6, maxLength: 6 }),
    places: fc.shuffledSubarray([...cells], { minLength: 6, maxLength: 6 }),
  })
  .map(({ seed, round, own, others, some, places }): State => {
    const placed = some.slice(0, 2 * (round - 1));
    const board: Board = placed.flatMap((color, i) => (places[i] ? [{ color, cell: places[i] }] : []));
    const [first] = own;
    const second = own.find((clue) => clue.format !== first?.format);
    const mine = [first, second].flatMap((clue) => (clue === undefined ? [] : [clue])).slice(0, round - 1);
    const start = setup({ settings: settingsSchema.parse({}), seats, seed });
    return {
      ...start,
      round,
      seats: start.seats.map((player) => (player.seat === 'A' ? { ...player, board } : player)),
      clues: [
        ...mine.map((clue, i) => ({ round: i + 1, seat: seatId('A'), clue })),
        ...others.slice(0, 4 * (round - 1)).map((clue) => ({ round: 1, seat: seatId('B'), clue })),
      ],
    };
  });

const seatA = (state: State) => state.seats[0] as State['seats'][number];
const viewOfA = (state: State) => ({ ...viewState(state, seatId('A')), viewer: 'A' }) as MatchView<View>;

describe('what the autopilot draws', () => {
  it('[P1] is legal, but for a contract, which it takes none of, and asks nothing', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const drawn = drawSubmission(state, seatA(state));
        const refusal = checkAction({ ...viewOfA(state), contractsOn: false }, drawn);
        expect(refusal).toBeNull();
        expect(drawn).not.toHaveProperty('query');
        expect(drawn).not.toHaveProperty('contracts');
      }),
    );
  });

  it('[P1] has a clue that the board can still satisfy', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { clue, place } = drawSubmission(state, seatA(state));
        if (clue !== undefined) expect(clueStatus(clue, [...seatA(state).board, ...place])).not.toBe('false');
      }),
    );
  });

  it('[P5] keeps the own clues possible together where they are so', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { board, seat } = seatA(state);
        const own = state.clues.filter((one) => one.seat === seat).map(({ clue }) => clue);
        fc.pre(canSatisfy(board, own));
        const { clue, place } = drawSubmission(state, seatA(state));
        expect(canSatisfy([...board, ...place], clue === undefined ? own : [...own, clue])).toBe(true);
      }),
    );
  });

  it('[P5] so a match without anybody in it ends with nobody contradicting themselves', () => {
    for (let n = 0; n < 20; n++) {
      const { results } = play({ settings: off, seed: `empty ${n}`, events: [resolve, resolve, resolve] });
      expect(results?.standings.map(({ detail }) => detail.penalty)).toEqual([0, 0, 0]);
    }
  });

  it('[P1] goes on from a board whose own clue is false already', () => {
    const board = boardFrom('................'.replace('.', 'r').slice(0, 16));
    const start = setup({ settings: settingsSchema.parse({}), seats, seed: 's' });
    const state: State = {
      ...start,
      round: 3,
      seats: start.seats.map((player) => ({ ...player, board })),
      clues: [{ round: 1, seat: seatId('A'), clue: clueFrom('line red row3 row4') }],
    };
    expect(checkAction(viewOfA(state), drawSubmission(state, seatA(state)))).toBeNull();
  });

  it('[P1] comes from the seed, round and seat', () => {
    const draws = (seed: string) => play({ settings: off, seed, events: [resolve] }, 'host').view.boards;
    expect(draws('one')).toEqual(draws('one'));
    expect(draws('one')).not.toEqual(draws('two'));
    const boards = Object.values(draws('one') ?? {}).map((board) => JSON.stringify(board));
    expect(new Set(boards).size).toBe(3);
  });

  it('[P2] does not depend on what others sent, nor on whether they did', () => {
    const boardOfC = (events: Parameters<typeof play>[0]['events']) =>
      play({ settings: off, events: [...events, resolve] }, 'C').view;
    const nothing = boardOfC([]);
    const something = boardOfC(['A: line red row1 row2; red A1, orange B2', 'B: count row1 row2 2; red B1, blue D4']);
    expect(something.board).toEqual(nothing.board);
    expect(something.clues.find(({ seat }) => seat === 'C')).toEqual(nothing.clues.find(({ seat }) => seat === 'C'));
  });

  it('[P3] is marked for the host, by round and seat, and shown to nobody else', () => {
    const events = ['B: line red row1 row2; red A1, orange B2', resolve, autopilot('B', true)];
    const { view } = play({ settings: off, events }, 'host');
    expect(view.autopilot).toEqual([
      { round: 1, seat: 'A' },
      { round: 1, seat: 'C' },
    ]);
    expect(view.onAutopilot).toEqual(['B']);
    for (const viewer of ['A', 'B', 'spectator']) {
      expect(Object.keys(play({ settings: off, events }, viewer).view)).not.toContain('autopilot');
      expect(JSON.stringify(play({ settings: off, events }, viewer).view)).not.toContain('utopilot');
    }
  });
});

describe('a seat on autopilot', () => {
  const others = ['A: line red row1 row2; red A1, orange B2', 'C: count row1 row2 2; red B1, blue D4'];

  it('[P4] is waited for by nobody', () => {
    expect(play({ settings: off, events: [autopilot('B', true), ...others] }, 'spectator').view.round).toBe(2);
    expect(play({ settings: off, events: [...others, autopilot('B', true)] }, 'spectator').view.round).toBe(2);
    expect(play({ settings: off, events: others }, 'spectator').view.round).toBe(1);
  });

  it('[P4] can be taken off it again', () => {
    const events = [autopilot('B', true), autopilot('B', false), ...others];
    const { view, codes } = play({ settings: off, events }, 'spectator');
    expect(codes).toEqual([]);
    expect(view).toMatchObject({ round: 1, seats: [{ acted: true }, { acted: false }, { acted: true }] });
  });

  it('[P4] may still be played', () => {
    const sent = 'B: share red orange no; red C3, orange D4';
    const { view } = play({ settings: off, events: [autopilot('B', true), sent, ...others] }, 'host');
    expect(view.boards?.[seatId('B')]).toEqual({ C3: 'red', D4: 'orange' });
    expect(view.autopilot).toEqual([]);
  });

  it('[P4] looks to everybody else like a seat that has not sent anything', () => {
    const viewWith = (events: Parameters<typeof play>[0]['events'], viewer: string) =>
      JSON.stringify(play({ settings: off, events }, viewer).view);
    for (const viewer of ['A', 'B', 'C', 'spectator']) {
      expect(viewWith([autopilot('B', true)], viewer)).toBe(viewWith([autopilot('B', false)], viewer));
    }
  });

  it('[P4] a match with everybody on it runs to its end', () => {
    const events = ['A', 'B', 'C'].map((seat) => autopilot(seat, true));
    expect(play({ settings: off, events }).status).toBe('finished');
  });

  it('[P4] is the host’s to decide, for seats of the match', () => {
    const sent = { type: 'autopilot', seat: 'B', on: true };
    expect(play({ events: [{ by: 'A', action: sent }] }).codes).toEqual(['NOT_ALLOWED']);
    expect(play({ events: [{ by: 'host', action: { ...sent, seat: 'Z' } }] }).codes).toEqual(['UNKNOWN_SEAT']);
    expect(play({ events: [{ by: 'host', action: { ...sent, on: 1 } }] }).codes).toEqual(['BAD_ACTION']);
  });
});

describe('ways to go on', () => {
  it('[B2] two tokens on an empty board can be placed in 15 times 240 ways, one on a board of four in 24', () => {
    expect(placementsOn([], 2)).toHaveLength(15 * 240);
    expect(placementsOn(boardFrom('royg............'), 1)).toHaveLength(2 * 12);
  });

  it('[R6] [R7] leave out used formats and published clues', () => {
    const published = [{ clue: clueFrom('share blue red no') }, { clue: clueFrom('count colA row1 2') }];
    const legal = legalClues([clueFrom('line red row1 row2')], published);
    expect(legal).toHaveLength(75 + 30 + 168 - 2);
    expect(legal.some(({ format }) => format === 'line')).toBe(false);
  });

  it('[N1] satisfying several clues is found exactly as by trying everything', () => {
    const random = createRandom('seed', 'together');
    for (let n = 0; n < 60; n++) {
      const placed = random.shuffle(colors).slice(0, 3);
      const places = random.shuffle(cells);
      const board = placed.flatMap((color, i) => (places[i] ? [{ color, cell: places[i] }] : []));
      const clues = random.shuffle(allClues).slice(0, 2);
      const slow = placementsOn(board, 2).some((rest) => clues.every((clue) => isTrue(clue, [...board, ...rest])));
      expect(canSatisfy(board, clues)).toBe(slow);
    }
    expect(parseBoard({})).toEqual([]);
  });
});
