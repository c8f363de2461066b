import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FaceScope } from '@/components/faces/face';
import type { MatchView } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { foldMatch, viewOf } from '@/games/match';
import { settingsSchema } from '@/games/proof-by-contradiction/settings';
import type { View } from '@/games/proof-by-contradiction/view';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { Standing } from './public-standing';

/** What stands beside the table when two rounds have closed: a line for each place that has one, clues with their columns. */
function beside(name: string, count: number): string {
  const recorded = recordsOf('proof-by-contradiction').filter((one) => one.name === name);
  const { start, events } = parseRecord(itemAt(recorded, 0).record);
  const view = viewOf(foldMatch(start, events.slice(0, count)), 'spectator') as MatchView<View>;
  const seats = start.seats.map((seat) => ({ seat, name: seat, face: null }));
  const telling = { settings: settingsSchema.parse(start.settings), mine: null, nameOf: (seat: string) => seat };
  return renderToStaticMarkup(
    <FaceScope {...{ seats }} anonymous={false}>
      <Standing {...telling} view={view} now={() => 0} />
    </FaceScope>,
  );
}

const countOf = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

test('of few the clues stand below each other, so that the table beside them is wide; of many in columns', () => {
  const [four, eleven] = [beside('corrected', 23), beside('eleven', 27)];
  expect(countOf(four, /<ul class="grid gap-1"><li>.*?<\/li><li>.*?<\/li><\/ul>/gs)).toBe(4);
  expect(countOf(eleven, /<ul class="contents"><li>.*?<\/li><li>.*?<\/li><\/ul>/gs)).toBe(11);
});

test('each clue is read out whole', () => {
  const read = [...beside('corrected', 23).matchAll(/<span class="sr-only">([^<]+)<\/span>/g)].map(
    ([, words]) => words,
  );
  expect(read).toHaveLength(8);
  expect(read.every((words) => words?.endsWith('.'))).toBe(true);
});
