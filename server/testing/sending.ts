import { afterAll, beforeEach } from 'vitest';
import { db } from '../database/db';
import { type SendingOptions, startSending } from '../reach/sending';
import type { WayKind } from '../reach/topics';
import type { Message, Way } from '../reach/way';

/** What is written down is sent by these ways, for all tests of a file. It lets go of ends that were started before it. */
export async function sendingOfFile(
  ways: Partial<Record<WayKind, Way>>,
  options: Partial<SendingOptions> = {},
): Promise<void> {
  const none = { mail: null, push: null, discord: null };
  const sending = await startSending({ ...options, databaseUrl: db().url, ways: { ...none, ...ways } });
  afterAll(() => sending.stop());
}

/** Letters as they would be sent: those since the test began. */
export function lettersKept(): { readonly letters: readonly Message[]; readonly mail: Way } {
  const letters: Message[] = [];
  beforeEach(() => {
    letters.length = 0;
  });
  const mail: Way = {
    async send(letter) {
      letters.push(letter);
      return { type: 'sent' };
    },
    stop: () => {},
  };
  return { letters, mail };
}

/** An end on loopback (a mail server, a Discord, ...) that is there for all tests of a file. */
export async function endOfFile<End extends { stop(): Promise<void> }>(starting: Promise<End>): Promise<End> {
  const end = await starting;
  afterAll(() => end.stop());
  return end;
}
