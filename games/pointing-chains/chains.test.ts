import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chainEnds, chainStarts, chainsOf, type Pointers, scoresOf } from './chains';
import { anyPointers, pointersFrom } from './testing';

const names = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Sections as text: `chain ABC, loop DE, node F`. */
function sections(text: string): string {
  const { sections } = chainsOf(pointersFrom(text));
  return sections.map(({ kind, members }) => `${kind} ${members.map((i) => names[i]).join('')}`).join(', ');
}

const removed = (text: string) =>
  chainsOf(pointersFrom(text))
    .removed.map((i) => names[i])
    .join('');

function scores(text: string, { bigSection = 9, wasNode = '' } = {}): number[] {
  const pointers = pointersFrom(text);
  return scoresOf(chainsOf(pointers), {
    bigSection,
    wasNode: pointers.map((_, i) => wasNode.includes(names[i] as string)),
  });
}

describe('sections', () => {
  it.each([
    ['[C1] two who point at each other are a loop', 'A>B B>A C', 'loop AB, node C'],
    ['[C1] a cycle of any length is a loop', 'A>B B>C C>D D>A', 'loop ABCD'],
    ['[C3] a chain ends in one who points at nobody', 'A>B B>C C', 'chain ABC'],
    ['[C3] a chain may branch', 'A>C B>C C>D D', 'chain ABCD'],
    ['[C3] somebody alone is a node', 'A B C>A', 'chain AC, node B'],
    ['[C2] whoever points at a disconnected player keeps pointing', 'A>B B>C C>D D>C', 'chain AB, loop CD'],
    ['[C2] a player cut off from a loop may be left a node', 'A>B B>C C>B', 'node A, loop BC'],
  ])('%s: %s', (_, text, expected) => expect(sections(text)).toBe(expected));

  it.each([
    ['[C2] a pointer into a loop is removed', 'A>B B>C C>B', 'A'],
    ['[C2] the pointer to the one who pointed into the loop is not', 'D>A B>C C>B A>B', 'A'],
    ['[C2] pointers inside the loop are not', 'A>B B>C C>A', ''],
    ['[C2] every pointer into the loop is', 'A>C B>C C>D D>C E>D', 'ABE'],
  ])('%s: %s', (_, text, expected) => {
    // the second case names players out of order: letters are positions in the text
    const order = text.split(/\s+/).map((word) => word[0]);
    const found = chainsOf(pointersFrom(text))
      .removed.map((i) => order[i])
      .join('');
    expect(found).toBe(expected);
  });
});

describe('scores', () => {
  it('[S3] a chain scores by the pointers to its end', () => {
    expect(scores('A>B B>C C>D D')).toEqual([3, 2, 1, 0]);
  });
  it('[S3] each branch counts its own way', () => {
    expect(scores('A>B B>C C E>B'.replace('E', 'D'))).toEqual([2, 1, 0, 2]);
  });
  it('[S2] a loop scores nothing', () => {
    expect(scores('A>B B>C C>A')).toEqual([0, 0, 0]);
  });
  it('[S1] a chain of bigSection players scores -1 each, its end too', () => {
    expect(scores('A>B B>C C', { bigSection: 3 })).toEqual([-1, -1, -1]);
    expect(scores('A>B B>C C', { bigSection: 4 })).toEqual([2, 1, 0]);
  });
  it('[S1] and so does a loop', () => {
    expect(scores('A>B B>C C>A', { bigSection: 3 })).toEqual([-1, -1, -1]);
  });
  it('[S4] the first time as a node gives 1, every later one -2', () => {
    expect(scores('A B C>D D', { wasNode: 'B' })).toEqual([1, -2, 1, 0]);
  });
  it('[C2] [S4] somebody cut off alone is a node', () => {
    expect(scores('A>B B>C C>B')).toEqual([1, 0, 0]);
    expect(removed('A>B B>C C>B')).toBe('A');
  });
  it('[C2] [S3] [S4] the worked example of the rules', () => {
    const text = 'A>B B>C C>D D E>B F>G G>H H>I I>J J>K K>G L>M M>L';
    expect(scores(text)).toEqual([3, 2, 1, 0, 3, 1, 0, 0, 0, 0, 0, 0, 0]);
    expect(removed(text)).toBe('F');
    expect(sections(text)).toBe('chain ABCDE, node F, loop GHIJK, loop LM');
  });
});

describe('ends and starts', () => {
  const of = (text: string) => {
    const chains = chainsOf(pointersFrom(text));
    const letters = (players: number[]) => players.map((i) => names[i]).join('');
    return `ends ${letters(chainEnds(chains))}, starts ${letters(chainStarts(chains))}`;
  };
  it('[F2] [F3] are judged after pointers are removed', () => {
    expect(of('A>B B>C C>D D>C')).toBe('ends B, starts A');
  });
  it('[F3] a branching chain has several starts', () => {
    expect(of('A>C B>C C>D D')).toBe('ends D, starts AB');
  });
  it('[F2] a node is neither, nor is anybody in a loop', () => {
    expect(of('A B>C C>B')).toBe('ends , starts ');
  });
});

/** The same from the words of the rules, step by step and without cleverness. */
function slowScores(pointers: Pointers, bigSection: number): number[] {
  const n = pointers.length;
  const players = [...pointers.keys()];
  const reach = (from: number, steps: number): number | null => {
    let at: number | null = from;
    for (let i = 0; i < steps && at !== null; i++) at = pointers[at] ?? null;
    return at;
  };
  const inLoop = (i: number) => players.some((k) => reach(i, k + 1) === i);
  const kept = pointers.map((to, from) => (to !== null && inLoop(to) && !inLoop(from) ? null : to));
  const linked = (a: number, b: number) => kept[a] === b || kept[b] === a;
  const sectionOf = (start: number): number[] => {
    const found = new Set([start]);
    for (let i = 0; i < n; i++) for (const a of [...found]) for (const b of players) if (linked(a, b)) found.add(b);
    return [...found];
  };
  return players.map((i) => {
    const section = sectionOf(i);
    if (section.length === 1) return 1;
    if (section.length >= bigSection) return -1;
    if (section.some(inLoop)) return 0;
    let steps = 0;
    for (let at = kept[i] ?? null; at !== null; at = kept[at] ?? null) steps++;
    return steps;
  });
}

it('[C1] [C2] [C3] agrees with the slow reading of the rules on any pointers', () => {
  fc.assert(
    fc.property(anyPointers(12), fc.integer({ min: 2, max: 13 }), (pointers, bigSection) => {
      const fast = scoresOf(chainsOf(pointers), { bigSection, wasNode: pointers.map(() => false) });
      expect(fast).toEqual(slowScores(pointers, bigSection));
    }),
    { numRuns: 1500 },
  );
});
