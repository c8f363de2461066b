import type { Metadata } from 'next';
import { HostScreen } from '@/components/host/host-screen';
import { type Address, firstAt, titleAt } from '../first';

export const generateMetadata = (address: Address): Promise<Metadata> =>
  titleAt(address, (title) => `${title}, dashboard`);

export default async function HostPage({ params }: Address) {
  const { code } = await params;
  const first = await firstAt(code);
  return <HostScreen first={first} />;
}
