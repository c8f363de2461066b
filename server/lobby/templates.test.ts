import { expect, test } from 'vitest';
import { db } from '../database/db';
import { accept, callerFor, refusalOf, serviceOfFile } from '../testing/service';

const password = 'a quiet table';

const service = await serviceOfFile();

async function newHost(name: string) {
  const { userId: id } = await accept(callerFor(service, null).account.register({ name, password }));
  return { id, api: callerFor(service, { id, name, guest: false }) };
}

const game = 'pointing-chains';
const slow = {
  game,
  name: 'Slow week',
  settings: { rounds: 5, pace: 'host' },
  visibility: 'private' as const,
  joinWay: null,
  sealed: true,
  practice: false,
  quietHours: { zone: 'Europe/Berlin', from: 1320, until: 480 },
};

test('a host keeps settings under a name, renames and deletes them; nobody else has them', async () => {
  const [hanna, ben] = [await newHost('Hanna'), await newHost('Ben')];
  const { id } = await accept(hanna.api.templates.save(slow));
  await accept(hanna.api.templates.save({ ...slow, name: 'Live', quietHours: null }));
  expect(await hanna.api.templates.list({ game })).toMatchObject([
    { name: 'Live', quietHours: null },
    {
      ...{ id, name: 'Slow week', settings: slow.settings, visibility: 'private', sealed: true, dropped: [] },
      quietHours: slow.quietHours,
    },
  ]);
  expect(await ben.api.templates.list({ game })).toEqual([]);
  expect(await hanna.api.templates.list({ game: 'bifrost' })).toEqual([]);
  await accept(ben.api.templates.remove({ id }));
  await accept(ben.api.templates.rename({ id, name: 'Mine' }));
  await accept(hanna.api.templates.rename({ id, name: 'Slow fortnight' }));
  expect((await hanna.api.templates.list({ game })).map(({ name }) => name)).toEqual(['Live', 'Slow fortnight']);
  await accept(hanna.api.templates.remove({ id }));
  expect((await hanna.api.templates.list({ game })).map(({ name }) => name)).toEqual(['Live']);
});

test('a name that is taken, and settings that are not right, are refused in their place', async () => {
  const { api } = await newHost('Gina');
  const { id } = await accept(api.templates.save({ ...slow, name: 'Live' }));
  await accept(api.templates.save(slow));
  expect(await api.templates.save({ ...slow, name: 'SLOW  week' })).toMatchObject({
    refusal: { code: 'NAME_TAKEN', field: 'name' },
  });
  expect(await refusalOf(api.templates.rename({ id, name: 'slow week' }))).toBe('NAME_TAKEN');
  expect(await api.templates.save({ ...slow, name: 'Other', settings: { rounds: 0 } })).toMatchObject({
    refusal: { code: 'BAD_SETTINGS', field: 'settings.rounds' },
  });
});

test('what the game takes no more is left out, and named; what is kept stays as it was', async () => {
  const { id: userId, api } = await newHost('Olga');
  const { id } = await accept(api.templates.save(slow));
  const settings = JSON.stringify({ rounds: 5, doors: 3, pace: 'slow' });
  await db().prisma.settingsTemplate.update({ where: { id }, data: { settings } });
  expect(await api.templates.list({ game })).toMatchObject([{ settings: { rounds: 5 }, dropped: ['doors', 'pace'] }]);
  expect((await db().prisma.settingsTemplate.findFirst({ where: { userId } }))?.settings).toBe(settings);
});

test('they go with their account, and a guest has none', async () => {
  const { id, api } = await newHost('Nora');
  await accept(api.templates.save(slow));
  await accept(api.account.remove({ password }));
  expect(await db().prisma.settingsTemplate.count({ where: { userId: id } })).toBe(0);
  const guest = callerFor(service, { id: 'guest:x', name: 'Guest', guest: true });
  await expect(guest.templates.list({ game })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
