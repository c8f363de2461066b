import { describe, expect, test } from 'vitest';
import { seatIds } from '../kit/seats';
import { replay } from '../record';
import { type Color, cellNames, colors, edges } from './board';
import { formatBoard } from './drawn-board';
import { bifrost } from './game';
import { settingsSchema } from './settings';
import type { View } from './view';

// Matches as people play them, through replay: A is red, B green, C blue unless a test says otherwise.

const dealt = { A: 'red', B: 'green', C: 'blue' };

interface Event {
  readonly at: number;
  readonly by: string;
  readonly action?: unknown;
}

interface Played {
  readonly events: readonly Event[];
  readonly settings?: Readonly<Record<string, unknown>>;
}

const record = ({ events, settings }: Played) => ({
  game: 'bifrost',
  settings: { colors: dealt, prefilled: {}, ...settings },
  seats: ['A', 'B', 'C'],
  seed: 'match tests',
  events,
});
const play = (played: Played) => replay(record(played));
const viewAfter = (played: Played, viewer = 'spectator') =>
  replay(record(played), { view: viewer }).view as unknown as View & { status: string; dueAt: number | null };
const codes = (played: Played) => play(played).rejected.map(({ index, code }) => `${index} ${code}`);

let clock = 0;
/** One line of a test: "A move 1 C4", "B ready", "host resolve", "@60000 clock" (or 100 ms after the last line). */
function line(text: string): Event {
  const [first = '', ...rest] = text.split(' ');
  const words = first.startsWith('@') ? rest : [first, ...rest];
  clock = first.startsWith('@') ? Number(first.slice(1)) : clock + 100;
  const [by = '', type = '', x, y] = words;
  if (by === 'clock') return { at: clock, by };
  if (type === 'move') return { at: clock, by, action: { type, board: Number(x), cell: y } };
  if (type === 'extend') return { at: clock, by, action: { type, seconds: Number(x) } };
  if (type === 'rewind') return { at: clock, by, action: { type, to: Number(x) } };
  return { at: clock, by, action: { type } };
}
function lines(...texts: string[]): Event[] {
  clock = 0;
  return texts.flatMap((text) => text.split('; ')).map(line);
}
const allReady = 'A ready; B ready; C ready';

/** Boards drawn as nine rows read as a `prefilled` setting. */
const rowsAs = (color: Color, ...cells: string[]) => Object.fromEntries(cells.map((cell) => [cell, color]));
const redWins = rowsAs('red', 'A1', 'A2', 'A3', 'A4', 'A5');
const greenWins = rowsAs('green', 'E9', 'F8', 'G7', 'H6', 'I5');

