// Vitest's global set-up for integration tests: one PostgreSQL for the whole run, with one migrated database that every
// test file gets a copy of (see database.ts).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../database/embedded';
import { migrate } from '../database/migrate';

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string;
  }
}

export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startTemplate();
  project.provide('templateUrl', url);
  return stop;
}

/** A PostgreSQL that is gone, with its folder, when it is stopped. */
export async function startTemplate(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const dir = mkdtempSync(path.join(tmpdir(), 'main-match-test-'));
  const database = await startEmbedded({ dir, unsafeFast: true });
  await migrate(database.url);
  const stop = async () => {
    await database.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  return { url: database.url, stop };
}
