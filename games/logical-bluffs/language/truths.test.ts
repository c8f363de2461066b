import { describe, expect, it } from 'vitest';
import { inShort } from '../../kit/testing/in-short';
import { type Cell, type Colour, cells, isCell } from '../grid';
import { createJudge } from './judge';
import { sayStatement } from './print';
import { type Reading, read } from './read';
import { appraise, explainProblem } from './statement';
import { suggestionsFor, writableReadings } from './suggest';
import { judgedBy } from './testing';
import { asWrittenOneWay, asWrittenTwoWays, asWrittenUnsaid } from './testing/as-people-write';
import { coloursAndWhoHasThem } from './testing/colours-and-who-has-them';
import { constructedOneWay, constructedUnsaid } from './testing/constructions';
import { everydayTruths } from './testing/everyday-truths';
import { freelyCombined } from './testing/freely-combined';
import { heardAsSaid, heardBothWays } from './testing/heard-both-ways';
import { heardInNoWay, heardOneWay, heardTwoWays } from './testing/heard-otherwise';
import {
  ofWhichOneWay,
  ofWhichTwoWays,
  ofWhichUnsaid,
  othersOneWay,
  othersTwoWays,
  othersUnsaid,
  someAndOthers,
} from './testing/of-which';
import { rareTruths } from './testing/rare-truths';
import { doubtOneWay, doubtTwoWays, doubtUnsaid } from './testing/said-in-doubt';
import { inFullOneWay, inFullTwoWays } from './testing/said-in-full';
import { shortOneWay, shortTwoWays } from './testing/said-shortly';
import { secondOneWay, secondTwoWays, secondUnsaid } from './testing/second-parts';
import { thoseAgain, thoseInTwoWays } from './testing/those-again';
import { echoes, ofEachOneWay, togetherOneWay, togetherTwoWays } from './testing/together-or-each';
import { type Seen, seen, truths } from './testing/truths';
import { oneWay, twoWays } from './testing/two-ways';
import { understoodOneWay, understoodTwoWays, understoodUnsaid } from './testing/understood';
import { countWords, MAX_WORDS } from './words';

/** Of each list its first and every so manyeth after it: lists go from kind to kind. */
const IN_SHORT = 32;

const seenOf = new Map<string, readonly Seen[]>();

/** Each sentence is looked at from several sides, and found out about once. */
function once<T>(find: (text: string, subset: readonly Cell[]) => T): typeof find {
  const found = new Map<string, { readonly it: T }>();
  return (text, subset) => {
    const key = `${subset.join(' ')} ${text}`;
    const known = found.get(key) ?? { it: find(text, subset) };
    found.set(key, known);
    return known.it;
  };
}

const readingOf = once<Reading>(read);
const appraisalOf = once(appraise);
const offeredFor = once((text, subset) => writableReadings(appraisalOf(text, subset).problem, subset));

/** Every colouring of four tiles, and of more than that enough to tell sentences apart. */
function someOf(subset: readonly Cell[]): readonly Seen[] {
  const known = seenOf.get(subset.join(' '));
  if (known !== undefined) return known;
  const step = subset.length > 6 ? 61 : subset.length > 4 ? 7 : 1;
  const made = Array.from({ length: Math.ceil(4 ** subset.length / step) }, (_, i) => seen(subset, i * step));
  seenOf.set(subset.join(' '), made);
  return made;
}

const grids = new WeakMap<Seen, readonly Colour[]>();

/** Of all sixteen tiles, as it is judged. */
function grid(one: Seen): readonly Colour[] {
  const known = grids.get(one);
  if (known !== undefined) return known;
  const made = cells.map((cell) => one.at[cell] ?? 'red');
  grids.set(one, made);
  return made;
}