describe('turns', () => {
  test('[T1] [T3] red starts board 1, green board 2, blue board 3, all in one step', () => {
    const events = lines('A move 1 C4; B move 2 D4; C move 3 E5', allReady);
    const { boards, step, round } = viewAfter({ events });
    expect(boards.map(({ cells }) => JSON.stringify(cells))).toEqual([
      '{"C4":"red"}',
      '{"D4":"green"}',
      '{"E5":"blue"}',
      '{}',
      '{}',
      '{}',
    ]);
    expect(boards.map(({ onTurn }) => onTurn)).toEqual(['green', 'blue', 'red', null, null, null]);
    expect([round, step]).toEqual([1, 2]);
  });

  test('[T4] a later move replaces the first and keeps the seat ready', () => {
    const put = lines('A move 1 C4; A ready; A move 1 a5');
    expect(viewAfter({ events: put }, 'A').own).toEqual({ board: 1, cell: 'A5', ready: true });
    expect(viewAfter({ events: lines('A move 1 C4; A move 1 C5') }, 'A').own).toEqual({
      board: 1,
      cell: 'C5',
      ready: false,
    });
  });

  test('[T5] undo empties the move and the seat is not ready any more', () => {
    const { own, readyCount } = viewAfter({ events: lines('A move 1 C4; A ready; A undo') }, 'A');
    expect(own).toEqual({ board: 1, cell: null, ready: false });
    expect(readyCount).toBe(0);
  });

  test('[T5] undo with nothing put takes ready back', () => {
    const events = lines('A ready; A undo');
    expect(viewAfter({ events }, 'A').own).toEqual({ board: 1, cell: null, ready: false });
    expect(viewAfter({ events: lines('A ready; A undo; B ready; C ready') }).step).toBe(1);
  });

  test('[T5] [T6] undo of nothing at all and a second ready are accepted and change nothing', () => {
    const events = lines('A undo; A ready; A ready');
    expect(codes({ events })).toEqual([]);
    expect(viewAfter({ events }, 'A').own).toEqual({ board: 1, cell: null, ready: true });
  });

  test('[T7] pace ready: the step closes with the last ready mark, at the latest at the deadline', () => {
    expect(viewAfter({ events: lines('A ready; B ready; @59999 clock') }).step).toBe(1);
    expect(viewAfter({ events: lines('A ready; B ready; @60000 clock') })).toMatchObject({ step: 2, dueAt: 120_000 });
    expect(viewAfter({ events: lines('A ready; B ready; @5000 C ready') })).toMatchObject({ step: 2, dueAt: 65_000 });
  });

  test('[T7] pace clock: the step lasts its whole time', () => {
    const settings = { pace: 'clock' };
    expect(viewAfter({ settings, events: lines(allReady) })).toMatchObject({ step: 1, readyCount: 3 });
    expect(viewAfter({ settings, events: lines(allReady, '@60000 clock') }).step).toBe(2);
  });

  test('[T7] pace host: a deadline that passes closes nothing', () => {
    const settings = { pace: 'host' };
    const events = lines(allReady, '@70000 A move 1 C4');
    expect(viewAfter({ settings, events })).toMatchObject({ step: 1, dueAt: 60_000 });
    expect(viewAfter({ settings, events: lines(allReady, 'host resolve') }).step).toBe(2);
  });

  test('[T7] an action at the deadline meets the next step', () => {
    const late = lines('@60000 A move 1 C4; @60000 A move 3 C4');
    expect(codes({ events: late })).toEqual(['0 NOT_YOUR_TURN']);
  });

  test('[T8] a placed colour counts as ready; ready and undo from it change nothing', () => {
    // Red wins board 1 in step 1, green in step 2: in step 3 blue, placed there by what was left, would be on turn.
    const settings = { prefilled: { ...redWins, ...greenWins }, stallTurns: 99 };
    const before = { settings, events: lines('host resolve; host resolve') };
    const after = { settings, events: lines('host resolve; host resolve; C undo; C ready; C undo; C ready') };
    expect(codes(after)).toEqual([]);
    for (const { own, readyCount } of [viewAfter(before, 'C'), viewAfter(after, 'C')]) {
      expect([own, readyCount]).toEqual([{ board: 1, cell: null, ready: true }, 1]);
    }
    expect(viewAfter({ settings, events: lines('host resolve; host resolve; A ready; B ready') }).phase).toBe('break');
  });

  test('[T8] a step in which nobody can move closes at once, but not while paused', () => {
    // Red wins its turn on each board, the others play on. Step 4 finds red on board 1, green on 2, blue on 3.
    const settings = { prefilled: redWins, stallTurns: 99 };
    const opening = 'host resolve; host resolve';
    expect(viewAfter({ settings, events: lines(opening) })).toMatchObject({ step: 3, readyCount: 0 });
    const third = viewAfter({ settings, events: lines(opening, 'host resolve') });
    expect(third.boards.slice(0, 3).map(({ places }) => places)).toEqual([{ red: 1 }, { red: 1 }, { red: 1 }]);
    expect([third.step, third.readyCount]).toEqual([4, 1]);
    const both = viewAfter({ settings, events: lines(opening, 'host resolve', 'B ready; C ready') });
    expect(both.step).toBe(5);
  });

  test('[T9] a step closed without a move is a pass', () => {
    const { boards } = viewAfter({ events: lines('host resolve') });
    expect(boards[0]).toMatchObject({ cells: {}, last: { color: 'red', cell: null, outcome: null } });
  });
});

