import { itemAt } from '../kit/item-at';
import { memo } from '../kit/memo';
import type { Counts } from './counts';
import { closenessRank, type DoubtClue, fits, type GuessClue, type Knowledge, type SetClue } from './knowledge';
import { type DrawnRune, drawnRunes, type Rune, type RuneId, type RuneRules, runeOf, runes, shareGroup } from './runes';
import { areJoined } from './symbol';

// Exact counts over all legal symbols (23,196,514 as runes.json draws them), without listing them. A symbol is three columns of two runes. The
// outer columns touch only the middle one, so for each middle column, and for each left one, a set of bits holds the
// right columns that go with both: that join, and that every clue allows. Slow enumeration in counting.test.ts agrees.

const RUNES = 36;
const PAIRS = RUNES * RUNES;

/** How many of all legal symbols fit, and how many of them have each rune at each position. */
export function countSymbols(knowledge: Knowledge): Counts {
  const counts = emptyCounts();
  for (const side of sides) countSide(side, knowledge, counts);
  for (const symbol of uniqueSymbols(knowledge.not)) {
    if (!fits(symbol, { ...knowledge, not: [] })) continue;
    counts.total -= 1;
    for (const [p, rune] of symbol.entries()) add(counts.at[p], runeOf(rune).index, -1);
  }
  return counts;
}

const emptyCounts = () => ({ total: 0, at: Array.from({ length: 6 }, () => new Float64Array(RUNES)) });

const uniqueSymbols = (symbols: readonly (readonly RuneId[])[]) => [
  ...new Map(symbols.map((symbol) => [symbol.join(), symbol])).values(),
];

/** [R5] Either all of one order differ (and at most three of the other are alike), or the other way round. */
interface Side {
  readonly distinct: Uint8Array;
  readonly other: Uint8Array;
  /** The symbols in which all of both orders differ are counted on one side only. */
  readonly withAllDifferent: boolean;
}

const divineOf = Uint8Array.from(runes, ({ index }) => index % 6);
const mundaneOf = Uint8Array.from(runes, ({ index }) => Math.floor(index / 6));
const sides: readonly Side[] = [
  { distinct: divineOf, other: mundaneOf, withAllDifferent: true },
  { distinct: mundaneOf, other: divineOf, withAllDifferent: false },
];

// --- Joins -----------------------------------------------------------------------------------------------------------

/** `[a * 36 + b]`: whether a joins b where b stands below, to the right, diagonally below, diagonally above. */
interface JoinTables {
  readonly below: Uint8Array;
  readonly beside: Uint8Array;
  readonly diagonalDown: Uint8Array;
  readonly diagonalUp: Uint8Array;
}

const tablesOf = memo((drawn: readonly DrawnRune[]): JoinTables => {
  const joinTable = (p: number, q: number) => {
    const table = new Uint8Array(PAIRS);
    for (const a of drawn) for (const b of drawn) table[a.index * RUNES + b.index] = joins(a, b, [p, q]) ? 1 : 0;
    return table;
  };
  return {
    below: joinTable(0, 3),
    beside: joinTable(0, 1),
    diagonalDown: joinTable(0, 4),
    diagonalUp: joinTable(3, 1),
  };
});

const joins = (a: DrawnRune, b: DrawnRune, [p, q]: readonly [number, number]) =>
  areJoined({ rune: a, at: p }, { rune: b, at: q });

const APART = 1;
const MERGING = 2;

/**
 * What an outer column does for a middle one, by what its upper and lower rune touch there (bit 0: the upper, bit 1:
 * the lower) and whether they are joined themselves: 0 not all connected, APART, or MERGING (connects both of the middle).
 */
function columnEffect(upper: number, lower: number, joined: number): number {
  if (joined === 1) {
    const touches = upper | lower;
    return touches === 0 ? 0 : touches === 3 ? MERGING : APART;
  }
  if (upper === 0 || lower === 0) return 0;
  return upper === 3 || lower === 3 ? MERGING : APART;
}
/** [R11] Where all neighbours have to be joined: upper to upper, lower to lower, and the two to each other. */
const strictEffect = (upper: number, lower: number, joined: number): number =>
  joined === 1 && (upper & 1) === 1 && (lower & 2) === 2 ? MERGING : 0;

