import type { Metadata } from 'next';
import { StageScreen } from '@/components/stage/stage-screen';
import { type Address, stageAt, titleAt } from '../first';

export const generateMetadata = (address: Address): Promise<Metadata> => titleAt(address, (title) => `${title}, stage`);

export default async function StagePage({ params }: Address) {
  const { code } = await params;
  const first = await stageAt(code);
  return <StageScreen first={first} />;
}
