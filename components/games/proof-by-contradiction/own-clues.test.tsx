import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MatchView } from '@/games/game';
import type { Token } from '@/games/proof-by-contradiction/board';
import type { Clue } from '@/games/proof-by-contradiction/clue';
import type { View } from '@/games/proof-by-contradiction/view';
import { OwnClues } from './own-clues';
import type { SubmissionDraft } from './submission-draft';

const redInTopRows: Clue = { format: 'line', color: 'red', lines: ['row1', 'row2'] };
const apart: Clue = { format: 'steps', colors: ['red', 'blue'], steps: [1, 2] };

function drawn(round: number, clues: readonly Clue[], place: readonly Token[]): string {
  const view = {
    viewer: 'A',
    round,
    board: {},
    clues: [{ seat: 'B', round: 1, clue: apart }, ...clues.map((clue, i) => ({ seat: 'A', round: i + 1, clue }))],
  } as unknown as MatchView<View>;
  const html = renderToStaticMarkup(<OwnClues view={view} draft={{ place } as unknown as SubmissionDraft} />);
  return html.replace(/<svg.*?<\/svg>|<[^>]+>/g, '|').replace(/\|+/g, '|');
}

it('in the first round there is none; in the second the first clue stands beside the board, as its tokens have it', () => {
  expect(drawn(1, [], [])).toBe('');
  expect(drawn(2, [redInTopRows], [])).toMatch(/Your own clue\|.*red.*\|, open for your board\|/);
  expect(drawn(2, [redInTopRows], [{ color: 'red', cell: 'A1' }])).toContain(', true for your board');
  expect(drawn(2, [redInTopRows], [{ color: 'red', cell: 'A4' }])).toContain(
    'Your board contradicts your own clue: minus 1000 points and a mark of elimination.',
  );
});

it('in the last round both do, with what is left to place', () => {
  const words = drawn(3, [redInTopRows, apart], [{ color: 'red', cell: 'A1' }]);
  expect(words).toContain('Your own clues');
  expect(words).toMatch(/choices of your last token keep both\./);
});
