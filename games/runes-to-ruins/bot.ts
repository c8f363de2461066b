import type { Bot, MatchView, Random, SeatId } from '../game';
import { CONDITIONS } from './action-names';
import type { Action, Learn, LearnOf, Vision } from './actions';
import { botTurn } from './bot-turn';
import type { ConditionSetting } from './condition-kinds';
import { conditionsOf } from './conditions';
import { countSymbols } from './counting';
import { type Counts, countWith } from './counts';
import { knowledgeOf } from './deduction';
import { type Knowledge, placed } from './knowledge';
import { guessPrice, powerPrice } from './prices';
import { allQuestions, EACH_QUESTION } from './questions';
import { groups, isOfGroup, orders, type RuneId, runeIds, runeOf, runes } from './runes';
import type { View } from './view';

// A player who works on one other seat at a time: asks what splits the symbols that are still possible most evenly,
// within the mantra that the close takes for little, and guesses the likeliest. What it decides in a round it decides
// once, so it comes to rest: everything it sets stays set until the close.

export const digger: Bot<Action, View> = {
  id: 'digger',
  name: 'Digger',
  about: 'Works on one symbol at a time, keeping count of all that are still possible.',
  play: botTurn(chooseAction),
};

function chooseAction(view: MatchView<View>, random: Random): Action {
  const aim = aimOf(view);
  return (
    (aim === null ? null : (askQuestion(view, aim) ?? setGuess(view, aim))) ??
    setVote(view, random) ??
    (aim === null ? null : setVision(view, aim, random)) ??
    setArtefact(view) ?? { type: 'ready' }
  );
}

/** The undiscovered seat that most is known of; at first the next one in seat order. */
export function aimOf(view: MatchView<View>): SeatId | null {
  const seats = view.seats.map(({ seat }) => seat);
  const me = view.seats.findIndex(({ seat }) => seat === view.viewer);
  const inTurn = [...seats.slice(me + 1), ...seats.slice(0, me)];
  const open = inTurn.filter((seat) => !view.discovered.some((one) => one.seat === seat));
  const facts = (seat: SeatId) =>
    (view.answers ?? []).filter(({ question }) => JSON.stringify(question).includes(JSON.stringify(seat))).length;
  return open.reduce<SeatId | null>((best, seat) => (best !== null && facts(best) >= facts(seat) ? best : seat), null);
}

// --- Counting, once for each state of knowledge ----------------------------------------------------------------------

const counted = new Map<string, Counts>();
const REMEMBERED = 64;

function countOnce(knowledge: Knowledge): Counts {
  const key = JSON.stringify(knowledge);
  const counts = counted.get(key) ?? countSymbols(knowledge);
  counted.delete(key);
  counted.set(key, counts);
  for (const oldest of [...counted.keys()].slice(0, Math.max(0, counted.size - REMEMBERED))) counted.delete(oldest);
  return counts;
}

/** What was known when the round began: questions of one round are chosen together. */
function countsAtStart(view: MatchView<View>, about: SeatId): Counts {
  const answers = (view.answers ?? []).filter(({ round }) => round < view.round);
  return countOnce(knowledgeOf({ view: { ...view, answers }, about }));
}

/** How likely it is that a rune of `belongs` stands at a position, or anywhere. */
const share = (counts: Counts, rune: number) => countWith(counts, rune) / Math.max(1, counts.total);

const shareAt = (counts: Counts, position: number, group: string) =>
  runes.reduce((sum, rune) => sum + (isOfGroup(rune, group) ? (counts.at[position]?.[rune.index] ?? 0) : 0), 0) /
  Math.max(1, counts.total);

// --- Learned insight -------------------------------------------------------------------------------------------------

/** Mantra that is settled for nothing, or for 1 insight where there is some to spare. */
const mantraLimit = ({ insight = 0 }: View): number => (insight >= 4 ? 13 : 6);

function askQuestion(view: MatchView<View>, aim: SeatId): Learn | null {
  const learned = view.limits?.learned ?? [];
  if (learned.length >= allQuestions(view.round)) return null;
  const room = mantraLimit(view) - (view.mantra ?? 0);
  const mayAsk = (question: string) => learned.filter((one) => one === question).length < EACH_QUESTION;
  const counts = countsAtStart(view, aim);
  if (counts.total <= 1) return null;
  const count = mayAsk('count') ? countQuestion(view, aim, counts) : null;
  if (count !== null && room >= 3) return count;
  return mayAsk('has') && room >= 4 ? hasQuestion(view, aim, counts) : null;
}

