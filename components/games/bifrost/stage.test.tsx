import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { settingsSchema } from '@/games/bifrost/settings';
import type { BoardView, View } from '@/games/bifrost/view';
import type { MatchView, SeatId } from '@/games/game';
import { foldMatch, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { BoardOnStage } from './board-on-stage';
import scenes from './stage';

/** What the stage says of a recorded match after so many events. */
function stageAfter(count: number): string {
  const recorded = recordsOf('bifrost').find(({ name }) => name === 'whole-match');
  if (recorded === undefined || scenes.Centre === undefined) throw new Error('nothing to look at');
  const { start, events } = parseRecord(recorded.record);
  const view = viewOf(foldMatch(start, events.slice(0, count)), 'spectator') as MatchView<View>;
  const telling = { settings: settingsSchema.parse({}), mine: null, nameOf: (seat: SeatId) => seat };
  return renderToStaticMarkup(<scenes.Centre {...telling} view={view} now={() => 0} isStage />)
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('the stage says of what there are three, what was put, and gives no points before a place is taken', () => {
  const said = stageAfter(65);
  expect(said).toContain('Board 1: green to move Red put A5. Edges 2 of 3 2 of 3 2 of 3');
  expect(said).toMatch(/\d of 3 ready/);
  expect(said).not.toMatch(/Red \d/);
});

test('at half-time the stage gives the places of three boards, and says what comes next', () => {
  const said = stageAfter(188);
  expect(said).toContain('Board 1 Places 1st 2nd 3rd');
  expect(said).toContain('Half-time: boards 4 to 6 come next, and turns go the other way.');
  expect(said).toMatch(/Red 9 Green \d Blue \d/);
  expect(said).toContain('Board 4: red → blue → green');
});

test('what a piece changes stands as it was until the piece has landed', () => {
  const board = { board: 1, onTurn: 'green', places: {}, last: { color: 'red', cell: 'A1', outcome: null } } as const;
  const is: BoardView = { ...board, cells: { A1: 'red' } };
  const was: BoardView = { ...board, cells: {}, onTurn: 'red', last: null };
  const drawn = (before: BoardView) =>
    renderToStaticMarkup(<BoardOnStage board={is} was={before} fresh={new Set([0])} step="1 2" isBreak={false} />);
  expect(drawn(was)).toMatch(
    /aria-hidden="true" class="[^"]*was[^"]*">0 of 3<\/span><span class="[^"]*is[^"]*">2 of 3</,
  );
  expect(drawn(was)).toMatch(/>Board 1: red to move<\/span><span[^>]*>Board 1: green to move</);
  expect(drawn(is)).not.toMatch(/0 of 3<\/span><span[^>]*>2 of 3/);
});

test('on a board that is done every chain that joined three edges is lit, also that of a second place', () => {
  const recorded = recordsOf('bifrost').find(({ name }) => name === 'passes-and-cut-off');
  if (recorded === undefined) throw new Error('nothing to look at');
  const { start, events } = parseRecord(recorded.record);
  const view = viewOf(foldMatch(start, events), 'spectator') as MatchView<View>;
  const board = view.boards.find((one) => one.board === 2);
  if (board === undefined) throw new Error('no second board');
  const drawn = renderToStaticMarkup(<BoardOnStage {...{ board }} was={board} fresh={new Set()} step="2 1" isBreak />);
  expect(board.places).toEqual({ red: 1, green: 2, blue: 3 });
  const lit = [...drawn.matchAll(/animation-delay:[^"]*;stroke:var\(--piece-(\w+)\)/g)].map(([, color]) => color);
  expect(new Set(lit)).toEqual(new Set(['red', 'green']));
});
