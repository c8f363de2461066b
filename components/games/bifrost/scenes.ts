import { calledBy, candidatesTold, candidateWords, endOf, isOneOther, winnersBeat } from '@/components/stage/places';
import type { Beat, Card, Close, FinaleBeat, Scene, Telling } from '@/components/stage/scene';
import { capital, inWords, listed, ordinal, pointsWords } from '@/components/stage/words';
import { type Color, colors } from '@/games/bifrost/board';
import { cellsOf } from '@/games/bifrost/bot-board';
import { groupsOf, reachOf } from '@/games/bifrost/groups';
import { pointsOf } from '@/games/bifrost/results';
import type { Settings } from '@/games/bifrost/settings';
import type { BoardView, View } from '@/games/bifrost/view';
import type { MatchView, Results, SeatId, Standing } from '@/games/game';
import { byPoints, type Score, scoresOf } from './scores';
import { changeWords, edgeNames } from './words';

// What a step that decides something shows: wins lit through, losses explained, boards that are done, and the score at
// half-time. All of it by colour and in the order of boards: the same for everybody at the table, whoever plays what.
// A step that decides nothing is told by the board itself, and holds nobody up.

export interface StepBeat extends Beat {
  readonly show: 'won' | 'cut off' | 'lost' | 'left' | 'stalled' | 'counted' | 'score';
  /** The board it happens on; null for the score of all. */
  readonly board: number | null;
  /** The colours that it is about. */
  readonly colors: readonly Color[];
}

export interface FinalBeat extends FinaleBeat {
  readonly show: 'boards' | 'place' | 'points' | 'mask' | 'candidate' | 'winners';
  /** For `place`: the one that is told on all six boards. */
  readonly place?: number;
}

type MatchTelling = Telling<Settings>;
type Before = MatchView<View>;
type After = MatchView<View>;

/** A colour that got its place on a board in the step that closed, and how. */
interface Placing {
  readonly board: BoardView;
  readonly color: Color;
  readonly place: number;
  readonly by: 'won' | 'lost' | 'left' | 'stalled';
}

export function closeOf(before: Before, after: After, telling: MatchTelling): Close<StepBeat> | null {
  if (momentOf(after) <= momentOf(before)) return null;
  const placings = after.boards.flatMap((board, i) => newPlacings({ before, after, board, i }));
  const isCutShort = after.phase === 'finished' && after.round === 1;
  const isHalfTime = !isCutShort && momentOf(before) < HALF_TIME && momentOf(after) >= HALF_TIME;
  if (placings.length === 0 && !isHalfTime) return null;
  const told = { placings, after, isHalfTime };
  return { scene: stepScene(told), card: stepCard(told, before, telling) };
}

/** What a step put on the boards: "Step 7. Board 1: Red put C4." */
export function passing(before: View, after: View): readonly string[] {
  const words = momentOf(after) <= momentOf(before) ? '' : changeWords(before.boards, after.boards);
  return words === '' ? [] : [`Step ${before.step}. ${words}`];
}

interface Told {
  readonly placings: readonly Placing[];
  readonly after: After;
  readonly isHalfTime: boolean;
}

const HALF_TIME = 1.5e6;

/** Grows with every step, so that a match that went back is seen. */
const momentOf = ({ round, step, phase }: View): number => round * 1e6 + (phase === 'step' ? step : 5e5);

interface BoardCloses {
  readonly before: Before;
  readonly after: After;
  readonly board: BoardView;
  readonly i: number;
}

function newPlacings({ before, after, board, i }: BoardCloses): Placing[] {
  const had = before.boards[i]?.places ?? {};
  const isStalled = (after.emptyTurns[i] ?? 0) >= after.stallTurns;
  const fresh = colors.filter((color) => had[color] === undefined && board.places[color] !== undefined);
  return fresh
    .map((color): Placing => ({ board, color, place: board.places[color] ?? 0, by: reasonOf(board, color, isStalled) }))
    .sort((a, b) => reasons.indexOf(a.by) - reasons.indexOf(b.by) || a.place - b.place);
}

