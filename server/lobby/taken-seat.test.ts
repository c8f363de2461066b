import { expect, test } from 'vitest';
import { waitingForHost } from '@/games/waiting';
import { db } from '../database/db';
import type { Person } from '../person';
import { serveApi } from '../testing/http';
import { Screen } from '../testing/screen';
import { accept, callerFor, person, refusalOf, serviceOfFile, startedMatch, type TestMatch } from '../testing/service';
import { findSeatLink } from './links';

// Gina plays B as a guest; Cleo, who has an account and Gina's link, takes the seat in mid-match.

const service = await serviceOfFile();

async function ginaPlays(given: Parameters<typeof startedMatch>[1] = {}) {
  const match = await startedMatch(service, given);
  const { token } = await accept(match.host.host.replaceSeat({ code: match.code, seat: 'B' }));
  const person: Person = { id: (await findSeatLink(service, token))?.guestId ?? '', name: 'Gina', guest: true };
  const gina = callerFor(service, person);
  await accept(gina.lobby.claim({ token }));
  return { ...match, token, person, gina };
}

const cleo = callerFor(service, person('Cleo'));
const taken = { from: 'Gina', by: 'Cleo', at: expect.any(Number), deniedAt: null };
const denied = { ...taken, deniedAt: expect.any(Number) };
const newsOf = async ({ host, code }: TestMatch) => (await host.matches.page({ code })).seats[1]?.taken;

test('a guest whose seat was taken by their link is told by whom and when, on an open page of a private match too', async () => {
  const served = await serveApi(service, { isFast: true });
  const { code, token, person, gina } = await ginaPlays({ visibility: 'private' });
  const screen = new Screen(served, { user: person, code });
  await screen.until(({ page }) => page.seat === 'B');
  await accept(cleo.lobby.claim({ token }));
  await screen.until(({ page }) => page.seat === null && page.lostSeat?.by === 'Cleo');
  await screen.close();
  await served.close();
  expect((await gina.matches.page({ code })).lostSeat).toEqual(taken);
  expect((await gina.lobby.link({ token }))?.lost).toEqual(taken);
  expect((await cleo.matches.page({ code })).lostSeat, 'of whoever took it').toBeNull();
  expect((await cleo.lobby.link({ token }))?.lost).toBeNull();
});

test('it waits for the host until they have read it, and again when the guest says that it was not them', async () => {
  const match = await ginaPlays();
  const { code, host, token, gina } = match;
  expect(await refusalOf(gina.lobby.notMe({ code }))).toBe('NOT_TAKEN');
  await accept(cleo.lobby.claim({ token }));
  expect(await newsOf(match)).toEqual(taken);
  const page = await host.matches.page({ code });
  const waiting = () => waitingForHost({ game: null, page, view: null, now: 0 }).map(({ text }) => text);
  expect(waiting()).toEqual([expect.stringMatching(/^Cleo took the seat of Gina with its link\./)]);
  expect((await gina.matches.page({ code })).seats[1]?.taken, 'is for hosts').toBeNull();
  await accept(host.host.readTaken({ code, seat: 'B' }));
  expect(await newsOf(match)).toBeNull();
  await accept(gina.lobby.notMe({ code }));
  await accept(gina.lobby.notMe({ code }));
  expect(await newsOf(match)).toEqual(denied);
  expect((await gina.matches.page({ code })).lostSeat).toEqual(denied);
});

test('whoever holds the link says so without signing in; once the player is replaced nothing waits, and Gina sits again', async () => {
  const match = await ginaPlays();
  const { code, host, token } = match;
  await accept(cleo.lobby.claim({ token }));
  await accept(callerFor(service, null).lobby.notMine({ token }));
  expect(await newsOf(match)).toEqual(denied);
  const { token: next } = await accept(host.host.replaceSeat({ code, seat: 'B' }));
  expect(await newsOf(match)).toBeNull();
  const again = { id: (await findSeatLink(service, next))?.guestId ?? '', name: 'Gina', guest: true };
  await accept(callerFor(service, again).lobby.claim({ token: next }));
  expect(await newsOf(match)).toBeNull();
  expect(await refusalOf(callerFor(service, null).lobby.notMine({ token }))).toBe('NOT_TAKEN');
});

test('a guest who takes their seat by an account in the same browser is known, and nobody is told', async () => {
  const match = await ginaPlays();
  const { token, person: guest } = match;
  const signedIn = { browser: 'of Gina', network: '', device: '' };
  for (const { id } of [guest, person('Cleo')])
    await db().prisma.session.create({ data: { id: `session of ${id}`, personId: id, ...signedIn } });
  await accept(cleo.lobby.claim({ token }));
  expect(await newsOf(match)).toBeNull();
});
