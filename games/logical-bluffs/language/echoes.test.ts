import { describe, expect, it } from 'vitest';
import { type Cell, isCell } from '../grid';
import { sayStatement } from './print';
import { read } from './read';
import { everydayTruths } from './testing/everyday-truths';
import { heardOneWay } from './testing/heard-otherwise';
import { ofWhichOneWay } from './testing/of-which';
import { rareTruths } from './testing/rare-truths';
import { inFullOneWay } from './testing/said-in-full';
import { shortOneWay } from './testing/said-shortly';
import { truths } from './testing/truths';
import { oneWay } from './testing/two-ways';

// What is read back to its author is itself a sentence that is read as just that: it can be copied, and sent.

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

const statements = [truths, rareTruths, everydayTruths, oneWay, heardOneWay, shortOneWay, ofWhichOneWay, inFullOneWay]
  .flat()
  .map(([tiles, text]) => ({ text, subset: tiles.split(' ').filter(isCell) }));

function isReadAgain(text: string, subset: readonly Cell[]): boolean {
  const reading = read(text, subset);
  if (reading.type !== 'read') return false;
  const again = read(sayStatement(reading.statement), subset);
  return again.type === 'read' && again.judged.sameAs(reading.judged);
}

describe('what is read back', () => {
  it.each(statements)('[L7] of “$text” has the same truth, or is named here', ({ text, subset }) => {
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
