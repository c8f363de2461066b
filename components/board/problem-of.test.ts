import { expect, test, vi } from 'vitest';
import { problemOf } from './problem-of';

type Act = { readonly at: string };

const overtaken = { code: 'OVERTAKEN', message: 'Something newer was saved.' };
const late = { code: 'TOO_LATE', message: 'This came too late.' };

/** What a desk says of Ben, of round 1, that was refused so, while `saved` is saved. */
function told(refusal: typeof overtaken, { saved = null, said = { what: 'Ben', moment: 'round 1' } as never } = {}) {
  const done = { send: vi.fn(), forget: vi.fn(), onKeep: vi.fn() };
  const words = said && { what: ({ at }: Act) => at, moment: 'round 2', saved, onKeep: done.onKeep };
  const problem = problemOf<Act>({ refusal, action: { at: 'Ben' }, said }, { words, ...done });
  const press = (label: string) => problem.answers?.find((answer) => answer.label === label)?.onChoose();
  return { ...problem, labels: problem.answers?.map(({ label }) => label), press, done };
}

test('what something newer was saved after is asked about: either can be had', () => {
  const { message, labels, press, done } = told(overtaken, { saved: 'Cleo' as never });
  expect(message).toBe('This device wanted Ben; you saved Cleo since.');
  expect(labels).toEqual(['Send Ben', 'Keep Cleo']);
  press('Send Ben');
  expect(done.send).toHaveBeenCalledExactlyOnceWith({ at: 'Ben' });
  expect(done.onKeep).not.toHaveBeenCalled();
  press('Keep Cleo');
  expect(done.forget).toHaveBeenCalledOnce();
  expect(done.onKeep).toHaveBeenCalledOnce();
});

test('until the page shows what was saved, and where a desk has no words for it, it is asked without its name', () => {
  expect(told(overtaken)).toMatchObject({ message: overtaken.message, labels: ['Send Ben', 'Keep what is saved'] });
  expect(told(overtaken, { said: null as never }).labels).toEqual(['Send it', 'Keep what is saved']);
});

test('what arrived after the close is told of by its round and its name, also when its desk is gone', () => {
  const message = 'Your choice of round 1 (Ben) arrived after the close and did not count.';
  expect(told(late)).toMatchObject({ message, labels: undefined });
  expect(problemOf({ refusal: late, said: { what: 'Ben', moment: 'round 1' } }).message).toBe(message);
  expect(told(late, { said: null as never }).message).toBe(late.message);
});

test('what was refused otherwise says why, and nothing more can be done about it there', () => {
  expect(told({ code: 'SELF_TARGET', message: 'Not yourself.' })).toMatchObject({
    message: 'Not yourself.',
    labels: undefined,
  });
});
