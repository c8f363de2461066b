import { describe, expect, test } from 'vitest';
import type { AnyScreens } from '@/components/match/game-screens';
import { applyEvent, createMatch, lastCloseOf, type Match, viewOf } from '@/games/match';
import { type MatchRecord, parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import type { GameScenes } from './scene';
import { tellsLast } from './tells-last';

const games = ['pointing-chains', 'proof-by-contradiction', 'bifrost', 'logical-bluffs', 'runes-to-ruins'] as const;

describe.each(games)('whoever opens %s anew', (game) => {
  test('has the last close at hand whenever it has a scene', async () => {
    const { default: screens }: { default: AnyScreens } = await import(`../games/${game}/screens.tsx`);
    const { default: scenes }: { default: GameScenes } = await import(`../games/${game}/stage.tsx`);
    const told = recordsOf(game)
      .slice(0, 3)
      .flatMap(({ record }) => matchesOf(record).filter((match) => hasLastScene(scenes, match)));
    expect(told.length).toBeGreaterThan(0);
    const views = told.map((match) => viewOf(match, 'spectator'));
    const without = views.filter((view) => !tellsLast(screens, view));
    expect(without.map(({ round, phase }) => `${phase} in round ${round}`)).toEqual([]);
  }, 20_000);
});

/** The match each time that it stands anew. */
function matchesOf(record: MatchRecord): Match[] {
  const { start, events } = parseRecord(record);
  let match = createMatch(start);
  const matches = new Map<string, Match>();
  for (const [i, event] of events.entries()) {
    match = applyEvent(match, event, events.slice(0, i)).match;
    const { round, phase } = viewOf(match, 'spectator');
    if (match.status === 'running') matches.set(`${round} ${phase}`, match);
  }
  return [...matches.values()];
}

function hasLastScene(scenes: GameScenes, match: Match): boolean {
  const last = lastCloseOf(match);
  const telling = { settings: match.start.settings, mine: null, nameOf: (seat: string) => seat };
  if (last === null) return false;
  return scenes.closeOf(viewOf(last.before, 'spectator'), viewOf(last.after, 'spectator'), telling)?.scene != null;
}
