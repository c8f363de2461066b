import type { Random, Viewer } from '../game';
import { seatIds } from '../kit/seats';
import { replay } from '../record';
import type { Submission } from './actions';
import { type Board, cells, colors } from './board';
import type { Clue } from './clue';
import { clueSchema } from './clue-schema';
import { settingsSchema } from './settings';
import { setup } from './setup';
import type { SeatState, State } from './state';
import type { View } from './view';

// For tests: situations as text. Boards are drawn (`r` is red, `.` nothing), clues and submissions written in a line.

/** Four rows of four: `r . . . / . o . . / ...`; rows may be on lines of their own. */
export function boardFrom(text: string): Board {
  const letters = text.replaceAll(/[\s/]/g, '');
  if (letters.length !== 16) throw new Error(`a board has 16 cells, not ${letters.length}: ${text}`);
  return colors.flatMap((color) => {
    const cell = cells[letters.indexOf(color.charAt(0))];
    return cell === undefined ? [] : [{ color, cell }];
  });
}

/** `line red row1 colB`, `steps red blue 2 3`, `share red blue yes`, `count row1 colB 2`. */
export function clueFrom(text: string): Clue {
  const [format, a, b, c, d] = text.trim().split(/\s+/);
  switch (format) {
    case 'line':
      return clueSchema.parse({ format, color: a, lines: [b, c] });
    case 'steps':
      return clueSchema.parse({ format, colors: [a, b], steps: [Number(c), Number(d)] });
    case 'share':
      return clueSchema.parse({ format, colors: [a, b], share: c === 'yes' });
    default:
      return clueSchema.parse({ format, lines: [a, b], count: Number(c) });
  }
}

/** `line red row1 colB; red A1, blue C3; ? A1 B2; pact B, evasion`, in any order, what is absent left out. */
export function submissionFrom(text: string): Submission {
  const parts = text.split(';').map((part) => part.trim());
  const submission: Record<string, unknown> = { type: 'submit', place: [] };
  for (const part of parts) Object.assign(submission, partFrom(part));
  return submission as Submission;
}

function partFrom(part: string): Record<string, unknown> {
  if (/^(line|steps|share|count) /.test(part)) return { clue: clueFrom(part) };
  if (part.startsWith('?')) return { query: part.slice(1).trim().split(/\s+/) };
  const words = part.split(/,\s*/);
  const isToken = colors.some((color) => part.startsWith(color));
  if (isToken) return { place: words.map((word) => ({ color: word.split(' ')[0], cell: word.split(' ')[1] })) };
  const pact = words.find((word) => word.startsWith('pact '))?.slice(5);
  const main = words.find((word) => !word.startsWith('pact '));
  return { contracts: { ...(pact === undefined ? {} : { pact }), ...(main === undefined ? {} : { main }) } };
}

export interface Played {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly seats?: string;
  readonly seed?: string;
  /** `A: line red row1 colB; red A1, blue C3`, or an event as it is. A second apart. */
  readonly events: readonly (string | { by: string; at?: number; action?: unknown })[];
}

/** Plays a match through the layer, as a record. */
export function play({ settings = {}, seats = 'ABC', seed = 'seed', events }: Played, view?: string) {
  const record = {
    game: 'proof-by-contradiction',
    settings,
    seats: [...seats],
    seed,
    events: events.map(eventFrom),
  };
  const replayed = replay(record, view === undefined ? {} : { view });
  return { ...replayed, view: replayed.view as unknown as View, codes: replayed.rejected.map(({ code }) => code) };
}

function eventFrom(event: Played['events'][number], i: number) {
  const at = (i + 1) * 1000;
  if (typeof event !== 'string') return { at, ...event };
  const [by = '', ...rest] = event.split(': ');
  return { at, by, action: submissionFrom(rest.join(': ')) };
}

/** A state for scoring: by seat a board and clues, as text. */
export function scoredState(
  players: Readonly<Record<string, { board?: string; clues?: readonly string[] }>>,
  settings: Readonly<Record<string, unknown>> = {},
): State {
  const seats = seatIds(Object.keys(players));
  const empty = setup({ settings: settingsSchema.parse({ priorRanking: seats, ...settings }), seats, seed: 'seed' });
  return {
    ...empty,
    round: 3,
    seats: empty.seats.map((player) => ({
      ...player,
      board: boardFrom(players[player.seat]?.board ?? '.'.repeat(16)),
    })),
    clues: [1, 2].flatMap((round) =>
      seats.flatMap((seat) => {
        const text = players[seat]?.clues?.[round - 1];
        return text === undefined ? [] : [{ round, seat, clue: clueFrom(text) }];
      }),
    ),
  };
}

/** Where anybody's tokens lie, what others have sent, asked and promised, and who is on autopilot, is their own business. */
export const rearrange = (state: State, viewer: Viewer, random: Random): State => ({
  ...state,
  seats: state.seats.map((player) =>
    player.seat === viewer ? withHostSecrets(player, random) : hidden(player, random),
  ),
  autopilot: state.autopilot.filter(({ seat }) => seat === viewer || random.int(2) === 0),
});

/** Even for the seat itself: whether the host waits for it. */
const withHostSecrets = (player: SeatState, random: Random): SeatState => ({
  ...player,
  onAutopilot: random.int(2) === 0,
});

function hidden(player: SeatState, random: Random): SeatState {
  return {
    ...withHostSecrets(player, random),
    board: anyBoard(player.board.length, random),
    pending: player.pending === null ? null : { type: 'submit', place: [...anyBoard(2, random)] },
    answers: [],
    contracts: random.pick([null, { pact: null, main: 'evasion' as const }]),
  };
}

function anyBoard(tokens: number, random: Random): Board {
  const places = random.shuffle(cells);
  const some = random.shuffle(colors).slice(0, tokens);
  return some.flatMap((color, i) => (places[i] ? [{ color, cell: places[i] }] : []));
}
