import type { Bot, MatchView, Random, SeatId } from '../game';
import { seatOf } from '../kit/by-seat';
import { type Power, powers } from './action-names';
import type { Action } from './actions';
import { botTurn } from './bot-turn';
import { checkAction } from './check';
import { randomSymbol } from './random-symbol';
import { groups, groupsOf, orders, runeIds } from './runes';
import { gridLines } from './symbol';
import type { View } from './view';

// A player who tries a bit of everything, within the rules and without a plan. It gets ready sooner or later by
// chance, and asks nothing twice without end, since every vision, vote and guess is set once a round.

export const dabbler: Bot<Action, View> = {
  id: 'dabbler',
  name: 'Dabbler',
  about: 'Tries a bit of everything, without a plan.',
  play: botTurn((view, random) => {
    const action = random.int(4) === 0 ? null : someAction(view, random);
    return action !== null && checkAction(view, action) === null ? action : { type: 'ready' };
  }),
};

function someAction(view: MatchView<View>, random: Random): Action | null {
  const { pending } = view;
  const kind = random.pick(['vote', 'vision', 'learn', 'guess', 'light', 'dark'] as const);
  switch (kind) {
    case 'vote':
      return pending?.vote == null ? someVote(random) : null;
    case 'vision': {
      const power = random.pick(powers);
      return pending?.visions.some((one) => one.power === power) ? null : someVision(power, view, random);
    }
    case 'learn':
      return someQuestion(view, random);
    case 'guess':
      return pending?.guess == null
        ? { type: 'guess', symbols: [[...randomSymbol(random, { rules: view.rules })]] }
        : null;
    case 'light':
      return { type: 'light' };
    case 'dark':
      return { type: 'dark', seat: random.pick(othersOf(view)) };
  }
}

const othersOf = ({ viewer, seats }: MatchView<View>): SeatId[] =>
  seats.map(({ seat }) => seat).filter((seat) => seat !== viewer);

function someVote(random: Random): Action {
  if (random.int(4) === 0) return { type: 'vote', abstain: true };
  const votes = { [1 + random.int(15)]: 1 };
  return { type: 'vote', votes, extra: random.int(5) === 0, learn: random.int(3) === 0 };
}

function someVision(power: Power, view: MatchView<View>, random: Random): Action {
  const others = othersOf(view);
  const seat = random.pick(others);
  const type = 'vision';
  switch (power) {
    case 'assign': {
      const drawn = random.shuffle(runeIds);
      return { type, power, assign: Object.fromEntries(others.map((one, i) => [one, drawn[i] ?? ''])) };
    }
    case 'divine':
    case 'mundane':
      return { type, power, group: random.pick(groupsOf[power]) };
    case 'pattern':
      return { type, power, groups: Array.from({ length: 6 }, () => random.pick(groups)), seats: [seat] };
    case 'place':
      return { type, power, order: random.pick(orders), position: random.int(6) };
    case 'glimpse':
      return { type, power, seat, not: [] };
    case 'mirror':
      return { type, power, seat, show: random.pick(view.symbol ?? runeIds) };
    case 'trade':
      return { type, power, seat, position: random.int(6) };
    case 'inverse':
      return { type, power };
  }
}

function someQuestion(view: MatchView<View>, random: Random): Action {
  const others = othersOf(view);
  const seat = random.pick(others);
  const rune = random.pick(runeIds);
  const type = 'learn';
  switch (random.int(6)) {
    case 0:
      return { type, question: 'rune', rune };
    case 1:
      return { type, question: 'count', seat, group: random.pick(groups), number: random.int(3) };
    case 2:
      return { type, question: 'has', seat, rune };
    case 3:
      return { type, question: 'line', rune, line: random.pick(gridLines) };
    case 4:
      return { type, question: 'shared', seats: [seatOf(view.viewer) ?? seat, seat] };
    default:
      return { type, question: 'best', runes: random.shuffle(runeIds).slice(0, 1 + random.int(4)) };
  }
}
