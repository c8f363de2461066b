import type { Beat, Card, CardLine, Close, Scene, Telling } from '@/components/stage/scene';
import { inWords, listed, pointsWords } from '@/components/stage/words';
import type { MatchView, SeatId } from '@/games/game';
import { seatEntries } from '@/games/kit/by-seat';
import { type Colour, cells } from '@/games/logical-bluffs/grid';
import type { Items, Settings } from '@/games/logical-bluffs/settings';
import type { BluffView, RoundLedger, View } from '@/games/logical-bluffs/view';
import { answersTo, judgedWords, judgeOf } from './judged';

// What the close of a phase shows: what was said, what is public of what was answered and bought, and to a seat what it
// alone is told. Of guesses nothing is told before the end but to who made them.

export interface PhaseBeat extends Beat {
  readonly show:
    | ('grid' | 'tiles' | 'subset' | 'own' | 'told' | 'item' | 'judged' | 'right' | 'bought' | 'seen' | 'next')
    | ('named' | 'verdict');
  readonly seat?: SeatId;
  /** Whose statements are judged, if it is about that. */
  readonly speaker?: SeatId;
  /** What was used, and is said with it. */
  readonly item?: keyof Items;
  /** The index of the statement that is said, for `subset`, or turns over, for `own`. */
  readonly statement?: number;
}

type Seen = MatchView<View>;
type BluffTelling = Telling<Settings>;

export function closeOf(before: Seen, after: Seen, telling: BluffTelling): Close<PhaseBeat> | null {
  if (before.status === 'finished') return null;
  if (after.status === 'finished') return lastGuess(before, after, telling);
  const [then, now] = [stretchOf(before), stretchOf(after)];
  if (now < then) return null;
  if (now === then) return answerTo(before, after, telling);
  const used = now === then + 1 ? usedBy(before, after) : [];
  if (after.phase === 'claim') return bluffClose(after, telling, used);
  return after.phase === 'reveal' ? claimClose(after, telling, used) : revealClose(before, after, telling);
}

/** Of which tiles the statements are that have come out: the picture shows it, the log has to say it. */
export function passing(before: Seen, after: Seen, { nameOf }: BluffTelling): readonly string[] {
  if (after.status === 'finished') return [];
  const said = new Set(before.statements.map(nameOfBluff));
  return after.statements
    .filter((bluff) => !said.has(nameOfBluff(bluff)))
    .map(({ seat, subset }) => `${nameOf(seat)} speaks of ${subset.join(' ')}.`);
}

const nameOfBluff = ({ round, seat }: BluffView): string => `${round} ${seat}`;

const phases = ['bluff', 'claim', 'reveal'];
const stretchOf = ({ round, phase }: Seen): number => round * phases.length + phases.indexOf(phase);

export const ofSeat = <T>(values: Readonly<Record<SeatId, T>>, seat: SeatId): T | undefined =>
  new Map(seatEntries(values)).get(seat);

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
const sumOf = ({ points }: Seen): Pick<Card, 'sum'> => (points === undefined ? {} : { sum: pointsWords(points) });

// --- items: what others used shows when the phase closes

interface Used {
  readonly seat: SeatId;
  readonly item: keyof Items;
}

function usedBy(before: Seen, after: Seen): Used[] {
  if (after.viewer === 'host') return [];
  const others = after.seats.filter(({ seat }) => seat !== after.viewer);
  return others.flatMap(({ seat }) => {
    const [then, now] = [ofSeat(before.items, seat), ofSeat(after.items, seat)];
    if (then === undefined || now === undefined) return [];
    const used = (['noLimit', 'smokescreen', 'detective'] as const).filter((item) => now[item] < then[item]);
    return used.map((item) => ({ seat, item }));
  });
}

// --- after writing

function bluffClose(after: Seen, telling: BluffTelling, used: readonly Used[]): Close<PhaseBeat> {
  const bluffs = after.statements.filter(({ round }) => round === after.round);
  const beats = [
    ...rulesIn(after.round, gridBeat(after)),
    ...bluffs.flatMap((bluff) => saidBeats(bluff, telling, used)),
    ...truthBeats(bluffs, after, telling),
    ...rulesIn(after.round, judgeBeat),
  ];
  return {
    scene: {
      id: `round ${after.round} statements`,
      title: `Round ${after.round}: the statements are out`,
      beats: inTime(beats, telling.settings),
    },
    card: bluffCard(bluffs, after, telling),
  };
}

/** How long a scene may take where the interlude is no longer. */
const SCENE_MS = 20_000;

