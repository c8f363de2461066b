import type { Locator } from '@playwright/test';
import { expect } from './fixtures';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const boxesOf = (locator: Locator): Promise<Box[]> =>
  locator.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));

/** By more than a hair. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height;

/** None of so many lies on another. */
export async function expectApart(locator: Locator, count: number) {
  await expect(async () => {
    const boxes = await boxesOf(locator);
    expect(boxes).toHaveLength(count);
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) expect(overlap(a, b), JSON.stringify([a, b])).toBe(false);
    }
  }).toPass();
}
