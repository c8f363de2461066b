import { expect, it } from 'vitest';
import { createRandom } from '../kit/random';
import { allow, fits, knowing, withoutRune, withRune } from './knowledge';
import { likelySymbol } from './likely-symbol';
import { runeIds, standardRules } from './runes';
import { positions } from './symbol';
import { symbols } from './testing';

const empty = positions.map(() => null);

it('a likely symbol fits all that is known', () => {
  const random = createRandom('likely symbols');
  for (const truth of Object.values(symbols)) {
    const out = random.shuffle(runeIds.filter((rune) => !truth.includes(rune))).slice(0, 15);
    const known = out.reduce(withoutRune, withRune(knowing(standardRules), truth[random.int(6)] ?? ''));
    const likely = likelySymbol(known, empty);
    expect(likely).toHaveLength(6);
    expect(likely !== null && fits(likely, known)).toBe(true);
  }
});

it('it keeps what is placed, and is the one that is left where only one is', () => {
  const kept = symbols.A.map((rune, p) => (p < 2 ? rune : null));
  expect(likelySymbol(knowing(standardRules), kept)?.slice(0, 2)).toEqual(symbols.A.slice(0, 2));
  const sure = allow(knowing(standardRules), (p, rune) => symbols.B[p] === rune);
  expect(likelySymbol(sure, empty)).toEqual(symbols.B);
});

it('there is none where what is placed goes with nothing that is known', () => {
  const known = withoutRune(knowing(standardRules), symbols.A[0] ?? '');
  expect(
    likelySymbol(
      known,
      symbols.A.map((rune, p) => (p === 0 ? rune : null)),
    ),
  ).toBeNull();
});
