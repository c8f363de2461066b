import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { isLongOver } from '@/components/stage/told-after';
import { listed } from '@/components/stage/words';
import { catalogEntry } from '@/games/catalog';
import type { MatchPage } from '@/server/pages/shapes';
import { apiErrorCode, pageApi } from '@/server/trpc/page-api';

/** The match at this address; null for who may not see it. No such match: a 404. */
const pageAt = cache(async (code: string): Promise<MatchPage | null> => {
  const api = await pageApi();
  try {
    return await api.matches.page({ code });
  } catch (error) {
    const why = apiErrorCode(error);
    if (why === 'NOT_FOUND' || why === 'BAD_REQUEST') notFound();
    if (why === 'FORBIDDEN') return null;
    throw error;
  }
});

/** The title of the match at this address, for its pages' own; null for who may not see it. */
export const titleAt = async (code: string): Promise<string | null> => (await pageAt(code))?.title ?? null;

/** What a link to the match shows elsewhere; a winner not before all are told. */
export async function previewAt(code: string): Promise<Metadata> {
  const page = await pageAt(code);
  if (page === null) return { title: 'A private match' };
  const description = `${catalogEntry(page.game)?.name ?? page.game}: ${standWords(page)}`;
  return { title: page.title, description, openGraph: { title: page.title, description } };
}

function standWords({ status, results, seats, finishedAt }: MatchPage): string {
  if (status === 'lobby') return 'the table fills.';
  if (status !== 'finished') return 'being played.';
  if (results === null || !isLongOver(finishedAt, Date.now())) return 'finished. The end waits to be told.';
  const winners = seats.filter(({ seat }) => results.winners.includes(seat)).map(({ name }) => name);
  return winners.length === 0 ? 'finished. Nobody won.' : `finished. Won by ${listed(winners)}.`;
}
