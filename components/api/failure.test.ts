import { expect, test } from 'vitest';
import { failureOf } from './failure';
import { ApiError } from './wire';

test('who is asked to wait reads for how long', () => {
  const sentence = 'That was too much at once from here. Nothing was changed; try again in 12 seconds.';
  expect(failureOf(new ApiError(sentence, { code: 'TOO_MANY_REQUESTS' }))).toEqual({
    kind: 'too-many',
    message: sentence,
  });
});
