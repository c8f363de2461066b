import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch, diff } from './diff';

const json = fc.jsonValue({ depthSize: 'small' }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

/** A value that came from another by small changes, as views do. */
const grown = json.chain((from) => fc.tuple(fc.constant(from), change(from)));

function change(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) {
    return fc.oneof(
      fc.array(json, { maxLength: 3 }).map((added) => [...value, ...added]),
      fc.nat(value.length).map((length) => value.slice(0, length)),
      fc
        .tuple(fc.nat(Math.max(0, value.length - 1)), json)
        .map(([at, other]) => value.map((v, i) => (i === at ? other : v))),
    );
  }
  if (typeof value === 'object' && value !== null) {
    return fc.oneof(
      fc.tuple(fc.string(), json).map(([key, other]) => Object.fromEntries([...Object.entries(value), [key, other]])),
      fc
        .nat()
        .map((n) => Object.fromEntries(Object.entries(value).filter((_, i, all) => i !== n % Math.max(1, all.length)))),
      json.map((other) => Object.fromEntries(Object.entries(value).map(([key, v], i) => [key, i === 0 ? other : v]))),
    );
  }
  return json;
}

const overTheWire = (value: unknown) => JSON.parse(JSON.stringify(value)) as never;

describe('differences of JSON values', () => {
  test('applying a difference gives the new value, byte for byte', () => {
    const arrives = ([from, to]: [unknown, unknown]) => {
      const patch = diff(from, to);
      const result = patch === null ? from : applyPatch(from, overTheWire(patch));
      expect(JSON.stringify(result)).toBe(JSON.stringify(to));
    };
    fc.assert(fc.property(grown as fc.Arbitrary<[unknown, unknown]>, arrives), { numRuns: 500 });
    fc.assert(fc.property(fc.tuple(json, json), arrives), { numRuns: 500 });
  });

  test('equal values have no difference, however they were made', () => {
    fc.assert(fc.property(json, (value) => diff(value, overTheWire(value)) === null));
  });

  test('a changed order of keys arrives too', () => {
    const to = { b: 1, a: 2 };
    expect(JSON.stringify(applyPatch({ a: 2, b: 1 }, diff({ a: 2, b: 1 }, to) ?? ['s', null]))).toBe('{"b":1,"a":2}');
  });

  test('keys that JavaScript treats in special ways are keys like others', () => {
    const from = JSON.parse('{"constructor":1}') as object;
    const to = JSON.parse('{"constructor":1,"__proto__":{"x":1},"10":2}') as object;
    const result = applyPatch(from, overTheWire(diff(from, to)));
    expect(JSON.stringify(result)).toBe(JSON.stringify(to));
  });

  test.each([
    [{ a: undefined, b: 1 }, { b: 1 }],
    [{ b: 1 }, { a: undefined, b: 1 }],
    [
      { a: undefined, b: 1 },
      { a: undefined, b: 1 },
    ],
    [
      { a: undefined, b: 1 },
      { a: 2, b: 1 },
    ],
    [
      { a: 2, b: 1 },
      { a: undefined, b: 1 },
    ],
    [{ b: 1 }, { b: undefined }],
  ])('a key without a value is none, as in JSON: from %j to %j', (from, to) => {
    const patch = diff(from, to);
    expect(patch === null).toBe(JSON.stringify(from) === JSON.stringify(to));
    const arrived = patch === null ? overTheWire(from) : applyPatch(overTheWire(from), overTheWire(patch));
    expect(JSON.stringify(arrived)).toBe(JSON.stringify(to));
  });

  test('one more round is sent as one more round', () => {
    const closed = Array.from({ length: 200 }, (_, round) => Object.freeze({ round, pointers: [[0, 1]] }));
    const patch = diff({ maps: closed, round: 200 }, { maps: [...closed, { round: 200, pointers: [] }], round: 201 });
    expect(JSON.stringify(patch)).toBe(
      '["o",[["maps",["a",[],200,[{"round":200,"pointers":[]}]]],["round",["s",201]]],[]]',
    );
  });

  test('nothing is changed in place', () => {
    const from = Object.freeze({ list: Object.freeze([1, 2]), a: 1 });
    applyPatch(from, diff(from, { list: [1, 3, 4], a: 2 }) ?? ['s', null]);
    expect(from).toEqual({ list: [1, 2], a: 1 });
  });
});
