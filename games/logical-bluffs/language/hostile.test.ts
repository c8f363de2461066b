import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inShort } from '../../kit/testing/in-short';
import { cells } from '../grid';
import { Budget, TooInvolved, withinBudget } from './budget';
import { MAX_STEPS_IN_SEVERAL_WAYS } from './chart';
import type { Condition } from './condition';
import { conditionOf } from './expansion';
import { hostileSentences } from './hostile';
import { MAX_DIAGRAM_STEPS, MAX_PARTS } from './judge';
import { meaningsOf } from './read';
import { appraise, explainProblem } from './statement';
import { MAX_TABLE_STEPS } from './truth-table';
import { countWords } from './words';

// Nobody can hold anything up with a sentence: what is too involved is refused in words, by counted steps.

describe('hostile sentences', () => {
  const sentences = inShort(32, hostileSentences(120, 14));

  it.each([4, 8, 16])('[B5] on %i tiles are judged or refused, each with a reason', (tiles) => {
    for (const text of sentences) {
      const { problem, judged } = appraise(text, cells.slice(0, tiles));
      expect(problem !== null || judged !== null, text).toBe(true);
      if (problem !== null) expect(explainProblem(problem, text), text).toMatch(/\w/);
    }
  });

  it('[B5] too involved a statement says so, always', () => {
    const text = 'At least ten tiles have exactly two neighbours of the same colour.';
    for (let i = 0; i < 2; i++) {
      const { problem } = appraise(text + ' '.repeat(i), cells);
      expect(problem?.code).toBe('NOT_UNDERSTOOD');
      expect(problem === null ? '' : explainProblem(problem, text)).toMatch(
        /too involved to be judged on sixteen tiles/,
      );
    }
  });

  it('a budget ends work by steps, and lets other errors through', () => {
    expect(withinBudget(() => new Budget(2).spend(3))).toBeNull();
    expect(withinBudget(() => 'done')).toBe('done');
    expect(() => withinBudget(() => JSON.parse('{'))).toThrow(SyntaxError);
    expect(new TooInvolved()).toBeInstanceOf(Error);
  });
});

describe('what a hostile sentence costs, in steps', () => {
  const { spend } = Budget.prototype;
  let spent = 0;
  beforeEach(() => {
    Budget.prototype.spend = function (steps) {
      spent += steps;
      spend.call(this, steps);
    };
  });
  afterEach(() => {
    Budget.prototype.spend = spend;
  });
  const all = hostileSentences(160, 162);
  const sentences = inShort(32, all);
  /** The last step may be a long one. */
  const margin = 1.05;

  it.each([
    [8, MAX_TABLE_STEPS],
    [16, MAX_DIAGRAM_STEPS],
  ])('[B5] all readings together stay within one budget, on %i tiles', (tiles, judging) => {
    for (const text of sentences) {
      spent = 0;
      appraise(text, cells.slice(0, tiles));
      expect(spent, text).toBeLessThan((MAX_STEPS_IN_SEVERAL_WAYS + MAX_PARTS + judging) * margin);
    }
  });

  it('[B5] what a meaning is taken apart into is not many times what was counted', () => {
    let most = 0;
    // The tenth is the largest; of each list the first is always tried.
    for (const text of inShort(16, all.slice(9), all.slice(0, 9))) {
      for (const statement of meaningsOf(text, cells).statements) {
        spent = 0;
        const budget = new Budget(Number.POSITIVE_INFINITY);
        const size = sizeOf(conditionOf(statement, cells, { budget }));
        most = Math.max(most, size);
        expect(size, text).toBeLessThan(20_000 + 40 * spent);
      }
    }
    expect(most).toBeGreaterThan(10_000);
  });
});

/** How many parts there are, each with what it is made of; what comes up again counts once. */
function sizeOf(condition: Condition, seen = new Set<Condition>()): number {
  if (seen.has(condition)) return 1;
  seen.add(condition);
  if (condition.type === 'constant' || condition.type === 'colour') return 1;
  const parts = condition.type === 'sum' ? condition.terms.map(({ of }) => of) : [condition.of].flat();
  return parts.reduce((sum, part) => sum + sizeOf(part, seen), 1);
}

describe('words are counted as a reader counts them', () => {
  it.each([
    ['A1-is-red-or-B1-is-blue', 7],
    ['A1-is-red.B1-is-red', 6],
    ['A1 is red,B1 is blue', 6],
    ['There is a 2x2 square with two non-red tiles.', 9],
    ['the top-left tile', 3],
    ["There isn't a red tile.", 5],
    ['red/blue', 2],
    ['at most 50% blue', 4],
    ['', 0],
  ])('[B5] “%s”: %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

describe('names of what every object has are words like others', () => {
  it.each(Object.getOwnPropertyNames(Object.prototype))('“%s is red.” is refused in words', (name) => {
    const words = /[a-z]+/i.exec(name)?.[0] ?? name;
    for (const text of [`${name} is red.`, `If A1 is red then ${words}`])
      expect(appraise(text, cells.slice(0, 2)).problem, text).not.toBeNull();
  });
});
