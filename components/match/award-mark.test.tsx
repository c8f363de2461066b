import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AwardMark } from './award-mark';

/** What is read of it, without what is there for readers alone. */
const seenOf = (mark: string) => mark.replace(/<span class="sr-only">.*?<\/span>/g, '').replace(/<[^>]*>/g, '');

test.each([
  [{ kind: 'garnet', amount: -1 }, '1 garnet lost'],
  [{ kind: 'garnet', amount: 2 }, '2 garnets'],
  [{ kind: 'token-of-life', amount: 4 }, 'a token of life'],
] as const)('beside points an award says of what it is a number, %j', (award, words) => {
  expect(seenOf(renderToStaticMarkup(<AwardMark award={award} />))).toBe(words);
});
