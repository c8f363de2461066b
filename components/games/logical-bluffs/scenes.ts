import type { Beat, Card, CardLine, Close, Telling } from '@/components/stage/scene';
import { inWords, listed, pointsWords } from '@/components/stage/words';
import type { MatchView, SeatId } from '@/games/game';
import { seatEntries } from '@/games/kit/by-seat';
import { cells } from '@/games/logical-bluffs/grid';
import type { Items, Settings } from '@/games/logical-bluffs/settings';
import type { BluffView, RoundLedger, View } from '@/games/logical-bluffs/view';

// What the close of a phase shows: what was said, what is public of what was answered and bought, and to a seat what it
// alone is told. Of guesses nothing is told before the end but to who made them.

export interface PhaseBeat extends Beat {
  readonly show: 'subset' | 'own' | 'told' | 'item' | 'answers' | 'right' | 'bought' | 'seen' | 'next';
  readonly seat?: SeatId;
  /** What was used, for `item`. */
  readonly item?: keyof Items;
  /** The index of the statement that turns over, for `own`. */
  readonly statement?: number;
}

type Seen = MatchView<View>;
type BluffTelling = Telling<Settings>;

export function closeOf(before: Seen, after: Seen, telling: BluffTelling): Close<PhaseBeat> | null {
  if (after.status === 'finished' || before.status === 'finished') return null;
  const [then, now] = [stretchOf(before), stretchOf(after)];
  if (now < then) return null;
  if (now === then) return answerTo(before, after, telling);
  const used = now === then + 1 ? usedBeats(before, after, telling) : [];
  if (after.phase === 'claim') return bluffClose(after, telling, used);
  return after.phase === 'reveal' ? claimClose(after, telling, used) : revealClose(after, telling);
}

/** The statements that have come out, in their words: the scene shows them, the log has to say them. */
export function passing(before: Seen, after: Seen, { nameOf }: BluffTelling): readonly string[] {
  if (after.status === 'finished') return [];
  const said = new Set(before.statements.map(nameOfBluff));
  return after.statements
    .filter((bluff) => !said.has(nameOfBluff(bluff)))
    .map(({ seat, subset, statements }) => {
      const texts = statements.map(({ text }) => (text === null ? 'one behind a smokescreen' : `“${text}”`));
      return ended(`${nameOf(seat)} says of ${subset.join(' ')}: ${listed(texts)}`);
    });
}

/** With its full stop, if what it quotes at its end has none. */
const ended = (sentence: string): string => (/[.!?]”$/.test(sentence) ? sentence : `${sentence}.`);

const nameOfBluff = ({ round, seat }: BluffView): string => `${round} ${seat}`;

const phases = ['bluff', 'claim', 'reveal'];
const stretchOf = ({ round, phase }: Seen): number => round * phases.length + phases.indexOf(phase);

export const ofSeat = <T>(values: Readonly<Record<SeatId, T>>, seat: SeatId): T | undefined =>
  new Map(seatEntries(values)).get(seat);

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
const sumOf = ({ points }: Seen): Pick<Card, 'sum'> => (points === undefined ? {} : { sum: pointsWords(points) });

// --- items: what others used shows when the phase closes

const itemWords: Readonly<Record<keyof Items, string>> = {
  noLimit: 'plays “no limit”: any tiles, however many, this once',
  smokescreen: 'hides a statement behind a smokescreen: nobody else reads it, or judges it',
  detective: 'had a detective find out whether one statement is true, and tell nobody else',
};

function usedBeats(before: Seen, after: Seen, { nameOf }: BluffTelling): PhaseBeat[] {
  if (after.viewer === 'host') return [];
  const others = after.seats.filter(({ seat }) => seat !== after.viewer);
  return others.flatMap(({ seat }) => {
    const [then, now] = [ofSeat(before.items, seat), ofSeat(after.items, seat)];
    if (then === undefined || now === undefined) return [];
    const used = (['noLimit', 'smokescreen', 'detective'] as const).filter((item) => now[item] < then[item]);
    return used.map((item): PhaseBeat => {
      return {
        ...{ id: `${item} ${seat}`, show: 'item', seat, item, ms: 3200 },
        text: `${nameOf(seat)} ${itemWords[item]}.`,
      };
    });
  });
}

// --- after writing

