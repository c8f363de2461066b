// Two processes on one database: what ends in one ends in the other.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../person';
import type { Service } from '../service';
import { startApiProcess } from '../testing/api-process';
import { clientAt } from '../testing/client';
import { cookieOf } from '../testing/http';
import { Screen } from '../testing/screen';
import { accept, callerFor, person, seatMatch, startTestService } from '../testing/service';
import * as accounts from './accounts';
import { openSession } from './sessions';

const password = 'correct horse';
let service: Service;
let elsewhere: { url: string; end(): void };

beforeAll(async () => {
  service = await startTestService();
  elsewhere = await startElsewhere();
}, 60_000);
afterAll(async () => {
  elsewhere.end();
  await service.stop();
});

/** As the API is served by another process. */
async function startElsewhere() {
  const { child, url } = await startApiProcess();
  return { url, end: () => void child.kill('SIGTERM') };
}

const signedIn = async (who: Person): Promise<Person> => ({
  ...who,
  session: await openSession(who.id, clientAt('203.0.113.1')),
});

async function me(who: Person): Promise<unknown> {
  const answer = await fetch(`${elsewhere.url}/account.me`, { headers: { cookie: await cookieOf(who) } });
  return (await answer.json()).result.data;
}

/** Two browsers of a player of a private match, with the match open in the other process. */
async function playing(name: string) {
  const who = person(name, true);
  const { host, code } = await seatMatch(service, { visibility: 'private' });
  const { token } = await accept(host.lobby.issueOpenLink({ code, kind: 'watch' }));
  await accept(callerFor(service, who).lobby.claim({ token }));
  const [here, there] = [await signedIn(who), await signedIn(who)];
  const screens = [here, there].map((user) => new Screen(elsewhere, { user, code }));
  for (const screen of screens) await screen.until(() => true);
  return { here, there, screens };
}

test('a sign-out ends the session and its open streams in every process, and no other', async () => {
  const { here, there, screens } = await playing('leaver');
  expect(await me(here)).toMatchObject({ id: here.id });
  await service.endSessions({ personId: here.id, id: here.session });
  await expect.poll(() => screens.map(({ error }) => error?.code ?? null)).toEqual(['UNAUTHORIZED', null]);
  expect([await me(here), await me(there)]).toMatchObject([null, { id: there.id }]);
  for (const screen of screens) await screen.close();
});

test('signing out everywhere else leaves the browser that asks', async () => {
  const { here, there, screens } = await playing('careful');
  await accept(callerFor(service, here).account.endSessions({ id: null }));
  await expect.poll(() => screens.map(({ error }) => error?.code ?? null)).toEqual([null, 'UNAUTHORIZED']);
  expect(await callerFor(service, here).account.sessions()).toMatchObject([{ id: here.session, isThis: true }]);
  expect(await me(there)).toBeNull();
  for (const screen of screens) await screen.close();
});

test('nobody ends the sessions of somebody else', async () => {
  const [victim, stranger] = [await signedIn(person('victim', true)), await signedIn(person('stranger', true))];
  await callerFor(service, stranger).account.endSessions({ id: victim.session ?? '' });
  expect(await me(victim)).toMatchObject({ id: victim.id });
});

test('a changed password ends open streams of earlier sign-ins', async () => {
  const made = await accounts.register({ name: 'Changer', password });
  const who: Person = { id: made.ok ? made.userId : '', name: 'Changer', guest: false };
  const before = await signedIn(who);
  const { code } = await accept(
    callerFor(service, before).matches.create({ game: 'pointing-chains', visibility: 'private' }),
  );
  const screen = new Screen(elsewhere, { user: before, code });
  await screen.until(() => true);
  await signedIn(who);
  const changed = callerFor(service, before).account.changePassword({ current: password, next: 'another horse' });
  expect(await accept(changed)).toMatchObject({ others: 1 });
  await expect.poll(() => screen.error?.code).toBe('UNAUTHORIZED');
  await screen.close();
});
