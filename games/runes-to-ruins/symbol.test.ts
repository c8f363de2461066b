import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../kit/random';
import { randomSymbol } from './random-symbol';
import { divineGroups, drawnRune, linePoints, mundaneGroups, runeIds, runeOf, runes, standardRules } from './runes';
import { fitsGroups, isLegalSymbol, joinsOf, looseOf, sameSymbol, symbolProblem } from './symbol';
import { grid, inRound2, RuneStory, symbols } from './testing';

const pairs = (text: string) =>
  joinsOf(
    grid(text).map((id) => (id === '-' ? null : id)),
    standardRules,
  ).map(([p, q]) => `${p}${q}`);

describe('runes', () => {
  it('[R1] one for every pair of groups, by rows of the table', () => {
    expect(runeIds).toHaveLength(36);
    const expected = mundaneGroups.flatMap((row) => divineGroups.map((column) => `${row}-${column}`.toLowerCase()));
    expect(runeIds).toEqual(expected);
    for (const { id, mundane, divine } of runes) expect(id).toBe(`${mundane}-${divine}`.toLowerCase());
  });

  it('[R2] a line passes through the points between its ends, and only those of the lattice', () => {
    expect(linePoints([0, 0, 2, 2])).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 1 },
      { x: 2, y: 2 },
    ]);
    expect(linePoints([1, 0, 0, 1])).toHaveLength(2);
    expect(linePoints([2, 2, 1, 0])).toEqual([
      { x: 2, y: 2 },
      { x: 1, y: 0 },
    ]);
    expect(drawnRune('slash-divider', standardRules).points.toString(2)).toBe('1010100');
  });

  it('[R3] segments are the longer extent of each line', () => {
    expect(drawnRune('straight-box', standardRules).segments).toBe(8);
    expect(drawnRune('slash-divider', standardRules).segments).toBe(2);
    expect(drawnRune('slash-box', standardRules).segments).toBe(4);
    expect(drawnRune('cross-box', standardRules)).toMatchObject({ segments: 12, lines: { length: 6 } });
  });
});

describe('symbols', () => {
  it('[R4] six different runes', () => {
    const twice = grid('straight-box slash-divider cross-splitter / torn-slope cross-zig-zag straight-box');
    expect(symbolProblem(twice, standardRules)?.reason).toBe('different');
    for (const symbol of Object.values(symbols)) expect(symbolProblem(symbol, standardRules)).toBeNull();
  });

  it('[R5] all of one order differ, at most three of the other are alike', () => {
    const ofRow = (...rows: string[]) => divineGroups.map((column, i) => `${rows[i]}-${column}`.toLowerCase());
    expect(fitsGroups(ofRow('Torn', 'Torn', 'Torn', 'Cross', 'Cross', 'Cross'))).toBe(true);
    expect(fitsGroups(ofRow('Torn', 'Torn', 'Torn', 'Torn', 'Cross', 'Slash'))).toBe(false);
    const ofColumn = mundaneGroups.map((row, i) => `${row}-${['Box', 'Box', 'Box', 'Slope', 'Slope', 'Slope'][i]}`);
    expect(fitsGroups(ofColumn.map((id) => id.toLowerCase()))).toBe(true);
    expect(fitsGroups(grid('torn-box torn-slope cross-box / cross-splitter slash-divider angled-zig-zag'))).toBe(false);
  });

  it('[R6] neighbours join where a point of their border is a line point of both', () => {
    expect(pairs('straight-box straight-box - / - - -')).toEqual(['01']);
    expect(pairs('straight-divider straight-divider - / - - -')).toEqual([]);
    expect(pairs('straight-divider - - / straight-divider - -')).toEqual(['03']);
  });

  it('[R6] runes diagonal to each other join in the shared corner, those two columns apart never', () => {
    expect(pairs('straight-box - - / - straight-box -')).toEqual(['04']);
    expect(pairs('- straight-box - / straight-box - -')).toEqual(['13']);
    expect(pairs('slash-divider - - / - slash-divider -')).toEqual([]);
    expect(pairs('straight-box - straight-box / - - -')).toEqual([]);
  });

  it('[R6] one that touches nothing is named', () => {
    const loose = grid('straight-divider slash-slope torn-box / cross-splitter angled-enclosure origin-zig-zag');
    expect(looseOf(loose, standardRules)).toEqual(slowLoose(loose));
  });

  it('[R5] [R6] agrees with the rules read slowly, for any six runes', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...runeIds], { minLength: 6, maxLength: 6 }), (symbol) => {
        expect(isLegalSymbol(symbol, standardRules)).toBe(slowLegal(symbol));
      }),
      { numRuns: 300 },
    );
  });

  it('[R9] random symbols are legal and never one of those to avoid', () => {
    const random = createRandom('random symbols');
    const first = randomSymbol(createRandom('same'), { rules: standardRules });
    expect(isLegalSymbol(first, standardRules)).toBe(true);
    expect(sameSymbol(randomSymbol(createRandom('same'), { rules: standardRules, without: [first] }), first)).toBe(
      false,
    );
    for (let i = 0; i < 20; i++)
      expect(isLegalSymbol(randomSymbol(random, { rules: standardRules }), standardRules)).toBe(true);
  });
});

