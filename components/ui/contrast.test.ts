import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { linearRgb, toGamma } from './oklch';

// Colours are read from the style sheet as they stand there, so that nobody makes writing too faint by accident.
// Contrast as in WCAG 2.2: 4.5 for writing, 3 for the outlines of controls and for focus.

const css = readFileSync(path.join(import.meta.dirname, '../../app/globals.css'), 'utf8');
const OKLCH = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g;

interface Colour {
  readonly rgb: readonly number[];
  readonly alpha: number;
}

/** Linear-light sRGB of a token in one theme. */
function colourOf(token: string, theme: 'light' | 'dark'): Colour {
  const declared = new RegExp(`--${token}: (.+);`).exec(css)?.[1] ?? '';
  const found = [...declared.matchAll(OKLCH)];
  const one = (theme === 'light' ? found[0] : found.at(-1)) ?? [];
  const [lightness, chroma, hue] = one.slice(1, 4).map(Number);
  if (lightness === undefined || chroma === undefined || hue === undefined) throw new Error(`no colour --${token}`);
  return { rgb: linearRgb(lightness, { chroma, hue }), alpha: Number(one[4] ?? 1) };
}

const toLinear = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);

/** What is seen of a colour that lets some of its ground through. */
function over({ rgb, alpha }: Colour, ground: Colour): Colour {
  const mixed = rgb.map((part, i) => toLinear(toGamma(part) * alpha + toGamma(ground.rgb[i] ?? 0) * (1 - alpha)));
  return { rgb: mixed, alpha: 1 };
}

const luminance = ({ rgb: [r = 0, g = 0, b = 0] }: Colour) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['bg-muted', 'bg-default', 'bg-subtle', 'bg-emphasis'];
const writing = ['muted', 'subtle', 'default', 'emphasis'].map((step) => `content-${step}`);
const tones = ['garnet', 'brass', 'success', 'warning', 'danger'].map((tone) => `${tone}-content`);

test('black on white is what it is known to be', () => {
  const [black, white] = [0, 1].map((lightness) => ({ rgb: linearRgb(lightness, { chroma: 0, hue: 0 }), alpha: 1 }));
  expect(contrast(black as Colour, white as Colour)).toBeCloseTo(21, 1);
});

describe.each(['dark', 'light'] as const)('%s', (theme) => {
  const on = (front: string, back: Colour) => contrast(over(colourOf(front, theme), back), back);

  test.each(surfaces)('all writing can be read on %s', (surface) => {
    const ground = colourOf(surface, theme);
    const faint = [...writing, ...tones].filter((ink) => on(ink, ground) < 4.5);
    expect(faint).toEqual([]);
  });

  test.each(['garnet', 'brass', 'success', 'warning', 'danger'])('%s can be read on its own tint', (tone) => {
    const faint = surfaces.filter((surface) => {
      const ground = colourOf(surface, theme);
      return on(`${tone}-content`, over(colourOf(`${tone}-subtle`, theme), ground)) < 4.5;
    });
    expect(faint).toEqual([]);
  });

  test.each(surfaces)('controls and focus stand out from %s', (surface) => {
    const ground = colourOf(surface, theme);
    expect(on('border-emphasis', ground)).toBeGreaterThanOrEqual(3);
    expect(on('focus', ground)).toBeGreaterThanOrEqual(3);
  });

  test('what stands on a filled button can be read', () => {
    expect(on('content-inverted', colourOf('bg-inverted', theme))).toBeGreaterThanOrEqual(4.5);
    expect(on('on-garnet', colourOf('garnet', theme))).toBeGreaterThanOrEqual(4.5);
    expect(on('on-garnet', colourOf('garnet-emphasis', theme))).toBeGreaterThanOrEqual(4.5);
    expect(on('on-brass', colourOf('brass', theme))).toBeGreaterThanOrEqual(4.5);
  });

  test('pieces stand out from the board, and what is drawn on them from them', () => {
    const pieces = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'].map((name) => `piece-${name}`);
    const faint = pieces.filter((piece) => on('piece-ink', colourOf(piece, theme)) < 3);
    expect(faint).toEqual([]);
  });
});