const effectTable = (effect: typeof columnEffect) =>
  Uint8Array.from({ length: 32 }, (_, i) => effect(i & 3, (i >> 2) & 3, i >> 4));
const effectsOf: Readonly<Record<RuneRules['joining'], Uint8Array>> = {
  figure: effectTable(columnEffect),
  neighbours: effectTable(strictEffect),
};

// --- Clues -----------------------------------------------------------------------------------------------------------

// What a clue sees of a symbol is a sum over its six places of one whole number each: fields of four bits that count
// runes of a set, or, for guesses, bits that say what stands where. So a column contributes a number, three columns
// are judged by their sum, and columns that contribute the same are alike to this clue.

interface Clue {
  /** `[position * 36 + rune]` */
  readonly parts: Int32Array;
  holds(sum: number): boolean;
}

/** All clues but those that `allowedOf` has used up. The first is always that of the groups. */
function cluesOf({ sets, doubts, guesses }: Knowledge, side: Side): Clue[] {
  return [
    groupsClue(side),
    ...mergeSets(sets).map(setClue),
    ...doubts.filter(({ reports }) => reports.length > 1).map(doubtClue),
    ...guesses.map(guessClue),
  ];
}

const HIGHS = 0x888888;
const ALL_DIFFERENT = 0x111111;

/** [R5] Six counts in one number; adding 4 to each sets the high bit of one above 3. */
function groupsClue({ other, withAllDifferent }: Side): Clue {
  const parts = partsOf((_, { index }) => 1 << (4 * (other[index] ?? 0)));
  const atMostThree = (sum: number) => ((sum + 0x444444) & HIGHS) === 0;
  return { parts, holds: (sum) => atMostThree(sum) && (withAllDifferent || sum !== ALL_DIFFERENT) };
}

/** The same set asked about twice is one clue; one that allows anything is none. */
function mergeSets(sets: Knowledge['sets']): SetClue[] {
  const merged = new Map<string, SetClue>();
  for (const { set, min, max } of sets) {
    const key = set.map(Number).join('');
    const was = merged.get(key) ?? { set, min: 0, max: 6 };
    merged.set(key, { set, min: Math.max(min, was.min), max: Math.min(max, was.max) });
  }
  return [...merged.values()].filter(({ min, max }) => min > 0 || (max > 0 && max < 6));
}

const setClue = ({ set, min, max }: SetClue): Clue => ({
  parts: partsOf((_, { index }) => (set[index] ? 1 : 0)),
  holds: (sum) => sum >= min && sum <= max,
});

/** [S5] All reports true, or all false. */
function doubtClue({ reports }: DoubtClue): Clue {
  const parts = partsOf((_, { index }) =>
    reports.reduce((bits, { set }, i) => bits | (set[index] ? 1 << (4 * i) : 0), 0),
  );
  return {
    parts,
    holds: (sum) => {
      const right = reports.filter(({ said }, i) => ((sum >> (4 * i)) & 15) > 0 === said).length;
      return right === 0 || right === reports.length;
    },
  };
}

/** Bits 0–5: which of the guess's runes are there; 6–11: places that share a group with the guess; 12–17: exact places. */
function guessClue({ guess, closeness, exactly }: GuessClue): Clue {
  const parts = partsOf((p, rune) => {
    const named = guess.indexOf(rune.id);
    const guessed = runeOf(guess[p] ?? '');
    const place = rune === guessed ? 1 << (12 + p) : shareGroup(rune, guessed) ? 1 << (6 + p) : 0;
    return (named < 0 ? 0 : 1 << named) | place;
  });
  const most = closenessRank(closeness);
  return { parts, holds: (sum) => (exactly ? rankOfSum(sum) === most : rankOfSum(sum) <= most) };
}

/** `closenessRank` of what a guess clue sees. */
function rankOfSum(sum: number): number {
  const [there, shares, exact] = [sum & 63, (sum >> 6) & 63, sum >> 12];
  return ones(exact) * 49 + (ones(there) - ones(exact)) * 7 + ones(shares & ~there);
}

function partsOf(part: (position: number, rune: Rune) => number): Int32Array {
  return Int32Array.from({ length: 6 * RUNES }, (_, i) => part((i / RUNES) | 0, itemAt(runes, i % RUNES)));
}

