import type { Metadata } from 'next';
import { linkPreview } from '@/app/link-preview';
import { standWords } from '@/components/post/stand-words';
import { catalogEntry } from '@/games/catalog';
import { isLongOver } from '@/games/kit/told-after';
import type { MatchPage } from '@/server/pages/shapes';

interface Said {
  readonly title: string;
  readonly description: string;
  /** Its address here. */
  readonly picture: string;
}

/**
 * What a link to a page about the match shows elsewhere, which whoever is sent it sees: what is said of a public match,
 * and of any other no more than where there is none.
 */
export function previewOf(page: MatchPage, { title, description, picture }: Said): Metadata {
  if (page.visibility !== 'public') return { title, ...hidden };
  return { title, description, ...linkPreview(title, description, picture) };
}

/** For whoever may not see a match, and of what is not public: the house's preview (app/layout.tsx). */
export const hidden: Metadata = { robots: { index: false } };

/** Of the match itself: a winner not before all are told. */
export const saidOfMatch = (page: MatchPage, round: number | null): Said => ({
  title: page.title,
  description: `${catalogEntry(page.game)?.name ?? page.game}: ${standWords(page, Date.now())}`,
  picture: pictureOf(page, round),
});

/**
 * The address changes with each round and status, so that a later link is looked at anew. `step`: the moment of the film
 * that it leads to, in events; null: to none.
 */
export function pictureOf(
  { code, status, untold, finishedAt }: MatchPage,
  round: number | null,
  step: number | null = null,
): string {
  const version = `${status}-${round ?? 0}-${Number(isLongOver(finishedAt, Date.now()))}${untold ? '-untold' : ''}`;
  return `/pictures/m/${code}/preview.png?v=${version}${step === null ? '' : `&at=${step}`}`;
}
