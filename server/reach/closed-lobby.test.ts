import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '../database/db';
import { lettersKept, sendingOfFile } from '../testing/sending';
import { accept, callerFor, person, seatMatch, serviceOfFile } from '../testing/service';

// Who waits in a lobby for a match that will not be is told, though no page of theirs is open.

const service = await serviceOfFile();
const { letters, mail } = lettersKept();
await sendingOfFile({ mail });
beforeEach(() => db().prisma.reachWay.deleteMany());

const soon = { timeout: 10_000 };

/** As somebody whose address is proved. */
async function readsLetters(personId: string, topics: readonly string[] = ['matches']): Promise<void> {
  const address = `${personId.replace(' ', '-')}@example.org`;
  await db().prisma.reachWay.create({
    data: { personId, kind: 'mail', address, label: '', topics: JSON.stringify(topics) },
  });
}

const addressed = () => letters.map(({ address }) => address).sort();

test('players and hosts of a lobby that is closed get a letter that names it, and whoever closes it none', async () => {
  const { code, host, players } = await seatMatch(service);
  const [ann, bob] = players;
  if (ann === undefined || bob === undefined) throw new Error('three sit');
  await db().prisma.user.create({ data: { id: 'test-Cora', name: 'Cora', nameKey: 'cora' } });
  await accept(host.lobby.addCoHost({ code, name: 'Cora' }));
  const cora = callerFor(service, person('Cora'));
  await accept(cora.lobby.answerAsked({ code, accepts: true }));
  const { title, ownerId } = await db().prisma.match.findUniqueOrThrow({ where: { code } });
  await Promise.all([ann.person.id, 'test-Cora', ownerId].map((id) => readsLetters(id)));
  await readsLetters(bob.person.id, ['turns']);
  await accept(host.lobby.remove({ code }));
  await vi.waitFor(() => expect(letters).toHaveLength(2), soon);
  expect(addressed()).toEqual(['test-Cora@example.org', 'test-player-1@example.org']);
  expect(letters[0]).toMatchObject({ title, text: `“${title}” is closed: its host has taken it away.`, path: '/' });
});

test('quiet hours hold it back', async () => {
  const { code, host, players } = await seatMatch(service);
  const personId = players[0]?.person.id ?? '';
  await readsLetters(personId);
  const minute = Math.floor((Date.now() % 86_400_000) / 60_000);
  const hours = { from: (minute + 1_430) % 1_440, until: (minute + 60) % 1_440 };
  await db().prisma.quiet.create({ data: { personId, zone: 'UTC', ...hours } });
  await accept(host.lobby.remove({ code }));
  const kept = await db().prisma.delivery.findFirstOrThrow({ where: { way: { personId } } });
  expect(kept.notBefore.getTime()).toBeGreaterThan(Date.now() + 30 * 60_000);
  await db().prisma.quiet.deleteMany();
});

test('a match that has started is not closed, and nobody is told that it was', async () => {
  const { code, host, players } = await seatMatch(service);
  await readsLetters(players[0]?.person.id ?? '');
  await accept(host.lobby.start({ code, freeSeats: 'bots' }));
  expect(await host.lobby.remove({ code })).toMatchObject({ ok: false, refusal: { code: 'STARTED' } });
  expect(await db().prisma.delivery.count({ where: { matchId: null } })).toBe(0);
});
