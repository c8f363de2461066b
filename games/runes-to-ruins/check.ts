import type { MatchView, Refusal, SeatId } from '../game';
import { seatEntries, seatOf, unknownSeat } from '../kit/by-seat';
import type { Action, Guess, Learn, Vision, Vote } from './actions';
import { guessPrice, powerPrice, votePrice } from './prices';
import { allQuestions, EACH_QUESTION } from './questions';
import { runeOf } from './runes';
import { type RuneSymbol, sameSymbol, symbolProblem } from './symbol';
import type { Limits, Pending, View } from './view';

// Legality of a seat's action, from that seat's view alone. Codes in the order of RULES.md, [Q1].

/** What a seat's view always has. */
interface OwnView {
  readonly seat: SeatId;
  readonly symbol: RuneSymbol;
  readonly insight: number;
  readonly pending: Pending;
  readonly limits: Limits;
}

export function checkAction(view: MatchView<View>, action: Action): Refusal | null {
  const seats = view.seats.map(({ seat }) => seat);
  return (
    badNames(action, { me: view.viewer, seats }) ??
    wrongPhase(view, action) ??
    unknownNames(action, seats) ??
    ownRefusal(view, action)
  );
}

const bad = (message: string, field: string): Refusal => ({ code: 'BAD_ACTION', message, field });

/** The seats an action names, with the key they stand under. */
function namedSeats(action: Action): { seat: SeatId; field: string }[] {
  if (action.type === 'vision' && action.power === 'assign') {
    return seatEntries(action.assign).map(([seat]) => ({ seat, field: 'assign' }));
  }
  if ('seats' in action) return action.seats.map((seat, i) => ({ seat, field: `seats.${i}` }));
  return 'seat' in action ? [{ seat: action.seat, field: 'seat' }] : [];
}

/** [Q2] Naming oneself where another is asked, and a seat that is left out of `assign`. */
function badNames(action: Action, { me, seats }: { me: string; seats: readonly SeatId[] }): Refusal | null {
  const named = namedSeats(action);
  const self = named.find(({ seat }) => seat === me);
  const mayNameSelf = action.type === 'learn' && action.question === 'shared';
  if (self !== undefined && !mayNameSelf) return bad('Name another seat here, not your own.', self.field);
  if (action.type !== 'vision' || action.power !== 'assign') return null;
  const left = seats.find((seat) => seat !== me && !Object.hasOwn(action.assign, seat));
  return left === undefined ? null : bad(`Give every other seat a rune; ${left} has none.`, 'assign');
}

function wrongPhase({ phase }: View, { type }: Action): Refusal | null {
  if ((phase === 'symbol') === (type === 'symbol')) return null;
  const message =
    type === 'symbol'
      ? 'Symbols are fixed since round 1; yours cannot change any more.'
      : 'This is possible from round 2 on. Now everybody hands in a symbol.';
  return { code: 'WRONG_PHASE', message };
}

function unknownNames(action: Action, seats: readonly SeatId[]): Refusal | null {
  const stranger = namedSeats(action).find(({ seat }) => !seats.includes(seat));
  return stranger === undefined ? null : unknownSeat(stranger.seat, stranger.field);
}

function ownRefusal(view: MatchView<View>, action: Action): Refusal | null {
  if (action.type === 'symbol') return checkSymbol(view, action.runes);
  const own = ownView(view);
  switch (action.type) {
    case 'vote':
      return checkVote(own, action);
    case 'vision':
      return checkVision(view, action);
    case 'withdraw':
      return checkWithdrawal(own, action.power);
    case 'learn':
      return checkLearn(view, action);
    case 'guess':
      return checkGuess(own, action);
    case 'light':
    case 'dark':
      return checkArtefact(view, action.type);
    case 'ready':
      return null;
  }
}

function ownView(view: MatchView<View>): OwnView {
  const { symbol, insight, pending, limits } = view;
  const seat = seatOf(view.viewer);
  if (seat === null || symbol == null || insight === undefined || pending === undefined || limits === undefined) {
    throw new Error('only a seat, from round 2 on, has something of its own to check');
  }
  return { seat, symbol, insight, pending, limits };
}

/** [R7] */
function checkSymbol({ banned, rules }: View, symbol: RuneSymbol): Refusal | null {
  const problem = symbolProblem(symbol, rules);
  if (problem !== null)
    return { code: 'BAD_SYMBOL', message: `${problem.message} (${problem.reason})`, field: 'runes' };
  if (!banned.some((one) => sameSymbol(one, symbol))) return null;
  const message = 'This symbol is banned: several seats had chosen it. Choose another one, or put its runes elsewhere.';
  return { code: 'SYMBOL_BANNED', message, field: 'runes' };
}

