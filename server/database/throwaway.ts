import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from './embedded';
import { migrate } from './migrate';

/** A migrated PostgreSQL for tests, fast and unsafe, that is gone with its folder when it is stopped. */
export async function startThrowaway(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const dir = mkdtempSync(path.join(tmpdir(), 'main-match-test-'));
  const database = await startEmbedded({ dir, unsafeFast: true });
  await migrate(database.url);
  const stop = async () => {
    await database.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  return { url: database.url, stop };
}
