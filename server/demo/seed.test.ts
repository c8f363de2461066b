import { expect, test } from 'vitest';
import { demoPeople } from '../auth/demo-people';
import { db } from '../database/db';
import { clientAt } from '../testing/client';
import { startTestService } from '../testing/service';
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
