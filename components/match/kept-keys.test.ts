import { expect, test } from 'vitest';
import { createKeys } from './kept-keys';

const taken = { isTaken: true };
const refused = { isTaken: false };

test('what is pressed again before anybody answered goes with the same key, and with another once it was answered', () => {
  const keys = createKeys();
  const first = keys.keyFor('round 1 ask A');
  expect(keys.keyFor('round 1 ask A')).toBe(first);
  keys.answered(first, taken);
  const second = keys.keyFor('round 1 ask A');
  expect(second).not.toBe(first);
  keys.answered(second, refused);
  expect(keys.keyFor('round 1 ask A')).not.toBe(second);
});

test('the same in another moment is another act', () => {
  const keys = createKeys();
  expect(keys.keyFor('round 1 point at B')).not.toBe(keys.keyFor('round 2 point at B'));
});

test('what was sent otherwise in between is not taken for what was there before it', () => {
  const keys = createKeys();
  const first = keys.keyFor('point at B');
  const between = keys.keyFor('point at C');
  expect(keys.keyFor('point at B')).not.toBe(first);
  expect(between).not.toBe(first);
});

test('the answer to an older act leaves the key of the newer one', () => {
  const keys = createKeys();
  const older = keys.keyFor('point at B');
  const newer = keys.keyFor('point at C');
  keys.answered(older, taken);
  expect(keys.keyFor('point at C')).toBe(newer);
});

test('a desk that was closed and is opened again goes on with its key, until another act is taken', () => {
  const closed = createKeys();
  const key = closed.keyFor('a vision of A');
  closed.leave();
  const opened = createKeys();
  expect(opened.keyFor('a vision of A')).toBe(key);
  opened.leave();
  const other = createKeys();
  other.answered(other.keyFor('ready'), refused);
  expect(createKeys().keyFor('a vision of A'), 'nothing has changed').toBe(key);
});

test('after another act was taken, what a closed desk had sent is sent anew', () => {
  const closed = createKeys();
  const key = closed.keyFor('a vision of B');
  closed.leave();
  const other = createKeys();
  other.answered(other.keyFor('ready'), taken);
  expect(createKeys().keyFor('a vision of B')).not.toBe(key);
});
