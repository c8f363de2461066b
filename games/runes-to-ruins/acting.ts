import type { Actor } from '../game';
import type { Power } from './action-names';
import type { Action, Guess, Learn, Vision, Vote } from './actions';
import { guessPrice, powerPrice, votePrice } from './prices';
import { learn } from './questions';
import { changePlayer, type Player, playerOf, type State, symbolOf, visionOf, withMantra } from './state';

// [I2] What a seat's action changes at once. Setting something takes its price; replacing or withdrawing what was set
// gives that price back.

export function actOn(state: State, seat: Actor, action: Action): State {
  switch (action.type) {
    case 'symbol':
      return changePlayer(state, seat, () => ({ symbol: action.runes }));
    case 'vote':
      return changePlayer(state, seat, (player) => setVote(player, action));
    case 'vision':
      return count(changePlayer(state, seat, (player) => setVision(player, action, state.asked)));
    case 'withdraw':
      return changePlayer(state, seat, (player) => withdraw(player, action.power));
    case 'learn':
      return count(learnAtOnce(state, seat, action));
    case 'guess':
      return changePlayer(state, seat, (player) => setGuess(player, action));
    case 'light':
      return changePlayer(state, seat, () => ({ light: true }));
    case 'dark':
      return changePlayer(state, seat, () => ({ dark: action.seat }));
    case 'ready':
      return changePlayer(state, seat, () => ({ ready: true }));
  }
}

const count = (state: State): State => ({ ...state, asked: state.asked + 1 });

const setVote = ({ insight, vote }: Player, next: Vote): Partial<Player> => ({
  vote: next,
  insight: insight + votePrice(vote) - votePrice(next),
});

const setGuess = ({ insight, guess }: Player, next: Guess): Partial<Player> => ({
  guess: next,
  insight: insight + guessPrice(guess) - guessPrice(next),
});

function setVision(player: Player, action: Vision, order: number): Partial<Player> {
  const { visions, insight } = { ...player, ...withdraw(player, action.power) };
  return {
    visions: [...visions, { action, order }],
    insight: insight - powerPrice(action.power, player.inverseUses),
  };
}

function withdraw(player: Player, power: Power): Pick<Player, 'visions' | 'insight'> {
  const { visions, insight, inverseUses } = player;
  if (visionOf(player, power) === null) return { visions, insight };
  return {
    visions: visions.filter(({ action }) => action.power !== power),
    insight: insight + powerPrice(power, inverseUses),
  };
}

function learnAtOnce(state: State, seat: Actor, question: Learn): State {
  const others = state.players.filter((one) => one.seat !== seat).map(symbolOf);
  const { answer, mantra } = learn(question, { others, symbolOf: (named) => symbolOf(playerOf(state, named)) });
  return changePlayer(state, seat, (player) => ({
    ...withMantra(player, mantra),
    learned: [...player.learned, { action: question, order: state.asked }],
    answers: [...player.answers, { round: state.round, question, answer }],
  }));
}
