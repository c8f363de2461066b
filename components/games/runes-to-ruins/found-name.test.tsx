import { expect, test } from 'vitest';
import type { Scene, Telling } from '@/components/stage/scene';
import { drawnAmong } from '@/components/testing/drawn';
import type { MatchView } from '@/games/game';
import { foldMatch, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import type { Settings } from '@/games/runes-to-ruins/settings';
import type { View } from '@/games/runes-to-ruins/view';
import { recordsOf } from '@/games/testing-kit';
import { RoundDrawing } from './round-drawing';
import { type CloseBeat, closeOf } from './scenes';

const name = 'Ann Bjornsdottir the Second';
const nameOf = () => name;

/** The first beat of this kind in a recorded match, as the stage draws it. */
function drawnFirst(wanted: CloseBeat['show']): string {
  for (const { record } of recordsOf('runes-to-ruins')) {
    const { start, events } = parseRecord(record);
    const telling = { settings: start.settings as Settings, mine: null, nameOf } satisfies Telling<Settings>;
    const viewAt = (count: number) => viewOf(foldMatch(start, events.slice(0, count)), 'spectator') as MatchView<View>;
    for (let count = 1; count <= events.length; count++) {
      const [before, after] = [viewAt(count - 1), viewAt(count)];
      const scene = closeOf(before, after, telling)?.scene as Scene<CloseBeat> | null | undefined;
      const index = scene?.beats.findIndex(({ show }) => show === wanted) ?? -1;
      if (scene == null || index < 0) continue;
      const drawing = <RoundDrawing {...{ before, after, scene, index, ...telling }} isStill={false} isHush={false} />;
      return drawnAmong(start.seats, { nameOf, anonymous: false, drawn: drawing });
    }
  }
  throw new Error(`In no recorded match there is such a beat: ${wanted}.`);
}

test('whose slab breaks is named whole, on two lines as large as the slab is wide', () => {
  const [, named = ''] = drawnFirst('name').match(/<figcaption class="_owner_[^>]*>(.*?)<\/figcaption>/s) ?? [];
  expect(named).toContain(name);
  expect(named).toMatch(/--ems:\s*10\.6/);
  expect(named).not.toMatch(/line-clamp|truncate/);
});

test('a picture of what is paid says what the bars are, and a banned symbol is crossed out, not crossed by a line', () => {
  expect(drawnFirst('paid')).toContain('Insight that each is paid');
  expect(drawnFirst('clash')).toMatch(/d="M[^"]+M[^"]+" class="stroke-danger-content"/);
});
