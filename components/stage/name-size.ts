import { WHOLE_LETTERS } from '@/components/faces/name-wrap';

/** Below this nobody reads it; what does not fit then breaks where it must. */
const LEAST_REM = 0.625;

/** How large a name is set so that its longest word fits into `room`, at most `most`; all in rem. */
export function nameRem(name: string, { most, room }: { most: number; room: number }): number {
  const longest = Math.max(1, ...name.split(/\s+/).map(emsOf));
  return Math.max(LEAST_REM, Math.min(most, Math.floor((room / longest) * 100) / 100));
}

/** The same for a name on two lines; a word that is far too long for one (faces/name-wrap.ts) is broken into them. */
export function twoLineRem(name: string, { most, room }: { most: number; room: number }): number {
  const isBroken = name.split(/[\s-]+/).some((word) => [...word].length > WHOLE_LETTERS);
  const ems = isBroken ? Math.max(1, emsOf(name) * 0.54) : twoLineEms(name);
  return Math.max(LEAST_REM, Math.min(most, Math.floor((room / ems) * 100) / 100));
}

/** How wide a name is in ems on two lines, parted at the space by which the longer one is shortest. */
export function twoLineEms(name: string): number {
  const words = name.split(/\s+/);
  const widths = words.map((_, i) => Math.max(emsOf(words.slice(0, i).join(' ')), emsOf(words.slice(i).join(' '))));
  return Math.max(1, Math.min(...widths));
}

/** One size for several names, so that each of them has two lines at most, as far as it can still be read. */
export const commonEm = (names: readonly string[], roomEms: number): number =>
  Math.max(LEAST_REM, Math.min(1, Math.floor((roomEms / Math.max(1, ...names.map(twoLineEms))) * 100) / 100));

/** By how much a name that stays on one line is set smaller; one that is far too long is cut at a size that is read. */
export const lineEm = (name: string, roomEms: number): number =>
  Math.max(LEAST_LINE_EM, Math.min(1, Math.floor((roomEms / Math.max(1, emsOf(name))) * 100) / 100));

const LEAST_LINE_EM = 0.82;

/** How wide a word is in the display face, rather too much than too little. */
const emsOf = (word: string): number => [...word].reduce((sum, letter) => sum + letterEms(letter), 0);

const letterEms = (letter: string): number => {
  if (/[mwMW@]/.test(letter) || letter > '\u2e80') return 1;
  return /[\p{Lu}\d]/u.test(letter) ? 0.82 : 0.64;
};
