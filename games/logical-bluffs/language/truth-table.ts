import { itemAt } from '../../kit/item-at';
import { Budget } from './budget';
import type { Condition, Test } from './condition';
import { passes } from './condition';

// Every colouring of up to eight tiles as one bit: colouring x gives tile i the colour in bits 2i and 2i+1 of x.
// Sums are added up for all colourings at once, bit by bit.

export type TruthTable = Uint32Array;

export const MAX_TABLE_TILES = 8;

const wordsFor = (tiles: number) => Math.max(1, 4 ** tiles / 32);
const lastMask = (tiles: number) => (tiles >= 3 ? 0xffffffff : tiles === 2 ? 0xffff : tiles === 1 ? 0xf : 1);

/** One bit for each colouring of so many tiles, set where the condition holds. */
export function tableOf(condition: Condition, tiles: number, budget = new Budget(MAX_TABLE_STEPS)): TruthTable {
  return new Tables(tiles, budget).of(condition);
}

/** Words of tables that one statement may cost: some ten thousand tables of eight tiles, a few hundredths of a second. */
export const MAX_TABLE_STEPS = 30_000_000;

/** What is kept costs more: thirty megabytes at most. */
const KEPT = 4;

/** The tables of one statement: parts that come up again are worked out once. */
class Tables {
  private readonly known = new Map<Condition, TruthTable>();

  constructor(
    private readonly tiles: number,
    private readonly budget: Budget,
  ) {}

  of(condition: Condition): TruthTable {
    const known = this.known.get(condition);
    if (known !== undefined) return known;
    this.spend(KEPT);
    const made = this.made(condition);
    this.known.set(condition, made);
    return made;
  }

  private made(condition: Condition): TruthTable {
    switch (condition.type) {
      case 'constant':
        return filled(this.tiles, condition.value);
      case 'colour':
        return coloured(this.tiles, condition.tile, condition.mask);
      case 'not':
        return complement(this.of(condition.of), this.tiles);
      case 'and':
        return this.gathered(condition.of, (word, other) => word & other);
      case 'or':
        return this.gathered(condition.of, (word, other) => word | other);
      case 'sum':
        return this.sum(condition);
    }
  }

  private spend(tables: number) {
    this.budget.spend(tables * wordsFor(this.tiles));
  }

  private gathered(parts: readonly Condition[], join: (word: number, other: number) => number): TruthTable {
    this.spend(parts.length);
    const [first, ...rest] = parts.map((part) => this.of(part));
    const table = Uint32Array.from(first ?? filled(this.tiles, true));
    for (const other of rest) {
      for (let w = 0; w < table.length; w++) table[w] = join(table[w] ?? 0, other[w] ?? 0);
    }
    return table;
  }

  private sum({ terms, test }: Extract<Condition, { type: 'sum' }>): TruthTable {
    const { tiles } = this;
    const slices: TruthTable[] = [];
    let offset = 0;
    let most = 0;
    for (const { weight, of } of terms) {
      const table = this.of(of);
      const counted = weight < 0 ? complement(table, tiles) : table;
      if (weight < 0) offset += weight; // w × [a] = w + |w| × [not a]
      most += Math.abs(weight);
      for (let bit = 0; 2 ** bit <= Math.abs(weight); bit++) {
        this.spend(2);
        if ((Math.abs(weight) >> bit) & 1) addAt(slices, { table: counted, bit, tiles });
      }
    }
    this.spend(slices.length * Math.min(most, 2 ** slices.length));
    return tested(slices, { test, offset, most, tiles });
  }
}

function filled(tiles: number, value: boolean): TruthTable {
  return new Uint32Array(wordsFor(tiles)).fill(value ? lastMask(tiles) : 0);
}

function complement(table: TruthTable, tiles: number): TruthTable {
  const mask = lastMask(tiles);
  const result = new Uint32Array(table.length);
  for (let w = 0; w < table.length; w++) result[w] = ~(table[w] ?? 0) & mask;
  return result;
}

const colourTables = new Map<number, TruthTable>();

/** Kept: there are but 8 × 8 × 16 of them. */
function coloured(tiles: number, tile: number, mask: number): TruthTable {
  const key = (tiles * 16 + tile) * 16 + mask;
  const known = colourTables.get(key);
  if (known !== undefined) return known;
  const table = tile < 3 ? withinWords(tiles, tile, mask) : acrossWords(tiles, tile, mask);
  colourTables.set(key, table);
  return table;
}

