// Vitest's global set-up for integration tests: one PostgreSQL for the whole run, with one migrated database that every
// test file gets a copy of (see database.ts).
import type { TestProject } from 'vitest/node';
import { startThrowaway } from '../database/throwaway';

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string;
  }
}

export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startThrowaway();
  project.provide('templateUrl', url);
  return stop;
}
