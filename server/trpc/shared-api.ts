// Next bundles pages apart from the process's own modules, so the running server hands its one router over through
// globalThis, and pages import nothing of the service but types.
import type { Person } from '../matches/person';
import type { AppRouter } from './router';

export type PageApi = ReturnType<AppRouter['createCaller']>;
type ApiFor = (person: Person | null) => PageApi;

const shared = globalThis as typeof globalThis & { mainMatchPageApi?: ApiFor };

/** Called once at start, with what answers in the name of a person. */
export function sharePageApi(apiFor: ApiFor): void {
  shared.mainMatchPageApi = apiFor;
}

export function sharedApiFor(person: Person | null): PageApi {
  if (shared.mainMatchPageApi === undefined) throw new Error('Pages are served by server/main.ts only.');
  return shared.mainMatchPageApi(person);
}
