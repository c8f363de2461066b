import type { Bot, Random } from '../game';
import { createFastRandom } from '../kit/random';
import type { Action } from './actions';
import { cellName } from './board';
import { type Decision, decisionOf } from './bot-board';
import { quickMove } from './bot-quick';
import { searchMove } from './search';
import type { View } from './view';

// Three ways of playing, by one seat's view and nothing else. All of them put a piece, then say that they are ready.

type ChooseCell = (decision: Decision, random: Random) => number;

interface Way extends Omit<Bot<Action, View>, 'play'> {
  readonly choose: ChooseCell;
}

function createBot({ choose, ...words }: Way): Bot<Action, View> {
  return {
    ...words,
    play(view, random) {
      if (view.ready !== false) return null;
      const decision = decisionOf(view);
      if (decision === null) return { type: 'ready' };
      return { type: 'move', board: decision.board.board, cell: cellName(choose(decision, random)) };
    },
  };
}

/** How many moves the strong bot judges before it answers: well below a second on one core. */
const STRONG_EFFORT = 250_000;

/** The strong way of playing with another effort, in judged moves. */
export const createStrongBot = (effort: number): Bot<Action, View> =>
  createBot({
    id: 'strong',
    name: 'Strong',
    about: 'Plays thousands of games in its head before every move.',
    choose: ({ cells, order }, random) => searchMove({ cells, order, effort, random: createFastRandom(random) }),
  });

export const quickBot = createBot({
  id: 'quick',
  name: 'Quick',
  about: 'Looks for the shortest way to three edges, and stands in the way of the others.',
  choose: quickMove,
});

export const randomBot = createBot({
  id: 'random',
  name: 'Random',
  about: 'Puts its pieces on any empty cell.',
  isSpecial: true,
  choose: ({ empty }, random) => random.pick(empty),
});

export const strongBot = createStrongBot(STRONG_EFFORT);
