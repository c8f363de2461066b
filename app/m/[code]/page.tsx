import type { Metadata } from 'next';
import { MatchScreen } from '@/components/match/match-screen';
import { NothingHere } from '@/components/match/nothing-here';
import { type Address, firstAt } from './first';
import { hidden, previewOf } from './preview';

export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const first = await firstAt((await params).code);
  return 'page' in first ? previewOf(first.page, first.view?.round ?? null) : { title: 'A private match', ...hidden };
}

export default async function MatchPage({ params }: Address) {
  const { code } = await params;
  const first = await firstAt(code);
  if (!('page' in first)) return <NothingHere failure={first} code={code.toUpperCase()} />;
  return <MatchScreen first={first} />;
}
