import { calledBy, candidatesTold, candidateWords, endOf, winWords } from '@/components/stage/places';
import type { Beat, Card, Close, FinaleBeat, Scene, Telling } from '@/components/stage/scene';
import { readingMs } from '@/components/stage/tempo';
import { capital, inWords, listed, ordinal } from '@/components/stage/words';
import type { Award, MatchView, Results, SeatId } from '@/games/game';
import { type Answered, isCompared } from '@/games/runes-to-ruins/answers';
import { conditionOf } from '@/games/runes-to-ruins/conditions';
import { compareTieBreaks } from '@/games/runes-to-ruins/results';
import { runeOf, runes } from '@/games/runes-to-ruins/runes';
import type { Settings } from '@/games/runes-to-ruins/settings';
import type { Answer, Shown } from '@/games/runes-to-ruins/state';
import { positions, positionWords, type RuneSymbol } from '@/games/runes-to-ruins/symbol';
import type { Booked, View } from '@/games/runes-to-ruins/view';
import { answerWords, questionWords } from './answer-words';
import type { OwnSymbol } from './card-picture';
import { calledGuess, findersOf, guessesOf } from './finders';
import { ofSeat } from './of-seat';
import { knownPaid } from './received';
import { separatedBy, separatedShortly } from './separated-by';
import { tokenReason } from './token-reason';

// What closes of Runes to Ruins show: slabs that are cut, runes shown in public, who has been found, what was paid. All
// of a scene is public, and carries its round; what a seat asked and holds is on its card alone.

type Seen = MatchView<View>;
type Tells = Telling<Settings>;

export interface CloseBeat extends Beat {
  readonly show: 'slabs' | 'clash' | 'shown' | 'found' | 'name' | 'quiet' | 'bare' | 'paid' | 'over';
  /** Whose slabs it is about. */
  readonly seats: readonly SeatId[];
  /** The runes that are cut now, for `shown`; the symbols that nobody may use, for `clash`. */
  readonly shown?: readonly Shown[];
  readonly banned?: readonly RuneSymbol[];
  /** What discoveries brought this viewer, for `paid`: nobody else is told. */
  readonly ownFinds?: number;
}

export interface FinalBeat extends FinaleBeat {
  readonly show: 'slabs' | 'opens' | 'candidate' | 'winners';
  readonly seats: readonly SeatId[];
}

export function closeOf(before: Seen, after: Seen, telling: Tells): Close<CloseBeat> | null {
  const closed = closedBetween(before, after);
  if (closed === null) return null; // an answer is told on the desk, beside its question
  switch (closed.what) {
    case 'clash':
      return clashClose(before, after, telling);
    case 'symbols':
      return symbolsClose(after, telling);
    case 'round':
      return { scene: roundScene(closed, after, telling), card: roundCard(closed, after, telling) };
  }
}

interface ClosedRound {
  readonly what: 'round';
  readonly round: number;
  readonly isLast: boolean;
}

/** The latest close of this stretch; null: none, or the match went back. */
function closedBetween(before: Seen, after: Seen): { what: 'clash' | 'symbols' } | ClosedRound | null {
  if (before.phase === 'finished') return null;
  if (after.phase === 'symbol') return after.banned.length > before.banned.length ? { what: 'clash' } : null;
  if (after.phase === 'finished')
    return isPlayedOut(after) ? { what: 'round', round: after.round, isLast: true } : null;
  if (after.round <= before.round) return null;
  return after.round === 2 ? { what: 'symbols' } : { what: 'round', round: after.round - 1, isLast: false };
}

/** A match that the host ended still says what closing its round would have done. */
const isPlayedOut = ({ preview }: Seen): boolean => preview == null;

// Round 1.

