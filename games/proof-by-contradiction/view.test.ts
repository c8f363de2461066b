import { describe, expect, it } from 'vitest';
import { seatId } from '../kit/seats';
import { play } from './testing';

const events = [
  'A: line red row1 row2; red A1, orange B2; ? A1 B2; pact B, evasion',
  'B: share red orange no; red B1, orange C2; boundaries',
  'C: count row1 row2 2; red C1, orange D2; iridescence',
  'A: steps red yellow 4 5; yellow C3, green D4; ? C3 D4',
];
const keysOf = (viewer: string, upTo = events.length) =>
  Object.keys(play({ events: events.slice(0, upTo) }, viewer).view);

const common = [
  'game',
  'viewer',
  'status',
  'phase',
  'dueAt',
  'leftMs',
  'interlude',
  'round',
  'seats',
  'drawnOrder',
  'clues',
  'contractsOn',
];

describe('views', () => {
  it('[V1] spectators see clues, who has submitted, and the drawn order', () => {
    const { view } = play({ events }, 'spectator');
    expect(keysOf('spectator')).toEqual(common);
    expect(view.seats).toEqual([
      { seat: 'A', acted: true },
      { seat: 'B', acted: false },
      { seat: 'C', acted: false },
    ]);
    expect(view.clues).toHaveLength(3);
    expect([...(view.drawnOrder ?? [])].sort()).toEqual(['A', 'B', 'C']);
  });

  it('[V1] [S4] the drawn order comes from the seed, is there from the start, and null with a prior ranking', () => {
    const orderWith = (seed: string, settings = {}) =>
      play({ events: [], seats: 'ABCDEFGH', seed, settings }, 'A').view.drawnOrder;
    expect(orderWith('one')).toEqual(orderWith('one'));
    expect(new Set(['one', 'two', 'three', 'four'].map((seed) => orderWith(seed)?.join(''))).size).toBeGreaterThan(1);
    expect(orderWith('one', { priorRanking: [...'HGFEDCBA'] })).toBeNull();
  });

  it('[V2] a seat also sees what is its own', () => {
    expect(keysOf('A')).toEqual([...common, 'board', 'pending', 'contracts', 'answers', 'drawn']);
    const { view } = play({ events }, 'A');
    expect(view).toMatchObject({
      board: { A1: 'red', B2: 'orange' },
      pending: { type: 'submit', query: ['C3', 'D4'] },
      contracts: { pact: 'B', main: 'evasion' },
      answers: [{ round: 1, query: ['A1', 'B2'] }],
    });
  });

  it('[V2] what was drawn for a seat that sent nothing is told to that seat, and to no other', () => {
    const resolve = { by: 'host', action: { type: 'resolve' } };
    const seenBy = (viewer: string, upTo: number) =>
      play({ events: [...events.slice(0, 2), resolve, resolve].slice(0, upTo) }, viewer).view;
    const { drawn, board, clues } = seenBy('C', 4);
    const tokens = drawn?.flatMap(({ place }) => place) ?? [];
    expect(drawn?.map(({ round, place }) => [round, place.length])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(Object.fromEntries(tokens.map(({ color, cell }) => [cell, color]))).toEqual(board);
    expect(drawn?.map(({ clue }) => clue)).toEqual(clues.filter(({ seat }) => seat === 'C').map(({ clue }) => clue));
    expect(seenBy('C', 2).drawn).toEqual([]);
    expect(seenBy('A', 4).drawn?.map(({ round }) => round)).toEqual([2]);
    expect(seenBy('spectator', 4).drawn).toBeUndefined();
  });

  it('[V2] contracts show once they are locked, tokens too', () => {
    const { view } = play({ events: events.slice(0, 2) }, 'A');
    expect(view).toMatchObject({ board: {}, contracts: null, answers: [] });
  });

  it('[V3] the host sees everything, by seat', () => {
    const { view } = play({ events }, 'host');
    expect(view.boards).toEqual({
      A: { A1: 'red', B2: 'orange' },
      B: { B1: 'red', C2: 'orange' },
      C: { C1: 'red', D2: 'orange' },
    });
    expect(view.allContracts).toEqual({
      A: { pact: 'B', main: 'evasion' },
      B: { pact: null, main: 'boundaries' },
      C: { pact: null, main: 'iridescence' },
    });
    expect(view.allAnswers?.[seatId('B')]).toEqual([]);
    expect(view.allAnswers?.[seatId('A')]).toHaveLength(1);
    expect(view.submissions?.[seatId('A')]).toMatchObject({ query: ['C3', 'D4'] });
    expect(view.submissions?.[seatId('B')]).toBeNull();
    expect(view.autopilot).toEqual([]);
  });

  it('[V3] with the scores of the boards as they are locked', () => {
    const { view } = play({ events }, 'host');
    // red and orange: row 1 and 2 hold both, no line in common; nobody breaks anything, but for what is not placed
    expect(view.broken).toEqual([]);
    expect(view.preview?.map(({ points, rank }) => [points, rank])).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
  });

  it('[V4] at the end everybody sees what the host sees', () => {
    const resolve = { by: 'host', action: { type: 'resolve' } };
    const viewFor = (viewer: string) => ({
      ...play({ events: [...events, resolve, resolve] }, viewer).view,
      viewer: '',
    });
    expect(viewFor('spectator')).toEqual(viewFor('host'));
    expect(viewFor('B')).toEqual(viewFor('host'));
    expect(Object.keys(viewFor('A').boards?.[seatId('A')] ?? {})).toHaveLength(5);
  });

  it('[V4] also when the host ends the match in mid-round', () => {
    const { view, results, status } = play(
      { events: [...events, { by: 'host', action: { type: 'end' } }] },
      'spectator',
    );
    expect({ status, results, phase: view.phase }).toEqual({ status: 'finished', results: null, phase: 'finished' });
    expect(view.submissions?.[seatId('A')]).toMatchObject({ query: ['C3', 'D4'] });
    expect(view.boards?.[seatId('B')]).toEqual({ B1: 'red', C2: 'orange' });
  });
});
