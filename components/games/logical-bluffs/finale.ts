import {
  candidateBeats,
  type PlaceBeat,
  placeBeats,
  subjectOf,
  winnersBeat,
  winnersWords,
  winWords,
} from '@/components/stage/places';
import type { FinaleBeat, Scene, Telling } from '@/components/stage/scene';
import { inWords, listed } from '@/components/stage/words';
import type { MatchView, Results, SeatId } from '@/games/game';
import { seatEntries } from '@/games/kit/by-seat';
import { type Cell, type Colour, cells, colourAt, rows } from '@/games/logical-bluffs/grid';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { RoundLedger, View } from '@/games/logical-bluffs/view';
import { gridsLeft, lastRounds, type RoundLeft } from './grids-left';
import { ofSeat } from './scenes';

// The end: how the grid was narrowed down, wrong guesses, and the grid turned over row by row. Apart from the scenes,
// because to count the grids that were left all statements are read, and what reads them is heavy.

type Seen = MatchView<View>;
type BluffTelling = Telling<Settings>;

export interface FinalBeat extends FinaleBeat {
  readonly show: PlaceBeat['show'] | 'said' | 'left' | 'guess' | 'row' | 'how';
  readonly seats: readonly SeatId[];
  readonly round?: number;
  /** From 1, for `row`. */
  readonly row?: number;
}

export function tellFinale(view: Seen, results: Results, telling: BluffTelling): Scene<FinalBeat> {
  const grid = rowBeats(view);
  return {
    id: 'finale',
    title: wonWords(view, results, telling),
    beats: [
      ...byRound([...saidBeats(view, telling), ...wrongBeats(view, telling), ...leftBeats(view, telling)]),
      ...grid,
      ...howBeats(view, results, telling),
      ...placeBeats(results, telling),
      ...candidateBeats(results, telling),
      { ...winnersBeat(results, telling), text: `${wonWords(view, results, telling)}.` },
    ],
  };
}

/** In a round: what was true and judged, then what was guessed, then what was left. */
const byRound = (beats: readonly FinalBeat[]): FinalBeat[] => beats.toSorted((a, b) => (a.round ?? 0) - (b.round ?? 0));

/** The round in which somebody named the grid; null: nobody did. */
export function namedRound({ allOwn }: Seen): number | null {
  const right = seatEntries(allOwn ?? {}).flatMap(([, { guesses, guessesRight }]) =>
    guesses.filter((_, i) => guessesRight[i]),
  );
  return right[0]?.round ?? null;
}

/** How it was won, without a full stop. */
export function wonWords(view: Seen, results: Results, telling: BluffTelling): string {
  const round = namedRound(view);
  return round === null ? winnersWords(results, telling) : namedWords(view, results, telling);
}

function namedWords(view: Seen, results: Results, telling: BluffTelling): string {
  const round = namedRound(view);
  if (!areBothRight(view)) return `${subjectOf(results.winners, telling)} named all sixteen tiles in round ${round}`;
  const [why] = tieWords(results);
  return `Both named all sixteen tiles in round ${round}: ${winWords(results.winners, telling)} ${why}`;
}

// What a round comes to, when all is open.

export interface RoundSum {
  readonly seat: SeatId;
  /** Own statements that were true. */
  readonly truths: number;
  /** Answers that were right; null: the claims did not close. */
  readonly right: number | null;
  readonly bought: number;
  readonly lost: number;
  /** What it had when the round was over. */
  readonly points: number;
}

/** Of both seats, in their order; empty for a round whose statements never came out. */
export function roundSums({ allOwn, revealCost, statements }: Seen, round: number): RoundSum[] {
  const isOut = statements.some((bluff) => bluff.round === round);
  return seatEntries(allOwn ?? {}).flatMap(([seat, { ledger }]) => {
    const now = ledger[round - 1];
    if (!isOut || now === undefined || now.statements === null) return [];
    const until = ledger.slice(0, round);
    return [
      {
        ...{ seat, truths: now.statements, right: now.answers?.right ?? null },
        ...{ bought: now.bought.length, lost: now.guess?.lost ?? 0 },
        points: until.reduce((sum, one) => sum + broughtBy(one, revealCost), 0),
      },
    ];
  });
}

const broughtBy = ({ statements, answers, bought, guess }: RoundLedger, revealCost: number): number =>
  (statements ?? 0) + 2 * (answers?.right ?? 0) - revealCost * bought.length - (guess?.lost ?? 0);

