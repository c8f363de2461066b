import type { Metadata } from 'next';
import { StageScreen } from '@/components/stage/stage-screen';
import { titleAt } from '../title';

interface Address {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const title = await titleAt((await params).code);
  return { title: title === null ? 'A private match' : `${title}, stage` };
}

export default async function StagePage({ params }: Address) {
  const { code } = await params;
  await titleAt(code);
  return <StageScreen code={code.toUpperCase()} />;
}
