import type { Metadata } from 'next';
import { MatchScreen } from '@/components/match/match-screen';
import { titleAt } from './title';

interface Address {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: Address): Promise<Metadata> {
  return { title: (await titleAt((await params).code)) ?? 'A private match' };
}

export default async function MatchPage({ params }: Address) {
  const { code } = await params;
  await titleAt(code);
  return <MatchScreen code={code.toUpperCase()} />;
}
