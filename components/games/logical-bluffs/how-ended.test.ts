import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Plinth } from '@/components/stage/plinth';
import type { MatchView, SeatId } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { cells } from '@/games/logical-bluffs/grid';
import { claimed, pass, play, standardGrid } from '@/games/logical-bluffs/testing';
import type { View } from '@/games/logical-bluffs/view';
import { Story } from '@/games/testing-kit';
import { endWords } from './end-words';
import { tellFinale } from './finale';
import { wonBy } from './how-ended';

const names = new Map([
  ['A', 'Lena'],
  ['B', 'Bente'],
]);
const nameOf = (seat: SeatId) => names.get(seat) ?? seat;

const bottomRow = cells.filter((cell) => cell.endsWith('4'));

const bluff = {
  type: 'bluff',
  subset: cells.filter((cell) => cell.endsWith('1')),
  statements: [
    'There are at least two red tiles.',
    'There are no blue tiles.',
    'There is exactly one green tile.',
    'At most one tile is yellow.',
  ],
  noLimit: false,
  smokescreen: null,
};

/** A match that ends without a guess: all that is said of how. */
function endOf(settings: object, lose: (story: Story<View>) => unknown) {
  const story = new Story<View>({ game: 'logical-bluffs', seats: ['A', 'B'], settings: { ...settings } });
  lose(story);
  const { results, view, rejected } = story.replayed('spectator');
  expect(rejected).toEqual([]);
  if (results === null || view === undefined) throw new Error('it is over');
  const end = { view: view as never, results, settings: {} as never, nameOf };
  const { title, beats } = tellFinale(end.view, results, { settings: end.settings, mine: null, nameOf });
  return {
    ...{ title, winners: beats.find(({ show }) => show === 'winners')?.text },
    ...{ won: endWords.won?.(end), separated: endWords.separated?.(end) },
  };
}

test('[T2] a loss on the clock is said in the headline, on the result, and where it says what separated them', () => {
  expect(endOf({ pace: 'ready' }, (story) => story.sends('B', bluff).waits(100_000))).toEqual({
    title: 'Bente wins: Lena’s time ran out in round 1',
    winners: 'Bente wins: Lena’s time ran out in round 1. Lena is the elimination candidate.',
    won: 'Lena’s time ran out in round 1.',
    separated: ['Lena’s time ran out in round 1: the match ended for Bente, whatever the points.'],
  });
});

test('[T2] and so is that nobody won, since both came to their end at once', () => {
  expect(endOf({ pace: 'ready' }, (story) => story.waits(100_000))).toEqual({
    title: 'Nobody wins: time ran out for both in round 1',
    winners: 'Nobody wins: time ran out for both in round 1.',
    won: 'Time ran out for both in round 1.',
    separated: ['Nobody won: nothing separates the two.'],
  });
});

test('[T4] a loss because nothing was sent before the host closed is said too', () => {
  expect(endOf({ pace: 'host' }, (story) => story.sends('B', bluff).host('resolve'))).toMatchObject({
    title: 'Bente wins: Lena sent nothing in round 1',
    won: 'Lena sent nothing in round 1.',
  });
});

test('[T4] who had sent their statements and judged none is not said to have sent nothing', () => {
  const silent = (story: Story<View>) => story.sends('A', bluff).sends('B', { ...bluff, subset: bottomRow });
  expect(endOf({ pace: 'host' }, (story) => silent(story).host('resolve').host('resolve'))).toEqual({
    title: 'Nobody wins: neither judged anything in round 1',
    winners: 'Nobody wins: neither judged anything in round 1.',
    won: 'Neither judged anything in round 1.',
    separated: ['Nobody won: nothing separates the two.'],
  });
});

test('[W1] the winner’s step says what won before the points, which did not decide', () => {
  const named = play([...claimed, [5000, 'A', { type: 'guess', grid: standardGrid }], [6000, 'B', pass]]);
  const { results } = named;
  const view = named.view('spectator') as unknown as MatchView<View>;
  const won = wonBy(view, { nameOf, mine: null });
  expect(won).toBe('named all sixteen tiles in round 1');
  if (results === null) throw new Error('it is over');
  const step = renderToStaticMarkup(
    createElement(Plinth, { results, awards: [], mine: null, isStill: true, wonBy: won }),
  );
  expect(step).toMatch(/named all sixteen tiles in round 1<\/span><span[^>]*>8 points</);
});

test('[T2] and where nobody named the grid, what the other left undone', () => {
  const late = play([
    [180_000, 'clock'],
    [190_000, 'B', bluff],
    [480_000, 'clock'],
  ]).view('spectator');
  expect(wonBy(late as unknown as MatchView<View>, { nameOf, mine: null })).toBe('Lena’s time ran out in round 1');
  expect(wonBy(late as unknown as MatchView<View>, { nameOf, mine: seatId('A') })).toBe('your time ran out in round 1');
});