/** As long as reading takes, within the interlude: where that is short, what is read is shorter, and all else as long as it is. */
function inTime(beats: readonly PhaseBeat[], { interludeSeconds }: Settings): PhaseBeat[] {
  const sumOf = (some: readonly PhaseBeat[]) => some.reduce((sum, { ms }) => sum + ms, 0);
  const read = sumOf(beats.filter(isRead));
  const room = Math.max(SCENE_MS, interludeSeconds * 1000) - (sumOf(beats) - read);
  const share = Math.min(1, room / read);
  return beats.map((beat) => (isRead(beat) ? { ...beat, ms: Math.floor(beat.ms * share) } : beat));
}

const isRead = ({ show }: PhaseBeat): boolean => show === 'subset';

/** The first round also says how the game goes, to whoever sees it for the first time. */
const rulesIn = (round: number, beat: PhaseBeat): PhaseBeat[] => (round === 1 ? [beat] : []);

function gridBeat({ known }: Seen): PhaseBeat {
  const count = Object.keys(known ?? {}).length;
  const text =
    count === 0
      ? 'Sixteen tiles lie face down, in four colours: whoever names them all wins.'
      : `Of sixteen tiles you know ${inWords(count)}: whoever names them all wins.`;
  return { id: 'grid', show: 'grid', text, ms: 2800 };
}
const judgeBeat: PhaseBeat = {
  ...{ id: 'next', show: 'next', ms: 2000 },
  text: 'Now each judges what the other said: two points for a right answer.',
};
const spendBeat: PhaseBeat = {
  ...{ id: 'next', show: 'next', ms: 3000 },
  text: 'Now each may buy a look at a tile, or name the whole grid.',
};

/** First the tiles, then what is said of them, one after another. Items are said where they show. */
function saidBeats(bluff: BluffView, { nameOf, mine }: BluffTelling, used: readonly Used[]): PhaseBeat[] {
  const { seat, subset, statements } = bluff;
  const isMine = seat === mine;
  const hasNoLimit = used.some((one) => one.seat === seat && one.item === 'noLimit');
  const tiles = `${isMine ? 'You speak' : `${nameOf(seat)} speaks`} of ${tilesWords(subset.length)}`;
  return [
    {
      ...{ id: `tiles ${seat}`, show: 'tiles', seat },
      ...(hasNoLimit
        ? { item: 'noLimit', text: `${tiles}, with “no limit”: any tiles, however many, this once.`, ms: 2600 }
        : { text: `${tiles}, and ${isMine ? 'say' : 'says'} four things, each true or a lie.`, ms: 2600 }),
    },
    ...statements.map(({ text }, i): PhaseBeat => {
      const of = { id: `said ${seat} ${i + 1}`, show: 'subset', seat, statement: i } as const;
      if (text === null)
        return { ...of, item: 'smokescreen', text: hiddenWords(i, isMine ? 'you' : nameOf(seat)), ms: 3200 };
      const said = `${isMine ? 'You' : nameOf(seat)}: “${text}”`;
      return { ...of, text: said, ms: isMine ? OWN_MS : readMs(text) };
    }),
  ];
}

/** One knows what one has said. */
const OWN_MS = 900;

/** As long as somebody takes who reads it for the first time: 230 words a minute, and a moment to look there. */
const readMs = (text: string): number => Math.min(6000, 900 + 260 * text.trim().split(/\s+/).length);

const hiddenWords = (i: number, who: string): string =>
  `Statement ${i + 1} lies behind a smokescreen: nobody but ${who} reads or judges it.`;

function truthBeats(bluffs: readonly BluffView[], { viewer }: Seen, { mine, nameOf }: BluffTelling): PhaseBeat[] {
  if (viewer === 'host') {
    return bluffs.map((bluff) => ({
      ...{ id: `truths ${bluff.seat}`, show: 'told', seat: bluff.seat, ms: 2800 },
      text: `${nameOf(bluff.seat)}: ${truthWords(bluff)}.`,
    }));
  }
  const own = bluffs.find(({ seat }) => seat === mine);
  if (own === undefined) {
    const text = 'Which are true, a point for each, only their author is told; everybody learns it at the end.';
    return [{ id: 'alone', show: 'told', text, ms: 3000 }];
  }
  return own.statements.map(({ truth }, i) => ({
    ...{ id: `own ${i + 1}`, show: 'own', seat: own.seat, statement: i, ms: 1000 },
    text: `Your statement ${i + 1} is ${truth ? 'true: +1' : 'false'}.`,
  }));
}