describe('nobody can move', () => {
  // The rim belongs to green and blue in turns, so that red is shut out of every board.
  const rim = edges.flatMap((along) => along.slice(0, 4)).map((cell) => cellNames[cell] ?? '');
  const prefilled = Object.fromEntries(rim.map((cell, i) => [cell, i % 2 === 0 ? 'green' : 'blue']));

  test('[C3] [T8] red loses its own turn on each board and then has nothing to do', () => {
    const settings = { prefilled, stallTurns: 99 };
    const one = viewAfter({ settings, events: lines(allReady) }, 'A');
    expect(one.boards[0]).toMatchObject({ places: { red: 3 }, last: { color: 'red', cell: null, outcome: 'lost' } });
    const three = viewAfter({ settings, events: lines(allReady, allReady, allReady) }, 'A');
    expect([three.step, three.own]).toEqual([4, { board: 1, cell: null, ready: true }]);
    expect(three.readyCount).toBe(1);
    const four = viewAfter({ settings, events: lines(allReady, allReady, allReady, 'B ready; C ready') }, 'A');
    expect([four.step, four.own?.board]).toEqual([5, 3]);
  });

  // Each board ends with the place of its third colour, so that a step without anybody able to move wants a board on
  // which nobody who is placed is on turn on the others: red, then green, then blue are placed on one board each.
  test('[T8] a step in which all three are placed closes at once, but not while the match is paused', () => {
    const state = bifrost.setup({
      settings: settingsSchema.parse({ prefilled: {}, colors: dealt }),
      seats: seatIds('ABC'),
      seed: 's',
    });
    const placed = (color: Color) => [{ color, place: 1 }];
    const boards = state.boards.map((board, i) => ({ ...board, places: i < 3 ? placed(colors[i] ?? 'red') : [] }));
    const stuck = { ...state, boards };
    expect(bifrost.isDone(state)).toBe(false);
    expect(bifrost.isDone(stuck)).toBe(true);
    expect(bifrost.view(stuck, 'spectator', 0).readyCount).toBe(3);
    expect(bifrost.isDone(bifrost.close(stuck, 0))).toBe(false);
  });

  test('[T8] found through whole matches: nobody waits for such a step, but a paused match does', () => {
    // Each colour wins its own turn on the board that it starts, and nobody another board's before step 4.
    const win = { prefilled: {}, stallTurns: 99 };
    const cellsOf = { red: ['A1', 'A2', 'A3', 'A4', 'A5'], green: ['E9', 'F8', 'G7', 'H6', 'I5'] };
    const blue = ['I1', 'H1', 'G1', 'F1', 'E1'];
    const rounds = [0, 1, 2, 3, 4].flatMap((i) => [
      `A move 1 ${cellsOf.red[i]}; B move 2 ${cellsOf.green[i]}; C move 3 ${blue[i]}; host resolve`,
      'host resolve; host resolve',
    ]);
    const events = lines(...rounds.slice(0, 9));
    expect(viewAfter({ settings: win, events })).toMatchObject({ step: 14, readyCount: 0 });
    const fast = lines(...rounds);
    expect(viewAfter({ settings: win, events: fast })).toMatchObject({ step: 17, readyCount: 0 });
    const paused = lines(...rounds, 'host pause');
    expect(viewAfter({ settings: win, events: paused })).toMatchObject({ step: 17, readyCount: 0, status: 'paused' });
    const waits = lines(...rounds.slice(0, 9), 'host resolve', 'host pause; host resolve');
    expect(viewAfter({ settings: win, events: waits })).toMatchObject({ step: 16, readyCount: 3, status: 'paused' });
    const resumed = lines(...rounds.slice(0, 9), 'host resolve', 'host pause; host resolve; host resume');
    expect(viewAfter({ settings: win, events: resumed })).toMatchObject({ step: 17, readyCount: 0, status: 'running' });
  });
});

