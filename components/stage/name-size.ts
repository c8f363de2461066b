/** Below this nobody reads it; what does not fit then breaks where it must. */
const LEAST_REM = 0.625;

/** How large a name is set so that its longest word fits into `room`, at most `most`; all in rem. */
export function nameRem(name: string, { most, room }: { most: number; room: number }): number {
  const longest = Math.max(1, ...name.split(/\s+/).map(emsOf));
  return Math.max(LEAST_REM, Math.min(most, Math.floor((room / longest) * 100) / 100));
}

/** How wide a word is in the display face, rather too much than too little. */
const emsOf = (word: string): number => [...word].reduce((sum, letter) => sum + letterEms(letter), 0);

const letterEms = (letter: string): number => {
  if (/[mwMW@]/.test(letter) || letter > '\u2e80') return 1;
  return /[\p{Lu}\d]/u.test(letter) ? 0.82 : 0.64;
};
