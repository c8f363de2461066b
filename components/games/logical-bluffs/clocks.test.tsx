import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { claimed, play } from '@/games/logical-bluffs/testing';
import type { View } from '@/games/logical-bluffs/view';
import { Clocks } from './clocks';
import type { ScreenProps } from './screen-props';

test('in a sealed reveal one’s own plate says what one is at, and the other’s that it is secret', () => {
  const view = play(claimed, { sealedReveal: true }).view('A') as unknown as MatchView<View>;
  const props = { view, mine: seatId('A'), nameOf: (seat: string) => seat, now: () => 0 } as unknown as ScreenProps;
  const [, own = '', other = ''] = renderToStaticMarkup(<Clocks {...props} />).split('<li');
  expect(view.seats.map(({ acted }) => acted)).toEqual([null, null]);
  expect(own).toContain('May buy, guess or pass');
  expect(other).toContain('Decides in secret');
});