/** What was asked of that seat, question by question. */
const askedOf = <Kind extends 'count' | 'has'>({ answers = [] }: View, kind: Kind, aim: SeatId): LearnOf<Kind>[] =>
  answers
    .map(({ question }) => question)
    .filter(
      (one): one is LearnOf<Kind> => one.type === 'learn' && one.question === kind && 'seat' in one && one.seat === aim,
    );

/** The group whose number is least certain and has not been asked, with the number that is nearest. */
function countQuestion(view: MatchView<View>, aim: SeatId, counts: Counts): Learn | null {
  const asked = askedOf(view, 'count', aim);
  const open = groups
    .filter((group) => !asked.some((one) => one.group === group))
    .map((group) => ({ group, mean: [0, 1, 2, 3, 4, 5].reduce((sum, p) => sum + shareAt(counts, p, group), 0) }))
    .map((one) => ({ ...one, doubt: Math.abs(one.mean - Math.round(one.mean)) }));
  const best = open.reduce<(typeof open)[number] | null>((a, b) => (a !== null && a.doubt >= b.doubt ? a : b), null);
  if (best === null || best.doubt < 0.1) return null;
  return { type: 'learn', question: 'count', seat: aim, group: best.group, number: Math.round(best.mean) };
}

function hasQuestion(view: MatchView<View>, aim: SeatId, counts: Counts): Learn | null {
  const asked = askedOf(view, 'has', aim);
  const open = runes
    .filter(({ id }) => !asked.some(({ rune }) => rune === id))
    .map(({ id, index }) => ({ id, chance: share(counts, index) }))
    .filter(({ chance }) => chance > 0.25 && chance < 0.9);
  const best = open.sort((a, b) => Math.abs(a.chance - 0.6) - Math.abs(b.chance - 0.6))[0];
  return best === undefined ? null : { type: 'learn', question: 'has', seat: aim, rune: best.id };
}

// --- Guesses ---------------------------------------------------------------------------------------------------------

const FEW = 3000;

function setGuess(view: MatchView<View>, aim: SeatId): Action | null {
  if (view.pending?.guess != null) return null;
  const knowledge = knowledgeOf({ view, about: aim });
  const counts = countOnce(knowledge);
  if (counts.total === 0) return { type: 'guess', symbols: [] };
  if (counts.total > FEW) return { type: 'guess', symbols: [roughGuess(counts)] };
  const affordable = [3, 2, 1].find((n) => guessPriceOf(n) <= (view.insight ?? 0)) ?? 1;
  const symbols: RuneId[][] = [];
  let left = knowledge;
  for (let n = Math.min(counts.total <= 6 ? affordable : 1, counts.total); n > 0; n--) {
    const symbol = likeliest(left);
    symbols.push(symbol);
    left = { ...left, not: [...left.not, symbol] };
  }
  return { type: 'guess', symbols };
}

const guessPriceOf = (n: number) => guessPrice({ type: 'guess', symbols: Array.from({ length: n }, () => []) });

/** The rune most often at each place, no rune twice: good to learn from, seldom right. */
function roughGuess({ at }: Counts): RuneId[] {
  const symbol: RuneId[] = [];
  for (const row of at) {
    const free = runeIds.filter((rune) => !symbol.includes(rune));
    symbol.push(free.reduce((a, b) => ((row[runeOf(b).index] ?? 0) > (row[runeOf(a).index] ?? 0) ? b : a)));
  }
  return symbol;
}

/** A symbol that is still possible: the likeliest rune at the likeliest place, again and again. */
function likeliest(knowledge: Knowledge): RuneId[] {
  let known = knowledge;
  const symbol = new Map<number, RuneId>();
  while (symbol.size < 6) {
    const { at } = countSymbols(known);
    const open = at.flatMap((row, position) => (symbol.has(position) ? [] : [{ position, index: largest(row) }]));
    const weight = ({ position, index }: { position: number; index: number }) => at[position]?.[index] ?? 0;
    const best = open.reduce((a, b) => (weight(b) > weight(a) ? b : a));
    const rune = runeIds[best.index] ?? '';
    symbol.set(best.position, rune);
    known = placed(known, { rune, position: best.position });
  }
  return [0, 1, 2, 3, 4, 5].map((position) => symbol.get(position) ?? '');
}

