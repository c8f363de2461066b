import { describe, expect, test } from 'vitest';
import { itemAt } from '@/games/kit/item-at';
import { applyEvent, createMatch, type Match, type MatchEvent, type MatchStart, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import type { GameScenes } from './scene';
import { isTakenBack } from './use-closes';

const games = ['pointing-chains', 'proof-by-contradiction', 'bifrost', 'logical-bluffs', 'runes-to-ruins'] as const;

describe.each(games)('the last close of %s', (game) => {
  test('is taken back by a rewind behind it, and by nothing that comes after it', async () => {
    const { default: scenes }: { default: GameScenes } = await import(`../games/${game}/stage.tsx`);
    let closes = 0;
    for (const { record } of recordsOf(game).slice(0, 3)) {
      const { start, events } = parseRecord(record);
      const plain = events.filter(({ action }) => !JSON.stringify(action ?? null).includes('"rewind"'));
      const telling = { settings: start.settings, mine: null, nameOf: (seat: string) => seat };
      const views = matchesOf(start, plain).map((match) => viewOf(match, 'spectator'));
      for (const [i, before] of views.entries()) {
        const after = views[i + 1];
        const last = after === undefined ? null : scenes.closeOf(before, after, telling);
        if (after === undefined || last?.scene == null) continue;
        closes += 1;
        expect(isTakenBack(scenes, { last: { after }, view: before, telling })).toBe(true);
        for (const later of views.slice(i + 1)) {
          expect(isTakenBack(scenes, { last: { after }, view: later, telling })).toBe(false);
        }
      }
    }
    expect(closes).toBeGreaterThan(0);
  });
});

/** The match at first, and after each event. */
function matchesOf(start: MatchStart, events: readonly MatchEvent[]): Match[] {
  const matches = [createMatch(start)];
  for (const [i, event] of events.entries())
    matches.push(applyEvent(itemAt(matches, i), event, events.slice(0, i)).match);
  return matches;
}