/** In the order in which a turn is judged. */
const reasons: readonly Placing['by'][] = ['won', 'lost', 'left', 'stalled'];

function reasonOf(board: BoardView, color: Color, isStalled: boolean): Placing['by'] {
  if (board.last?.color === color && board.last.outcome !== null) return board.last.outcome;
  if (chainOf(board, color) !== null) return 'won';
  return isStalled ? 'stalled' : 'left';
}

/** The group that joins three edges; null while there is none. */
export const chainOf = (board: BoardView, color: Color) =>
  groupsOf(cellsOf(board), color).find(({ edges }) => edges.length >= 3) ?? null;

function stepScene({ placings, after, isHalfTime }: Told): Scene<StepBeat> {
  const half = isHalfTime ? 1 : after.round;
  const step = after.phase === 'step' && !isHalfTime ? after.step - 1 : after.step;
  const scores = scoresOf(after.boards);
  return {
    id: isHalfTime ? 'half-time' : `half ${half}, step ${step}`,
    title: isHalfTime ? `Half-time: ${scoreWords(scores)}` : titleOf(placings),
    beats: paced(
      [...placingBeats(placings, after), ...(isHalfTime ? [halfTimeBeat(scores)] : [])],
      after.phase === 'step' ? MOST_IN_STEP_MS : MOST_MS,
    ),
  };
}

/** "Board 1: red 1st; board 2: green 2nd, blue 3rd". */
function titleOf(placings: readonly Placing[]): string {
  const boards = [...new Set(placings.map(({ board }) => board.board))];
  const parts = boards.map((number) => {
    const here = placings.filter(({ board }) => board.board === number).sort((a, b) => a.place - b.place);
    return `board ${number}: ${here.map(({ color, place }) => `${color} ${ordinal(place)}`).join(', ')}`;
  });
  return capital(parts.join('; '));
}

/** The clock runs meanwhile: where much is decided at once, each is told in less time. */
const MOST_MS = 15_000;
/** [C10] No interlude makes the next step later. */
const MOST_IN_STEP_MS = 8_000;

function paced(beats: readonly StepBeat[], mostMs: number): readonly StepBeat[] {
  const whole = beats.reduce((sum, { ms }) => sum + ms, 0);
  return whole <= mostMs ? beats : beats.map((beat) => ({ ...beat, ms: Math.floor((beat.ms * mostMs) / whole) }));
}

/** "blue 9, green 6, red 0". */
const scoreWords = (scores: readonly Score[]) =>
  byPoints(scores)
    .map(({ color, points }) => `${color} ${points}`)
    .join(', ');

function placingBeats(placings: readonly Placing[], after: After): StepBeat[] {
  return after.boards.flatMap(({ board }) => {
    const here = placings.filter((one) => one.board.board === board);
    const stalled = here.filter(({ by }) => by === 'stalled');
    return [
      ...here.flatMap((placing) => (placing.by === 'stalled' ? [] : beatsOf(placing))),
      ...(stalled.length === 0 ? [] : stalledBeats(stalled, after)),
    ];
  });
}

function beatsOf({ board, color, place, by }: Placing): StepBeat[] {
  const name = `board ${board.board} ${color}`;
  const about = { board: board.board, colors: [color] };
  const placed = `${ordinal(place)} place, ${pointsWords(pointsOf(place))}`;
  if (by === 'won') {
    const text = `Board ${board.board}: ${color} joins ${edgesWords(board, color)}: ${placed}.`;
    return [{ ...about, id: `${name} won`, show: 'won', text, ms: 2800 }];
  }
  if (by === 'left') {
    const text = `Board ${board.board} is done: ${color} takes what is left, ${placed}.`;
    return [{ ...about, id: `${name} left`, show: 'left', text, ms: 1800 }];
  }
  const reached = reachOf(cellsOf(board), color).edges.length;
  const most = reached === 0 ? 'no edge any more' : `${inWords(reached)} ${reached === 1 ? 'edge' : 'edges'} at most`;
  return [
    {
      ...{ ...about, id: `${name} cut off`, show: 'cut off', ms: 1500 },
      text: `Board ${board.board}: ${color} is cut off.`,
    },
    {
      ...{ ...about, id: `${name} lost`, show: 'lost', ms: 2800 },
      text: `Whatever ${color} puts there, it joins ${most}, and a win takes three: ${placed}.`,
    },
  ];
}