function truthWords({ statements }: BluffView): string {
  const numbers = statements.flatMap(({ truth }, i) => (truth ? [String(i + 1)] : []));
  if (numbers.length === 0) return 'no statement is true';
  return `${numbers.length === 1 ? 'statement' : 'statements'} ${listed(numbers)} ${numbers.length === 1 ? 'is' : 'are'} true`;
}

function bluffCard(bluffs: readonly BluffView[], after: Seen, { mine, nameOf }: BluffTelling): Card {
  const title = `Round ${after.round}: statements`;
  const own = bluffs.find(({ seat }) => seat === mine);
  if (own !== undefined) {
    const lines = [true, false].flatMap((is) => truthLine(own, is));
    return { title: `Round ${after.round}: your statements`, lines, ...sumOf(after) };
  }
  if (after.viewer !== 'host') {
    const spoken = bluffs.map(({ seat, subset }) => ({ text: `${nameOf(seat)} speaks of ${subset.join(' ')}` }));
    return { title, lines: [...spoken, { text: 'Which statements are true shows at the end.' }] };
  }
  const lines = bluffs.map((bluff): CardLine => {
    const count = bluff.statements.filter(({ truth }) => truth).length;
    return { text: `${nameOf(bluff.seat)}: ${truthWords(bluff)}`, amount: signed(count) };
  });
  return { title, lines };
}

/** By their numbers: in their words they stand in the picture beside the card, and on the desk. */
function truthLine({ statements }: BluffView, is: boolean): CardLine[] {
  const numbers = statements.flatMap(({ truth }, i) => (truth === is ? [String(i + 1)] : []));
  if (numbers.length === 0) return [];
  const text = `${is ? 'True' : 'False'}: statement${numbers.length === 1 ? '' : 's'} ${listed(numbers)}`;
  return [{ text, amount: is ? signed(numbers.length) : '0' }];
}

// --- after claiming

function claimClose(after: Seen, telling: BluffTelling, used: readonly Used[]): Close<PhaseBeat> {
  const bluffs = after.statements.filter(({ round }) => round === after.round);
  const answered = new Map(ledgersIn(after, telling.mine));
  const isTold = [...answered.values()].some((ledger) => answeredIn(ledger, after.round) !== null);
  return {
    scene: {
      id: `round ${after.round} answers`,
      title: `Round ${after.round}: the answers are in`,
      beats: [
        ...used.map((one) => detectiveBeat(one, telling)),
        ...bluffs.flatMap((bluff) => [judgedBeat(bluff, after, telling), ...rightBeats(bluff, after, telling)]),
        ...(isTold ? [] : [sealedBeat]),
        ...rulesIn(after.round, spendBeat),
      ],
    },
    card: claimCard(after, telling),
  };
}

const detectiveBeat = ({ seat, item }: Used, { nameOf }: BluffTelling): PhaseBeat => ({
  ...{ id: `${item} ${seat}`, show: 'item', seat, item, ms: 3200 },
  text: `${nameOf(seat)} had a detective find out whether one statement is true, and tell nobody else.`,
});

type Answered = NonNullable<RoundLedger['answers']>;

const answeredIn = (ledger: readonly RoundLedger[] | undefined, round: number): Answered | null =>
  ledger?.find((one) => one.round === round)?.answers ?? null;

/** Line by line: what was said of it, where the viewer may know. */
function judgedBeat(bluff: BluffView, after: Seen, { mine, nameOf }: BluffTelling): PhaseBeat {
  const { seat } = bluff;
  const judge = judgeOf(after, bluff);
  const whose = seat === mine ? 'what you say' : `what ${nameOf(seat)} says`;
  const who = judge === null || judge === mine ? 'You judge' : `${nameOf(judge)} judges`;
  const answers = answersTo(after, bluff);
  const how =
    answers === null ? 'true or a lie, line by line, under seal' : (judgedWords(answers) ?? 'not one line of it');
  return { id: `judged ${seat}`, show: 'judged', seat, speaker: seat, text: `${who} ${whose}: ${how}.`, ms: 3400 };
}

function rightBeats(bluff: BluffView, after: Seen, { mine, nameOf }: BluffTelling): PhaseBeat[] {
  const judge = judgeOf(after, bluff);
  return ledgersIn(after, mine).flatMap(([seat, ledger]): PhaseBeat[] => {
    const answered = answeredIn(ledger, after.round);
    if (seat !== judge || answered === null) return [];
    const words = seat === mine ? `Of your ${rightWords(answered)}` : `${nameOf(seat)}: of ${rightWords(answered)}`;
    return [{ id: `right ${seat}`, show: 'right', seat, speaker: bluff.seat, text: `${words}.`, ms: 3400 }];
  });
}

