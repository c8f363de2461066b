import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { type Cell, cells, colours } from '@/games/logical-bluffs/grid';
import { type Knowledge, knowledgeFrom, knowledgeOf } from '@/games/logical-bluffs/knowledge';
import { truthOf } from '@/games/logical-bluffs/language/statement';
import { claimed, four, play, topLeft, topRight } from '@/games/logical-bluffs/testing';
import type { View } from '@/games/logical-bluffs/view';
import { CountLine } from './count-line';

const shown = (knowledge: Knowledge) =>
  renderToStaticMarkup(<CountLine knowledge={knowledge} isSupposed={false} />).replace(/<[^>]*>/g, '');

const viewOf = () => play([...claimed]).view('A') as unknown as MatchView<View>;

/** For each colouring of four tiles that is still possible: which of the four statements are true. */
function truthsOn(subset: readonly Cell[], known: View['known'] = {}): boolean[][] {
  return Array.from({ length: 4 ** 4 }, (_, x) => {
    const colourOf = (cell: Cell) => colours[(x >> (2 * subset.indexOf(cell))) & 3] ?? 'red';
    const grid = cells.map((cell) => (subset.includes(cell) ? colourOf(cell) : 'red'));
    const isPossible = subset.every((cell) => (known[cell] ?? colourOf(cell)) === colourOf(cell));
    return isPossible ? [four.map((text) => truthOf(text, subset, grid) === true)] : [];
  }).flat();
}

const cellsOf = (names: readonly string[]) => cells.filter((cell) => names.includes(cell));

describe('what the desk says of the grids that are left', () => {
  test('[C4] counts what the points prove: so many of the answers are right', () => {
    const view = viewOf();
    const right = view.ledger?.[0]?.answers?.right;
    const answers = [false, true, true, false];
    const own = truthsOn(cellsOf(topLeft), view.known).filter(
      (truths) => String(truths) === 'true,false,true,false',
    ).length;
    const rightly = (truths: readonly boolean[]) => truths.filter((truth, i) => truth === answers[i]).length;
    const other = truthsOn(cellsOf(topRight), view.known).filter((truths) => rightly(truths) === right).length;
    const elsewhere = cells.slice(8).filter((cell) => view.known?.[cell] === undefined);
    const left = own * other * 4 ** elsewhere.length;
    expect(shown(knowledgeOf(view))).toBe(`${left.toLocaleString('en')} grids are still possible.`);
    expect(knowledgeOf({ ...view, ledger: [] }).count).toBeGreaterThan(left);
  });

  test('says so where what is known is too much to count', () => {
    const told = ['There are more red tiles than blue tiles.', 'A1 is red.'].map((text) => ({
      text,
      subset: cells,
      truth: true,
    }));
    const evidence = { known: {}, told, answered: [], wrongGuesses: [] };
    expect(knowledgeFrom(evidence).leftOut).toBe(0);
    const known = knowledgeFrom({ ...evidence, told: told.toReversed() }, 60);
    expect(known).toMatchObject({ leftOut: 1, count: 4 ** 15 });
    expect(shown(known)).toBe(
      'Too many to count: one thing that you know is left out here, so that at most 1,073,741,824 grids are still possible.',
    );
  });
});