/** Why the board ends, then places from the last on. */
function stalledBeats(placings: readonly Placing[], { stallTurns }: After): StepBeat[] {
  const board = placings[0]?.board.board ?? 0;
  const turns = stallTurns === 1 ? 'A turn' : `${capital(inWords(stallTurns))} turns`;
  const counted = placings.map(({ color }) => color);
  const isEven = placings.some((one) => equalWords(one.board, one.color, counted) !== null);
  const rule = `places go by cells held${isEven ? ', of equals who moves later stands higher' : ''}`;
  const text = `${turns} without a piece end board ${board}: ${rule}.`;
  return [
    { id: `board ${board} stalled`, show: 'stalled', board, colors: [], text, ms: isEven ? 3200 : 2200 },
    ...placings.toSorted((a, b) => b.place - a.place).map(countedBeat),
  ];
}

const countedBeat = ({ board, color, place }: Placing): StepBeat => ({
  ...{ id: `board ${board.board} ${color} counted`, show: 'counted', board: board.board, colors: [color], ms: 1600 },
  text: `${capital(color)} holds ${heldWords(board, color)}: ${ordinal(place)} place, ${pointsWords(pointsOf(place))}.`,
});

/** [C7] What decides between colours that hold equally many cells; null where no other of these does. */
export function equalWords(board: BoardView, color: Color, counted: readonly Color[]): string | null {
  const equal = equalOf(board, color, counted);
  const above = equal.filter((one) => placeOf(board, one) < placeOf(board, color));
  const others = above.length > 0 ? above : equal;
  if (others.length === 0) return null;
  const when = above.length > 0 ? 'before' : 'after';
  return `as many as ${listed(others)}, and moves ${when} ${others.length === 1 ? 'it' : 'them'}`;
}

const equalOf = (board: BoardView, color: Color, counted: readonly Color[]): Color[] =>
  counted.filter((one) => one !== color && heldOn(board, one) === heldOn(board, color));

const placeOf = ({ places }: BoardView, color: Color): number => places[color] ?? 0;

/** "9 cells", "no cell". */
export function heldWords(board: BoardView, color: Color): string {
  const held = heldOn(board, color);
  return `${held === 0 ? 'no' : held} ${held < 2 ? 'cell' : 'cells'}`;
}

const heldOn = ({ cells }: BoardView, color: Color): number =>
  Object.values(cells).filter((one) => one === color).length;

const halfTimeBeat = (scores: readonly Score[]): StepBeat => ({
  ...{ id: 'half-time', show: 'score', board: null, colors: [], ms: 3400 },
  text: `Half-time, three boards of six: ${scoreWords(scores)}.`,
});

function stepCard({ placings, after, isHalfTime }: Told, before: Before, { mine }: MatchTelling): Card {
  const own = mine === null ? null : (before.color ?? after.color ?? null);
  const scores = scoresOf(after.boards);
  const points = scores.find(({ color }) => color === own)?.points ?? 0;
  return {
    title: isHalfTime ? 'Half-time' : after.phase === 'finished' ? 'The last board' : 'The score so far',
    lines: [
      ...placings.filter(({ color }) => color === own).map(ownLine),
      ...byPoints(scores).map((score) => ({ text: scoreLine(score, own), amount: String(score.points) })),
    ],
    ...(own === null ? {} : { sum: `You play ${own}: ${pointsWords(points)}` }),
  };
}