const sealedBeat: PhaseBeat = {
  ...{ id: 'alone', show: 'told', ms: 3600 },
  text: 'How many are right, two points for each, only the judge is told; everybody learns it at the end.',
};

/** A seat's own; both for the host. */
function ledgersIn({ ledger, allOwn }: Seen, mine: SeatId | null): [SeatId, readonly RoundLedger[]][] {
  if (ledger !== undefined && mine !== null) return [[mine, ledger]];
  return allOwn === undefined ? [] : seatEntries(allOwn).map(([seat, own]) => [seat, own.ledger]);
}

/** "three answers two are right: +4", after "of your". */
function rightWords({ given, right }: Answered): string {
  const answers = `${inWords(given)} ${given === 1 ? 'answer' : 'answers'}`;
  const many = right === 0 ? 'none' : inWords(right);
  return `${answers} ${many} ${right === 1 || right === 0 ? 'is' : 'are'} right: ${signed(2 * right)}`;
}

function claimCard(after: Seen, { mine, nameOf }: BluffTelling): Card {
  const title = `Round ${after.round}: ${mine === null ? 'answers' : 'your answers'}`;
  const lines = ledgersIn(after, mine).flatMap(([seat, ledger]): CardLine[] => {
    const answered = answeredIn(ledger, after.round);
    if (answered === null) return [];
    const { given, right } = answered;
    const whose = seat === mine ? '' : `${nameOf(seat)}: `;
    return [{ text: `${whose}${right} of ${given} answers right, two points each`, amount: signed(2 * right) }];
  });
  if (lines.length === 0) return { title, lines: [{ text: 'How many are right shows at the end.' }] };
  return { title, lines: mine === null ? lines : [...lines, { text: 'Which ones, nobody is told.' }], ...sumOf(after) };
}

// --- after revealing

function revealClose(before: Seen, after: Seen, telling: BluffTelling): Close<PhaseBeat> {
  const round = after.round - 1;
  return {
    scene: {
      id: `round ${round} tiles`,
      title: `Round ${round}: nobody has named the grid`,
      beats: [
        ...guessBeats(newGuess(before, after, telling), round),
        { id: 'bought', show: 'bought', text: boughtWords(after, round, telling), ms: 3200 },
        { id: 'seen', show: 'seen', text: seenWords(after, telling), ms: 3200 },
        {
          ...{ id: 'next', show: 'next', ms: 2400 },
          text: `Nobody has named all sixteen tiles: round ${after.round} begins.`,
        },
      ],
    },
    card: revealCard(after, round, telling),
  };
}

export const boughtIn = ({ boughtByRound }: Seen, seat: SeatId, round: number): number =>
  ofSeat(boughtByRound, seat)?.[round - 1] ?? 0;

function boughtWords(after: Seen, round: number, { nameOf }: BluffTelling): string {
  const counts = after.seats.map(({ seat }) => ({ seat, count: boughtIn(after, seat, round) }));
  if (counts.every(({ count }) => count === 0)) return 'Nobody bought a tile.';
  const who = counts.map(({ seat, count }) => `${nameOf(seat)} ${count === 0 ? 'none' : inWords(count)}`);
  return `Tiles bought: ${who.join(', ')}. Which, only the buyer knows.`;
}

/** How many tiles a seat has seen, those it knew from the start and those it bought: all may know how many. */
export function seenCount(
  { seats, reveals }: Pick<Seen, 'seats' | 'reveals'>,
  seat: SeatId,
  { known }: Settings,
): number {
  const fromTheStart = known[seats.findIndex((one) => one.seat === seat)]?.length ?? 0;
  return fromTheStart + (ofSeat(reveals, seat) ?? 0);
}

/** Who is ahead, as far as all may know. */
function seenWords(after: Seen, { settings, nameOf }: BluffTelling): string {
  const who = after.seats.map(({ seat }, i) => {
    const seen = seenCount(after, seat, settings);
    const count = seen === cells.length ? 'all' : inWords(seen);
    return i === 0 ? `${nameOf(seat)} has now seen ${count} of the sixteen tiles` : `${nameOf(seat)} ${count}`;
  });
  return `${listed(who)}; points stay secret until the end.`;
}

