import type { SeatId } from '../game';
import { createRandom } from '../kit/random';
import { bySeat } from '../kit/seats';
import { type Learn, type Power, powers, type Vision, type VisionOf } from './actions';
import { countOfGroup } from './questions';
import { groupsOf, isOfGroup, type RuneId, runeIds, runeOf } from './runes';
import { type Answer, type Asked, type Player, type Shown, type State, symbolOf, visionOf } from './state';
import type { RuneSymbol } from './symbol';

// [S1]–[S13] Visions: all answered together from the symbols as a round closes. None of it changes anything.

/** The round as it stands when it closes. */
type Closing = Pick<State, 'players' | 'round' | 'seed'>;

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

/** [S9] What a mirror learns: everything the mirrored seat asked about it, turned on that seat. */
function mirrorAnswer(closing: Closing, seat: SeatId, mirrored: Player): { question: unknown; answer: unknown }[] {
  const asked: readonly Asked<Vision | Learn>[] = [...mirrored.learned, ...mirrored.visions];
  return asked
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ action }) => {
      const answer = turnedBack(closing, { question: action, seat, mirrored });
      return answer === undefined ? [] : [{ question: action, answer }];
    });
}

/** Undefined where a question does not name the mirroring seat, or is none that a mirror turns back. */
function turnedBack(
  closing: Closing,
  { question, seat, mirrored }: { question: Vision | Learn; seat: SeatId; mirrored: Player },
): unknown {
  const symbol = symbolOf(mirrored);
  if (question.type === 'learn') {
    if (question.question === 'count' && question.seat === seat) return countOfGroup(symbol, question.group);
    if (question.question === 'has' && question.seat === seat) return symbol.includes(question.rune);
    return undefined;
  }
  if (question.power === 'assign') return told(mirrored, usesRune(assigned(question, seat)));
  if (question.power === 'pattern' && question.seats.includes(seat)) return patternAnswer(question.groups, [symbol]);
  if (question.power === 'glimpse' && question.seat === seat) {
    return glimpseAnswer(closing, { symbol, not: question.not, purpose: ['mirror', seat, mirrored.seat] });
  }
  return undefined;
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
