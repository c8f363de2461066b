/** Words that narrow or widen what is meant, which a reading puts in where a writer left them out. */
const limiting = /\b(at least|at most|exactly|orthogonally or diagonally|orthogonally|diagonally|each|all)\b/gi;

export interface SaidPart {
  readonly words: string;
  /** It was not written so. */
  readonly isAdded: boolean;
}

/** Whether the sentence that is said back has the words that were written, however they are spaced and set. */
export const isAsWritten = (said: string, text: string): boolean => bare(said) === bare(text);

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s.,;:]+/g, ' ')
    .trim();

/** The sentence that is said back, in parts: what it adds to what was written apart from the rest. */
export function addedIn(said: string, text: string): SaidPart[] {
  const written = text.toLowerCase();
  const parts: SaidPart[] = [];
  let from = 0;
  for (const { 0: words, index } of said.matchAll(limiting)) {
    if (written.includes(words.toLowerCase())) continue;
    parts.push({ words: said.slice(from, index), isAdded: false }, { words, isAdded: true });
    from = index + words.length;
  }
  parts.push({ words: said.slice(from), isAdded: false });
  return parts.filter(({ words }) => words !== '');
}
