import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { MatchView } from '@/games/game';
import type { Board } from '@/games/proof-by-contradiction/board';
import type { Clue } from '@/games/proof-by-contradiction/clue';
import type { View } from '@/games/proof-by-contradiction/view';
import { OthersClues } from './others-clues';

const redInTopRows: Clue = { format: 'line', color: 'red', lines: ['row1', 'row2'] };
const apart: Clue = { format: 'steps', colors: ['red', 'blue'], steps: [1, 2] };

const view = {
  viewer: 'A',
  clues: [
    { seat: 'A', round: 1, clue: redInTopRows },
    { seat: 'B', round: 1, clue: redInTopRows },
    { seat: 'C', round: 1, clue: apart },
  ],
} as unknown as MatchView<View>;

function drawn(board: Board, contradicts = false) {
  const html = renderToStaticMarkup(
    <OthersClues {...{ view, board, contradicts }} nameOf={(seat) => `Player ${seat}`} />,
  );
  const statuses = [...html.matchAll(/data-status="(\w+)"/g)].map(([, status]) => status);
  return { html, statuses };
}

describe('the clues of others beside one’s board', () => {
  it('each says what a token that is tried on a cell makes of it; one’s own are not among them', () => {
    expect(drawn([]).statuses).toEqual(['open', 'open']);
    expect(drawn([{ color: 'red', cell: 'A1' }]).statuses).toEqual(['true', 'open']);
    expect(
      drawn([
        { color: 'red', cell: 'A4' },
        { color: 'blue', cell: 'D1' },
      ]).statuses,
    ).toEqual(['false', 'false']);
  });

  it('say whose they are in full', () => {
    expect(drawn([]).html).toContain('Player C: Red and blue are 1 or 2 steps apart.');
  });

  it('sum up what the board comes to, with what it costs to contradict oneself', () => {
    const board: Board = [
      { color: 'red', cell: 'A4' },
      { color: 'blue', cell: 'D1' },
    ];
    expect(drawn(board).html).toContain('>+2<');
    const against = drawn(board, true).html;
    expect(against).toContain('>−998<');
    expect(against).toContain('text-danger-content');
    expect(against).not.toContain('>+2<');
  });
});
