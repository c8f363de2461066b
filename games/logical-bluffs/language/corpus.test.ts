import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inShort, timesInShort } from '../../kit/testing/in-short';
import { type Cell, cells, colours } from '../grid';
import corpus from './corpus.json';
import { createJudge } from './judge';
import {
  allOf,
  anyOf,
  anyTile,
  atLeast,
  atMost,
  between,
  conjunction,
  disjunction,
  every,
  exactly,
  hasIt,
  isCounting,
  notOf,
  number,
  ofColours,
  one,
  type Place,
  type Quantifier,
  type Statement,
  sumOf,
  type TileCondition,
  tilesAre,
  tilesThat,
} from './meaning';
import { sayStatement } from './print';
import { meaningsOf, read } from './read';
import { appraise, type StatementProblem } from './statement';
import { judgedBy } from './testing';
import { countWords } from './words';

const subset: readonly Cell[] = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'];

/** The same for every colouring. */
function expectSame(text: string, statement: Statement) {
  const judge = createJudge(subset);
  const reading = read(text, subset, judge);
  if (reading.type !== 'read') throw new Error(`“${text}” is ${reading.type}`);
  expect(reading.judged.sameAs(judgedBy(judge, statement)), text).toBe(true);
}

describe.each(Object.entries(corpus.accepted))('the corpus: %s', (_, sentences) => {
  it.each(inShort(16, sentences).map(([text, said]) => [text as string, said as string]))(
    '[L1] “%s” is read as “%s”',
    (text, said) => {
      const reading = read(text, subset);
      expect(reading.type).toBe('read');
      if (reading.type !== 'read') return;
      expect(sayStatement(reading.statement)).toBe(said);
      expectSame(said, reading.statement);
    },
  );
});

describe('the corpus: refused', () => {
  it.each(inShort(16, corpus.refused).map(([text, code, why]) => [text as string, code as string, why as string]))(
    '[B5] “%s” is refused: %s (%s)',
    (text, code, why) => {
      const { problem } = appraise(text, subset);
      expect(problem?.code).toBe(code);
      expect(problem === null ? '' : reasonOf(problem)).toBe(why);
    },
  );

  it('[L5] shows each reading of what is ambiguous in words that can be read in one way', () => {
    for (const [text] of inShort(16, corpus.refused)) {
      const reading = read(text as string, subset);
      if (reading.type !== 'ambiguous') continue;
      for (const statement of reading.statements) expectSame(sayStatement(statement), statement);
    }
  });
});

function reasonOf(problem: StatementProblem): string {
  if (problem.code === 'TOO_LONG') return String(problem.words);
  if (problem.code !== 'NOT_UNDERSTOOD') return problem.cells.join(' ');
  if (problem.stop?.misfits[0] !== undefined) return problem.stop.misfits[0];
  if (problem.stop !== null) return `stops at ${problem.stop.word ?? 'the end'}`;
  return problem.readings.map(sayStatement).join(' | ');
}

describe('made-up meanings', () => {
  it('[L7] are printed so that they read back as the same meaning', () => {
    fc.assert(
      fc.property(statements, (statement) => {
        const said = sayStatement(statement);
        fc.pre(countWords(said) <= 35); // longer than anybody may write
        expectSame(said, statement);
      }),
      { numRuns: timesInShort(250, 25), seed: 20 },
    );
  });

  it('[L6] say the same by table and by diagram', () => {
    const wide = cells.slice(0, 9);
    fc.assert(
      fc.property(statements, (statement) => {
        const inSix = judgedBy(createJudge(subset), statement);
        const sameTiles = createJudge(wide);
        const judged = judgedBy(sameTiles, statement);
        expect(judged.count).toBeLessThanOrEqual(4 ** 9);
        expect(inSix.count).toBeLessThanOrEqual(4 ** 6);
        expect(judgedBy(sameTiles, { type: 'not', of: statement }).count).toBe(4 ** 9 - judged.count);
      }),
      { numRuns: timesInShort(60, 20), seed: 7 },
    );
  });

  it('[B5] any text at all is read or refused, and nothing breaks', () => {
    const words = [
      ...new Set(
        Object.values(corpus.accepted)
          .flat()
          .flatMap(([text]) => (text as string).split(' ')),
      ),
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 12 }), fc.string(), (some, junk) => {
        meaningsOf(some.join(' '), subset);
        meaningsOf(junk, subset);
      }),
      { numRuns: timesInShort(300, 20) },
    );
  });
});

// --- meanings

const colour = fc.constantFrom(...colours);
const cell = fc.constantFrom(...subset);
const place: fc.Arbitrary<Place> = fc.oneof(
  fc.constantFrom<Place>(
    { type: 'top' },
    { type: 'bottom' },
    { type: 'leftmost' },
    { type: 'rightmost' },
    { type: 'corner' },
    { type: 'edge' },
    { type: 'centre' },
  ),
  fc.constantFrom<Place>(
    { type: 'row', row: 1 },
    { type: 'row', row: 2 },
    { type: 'column', column: 'A' },
    { type: 'column', column: 'C' },
  ),
);
const how = fc.constantFrom('orthogonal', 'diagonal', 'either' as const) as fc.Arbitrary<
  'orthogonal' | 'diagonal' | 'either'
