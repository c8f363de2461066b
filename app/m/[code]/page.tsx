import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { knowsCookie } from '@/components/match/knows-game';
import { MatchScreen } from '@/components/match/match-screen';
import { type Address, firstAt, metadataAt, missedAt, offerAt } from './first';
import { previewOf, saidOfMatch } from './preview';

export const generateMetadata = (address: Address): Promise<Metadata> =>
  metadataAt(address, ({ page, view }) => previewOf(page, saidOfMatch(page, view?.round ?? null)));

export default async function MatchPage({ params }: Address) {
  const { code } = await params;
  const [first, missed, kept] = await Promise.all([firstAt(code), missedAt(code), cookies()]);
  const isNew = !kept.has(knowsCookie(first.page.game));
  return <MatchScreen {...{ first, missed, isNew }} offer={await offerAt(first)} />;
}
