import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import bluffs from '@/components/games/logical-bluffs/screens';
import chains from '@/components/games/pointing-chains/screens';
import proof from '@/components/games/proof-by-contradiction/screens';
import runes from '@/components/games/runes-to-ruins/screens';
import type { GameScreens } from '@/components/match/game-screens';
import type { AnyGame, MatchView } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { SeatsTable } from './seats-table';

const page = {
  ...{ code: 'SEATS', status: 'running', can: { host: true }, safe: false, anonymous: false, notices: [] },
  seats: ['A', 'B'].map((seat) => ({ seat, name: `Player ${seat}`, holder: 'guest', actedAt: null, leftAt: null })),
} as unknown as MatchPage;

function rowsOf(screens: Pick<GameScreens, 'asks'>, at: object): string[] {
  const seats = [
    { seat: 'A', acted: false },
    { seat: 'B', acted: true },
  ];
  const view = { status: 'running', viewer: 'host', seats, ...at } as unknown as MatchView;
  const drawn = renderToStaticMarkup(
    <SeatsTable
      {...{ page, view, screens, now: 0, reminders: 0 }}
      game={{ bots: [] } as unknown as AnyGame}
      onReminded={() => {}}
      onActFor={() => {}}
    />,
  );
  return drawn
    .split('<tr')
    .slice(2)
    .map((row) => row.replaceAll(/<[^>]*>/g, ' '));
}

test.each([
  [chains, { phase: 'round' }, 'to point'],
  [chains, { phase: 'vote' }, 'to choose a candidate'],
  [proof, { round: 2 }, 'to place two tokens and a clue'],
  [proof, { round: 3 }, 'to place the last token'],
  [bluffs, { phase: 'bluff' }, 'to make four statements'],
  [bluffs, { phase: 'claim' }, 'to judge four statements'],
  [bluffs, { phase: 'reveal' }, 'to buy, guess or pass'],
  [runes, { phase: 'symbol', discovered: [] }, 'to cut a symbol'],
  [runes, { phase: 'round', discovered: [] }, 'to say ready'],
] as [Pick<GameScreens, 'asks'>, object, string][])(
  'each seat says what it is waited for: %#',
  (screens, at, words) => {
    const [missing, done] = rowsOf(screens, at);
    expect(missing).toContain('not yet');
    expect(missing).toContain(words);
    expect(done).not.toContain(words);
  },
);
