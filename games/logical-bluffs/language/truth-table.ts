import { itemAt } from '../../kit/item-at';
import { Budget } from './budget';
import type { Condition } from './condition';
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

/** Words of tables that one sentence may cost, with all its readings: a fiftieth of a second on eight tiles. */
export const MAX_TABLE_STEPS = 6_000_000;

/** What is kept costs more, so that sixteen megabytes are the most. */
const KEPT = 1;

/** The tables of one statement: parts that come up again are worked out once. */
class Tables {
  private readonly known = new Map<Condition, TruthTable>();
  private readonly carry: TruthTable;

  constructor(
    private readonly tiles: number,
    private readonly budget: Budget,
  ) {
    this.carry = new Uint32Array(wordsFor(tiles));
  }

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
        return this.gathered(condition.of, meet);
      case 'or':
        return this.gathered(condition.of, join);
      case 'sum':
        return this.sum(condition);
    }
  }

  private spend(tables: number) {
    this.budget.spend(tables * wordsFor(this.tiles));
  }

  private gathered(parts: readonly Condition[], gather: (table: TruthTable, other: TruthTable) => void): TruthTable {
    this.spend(parts.length);
    const [first, ...rest] = parts.map((part) => this.of(part));
    const table = Uint32Array.from(first ?? filled(this.tiles, true));
    for (const other of rest) gather(table, other);
    return table;
  }

  private sum({ terms, test }: Extract<Condition, { type: 'sum' }>): TruthTable {
    const { tiles } = this;
    const slices: TruthTable[] = [];
    let offset = 0;
    let most = 0;
    for (const { weight, of } of terms) {
      const table = this.of(of);
      this.spend(weight < 0 ? 1 : 0);
      const counted = weight < 0 ? complement(table, tiles) : table;
      if (weight < 0) offset += weight; // w × [a] = w + |w| × [not a]
      most += Math.abs(weight);
      for (let bit = 0; 2 ** bit <= Math.abs(weight); bit++) {
        if ((Math.abs(weight) >> bit) & 1) this.addAt(slices, counted, bit);
      }
    }
    const good = Array.from({ length: 2 ** slices.length }, (_, sum) => passes(test, Math.min(sum, most) + offset));
    return this.whereGood(slices, good);
  }

  /** Adds 2^bit wherever the table is true. */
  private addAt(slices: TruthTable[], table: TruthTable, bit: number) {
    this.carry.set(table);
    for (let i = bit, more = true; more; i++) {
      while (slices.length <= i) slices.push(new Uint32Array(wordsFor(this.tiles)));
      this.spend(1);
      more = carryInto(itemAt(slices, i), this.carry);
    }
  }

  /** Where the sum that the slices hold, bit by bit, is one of those that are good; from the highest bit down. */
  private whereGood(slices: readonly TruthTable[], good: readonly boolean[]): TruthTable {
    const done = new Map<string, TruthTable>();
    const where = (from: number, to: number, bit: number): TruthTable => {
      const key = good.slice(from, to).map(Number).join('');
      const known = done.get(key) ?? made(from, to, bit);
      done.set(key, known);
      return known;
    };
    const made = (from: number, to: number, bit: number): TruthTable => {
      this.spend(1);
      if (good.slice(from, to).every((one) => one === good[from])) return filled(this.tiles, good[from] === true);
      const middle = (from + to) / 2;
      return chosen(itemAt(slices, bit), where(middle, to, bit - 1), where(from, middle, bit - 1));
    };
    return where(0, good.length, slices.length - 1);
  }
}

/** Leaves in a table what is in both. */
function meet(table: TruthTable, other: TruthTable) {
  for (let w = 0; w < table.length; w++) table[w] = (table[w] ?? 0) & (other[w] ?? 0);
}

/** Adds to a table what is in the other. */
function join(table: TruthTable, other: TruthTable) {
  for (let w = 0; w < table.length; w++) table[w] = (table[w] ?? 0) | (other[w] ?? 0);
}

/** Adds what is carried to one slice of sums, and leaves what is carried to the next; whether there is any. */
function carryInto(slice: TruthTable, carry: TruthTable): boolean {
  let any = 0;
  for (let w = 0; w < slice.length; w++) {
    const a = slice[w] ?? 0;
    const b = carry[w] ?? 0;
    const both = a & b;
    carry[w] = both;
    any |= both;
    slice[w] = a ^ b;
  }
  return any !== 0;
}

/** What the one says where `where` is true, and the other elsewhere. */
function chosen(where: TruthTable, there: TruthTable, elsewhere: TruthTable): TruthTable {
  const table = new Uint32Array(where.length);
  for (let w = 0; w < table.length; w++) {
    const here = where[w] ?? 0;
    table[w] = (here & (there[w] ?? 0)) | (~here & (elsewhere[w] ?? 0));
  }
  return table;
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

// --- questions

export const sameTable = (a: TruthTable, b: TruthTable): boolean => a.length === b.length && firstDifference(a, b) < 0;

function firstDifference(a: TruthTable, b: TruthTable): number {
  for (let w = 0; w < a.length; w++) if (a[w] !== b[w]) return w;
  return -1;
}

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
