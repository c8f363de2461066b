import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GameScreenProps, GameScreens } from '@/components/match/game-screens';
import type { Results } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { pointingChains } from '@/games/pointing-chains/game';
import { defaultScreens } from './default-screens';

const detail = { roundsWon: 2, coins: 7 };
const results = { standings: [{ seat: seatId('A'), rank: 1, points: 3, detail }], winners: [] } as unknown as Results;

/** How the figures of the end are headed. */
function heads(own?: Pick<GameScreens, 'detailColumns'>): readonly string[] {
  const { Play } = defaultScreens({ ...pointingChains, viewSchema: undefined }, own);
  const props = { view: { seats: [], viewer: 'spectator' }, results, mine: null, nameOf: () => 'Ana' };
  const html = renderToStaticMarkup(createElement(Play, props as unknown as GameScreenProps));
  return [...html.matchAll(/<th[^>]*scope="col"[^>]*>([^<]*)/g)].map(([, head = '']) => head);
}

test('figures of the end are headed by their keys in words, but for those that the game heads itself in the standings', () => {
  expect(heads()).toEqual(['Player', 'Rounds won', 'Coins']);
  expect(heads({ detailColumns: [{ key: 'roundsWon', label: 'Rounds' }] })).toEqual(['Player', 'Coins']);
  const all = ['roundsWon', 'coins'].map((key) => ({ key, label: key }));
  expect(heads({ detailColumns: all })).toEqual([]);
});
