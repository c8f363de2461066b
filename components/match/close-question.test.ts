import { describe, expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { seatIds } from '@/games/kit/seats';
import { againstClosing, anyMissing, closeTitle, closeVerb, missingSentence, readyWords } from './close-question';

const viewOf = (...acted: readonly (boolean | null)[]) =>
  ({ seats: seatIds('ABC').map((seat, i) => ({ seat, acted: acted[i] })) }) as unknown as MatchView;
const asked = (view: MatchView, missing: readonly string[], isSafe = false, ready: number | null = null) =>
  missingSentence(anyMissing, { view, settings: {}, missing, isSafe, ready });

describe('a host who closes', () => {
  test('is asked while the last close is told, when somebody has not acted, and when something waits for them', () => {
    const nothing = { interlude: null, missing: null, waits: null, isLast: false };
    const missing = 'Ana has not acted, and is treated as at a deadline.';
    const told = 'Everybody is still being shown the last round (1 second).';
    expect(againstClosing(nothing)).toBeNull();
    expect(againstClosing({ ...nothing, interlude: 1000 })).toBe(told);
    expect(againstClosing({ ...nothing, missing })).toBe(missing);
    expect(againstClosing({ ...nothing, waits: 'A question waits for you.' })).toBe('A question waits for you.');
    expect(againstClosing({ ...nothing, interlude: 1000, missing, waits: 'A question waits for you.' })).toBe(
      `${told} ${missing} A question waits for you.`,
    );
  });

  test('reads of the last round that closing it ends the match, on the button too', () => {
    const last = { interlude: null, missing: 'Ana is missing.', waits: null, isLast: true };
    expect([againstClosing(last), closeVerb(last)]).toEqual([
      ...['Ana is missing. This ends the match.', 'Close it and end the match'],
    ]);
    expect(againstClosing({ ...last, missing: null }), 'nothing stands against it').toBeNull();
    expect([closeVerb({ ...last, isLast: false }), closeVerb({ interlude: 1, isLast: false })]).toEqual([
      ...['Close it now', 'Close it all the same'],
    ]);
  });

  test('is asked about the phase as a sentence calls it', () => {
    expect(['Round 1 of 2', 'The winners’ vote'].map(closeTitle)).toEqual([
      ...['Close Round 1 of 2 now?', 'Close the winners’ vote now?'],
    ]);
  });

  test('reads what becomes of those who are missing, by name', () => {
    expect(asked(viewOf(true, true, true), [])).toBeNull();
    expect(asked(viewOf(true, false, true), ['Bea'])).toBe('Bea has not acted, and is treated as at a deadline.');
    expect(asked(viewOf(false, false, true), ['Ana', 'Bea'], true)).toMatch(/^Ana and Bea have not acted, and are /);
    expect(asked(viewOf(false), ['Ana', 'Bea', 'Cem', 'Dov', 'Eli'])).toMatch(/^Ana, Bea, Cem and 2 more have not/);
  });

  test('reads it of nobody by name on a shared screen that does not show who has acted', () => {
    expect(asked(viewOf(null, null, null), [], true)).toBe(
      'Who has acted does not show here while your screen is safe to share. Whoever has not acted is treated as at a deadline.',
    );
    expect(asked(viewOf(null, null, null), [])).toBeNull();
  });

  test('reads how many are in where spectators do, and is asked nothing once all are', () => {
    const unknown = viewOf(null, null, null);
    expect(asked(unknown, [], true, 2)).toBe('2 of 3 are ready. Whoever has not acted is treated as at a deadline.');
    expect(asked(unknown, [], true, 3)).toBeNull();
    expect(readyWords({ ready: 3, of: 3 })).toBe('All 3 are ready.');
  });
});
