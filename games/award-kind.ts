import { type Award, type AwardKind, awardKinds } from './game';

// Kinds of awards are open: beside those that every game knows, a game or a host may give another, by a key that stays
// and a word for people.

const known: ReadonlySet<string> = new Set(awardKinds);

export const isKnownKind = (kind: string): kind is AwardKind => known.has(kind);

export const maxAwardWord = 40;
const maxKey = 32;
const keyForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A kind that all know has no other word; any other one has a key of its own and a word, neither of them long. */
export function isSoundKind({ kind, word }: Pick<Award, 'kind' | 'word'>): boolean {
  if (isKnownKind(kind)) return word === undefined;
  const isSaid = word !== undefined && word.trim() !== '' && word.length <= maxAwardWord;
  return isSaid && kind.length <= maxKey && keyForm.test(kind);
}

/** "Favour of the King" is `favour-of-the-king`; a word without Latin letters gets its code points for a key. */
export function kindFor(word: string): string {
  const latin = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const key = latin.replace(/[^a-z0-9]+/g, '-') || '-';
  const named = key === '-' ? codePoints(word) : key;
  return named.slice(0, maxKey).replace(/^-+|-+$/g, '');
}

const codePoints = (word: string) => Array.from(word, (sign) => sign.codePointAt(0)?.toString(36) ?? '').join('-');
