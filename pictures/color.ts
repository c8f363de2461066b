import { linearRgb, toGamma } from '@/components/ui/oklch';

// Colours as the style sheet writes them, as what draws pictures reads them: oklch in sRGB, mixtures mixed, by night.

const NUMBER = String.raw`-?[\d.]+`;
const OKLCH = new RegExp(String.raw`oklch\((${NUMBER}) (${NUMBER}) (${NUMBER})(?: \/ (${NUMBER}%?))?\)`, 'g');
const MIXED = /color-mix\(in \w+, ([^,()]+(?:\([^()]*\))?) ([\d.]+)%, transparent\)/g;

/** Every colour in a value; what is no colour stays as it is. */
export function plainColors(value: string): string {
  const plain = byNight(value).replace(OKLCH, (_, ...parts) => hexOf(parts.slice(0, 4)));
  return plain.replace(MIXED, (_, color: string, percent: string) => faded(color.trim(), Number(percent) / 100));
}

/** `light-dark(a, b)` is b. */
function byNight(value: string): string {
  const at = value.indexOf('light-dark(');
  if (at < 0) return value;
  const end = closing(value, at + 'light-dark('.length);
  const dark = topLevelParts(value.slice(at + 'light-dark('.length, end)).at(-1) ?? '';
  return byNight(value.slice(0, at) + dark.trim() + value.slice(end + 1));
}

/** Where the bracket ends that is open at `from`. */
export function closing(text: string, from: number): number {
  let depth = 1;
  for (let i = from; i < text.length; i++) {
    if (text[i] === '(') depth++;
    if (text[i] === ')' && --depth === 0) return i;
  }
  return text.length;
}

/** Split at the commas that stand in no bracket. */
export function topLevelParts(text: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

function hexOf([lightness, chroma, hue, alpha]: string[]): string {
  const rgb = linearRgb(Number(lightness), { chroma: Number(chroma), hue: Number(hue) });
  const opaque = `#${rgb.map((part) => byte(toGamma(part))).join('')}`;
  return alpha === undefined ? opaque : faded(opaque, shareOf(alpha));
}

export const shareOf = (text: string): number => (text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text));

const byte = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/** `#rrggbb` or `#rrggbbaa` with less of it. */
function faded(color: string, share: number): string {
  if (!color.startsWith('#')) return color;
  const had = color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;
  return color.slice(0, 7) + byte(had * share);
}
