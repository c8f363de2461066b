import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chainsOf, type Pointers } from './chains';
import { canonicalOrder, connectionMapOf } from './connection-map';
import { anyPointers } from './testing';

const mapOf = (pointers: Pointers) => connectionMapOf(chainsOf(pointers));

/** The same shape with everybody renamed. */
function renamed(pointers: Pointers, names: readonly number[]): Pointers {
  const result: (number | null)[] = [];
  pointers.forEach((to, from) => {
    result[names[from] as number] = to === null ? null : (names[to] as number);
  });
  return result;
}

describe('the connection map', () => {
  it('[M1] is the same for the same shape, whoever points at whom', () => {
    const both = anyPointers(26).chain((pointers) =>
      fc.tuple(fc.constant(pointers), fc.shuffledSubarray([...pointers.keys()], { minLength: pointers.length })),
    );
    fc.assert(
      fc.property(both, ([pointers, names]) => {
        expect(JSON.stringify(mapOf(renamed(pointers, names)))).toBe(JSON.stringify(mapOf(pointers)));
      }),
      { numRuns: 800 },
    );
  });

  it('[M1] says of every shape exactly what it is', () => {
    fc.assert(
      fc.property(anyPointers(26), (pointers) => {
        const order = canonicalOrder(pointers);
        expect(order.toSorted((a, b) => a - b)).toEqual([...pointers.keys()]);
        const named = mapOf(pointers).pointers.map(([from, to]) => [order[from], order[to]]);
        const sent = pointers.flatMap((to, from) => (to === null ? [] : [[from, to]]));
        const byFrom = (a: (number | undefined)[], b: (number | undefined)[]) => (a[0] ?? 0) - (b[0] ?? 0);
        expect(named.toSorted(byFrom)).toEqual(sent.toSorted(byFrom));
      }),
      { numRuns: 400 },
    );
  });

  it('[M1] tells different shapes apart', () => {
    expect(mapOf([1, 2, null, null])).not.toEqual(mapOf([1, null, 3, null]));
    expect(mapOf([1, 2, 0, 0])).not.toEqual(mapOf([1, 2, 0, null]));
  });

  it('[M1] marks removed pointers and gives each section its kind', () => {
    expect(mapOf([1, 2, 1])).toEqual({
      size: 3,
      pointers: [
        [0, 1, 'removed'],
        [1, 2, 'kept'],
        [2, 1, 'kept'],
      ],
      sections: [
        { kind: 'node', nodes: [0] },
        { kind: 'loop', nodes: [1, 2] },
      ],
    });
  });
});