function clashClose(before: Seen, after: Seen, { mine }: Tells): Close<CloseBeat> {
  const known = before.banned.map((symbol) => symbol.join());
  const banned = after.banned.filter((symbol) => !known.includes(symbol.join()));
  const isOne = banned.length === 1;
  const clash = (id: string, text: string, ms: number): CloseBeat => ({
    id,
    text,
    ms,
    show: 'clash',
    seats: [],
    banned,
  });
  const subject = isOne ? 'One symbol was' : `${capital(inWords(banned.length))} symbols were`;
  const beats = [
    slabsBeat(after, `${capital(inWords(after.seats.length))} symbols are laid side by side.`),
    clash('clash', `${subject} handed in more than once: ${isOne ? 'it is' : 'they are'} banned.`, 4000),
    clash('again', 'Nobody is told whose it was; everybody hands in another symbol.', 3200),
  ];
  const todo =
    mine === null ? 'Everybody hands in another symbol.' : 'Hand in another symbol: nobody keeps the old one.';
  return {
    scene: { id: `clash ${after.banned.length}`, title: `Round 1: the same symbol twice, banned`, beats },
    card: { title: 'Round 1 again', lines: [{ text: todo }] },
  };
}

const slabsBeat = (view: Seen, text: string): CloseBeat => ({
  ...{ id: 'slabs', show: 'slabs', ms: 1800, text },
  seats: view.seats.map(({ seat }) => seat),
});

function symbolsClose(after: Seen, { settings, mine }: Tells): Close<CloseBeat> {
  const count = inWords(after.seats.length);
  const insight = `${settings.insightAtStart} insight`;
  const quiet = (id: string, text: string, ms: number): CloseBeat => ({ id, text, ms, show: 'quiet', seats: [] });
  const beats: CloseBeat[] = [
    slabsBeat(after, `${capital(count)} symbols are cut into ${count} slabs.`),
    quiet('alike', `No two of them are alike${bannedWords(after)}.`, 2400),
    quiet('hidden', `Each hides ${inWords(positions.length)} of ${runes.length} runes that nobody else knows.`, 2400),
    quiet('hunt', `With ${insight} each, the hunt is open: find the others’ before yours is found.`, 3000),
  ];
  const symbol = mine === null ? undefined : (after.symbol ?? ofSeat(after.symbols, mine));
  const said = after.isSymbolDrawn === true ? 'You handed in nothing, so your symbol was drawn' : 'Your symbol';
  const own = symbol == null ? [] : [{ text: said, shows: { symbol } satisfies OwnSymbol }];
  const publicly = [{ text: 'Symbols banned by clashes', amount: String(after.banned.length) }];
  return {
    scene: { id: 'round 1', title: `Round 1: ${count} symbols are cut, no two alike`, beats },
    card: { title: 'Round 1', lines: [...own, ...publicly, { text: 'Everybody starts with', amount: insight }] },
  };
}

function bannedWords({ banned }: Seen): string {
  if (banned.length === 0) return ': none is banned';
  return ` now: ${banned.length === 1 ? 'the one that clashed is' : `the ${inWords(banned.length)} that clashed are`} banned`;
}

// Every other round: runes shown in public, discoveries, payments.

function roundScene(closed: ClosedRound, after: Seen, telling: Tells): Scene<CloseBeat> {
  const found = foundIn(closed, after);
  const beats = [
    slabsBeat(after, `Round ${closed.round} closes over ${slabWords(closed, after)}.`),
    ...shownBeats(closed, after, telling),
    ...lastBeats(closed, after, telling),
  ];
  const who = found.length === 0 ? nobodyWords(closed, after, telling) : foundWords({ closed, after, telling });
  return { id: `round ${closed.round}`, title: `Round ${closed.round}: ${who}`, beats };
}

/** Where nobody was found, what else is public: runes shown, and who is paid most. */
function nobodyWords(closed: ClosedRound, after: Seen, { nameOf }: Tells): string {
  const shown = after.shown.filter(({ round }) => round === closed.round).length;
  const best = mostPaid(paidAfter(closed, after)).map(nameOf);
  const runesShown = shown === 0 ? '' : `, ${inWords(shown)} ${shown === 1 ? 'rune is' : 'runes are'} shown`;
  const paid =
    best.length === 0 || best.length > TOLD_APART
      ? ''
      : `, ${listed(best)} ${best.length === 1 ? 'is' : 'are'} paid most`;
  return `nobody is found${runesShown}${paid}`;
}

/** Whoever is found stays on the screen, beside what the vote then pays. */
function lastBeats(closed: ClosedRound, after: Seen, telling: Tells): CloseBeat[] {
  const last = closed.isLast ? overBeat(after) : paidBeat(closed, after, telling);
  return [...foundBeats(closed, after, telling), last];
}

