import type { Metadata } from 'next';
import { ReplayScreen } from '@/components/replay/replay-screen';
import { titleAt } from '../title';

interface Address {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const title = await titleAt((await params).code);
  return { title: title === null ? 'A private match' : `Replay of ${title}` };
}

export default async function ReplayPage({ params }: Address) {
  const { code } = await params;
  await titleAt(code);
  return <ReplayScreen code={code.toUpperCase()} />;
}
