import type { Metadata } from 'next';
import { MatchScreen } from '@/components/match/match-screen';
import { type Address, firstAt, metadataAt, missedAt, offerAt } from './first';
import { previewOf, saidOfMatch } from './preview';

export const generateMetadata = (address: Address): Promise<Metadata> =>
  metadataAt(address, ({ page, view }) => previewOf(page, saidOfMatch(page, view?.round ?? null)));

export default async function MatchPage({ params }: Address) {
  const { code } = await params;
  const [first, missed] = await Promise.all([firstAt(code), missedAt(code)]);
  return <MatchScreen {...{ first, missed }} offer={await offerAt(first)} />;
}