const foundIn = ({ round }: ClosedRound, { discovered }: Seen): SeatId[] =>
  discovered.filter((one) => one.round === round).map(({ seat }) => seat);

const foundBefore = ({ round }: ClosedRound, { discovered }: Seen): SeatId[] =>
  discovered.filter((one) => one.round < round).map(({ seat }) => seat);

/** The headline: a finder's own says so. */
function foundWords(round: Round): string {
  const { closed, after, telling } = round;
  const { mine, nameOf } = telling;
  const found = foundIn(closed, after);
  const known = findsKnownTo(mine, round);
  if (known.length > 0) {
    return `you found ${listed(known.map(nameOf))}${known.length < found.length ? ', and are found' : ''}`;
  }
  const names = found.map((seat) => (seat === mine ? 'you' : nameOf(seat)));
  return `${listed(names)} ${found.length === 1 && found[0] !== mine ? 'is' : 'are'} found${ownFindWords(round)}`;
}

function slabWords(closed: ClosedRound, after: Seen): string {
  const broken = foundBefore(closed, after).length;
  const whole = after.seats.length - broken;
  if (broken === 0) return `${inWords(whole)} whole slabs`;
  return `${inWords(whole)} whole ${whole === 1 ? 'slab' : 'slabs'} and ${inWords(broken)} broken`;
}

/** So many are told one after the other, more of them together: a scene has to end. */
const TOLD_APART = 2;

function shownBeats({ round }: ClosedRound, { shown }: Seen, { nameOf }: Tells): CloseBeat[] {
  const now = shown.filter((one) => one.round === round);
  const seats = [...new Set(now.map(({ seat }) => seat))];
  const of = (seat: SeatId) => now.filter((one) => one.seat === seat);
  if (seats.length > TOLD_APART) {
    const text = `${listed(seats.map(nameOf))} show runes of theirs.`;
    return [{ id: 'shown by many', text, show: 'shown', seats, shown: now, ms: 3600 }];
  }
  return seats.map((seat, i) => ({
    ...{ id: `shown ${i + 1}`, show: 'shown', seats: [seat], shown: of(seat), ms: 2400 },
    text: `${nameOf(seat)} shows ${shownWords(of(seat))}.`,
  }));
}

const shownWords = (shown: readonly Shown[]): string =>
  shown
    .map(({ rune, position }) => {
      const name = runeOf(rune).name;
      return position === null ? `a rune, ${name}` : `${name} at the ${positionWords[position]}`;
    })
    .join(', and ');

function foundBeats(closed: ClosedRound, after: Seen, telling: Tells): CloseBeat[] {
  const found = foundIn(closed, after);
  if (found.length === 0) {
    const text = `Nobody is found: ${hiddenWords(closed, after, telling)}.`;
    return [{ id: 'nobody', show: 'quiet', seats: [], ms: readingMs(text), text }, bareBeat(closed, after, telling)];
  }
  const hush = found.length === 1 ? 'Somebody has' : `${capital(inWords(found.length))} have`;
  const names = found.length > TOLD_APART ? [found] : found.map((seat) => [seat]);
  return [
    {
      id: 'found',
      show: 'found',
      seats: [],
      ms: 2400,
      text: `${hush} been found${ownFindWords({ closed, after, telling })}.`,
    },
    ...names.map((seats, i) => nameBeat(`name ${i + 1}`, seats, { closed, after, telling })),
  ];
}

/** Who is still hunted, and what ends it. */
function hiddenWords(closed: ClosedRound, after: Seen, { nameOf }: Tells): string {
  const hidden = wholeIn(after);
  if (closed.isLast) return `${listed(hidden.map(nameOf))} stay hidden`;
  if (hidden.length === 2) return `the next, ${listed(hidden.map(nameOf), 'or')}, ends the match`;
  return `${inWords(hidden.length - 1)} more finds end the match`;
}

const wholeIn = ({ seats, discovered }: Seen): SeatId[] =>
  seats.map(({ seat }) => seat).filter((seat) => !discovered.some((one) => one.seat === seat));

