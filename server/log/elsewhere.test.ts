import { expect, test } from 'vitest';
import { db } from '../database/db';
import { seatMatch, serviceOfFile } from '../testing/service';
import { presenceKeptMs, readPresence } from './elsewhere';

const service = await serviceOfFile();

async function idOf(): Promise<number> {
  const match = await service.matches.find((await seatMatch(service)).code);
  if (match === null) throw new Error('it was just made');
  return match.id;
}

test('who is on a match at other processes: those on this one, of processes that still say so, in one order', async () => {
  const [here, another] = [await idOf(), await idOf()];
  const onlooker = (process: string) => [{ id: process, name: `Watches at ${process}` }];
  const said = (process: string, matchId: number, agoMs = 0) => ({
    ...{ process, matchId, screens: 2, people: JSON.stringify(onlooker(process)) },
    seenAt: new Date(Date.now() - agoMs),
  });
  await db().prisma.presence.createMany({
    data: [
      said('two', here),
      said('one', here),
      said('gone', here, presenceKeptMs + 5_000),
      said('late', here, presenceKeptMs - 15_000),
      said('one', another),
    ],
  });
  const found = await readPresence(db().prisma, { ids: [here], except: 'two' });
  expect(found).toEqual([
    { matchId: here, screens: 2, people: onlooker('late') },
    { matchId: here, screens: 2, people: onlooker('one') },
  ]);
  const all = await readPresence(db().prisma, { ids: [here, another] });
  expect(all.map(({ matchId }) => matchId).sort()).toEqual([here, here, here, another]);
});
