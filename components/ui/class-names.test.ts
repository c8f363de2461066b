import { expect, test } from 'vitest';
import { classNames } from './class-names';

test('joins what is there and leaves out what is not', () => {
  expect(classNames('a', false, null, undefined, '', 'b c')).toBe('a b c');
});
