import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import type { FirstView } from '@/components/match/live-match';
import type { Missed } from '@/server/reach/missed';
import type { Offer } from '@/server/reach/offer';
import { apiErrorCode, pageApi } from '@/server/trpc/page-api';
import { hidden } from './preview';

export interface Address {
  readonly params: Promise<{ code: string }>;
}

/** What the match at this address shows its viewer now. Strangers to a private one get the 404 of a match that is not there. */
export const firstAt = cache((code: string) => readFirst({ code }));

/** As `firstAt`, with no more than any spectator sees. */
export const stageAt = (code: string) => readFirst({ code, asSpectator: true });

/** What its viewer missed in the match at this address; nothing where they may not see it. */
export async function missedAt(code: string): Promise<readonly Missed[]> {
  const { reach } = await pageApi();
  return reach.missed({ code }).catch(() => []);
}

/** A way to be reached, for whoever holds a seat in the lobby and has none. */
export async function offerAt({ page: { status, seat, practice } }: FirstView): Promise<Offer | null> {
  if (status !== 'lobby' || seat === null || practice) return null; // who practises is at the page
  const { reach } = await pageApi();
  return reach.offer().catch(() => null);
}

const nothingHere = new Set(['NOT_FOUND', 'BAD_REQUEST', 'FORBIDDEN']);

async function readFirst(asked: { code: string; asSpectator?: boolean }): Promise<FirstView> {
  const api = await pageApi();
  try {
    return await api.play.first(asked);
  } catch (error) {
    const why = apiErrorCode(error);
    if (why === null || !nothingHere.has(why)) throw error;
    const { code } = asked;
    if (await isAskedToHost(code)) redirect(`/m/${code.toUpperCase()}/hosting`);
    notFound();
  }
}

/** Whoever is asked to host a match sees nothing of it until they have answered. */
async function isAskedToHost(code: string): Promise<boolean> {
  const { lobby } = await pageApi();
  const asked = await lobby.asked().catch(() => []); // nobody is signed in, or not by an account
  return asked.some((one) => one.code === code.toUpperCase());
}

/** What is said of a page about the match at this address. */
export async function metadataAt({ params }: Address, of: (first: FirstView) => Metadata): Promise<Metadata> {
  return of(await firstAt((await params).code));
}

/** For pages of a match that no link leads strangers to: a title made from the match's own, and no preview. */
export const titleAt = (address: Address, of: (title: string) => string): Promise<Metadata> =>
  metadataAt(address, ({ page }) => ({ title: of(page.title), ...hidden }));

/** When the events of the match at this address happened, in milliseconds of it; none while it may not be replayed. */
export async function timesAt({ params }: Address): Promise<readonly number[]> {
  const api = await pageApi();
  const read = await api.matches.record({ code: (await params).code }).catch(() => null);
  return read?.record.events.map(({ at }) => at) ?? [];
}
