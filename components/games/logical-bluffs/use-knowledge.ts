import { useMemo } from 'react';
import { type Knowledge, knowledgeOf } from '@/games/logical-bluffs/knowledge';
import type { View } from '@/games/logical-bluffs/view';

/** What this seat can know for certain; null for those who hold no seat. */
export function useKnowledge({ known, statements }: Pick<View, 'known' | 'statements'>): Knowledge | null {
  const text = known === undefined ? null : JSON.stringify({ known, statements });
  return useMemo(() => (text === null ? null : knowledgeOf(JSON.parse(text))), [text]);
}

/** "63%"; never 0% or 100% for what is not certain. */
export function formatShare(share: number): string {
  if (share === 0 || share === 1) return share === 0 ? 'never' : 'certain';
  return `${Math.min(99, Math.max(1, Math.round(share * 100)))}%`;
}
