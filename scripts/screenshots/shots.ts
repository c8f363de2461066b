import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

// A picture in all the sizes and themes that people have it in, of one page that stays as it is meanwhile.

export interface Shot {
  /** From the folder of all pictures. */
  readonly file: string;
  readonly part: string;
  /** "pointing-chains/round 2": pictures of one thing stand together. */
  readonly set: string;
  readonly moment: string;
  readonly size: string;
  readonly theme: Theme;
}

type Theme = 'dark' | 'light';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const desktop: Size = { width: 1280, height: 800 };
const laptop: Size = { width: 1280, height: 720 };
export const phone: Size = { width: 360, height: 740 };
const large: Size = { width: 1920, height: 1080 };
const themes: readonly Theme[] = ['dark', 'light'];

export interface Album {
  readonly folder: string;
  readonly shots: Shot[];
  /** Two pictures of each instead of all: one large and dark, one small and light. */
  readonly isQuick: boolean;
  /** Takes README's pictures anew, of those that are taken. */
  readonly isForReadme: boolean;
}

/** README's pictures by where they stand among all, and what they are called in docs/screenshots. */
const readme: ReadonlyMap<string, string> = new Map([
  ['stage/pointing-chains-running-in-the-middle-1280x720-dark.png', 'table'],
  ['stage/bifrost-half-2-step-37-passes-and-cut-off-board-4-red-won-1280x720-dark.png', 'scene'],
  ['stage/runes-to-ruins-round-3-clash-and-wrong-guesses-name-1-1280x720-dark.png', 'found'],
  ['stage/proof-by-contradiction-finale-sixteen-place-1-1280x720-dark.png', 'finale'],
]);

export interface Subject {
  readonly page: Page;
  readonly part: string;
  readonly set: string;
  readonly moment: string;
  readonly isStage?: boolean;
  /** From top to bottom, not only what fits the window. */
  readonly isWhole?: boolean;
}

export async function shoot(album: Album, { page, isStage = false, isWhole = false, ...about }: Subject) {
  for (const [size, theme] of looks(album, isStage)) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate(() => document.fonts.ready);
    const name = `${about.set} ${about.moment} ${size.width}x${size.height} ${theme}`;
    const file = `${about.part}/${slugOf(name)}.png`;
    mkdirSync(path.join(album.folder, about.part), { recursive: true });
    await page.screenshot({
      ...{ path: path.join(album.folder, file), type: 'png' },
      ...{ animations: 'disabled', fullPage: isWhole },
    });
    await keepForReadme(album, { page, file });
    album.shots.push({ ...about, file, size: `${size.width} × ${size.height}`, theme });
  }
  await page.setViewportSize(desktop);
}

async function keepForReadme({ isForReadme }: Album, { page, file }: { page: Page; file: string }) {
  const kept = readme.get(file);
  if (!isForReadme || kept === undefined) return;
  const where = path.join(import.meta.dirname, '../../docs/screenshots', `${kept}.jpg`);
  await page.screenshot({ path: where, type: 'jpeg', quality: 82, animations: 'disabled' });
}

function looks({ isQuick }: Album, isStage: boolean): (readonly [Size, Theme])[] {
  if (isQuick) return isStage ? [[laptop, 'dark']] : [[laptop, 'dark'], [phone, 'light']]; // biome-ignore format: side by side
  const sizes = isStage ? [laptop, large] : [desktop, laptop, large, phone];
  return sizes.flatMap((size) => themes.map((theme) => [size, theme] as const));
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
