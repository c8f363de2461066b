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
