import { Tinypool } from 'tinypool';
import { expect, test, vi } from 'vitest';
import type { MatchView } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import type { Action } from '@/games/pointing-chains/actions';
import { planner } from '@/games/pointing-chains/bot';
import type { View } from '@/games/pointing-chains/view';
import * as accounts from '../auth/accounts';
import { demoPeople } from '../auth/demo-people';
import { nameSchema } from '../auth/names';
import { nameColumns, takeNameLike } from '../auth/taken-names';
import { db } from '../database/db';
import { clientAt } from '../testing/client';
import { accept, startTestService } from '../testing/service';
import { appRouter } from '../trpc/router';
import { seedDemo } from './seed';

const startQuick = () => startTestService({ drivesBots: true });

test('a first start has a match in its lobby, one in round 2 and a finished one; a second start adds nothing', async () => {
  await seedDemo(startQuick);
  await seedDemo(startQuick);
  expect(await db().prisma.user.count()).toBe(demoPeople.length);
  const service = await startTestService();
  const host = { id: 'demo-host', name: 'Harriet', guest: false };
  const api = appRouter.createCaller({ user: host, service, client: clientAt('test') });
  const mine = await api.matches.mine();
  expect(mine.map(({ status }) => status).sort()).toEqual(['finished', 'lobby', 'running']);
  const running = await service.matches.find(mine.find(({ status }) => status === 'running')?.code ?? '');
  expect(running?.folded?.state).toMatchObject({ round: 2 });
  expect(await api.matches.publicList()).toHaveLength(3);
  await service.stop();
});

test('whoever of the demo’s people is gone comes back, and one who was renamed is who they were', async () => {
  await accounts.deleteAccount({ userId: 'demo-ada', password: null });
  await accept(accounts.rename({ userId: 'demo-ben', name: 'Bernard' }));
  await accept(accounts.register({ name: 'Ben demo', password: 'correct horse' }));
  await seedDemo(startQuick);
  const people = await db().prisma.user.findMany({ where: { id: { startsWith: 'demo-' } }, orderBy: { id: 'asc' } });
  expect(people.map(({ id, name }) => [id, name])).toEqual([
    ['demo-ada', 'Ada (demo)'],
    ['demo-ben', 'Bernard'],
    ['demo-cleo', 'Cleo (demo)'],
    ['demo-host', 'Harriet (demo host)'],
  ]);
});

test('nobody can be given a name of the demo’s people, nor one that looks like it', async () => {
  for (const { name } of demoPeople) {
    expect(nameSchema.safeParse(name).success, name).toBe(false);
    expect(nameSchema.safeParse(name.toUpperCase()).success, name).toBe(false);
    const given = await takeNameLike(name, async (_, columns) => columns);
    const own = nameColumns(name);
    expect([given.nameKey, given.look, given.smallLook]).not.toContain(own.nameKey);
    expect([given.look === own.look, given.smallLook === own.smallLook]).toEqual([false, false]);
  }
});

test('a vote that ties is decided by the demo’s host', async () => {
  vi.spyOn(planner, 'play').mockImplementation(tiesEverything);
  vi.spyOn(Tinypool.prototype, 'run').mockImplementation(({ view }) =>
    Promise.resolve(tiesEverything(JSON.parse(view))),
  );
  await db().prisma.user.deleteMany();
  await seedDemo(startQuick);
  const choices = await db().prisma.matchEvent.findMany({ where: { by: 'host', action: { contains: 'choose' } } });
  expect(choices).toHaveLength(1);
});

/** Points at nobody, so that all share the first place and the last; then votes for the seat that comes next. */
function tiesEverything({ phase, viewer, candidates, choice, seats, own, round }: MatchView<View>): Action | null {
  if (phase === 'round') return own?.some((one) => one.round === round) ? null : { type: 'point', at: null };
  if (candidates == null || choice != null) return null;
  const next = (seats.findIndex(({ seat }) => seat === viewer) + 1) % seats.length;
  return { type: 'choose', seat: itemAt(seats, next).seat };
}
