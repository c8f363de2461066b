import type { Metadata } from 'next';
import { ReplayScreen } from '@/components/replay/replay-screen';

export const metadata: Metadata = { title: 'Replay' };

export default async function ReplayPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return <ReplayScreen code={code.toUpperCase()} />;
}
