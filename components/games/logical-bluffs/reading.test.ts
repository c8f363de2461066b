import { expect, test } from 'vitest';
import type { Cell } from '@/games/logical-bluffs/grid';
import { answers, type Basis } from './reading';

const subset: readonly Cell[] = ['A1', 'B1', 'A2', 'B2'];
const seen: Basis['seen'] = { known: { A1: 'red', B1: 'red' }, statements: [] };
const lines = (texts: readonly string[], about: Basis | null = null) => answers.lines(about, subset, texts);

test('a line is told what it means, what is wrong with it, and how likely it is where that may be told', () => {
  const texts = ['There are at least two red tiles.', 'A1 is red.', 'Flurb.', ''];
  const [fine, idle, unread, empty] = lines(texts, { seen, hasOdds: true });
  expect(fine).toMatchObject({ said: 'There are at least two red tiles.', problem: null, share: 1, wordsLeft: 8 });
  expect(fine?.blind).toBeCloseTo(67 / 256, 10);
  expect(idle?.problem).toMatchObject({ code: 'TILE_NOT_INVOLVED', idle: ['B1', 'A2', 'B2'] });
  expect(unread?.problem?.code).toBe('NOT_UNDERSTOOD');
  expect(empty?.said).toBeNull();
  expect(lines(texts, { seen, hasOdds: false })[0]?.share).toBeNull();
});

test('a line that says what an earlier one says names it', () => {
  const same = lines(['There are at least two red tiles.', 'At least two tiles are red.', 'Two or more reds.']);
  expect(same.map(({ sameAs }) => sameAs)).toEqual([null, 1, 1]);
});

test('every answer survives the way from a worker to the page', () => {
  const said = ['No two red tiles are adjacent.', 'at most one red and one blue tile', 'Most tiles are gren.', ''];
  const all = [
    answers.lines({ seen, hasOdds: true }, subset, said),
    answers.refusal(subset, said, 'automatic'),
    answers.instead(subset, 'no more than tow red tiles'),
    answers.proposals({ seen, hasOdds: true }, subset, 0, said),
    answers.counted(seen, [], new Array(16).fill(15)),
  ];
  for (const answer of all) {
    expect(answer).not.toBeNull();
    expect(structuredClone(answer)).toEqual(answer);
  }
});

test('what is counted says whether the marks fit, and nothing where what is supposed does not', () => {
  const open = new Array<number>(16).fill(15);
  const text = 'A1 and B1 are the same colour and so are A2 and B2.';
  expect(answers.counted(seen, [], open)).toMatchObject({ count: 4 ** 14, leftOut: 0, fits: true });
  expect(answers.counted(seen, [], open.with(0, 2))?.fits).toBe(false);
  expect(answers.counted(seen, [{ text, subset, truth: true }], open)?.count).toBe(4 ** 13);
  const never = { text: 'A1 is not red.', subset: ['A1'], truth: true } as const;
  expect(answers.counted(seen, [never], open)).toBeNull();
});

test('what could be said instead is nearest first', () => {
  const [first] = answers.instead(subset, 'no more than tow red tiles');
  expect(first).toEqual({ text: 'There are at most two red tiles.', says: 'all', lead: null });
});