/** How near anybody is, as far as all may know: whose runes were shown in public. Guesses are their player's alone. */
function bareBeat({ round }: ClosedRound, after: Seen, { nameOf }: Tells): CloseBeat {
  const hidden = wholeIn(after);
  const until = after.shown.filter((one) => one.round <= round);
  const countOf = (seat: SeatId) => new Set(until.filter((one) => one.seat === seat).map(({ rune }) => rune)).size;
  const seats = hidden.filter((seat) => countOf(seat) > 0).toSorted((a, b) => countOf(b) - countOf(a));
  const told = seats.map((seat, i) => `${inWords(countOf(seat))}${i === 0 ? ' of the runes' : ''} of ${nameOf(seat)}`);
  const text =
    seats.length === 0
      ? 'No rune of a whole slab has been shown: to all they are blank.'
      : `All have seen ${listed(told)}.`;
  return { id: 'bare', show: 'bare', seats, ms: seats.length > TOLD_APART ? 4800 : 4200, text };
}

interface Round {
  readonly closed: ClosedRound;
  readonly after: Seen;
  readonly telling: Tells;
}

function nameBeat(id: string, seats: readonly SeatId[], round: Round): CloseBeat {
  return { id, show: 'name', seats, ms: 3000, text: nameWords(seats, round) };
}

const ledgerOf = (after: Seen, seat: SeatId): readonly Booked[] => after.ledger ?? ofSeat(after.ledgers, seat) ?? [];

/** How many others a seat found now, by what it was told and paid. With discovered seats compared that is the fewest:
    a guess may be one of theirs. */
function findsOf(seat: SeatId, { closed, after }: Round): number {
  const paid = broughtBy(after, seat);
  if (paid === 0 || after.compareDiscovered) return Math.ceil(paid / 10);
  const guesses = answersOf(after, seat).filter(isCompared);
  const exact = guesses.filter(({ round, answer }) => round === closed.round && answer?.exact === positions.length);
  return new Set(exact.map(({ question }) => question.symbol.join())).size;
}

const answersOf = (after: Seen, seat: SeatId): readonly Answer[] =>
  after.answers ?? ofSeat(after.answersBySeat, seat) ?? [];

/** Whom a finder knows to have found: where it was all the others, and nobody where no view says which. */
function findsKnownTo(seat: SeatId | null, round: Round): SeatId[] {
  if (seat === null) return [];
  const others = without(foundIn(round.closed, round.after), seat);
  return findsOf(seat, round) < others.length ? [] : others;
}

/** Said where the finder cannot be told by name whom they found. */
function ownFindWords(round: Round): string {
  const { mine } = round.telling;
  if (mine === null || findsOf(mine, round) === 0 || findsKnownTo(mine, round).length > 0) return '';
  return `, ${ownCountWords(mine, round)} of them by you`;
}

const ownCountWords = (mine: SeatId, round: Round): string =>
  `${round.after.compareDiscovered ? 'at least ' : ''}${inWords(findsOf(mine, round))}`;

/** The rules make the finder secret, so the scene says so: by whom is told at the end. */
function nameWords(seats: readonly SeatId[], round: Round): string {
  const { closed, after, telling } = round;
  const { mine, nameOf } = telling;
  const isMineToo = findsKnownTo(mine, round).length > 0;
  if (mine !== null && seats.includes(mine)) {
    return ownNameWords(without(seats, mine).map(nameOf), { closed, isMineToo });
  }
  const who = listed(seats.map(nameOf));
  const isFirst = foundBefore(closed, after).length === 0 && foundIn(closed, after).length === 1;
  const head = isMineToo ? `You found ${who}` : `${who} ${seats.length === 1 ? 'has' : 'have'} been found`;
  const place = isFirst ? ', the first, and so last in the standings' : '';
  const finder = isMineToo ? 'That it was you' : seats.length === 1 ? `Who found ${who}` : 'Who found them';
  return `${head}${place}. ${finder} stays secret until the end, as the runes do.`;
}

function ownNameWords(others: readonly string[], { closed, isMineToo }: OwnFate): string {
  const { round, isLast } = closed;
  const who = others.length === 0 ? 'You were' : `${listed(['You', ...others])} were`;
  const byMe = isMineToo && others.length > 0 ? `, ${listed(others)} by you` : '';
  return `${who} found in round ${round}${byMe}. ${isLast ? '' : 'You still play. '}Who found you stays secret until the end.`;
}

interface OwnFate {
  readonly closed: ClosedRound;
  /** Whether all who were found beside me were found by me. */
  readonly isMineToo: boolean;
}

