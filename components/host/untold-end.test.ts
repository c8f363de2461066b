import { expect, test } from 'vitest';
import { tellingWords } from './untold-end';

test('a host reads how far the end is told: counted as people count, and when it is over', () => {
  expect(tellingWords({ step: 0, scenes: 9 })).toMatch(/it stands at scene 1 of 9, and goes on from there\.$/);
  expect(tellingWords({ step: 8, scenes: null })).toMatch(/it stands at scene 9, and goes on/);
  expect(tellingWords({ step: 9, scenes: 9 })).toBe('The end has been told to everybody, to its last scene.');
});
