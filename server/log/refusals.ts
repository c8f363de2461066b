import { refused } from '../outcome';

// What several rooms refuse in the same words.

export const notStarted = () => refused('NOT_STARTED', 'The match has not started yet.');

export const seatsStay = () => refused('FINISHED', 'The match is over: its seats stay with who played.');

export const endedEarly = () =>
  refused('NO_RESULT', 'The match was ended without a result, so it has no awards and no end to tell.');

export const unknownSeat = () => refused('UNKNOWN_SEAT', 'There is no such seat in this match.', 'seat');

export const keyUsed = () =>
  refused('KEY_USED', 'Something else was sent under this key before. Nothing was sent; take a new key.');
