import { expect, test } from 'vitest';
import { problemOf } from './use-requests';

test('an error of the server says its own sentence and names the field', () => {
  const error = Object.assign(new Error('"title" is not valid: too long'), {
    data: { field: 'title', code: 'BAD_REQUEST' },
  });
  expect(problemOf(error)).toEqual({ message: '"title" is not valid: too long', field: 'title' });
});

test.each([new TypeError('fetch failed'), 'no', null, { data: null }])('no answer is said to be that (%j)', (error) => {
  expect(problemOf(error)).toEqual({
    message: 'The server did not answer. Check your connection and try again.',
    field: null,
  });
});