>;

const counting: fc.Arbitrary<Quantifier> = fc.oneof(
  fc.integer({ min: 1, max: 4 }).map(atLeast),
  fc.integer({ min: 0, max: 4 }).map(atMost),
  fc.integer({ min: 0, max: 4 }).map(exactly),
  fc.constant(between(1, 3)),
  fc.constantFrom<Quantifier>({ type: 'even' }, { type: 'odd' }, { type: 'prime' }),
);
const shares: fc.Arbitrary<Quantifier> = fc.oneof(
  fc.constant(every),
  fc.constantFrom<Quantifier>(
    { type: 'share', part: 1, of: 2, op: '=' },
    { type: 'share', part: 1, of: 2, op: '>' },
    { type: 'share', part: 2, of: 3, op: '>=' },
    { type: 'share', part: 1, of: 4, op: '<' },
  ),
  fc.constant<Quantifier>({ type: 'allBut', min: 1, max: 1 }),
);
const quantifier = fc.oneof(counting, shares);

const coloured = fc.oneof(
  colour.map((one) => ofColours([one])),
  fc.uniqueArray(colour, { minLength: 2, maxLength: 3 }).map(ofColours),
  colour.map((one) => notOf(ofColours([one]))),
);
const simple: fc.Arbitrary<TileCondition> = fc.oneof(
  coloured,
  place.map((where): TileCondition => ({ type: 'place', place: where })),
  cell.map((as): TileCondition => ({ type: 'sameColour', as })),
);
const nextTo: fc.Arbitrary<TileCondition> = fc
  .record({ how, quantifier: counting, which: coloured })
  .map((rest): TileCondition => ({ type: 'adjacent', among: 'tiles', ...rest }));
const condition: fc.Arbitrary<TileCondition> = fc.oneof(
  simple,
  nextTo,
  fc.tuple(coloured, nextTo).map(([a, b]) => allOf(a, b)),
  fc.tuple(simple, nextTo).map(([a, b]) => anyOf(a, b)),
);

const simpleStatements: fc.Arbitrary<Statement> = fc.oneof(
  fc
    .record({ quantifier: counting, which: condition })
    .map(({ quantifier: n, which }) => tilesAre(n, { which, are: anyTile })),
  fc
    .record({ quantifier, which: fc.oneof(fc.constant(anyTile), simple), are: condition })
    .map(({ quantifier: n, which, are }) => tilesAre(n, { which, are })),
  fc
    .record({ quantifier: counting, cells: fc.uniqueArray(cell, { minLength: 2, maxLength: 4 }), are: coloured })
    .map(({ quantifier: n, cells: some, are }) => tilesAre(n, { which: { type: 'cells', cells: some }, are })),
  fc
    .record({
      how,
      quantifier,
      are: fc.constantFrom<'sameColour' | 'differentColours'>('sameColour', 'differentColours'),
    })
    .map(
      ({ how: way, quantifier: n, are }): Statement =>
        isCounting(n)
          ? { type: 'pairs', how: way, quantifier: n, which: { type: are }, are: { type: 'any' } }
          : { type: 'pairs', how: way, quantifier: n, which: { type: 'any' }, are: { type: are } },
    ),
  fc.record({ quantifier: counting, times: counting }).map(
    ({ quantifier: n, times }): Statement => ({
      type: 'colours',
      among: colours,
      which: null,
      quantifier: n,
      are: hasIt(times),
    }),
  ),
  fc
    .record({
      left: coloured,
      right: coloured,
      op: fc.constantFrom('=', '>', '>=' as const) as fc.Arbitrary<'=' | '>' | '>='>,
      plus: fc.integer({ min: -2, max: 2 }),
    })
    .map(
      ({ left, right, op, plus }): Statement => ({
        type: 'compare',
        left: one(tilesThat(left)),
        op,
        right: sumOf(one(tilesThat(right)), number(plus)),
      }),
    ),
  fc
    .record({ colour, most: fc.boolean(), strict: fc.boolean() })
    .map((rest): Statement => ({ type: 'commonest', ...rest })),
);

const statements: fc.Arbitrary<Statement> = fc.oneof(
  { weight: 4, arbitrary: simpleStatements },
  fc.tuple(simpleStatements, simpleStatements).map(conjunction),
  fc.tuple(simpleStatements, simpleStatements).map(disjunction),
  simpleStatements.map((of): Statement => ({ type: 'not', of })),
  fc.tuple(simpleStatements, simpleStatements).map(([when, then]): Statement => ({ type: 'if', when, then })),
  fc.tuple(simpleStatements, simpleStatements).map((of): Statement => ({ type: 'xor', of })),
  fc.tuple(place, simpleStatements).map(([where, is]): Statement => ({ type: 'within', place: where, is })),
  fc
    .record({
      shape: fc.constantFrom('row', 'column', 'line', 'square' as const) as fc.Arbitrary<
        'row' | 'column' | 'line' | 'square'
      >,
      quantifier: counting,
      which: simpleStatements,
    })
    .map((rest): Statement => ({ type: 'shapes', are: null, ...rest })),
  fc
    .tuple(simpleStatements, simpleStatements, simpleStatements)
    .map(([a, b, c]) => conjunction([disjunction([a, b]), c])),
);
