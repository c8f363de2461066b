// Next bundles pages and route handlers apart from the process's own modules, so the running server hands what they need
// of it over through globalThis, and they import nothing of the service but types.
import type { Client } from './auth/client';
import type { Which } from './auth/sessions';
import type { SeatLinkHolder } from './lobby/links';
import type { Person } from './person';
import type { AppRouter } from './trpc/router';

export type PageApi = ReturnType<AppRouter['createCaller']>;

/** Somebody who signs in by account, with that browser (null: nobody knows which). */
export interface SignedIn {
  person: Person;
  browser: string | null;
}

/** By a link sent to this address (in small letters). */
export interface HandingOver extends SignedIn {
  address: string;
}

/** An account of the browser may not play there, or a guest who came with it was taken off their seat. */
export type ClosedToGuests = 'NOT_AS_GUEST' | 'SENT_AWAY';

interface Shared {
  /** What answers in the name of a person; `client` is where they ask from, for what is counted by that. */
  apiFor(person: Person | null, client?: Client): PageApi;
  /** What a personal seat link signs its holder in as; null if it is none, or was revoked. */
  findSeatLink(link: { token: string; browser: string | null }): Promise<SeatLinkHolder | null>;
  /** Why nobody can play there as a guest with this browser; null: they can. */
  whyClosedToGuests(link: { token: string; browser: string | null }): Promise<ClosedToGuests | null>;
  /** Guests' sign-ins with that browser end where the account may not play in their match. */
  endGuestsBeside(signedIn: SignedIn): Promise<void>;
  /** Tells whose seat it is, and the hosts, that the link was opened again; `as`: what its opener wants to be called. */
  tellSeatOpened(opened: { token: string; as: string }): Promise<void>;
  /** Seats that they hold as a guest, who is told at that address, are their account's from now on. */
  handOverSeats(signedIn: HandingOver): Promise<void>;
  /** Ends the sign-in that a Cookie header proves, if any. */
  signOut(cookieHeader: string | undefined): Promise<void>;
  /** Ends sessions of somebody, on every process. */
  endSessions(which: Which): Promise<void>;
}

const global = globalThis as typeof globalThis & { mainMatchShared?: Shared };

/** Called once at start. */
export function shareWithPages(shared: Shared): void {
  global.mainMatchShared = shared;
}

export function shared(): Shared {
  if (global.mainMatchShared === undefined) throw new Error('Pages are served by server/main.ts only.');
  return global.mainMatchShared;
}