describe('the truth of what is read is that of what is said', () => {
  it.each(
    inShort(
      IN_SHORT,
      truths,
      rareTruths,
      coloursAndWhoHasThem,
      freelyCombined,
      everydayTruths,
      oneWay,
      heardOneWay,
      shortOneWay,
      ofWhichOneWay,
      inFullOneWay,
      togetherOneWay,
      ofEachOneWay,
      othersOneWay,
      someAndOthers,
      doubtOneWay,
      secondOneWay,
      heardAsSaid,
      asWrittenOneWay,
      understoodOneWay,
      thoseAgain,
      constructedOneWay,
    ),
  )('[L6] on %s “%s”', (tiles, text, holds) => {
    const subset = tiles.split(' ').filter(isCell);
    const reading = readingOf(text, subset);
    expect(reading.type).toBe('read');
    if (reading.type !== 'read') return;
    const wrong = someOf(subset).find((each) => Boolean(holds(each)) !== reading.judged.isTrue(grid(each)));
    expect(wrong?.at).toBeUndefined();
  });
});

const bits = (all: readonly Seen[], holds: (one: Seen) => unknown) => all.map((one) => (holds(one) ? 1 : 0)).join('');

describe('what can be taken in several ways', () => {
  it.each(
    inShort(
      IN_SHORT,
      twoWays,
      heardTwoWays,
      shortTwoWays,
      ofWhichTwoWays,
      inFullTwoWays,
      togetherTwoWays,
      othersTwoWays,
      doubtTwoWays,
      secondTwoWays,
      heardBothWays,
      asWrittenTwoWays,
      understoodTwoWays,
      thoseInTwoWays,
    ),
  )('[L5] on %s “%s” is offered in just those ways', (tiles, text, ways) => {
    const subset = tiles.split(' ').filter(isCell);
    const all = someOf(subset);
    const reading = readingOf(text, subset);
    expect(reading.type).toBe('ambiguous');
    if (reading.type !== 'ambiguous') return;
    const judge = createJudge(subset);
    const offered = reading.statements.map((statement) => {
      const judged = judgedBy(judge, statement);
      return bits(all, (one) => judged.isTrue(grid(one)));
    });
    expect(offered.sort()).toEqual(ways.map((holds) => bits(all, holds)).sort());
  });

  it.each(
    inShort(
      IN_SHORT,
      twoWays,
      heardTwoWays,
      shortTwoWays,
      ofWhichTwoWays,
      inFullTwoWays,
      togetherTwoWays,
      othersTwoWays,
      doubtTwoWays,
      secondTwoWays,
      heardBothWays,
      asWrittenTwoWays,
      understoodTwoWays,
      thoseInTwoWays,
    ),
  )('[L7] on %s “%s”: what can be chosen is short enough, and is read as one of them', (tiles, text, ways) => {
    const subset = tiles.split(' ').filter(isCell);
    const all = someOf(subset);
    const offered = offeredFor(text, subset);
    for (const [i, said] of offered.entries()) {
      expect(countWords(said), said).toBeLessThanOrEqual(MAX_WORDS);
      const { judged } = appraisalOf(said, subset);
      const truth = judged === null ? null : bits(all, (one) => judged.isTrue(grid(one)));
      expect(ways.map((holds) => bits(all, holds))).toContain(truth);
      for (const other of offered.slice(0, i))
        expect(judged === null || appraisalOf(other, subset).judged?.sameAs(judged), other).toBe(false);
    }
  });
});

describe('what two people hear differently', () => {
  it.each(inShort(IN_SHORT, heardBothWays))('[L5] on %s “%s” has a button', (tiles, text) => {
    const subset = tiles.split(' ').filter(isCell);
    expect(offeredFor(text, subset).length).toBeGreaterThan(0);
  });
});

/** Asked in words that are too long for a button, each of the ways. */
const withoutButton = new Set([
  'There are more red edge tiles than any other colour.',
  'Rows 1 and 2 have the same number of red and blue tiles.',
  "Red isn't more common than any other colour.",
  'One row has more reds than the other two.',
  'Two tiles in row 1 match two tiles in row 2.',
  'Row 1 has at most one red, blue and green and row 2 has one.',
  'There are reds and blues but none are adjacent.',
  'No red is next to more than one blue or one green.',
  'There are more reds than blues next to a green tile.',
]);

