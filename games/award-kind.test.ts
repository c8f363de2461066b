import { expect, it } from 'vitest';
import { isSoundKind, kindFor } from './award-kind';

it.each([
  ['favour', 'favour'],
  ['Favour of the King!', 'favour-of-the-king'],
  ['Größe', 'gro-e'],
  ['à la carte', 'a-la-carte'],
  ['恩恵', 'j1l-j1x'],
  ['a very long word for something that is worth little', 'a-very-long-word-for-something-t'],
])('a currency called %s has the key %s, which is sound', (word, key) => {
  expect(kindFor(word)).toBe(key);
  expect(isSoundKind({ kind: key, word: 'a word' })).toBe(true);
});

it.each([
  ['a known kind under another word', { kind: 'garnet', word: 'ruby' }],
  ['another kind without a word', { kind: 'favour' }],
  ['a word of spaces', { kind: 'favour', word: '  ' }],
  ['a long word', { kind: 'favour', word: 'x'.repeat(41) }],
  ['a long key', { kind: 'x'.repeat(33), word: 'favour' }],
  ['a key that is none', { kind: 'Royal favour', word: 'favour' }],
  ['no key', { kind: '', word: 'favour' }],
])('%s is not sound', (_, award) => {
  expect(isSoundKind(award)).toBe(false);
});

it('a kind that every game knows needs no word', () => {
  expect(isSoundKind({ kind: 'garnet' })).toBe(true);
});
