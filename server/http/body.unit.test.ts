import { describe, expect, test } from 'vitest';
import { hasTooManyKeys, maxKeys } from './body';

const withKeys = (count: number) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [i, 0])));

describe('keys are counted before anything is parsed', () => {
  test.each([
    ['as many as there may be', withKeys(maxKeys), false],
    ['one more', withKeys(maxKeys + 1), true],
    ['one more, in several objects', `[${withKeys(maxKeys)},{"a":1}]`, true],
    ['colons in a text', JSON.stringify({ text: ':'.repeat(maxKeys + 1) }), false],
    ['a text with quotes and backslashes', JSON.stringify({ text: `\\"${'":\\'.repeat(maxKeys + 1)}` }), false],
    ['keys after such a text', JSON.stringify(['\\', JSON.parse(withKeys(maxKeys + 1))]), true],
    ['a text that never ends', `"${':'.repeat(maxKeys + 1)}`, false],
    ['a list of any length', JSON.stringify(Array(100_000).fill(0)), false],
  ])('%s', (_what, json, isTooMuch) => {
    expect(hasTooManyKeys(json)).toBe(isTooMuch);
  });
});