describe('what is asked', () => {
  it.each(
    inShort(
      IN_SHORT,
      twoWays,
      heardTwoWays,
      shortTwoWays,
      ofWhichTwoWays,
      inFullTwoWays,
      togetherTwoWays,
      othersTwoWays,
      doubtTwoWays,
      secondTwoWays,
      asWrittenTwoWays,
      understoodTwoWays,
      thoseInTwoWays,
    ),
  )('[L5] on %s “%s” has a button, or is named here', (tiles, text) => {
    const subset = tiles.split(' ').filter(isCell);
    const { problem } = appraisalOf(text, subset);
    if (problem?.code === 'TOO_LONG') return;
    // What is near takes longer to find: it is asked for where nothing else is there.
    const isOffered = offeredFor(text, subset).length > 0 || suggestionsFor(text, subset).length > 0;
    expect(isOffered).toBe(!withoutButton.has(text));
  });
});

describe('what does not say of what it is', () => {
  it.each(inShort(IN_SHORT, ofWhichUnsaid))('[L5] on %s “%s” is refused', (tiles, text) => {
    expect(read(text, tiles.split(' ').filter(isCell)).type).toBe('unread');
  });
});

describe('what may be one thing or another', () => {
  it.each(
    inShort(
      IN_SHORT,
      heardInNoWay,
      othersUnsaid,
      doubtUnsaid,
      secondUnsaid,
      asWrittenUnsaid,
      understoodUnsaid,
      constructedUnsaid,
    ),
  )('[L5] on %s “%s” is refused, with the reason', (tiles, text, reason) => {
    const { problem } = appraise(text, tiles.split(' ').filter(isCell));
    expect(problem === null ? 'read' : explainProblem(problem, text)).toMatch(reason);
  });
});

describe('what is read back', () => {
  it.each(inShort(IN_SHORT, echoes))('[L5] on %s “%s” is “%s”, which is read as the same', (tiles, text, echo) => {
    const subset = tiles.split(' ').filter(isCell);
    const [reading, again] = [readingOf(text, subset), readingOf(echo, subset)];
    expect(reading.type === 'read' && sayStatement(reading.statement)).toBe(echo);
    expect(reading.type === 'read' && again.type === 'read' && reading.judged.sameAs(again.judged)).toBe(true);
  });
});

/** Too long to be read at all: what is counted or compared is spelled out for each of many. */
const tooLong = new Set([
  'The number of blue tiles is neither two nor three.',
  'One row has more red tiles than each of the others.',
  'One row has more reds than both of the others.',
  'One row has more reds than the other two together.',
  'No row has more reds than the others combined.',
]);

/** Of one meaning as they are written, but read back in words that are not. */
const inNoSentence = new Set(['Red is the only colour that appears in both rows.']);

const statements = inShort(
  IN_SHORT,
  truths,
  rareTruths,
  coloursAndWhoHasThem,
  everydayTruths,
  oneWay,
  heardOneWay,
  shortOneWay,
  ofWhichOneWay,
  inFullOneWay,
  constructedOneWay,
).map(([tiles, text]) => ({ text, subset: tiles.split(' ').filter(isCell) }));

function isReadAgain(text: string, subset: readonly Cell[]): boolean {
  const reading = readingOf(text, subset);
  if (reading.type !== 'read') return false;
  const again = readingOf(sayStatement(reading.statement), subset);
  return again.type === 'read' && again.judged.sameAs(reading.judged);
}

describe('what is read back is itself a sentence that is read as just that: it can be copied, and sent', () => {
  it.each(statements)('[L7] what is read back of “$text” has the same truth, or is named here', ({ text, subset }) => {
    expect(isReadAgain(text, subset)).toBe(!tooLong.has(text) && !inNoSentence.has(text));
  });
});

it.each([
  ['A1 is never red and B1 is always blue.', 'A1 is not red and B1 is blue.'],
  ['A1 is never red unless B1 is blue.', 'A1 is not red or B1 is blue.'],
])('[L7] what is denied of one tile ends with it: “%s”', (text, echo) => {
  const reading = read(text, ['A1', 'B1']);
  expect(reading.type === 'read' && sayStatement(reading.statement)).toBe(echo);
});
