import { describe, expect, it } from 'vitest';
import { cells } from '../grid';
import { Budget, TooInvolved, withinBudget } from './budget';
import { hostileSentences } from './hostile';
import { appraise, explainProblem } from './statement';
import { countWords } from './words';

// Nobody can hold anything up with a sentence: what is too involved is refused in words, by counted steps.

describe('hostile sentences', () => {
  const sentences = hostileSentences(120, 14);

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
