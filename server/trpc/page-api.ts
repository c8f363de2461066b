// The API for pages that are made on the server. Next bundles pages apart from the process's own modules, so the
// running server hands its one router over through globalThis, and pages import nothing of the service but types.
import { currentPerson } from '../auth/current-person';
import type { Person } from '../matches/person';
import type { AppRouter } from './router';

export type PageApi = ReturnType<AppRouter['createCaller']>;

const shared = globalThis as typeof globalThis & { mainMatchPageApi?: (person: Person | null) => PageApi };

/** Called once at start, with what answers in the name of a person. */
export function sharePageApi(apiFor: (person: Person | null) => PageApi): void {
  shared.mainMatchPageApi = apiFor;
}

/** The API in the name of whoever asks for the page that is being made. */
export async function pageApi(): Promise<PageApi> {
  if (shared.mainMatchPageApi === undefined) throw new Error('Pages are served by server/main.ts only.');
  return shared.mainMatchPageApi(await currentPerson());
}

/** The code of an error that the API threw ("NOT_FOUND", "FORBIDDEN", ...); null for any other error. */
export function apiErrorCode(error: unknown): string | null {
  const isApiError = error instanceof Error && error.name === 'TRPCError' && 'code' in error;
  return isApiError ? String(error.code) : null;
}