/** As many rounds as are told, the last ones. */
function saidBeats(view: Seen, { nameOf }: BluffTelling): FinalBeat[] {
  const rounds = lastRounds(Array.from({ length: view.round }, (_, i) => i + 1));
  return rounds.flatMap((round): FinalBeat[] => {
    const sums = roundSums(view, round);
    if (sums.length === 0) return [];
    const words = sums.map(({ seat, truths, right }) => {
      const said = `${nameOf(seat)} said ${truths === 0 ? 'nothing true' : `${inWords(truths)} true ${things(truths)}`}`;
      return right === null ? said : `${said} and judged ${right === 0 ? 'none' : inWords(right)} right`;
    });
    return [
      {
        ...{ id: `said ${round}`, show: 'said', round, seats: [], tells: [], ms: 4800 },
        text: `Round ${round}: ${words.join('; ')}.`,
      },
    ];
  });
}

const things = (count: number) => (count === 1 ? 'thing' : 'things');

function leftBeats(view: Seen, { nameOf }: BluffTelling): FinalBeat[] {
  return toldLeft(view).map(({ round, left }) => {
    const parts = left.map(({ seat, count }) => `${nameOf(seat)} ${count.toLocaleString('en')}`);
    return {
      ...{ id: `left ${round}`, show: 'left', round, seats: [], tells: [], ms: 3200 },
      text: `Grids still possible after round ${round}: for ${listed(parts)}.`,
    };
  });
}

/** The rounds after which somebody had fewer left than before. */
export function toldLeft(view: Seen): readonly RoundLeft[] {
  const all = gridsLeft(view);
  return lastRounds(all.filter(({ left }, i) => left.some(({ count }, k) => count !== all[i - 1]?.left[k]?.count)));
}

export interface WrongGuess {
  readonly seat: SeatId;
  readonly round: number;
  readonly grid: readonly Colour[];
  readonly wrong: readonly Cell[];
}

/** By round. */
export function wrongGuesses({ allOwn, grid }: Seen): WrongGuess[] {
  if (grid === undefined) return [];
  return seatEntries(allOwn ?? {})
    .flatMap(([seat, { guesses }]) =>
      guesses.map((guess) => ({
        ...{ seat, round: guess.round, grid: guess.grid },
        wrong: cells.filter((cell) => colourAt(guess.grid, cell) !== colourAt(grid, cell)),
      })),
    )
    .filter(({ wrong }) => wrong.length > 0)
    .sort((a, b) => a.round - b.round);
}

const wrongBeats = (view: Seen, { nameOf }: BluffTelling): FinalBeat[] =>
  wrongGuesses(view).map(({ seat, round, wrong }) => ({
    ...{ id: `guess ${seat} ${round}`, show: 'guess', round, seats: [seat], tells: [], ms: 3800 },
    text: `Round ${round}: ${nameOf(seat)} guesses all sixteen, and ${inWords(wrong.length)} ${wrong.length === 1 ? 'is' : 'are'} wrong.`,
  }));

function rowBeats({ grid }: Seen): FinalBeat[] {
  if (grid === undefined) return [];
  return rows.map((row) => ({
    ...{ id: `row ${row}`, show: 'row', row, seats: [], tells: [], ms: 2200 },
    text: `Row ${row}: ${listed(grid.slice((row - 1) * 4, row * 4))}.`,
  }));
}

function howBeats(view: Seen, results: Results, { nameOf }: BluffTelling): FinalBeat[] {
  const beat = (text: string, seats: readonly SeatId[]): FinalBeat[] => [
    { id: 'how', show: 'how', text, seats, tells: [], ms: 3000 },
  ];
  if (namedRound(view) !== null)
    return areBothRight(view) ? beat(`Both have named the grid: ${tieWords(results)[1]}.`, []) : [];
  const out = view.seats.map(({ seat }) => seat).filter((seat) => ofSeat(view.reserveMs, seat) === 0);
  if (out.length > 0) return beat(`Time has run out for ${listed(out.map(nameOf))} in round ${view.round}.`, out);
  const silent = view.seats.flatMap(({ seat, acted }) => (acted === false ? [seat] : []));
  return silent.length === 0 ? [] : beat(`${listed(silent.map(nameOf))} sent nothing in round ${view.round}.`, silent);
}

const areBothRight = ({ allOwn }: Seen): boolean =>
  seatEntries(allOwn ?? {}).every(([, { guessesRight }]) => guessesRight.includes(true));

/** Why one of two who are right wins, and the same as what always holds. */
function tieWords({ standings: [first, second] }: Results): readonly [string, string] {
  return first?.points === second?.points
    ? ['by the earlier guess', 'the earlier guess wins']
    : [`with more points, ${first?.points} to ${second?.points}`, 'more points win'];
}