function withinWords(tiles: number, tile: number, mask: number): TruthTable {
  const table = new Uint32Array(wordsFor(tiles));
  for (let word = 0; word < Math.min(2, table.length); word++) {
    for (let bit = 0; bit < 32; bit++) {
      const x = word * 32 + bit;
      if (x < 4 ** tiles && (mask >> ((x >> (2 * tile)) & 3)) & 1)
        table[word] = ((table[word] ?? 0) | (1 << bit)) >>> 0;
    }
  }
  for (let word = 2; word < table.length; word++) table[word] = table[word & 1] ?? 0;
  return table;
}

function acrossWords(tiles: number, tile: number, mask: number): TruthTable {
  const shift = 2 * tile - 5;
  return new Uint32Array(wordsFor(tiles)).map((_, word) => ((mask >> ((word >> shift) & 3)) & 1 ? 0xffffffff : 0));
}

/** Adds 2^bit wherever the table is true. */
function addAt(slices: TruthTable[], { table, bit, tiles }: { table: TruthTable; bit: number; tiles: number }) {
  let carry = table;
  for (let i = bit; ; i++) {
    while (slices.length <= i) slices.push(new Uint32Array(wordsFor(tiles)));
    const slice = itemAt(slices, i);
    const next = new Uint32Array(slice.length);
    let any = 0;
    for (let w = 0; w < slice.length; w++) {
      const [a, b] = [slice[w] ?? 0, carry[w] ?? 0];
      next[w] = a & b;
      any |= a & b;
      slice[w] = a ^ b;
    }
    if (any === 0) return;
    carry = next;
  }
}

function tested(
  slices: readonly TruthTable[],
  { test, offset, most, tiles }: { test: Test; offset: number; most: number; tiles: number },
): TruthTable {
  const sums = Array.from({ length: most + 1 }, (_, sum) => sum);
  const good = sums.filter((sum) => passes(test, sum + offset));
  if (good.length * 2 <= sums.length) return whereSumIs(slices, good, tiles);
  return complement(
    whereSumIs(
      slices,
      sums.filter((sum) => !good.includes(sum)),
      tiles,
    ),
    tiles,
  );
}

function whereSumIs(slices: readonly TruthTable[], sums: readonly number[], tiles: number): TruthTable {
  const table = filled(tiles, false);
  const mask = lastMask(tiles);
  for (const sum of sums) {
    if (sum >= 2 ** slices.length) continue;
    for (let w = 0; w < table.length; w++) {
      let word = mask;
      for (let i = 0; i < slices.length; i++) {
        const slice = itemAt(slices, i)[w] ?? 0;
        word &= (sum >> i) & 1 ? slice : ~slice;
      }
      table[w] = ((table[w] ?? 0) | word) >>> 0;
    }
  }
  return table;
}

// --- questions

export const sameTable = (a: TruthTable, b: TruthTable): boolean =>
  a.length === b.length && a.every((word, i) => word === b[i]);

export function countTable(table: TruthTable): number {
  let count = 0;
  for (const word of table) {
    let v = word - ((word >>> 1) & 0x55555555);
    v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
    count += (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return count;
}

/** Whether the tile's colour matters anywhere: some colouring whose truth changes with it. */
export function tableDependsOn(table: TruthTable, tile: number, tiles: number): boolean {
  const first = coloured(tiles, tile, 1);
  for (let colour = 1; colour < 4; colour++) {
    const distance = colour * 4 ** tile;
    const [words, bits] = [distance >>> 5, distance & 31];
    for (let w = 0; w + words < table.length; w++) {
      const low = (table[w + words] ?? 0) >>> bits;
      const high = bits === 0 ? 0 : ((table[w + words + 1] ?? 0) << (32 - bits)) >>> 0;
      if ((((table[w] ?? 0) ^ (low | high)) & (first[w] ?? 0)) !== 0) return true;
    }
  }
  return false;
}

/** How many of the colourings that each tile's mask allows make it true. */
export function countAllowed(table: TruthTable, masks: readonly number[]): number {
  const tiles = masks.length;
  const allowed = masks
    .map((mask, tile) => coloured(tiles, tile, mask))
    .reduce((a, b) => a.map((word, i) => word & (b[i] ?? 0)), table);
  return countTable(allowed);
}

export function tableAt(table: TruthTable, colouring: readonly number[]): boolean {
  const x = colouring.reduce((sum, colour, tile) => sum + colour * 4 ** tile, 0);
  return (((table[x >>> 5] ?? 0) >>> (x & 31)) & 1) === 1;
}