/** [R5], [R6] again, from the drawings, by painting all line points on one sheet. */
function slowLegal(symbol: readonly string[]): boolean {
  const most = (order: 'divine' | 'mundane') => {
    const tally = new Map<string, number>();
    for (const id of symbol) tally.set(runeOf(id)[order], (tally.get(runeOf(id)[order]) ?? 0) + 1);
    return Math.max(...tally.values());
  };
  const [divine, mundane] = [most('divine'), most('mundane')];
  if (!((divine === 1 && mundane <= 3) || (mundane === 1 && divine <= 3))) return false;
  return slowLoose(symbol).length === 0;
}

function slowLoose(symbol: readonly string[]): number[] {
  const sheet = new Map<string, number[]>();
  for (const [p, id] of symbol.entries()) {
    for (const { x, y } of drawnRune(id, standardRules).lines.flatMap(linePoints)) {
      const point = `${x + 2 * (p % 3)},${y + 2 * Math.floor(p / 3)}`;
      sheet.set(point, [...(sheet.get(point) ?? []), p]);
    }
  }
  const colour = symbol.map((_, p) => p);
  for (let again = true; again; ) {
    again = false;
    for (const there of sheet.values()) {
      const least = Math.min(...there.map((p) => colour[p] ?? 0));
      for (const p of there) {
        if (colour[p] !== least) {
          colour[p] = least;
          again = true;
        }
      }
    }
  }
  const sizes = new Map<number, number>();
  for (const one of colour) sizes.set(one, (sizes.get(one) ?? 0) + 1);
  const largest = [...sizes].sort((a, b) => b[1] - a[1])[0]?.[0];
  return colour.flatMap((one, p) => (one === largest ? [] : [p]));
}

