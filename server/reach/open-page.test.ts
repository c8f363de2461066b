import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '../database/db';
import { now } from '../database/time';
import { lettersKept, sendingOfFile } from '../testing/sending';
import { accept, hostWhoLooks, newKey, seatMatch, serviceOfFile } from '../testing/service';

// The time of a start, and what an open page has shown already, as letters.

const service = await serviceOfFile();
const { letters, mail } = lettersKept();
await sendingOfFile({ mail });
beforeEach(async () => {
  await db().prisma.reachWay.deleteMany();
});

const soon = { timeout: 20_000 };
const hour = 3_600_000;
const texts = () => letters.map(({ text }) => text);

/** As somebody whose address is proved. */
async function readsLetters(personId: string, chosen = ['matches', 'words']): Promise<void> {
  const topics = JSON.stringify(chosen);
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
    () => expect(texts()).toEqual([expect.stringMatching(/^The match starts on .* \(in 20 hours\)\.$/)]),
    soon,
  );
  // A letter is in a hand before it is noted as sent, and who was told goes by the note.
  await vi.waitFor(async () => expect(await db().prisma.delivery.count({ where: { state: 'sent' } })).toBe(1), soon);
  await readsLetters(bob?.person.id ?? '');
  await accept(host.lobby.schedule({ code, startsAt: null }));
  await vi.waitFor(() => expect(texts().slice(1)).toEqual([expect.stringContaining('is called off')]), soon);
  expect(letters.map(({ address }) => address)).toEqual(Array(2).fill(`${ann?.person.id}@example.org`));
});

describe('what the page of a match has shown', () => {
  const everything = ['turns', 'deadlines', 'closes', 'words', 'matches'];
  const settings = { pace: 'host', rounds: 3, roundSeconds: null };

  /** Ann has the page of the match open, and Bob has not. */
  async function annIsHere() {
    const match = await seatMatch(service, { settings });
    const [ann, bob] = match.players;
    if (ann === undefined || bob === undefined) throw new Error('nobody');
    await readsLetters(ann.person.id, everything);
    await readsLetters(bob.person.id, everything);
    const held = await service.matches.find(match.code);
    held?.connected.set(ann.person.id, 1);
    const to = (id: string) => letters.filter(({ address }) => address.startsWith(`${id}@`)).map(({ text }) => text);
    const close = () => held?.connected.clear();
    return { ...match, ann, bob, close, toAnn: () => to(ann.person.id), toBob: () => to(bob.person.id) };
  }

  test('is not sent, and what happens when it is closed is', async () => {
    const { code, host, ann, toAnn, toBob, close } = await annIsHere();
    await accept(host.lobby.start({ code, freeSeats: 'bots' }));
    const { id: matchId } = await db().prisma.match.findUniqueOrThrow({ where: { code } });
    const where = { matchId, key: 'started', way: { personId: ann.person.id } };
    const stateNow = async () => (await db().prisma.delivery.findFirst({ where }))?.state;
    await vi.waitFor(async () => expect(await stateNow()).toBe('waiting'), soon);
    await accept(ann.api.reach.seen({ code }));
    await vi.waitFor(() => expect(toBob()).toEqual([expect.stringContaining('The match has started.')]), soon);
    await vi.waitFor(async () => expect(await stateNow()).toBe('seen'), soon);
    close();
    await accept(hostWhoLooks(host).act({ code, action: { type: 'resolve' }, key: newKey() }));
    await vi.waitFor(() => expect(toAnn()).toEqual([expect.stringContaining('Round 1 has closed.')]), soon);
  });

  test('is not even written down where it was shown before the match was looked at', async () => {
    const { code, host, ann, toAnn, toBob } = await annIsHere();
    const { id: matchId } = await db().prisma.match.findUniqueOrThrow({ where: { code } });
    const showsAt = (ms: number) =>
      db().prisma.seen.updateMany({ where: { matchId, personId: ann.person.id }, data: { shownAt: new Date(ms) } });
    await showsAt(now() + 30_000);
    await accept(host.lobby.start({ code, freeSeats: 'bots' }));
    await vi.waitFor(() => expect(toBob()).toEqual([expect.stringContaining('The match has started.')]), soon);
    const own = { matchId, way: { personId: ann.person.id } };
    expect(await db().prisma.delivery.count({ where: own })).toBe(0);
    const { startedAt } = await db().prisma.match.findUniqueOrThrow({ where: { code } });
    // Where nothing has changed for a second, it has been read.
    await vi.waitUntil(() => now() > (startedAt?.getTime() ?? 0) + 1_000, soon);
    await showsAt(now());
    await accept(hostWhoLooks(host).act({ code, action: { type: 'resolve' }, key: newKey() }));
    await vi.waitFor(() => expect(toAnn()).toEqual([expect.stringContaining('Round 1 has closed.')]), soon);
  });

  test('is sent where the page is open and nobody looks at it', async () => {
    const { code, host, toAnn } = await annIsHere();
    await accept(host.lobby.start({ code, freeSeats: 'bots' }));
    await vi.waitFor(() => expect(toAnn()).toEqual([expect.stringContaining('The match has started.')]), soon);
  });

  test('leaves what was missed before it where it stands', async () => {
    const { code, host, ann } = await annIsHere();
    await accept(host.host.rule({ code, key: newKey(), text: 'No calls.' }));
    const missed = async () => (await ann.api.reach.missed({ code })).map(({ words }) => words);
    await accept(ann.api.reach.seen({ code }));
    expect(await missed()).toEqual(['No calls.']);
    await accept(ann.api.reach.dismiss({ code }));
    expect(await missed()).toEqual([]);
  });
});
