import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharing } from './sharing';

const json = () => fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));

test('what comes out equals what came, whatever there was before', () => {
  fc.assert(
    fc.property(json(), json(), (from, to) => {
      expect(sharing(from, to)).toEqual(to);
    }),
  );
});

test('what equals the value before is that value', () => {
  fc.assert(
    fc.property(json(), (value) => {
      expect(sharing(value, structuredClone(value))).toBe(value);
    }),
  );
});

test('parts that stayed are the parts of before, beside one that changed', () => {
  const before = { seats: [{ seat: 'A' }, { seat: 'B' }], notices: [] as string[], round: 1 };
  const after = sharing(before, { seats: [{ seat: 'A' }, { seat: 'C' }], notices: [], round: 2 });
  expect(after.notices).toBe(before.notices);
  expect(after.seats[0]).toBe(before.seats[0]);
  expect(after).toEqual({ seats: [{ seat: 'A' }, { seat: 'C' }], notices: [], round: 2 });
});

test('a list that grew or shrank, and a key that came or went, is another', () => {
  expect(sharing([1, 2], [1])).toEqual([1]);
  expect(sharing([1], [1, 2])).toEqual([1, 2]);
  expect(sharing({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(sharing({ a: 1 }, { a: 1, b: undefined })).toHaveProperty('b');
  expect(sharing([], {})).toEqual({});
});
