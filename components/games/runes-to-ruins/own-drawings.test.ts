import { describe, expect, test } from 'vitest';
import type { Line } from '@/games/runes-to-ruins/runes';
import { settingsSchema } from '@/games/runes-to-ruins/settings';
import { isOwn, pointWords, standardDrawings, withDrawing, withStroke } from './own-drawings';

const point = (x: number, y: number) => ({ x, y });
const across: Line = [0, 0, 2, 0];

describe('a rune of one’s own', () => {
  test('gets a stroke between two points, and loses it from either end', () => {
    const drawn = withStroke([across], point(0, 0), point(2, 2));
    expect(drawn).toEqual([across, [0, 0, 2, 2]]);
    expect(withStroke(drawn, point(2, 2), point(0, 0))).toEqual([across]);
    expect(withStroke(drawn, point(0, 0), point(2, 2))).toEqual([across]);
  });

  test('has eight strokes at most', () => {
    const eight = Array.from({ length: 8 }, (_, i): Line => [i % 3, 0, Math.floor(i / 3), 2]);
    expect(withStroke(eight, point(0, 1), point(2, 1))).toBe(eight);
  });

  test('stands beside the others as the rulebook has them, until it is as there again', () => {
    const drawings = withDrawing(null, 'slash-box', [across]);
    expect(Object.keys(drawings ?? {})).toHaveLength(36);
    expect([isOwn(drawings, 'slash-box'), isOwn(drawings, 'torn-box')]).toEqual([true, false]);
    expect(settingsSchema.safeParse({ runes: drawings }).success).toBe(true);
    const turned = (standardDrawings['slash-box'] ?? []).map(([x1, y1, x2, y2]): Line => [x2, y2, x1, y1]).reverse();
    expect(withDrawing(drawings, 'slash-box', turned)).toBeNull();
  });
});

test('points have words', () => {
  expect([point(0, 0), point(1, 1), point(2, 1), point(1, 2)].map(pointWords)).toEqual([
    'top left',
    'middle',
    'middle right',
    'bottom middle',
  ]);
});
