import type { Inline } from '@/server/pages/intro';

type Link = Extract<Inline, { type: 'link' }>;

/** Where a link of a host leads, for beside its words; null: they say so themselves. */
export function leadsTo({ href, children }: Link): string | null {
  const { protocol, host, pathname } = new URL(href);
  const there = protocol === 'mailto:' ? pathname : host;
  const words = wordsOf(children).replace(/^(https?:\/\/|mailto:)/i, '');
  return words === there || /^[/?#]/.test(afterwards(words, there)) ? null : there;
}

const afterwards = (words: string, there: string): string => (words.startsWith(there) ? words.slice(there.length) : '');

const wordsOf = (parts: readonly Inline[]): string =>
  parts.map((part) => ('text' in part ? part.text : 'children' in part ? wordsOf(part.children) : '')).join('');
