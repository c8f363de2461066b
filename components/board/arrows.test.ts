import { describe, expect, test } from 'vitest';
import { inGrid, inSquare } from './arrows';

describe('arrow keys on a grid', () => {
  test.each([
    ['B2', 'ArrowLeft', 'A2'],
    ['B2', 'ArrowRight', 'C2'],
    ['B2', 'ArrowUp', 'B1'],
    ['B2', 'ArrowDown', 'B3'],
    ['A1', 'ArrowLeft', 'A1'],
    ['A1', 'ArrowUp', 'A1'],
    ['D4', 'ArrowRight', 'D4'],
    ['D4', 'ArrowDown', 'D4'],
    ['B2', 'Enter', null],
    ['B2', 'constructor', null],
  ] as const)('%s %s: %s', (from, key, to) => {
    expect(inSquare(from, key)).toBe(to);
  });

  test('a grid that is wider than high', () => {
    const wide = { columns: 6, rows: 2 };
    expect(inGrid(5, 'ArrowRight', wide)).toBe(5);
    expect(inGrid(5, 'ArrowDown', wide)).toBe(11);
    expect(inGrid(11, 'ArrowDown', wide)).toBe(11);
    expect(inGrid(6, 'ArrowLeft', wide)).toBe(6);
  });
});