const largest = (row: Float64Array): number => row.reduce((best, value, i) => (value > (row[best] ?? 0) ? i : best), 0);

// --- Votes and visions -----------------------------------------------------------------------------------------------

/** Mean and spread of what conditions look at, over random symbols of the standard runes; those of others are left out. */
const usual: ReadonlyMap<ConditionSetting['kind'], readonly [number, number]> = new Map([
  ['most-segments', [26.4, 3.9]],
  ['fewest-segments', [-26.4, 3.9]],
  ['most-lines', [17.2, 1.8]],
  ['fewest-lines', [-17.2, 1.8]],
  ['most-in-one-group', [2.3, 0.5]],
  ['most-groups', [10, 0.7]],
  ['most-sharing-groups', [3.6, 1.2]],
  ['most-joins', [6.8, 1.35]],
  ['fewest-joins', [-6.8, 1.35]],
  ['runes-in-groups', [2.85, 0.85]],
]);

/** One of the two conditions in which the own symbol stands out most. */
function setVote({ pending, symbol, rules }: View, random: Random): Action | null {
  if (pending?.vote != null || symbol == null) return null;
  const candidate = { symbol, others: [], mantraObtained: 0, insight: 0 };
  const outstanding = conditionsOf(rules)
    .flatMap(({ number, kind, figure }) => {
      const [mean, spread] = usual.get(kind) ?? [];
      return mean === undefined || spread === undefined ? [] : [{ number, z: (figure(candidate) - mean) / spread }];
    })
    .sort((a, b) => b.z - a.z);
  const number = outstanding.length === 0 ? 1 + random.int(CONDITIONS) : random.pick(outstanding.slice(0, 2)).number;
  return { type: 'vote', votes: { [number]: 1 }, extra: false, learn: false };
}

function setVision(view: MatchView<View>, aim: SeatId, random: Random): Action | null {
  const set = view.pending?.visions ?? [];
  const wanted = (power: Vision['power'], left: number) =>
    !set.some((one) => one.power === power) &&
    (view.insight ?? 0) >= powerPrice(power, view.limits?.inverseUses ?? 0) + left;
  const counts = countsAtStart(view, aim);
  if (counts.total > 1 && wanted('pattern', 0)) {
    return { type: 'vision', power: 'pattern', groups: patternGroups(counts), seats: [aim] };
  }
  if (counts.total > 40 && wanted('glimpse', 1)) {
    return { type: 'vision', power: 'glimpse', seat: aim, not: knownRunes(counts).slice(0, 5) };
  }
  if (counts.total > 40 && wanted('place', 2)) {
    return { type: 'vision', power: 'place', order: random.pick(orders), position: random.int(6) };
  }
  return wanted('inverse', 5) ? { type: 'vision', power: 'inverse' } : null;
}

/** For each place the group that is there in nearest to half of the symbols. */
const patternGroups = (counts: Counts): string[] =>
  counts.at.map((_, position) => {
    const evenness = (group: string) => -Math.abs(shareAt(counts, position, group) - 0.5);
    return groups.reduce((a, b) => (evenness(b) > evenness(a) ? b : a));
  });

const knownRunes = (counts: Counts): RuneId[] =>
  runes.filter(({ index }) => share(counts, index) > 0.999).map(({ id }) => id);

/** Light whenever it is there; dark on the first undiscovered seat in seat order. */
function setArtefact(view: MatchView<View>): Action | null {
  const { artefacts = [], pending, limits, discovered } = view;
  const isOpen = (seat: SeatId) => seat !== view.viewer && !discovered.some((one) => one.seat === seat);
  if (artefacts.includes('light') && pending?.light === false && limits?.lightLast === false) return { type: 'light' };
  const victim = view.seats.map(({ seat }) => seat).find(isOpen);
  if (!artefacts.includes('dark') || pending?.dark !== null || victim === undefined) return null;
  return { type: 'dark', seat: victim };
}
