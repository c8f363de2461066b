import type { Metadata } from 'next';
import { NothingHere } from '@/components/match/nothing-here';
import { StageScreen } from '@/components/stage/stage-screen';
import { type Address, stageAt, titleAt } from '../first';

export const generateMetadata = (address: Address): Promise<Metadata> => titleAt(address, (title) => `${title}, stage`);

export default async function StagePage({ params }: Address) {
  const { code } = await params;
  const first = await stageAt(code);
  if (!('page' in first)) return <NothingHere failure={first} code={code.toUpperCase()} />;
  return <StageScreen first={first} />;
}
