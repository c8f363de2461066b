import type { Metadata } from 'next';
import { listed } from '@/components/stage/words';
import { catalogEntry } from '@/games/catalog';
import { isLongOver } from '@/games/kit/told-after';
import type { MatchPage } from '@/server/pages/shapes';

/** What a link to the match shows elsewhere; a winner not before all are told. */
export function previewOf(page: MatchPage): Metadata {
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
