import { describe, expect, it } from 'vitest';
import type { Random } from '../game';
import { createRandom } from '../kit/random';
import { timesInShort } from '../kit/testing/in-short';
import { countSymbols } from './counting';
import { countWith } from './counts';
import { closenessOf } from './guesses';
import { allow, fits, type Knowledge, knowing, knowsNothing, placed, runeSet, withRune } from './knowledge';
import { randomSymbol } from './random-symbol';
import { isOfGroup, type RuneRules, runeIds, runeOf, runes, standardRules } from './runes';
import { isLegalSymbol, type RuneSymbol } from './symbol';
import { otherDrawings, symbols } from './testing';

// The fast count against the slow one, on inputs small enough to list: a few runes at each position.

/** Every way to fill the six positions with what may stand there. */
function listed(knowledge: Knowledge): RuneSymbol[] {
  let partial: RuneSymbol[] = [[]];
  for (const row of knowledge.allowed) {
    const here = runeIds.filter((_, i) => row[i]);
    partial = partial.flatMap((some) => here.filter((rune) => !some.includes(rune)).map((rune) => [...some, rune]));
  }
  return partial.filter((symbol) => fits(symbol, knowledge));
}

const few = (random: Random, truth: RuneSymbol, n: number, rules = standardRules): Knowledge => {
  const columns = truth.map((rune) => new Set([rune, ...random.shuffle(runeIds).slice(0, n)]));
  return allow(knowing(rules), (p, rune) => columns[p]?.has(rune) ?? false);
};

/** Clues of every kind that are true of the symbol. */
function cluesFor(random: Random, truth: RuneSymbol, rules = standardRules): Knowledge {
  const base = few(random, truth, 4, rules);
  const some = () => new Set(random.shuffle(runeIds).slice(0, 3 + random.int(14)));
  const setOf = (set: ReadonlySet<string>) => runeSet((rune) => set.has(rune));
  const clue = (set: ReadonlySet<string>) => {
    const n = truth.filter((rune) => set.has(rune)).length;
    return { set: setOf(set), min: random.pick([0, n]), max: random.pick([n, n, 6]) };
  };
  const report = (set: ReadonlySet<string>, turned: boolean) => ({
    set: setOf(set),
    said: truth.some((rune) => set.has(rune)) !== turned,
  });
  const guess = randomSymbol(random, { rules: standardRules });
  const turned = random.pick([true, false]);
  return {
    ...base,
    sets: Array.from({ length: random.int(3) }, () => clue(some())),
    doubts: Array.from({ length: random.int(2) }, () => ({
      reports: [report(some(), turned), report(some(), turned)],
    })),
    guesses: random.pick([true, false])
      ? [{ guess, closeness: closenessOf(guess, truth), exactly: random.pick([true, false]) }]
      : [],
    not: random.pick([[], [randomSymbol(random, { rules: standardRules }), symbols.A]]),
  };
}

function expectSame(knowledge: Knowledge) {
  const all = listed(knowledge);
  const { total, at } = countSymbols(knowledge);
  expect(total).toBe(all.length);
  for (const [p, row] of at.entries()) {
    const expected = runes.map(({ id }) => all.filter((symbol) => symbol[p] === id).length);
    expect([...row]).toEqual(expected);
  }
  return total;
}

describe('counting', () => {
  it('counts all legal symbols', () => {
    const { total, at } = countSymbols(knowsNothing);
    expect(total).toBe(23_196_514);
    for (const row of at) expect(row.reduce((sum, one) => sum + one, 0)).toBe(total);
  });

  it('agrees with a list of all, position by position, without clues', () => {
    for (let i = 0; i < 3; i++) {
      const random = createRandom('few', i);
      expect(expectSame(few(random, randomSymbol(random, { rules: standardRules }), 4))).toBeGreaterThan(0);
    }
  });

  it('agrees with a list of all, with clues of every kind', () => {
    for (let i = 0; i < timesInShort(12, 4); i++) {
      const random = createRandom('clues', i);
      const truth = randomSymbol(random, { rules: standardRules });
      const knowledge = cluesFor(random, truth);
      expect(fits(truth, knowledge)).toBe(!knowledge.not.includes(truth));
      expectSame(knowledge);
    }
  });

  const otherRules: readonly RuneRules[] = [
    { runes: null, joining: 'neighbours' },
    { runes: otherDrawings, joining: 'figure' },
    { runes: otherDrawings, joining: 'neighbours' },
  ];
  it.each(otherRules)('agrees with a list of all under $joining, whatever the drawings (%#)', (rules) => {
    for (let i = 0; i < timesInShort(4, 4); i++) {
      const random = createRandom('rules', i);
      const truth = randomSymbol(random, { rules });
      expect(expectSame(few(random, truth, 5, rules))).toBeGreaterThan(0);
      expectSame(cluesFor(random, truth, rules));
    }
    const { total } = countSymbols(knowing(rules));
    expect(total).toBeGreaterThan(0);
    expect(total).not.toBe(23_196_514);
  });

  it('agrees where all of both orders differ, which both sides of the rule allow', () => {
    const diagonal = runeIds.filter((_, i) => i % 7 === 0).concat('straight-box', 'slash-divider');
    expect(expectSame(allow(knowsNothing, (_, rune) => diagonal.includes(rune)))).toBeGreaterThan(0);
  });

  it('with all placed there is one symbol or none', () => {
    const whole = symbols.A.reduce((known, rune, position) => placed(known, { rune, position }), knowsNothing);
    expect(countSymbols(whole).total).toBe(1);
    expect(countSymbols({ ...whole, not: [symbols.A, [...symbols.A]] }).total).toBe(0);
    expect(countSymbols(allow(whole, (p) => p !== 4)).total).toBe(0);
  });

  it('a rune known to be there is in all of them, and the others share what is left', () => {
    const counts = countSymbols(withRune(knowsNothing, 'cross-box'));
    const { index } = runeOf('cross-box');
    expect(countWith(counts, index)).toBe(counts.total);
    expect(runes.reduce((sum, { index: i }) => sum + countWith(counts, i), 0)).toBe(6 * counts.total);
    expect(counts.total).toBe(countWith(countSymbols(knowsNothing), index));
  });

  it('a group known to be missing or doubled leaves only one side of the rule', () => {
    const boxes = runeSet((rune) => isOfGroup(runeOf(rune), 'Box'));
    const totals = [0, 1, 2, 3, 4].map(
      (n) => countSymbols({ ...knowsNothing, sets: [{ set: boxes, min: n, max: n }] }).total,
    );
    expect(totals.reduce((sum, one) => sum + one, 0)).toBe(23_196_514);
    expect(totals[4]).toBe(0);
  });

  it('one report alone says nothing, a second of the same round ties them together', () => {
    const set = runeSet((rune) => isOfGroup(runeOf(rune), 'Torn'));
    const other = runeSet((rune) => isOfGroup(runeOf(rune), 'Box'));
    const small = few(createRandom('doubt'), symbols.A, 4);
    const alone = { ...small, doubts: [{ reports: [{ set, said: false }] }] };
    expect(countSymbols(alone).total).toBe(countSymbols(small).total);
    const two = [true, false].map((said) => {
      return countSymbols({
        ...small,
        doubts: [
          {
            reports: [
              { set, said: true },
              { set: other, said },
            ],
          },
        ],
      }).total;
    });
    expect((two[0] ?? 0) + (two[1] ?? 0)).toBe(countSymbols(small).total);
    expect(isLegalSymbol(symbols.A, standardRules)).toBe(true);
  });
});
