import { expect, test } from 'vitest';
import { putAt } from './put-at';

test('a picture is put into a paragraph of its own, also right behind a list', () => {
  expect(putAt('', { words: '![P](p)' })).toBe('![P](p)\n');
  expect(putAt('- wine\n- bread\n', { words: '![P](p)' })).toBe('- wine\n- bread\n\n![P](p)\n');
  expect(putAt('- wine', { words: '![P](p)' })).toBe('- wine\n\n![P](p)\n');
  expect(putAt('Hello.\n\nBye.', { words: '![P](p)', place: 8 })).toBe('Hello.\n\n![P](p)\nBye.');
});