/** Set bits of a 32-bit number. */
function ones(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** What may stand where, with what empty sets and guesses without an exact rune say of single places. */
function allowedOf({ allowed, sets, guesses }: Knowledge): Uint8Array {
  const empty = sets.filter(({ max }) => max === 0);
  const may = Uint8Array.from({ length: 6 * RUNES }, (_, i) => {
    const r = i % RUNES;
    return allowed[(i / RUNES) | 0]?.[r] && !empty.some(({ set }) => set[r]) ? 1 : 0;
  });
  for (const { guess, closeness } of guesses) {
    if (closeness.exact > 0) continue;
    for (const [p, rune] of guess.entries()) may[p * RUNES + runeOf(rune).index] = 0;
  }
  return may;
}

// --- Columns ---------------------------------------------------------------------------------------------------------

/** The pairs (upper * 36 + lower) that may stand in a column, by the two groups of the distinct order they take. */
type Column = readonly (readonly number[])[];

function columnOf(may: Uint8Array, column: number, { distinct }: Side): Column {
  const byTaken: number[][] = Array.from({ length: 64 }, () => []);
  for (let a = 0; a < RUNES; a++) {
    for (let b = 0; b < RUNES; b++) {
      const isAllowed = may[column * RUNES + a] === 1 && may[(column + 3) * RUNES + b] === 1;
      if (isAllowed && distinct[a] !== distinct[b]) byTaken[takenBy(distinct, a, b)]?.push(a * RUNES + b);
    }
  }
  return byTaken;
}

const takenBy = (distinct: Uint8Array, a: number, b: number): number =>
  (1 << (distinct[a] ?? 0)) | (1 << (distinct[b] ?? 0));

/** Two groups leave at most 72 pairs: a right column's place among those of its groups is a bit of three words. */
const WORDS = 3;
/** A row of bits for all right columns: three words for each of 64 ways to take groups (only 15 are used). */
const ROW = 64 * WORDS;

/** For one clue, which right columns go with a middle and a left one; rows are made when they are first wanted. */
class Table {
  readonly rows: Int32Array;
  private middle = 0;
  private first = 0;
  private readonly lefts: number;
  private readonly made: Uint8Array;
  private readonly middleKind: Int32Array;
  private readonly leftKind: Int32Array;
  private readonly sums: readonly (readonly number[])[];
  private readonly rightBits: readonly Int32Array[];

  constructor(
    private readonly clue: Clue,
    columns: readonly Column[],
  ) {
    const kinds = columns.map((column, c) => kindsOf(clue, column, c));
    this.sums = kinds.map(({ sums }) => sums);
    this.leftKind = itemAt(kinds, 0).of;
    this.middleKind = itemAt(kinds, 1).of;
    this.rightBits = bitsByKind(itemAt(columns, 2), itemAt(kinds, 2));
    this.lefts = itemAt(this.sums, 0).length;
    const rows = this.lefts * itemAt(this.sums, 1).length;
    this.rows = new Int32Array(rows * ROW);
    this.made = new Uint8Array(rows);
  }

  /** Sets the middle pair that `rowOf` is asked about. */
  setMiddle(middle: number) {
    this.middle = this.middleKind[middle] ?? 0;
    this.first = this.middle * this.lefts;
  }

  /** Where the row for a left pair begins in `rows`. */
  rowOf(left: number): number {
    const kind = this.leftKind[left] ?? 0;
    const at = this.first + kind;
    if (this.made[at] === 0) this.make(at, (this.sums[1]?.[this.middle] ?? 0) + (this.sums[0]?.[kind] ?? 0));
    return at * ROW;
  }

  private make(at: number, sum: number) {
    this.made[at] = 1;
    const row = this.rows.subarray(at * ROW, at * ROW + ROW);
    for (const [kind, right] of itemAt(this.sums, 2).entries()) {
      if (!this.clue.holds(sum + right)) continue;
      const bits = itemAt(this.rightBits, kind);
      for (let i = 0; i < bits.length; i += 2) {
        const word = bits[i] ?? 0;
        row[word] = (row[word] ?? 0) | (bits[i + 1] ?? 0);
      }
    }
  }
}

interface Kinds {
  /** `[pair]`: which of `sums` it contributes. */
  readonly of: Int32Array;
  readonly sums: number[];
}

function kindsOf({ parts }: Clue, column: Column, c: number): Kinds {
  const of = new Int32Array(PAIRS);
  const known = new Map<number, number>();
  for (const pair of column.flat()) {
    const a = (pair / RUNES) | 0;
    const sum = (parts[c * RUNES + a] ?? 0) + (parts[(c + 3) * RUNES + (pair % RUNES)] ?? 0);
    const kind = known.get(sum) ?? known.size;
    if (kind === known.size) known.set(sum, kind);
    of[pair] = kind;
  }
  return { of, sums: [...known.keys()] };
}

/** For each kind of right column its bits, as pairs of word and bits, few of them empty. */
function bitsByKind(column: Column, { of, sums }: Kinds): Int32Array[] {
  const words = sums.map(() => new Map<number, number>());
  for (const [taken, pairs] of column.entries()) {
    for (const [i, pair] of pairs.entries()) {
      const mine = itemAt(words, of[pair] ?? 0);
      const word = taken * WORDS + (i >> 5);
      mine.set(word, (mine.get(word) ?? 0) | (1 << (i & 31)));
    }
  }
  return words.map((mine) => Int32Array.from([...mine].flat()));
}

// --- Counting --------------------------------------------------------------------------------------------------------

interface Tally {
  total: number;
  readonly at: readonly Float64Array[];
}

function countSide(side: Side, knowledge: Knowledge, tally: Tally) {
  if (!isPossible(side, knowledge)) return;
  const may = allowedOf(knowledge);
  const columns = [columnOf(may, 0, side), columnOf(may, 1, side), columnOf(may, 2, side)] as const;
  if (columns.some((column) => column.every((pairs) => pairs.length === 0))) return;
  const tables = cluesOf(knowledge, side).map((clue) => new Table(clue, columns));
  const [left, middles, right] = columns;
  const { rules } = knowledge;
  const joined = tablesOf(drawnRunes(rules));
  const meeting = new Meeting({ tables, tally, joined, effects: effectsOf[rules.joining] });
  for (const [busy, pairs] of middles.entries()) {
    for (const middle of pairs) {
      if (rules.joining === 'neighbours' && joined.below[middle] === 0) continue;
      meeting.begin(middle);
      for (let taken = 3; taken < 63; taken++) {
        const rest = 63 ^ busy ^ taken;
        if ((taken & busy) !== 0 || rest < 3) continue;
        const [lefts, rights] = [itemAt(left, taken), itemAt(right, rest)];
        if (lefts.length > 0 && rights.length > 0) meeting.meet(lefts, rights, rest);
      }
      meeting.end();
    }
  }
}

/** Where all of an order differ, every group of it is there exactly once. */
const isPossible = ({ distinct }: Side, { sets }: Knowledge): boolean =>
  sets.every(({ set, min, max }) => {
    const taken = new Set(runes.flatMap(({ index }) => (set[index] ? [distinct[index] ?? 0] : [])));
    const whole = runes.every(({ index }) => set[index] === taken.has(distinct[index] ?? 0));
    return min <= taken.size && (!whole || taken.size <= max);
  });

/** Counts per right column of one meeting, held as binary digits: level by level the bits of 96 small numbers. */
const LEVELS = 7;

/** One middle column, and the outer columns that meet at it. */
class Meeting {
  private middle = 0;
  private found = 0;
  private isMerged = false;
  private readonly left = { upper: new Uint8Array(RUNES), lower: new Uint8Array(RUNES) };
  private readonly right = { upper: new Uint8Array(RUNES), lower: new Uint8Array(RUNES) };
  private readonly connected = new Int32Array(WORDS);
  private readonly merging = new Int32Array(WORDS);
  private readonly digits = new Int32Array(LEVELS * WORDS);

  private readonly tables: readonly Table[];
  private readonly tally: Tally;
  private readonly joined: JoinTables;
  private readonly effects: Uint8Array;

  constructor(of: { tables: readonly Table[]; tally: Tally; joined: JoinTables; effects: Uint8Array }) {
    this.tables = of.tables;
    this.tally = of.tally;
    this.joined = of.joined;
    this.effects = of.effects;
  }

  begin(middle: number) {
    const [m, n] = [(middle / RUNES) | 0, middle % RUNES];
    this.middle = middle;
    this.found = 0;
    const { below, beside, diagonalDown, diagonalUp } = this.joined;
    this.isMerged = below[middle] === 1;
    for (const table of this.tables) table.setMiddle(middle);
    for (let r = 0; r < RUNES; r++) {
      const [rm, rn, mr, nr] = [r * RUNES + m, r * RUNES + n, m * RUNES + r, n * RUNES + r];
      this.left.upper[r] = (beside[rm] ?? 0) | ((diagonalDown[rn] ?? 0) << 1);
      this.left.lower[r] = (diagonalUp[rm] ?? 0) | ((beside[rn] ?? 0) << 1);
      this.right.upper[r] = (beside[mr] ?? 0) | ((diagonalUp[nr] ?? 0) << 1);
      this.right.lower[r] = (diagonalDown[mr] ?? 0) | ((beside[nr] ?? 0) << 1);
    }
  }

  end() {
    const { middle, found, tally } = this;
    tally.total += found;
    add(tally.at[1], (middle / RUNES) | 0, found);
    add(tally.at[4], middle % RUNES, found);
  }

  meet(lefts: readonly number[], rights: readonly number[], rest: number) {
    if (!this.readRights(rights)) return;
    this.digits.fill(0);
    let any = 0;
    for (let i = 0; i < lefts.length; i++) any += this.meetLeft(lefts[i] ?? 0, rest);
    if (any > 0) this.spreadRights(rights);
  }

  /** Which of these right columns connect with the middle, and which of them connect its two runes. */
  private readRights(rights: readonly number[]): boolean {
    this.connected.fill(0);
    this.merging.fill(0);
    for (let i = 0; i < rights.length; i++) {
      const effect = this.effectAt(rights[i] ?? 0, this.right);
      if (effect === 0) continue;
      const bit = 1 << (i & 31);
      this.connected[i >> 5] = (this.connected[i >> 5] ?? 0) | bit;
      if (effect === MERGING) this.merging[i >> 5] = (this.merging[i >> 5] ?? 0) | bit;
    }
    return (this.connected[0] ?? 0) !== 0 || this.connected[1] !== 0 || this.connected[2] !== 0;
  }

  /** How many right columns go with one left column; they are counted there too. The innermost loop of all. */
  private meetLeft(left: number, rest: number): number {
    const effect = this.effectAt(left, this.left);
    if (effect === 0) return 0;
    const open = effect === MERGING || this.isMerged ? this.connected : this.merging;
    let [x, y, z] = [open[0] ?? 0, open[1] ?? 0, open[2] ?? 0];
    const { tables } = this;
    for (let k = 0; k < tables.length; k++) {
      const table = itemAt(tables, k);
      const { rows } = table;
      const at = table.rowOf(left) + rest * WORDS;
      x &= rows[at] ?? 0;
      y &= rows[at + 1] ?? 0;
      z &= rows[at + 2] ?? 0;
      if ((x | y | z) === 0) return 0;
    }
    const count = ones(x) + ones(y) + ones(z);
    this.found += count;
    add(this.tally.at[0], (left / RUNES) | 0, count);
    add(this.tally.at[3], left % RUNES, count);
    this.countUp(0, x);
    this.countUp(1, y);
    this.countUp(2, z);
    return count;
  }

  private effectAt(pair: number, { upper, lower }: { upper: Uint8Array; lower: Uint8Array }): number {
    const a = (pair / RUNES) | 0;
    const touches = (upper[a] ?? 0) | ((lower[pair - a * RUNES] ?? 0) << 2);
    return this.effects[touches | ((this.joined.below[pair] ?? 0) << 4)] ?? 0;
  }

  /** Adds one to the numbers whose bits are set, carrying from level to level. */
  private countUp(word: number, bits: number) {
    const { digits } = this;
    for (let at = word, carry = bits; carry !== 0; at += WORDS) {
      const was = digits[at] ?? 0;
      digits[at] = was ^ carry;
      carry &= was;
    }
  }

  private spreadRights(rights: readonly number[]) {
    for (let i = 0; i < rights.length; i++) {
      let count = 0;
      for (let level = 0; level < LEVELS; level++) {
        count |= (((this.digits[level * WORDS + (i >> 5)] ?? 0) >>> (i & 31)) & 1) << level;
      }
      const right = rights[i] ?? 0;
      add(this.tally.at[2], (right / RUNES) | 0, count);
      add(this.tally.at[5], right % RUNES, count);
    }
  }
}

function add(row: Float64Array | undefined, i: number, count: number) {
  if (row !== undefined) row[i] = (row[i] ?? 0) + count;
}
