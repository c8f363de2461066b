import type { Metadata } from 'next';
import { momentTitle } from '@/components/replay/moment-title';
import { parsePlace } from '@/components/replay/place';
import { ReplayScreen } from '@/components/replay/replay-screen';
import { type Address, firstAt, metadataAt, timesAt } from '../first';
import { pictureOf, previewOf } from '../preview';

interface MomentAddress extends Address {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** The match and the moment: what happens there is for whoever follows the link. */
export async function generateMetadata(address: MomentAddress): Promise<Metadata> {
  const { at } = await address.searchParams;
  const times = at === undefined ? [] : await timesAt(address);
  return metadataAt(address, ({ page, view }) =>
    previewOf(page, {
      title: momentTitle(page.title, { at: oneOf(at), times }),
      description: 'The match again as a film: round by round, with what each close revealed, in anybody’s eyes.',
      picture: pictureOf(page, view?.round ?? null, parsePlace(oneOf(at))?.step ?? null),
    }),
  );
}

export default async function ReplayPage({ params, searchParams }: MomentAddress) {
  const [{ code }, { as, at }] = await Promise.all([params, searchParams]);
  const first = await firstAt(code);
  return <ReplayScreen page={first.page} as={oneOf(as)} at={oneOf(at)} />;
}

const oneOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
