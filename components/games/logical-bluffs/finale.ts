import { candidatesStory, endOf, type PlaceBeat, placeBeats, winnersBeat } from '@/components/stage/places';
import type { FinaleBeat, Scene, Telling } from '@/components/stage/scene';
import { inWords, listed } from '@/components/stage/words';
import type { MatchView, Results, SeatId } from '@/games/game';
import { seatEntries } from '@/games/kit/by-seat';
import { type Cell, type Colour, cells, colourAt, rows } from '@/games/logical-bluffs/grid';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { RoundLedger, View } from '@/games/logical-bluffs/view';
import { gridsLeft, lastRounds, type RoundLeft } from './grids-left';
import { areBothRight, leftUndone, lostBy, namedRound, tieWords, wonWords } from './how-ended';
import { ofSeat } from './scenes';

// The end: how the grid was narrowed down, wrong guesses, and the grid turned over row by row. Apart from the scenes,
// because to count the grids that were left all statements are read, and what reads them is heavy.

type Seen = MatchView<View>;
type BluffTelling = Telling<Settings>;

export interface FinalBeat extends FinaleBeat {
  readonly show: PlaceBeat['show'] | 'said' | 'left' | 'guess' | 'named' | 'row' | 'how';
  readonly seats: readonly SeatId[];
  readonly round?: number;
  /** From 1, for `row`. */
  readonly row?: number;
}

export function tellFinale(view: Seen, results: Results, telling: BluffTelling): Scene<FinalBeat> {
  const won = wonWords(view, results, telling);
  return endOf<FinalBeat>({
    ...{ results, telling, title: won },
    opening: [
      ...byRound([...saidBeats(view, telling), ...wrongBeats(view, telling), ...leftBeats(view, telling)]),
      ...namedBeats(view, telling),
      ...rowBeats(view),
      ...howBeats(view, results, telling),
    ],
    places: [...placeBeats(results, telling), { ...winnersBeat(results, telling), text: `${won}.` }],
    sides: [candidatesStory(results, telling)],
  });
}

/** In a round: what was true and judged, then what was guessed, then what was left. */
const byRound = (beats: readonly FinalBeat[]): FinalBeat[] => beats.toSorted((a, b) => (a.round ?? 0) - (b.round ?? 0));

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

const roundsOf = ({ round }: Seen): number[] => Array.from({ length: round }, (_, i) => i + 1);

/** As many rounds as are told, the last ones. */
function saidBeats(view: Seen, { nameOf }: BluffTelling): FinalBeat[] {
  return lastRounds(roundsOf(view)).flatMap((round): FinalBeat[] => {
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
  const first = view.round - lastRounds(roundsOf(view)).length;
  return toldLeft(view)
    .filter(({ round }) => round > first)
    .map(({ round, left }) => {
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

/** Who has named it is told with the places; to a seat at once, of itself. */
function namedBeats(view: Seen, { mine }: BluffTelling): FinalBeat[] {
  const round = namedRound(view);
  if (round === null) return [];
  const isMine = mine !== null && (ofSeat(view.allOwn ?? {}, mine)?.guessesRight.includes(true) ?? false);
  const who = areBothRight(view) ? 'both name' : isMine ? 'you name' : 'one of the two names';
  return [
    {
      ...{ id: 'named', show: 'named', round, seats: [], tells: [], ms: 4800 },
      text: `Round ${round}: ${who} all sixteen tiles, like this.`,
    },
  ];
}

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
  const { by, seats } = lostBy(view);
  if (seats.length === 0) return [];
  const names = listed(seats.map(nameOf));
  return by === 'time'
    ? beat(`Time has run out for ${names} in round ${view.round}.`, seats)
    : beat(`${names} ${leftUndone(view)} nothing in round ${view.round}.`, seats);
}
