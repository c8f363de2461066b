import { expect, test } from 'vitest';
import { closeLook } from './clock-controls';

const all = { page: { status: 'running' }, isWaited: true, waits: null, reason: null } as const;

test('closing is what the host does now once it is waited for', () => {
  expect(closeLook(all)).toBe('mine');
  expect(closeLook({ ...all, isWaited: false })).toBe('solid');
});

test('it is not while a question or a ruling is better settled before, or it cannot be closed', () => {
  expect(closeLook({ ...all, waits: 'A question waits for you.' })).toBe('solid');
  expect(closeLook({ ...all, reason: 'Rule first on the statements that wait for you.' })).toBe('solid');
  expect(closeLook({ ...all, page: { status: 'paused' } })).toBe('outline');
});
