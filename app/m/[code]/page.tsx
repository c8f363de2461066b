import { MatchScreen } from '@/components/match/match-screen';

export default async function MatchPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return <MatchScreen code={code.toUpperCase()} />;
}
