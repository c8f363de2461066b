import { expect, test } from 'vitest';
import { withLate } from './late-choice';

const card = (title: string) => ({ title, lines: [{ text: 'You sent nothing, and so pointed at nobody.' }] });
const late = { what: 'Olga', moment: 'round 1' };

test.each([
  ['Round 1', late, true],
  ['Round 1: your answers', late, true],
  ['Round 10', late, false],
  ['Round 2', late, false],
  ['Round 1', null, false],
])('the card “%s” says what came too late for its round alone', (title, said, isSaid) => {
  const texts = withLate(card(title), said).lines.map(({ text }) => text);
  const words = 'Your choice of round 1 (Olga) arrived after the close and did not count.';
  expect(texts).toEqual([...(isSaid ? [words] : []), 'You sent nothing, and so pointed at nobody.']);
});
