import type { Metadata } from 'next';
import { NothingHere } from '@/components/match/nothing-here';
import { ReplayScreen } from '@/components/replay/replay-screen';
import { type Address, firstAt, titleAt } from '../first';

interface MomentAddress extends Address {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export const generateMetadata = async (address: Address): Promise<Metadata> => ({
  title: await titleAt(address, (title) => `Replay of ${title}`),
  description: 'The match again as a film: round by round, with what each close revealed, in anybody’s eyes.',
});

export default async function ReplayPage({ params, searchParams }: MomentAddress) {
  const [{ code }, { as, at }] = await Promise.all([params, searchParams]);
  const first = await firstAt(code);
  if (!('page' in first)) return <NothingHere failure={first} code={code.toUpperCase()} />;
  return <ReplayScreen page={first.page} as={oneOf(as)} at={oneOf(at)} />;
}

const oneOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
