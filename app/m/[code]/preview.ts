import type { Metadata } from 'next';
import { linkPreview } from '@/app/link-preview';
import { listed } from '@/components/stage/words';
import { catalogEntry } from '@/games/catalog';
import { isLongOver } from '@/games/kit/told-after';
import type { MatchPage } from '@/server/pages/shapes';

/**
 * What a link to the match shows elsewhere, which whoever is sent it sees: of a match that is not public nothing but that
 * there is one; a winner not before all are told. The address of the picture changes with each round and status, so that
 * a later link is looked at anew.
 */
export function previewOf(page: MatchPage, round: number | null): Metadata {
  const { code, title, status, visibility } = page;
  const description = `${catalogEntry(page.game)?.name ?? page.game}: ${standWords(page)}`;
  if (visibility !== 'public') return { title, description, ...hidden };
  const picture = `/pictures/m/${code}/preview.png?v=${status}-${round ?? 0}-${Number(isLongOver(page.finishedAt, Date.now()))}`;
  return { title, description, ...linkPreview(title, description, picture) };
}

/** For whoever may not see a match, and for links to what is not public. */
export const hidden: Metadata = {
  ...linkPreview('A match on Main Match', 'Ask its host for the way in.'),
  robots: { index: false },
};

function standWords({ status, results, seats, finishedAt }: MatchPage): string {
  if (status === 'lobby') return 'the table fills.';
  if (status !== 'finished') return 'being played.';
  if (results === null || !isLongOver(finishedAt, Date.now())) return 'finished. The end waits to be told.';
  const winners = seats.filter(({ seat }) => results.winners.includes(seat)).map(({ name }) => name);
  return winners.length === 0 ? 'finished. Nobody won.' : `finished. Won by ${listed(winners)}.`;
}
