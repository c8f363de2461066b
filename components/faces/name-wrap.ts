/** Longer words are broken where a column is narrow; all others are kept whole, and columns give them the room. */
export const WHOLE_LETTERS = 14;

/** How the lines of a name break: at its spaces, and within a word only where the word is very long. */
export const nameWrap = (name: string): string =>
  name.split(/[\s-]+/).every((word) => [...word].length <= WHOLE_LETTERS)
    ? '[overflow-wrap:break-word]'
    : '[overflow-wrap:anywhere]';
