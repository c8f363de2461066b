import { useMemo } from 'react';
import type { Evidence, Knowledge, Seen } from '@/games/logical-bluffs/knowledge';
import type { Reader } from './reader';

/** What this seat can know for certain; null for those who hold no seat, and until what counts is here. */
export function useKnowledge(
  reader: Reader | null,
  { known, statements, own, ledger, viewer }: Seen,
): Knowledge | null {
  const text = known === undefined ? null : JSON.stringify({ known, statements, own, ledger, viewer });
  return useMemo(() => (text === null ? null : (reader?.knowledgeOf(JSON.parse(text)) ?? null)), [reader, text]);
}

/** As it would be with what is supposed; `isPossible` is false where nothing fits. */
export function useSupposing(
  reader: Reader | null,
  { known, statements, own, ledger, viewer }: Seen,
  supposed: Evidence['told'],
): { readonly knowledge: Knowledge | null; readonly isPossible: boolean } {
  const text =
    known === undefined || supposed.length === 0
      ? null
      : JSON.stringify([{ known, statements, own, ledger, viewer }, supposed]);
  return useMemo(() => {
    if (text === null || reader === null) return { knowledge: null, isPossible: true };
    const [seen, told]: [Seen, Evidence['told']] = JSON.parse(text);
    const knowledge = reader.knowledgeSupposing(seen, told);
    return { knowledge, isPossible: knowledge !== null };
  }, [reader, text]);
}

/** "63%"; never 0% or 100% for what is not certain. */
export function formatShare(share: number): string {
  if (share === 0 || share === 1) return share === 0 ? 'never' : 'certain';
  return `${Math.min(99, Math.max(1, Math.round(share * 100)))}%`;
}
