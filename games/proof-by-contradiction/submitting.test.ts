import { describe, expect, it } from 'vitest';
import type { MatchView } from '../game';
import { problemsOf } from './check';
import { type Played, play, submissionFrom } from './testing';
import type { View } from './view';

const off = { contracts: false };
const roundOne = [
  'A: line red row1 row2; red A1, orange B2',
  'B: share red orange no; red B1, orange C2',
  'C: count row1 row2 2; red C1, orange D2',
];
const roundTwo = [
  'A: steps red yellow 4 5; yellow C3, green D4',
  'B: line red row1 row3; yellow D3, green A4',
  'C: share red yellow no; yellow A3, green B4',
];

/** The codes of one more submission by A after these events. */
const codesAfter = (events: Played['events'], sent: string | object, settings: object = off) =>
  play({
    settings: { ...settings },
    events: [...events, typeof sent === 'string' ? `A: ${sent}` : { by: 'A', action: sent }],
  }).codes;

describe('round 1', () => {
  it.each([
    ['[R2] a clue and two tokens', 'line red row1 row2; red A1, orange B2', []],
    ['[R2] with a query', 'line red row1 row2; red A1, orange B2; ? A1 B2', []],
    ['[R3] no clue', 'red A1, orange B2', ['BAD_ACTION']],
    ['[R4] contracts where they are off', 'line red row1 row2; red A1, orange B2; evasion', ['BAD_ACTION']],
    ['[R5] a clue that is none', 'line red row1 row1; red A1, orange B2', ['BAD_CLUE']],
    ['[R8] two tokens on one cell', 'line red row1 row2; red A1, orange A1', ['CELL_TAKEN']],
    ['[R9] one colour twice', 'line red row1 row2; red A1, red B2', ['COLOR_USED']],
    ['[R10] no token', 'line red row1 row2', ['WRONG_COUNT']],
    ['[R10] one token', 'line red row1 row2; red A1', ['WRONG_COUNT']],
    ['[R10] three tokens', 'line red row1 row2; red A1, orange B2, blue C3', ['WRONG_COUNT']],
    ['[R11] one cell', 'line red row1 row2; red A1, orange B2; ? A1', ['BAD_QUERY']],
    ['[R11] three cells', 'line red row1 row2; red A1, orange B2; ? A1 B2 C3', ['BAD_QUERY']],
    ['[R11] cells in one row', 'line red row1 row2; red A1, orange B2; ? A1 D1', ['BAD_QUERY']],
    ['[R11] cells in one column', 'line red row1 row2; red A1, orange B2; ? A1 A3', ['BAD_QUERY']],
    ['[R11] a cell twice', 'line red row1 row2; red A1, orange B2; ? A1 A1', ['BAD_QUERY']],
  ])('%s: %s', (_, sent, codes) => expect(codesAfter([], sent)).toEqual(codes));

  it.each([
    ['[R12] both', 'pact B, evasion', []],
    ['[R12] a main contract alone', 'boundaries', []],
    ['[R12] a pact alone', 'pact B', ['CONTRACT_REQUIRED']],
    ['[R13] a pact with oneself', 'pact A, evasion', ['SELF_TARGET']],
    ['[R13] a pact with nobody known', 'pact Z, evasion', ['UNKNOWN_SEAT']],
    ['[R13] a pact with the host', 'pact host, evasion', ['UNKNOWN_SEAT']],
  ])('%s: %s', (_, contracts, codes) => {
    expect(codesAfter([], `line red row1 row2; red A1, orange B2; ${contracts}`, {})).toEqual(codes);
  });

  it('[R12] no contracts at all', () => {
    expect(codesAfter([], 'line red row1 row2; red A1, orange B2', {})).toEqual(['CONTRACT_REQUIRED']);
  });

  it('[R4] contracts that are null are none, where there are none to take', () => {
    const none = { ...submissionFrom('line red row1 row2; red A1, orange B2'), contracts: null };
    expect(codesAfter([], none, off)).toEqual([]);
    expect(codesAfter([], { ...none, contracts: { pact: null, main: null } }, off)).toEqual(['BAD_ACTION']);
  });

  const whole = submissionFrom('line red row1 row2; red A1, orange B2');
  it.each([
    ['query left open', { ...whole, query: null }, []],
    ['a pact left open', { ...whole, contracts: { pact: null, main: 'evasion' } }, []],
    ['a contract that is none', { ...whole, contracts: { main: 'treason' } }, ['BAD_ACTION']],
    ['[R12] contracts that are null', { ...whole, contracts: null }, ['CONTRACT_REQUIRED']],
    ['[R12] a main contract that is null', { ...whole, contracts: { main: null } }, ['CONTRACT_REQUIRED']],
    ['a cell that is none', { ...whole, place: [{ color: 'red', cell: 'E1' }] }, ['BAD_ACTION']],
    ['a colour that is none', { ...whole, place: [{ color: 'pink', cell: 'A1' }] }, ['BAD_ACTION']],
    ['a token with more to it', { ...whole, place: [{ color: 'red', cell: 'A1', size: 2 }] }, ['BAD_ACTION']],
    ['an unknown key', { ...whole, note: 'hello' }, ['BAD_ACTION']],
    ['a query that is no list', { ...whole, query: 'A1' }, ['BAD_ACTION']],
    ['no tokens key', { type: 'submit', clue: whole.clue }, ['BAD_ACTION']],
  ])('[R2] %s', (_, action, codes) => {
    const settings = 'contracts' in action ? {} : off;
    expect(codesAfter([], action, settings)).toEqual(codes);
  });
});