const ownWords: Readonly<Record<Placing['by'], (board: number) => string>> = {
  won: (board) => `You joined three edges on board ${board}`,
  lost: (board) => `You were cut off on board ${board}`,
  left: (board) => `You took what was left on board ${board}`,
  stalled: (board) => `Board ${board} stood still, and your cells were counted`,
};

const ownLine = ({ board, place, by }: Placing) => ({
  text: `${ownWords[by](board.board)}: ${ordinal(place)}`,
  amount: `+${pointsOf(place)}`,
});

function scoreLine({ color, places }: Score, own: Color | null): string {
  const told = [1, 2, 3].flatMap((place) => {
    const on = places.flatMap((held, i) => (held === place ? [String(i + 1)] : []));
    return on.length === 0 ? [] : [`${ordinal(place)} on ${listed(on)}`];
  });
  const who = `${capital(color)}${color === own ? ' (you)' : ''}`;
  return `${who}: ${told.length === 0 ? 'no place yet' : told.join('; ')}`;
}

// The end: the six boards on one sheet, place by place by colour, then the masks come off, always from the last to the first.

export function tellFinale(view: MatchView<View>, results: Results, telling: MatchTelling): Scene<FinalBeat> {
  return endOf<FinalBeat>({
    ...{ results, telling, title: winnersWords(results, telling) },
    opening: [boardsBeat(view), ...[3, 2, 1].map((place) => placeBeat(place, view)), pointsBeat(results)],
    places: [
      ...maskBeats(results, telling),
      { ...winnersBeat(results, telling), show: 'winners', text: `${winnersWords(results, telling)}.` },
    ],
    sides: [candidatesTold(results, (seats) => candidateBeat(seats, results, telling))],
  });
}

const boardsBeat = ({ boards }: View): FinalBeat => ({
  ...{ id: 'boards', show: 'boards', tells: [], ms: 3200 },
  text: `${capital(inWords(boards.length))} boards, as they were left: a first place pays ${pointsOf(1)} points, a second ${pointsOf(2)}.`,
});

/** On all boards at once: whoever has most of them first. */
function placeBeat(place: number, { boards }: View): FinalBeat {
  const held = colors
    .map((color) => ({ color, on: boards.flatMap((one) => (one.places[color] === place ? [one.board] : [])) }))
    .filter(({ on }) => on.length > 0)
    .toSorted((a, b) => b.on.length - a.on.length);
  const whereOf = (on: readonly number[]) =>
    on.length === boards.length ? `all ${inWords(on.length)}` : listed(on.map(String));
  const who = held.map(({ color, on }) => `${color} on ${whereOf(on)}`).join('; ');
  return {
    ...{ id: `${ordinal(place)} places`, show: 'place', place, tells: [], ms: place === 1 ? 6000 : 5000 },
    text: `${capital(placeNames[place] ?? ordinal(place))} places, ${pointsWords(pointsOf(place))} each: ${who}.`,
  };
}

const placeNames = ['', 'first', 'second', 'third'];

/** Seen from the end: whoever is neither first by a chain nor last by being cut off takes what those leave. */
export function howPlaced(
  board: BoardView,
  color: Color,
  view: Pick<View, 'emptyTurns' | 'stallTurns'>,
): Placing['by'] {
  if (chainOf(board, color) !== null) return 'won';
  const chains = colors.filter((one) => chainOf(board, one) !== null).length;
  const isLeft = board.places[color] === chains + 1;
  if (!isLeft && reachOf(cellsOf(board), color).edges.length < 3) return 'lost';
  return (view.emptyTurns[board.board - 1] ?? 0) >= view.stallTurns ? 'stalled' : 'left';
}

