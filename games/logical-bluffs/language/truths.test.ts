import { describe, expect, it } from 'vitest';
import { type Cell, isCell } from '../grid';
import { read } from './read';
import { everydayTruths } from './testing/everyday-truths';
import { rareTruths } from './testing/rare-truths';
import { type Seen, seen, truths } from './testing/truths';

const seenOf = new Map<string, readonly Seen[]>();

/** Every colouring of four tiles, and of more than that enough to tell sentences apart. */
function someOf(subset: readonly Cell[]): readonly Seen[] {
  const known = seenOf.get(subset.join(' '));
  if (known !== undefined) return known;
  const step = subset.length > 4 ? 7 : 1;
  const made = Array.from({ length: Math.ceil(4 ** subset.length / step) }, (_, i) => seen(subset, i * step));
  seenOf.set(subset.join(' '), made);
  return made;
}

const grid = ({ at }: Seen) =>
  ['1', '2', '3', '4'].flatMap((row) => ['A', 'B', 'C', 'D'].map((column) => at[column + row] ?? 'red'));

describe('the truth of what is read is that of what is said', () => {
  it.each([...truths, ...rareTruths, ...everydayTruths])('[L6] on %s “%s”', (tiles, text, holds) => {
    const subset = tiles.split(' ').filter(isCell);
    const reading = read(text, subset);
    expect(reading.type).toBe('read');
    if (reading.type !== 'read') return;
    const wrong = someOf(subset).find((each) => Boolean(holds(each)) !== reading.judged.isTrue(grid(each)));
    expect(wrong?.at).toBeUndefined();
  });
});