const without = (seats: readonly SeatId[], one: SeatId) => seats.filter((seat) => seat !== one);

type PaidOrder = View['paid'][number]['order'];

const paidAfter = ({ round }: ClosedRound, { paid }: Seen): PaidOrder =>
  paid.find((one) => one.round === round + 1)?.order ?? [];

function paidBeat(closed: ClosedRound, after: Seen, { nameOf, mine }: Tells): CloseBeat {
  const order = paidAfter(closed, after);
  const paid = { id: 'paid', show: 'paid', seats: order.map(({ seat }) => seat), ms: 5000 } as const;
  const most = `${mostPaidWords(order, nameOf)}${inAllWords(closed, after, nameOf)}`;
  const ownFinds = mine === null ? 0 : broughtBy(after, mine);
  if (ownFinds === 0)
    return { ...paid, text: `Insight is paid, to be spent and no score; what for was voted in secret${most}.` };
  const text = `Insight is paid for what was voted in secret${most}. What you found brings you ${ownFinds} more.`;
  return { ...paid, text, ownFinds };
}

/** What a seat's discoveries at the last close brought it. */
const broughtBy = (after: Seen, seat: SeatId): number =>
  ledgerOf(after, seat).find(({ why }) => why === 'found')?.insight ?? 0;

/** Whom the votes have brought most since the start, of what all were told. */
function inAllWords({ round }: ClosedRound, { seats, paid }: Seen, nameOf: Tells['nameOf']): string {
  const until = { paid: paid.filter((one) => one.round <= round + 1) };
  if (until.paid.length < 2) return '';
  const sums = seats.map(({ seat }) => ({ seat, sum: knownPaid(until, seat) }));
  const most = Math.max(...sums.map(({ sum }) => sum));
  const best = sums.filter(({ sum }) => sum === most).map(({ seat }) => nameOf(seat));
  return best.length > TOLD_APART
    ? ''
    : `; in all, votes have brought ${listed(best)} most, ${most}${best.length > 1 ? ' each' : ''}`;
}

/** The bars say the others; of who abstained nobody is told how much. */
function mostPaidWords(order: PaidOrder, nameOf: Tells['nameOf']): string {
  const best = mostPaid(order);
  if (best.length === 0) return '';
  return best.length === order.length && order.length > 1
    ? `: ${order[0]?.insight} for each`
    : `: most for ${listed(best.map(nameOf))}, ${order[0]?.insight}${best.length > 1 ? ' each' : ''}`;
}

const mostPaid = (order: PaidOrder): SeatId[] => {
  const most = order[0]?.insight ?? null;
  return most === null ? [] : order.filter(({ insight }) => insight === most).map(({ seat }) => seat);
};

function overBeat({ seats, discovered, round }: Seen): CloseBeat {
  const whole = seats.length - discovered.length;
  const why =
    whole > 1
      ? `Round ${round} was the last`
      : whole === 1
        ? 'Only one slab is still whole'
        : 'No slab is whole any more';
  return { id: 'over', show: 'over', seats: [], ms: 3000, text: `${why}: the match is over.` };
}

// Cards: what it means for me.

function roundCard(closed: ClosedRound, after: Seen, telling: Tells): Card {
  const title = `Round ${closed.round}`;
  const { mine } = telling;
  if (mine === null) return { title, lines: publicLines(closed, after, telling) };
  const ledger = ledgerOf(after, mine);
  const lines = [
    ...ownFateLines(closed, after, mine),
    ...answerLines({ closed, after, telling }, mine),
    ...ledgerLines(ledger, foundWordsFor({ closed, after, telling }, mine)),
  ];
  return { title, lines, sum: holdingWords(ledger.at(-1)) };
}

/** Where nothing came or went, what was left is the sum: it is not said twice. */
function ledgerLines(ledger: readonly Booked[], found: string): Card['lines'] {
  if (ledger.length <= 2) return [{ text: 'No insight came or went.' }];
  return ledger.slice(0, -1).map((entry) => ledgerLine(entry, found));
}

const ownFateLines = (closed: ClosedRound, after: Seen, mine: SeatId): Card['lines'] =>
  foundIn(closed, after).includes(mine)
    ? [
        {
          text: `You were found in round ${closed.round}.${closed.isLast ? ' The end tells by whom.' : ' You still play; by whom, the end will tell.'}`,
        },
      ]
    : [];

