import { afterAll } from 'vitest';
import { db } from '../database/db';
import { startSending } from '../reach/sending';
import type { WayKind } from '../reach/topics';
import type { Way } from '../reach/way';

/** What is written down is sent by these ways, for all tests of a file. It lets go of ends that were started before it. */
export async function sendingOfFile(ways: Partial<Record<WayKind, Way>>): Promise<void> {
  const none = { mail: null, push: null, discord: null };
  const sending = await startSending({ databaseUrl: db().url, ways: { ...none, ...ways } });
  afterAll(() => sending.stop());
}

/** An end on loopback (a mail server, a Discord, ...) that is there for all tests of a file. */
export async function endOfFile<End extends { stop(): Promise<void> }>(starting: Promise<End>): Promise<End> {
  const end = await starting;
  afterAll(() => end.stop());
  return end;
}
