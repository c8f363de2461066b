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

  test('is told on one sheet, from the third places to the first, then in points', () => {
    expect(scene.beats.slice(0, 5).map(({ text }) => text)).toEqual([
      'Six boards, as they were left: a first place pays 3 points, a second 2.',
      'Third places, 0 points each: blue on 1, 2, 4, 5 and 6; green on 3.',
      'Second places, 2 points each: green on 1, 2, 4, 5 and 6; blue on 3.',
      'First places, 3 points each: red on all six.',
      'In points: blue 2, green 10, red 18.',
    ]);
  });

  const drawnAt = (id: string) => {
    const index = scene.beats.findIndex((beat) => beat.id === id);
    return renderToStaticMarkup(<FinaleDrawing {...{ view, results, scene, index, ...telling }} isStill />);
  };

  test('says who can be eliminated with the crown, and not before', () => {
    const naming = scene.beats.filter(({ text }) => text.includes('elimination candidate'));
    expect(naming.map(({ id }) => id)).toEqual(['winners']);
    expect(drawnAt('place 3')).not.toContain('elimination candidate');
  });

  test('says under each of six boards whose the place is and why, and nothing of better places', () => {
    const captions = (id: string) =>
      [...drawnAt(id).matchAll(/<figcaption.*?<\/figcaption>/g)].map(([caption]) =>
        caption
          .replaceAll(/<[^>]*>/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      );
    expect(captions('boards')).toEqual([1, 2, 3, 4, 5, 6].map((board) => `Board ${board}`));
    expect(captions('3rd places')[0]).toBe('Board 1 Blue: cut off');
    expect(captions('1st places')[0]).toBe('Board 1 Red: three edges');
    expect(captions('3rd places').join()).not.toContain('three edges');
  });

  test('gives all places of all boards with the points', () => {
    expect(drawnAt('1st places')).not.toContain('<table');
    expect(drawnAt('points').match(/\b(1st|2nd|3rd)\b/g)).toHaveLength(18);
  });
});

test('cells decide the places of a board that stood still', () => {
  const { view } = ended('stalled-by-the-clock');
  const ways = view.boards.map((board) => colors.map((color: Color) => howPlaced(board, color, view)));
  expect(itemAt(ways, 0)).toEqual(['stalled', 'stalled', 'stalled']);
});
