import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../service';
import { accept, callerFor, person, refusalOf, startTestService } from '../testing/service';

let service: Service;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test('one person takes one seat, whichever personal links they hold', async () => {
  const host = callerFor(service, person('host'));
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, joinWay: 'links' }));
  const linkTo = async (seat: string) => (await accept(host.lobby.issueSeatLink({ code, seat }))).token;
  const [toA, toB] = [await linkTo('A'), await linkTo('B')];
  const greedy = callerFor(service, person('greedy'));
  expect(await accept(greedy.lobby.claim({ token: toA }))).toMatchObject({ seat: 'A' });
  expect(await refusalOf(greedy.lobby.claim({ token: toB }))).toBe('SEATED');
  expect(await accept(greedy.lobby.claim({ token: toA }))).toMatchObject({ seat: 'A' });
  expect((await host.matches.page({ code })).seats.map(({ holder }) => holder)).toEqual(['player', 'free', 'free']);
});
