import { expect, test } from 'vitest';
import { drawnAmong, stillProps } from '@/components/testing/drawn';
import type { MatchView } from '@/games/game';
import { seatId, seatIds } from '@/games/kit/seats';
import type { Action } from '@/games/runes-to-ruins/actions';
import { type Settings, settingsSchema } from '@/games/runes-to-ruins/settings';
import { inRound2, nobodys, type RuneStory } from '@/games/runes-to-ruins/testing';
import type { View } from '@/games/runes-to-ruins/view';
import { ReadyBar } from './ready-bar';
import { nextStep, type RoundStep, stepsInOrder } from './round-steps';
import { setWords } from './set-words';
import type { Guide } from './use-guide';

const nameOf = (seat: string) => seat;
const nothing = () => undefined;

/** Seat A's bar, as text. */
function bar(story: RuneStory, guide: Guide | null = null): string {
  const view: MatchView<View> = story.view('A');
  const settings = settingsSchema.parse({});
  const props = stillProps<View, Settings, Action>({ view, settings, results: null, nameOf, interactive: true });
  const drawn = <ReadyBar {...props} asking={null} learning={null} guide={guide} onAsk={nothing} onOpen={nothing} />;
  return drawnAmong(seatIds('ABC'), { nameOf, anonymous: false, drawn }).replace(/<[^>]*>/g, ' ');
}

const voted = [
  { type: 'vote', abstain: true },
  { type: 'guess', symbols: [nobodys] },
];
const last = 'You are the last: the round closes once you are ready.';

test('whoever is the last one not ready is told that the round closes with them, not that it can be changed', () => {
  const others = inRound2().does('B', { type: 'ready' }).does('C', { type: 'ready' });
  expect(bar(others)).toContain(last);
  expect(bar(others)).not.toContain('you can still change it');
  const set = bar(others.does('A', ...voted));
  expect(set.split(last)).toHaveLength(2);
  expect(set).not.toContain('you can still change it');
});

test('while others are out, what is set can be changed', () => {
  const one = inRound2().does('B', { type: 'ready' });
  expect(bar(one)).toContain('you can still change it until then');
  expect(bar(one)).not.toContain('You are the last');
});

const at = (step: RoundStep, more: Partial<Guide> = {}): Guide => ({
  ...{ step, number: stepsInOrder.indexOf(step) + 1, next: nextStep(step) },
  ...{ goOn: nothing, open: nothing, end: nothing, left: [], ...more },
});

test('whoever is led through their first round has one thing to do in the bar, and the way on', () => {
  const first = bar(inRound2(), at('ask'));
  expect(first).toContain('Step 1 of 4: ask one question, or go on.');
  expect(first).toContain('On to visions');
  for (const other of ['Ready (', 'Guess, free', 'Still free', 'This counts']) expect(first).not.toContain(other);
  expect(bar(inRound2(), at('guess'))).toContain('On to the vote');
  const done = bar(inRound2().does('A', { type: 'guess', symbols: [nobodys] }), at('guess'));
  expect(done).toContain('Step 3 of 4: done.');
  expect(done).toContain('Set: a guess.');
});

test('the last step of the first round is to say ready, as in every other', () => {
  const atVote = bar(inRound2(), at('vote'));
  expect(atVote).toContain('Ready (0 of 3)');
  expect(atVote).toContain('Still free: a guess and a vote.');
  expect(atVote).not.toContain('On to');
});

test('whoever went on from the guess without one in their first round is reminded of the vote alone', () => {
  const left = at('vote', { left: ['ask', 'guess'] });
  expect(bar(inRound2(), left)).toContain('Still free: a vote.');
  expect(bar(inRound2().does('A', { type: 'vote', abstain: true }), left)).not.toContain('Still free');
});

test('what was set against somebody says against whom', () => {
  const { pending } = inRound2().view('A');
  if (pending === undefined) throw new Error('a seat has what it set');
  expect(setWords({ ...pending, light: true, dark: seatId('B') }, () => 'Ben')).toBe('Set: light; dark on Ben.');
});
