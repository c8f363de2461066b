import type { SeatId } from '../game';
import { bySeat } from '../kit/by-seat';
import { createRandom } from '../kit/random';
import { type Power, powers } from './action-names';
import type { Learn, Vision, VisionOf } from './actions';
import { countOfGroup, learn } from './questions';
import { groupsOf, isOfGroup, type RuneId, runeIds, runeOf } from './runes';
import { type Answer, type Asked, type Player, type Shown, type State, symbolOf, visionOf } from './state';
import type { RuneSymbol } from './symbol';

// [S1]–[S13] Visions: all answered together from the symbols as a round closes. None of it changes anything.

/** The round as it stands when it closes. */
type Closing = Pick<State, 'players' | 'round' | 'seed' | 'settings'>;

/** [S13] The answers of one seat's visions, in the order of the powers. */
export function visionAnswers(closing: Closing, asker: Player): Answer[] {
  const inOrder = powers.flatMap((power) => visionOf(asker, power)?.action ?? []);
  return inOrder
    .filter(({ power }) => power !== 'inverse')
    .map((question) => ({ round: closing.round, question, answer: answerVision(closing, asker, question) }));
}

function answerVision(closing: Closing, asker: Player, vision: Vision): unknown {
  const others = closing.players.filter(({ seat }) => seat !== asker.seat);
  switch (vision.power) {
    case 'assign':
      return bySeat(
        others.map(({ seat }) => seat),
        (seat) => told(playerAt(closing, seat), usesRune(assigned(vision, seat))),
      );
    case 'divine':
    case 'mundane':
      return others.filter((other) => told(other, usesGroup(vision.group))).map(({ seat }) => seat);
    case 'pattern':
      return patternAnswer(
        vision.groups,
        vision.seats.map((seat) => symbolOf(playerAt(closing, seat))),
      );
    case 'place':
      return placeAnswer(vision, others.map(symbolOf));
    case 'glimpse':
      return glimpseAnswer(closing, {
        symbol: symbolOf(playerAt(closing, vision.seat)),
        not: vision.not,
        purpose: ['glimpse', asker.seat, vision.seat],
      });
    case 'mirror':
      return mirrorAnswer(closing, asker.seat, playerAt(closing, vision.seat));
    case 'trade':
      return symbolOf(playerAt(closing, vision.seat))[vision.position];
    case 'inverse':
      return null;
  }
}

const playerAt = ({ players }: Closing, seat: SeatId): Player => {
  const player = players.find((one) => one.seat === seat);
  if (player === undefined) throw new Error(`There is no seat ${JSON.stringify(seat)}`);
  return player;
};

/** [S5] What is said of a seat: the truth, or its opposite where the seat uses `inverse` this round. */
const told = (about: Player, isTrue: (symbol: RuneSymbol) => boolean): boolean =>
  isTrue(symbolOf(about)) !== (visionOf(about, 'inverse') !== null);

const usesRune = (rune: RuneId) => (symbol: RuneSymbol) => symbol.includes(rune);
const usesGroup = (group: string) => (symbol: RuneSymbol) => countOfGroup(symbol, group) > 0;

/** The rune a seat was assigned; seat ids can be any word, so no plain lookup. */
const assigned = ({ assign }: VisionOf<'assign'>, seat: SeatId): RuneId =>
  Object.hasOwn(assign, seat) ? (assign[seat] ?? '') : '';

/** [S6] */
const patternAnswer = (groups: readonly string[], symbols: readonly RuneSymbol[]): number[] =>
  groups.map((group, p) => symbols.filter((symbol) => isOfGroup(runeOf(symbol[p] ?? ''), group)).length);

/** [S7] */
function placeAnswer({ order, position }: VisionOf<'place'>, symbols: readonly RuneSymbol[]): string[] {
  const there = symbols.map((symbol) => runeOf(symbol[position] ?? '')[order]);
  return groupsOf[order].filter((group) => there.includes(group));
}

/** [S8] The runes stand in an order drawn for this purpose alone; the first that is there and not named is told. */
function glimpseAnswer(
  { seed, round }: Closing,
  { symbol, not, purpose }: { symbol: RuneSymbol; not: readonly RuneId[]; purpose: readonly string[] },
): RuneId | undefined {
  const drawn = createRandom(seed, 'vision', round, ...purpose).shuffle(runeIds);
  return drawn.find((rune) => symbol.includes(rune) && !not.includes(rune));
}

interface Mirrored {
  readonly question: Vision | Learn;
  /** The seat that uses the mirror. */
  readonly seat: SeatId;
  /** The one it is held to. */
  readonly mirrored: Player;
}

/** What a mirror learns: everything of certain kinds that the mirrored seat asked about it, turned back or overheard. */
function mirrorAnswer(closing: Closing, seat: SeatId, mirrored: Player): { question: unknown; answer: unknown }[] {
  const read = closing.settings.mirrorReading === 'eavesdrop' ? overheard : turnedBack;
  const asked: readonly Asked<Vision | Learn>[] = [...mirrored.learned, ...mirrored.visions];
  return asked
    .toSorted((a, b) => a.order - b.order)
    .filter(({ action }) => isMirrored(action, seat))
    .map(({ action: question }) => ({ question, answer: read(closing, { question, seat, mirrored }) }));
}

function isMirrored(question: Vision | Learn, seat: SeatId): boolean {
  if (question.type === 'learn') {
    return (question.question === 'count' || question.question === 'has') && question.seat === seat;
  }
  if (question.power === 'pattern') return question.seats.includes(seat);
  return question.power === 'assign' || (question.power === 'glimpse' && question.seat === seat);
}

/** [S9] What the same question gives about the mirrored seat's own symbol. */
function turnedBack(closing: Closing, { question, seat, mirrored }: Mirrored): unknown {
  const symbol = symbolOf(mirrored);
  if (question.type === 'learn') return learn(question, { others: [], symbolOf: () => symbol }).answer;
  if (question.power === 'assign') return told(mirrored, usesRune(assigned(question, seat)));
  if (question.power === 'pattern') return patternAnswer(question.groups, [symbol]);
  const not = question.power === 'glimpse' ? question.not : [];
  return glimpseAnswer(closing, { symbol, not, purpose: ['mirror', seat, mirrored.seat] });
}

/** [S14] What the asker was told about the seat that uses the mirror. */
function overheard(closing: Closing, { question, seat, mirrored }: Mirrored): unknown {
  const own = playerAt(closing, seat);
  if (question.type === 'learn') return learn(question, { others: [], symbolOf: () => symbolOf(own) }).answer;
  if (question.power === 'assign') return told(own, usesRune(assigned(question, seat)));
  return answerVision(closing, mirrored, question);
}

/** [S11] How many powers a seat was alone in using: one insight for each. */
export function loneUses({ players }: Pick<State, 'players'>, player: Player): number {
  const alone = (power: Power) => players.filter((one) => visionOf(one, power) !== null).length === 1;
  return player.visions.filter(({ action }) => alone(action.power)).length;
}

/** [S12] What becomes public: in seat order, mirror before trade. */
export function revealed({ players, round }: Closing): Shown[] {
  return players.flatMap((player) => {
    const mirror = visionOf(player, 'mirror')?.action;
    const trade = visionOf(player, 'trade')?.action;
    const { seat } = player;
    const shown: Shown[] = mirror === undefined ? [] : [{ round, seat, rune: mirror.show, position: null }];
    if (trade === undefined) return shown;
    return [...shown, { round, seat, rune: symbolOf(player)[trade.position] ?? '', position: trade.position }];
  });
}
