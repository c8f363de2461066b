import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import type { View } from '@/games/logical-bluffs/view';
import { foldMatch, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { Ended } from './ended';

/** What a spectator sees of a recorded match that its host ends after so many events. */
function seenAfter(count: number): { html: string; said: string } {
  const recorded = itemAt(
    recordsOf('logical-bluffs').filter(({ name }) => name === 'wrong-guess-and-items'),
    0,
  );
  const { start, events } = parseRecord(recorded.record);
  const played = events.slice(0, count);
  const end = { at: played.at(-1)?.at ?? 0, by: 'host', action: { type: 'end' } } as const;
  const view = viewOf(foldMatch(start, [...played, end]), 'spectator') as MatchView<View>;
  const html = renderToStaticMarkup(<Ended view={view} />);
  return {
    html,
    said: html
      .replaceAll(/<svg.*?<\/svg>/gs, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' '),
  };
}

test('before anything was said the grid is open, and who has how many points', () => {
  const { html, said } = seenAfter(1);
  expect(html).toContain('The whole grid');
  expect(said).toContain('Nothing was said yet');
  expect(said.match(/0 points/g)).toHaveLength(2);
  expect(said).toContain('No round was said in full, and nobody has won.');
});

test('after a round stands what was true of it, with the points of each', () => {
  const { html, said } = seenAfter(6);
  expect(said).toContain('Said in round 1');
  expect(html).toMatch(/True|true/);
  expect(said).toMatch(/A (−?\d+) points?/);
  expect(said).toContain('One round was said in full, and nobody has won.');
});
