import type { Metadata } from 'next';
import { HostScreen } from '@/components/host/host-screen';
import { titleAt } from '../title';

interface Address {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const title = await titleAt((await params).code);
  return { title: title === null ? 'A private match' : `${title}, dashboard` };
}

export default async function HostPage({ params }: Address) {
  const { code } = await params;
  await titleAt(code);
  return <HostScreen code={code.toUpperCase()} />;
}