describe('refusals', () => {
  const settings = { prefilled: { A3: 'red' } };

  test('[R1] in the break there is nothing to move or take back, but to be ready', () => {
    const events = lines('host resolve', 'A move 4 C4; B undo; C ready; C ready');
    const toBreak = { settings: { stallTurns: 1 }, events };
    expect(codes(toBreak)).toEqual(['1 WRONG_PHASE', '2 WRONG_PHASE']);
    expect(viewAfter(toBreak)).toMatchObject({ phase: 'break', readyCount: 1 });
    expect(viewAfter(toBreak, 'C')).toMatchObject({ own: null, ready: true });
  });

  test('[R1] comes before the cell is looked at', () => {
    expect(codes({ settings: { stallTurns: 1 }, events: lines('host resolve', 'A move 4 Z9') })).toEqual([
      '1 WRONG_PHASE',
    ]);
  });

  test('[R2] [R3] [R4] the cell is judged on the board that the move names, before whose turn it is', () => {
    const events = lines('A move 2 Z9; A move 2 A3; A move 6 A3; A move 6 A4; A move 2 A4; A move 1 a3');
    expect(codes({ settings, events })).toEqual([
      '0 OFF_BOARD',
      '1 OCCUPIED',
      '2 OCCUPIED',
      '3 NOT_YOUR_TURN',
      '4 NOT_YOUR_TURN',
      '5 OCCUPIED',
    ]);
  });

  test.each(['', 'C', '44', 'C10', 'A6', 'I6', '__proto__', 'ı1', ' C4', 'C4 '])('[R2] %j is no cell', (cell) => {
    const events = [{ at: 1, by: 'A', action: { type: 'move', board: 1, cell } }];
    expect(codes({ events })).toEqual(['0 OFF_BOARD']);
  });

  test.each([
    { type: 'move', board: 7, cell: 'C4' },
    { type: 'move', board: 0, cell: 'C4' },
    { type: 'move', board: 1.5, cell: 'C4' },
    { type: 'move', board: '1', cell: 'C4' },
    { type: 'move', board: 1, cell: 14 },
    { type: 'move', board: 1 },
    { type: 'move', cell: 'C4' },
    { type: 'move', board: 1, cell: 'C4', step: 1 },
    { type: 'undo', board: 1 },
    { type: 'pass' },
    null,
    'ready',
  ])('a form that is none is BAD_ACTION: %j', (action) => {
    expect(codes({ events: [{ at: 1, by: 'A', action }] })).toEqual(['0 BAD_ACTION']);
  });

  test('[R5] a placed colour moves no more where it would be on turn, cell and turn being right', () => {
    const placed = { settings: { prefilled: redWins, stallTurns: 99 } };
    const events = lines(
      'host resolve; host resolve; host resolve',
      'A move 1 Z9; A move 1 A1; A move 2 C4; A move 1 C4',
    );
    expect(codes({ ...placed, events })).toEqual(['3 OFF_BOARD', '4 OCCUPIED', '5 NOT_YOUR_TURN', '6 ALREADY_PLACED']);
  });

  test('[R5] also where the place was what was left over', () => {
    const prefilled = { ...redWins, ...greenWins };
    const events = lines('host resolve; host resolve; C move 1 C4');
    expect(viewAfter({ settings: { prefilled }, events }).boards[0]?.places).toEqual({ red: 1, green: 2, blue: 3 });
    expect(codes({ settings: { prefilled }, events })).toEqual(['2 ALREADY_PLACED']);
  });

  test('the host plays no colour, a seat resolves nothing', () => {
    expect(codes({ events: lines('host move 1 C4; host ready; A resolve') })).toEqual([
      '0 NOT_ALLOWED',
      '1 NOT_ALLOWED',
      '2 NOT_ALLOWED',
    ]);
  });
});

describe('halves', () => {
  const settings = { stallTurns: 1 };

  test('[C9] the break closes when all are ready, at its deadline, or by the host', () => {
    const toBreak = 'host resolve';
    expect(viewAfter({ settings, events: lines(toBreak) })).toMatchObject({ phase: 'break', round: 1, dueAt: 60_100 });
    const second = { phase: 'step', round: 2, step: 1 };
    expect(viewAfter({ settings, events: lines(toBreak, allReady) })).toMatchObject(second);
    expect(viewAfter({ settings, events: lines(toBreak, '@60100 clock') })).toMatchObject({
      ...second,
      dueAt: 120_100,
    });
    expect(viewAfter({ settings, events: lines(toBreak, 'host resolve') })).toMatchObject(second);
  });

  test('[C9] pace clock: the break lasts its whole time', () => {
    const events = lines('@60000 clock; @60100 A ready; @60100 B ready; @60100 C ready');
    expect(viewAfter({ settings: { ...settings, pace: 'clock' }, events })).toMatchObject({ phase: 'break' });
  });

  test('[T2] [C9] the second half goes round the other way', () => {
    const events = lines('host resolve; host resolve');
    expect(
      viewAfter({ settings, events })
        .boards.map(({ onTurn }) => onTurn)
        .slice(3),
    ).toEqual(['red', 'green', 'blue']);
    const twelve = { stallTurns: 3 };
    const third = lines('host resolve; host resolve; host resolve; host resolve; host resolve');
    expect(
      viewAfter({ settings: twelve, events: third })
        .boards.map(({ onTurn }) => onTurn)
        .slice(3),
    ).toEqual(['blue', 'red', 'green']);
  });

  test('[V4] boards out of play show how they stand, and nobody is on turn there', () => {
    const standard = { prefilled: { A3: 'red' }, stallTurns: 1 };
    const first = viewAfter({ settings: standard, events: [] });
    expect(first.boards.slice(3)).toEqual(
      [4, 5, 6].map((board) => ({ board, cells: { A3: 'red' }, onTurn: null, places: {}, last: null })),
    );
    const oneLeft = viewAfter({ settings: standard, events: lines('A move 1 C4; host resolve') });
    expect(oneLeft.boards.map(({ onTurn }) => onTurn)).toEqual(['green', null, null, null, null, null]);
  });

  test('[C10] an interlude makes neither a step nor the break later', () => {
    const watched = { ...settings, interludeSeconds: 20 };
    const events = lines('host resolve; @60100 clock', allReady);
    for (let to = 0; to <= events.length; to++) {
      const some = events.slice(0, to);
      expect(viewAfter({ settings: watched, events: some })).toEqual(viewAfter({ settings, events: some }));
    }
  });

  test('[C9] extend and pause move the break like any deadline', () => {
    const events = lines('host resolve; host extend 30; host pause; @60000 host resume');
    expect(viewAfter({ settings, events }).dueAt).toBe(60_100 + 30_000 + (60_000 - 300));
  });
});