/** What came back at the close; what was learned during the round has been told then. */
function answerLines({ closed: { round }, after, telling: { nameOf } }: Round, mine: SeatId): Card['lines'] {
  const told = answersOf(after, mine).filter((one) => one.round === round && one.question.type !== 'learn');
  const guesses = guessesOf(told, round);
  const asked = ({ question }: Answered) =>
    question.type === 'guess' ? capital(calledGuess(guesses, question)) : questionWords(question, nameOf);
  return told.map((one) => ({
    text: `${asked(one)}: ${answerWords(one, { nameOf, rules: after.rules })}.`,
    ...((isCompared(one) || one.question.type === 'vote') && { shows: one }),
  }));
}

function foundWordsFor(round: Round, mine: SeatId): string {
  const { closed, after, telling } = round;
  const known = findsKnownTo(mine, round).map(telling.nameOf);
  if (known.length > 0) return `You found ${listed(known)}`;
  const others = without(foundIn(closed, after), mine).map(telling.nameOf);
  return `You found ${ownCountWords(mine, round)} of ${listed(others)}`;
}

function ledgerLine({ why, insight, mantra }: Booked, found: string): Card['lines'][number] {
  const amount = signed(insight);
  switch (why) {
    case 'held':
      return {
        text: mantra === 0 ? 'Left when the round closed' : `Left when the round closed, with ${mantra} mantra`,
        amount: String(insight),
      };
    case 'alone':
      return { text: insight === 1 ? 'Alone with a vision' : `Alone with ${inWords(insight)} visions`, amount };
    case 'found':
      return { text: found, amount };
    case 'dark':
      return { text: 'Darkness was turned on you', amount: `+${mantra} mantra` };
    case 'settled':
      return { text: `Mantra settled: ${-mantra} of it gone`, amount: insight === 0 ? 'free' : amount };
    case 'paid':
      return { text: 'Paid for what won the vote', amount };
    case 'apart':
      return { text: 'Paid while you abstained, and for visions alone', amount };
    case 'debt':
      return { text: `Debt served: ${-mantra} carried mantra gone`, amount };
    case 'holds':
      return { text: 'You hold', amount: String(insight) };
  }
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

const holdingWords = (entry: Booked | undefined): string =>
  `${entry?.insight ?? 0} insight${entry === undefined || entry.mantra === 0 ? '' : `, ${entry.mantra} mantra`}`;

function publicLines(closed: ClosedRound, after: Seen, { nameOf }: Tells): Card['lines'] {
  const { discovered, seats, conditions } = after;
  const now = foundIn(closed, after);
  const found = [...foundBefore(closed, after), ...now];
  const whole = seats.map(({ seat }) => seat).filter((seat) => !found.includes(seat));
  const won = closed.isLast ? undefined : conditions?.find(({ round }) => round === closed.round)?.condition;
  return [
    ...discovered.map(({ round, seat }) => ({ text: `${nameOf(seat)} was found in round ${round}.` })),
    ...(whole.length === 0 ? [] : [{ text: `Not found: ${listed(whole.map(nameOf))}.` }]),
    ...(now.length === 0 ? [] : [{ text: 'Who found whom is told at the end.' }]),
    ...(won === undefined
      ? []
      : [{ text: `Condition ${won} won the vote: ${conditionOf(won, after.rules).text}.`, shows: wonTold(won) }]),
  ];
}

/** As whoever bought it is told. */
const wonTold = (condition: number): Answered => ({
  question: { type: 'vote', votes: {}, extra: false, learn: true },
  answer: condition,
});

// The end: slabs open from the last to the first.

export function tellFinale(view: Seen, results: Results, telling: Tells): Scene<FinalBeat> {
  const order = results.standings.toReversed();
  const opened = order.map(({ seat, rank }, i): Place => ({ seat, rank, below: order[i - 1]?.seat }));
  return endOf<FinalBeat>({
    ...{ results, telling, title: wonWords(view, results, telling) },
    opening: [openingBeat(view)],
    places: [...opened.map((place) => opensBeat(place, view, telling)), crownBeat(view, results, telling)],
    sides: [candidatesTold(results, (seats) => candidateBeat(seats, telling))],
    together: (beat) => ({ ...beat, show: 'opens' }),
  });
}

function wonWords(view: Seen, { winners: [winner] }: Results, telling: Tells): string {
  return winner === undefined ? 'Nobody wins' : `${winWords([winner], telling)}, ${fateWords(winner, view, telling)}`;
}

function openingBeat({ seats, discovered }: Seen): FinalBeat {
  const broken = discovered.length;
  const how = broken === 0 ? 'none of them broken' : `${inWords(broken)} of them broken`;
  return {
    ...{ id: 'slabs', show: 'slabs', seats: [], tells: [], ms: 3000 },
    text: `${capital(inWords(seats.length))} slabs, ${how}: they open from the last to the first.`,
  };
}

interface Place {
  readonly seat: SeatId;
  readonly rank: number;
  /** Who was told before: the next in the standings. */
  readonly below: SeatId | undefined;
}

function opensBeat({ seat, rank, below }: Place, view: Seen, telling: Tells): FinalBeat {
  const head = `${ordinal(rank)}: ${calledBy(telling)(seat)}`;
  return {
    ...{ id: `place ${rank}`, show: 'opens', seats: [seat], tells: [seat], ms: 3500 },
    text: `${head}, ${fateWords(seat, view, telling)}${aheadWords([seat, below], view, telling)}.`,
  };
}

/** Who found a seat, when and with which guess. */
function fateWords(seat: SeatId, view: Seen, telling: Tells): string {
  const found = view.discovered.find((one) => one.seat === seat);
  if (found === undefined) return 'never found';
  const finders = findersOf(view, found).map(({ seat: finder, guess }) =>
    guess === null ? calledBy(telling)(finder) : `${calledBy(telling)(finder)} (${ordinal(guess)} guess)`,
  );
  return `found in round ${found.round}${finders.length === 0 ? '' : ` by ${listed(finders)}`}`;
}

/** Of two who were found in the same round, or neither of whom was, what placed the one above the other. */
function aheadWords(pair: readonly (SeatId | undefined)[], { tieBreaks }: Seen, telling: Tells): string {
  const [row, below] = pair.map((seat) => tieBreaks?.find((one) => one.seat === seat));
  if (row === undefined || below === undefined || row.discoveredIn !== below.discoveredIn) return '';
  return `; ahead of ${calledBy(telling)(below.seat)} by ${separatedBy(row, below)}`;
}

/** Under the winner's name: where two were never found, what placed the one above the other. */
export function wonByWords(view: Seen, telling: Pick<Tells, 'nameOf' | 'mine'>): string | null {
  const [first, second] = (view.tieBreaks ?? []).toSorted(compareTieBreaks);
  if (first === undefined) return null;
  const fate = first.discoveredIn === null ? 'never found' : `found last, in round ${first.discoveredIn}`;
  if (second === undefined || second.discoveredIn !== first.discoveredIn) return fate;
  return `${fate}; ahead of ${calledBy(telling)(second.seat)} by ${separatedShortly(first, second)}`;
}

const tokenWords = ({ amount }: Award) => (amount > 4 ? 'Two tokens of life' : 'A token of life');

/** With all that is given: told before, it would say how far somebody is. */
function crownBeat(view: Seen, results: Results, telling: Tells): FinalBeat {
  const { winners } = results;
  return {
    ...{ id: 'winners', show: 'winners', seats: winners, tells: [], ms: 5000, isCrown: true },
    text: `${wonWords(view, results, telling)}. ${givenWords(results, telling)}`,
  };
}

function givenWords({ awards, standings, winners }: Results, telling: Tells): string {
  const award = awards.find(({ kind }) => kind === 'token-of-life');
  if (award === undefined) return 'Everybody had 10 mantra or more left at the end: no token of life.';
  if (winners.includes(award.seat)) return `${tokenWords(award)}: less than 10 mantra were left at the end.`;
  return `${tokenWords(award)} for ${calledBy(telling)(award.seat)}, ${tokenReason(award, standings)}.`;
}

/** What separated them is told with their places, or stands with the result. */
const candidateBeat = (seats: readonly SeatId[], telling: Tells): FinalBeat => ({
  ...{ id: 'candidate', show: 'candidate', seats, tells: [], ms: 3000 },
  text: `${candidateWords(seats, telling)}.`,
});
