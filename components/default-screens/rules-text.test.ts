import { expect, it } from 'vitest';
import { blocksOf } from './rules-text';

it('reads headings, paragraphs and lists, and leaves the title to the page and the rules’ ids to the code', () => {
  const text = '# Name\n\nTwo lines\nof one paragraph.\n\n## Rules\n- **[A1]** one,\n  over two lines\n- two\n';
  expect(blocksOf(text)).toEqual([
    { type: 'paragraph', text: 'Two lines of one paragraph.' },
    { type: 'heading', level: 2, text: 'Rules' },
    { type: 'list', items: ['one, over two lines', 'two'] },
  ]);
});

it('tells a setting by the match’s value, else by the standard one, and keeps codes to the code', () => {
  const text =
    '- **[P1]** A number from 1 to `highest` (10).\n- **[P4]** Not the one before (`SAME_AGAIN`), in `rounds` (5) rounds.';
  const itemsOf = (settings?: object) =>
    blocksOf(text, settings).flatMap((block) => ('items' in block ? block.items : []));
  expect(itemsOf()).toEqual(['A number from 1 to 10.', 'Not the one before, in 5 rounds.']);
  expect(itemsOf({ highest: 6 })).toEqual(['A number from 1 to 6.', 'Not the one before, in 5 rounds.']);
});