describe('rounds 2 and 3', () => {
  it.each([
    ['[R2] another clue, two tokens', 'steps red yellow 4 5; yellow C3, green D4', []],
    ['[R4] contracts', 'steps red yellow 4 5; yellow C3, green D4; evasion', ['BAD_ACTION']],
    ['[R6] the same format', 'line blue row1 row3; yellow C3, green D4', ['DUPLICATE_FORMAT']],
    ["[R7] B's clue", 'share red orange no; yellow C3, green D4', ['CLUE_COPIED']],
    ["[R7] B's clue, turned round", 'share orange red no; yellow C3, green D4', ['CLUE_COPIED']],
    ["[R7] C's clue, turned round", 'count row2 row1 2; yellow C3, green D4', ['CLUE_COPIED']],
    ["[R7] nearly C's clue", 'count row2 row1 3; yellow C3, green D4', []],
    ["[R6] [R7] one's own clue again", 'line red row2 row1; yellow C3, green D4', ['DUPLICATE_FORMAT']],
    ['[R8] a cell of round 1', 'steps red yellow 4 5; yellow A1, green D4', ['CELL_TAKEN']],
    ['[R9] a colour of round 1', 'steps red yellow 4 5; red C3, green D4', ['COLOR_USED']],
    ['[R8] a cell that others have taken is free', 'steps red yellow 4 5; yellow B1, green D4', []],
  ])('%s: %s', (_, sent, codes) => expect(codesAfter(roundOne, sent)).toEqual(codes));

  it('[R4] contracts in round 2 of a match that has them', () => {
    const events = roundOne.map((text) => `${text}; evasion`);
    expect(codesAfter(events, 'steps red yellow 4 5; yellow C3, green D4; evasion', {})).toEqual(['BAD_ACTION']);
  });

  it.each([
    ['[R3] one token', 'blue A3', []],
    ['[R3] a clue', 'share red yellow yes; blue A3', ['BAD_ACTION']],
    ['[R3] a query', 'blue A3; ? A1 B2', ['BAD_ACTION']],
    ['[R4] contracts', 'blue A3; evasion', ['BAD_ACTION']],
    ['[R10] two tokens', 'blue A3, purple A4', ['WRONG_COUNT']],
    ['[R8] a cell of round 2', 'blue C3', ['CELL_TAKEN']],
    ['[R9] a colour of round 2', 'green A3', ['COLOR_USED']],
  ])('%s: %s', (_, sent, codes) => expect(codesAfter([...roundOne, ...roundTwo], sent)).toEqual(codes));

  it('[R3] a query left open says that there is none, in round 3 too', () => {
    const sent = { ...submissionFrom('blue A3'), query: null };
    expect(codesAfter([...roundOne, ...roundTwo], sent)).toEqual([]);
  });

  it('[R7] two players may publish the same clue in one round', () => {
    const same = ['A: line red row1 row2; red A1, orange B2', 'B: line red row2 row1; red A1, orange B2'];
    expect(play({ settings: off, events: same }).codes).toEqual([]);
  });

  it('[R7] what was sent but not yet published can be sent by others', () => {
    const events = [...roundOne, 'B: line blue colA colB; blue D3, green A4'];
    expect(codesAfter(events, 'line blue colA colB; yellow C3, green D4')).toEqual(['DUPLICATE_FORMAT']);
    expect(
      codesAfter([...roundOne, 'B: steps red blue 2 3; blue D3, green A4'], 'steps blue red 2 3; yellow C3, green D4'),
    ).toEqual([]);
  });
});