describe('results', () => {
  const byHost = (count: number) => lines(...Array.from({ length: count }, () => 'host resolve'));

  test('[E1] [E2] [E3] points, then first places, then cells', () => {
    const { results, status } = play({ settings: { stallTurns: 3, prefilled: { A3: 'red' } }, events: byHost(7) });
    expect(status).toBe('finished');
    // Red stalls first everywhere; green and blue share six second places by the order of turns.
    expect(results?.standings.map(({ seat, rank, points, detail }) => ({ seat, rank, points, ...detail }))).toEqual([
      { seat: 'A', rank: 1, points: 18, color: 'red', places: [1, 1, 1, 1, 1, 1], firsts: 6, cells: 6 },
      { seat: 'B', rank: 2, points: 6, color: 'green', places: [3, 3, 2, 2, 3, 2], firsts: 0, cells: 0 },
      { seat: 'C', rank: 2, points: 6, color: 'blue', places: [2, 2, 3, 3, 2, 3], firsts: 0, cells: 0 },
    ]);
    expect(results).toMatchObject({ winners: ['A'], eliminationCandidates: ['B', 'C'], awards: [] });
  });

  test('[E3] all tied: all win, nobody can be eliminated', () => {
    const { results } = play({ settings: { stallTurns: 3 }, events: byHost(7) });
    expect(results?.standings.map(({ rank }) => rank)).toEqual([1, 1, 1]);
    expect(results).toMatchObject({ winners: ['A', 'B', 'C'], eliminationCandidates: [] });
  });

  test('[E2] cells decide between equal points and firsts', () => {
    const settings = { stallTurns: 3, colors: { A: 'blue', B: 'red', C: 'green' } };
    const events = lines('B move 1 C4', ...Array.from({ length: 8 }, () => 'host resolve'));
    const { results } = play({ settings, events });
    const [first] = results?.standings ?? [];
    expect(first).toMatchObject({ seat: 'B', detail: { color: 'red', cells: 1 } });
  });

  test('[E1] an ended match has no result and shows who was who', () => {
    const { status, results } = play({ events: lines('A move 1 C4; host end') });
    expect([status, results]).toEqual(['finished', null]);
    expect(viewAfter({ events: lines('A move 1 C4; host end') })).toMatchObject({ phase: 'finished', colors: dealt });
  });
});

