import { type CSSProperties, createContext } from 'react';
import { invariant } from '@/games/kit/invariant';

/** Properties in words, with their units, and values for style sheets to read (`--delay`). */
export type Style = { readonly [property in keyof CSSProperties]?: string } & {
  readonly [value: `--${string}`]: string | number;
};

export interface StyleClass {
  readonly name: string;
  readonly rule: string;
}

/** What collects the rules of a page while the server draws it; null outside a page. */
export const InlineStyles = createContext<{ add(style: StyleClass): void } | null>(null);

/** The same on the server and in the browser, which finds the class in what was drawn. Null: nothing is set. */
export function styleClass(style: Style): StyleClass | null {
  const text = styleText(style);
  if (text === '') return null;
  const name = `s${hashOf(text)}`;
  // An id's weight, which no element has: as a style attribute it counts for more than any class, and animations for more than it.
  return { name, rule: `.${name}:not(#_){${text}}` };
}

export const styleText = (style: Style): string =>
  Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([property, value]) => `${cssName(property)}:${plain(value)}`)
    .join(';');

const cssName = (property: string): string =>
  property.startsWith('--') ? property : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function plain(value: string | number): string {
  const text = String(value).trim();
  invariant(!/[;{}<]/.test(text), 'A value is one value, and ends nothing.');
  return text;
}

/** 53 bits (cyrb53, in the public domain): two styles of a page never meet. */
function hashOf(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    a = Math.imul(a ^ sign, 2654435761);
    b = Math.imul(b ^ sign, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
