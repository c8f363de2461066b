import { expect, test } from 'vitest';
import { addedIn } from './added';

const marked = (said: string, text: string) =>
  addedIn(said, text)
    .map(({ words, isAdded }) => (isAdded ? `*${words}*` : words))
    .join('');

test('what a reading adds stands apart', () => {
  const said = 'There are at least two red tiles.';
  expect(marked(said, 'There are two red tiles.')).toBe('There are *at least* two red tiles.');
  expect(marked(said, 'At least two tiles are red.')).toBe(said);
  expect(marked('A1 is orthogonally adjacent to exactly one red tile.', 'A1 is next to exactly one red')).toBe(
    'A1 is *orthogonally* adjacent to exactly one red tile.',
  );
});