describe('several codes at once', () => {
  it.each([
    ['CELL_TAKEN', 'steps red yellow 4 5; red A1, green A1, blue A1; ? A1 A2'],
    ['COLOR_USED', 'steps red yellow 4 5; red C3; ? A1 A2'],
    ['WRONG_COUNT', 'steps red yellow 4 5; yellow C3; ? A1 A2'],
    ['CLUE_COPIED', 'share red orange no; red A1'],
    ['DUPLICATE_FORMAT', 'count row2 row1 2; red A1'],
    ['BAD_CLUE', 'line red row1 row1; red A1'],
    ['BAD_ACTION', 'line red row1 row1; red A1; evasion'],
  ])('[R14] the first is %s: %s', (code, sent) => {
    const events =
      code === 'DUPLICATE_FORMAT'
        ? [...roundOne.slice(1), roundOne[0]?.replace('line red row1 row2', 'count colA colB 2') ?? '']
        : roundOne;
    expect(codesAfter(events, sent)).toEqual([code]);
  });

  it('[R14] in round 1 a seat that is unknown comes before everything of the game', () => {
    expect(codesAfter([], 'line red row1 row1; red A1; pact Z', {})).toEqual(['UNKNOWN_SEAT']);
    expect(codesAfter([], 'line red row1 row2; red A1, orange B2; pact A', {})).toEqual(['CONTRACT_REQUIRED']);
  });

  it('[R14] all of them can be asked for, each with its place', () => {
    const { view } = play({ settings: off, events: roundOne }, 'A');
    const sent = submissionFrom('share red orange no; red A1, blue C3, blue C4; ? A1 A2');
    expect(problemsOf(view as MatchView<View>, sent).map(({ code, field }) => `${code} ${field}`)).toEqual([
      'CLUE_COPIED clue',
      'CELL_TAKEN place.0.cell',
      'COLOR_USED place.0.color',
      'WRONG_COUNT place',
      'BAD_QUERY query',
    ]);
  });
});

describe('sending again', () => {
  it('[R1] replaces the earlier submission as a whole', () => {
    const events = [
      'A: line red row1 row2; red A1, orange B2; ? A1 B2; pact B, evasion',
      'A: count row1 row2 2; blue D4, green C3; boundaries',
    ];
    const { view } = play({ events }, 'A');
    expect(view.pending).toEqual(submissionFrom(events[1]?.slice(3) ?? ''));
    const rest = roundOne.slice(1).map((text) => `${text}; evasion`);
    const after = play({ events: [...events, ...rest] }, 'A').view;
    expect(after).toMatchObject({
      board: { D4: 'blue', C3: 'green' },
      contracts: { pact: null, main: 'boundaries' },
      answers: [],
      pending: null,
    });
  });

  it('[R1] a refused one leaves the earlier one in place', () => {
    const { view, codes } = play(
      { settings: off, events: [roundOne[0] ?? '', 'A: line red row1 row1; red A1, orange B2'] },
      'A',
    );
    expect(codes).toEqual(['BAD_CLUE']);
    expect(view.pending).toEqual(submissionFrom(roundOne[0]?.slice(3) ?? ''));
  });

  it('[R1] what is pending is shown as it was sent', () => {
    const action = {
      ...submissionFrom('line red row1 row2; red A1, orange B2'),
      query: null,
      contracts: { pact: null, main: 'evasion' },
    };
    expect(play({ events: [{ by: 'A', action }] }, 'A').view.pending).toEqual(action);
  });
});