/** "cut off", "4 cells, moves later": why a colour has its place on a board, in the fewest words. */
export function whyWords(board: BoardView, color: Color, view: Pick<View, 'emptyTurns' | 'stallTurns'>): string {
  const by = howPlaced(board, color, view);
  if (by === 'won') return 'three edges';
  if (by === 'lost') return 'cut off';
  if (by === 'left') return 'last left';
  const counted = colors.filter((one) => howPlaced(board, one, view) === 'stalled');
  return `${heldWords(board, color)}${turnWords(board, color, counted)}`;
}

/** [C7] Of colours that hold equally many cells. */
function turnWords(board: BoardView, color: Color, counted: readonly Color[]): string {
  const equal = equalOf(board, color, counted);
  if (equal.length === 0) return '';
  return `, moves ${equal.some((one) => placeOf(board, one) < placeOf(board, color)) ? 'earlier' : 'later'}`;
}

/** "the top, the upper right and the bottom": what its chain joins. */
const edgesWords = (board: BoardView, color: Color): string =>
  listed((chainOf(board, color)?.edges ?? []).map((edge) => `the ${edgeNames[edge]}`));

function pointsBeat({ standings }: Results): FinalBeat {
  const levels = standings.some((a) => standings.some((b) => a.seat < b.seat && a.points === b.points));
  const order = standings
    .toReversed()
    .map((one) => `${colorOf(one)} ${one.points}`)
    .join(', ');
  return {
    ...{ id: 'points', show: 'points', tells: [], ms: levels ? 4200 : 2800 },
    text: `In points: ${order}${levels ? `; ${levelWords(standings)}` : ''}.`,
  };
}

/** What separates those who are level on points, in the order of the rules. */
function levelWords(standings: readonly Standing[]): string {
  const [a, b] = standings.flatMap((one, i) => {
    const next = standings[i + 1];
    return next !== undefined && one.points === next.points && one.rank !== next.rank ? [one, next] : [];
  });
  if (a === undefined || b === undefined) return 'nothing separates those who are level';
  const key = a.detail.firsts !== b.detail.firsts ? 'firsts' : 'cells';
  const what = key === 'firsts' ? 'first places' : 'cells on the six boards';
  return `level on points, ${colorOf(a)} has more ${what}, ${a.detail[key]} to ${b.detail[key]}`;
}

function maskBeats(results: Results, telling: MatchTelling): FinalBeat[] {
  const others = results.standings.filter(({ seat }) => !results.winners.includes(seat));
  const ranks = [...new Set(others.map(({ rank }) => rank))].reverse();
  return ranks.map((rank) => {
    const shared = others.filter((one) => one.rank === rank);
    const who = listed(shared.map((one) => `${colorOf(one)} was ${calledBy(telling)(one.seat)}`));
    return {
      ...{ id: `place ${rank}`, show: 'mask', ms: 3200 },
      text: `${ordinal(rank)}, with ${pointsEach(shared)}: ${who}.`,
      tells: shared.map(({ seat }) => seat),
    };
  });
}

function candidateBeat(seats: readonly SeatId[], { standings }: Results, telling: MatchTelling): FinalBeat {
  const colours = seats.map((seat) => colorOf(standings.find((one) => one.seat === seat)));
  return {
    ...{ id: 'candidate', show: 'candidate', tells: [], ms: 3200 },
    text: `${candidateWords(seats, telling)}, as ${listed(colours)}.`,
  };
}

function winnersWords({ standings, winners }: Results, telling: MatchTelling): string {
  if (winners.length === 0) return 'Nobody wins';
  const shared = standings.filter(({ seat }) => winners.includes(seat));
  const who = shared.map((one) => `${one.seat === telling.mine ? 'You' : telling.nameOf(one.seat)} as ${colorOf(one)}`);
  return `${listed(who)} ${isOneOther(winners, telling) ? 'wins' : 'win'} with ${pointsEach(shared)}`;
}

function pointsEach(shared: readonly Standing[]): string {
  const amount = pointsWords(shared[0]?.points ?? 0);
  return shared.length > 1 ? `${amount} each` : amount;
}

export const colorOf = (standing: Standing | undefined): string => String(standing?.detail.color ?? '');