/** [I2] What replacing something that cost `before` by something that costs `price` needs. */
function cannotPay({ insight }: OwnView, { price, before }: { price: number; before: number }): Refusal | null {
  const there = insight + before;
  if (price <= there) return null;
  return { code: 'NO_INSIGHT', message: `This costs ${price} insight, and you have ${there}.` };
}

/** [V1]–[V3] */
function checkVote(own: OwnView, vote: Vote): Refusal | null {
  const poor = cannotPay(own, { price: votePrice(vote), before: votePrice(own.pending.vote) });
  if (poor !== null) return poor;
  if ('abstain' in vote) {
    if (!own.limits.abstainedLast) return null;
    return { code: 'ABSTAINED_LAST_ROUND', message: 'You abstained last round; nobody can abstain twice running.' };
  }
  const sum = Object.values(vote.votes).reduce((total, one) => total + one, 0);
  const most = vote.extra ? 4 : 1;
  if (sum <= most) return null;
  const message = vote.extra ? `You have 4 votes, not ${sum}.` : `You have 1 vote, not ${sum}; 4 cost 1 insight.`;
  return { code: 'WRONG_COUNT', message, field: 'votes' };
}

/** [S1]–[S10] */
function checkVision(view: MatchView<View>, vision: Vision): Refusal | null {
  const own = ownView(view);
  const { power } = vision;
  const set = own.pending.visions.some((one) => one.power === power);
  const price = powerPrice(power, own.limits.inverseUses);
  return (
    cannotPay(own, { price, before: set ? price : 0 }) ??
    (power === 'trade' ? checkTrade(view, own) : null) ??
    (power === 'mirror' ? checkMirror(own, vision.show) : null)
  );
}

function checkTrade({ discovered }: View, { seat, limits }: OwnView): Refusal | null {
  if (limits.tradeUsed)
    return { code: 'NOT_AGAIN', message: 'You have traded already; that is possible once a match.' };
  if (!discovered.some((one) => one.seat === seat)) return null;
  return { code: 'DISCOVERED', message: 'Your symbol has been discovered; you cannot trade any more.' };
}

function checkMirror({ symbol }: OwnView, show: string): Refusal | null {
  if (symbol.includes(show)) return null;
  return {
    code: 'NOT_YOUR_RUNE',
    message: `${runeOf(show).name} is not in your symbol; show one that is.`,
    field: 'show',
  };
}

function checkWithdrawal({ pending }: OwnView, power: string): Refusal | null {
  if (pending.visions.some((one) => one.power === power)) return null;
  return { code: 'NOTHING_TO_WITHDRAW', message: 'You have not set this vision for this round.', field: 'power' };
}

/** [L1] */
function checkLearn(view: MatchView<View>, { question }: Learn): Refusal | null {
  const { learned } = ownView(view).limits;
  const all = allQuestions(view.round);
  if (learned.length >= all) {
    return { code: 'TOO_MANY', message: `In round ${view.round} you can ask ${all} questions in all; you have.` };
  }
  if (learned.filter((one) => one === question).length < EACH_QUESTION) return null;
  const message = `You have asked this question ${EACH_QUESTION} times this round; ask another one.`;
  return { code: 'TOO_MANY', message, field: 'question' };
}

/** [G1] */
function checkGuess(own: OwnView, guess: Guess): Refusal | null {
  const twice = guess.symbols.findIndex((symbol) => new Set(symbol).size < 6);
  if (twice >= 0) {
    const message = 'The six runes of a guess have to differ; one stands there twice. (different)';
    return { code: 'BAD_SYMBOL', message, field: `symbols.${twice}` };
  }
  return cannotPay(own, { price: guessPrice(guess), before: guessPrice(own.pending.guess) });
}

/** [A1], [A2] */
function checkArtefact(view: MatchView<View>, artefact: 'light' | 'dark'): Refusal | null {
  const { pending, limits } = ownView(view);
  const used = artefact === 'light' ? pending.light : pending.dark !== null;
  if (used) return { code: 'NOT_AGAIN', message: 'You have used this artefact this round already.' };
  if (artefact === 'light' && limits.lightLast) {
    return { code: 'NOT_AGAIN', message: 'You used the light last round; it works again in the next one.' };
  }
  if (view.artefacts?.includes(artefact)) return null;
  return { code: 'NO_ITEM', message: `You do not hold the ${artefact} artefact.` };
}
