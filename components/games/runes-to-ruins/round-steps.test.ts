import { expect, test } from 'vitest';
import { seatId } from '@/games/kit/seats';
import type { View } from '@/games/runes-to-ruins/view';
import { type RoundStep, roundSteps } from './round-steps';
import { byPay } from './vote-pay';

type Round = Pick<View, 'pending' | 'answers' | 'round'>;
const fresh = { vote: null, visions: [], guess: null, light: false, dark: null, ready: false };

const doneIn = (view: Round) => roundSteps(view, () => {}).flatMap(({ id, isDone }) => (isDone ? [id] : []));

test('a round leads through its steps, and ticks off what is done in it', () => {
  expect(doneIn({ round: 2, pending: fresh, answers: [] })).toEqual([]);
  const question = { type: 'learn', question: 'has', seat: seatId('B'), rune: 'cross-box' } as const;
  const asked = { round: 2, question, answer: true } as unknown as NonNullable<View['answers']>[number];
  expect(doneIn({ round: 2, pending: fresh, answers: [asked] })).toEqual(['ask']);
  expect(doneIn({ round: 3, pending: fresh, answers: [asked] })).toEqual([]);
  expect(doneIn({ round: 3, pending: { ...fresh, vote: { type: 'vote', abstain: true } }, answers: [] })).toEqual([
    'vote',
  ]);
});

test('each step opens where it is done', () => {
  const opened: RoundStep[] = [];
  for (const { onOpen } of roundSteps({ round: 2, pending: fresh, answers: [] }, (step) => opened.push(step)))
    onOpen?.();
  expect(opened).toEqual(['ask', 'visions', 'guess', 'vote']);
});

test('what pays most comes first, then by number', () => {
  const pay = (number: number, pays: number) => ({ number, pays, text: '', figure: null, isCertain: true });
  expect(byPay([pay(1, 0), pay(2, 3), pay(3, 0), pay(4, 1)]).map(({ number }) => number)).toEqual([2, 4, 1, 3]);
});
