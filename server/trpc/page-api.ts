// The API for pages that are made on the server. Only pages import this: it asks Next for the request's headers, which
// the process's own modules (main.ts and below) must not.
import { headers } from 'next/headers';
import { clientOf } from '../auth/client';
import { currentPerson } from '../auth/current-person';
import { type PageApi, shared } from '../handed-to-pages';

export type { PageApi };

/** The API in the name of whoever asks for the page that is being made. */
export async function pageApi(): Promise<PageApi> {
  const { browser } = clientOf(Object.fromEntries(await headers()));
  // What pages ask counts for no network: the server asks itself.
  return shared().apiFor(await currentPerson(), { network: 'page', browser, device: 'a page' });
}

/** The code of an error that the API threw ("NOT_FOUND", "FORBIDDEN", ...); null for any other error. */
export function apiErrorCode(error: unknown): string | null {
  const isApiError = error instanceof Error && error.name === 'TRPCError' && 'code' in error;
  return isApiError ? String(error.code) : null;
}
