import { expect, test } from 'vitest';
import { fittingShare } from './fitted';

test('what is higher than its room is drawn smaller until it fits, nothing is drawn larger', () => {
  expect(fittingShare({ room: 400, drawn: 300 })).toBe(1);
  expect(fittingShare({ room: 400, drawn: 400 })).toBe(1);
  for (const drawn of [401, 555, 900]) {
    const share = fittingShare({ room: 400, drawn });
    expect(share * drawn).toBeLessThanOrEqual(400);
    expect(share * drawn).toBeGreaterThan(390 - drawn / 100);
  }
});

test('before a room has been laid out nothing vanishes', () => {
  expect(fittingShare({ room: 0, drawn: 300 })).toBe(1);
});