const tilesWords = (count: number) => `${inWords(count)} ${count < 2 ? 'tile' : 'tiles'}`;

function revealCard(after: Seen, round: number, telling: BluffTelling): Card {
  const { mine, nameOf, settings } = telling;
  const title = `Round ${round}: tiles`;
  if (after.ledger !== undefined && mine !== null) {
    const mineNow = after.ledger.find((one) => one.round === round);
    const lines = mineNow === undefined ? [] : deedLines(mineNow, after);
    const nothing = { text: 'You bought nothing and guessed nothing.' };
    return { title, lines: lines.length === 0 ? [nothing] : lines, ...sumOf(after) };
  }
  const bought = after.seats.map(({ seat }) => ({
    text: `${nameOf(seat)} bought ${tilesWords(boughtIn(after, seat, round))}`,
    amount: `${seenCount(after, seat, settings)} of ${cells.length} seen`,
  }));
  return { title, lines: [...bought, ...wrongGuessLines(after, round, telling)] };
}

function deedLines({ round, bought, guess }: RoundLedger, after: Seen): CardLine[] {
  const known = new Map(Object.entries(after.known ?? {}));
  return [
    ...bought.map((tile) => ({ text: `You bought ${tile}: ${known.get(tile)}`, amount: signed(-after.revealCost) })),
    ...(guess?.wrong ? notThisGrid(guess.lost, round) : []),
  ];
}

function notThisGrid(lost: number, round: number): CardLine[] {
  return [
    { text: 'Your guess was not the grid: all your points are lost', amount: `−${lost}` },
    { text: `You may not buy a tile in round ${round + 1}.` },
  ];
}

/** For the host alone, while the match goes on. */
function wrongGuessLines({ allOwn }: Seen, round: number, { nameOf }: BluffTelling): CardLine[] {
  return seatEntries(allOwn ?? {}).flatMap(([seat, { ledger }]) => {
    const guess = ledger.find((one) => one.round === round)?.guess;
    return guess ? [{ text: `${nameOf(seat)} guessed, and was wrong`, amount: `−${guess.lost}` }] : [];
  });
}

// --- a guess: its answer, for who made it

export interface Guessed {
  readonly grid: readonly Colour[];
  readonly lost: number;
  /** Null: not told yet. Whoever had no points to lose is told when the phase closes. */
  readonly isRight: boolean | null;
}

/** What a seat has guessed in a round; null: nothing, or it is another's to know. */
export function guessIn(view: Seen, { mine }: Pick<BluffTelling, 'mine'>, round: number): Guessed | null {
  if (mine === null) return null;
  const opened = ofSeat(view.allOwn ?? {}, mine);
  const { guesses = [] } = opened ?? view.own ?? {};
  const at = guesses.findIndex((one) => one.round === round);
  const guess = (opened?.ledger ?? view.ledger)?.find((one) => one.round === round)?.guess;
  const grid = guesses[at]?.grid;
  if (guess == null || grid === undefined) return null;
  const told = guess.wrong ? false : (view.points ?? 0) > 0 ? true : null;
  return { grid, lost: guess.lost, isRight: opened === undefined ? told : (opened.guessesRight[at] ?? null) };
}

/** One that has not been answered yet. */
const newGuess = (before: Seen, after: Seen, telling: BluffTelling): Guessed | null =>
  guessIn(before, telling, before.round) === null ? guessIn(after, telling, before.round) : null;

/** The sixteen are laid out as they were named, and then the answer. */
function guessBeats(guess: Guessed | null, round: number): PhaseBeat[] {
  if (guess === null) return [];
  return [
    { id: 'named', show: 'named', text: 'You have named all sixteen tiles.', ms: 2800 },
    { id: 'verdict', show: 'verdict', text: verdictWords(guess, round), ms: 4200 },
  ];
}

function verdictWords({ isRight, lost }: Guessed, round: number): string {
  if (isRight === null) return 'Whether you are right shows when the phase closes.';
  if (isRight) return 'You are right: this is the grid, all sixteen tiles of it.';
  const cost = lost === 0 ? 'you' : `you lose your ${pointsWords(lost)}, and`;
  return `It is not this grid: ${cost} may buy no tile in round ${round + 1}.`;
}

const guessScene = (guess: Guessed, round: number): Scene<PhaseBeat> => ({
  id: `round ${round} guess`,
  hush: 'All sixteen are named.',
  title: guess.isRight === null ? 'Your guess is in' : guess.isRight ? 'This is the grid' : 'Not this grid',
  beats: guessBeats(guess, round),
});