function bluffClose(after: Seen, telling: BluffTelling, used: readonly PhaseBeat[]): Close<PhaseBeat> {
  const bluffs = after.statements.filter(({ round }) => round === after.round);
  return {
    scene: {
      id: `round ${after.round} statements`,
      title: `Round ${after.round}: the statements are out`,
      beats: [
        ...bluffs.flatMap((bluff) => [
          subsetBeat(bluff, telling),
          // What explains the slips that lie there comes while they are alone.
          ...used.filter(({ seat }) => seat === bluff.seat),
        ]),
        ...truthBeats(bluffs, after, telling),
      ],
    },
    card: bluffCard(bluffs, after, telling),
  };
}

const subsetBeat = ({ seat, subset }: BluffView, { nameOf, mine }: BluffTelling): PhaseBeat => ({
  ...{ id: `subset ${seat}`, show: 'subset', seat, ms: 3600 },
  text: `${seat === mine ? 'You say' : `${nameOf(seat)} says`} four things about ${inWords(subset.length)} tiles: each may be true or false.`,
});

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
    return [{ id: 'alone', show: 'told', text, ms: 3600 }];
  }
  return own.statements.map(({ truth }, i) => ({
    ...{ id: `own ${i + 1}`, show: 'own', seat: own.seat, statement: i, ms: 1300 },
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
    const lines = own.statements.map(({ text, truth }) => ({
      text: `${truth ? 'True' : 'False'}: “${text}”`,
      amount: truth ? '+1' : '0',
    }));
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

// --- after claiming

function claimClose(after: Seen, telling: BluffTelling, used: readonly PhaseBeat[]): Close<PhaseBeat> {
  const text = 'Each has judged what the other said, statement by statement: true or false.';
  return {
    scene: {
      id: `round ${after.round} answers`,
      title: `Round ${after.round}: the answers are in`,
      beats: [...used, { id: 'answers', show: 'answers', text, ms: 3200 }, ...rightBeats(after, telling)],
    },
    card: claimCard(after, telling),
  };
}

type Answered = NonNullable<RoundLedger['answers']>;

const answeredIn = (ledger: readonly RoundLedger[] | undefined, round: number): Answered | null =>
  ledger?.find((one) => one.round === round)?.answers ?? null;

function rightBeats(after: Seen, { mine, nameOf }: BluffTelling): PhaseBeat[] {
  const told = ledgersIn(after, mine).flatMap(([seat, ledger]): PhaseBeat[] => {
    const answered = answeredIn(ledger, after.round);
    if (answered === null) return [];
    const words = seat === mine ? `Of your ${rightWords(answered)}` : `${nameOf(seat)}: of ${rightWords(answered)}`;
    return [{ id: `right ${seat}`, show: 'right', seat, text: `${words}.`, ms: 3400 }];
  });
  if (told.length > 0) return told;
  return [
    {
      id: 'alone',
      show: 'told',
      text: 'How many are right, two points for each, only the judge is told; everybody learns it at the end.',
      ms: 3600,
    },
  ];
}

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

function revealClose(after: Seen, telling: BluffTelling): Close<PhaseBeat> {
  const round = after.round - 1;
  return {
    scene: {
      id: `round ${round} tiles`,
      title: `Round ${round}: nobody has named the grid`,
      beats: [
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

// --- between closes: what the game answers to a seat

function answerTo(before: Seen, after: Seen, { mine }: BluffTelling): Close<PhaseBeat> | null {
  if (mine === null || before.ledger === undefined || after.ledger === undefined) return null;
  const card =
    boughtCard(before, after) ??
    guessCard(before, after) ??
    detectiveCard(before, after, mine) ??
    overruledCard(before, after, mine);
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

function guessCard(before: Seen, after: Seen): Card | null {
  const guess = ledgerNow(after)?.guess;
  if (guess == null || ledgerNow(before)?.guess != null) return null;
  if (guess.wrong) {
    const lines = [
      { text: 'All your points are lost.', amount: `−${guess.lost}` },
      { text: `You may not buy a tile in round ${after.round + 1}.` },
    ];
    return { title: 'Not this grid', lines, ...sumOf(after) };
  }
  if ((after.points ?? 0) > 0) {
    const text = 'It wins when the phase closes, unless the other names it too and has more points or was earlier.';
    return { title: 'This is the grid', lines: [{ text }] };
  }
  return { title: 'Your guess is in', lines: [{ text: 'Whether it is right shows when the phase closes.' }] };
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