describe('who may know what', () => {
  const others = (seat: string) => (['A', 'B', 'C', 'spectator'] as const).filter((viewer) => viewer !== seat);
  const bytes = (played: Played, viewer: string) => JSON.stringify(viewAfter(played, viewer));

  test('[V1] nobody but the host is told who plays which colour; a seat knows its own', () => {
    expect(viewAfter({ events: [] }, 'host').colors).toEqual(dealt);
    expect(viewAfter({ events: [] }, 'B').color).toBe('green');
    for (const viewer of ['A', 'B', 'C', 'spectator']) {
      const seen = viewAfter({ events: [] }, viewer);
      expect(seen.colors).toBeUndefined();
      expect(seen.seats).toEqual(['A', 'B', 'C'].map((seat) => ({ seat, acted: null })));
    }
    expect(viewAfter({ events: [] }, 'spectator').color).toBeUndefined();
  });

  test('[V1] the host alone sees by name who is ready, and nobody at the end', () => {
    const acted = (viewer: string) =>
      viewAfter({ events: lines('@100 A move 1 C4; @200 A ready') }, viewer).seats.map((one) => one.acted);
    expect(acted('host')).toEqual([true, false, false]);
    for (const viewer of ['A', 'B', 'spectator']) expect(acted(viewer)).toEqual([null, null, null]);
  });

  test('[V2] a move of the running step shows to its seat and the host, after the close to all', () => {
    const quiet: Played = { events: lines('@300 clock') };
    const put: Played = { events: lines('@100 A move 1 C4; @200 A move 1 D4; @300 clock') };
    for (const viewer of others('A')) expect(bytes(put, viewer)).toBe(bytes(quiet, viewer));
    expect(viewAfter(put, 'A').own).toEqual({ board: 1, cell: 'D4', ready: false });
    expect(viewAfter(put, 'host').moves).toEqual({
      red: { board: 1, cell: 'D4', ready: false },
      green: { board: 2, cell: null, ready: false },
      blue: { board: 3, cell: null, ready: false },
    });
    const closed = viewAfter({ events: [...put.events, ...lines('@400 host resolve')] });
    expect(closed.boards[0]?.cells).toEqual({ D4: 'red' });
  });

  test('[V3] how many are ready shows, not who', () => {
    const byA: Played = { events: lines('@100 A ready; @200 clock') };
    const byB: Played = { events: lines('@100 B ready; @200 clock') };
    for (const viewer of ['C', 'spectator']) expect(bytes(byA, viewer)).toBe(bytes(byB, viewer));
    expect(viewAfter(byA).readyCount).toBe(1);
    expect(viewAfter(byA, 'host').readyColors).toEqual(['red']);
  });

  test('[V1] in the break nothing is on turn and nobody has a move', () => {
    const played = { settings: { stallTurns: 1 }, events: lines('host resolve') };
    expect(viewAfter(played, 'A').own).toBeNull();
    expect(viewAfter(played, 'host').moves).toEqual({ red: null, green: null, blue: null });
  });

  test('[V5] with two players swapped nobody else sees a difference, through a whole match', () => {
    const script = lines(
      'A move 1 C4; B move 2 E5; C move 3 E5; A ready; B ready; C ready',
      'A move 3 C4; B move 1 E5; A undo; host resolve; host resolve; host resolve; host resolve; A ready; C ready',
    );
    const swap: Readonly<Record<string, string>> = { A: 'B', B: 'A' };
    const swapped = script.map((event) => ({ ...event, by: swap[event.by] ?? event.by }));
    for (let n = 0; n <= script.length; n++) {
      const plain: Played = { events: script.slice(0, n), settings: { stallTurns: 3 } };
      const other: Played = {
        events: swapped.slice(0, n),
        settings: { stallTurns: 3, colors: { A: 'green', B: 'red', C: 'blue' } },
      };
      for (const viewer of ['C', 'spectator']) expect(bytes(other, viewer)).toBe(bytes(plain, viewer));
      expect(bytes(other, 'A').replace('"viewer":"A"', '')).toBe(bytes(plain, 'B').replace('"viewer":"B"', ''));
    }
  });

  test('[S1] without a deal the colours come from the seed alone, and each deal is drawn', () => {
    const dealOf = (seed: string) => {
      const { view } = replay({ ...record({ events: [] }), settings: {}, seed }, { view: 'host' });
      return Object.values((view as unknown as View).colors ?? {}).join(' ');
    };
    const deals = new Set(Array.from({ length: 60 }, (_, i) => dealOf(`seed ${i}`)));
    expect(deals.size).toBe(6);
    expect(dealOf('x')).toBe(dealOf('x'));
  });
});

test('the text twin of a board reads as it is drawn', () => {
  expect(formatBoard(cellNames.map((name) => (name === 'E5' ? 'blue' : null)))).toContain('. . . . b . . . .');
});
