import type { Metadata } from 'next';
import { HostScreen } from '@/components/host/host-screen';

export const metadata: Metadata = { title: 'Dashboard' };

export default async function HostPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return <HostScreen code={code.toUpperCase()} />;
}
