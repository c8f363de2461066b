import type { Wanted } from '@/components/match/checklist';
import { isOneOf } from '@/games/kit/one-of';
import type { View } from '@/games/runes-to-ruins/view';
import { isCast } from './set-words';

// What a round consists of, in the order in which it helps: what is learned first decides what is guessed.

export const stepsInOrder = ['ask', 'visions', 'guess', 'vote'] as const;
export type RoundStep = (typeof stepsInOrder)[number];

export const isStep = (tab: string): tab is RoundStep => isOneOf(stepsInOrder, tab);

/** What comes after a step; null: it is the last. */
export const nextStep = (step: RoundStep): RoundStep | null => stepsInOrder[stepsInOrder.indexOf(step) + 1] ?? null;

/** Whether this seat has done something of each kind in the round. */
export function doneIn({ pending, answers = [], round }: Pick<View, 'pending' | 'answers' | 'round'>) {
  return {
    ask: answers.some((one) => one.round === round && one.question.type === 'learn'),
    visions: (pending?.visions.length ?? 0) > 0,
    guess: (pending?.guess?.symbols.length ?? 0) > 0,
    vote: isCast(pending?.vote ?? null),
  } satisfies Record<RoundStep, boolean>;
}

const labels: Readonly<Record<RoundStep, string>> = {
  ask: 'Ask',
  visions: 'See (visions)',
  guess: 'Guess, free',
  vote: 'Vote, free',
};

/** The round's steps, each of which opens where it is done; what costs nothing is no option. */
export function roundSteps(
  view: Pick<View, 'pending' | 'answers' | 'round'>,
  open: (step: RoundStep) => void,
): Wanted[] {
  const done = doneIn(view);
  return stepsInOrder.map((id) => ({
    ...{ id, label: labels[id], isDone: done[id] },
    isOptional: id === 'ask' || id === 'visions',
    onOpen: () => open(id),
  }));
}
