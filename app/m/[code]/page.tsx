import type { Metadata } from 'next';
import { MatchScreen } from '@/components/match/match-screen';
import { previewAt, titleAt } from './title';

interface Address {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: Address): Promise<Metadata> {
  return previewAt((await params).code);
}

export default async function MatchPage({ params }: Address) {
  const { code } = await params;
  await titleAt(code);
  return <MatchScreen code={code.toUpperCase()} />;
}
