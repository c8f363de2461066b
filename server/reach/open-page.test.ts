import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '../database/db';
import { now } from '../database/time';
import { sendingOfFile } from '../testing/sending';
import { accept, seatMatch, serviceOfFile } from '../testing/service';
import type { Message } from './way';

// The time of a start, and what an open page has shown already, as letters.

const service = await serviceOfFile();
const letters: Message[] = [];
await sendingOfFile({
  mail: {
    async send(letter) {
      letters.push(letter);
      return { type: 'sent' };
    },
    stop: () => {},
  },
});
beforeEach(async () => {
  await db().prisma.reachWay.deleteMany();
  letters.length = 0;
});

const soon = { timeout: 20_000 };
const hour = 3_600_000;
const texts = () => letters.map(({ text }) => text);

/** As somebody whose address is proved. */
async function readsLetters(personId: string): Promise<void> {
  const topics = JSON.stringify(['matches', 'words']);
  await db().prisma.reachWay.create({
    data: { personId, kind: 'mail', address: `${personId}@example.org`, label: '', topics },
  });
}

test('whoever was told when a match starts is told when it is called off, and nobody else', async () => {
  const { code, host, players } = await seatMatch(service);
  const [ann, bob] = players;
  await readsLetters(ann?.person.id ?? '');
  await accept(host.lobby.schedule({ code, startsAt: now() + 20 * hour }));
  await vi.waitFor(
    () => expect(texts()).toEqual([expect.stringMatching(/^The match starts .* \(in 20 hours\)\.$/)]),
    soon,
  );
  await readsLetters(bob?.person.id ?? '');
  await accept(host.lobby.schedule({ code, startsAt: null }));
  await vi.waitFor(() => expect(texts().slice(1)).toEqual([expect.stringContaining('is called off')]), soon);
  expect(letters.map(({ address }) => address)).toEqual(Array(2).fill(`${ann?.person.id}@example.org`));
});
