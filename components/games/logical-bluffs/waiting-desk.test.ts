import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { bluffed, claimed, pass, play, standardGrid } from '@/games/logical-bluffs/testing';
import type { View } from '@/games/logical-bluffs/view';
import { actedWords, boughtWords, Clocks } from './clocks';
import type { ScreenProps } from './screen-props';
import { deedWords, SealedWait, SealedWatch } from './sealed-wait';
import type { Desk } from './use-desk';
import { doneWords } from './waiting-desk';

const viewOf = (lines: typeof bluffed, settings: Settings) =>
  play(lines, settings).view('A') as unknown as MatchView<View>;

type Settings = Record<string, unknown>;

function waitingWords(lines: typeof bluffed, settings: Settings = {}): string {
  const view = viewOf(lines, settings);
  if (view.turn === undefined) throw new Error('A has no turn.');
  return doneWords(view, { turn: view.turn, other: 'Bea' });
}

test('who waits is told what they have done, and what the other is at', () => {
  const [first] = bluffed;
  const answered = claimed[bluffed.length];
  if (first === undefined || answered === undefined) throw new Error('Too short.');
  expect(waitingWords([first])).toBe('Your statements are in. Bea is still writing.');
  expect(waitingWords([...bluffed, answered])).toBe('Your answers are in. Bea is still judging what you said.');
  expect(waitingWords([...claimed, [5000, 'A', pass]])).toBe(
    'You are done in this round. Bea may still buy a tile or guess.',
  );
});

test('where both are done and nothing closes by itself, who waits reads whom for, not that the other is still at it', () => {
  const host = { pace: 'host' };
  expect(waitingWords([...bluffed], host)).toBe('Your statements are in. Bea is done too: the host closes the phase.');
  const closed: typeof bluffed = [...bluffed, [2500, 'host', { type: 'resolve' }], ...claimed.slice(bluffed.length)];
  expect(waitingWords(closed, host)).toBe('Your answers are in. Bea is done too: the host closes the phase.');
  const revealing: typeof bluffed = [...closed, [4500, 'host', { type: 'resolve' }], [5000, 'A', pass]];
  expect(waitingWords(revealing, host)).toBe('You are done in this round. Bea may still buy a tile or guess.');
  expect(waitingWords([...revealing, [5100, 'B', pass]], host)).toBe(
    'You are done in this round. Bea is done too: the host closes the phase.',
  );
  expect(waitingWords([...bluffed], { pace: 'clock' })).toBe(
    'Your statements are in. Bea is done too: the phase closes at its deadline.',
  );
});

test('[R6] of a sealed phase only its end is said, the same whether or not the other has guessed', () => {
  const sealed = { sealedReveal: true };
  const guess = { type: 'guess', grid: standardGrid };
  const done = 'You are done in this round. The phase closes at its end, whatever has been sent.';
  for (const other of [[], [[4500, 'B', guess]], [[4500, 'B', { type: 'guessing' }]], [[4500, 'B', pass]]] as const) {
    expect(waitingWords([...claimed, ...other], sealed)).toBe(
      'Your time is over: you passed. The phase closes at its end, whatever has been sent.',
    );
    expect(waitingWords([...claimed, ...other, [5000, 'A', pass]], sealed)).toBe(done);
  }
  expect(waitingWords([...claimed, [5000, 'A', guess]], sealed)).toBe(done);
});

test('[R6] who waits for the end of a sealed phase reads why and how long, and has something to look at', () => {
  const settings = { sealedReveal: true };
  const props = { nameOf: (seat: string) => seat, now: () => 0 };
  const drawn = (lines: typeof claimed, viewer: string) => {
    const view = { ...play(lines, settings).view(viewer), leftMs: 151_000 } as unknown as MatchView<View>;
    const element =
      viewer === 'A'
        ? createElement(SealedWait, { view, now: () => 0, desk: { basis: null } as Desk })
        : createElement(SealedWatch, { view, ...props });
    return renderToStaticMarkup(element).replaceAll(/<[^>]*>/g, '');
  };
  const why = 'The phase closes at its end, whatever has been sent, so that its length tells nothing: 2:31 left.';
  for (const viewer of ['A', 'spectator', 'host'])
    expect(drawn([...claimed, [5000, 'A', pass]], viewer)).toContain(why);
  const others = drawn(claimed, 'spectator');
  for (const act of [pass, { type: 'guess', grid: standardGrid }, { type: 'guessing' }])
    expect(drawn([...claimed, [5000, 'A', act]], 'spectator')).toBe(others);
  expect(drawn([...claimed, [5000, 'A', pass]], 'A')).toContain('You bought nothing. You have 8 points.');
});

test('what one did in the round is said as far as one knows it', () => {
  const said = (...acts: readonly unknown[]) => {
    const lines = acts.map((act, i) => [5000 + i, 'A', act] as const);
    return deedWords(play([...claimed, ...lines], { sealedReveal: true }).view('A') as unknown as MatchView<View>);
  };
  expect(said({ type: 'reveal', tile: 'B2' }, pass)).toBe('You bought: B2 is red. You have 0 points left.');
  expect(said({ type: 'guess', grid: standardGrid })).toMatch(/^You have named all sixteen\. Whether you are right/);
  expect(said({ type: 'guess', grid: standardGrid.toReversed() })).toBe(
    'You named all sixteen, and it is not this grid: you have lost 8 points.',
  );
});

test('where the host sets the pace a sealed phase has no end of its own', () => {
  const resolve = { type: 'resolve' };
  const closed = [
    ...bluffed,
    [2500, 'host', resolve],
    ...claimed.slice(bluffed.length),
    [4500, 'host', resolve],
  ] as const;
  expect(waitingWords([...closed, [5000, 'A', pass]], { sealedReveal: true, pace: 'host' })).toBe(
    'You are done in this round. Bea may still buy a tile or guess.',
  );
});

test('everybody sees what a seat is at, unless it is sealed', () => {
  const running = { status: 'running' } as const;
  expect(actedWords({ ...running, phase: 'bluff' }, false)).toBe('Writing four statements');
  expect(actedWords({ ...running, phase: 'claim' }, false)).toBe('Judging four statements');
  expect(actedWords({ ...running, phase: 'reveal' }, false)).toBe('May buy, guess or pass');
  expect(actedWords({ ...running, phase: 'reveal' }, null)).toBe('Decides in secret');
});

test('what was bought says of which round it is', () => {
  const wordsOf = (byRound: readonly number[]) =>
    boughtWords({ boughtByRound: { [seatId('A')]: byRound } }, seatId('A'));
  expect(wordsOf([0, 0])).toBeNull();
  expect(wordsOf([1, 0])).toBe('1 tile bought in round 1');
  expect(wordsOf([0, 3])).toBe('3 tiles bought in round 2');
  expect(wordsOf([1, 2, 0])).toBe('3 tiles bought, last in round 2');
});

test('in a sealed reveal one’s own plate says what one is at, and the other’s that it is secret', () => {
  const view = play(claimed, { sealedReveal: true }).view('A') as unknown as MatchView<View>;
  const props = { view, mine: seatId('A'), nameOf: (seat: string) => seat, now: () => 0 } as unknown as ScreenProps;
  const [, own = '', other = ''] = renderToStaticMarkup(createElement(Clocks, props)).split('<li');
  expect(view.seats.map(({ acted }) => acted)).toEqual([null, null]);
  expect(own).toContain('May buy, guess or pass');
  expect(other).toContain('Decides in secret');
});