describe('round 1', () => {
  const hand = (story: RuneStory, by: string, runes: readonly string[]) => story.does(by, { type: 'symbol', runes });

  it('[R7] a later symbol replaces the first, what is none is refused with its reason', () => {
    const story = new RuneStory(['A', 'B', 'C']);
    hand(hand(story, 'A', symbols.A), 'A', symbols.F);
    expect(story.view('A').symbol).toEqual(symbols.F);
    hand(story, 'A', grid('torn-box torn-slope torn-splitter torn-divider slash-box cross-box'));
    hand(story, 'B', [...symbols.B.slice(0, 5), 'straight-box']);
    expect(story.codes()).toEqual(['BAD_SYMBOL', 'BAD_SYMBOL']);
    const messages = story.replayed().rejected.map(({ message }) => message);
    expect(messages[0]).toMatch(/groups/);
    expect(messages[1]).toMatch(/different/);
    expect(story.view('A').symbol).toEqual(symbols.F);
  });

  it('[R7] [Q2] six known runes, else it is no known form', () => {
    const story = new RuneStory(['A', 'B', 'C']);
    for (const runes of [
      symbols.A.slice(0, 5),
      [...symbols.A, 'cross-box'],
      ['__proto__', ...symbols.A.slice(1)],
      'x',
    ]) {
      story.does('A', { type: 'symbol', runes });
    }
    expect(story.codes()).toEqual(Array(4).fill('BAD_ACTION'));
  });

  it('[R8] the same symbol twice is banned without a name, and everybody hands in again', () => {
    const story = new RuneStory(['A', 'B', 'C'], { symbolSeconds: 60 });
    for (const by of ['A', 'B']) hand(story, by, symbols.F);
    hand(story, 'C', symbols.C);
    const view = story.view('C');
    expect(view).toMatchObject({ phase: 'symbol', round: 1, symbol: null, banned: [symbols.F], readyCount: 0 });
    expect(view.dueAt).toBe(3 + 60_000);
    hand(story, 'A', symbols.F);
    hand(story, 'A', symbols.A);
    expect(story.codes()).toEqual(['SYMBOL_BANNED']);
    const moved = [symbols.F[3], ...symbols.F.slice(1, 3), symbols.F[0], ...symbols.F.slice(4)] as string[];
    hand(story, 'B', moved);
    expect(story.codes()).toEqual(['SYMBOL_BANNED']);
    expect(story.view('B').symbol).toEqual(moved);
  });

  it('[R8] [K2] several banned symbols stand in the order of the table', () => {
    const story = new RuneStory(['A', 'B', 'C', 'D']);
    for (const by of ['A', 'B']) hand(story, by, symbols.F);
    for (const by of ['C', 'D']) hand(story, by, symbols.B);
    expect(story.view('spectator').banned).toEqual([symbols.B, symbols.F]);
  });

  it('[R9] who is late gets a legal symbol of their own, whatever the others have', () => {
    const late = (others: string[][]) => {
      const story = new RuneStory(['A', 'B', 'C'], { symbolSeconds: 1 });
      hand(hand(story, 'B', others[0] ?? []), 'C', others[1] ?? []);
      return story.waits(1).view('A');
    };
    const view = late([symbols.B, symbols.C]);
    expect(view).toMatchObject({ phase: 'round', round: 2 });
    expect(isLegalSymbol(view.symbol ?? [], standardRules)).toBe(true);
    expect(late([symbols.E, symbols.F]).symbol).toEqual(view.symbol);
  });

  it('[R9] who is late again after a clash gets another draw', () => {
    const story = new RuneStory(['A', 'B', 'C', 'D'], { symbolSeconds: 1 });
    const handAll = (runes: readonly (readonly string[])[]) => {
      for (const [i, by] of ['B', 'C', 'D'].entries()) hand(story, by, runes[i] ?? []);
    };
    const unclashed = new RuneStory(['A', 'B', 'C', 'D'], { symbolSeconds: 1 });
    for (const by of ['B', 'C', 'D'] as const) hand(unclashed, by, symbols[by]);
    handAll([symbols.F, symbols.F, symbols.D]);
    story.waits(1);
    expect(story.view('A')).toMatchObject({ phase: 'symbol', symbol: null, banned: [symbols.F] });
    handAll([symbols.B, symbols.C, symbols.D]);
    expect(story.waits(1).view('A').symbol).not.toEqual(unclashed.waits(1).view('A').symbol);
  });

  it('[R7] from round 2 on the symbol is fixed', () => {
    expect(hand(inRound2(), 'A', symbols.F).codes()).toEqual(['WRONG_PHASE']);
    expect(new RuneStory(['A', 'B', 'C']).does('A', { type: 'ready' }).codes()).toEqual(['WRONG_PHASE']);
  });
});
