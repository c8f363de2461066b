import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Color, colors } from '@/games/bifrost/board';
import { settingsSchema } from '@/games/bifrost/settings';
import type { View } from '@/games/bifrost/view';
import type { MatchView, SeatId } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { foldMatch, resultsOf, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { FinaleDrawing } from './finale-drawing';
import { howPlaced, tellFinale } from './scenes';

const settings = settingsSchema.parse({});
const telling = { settings, mine: null, nameOf: (seat: SeatId) => seat };

function ended(name: string) {
  const recorded = recordsOf('bifrost').find((one) => one.name === name);
  if (recorded === undefined) throw new Error(`No record ${name}`);
  const { start, events } = parseRecord(recorded.record);
  const match = foldMatch(start, events);
  const results = resultsOf(match);
  if (results === null) throw new Error(`${name} has no end`);
  const view = viewOf(match, 'spectator') as MatchView<View>;
  return { view, results, scene: tellFinale(view, results, telling) };
}

describe('the end of Bifröst', () => {
  const { view, results, scene } = ended('whole-match');

  test('is told board by board from the last place to the first, with why', () => {
    const [third, second, first] = scene.beats;
    expect([third, second, first].map((beat) => beat?.text)).toEqual([
      'Board 1, 3rd: blue is cut off with 16 cells, 0 points.',
      'Board 1, 2nd: green takes what is left with 16 cells, 2 points.',
      'Board 1, 1st: red joins the top, the upper right and the upper left, 3 points.',
    ]);
    const order = scene.beats.filter(({ show }) => show === 'place').map(({ board, place }) => `${board} ${place}`);
    expect(order).toEqual([1, 2, 3, 4, 5, 6].flatMap((board) => [3, 2, 1].map((place) => `${board} ${place}`)));
  });

  test('says on the mask who can be eliminated, once that is told', () => {
    const saidAt = (id: string) => {
      const index = scene.beats.findIndex((beat) => beat.id === id);
      return renderToStaticMarkup(<FinaleDrawing {...{ view, results, scene, index, ...telling }} isStill />);
    };
    expect(saidAt('winners')).not.toContain('elimination candidate');
    expect(saidAt('candidate').split('elimination candidate')).toHaveLength(2);
  });

  test('fills the score with what has been told, and no further', () => {
    const placesAt = (index: number): string[] => {
      const drawn = renderToStaticMarkup(<FinaleDrawing {...{ view, results, scene, index, ...telling }} isStill />);
      return drawn.match(/\b(1st|2nd|3rd)\b/g) ?? [];
    };
    expect(placesAt(0)).toEqual(['3rd']);
    expect(placesAt(1).toSorted()).toEqual(['2nd', '3rd']);
    expect(placesAt(2).toSorted()).toEqual(['1st', '2nd', '3rd']);
    expect(placesAt(3)).toHaveLength(4);
  });
});

test('cells decide the places of a board that stood still', () => {
  const { view } = ended('stalled-by-the-clock');
  const ways = view.boards.map((board) => colors.map((color: Color) => howPlaced(board, color, view)));
  expect(itemAt(ways, 0)).toEqual(['stalled', 'stalled', 'stalled']);
});
