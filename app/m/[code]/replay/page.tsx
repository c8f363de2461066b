import type { Metadata } from 'next';
import { NothingHere } from '@/components/match/nothing-here';
import { ReplayScreen } from '@/components/replay/replay-screen';
import { type Address, firstAt, titleAt } from '../first';

export const generateMetadata = async (address: Address): Promise<Metadata> => ({
  title: await titleAt(address, (title) => `Replay of ${title}`),
});

export default async function ReplayPage({ params }: Address) {
  const { code } = await params;
  const first = await firstAt(code);
  if (!('page' in first)) return <NothingHere failure={first} code={code.toUpperCase()} />;
  return <ReplayScreen page={first.page} />;
}