/**
 * The guess that ends the match is answered on the page of who made it; to all others the finale tells it. One that was
 * answered before has its card alone: the phase that it waited for is closed.
 */
function lastGuess(before: Seen, after: Seen, telling: BluffTelling): Close<PhaseBeat> | null {
  const guess = guessIn(after, telling, before.round);
  if (guess === null) return null;
  const isNew = guessIn(before, telling, before.round) === null;
  const lines = [...namedRightly(guess, after), ...(isNew ? [] : [closedLine])];
  const card = { title: `Round ${after.round}: your guess`, lines };
  return { scene: isNew ? guessScene(guess, after.round) : null, card };
}

/** Nothing before the grid lies open to whoever looks. */
function namedRightly({ grid }: Guessed, { grid: tiles }: Seen): CardLine[] {
  if (tiles === undefined) return [];
  const right = grid.filter((colour, i) => colour === tiles[i]).length;
  return [{ text: 'Tiles named rightly', amount: `${right} of ${cells.length}` }];
}

const closedLine: CardLine = { text: 'The phase is closed, and the match is over: who wins is told with the end.' };

// --- between closes: what the game answers to a seat

function answerTo(before: Seen, after: Seen, telling: BluffTelling): Close<PhaseBeat> | null {
  const { mine } = telling;
  if (mine === null || before.ledger === undefined || after.ledger === undefined) return null;
  const guess = newGuess(before, after, telling);
  if (guess !== null) return { scene: guessScene(guess, after.round), card: guessCard(guess, after) };
  const card = boughtCard(before, after) ?? detectiveCard(before, after, mine) ?? overruledCard(before, after, mine);
  return card === null ? null : { scene: null, card };
}

const ledgerNow = ({ ledger, round }: Seen) => ledger?.find((one) => one.round === round);

function boughtCard(before: Seen, after: Seen): Card | null {
  const bought = ledgerNow(after)?.bought ?? [];
  const tile = bought.at(-1);
  if (tile === undefined || bought.length <= (ledgerNow(before)?.bought.length ?? 0)) return null;
  const colour = new Map(Object.entries(after.known ?? {})).get(tile);
  const paid = { text: `You turned ${tile} over; nobody else sees it.`, amount: signed(-after.revealCost) };
  return { title: `${tile} is ${colour}`, lines: [paid], ...sumOf(after) };
}

function guessCard({ isRight, lost }: Guessed, after: Seen): Card {
  if (isRight === null) {
    return { title: 'Your guess is in', lines: [{ text: 'Whether it is right shows when the phase closes.' }] };
  }
  if (isRight) {
    const text = 'It wins when the phase closes, unless the other names it too and has more points or was earlier.';
    return { title: 'This is the grid', lines: [{ text }] };
  }
  const lines = [
    { text: 'All your points are lost.', amount: `−${lost}` },
    { text: `You may not buy a tile in round ${after.round + 1}.` },
  ];
  return { title: 'Not this grid', lines, ...sumOf(after) };
}

interface Turned {
  readonly seat: SeatId;
  readonly i: number;
  readonly text: string | null;
  readonly truth: boolean;
}

/** A statement of this round whose truth a seat is told, or told otherwise. */
function turnedIn(before: Seen, after: Seen): Turned | null {
  for (const { seat, round, statements } of after.statements) {
    const then = before.statements.find((bluff) => bluff.round === round && bluff.seat === seat);
    for (const [i, { text, truth }] of statements.entries()) {
      if (then !== undefined && truth !== null && then.statements[i]?.truth !== truth) return { seat, i, text, truth };
    }
  }
  return null;
}

function detectiveCard(before: Seen, after: Seen, mine: SeatId): Card | null {
  const turned = turnedIn(before, after);
  if (turned === null || turned.seat === mine) return null;
  const words = `Statement ${turned.i + 1} is ${turned.truth ? 'true' : 'false'}`;
  return {
    title: words,
    lines: [{ text: `“${turned.text}”` }, { text: 'By your detective. It takes no answer now.' }],
  };
}

function overruledCard(before: Seen, after: Seen, mine: SeatId): Card | null {
  const turned = turnedIn(before, after);
  if (turned === null || turned.seat !== mine) return null;
  const words = `The host rules your statement ${turned.i + 1} ${turned.truth ? 'true' : 'false'}`;
  return { title: words, lines: [{ text: `“${turned.text}”`, amount: turned.truth ? '+1' : '−1' }], ...sumOf(after) };
}
