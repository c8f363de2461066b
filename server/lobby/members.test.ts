import { expect, test } from 'vitest';
import { db } from '../database/db';
import { accept, callerFor, newKey, person, refusalOf, serviceOfFile, startedMatch } from '../testing/service';

const service = await serviceOfFile();
for (const name of ['host', 'Carl', 'player 1']) await createAccount(name);

async function createAccount(name: string): Promise<void> {
  const data = { id: `test-${name}`, name, nameKey: name.toLowerCase() };
  await db().prisma.user.create({ data });
}

test('a co-host hosts like the owner until they are no more; nobody who plays or hosts already becomes one', async () => {
  const { code, host } = await startedMatch(service);
  const carl = callerFor(service, person('Carl'));
  const add = (name: string) => refusalOf(host.lobby.addCoHost({ code, name }));
  expect(await add('host')).toBe('HOST');
  expect(await add('player 1')).toBe('PLAYS');
  expect(await add('Nobody')).toBe('UNKNOWN_PERSON');
  await expect(carl.host.nudge({ code })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await add('carl')).toBeNull();
  expect((await host.matches.page({ code })).hosts.map(({ name }) => name)).toEqual(['host', 'Carl']);
  await accept(carl.host.act({ code, action: { type: 'pause' }, key: newKey() }));
  expect(await refusalOf(host.host.grantFullView({ code, name: 'Carl' }))).toBe('HOST');
  expect(await refusalOf(host.host.grantFullView({ code, name: 'host' }))).toBe('HOST');
  expect(await refusalOf(host.host.grantFullView({ code, name: 'player 1' }))).toBe('PLAYS');
  expect(await refusalOf(host.host.removeSpectator({ code, personId: 'test-Carl' }))).toBe('UNKNOWN_PERSON');
  await accept(host.lobby.removeCoHost({ code, personId: 'test-Carl' }));
  expect(await refusalOf(host.lobby.removeCoHost({ code, personId: 'test-Carl' }))).toBe('UNKNOWN_PERSON');
  await expect(carl.host.act({ code, action: { type: 'resume' }, key: newKey() })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect((await carl.matches.page({ code })).role).toBe('spectator');
});
