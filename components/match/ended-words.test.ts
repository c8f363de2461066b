import { expect, it } from 'vitest';
import { endedWords } from './ended-words';

it('says why a match has no result, in its host’s words where they said it', () => {
  const said = (endReason: string | null, hostGone = false) => endedWords({ hostGone, endReason });
  expect(said(null)).toBe('The host ended this match without a result.');
  expect(said('It is late.')).toBe('The host ended this match without a result: “It is late.”');
  expect(said('Its host deleted their account.', true)).toBe(
    'The host’s account was deleted, and with it this match ended without a result.',
  );
});
