import { expect, test } from 'vitest';
import { type Cell, colours } from '@/games/logical-bluffs/grid';
import { read } from '@/games/logical-bluffs/language/read';
import { countWords, MAX_WORDS } from '@/games/logical-bluffs/language/words';
import { amounts, type Composed, counted, firstComposed, relations, sentenceOf, wheres } from './compose';

const subset: readonly Cell[] = ['A1', 'B1', 'A2', 'B2'];

/** Every choice of chips, in two colours: the others are like them. */
function* all(): Generator<Composed> {
  for (const amount of amounts)
    for (const number of counted.includes(amount) ? [1, 2, 5] : [1])
      for (const relation of [null, ...relations])
        for (const where of [null, ...wheres])
          for (const other of colours.slice(1, 2)) yield { ...firstComposed, amount, number, relation, where, other };
}

test('every choice of chips can be read, and is short enough', () => {
  const said = [...all()].map(sentenceOf);
  expect(said.filter((text) => read(text, subset).type !== 'read')).toEqual([]);
  expect(said.filter((text) => countWords(text) > MAX_WORDS)).toEqual([]);
});

test('is said as people say it', () => {
  expect(sentenceOf(firstComposed)).toBe('There are at least two red tiles.');
  expect(sentenceOf({ ...firstComposed, number: 1, relation: 'next to', where: 'in some row' })).toBe(
    'In some row, at least one red tile is orthogonally adjacent to a blue tile.',
  );
  expect(sentenceOf({ ...firstComposed, amount: 'all' })).toBe('Every tile is red.');
  expect(sentenceOf({ ...firstComposed, amount: 'no', where: 'in every column' })).toBe(
    'In every column, there are no red tiles.',
  );
});
