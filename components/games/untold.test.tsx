import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { FinaleBeat, GameFinale } from '@/components/stage/scene';
import type { GameView, MatchView, Results, SeatId } from '@/games/game';
import { inShort } from '@/games/kit/testing/in-short';
import { foldMatch, resultsOf, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { finale as bifrost } from './bifrost/finale-drawing';
import { finale as bluffs } from './logical-bluffs/finale-drawing';
import { finale as chains } from './pointing-chains/finale-drawing';
import { finale as proof } from './proof-by-contradiction/finale-drawing';
import { finale as runes } from './runes-to-ruins/finale-drawing';

// What a beat of an end draws is the same whatever is told only later: no scale, width or count of slots gives it away.

expectsNothingUntold('pointing-chains', chains);
expectsNothingUntold('proof-by-contradiction', proof);
expectsNothingUntold('runes-to-ruins', runes);
expectsNothingUntold('logical-bluffs', bluffs);
expectsNothingUntold('bifrost', bifrost);

function expectsNothingUntold<View extends GameView, Beat extends FinaleBeat, Settings>(
  gameId: string,
  { tell, Drawing }: GameFinale<View, Beat, Settings>,
) {
  describe(`the end of ${gameId}`, () => {
    test.each(inShort(4, recordsOf(gameId)))('draws no points before they are told: $name', ({ record }) => {
      const { start, events } = parseRecord(record);
      const match = foldMatch(start, events);
      const results = resultsOf(match);
      if (results === null) return;
      const view = viewOf(match, 'spectator') as MatchView<View>;
      const telling = { settings: start.settings as Settings, mine: null, nameOf: (seat: SeatId) => seat };
      const scene = tell(view, results, telling);
      const drawn = (index: number, shown: Results) =>
        renderToStaticMarkup(<Drawing {...{ view, scene, index, ...telling }} results={shown} isStill />);
      for (const [index, beat] of scene.beats.entries()) {
        const told = scene.beats.slice(0, index + 1).flatMap(({ tells }) => tells);
        expect(drawn(index, withOthersAhead(results, told)), beat.id).toBe(drawn(index, results));
      }
    });
  });
}

/** Those who are not told yet are further ahead than they were, by more the higher they are. */
const withOthersAhead = (results: Results, told: readonly SeatId[]): Results => ({
  ...results,
  standings: results.standings.map((one, i) =>
    told.includes(one.seat) ? one : { ...one, points: (one.points ?? 0) + 7 * (results.standings.length - i) },
  ),
});
