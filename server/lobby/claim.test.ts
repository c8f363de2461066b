import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../service';
import { accept, callerFor, person, refusalOf, startTestService } from '../testing/service';
import { findSeatLink } from './links';

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

test('who comes by a link that was issued anew finds nothing of the guest before', async () => {
  const host = callerFor(service, person('host'));
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, joinWay: 'links' }));
  const comeByLink = async () => {
    const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
    const link = await findSeatLink(service, token);
    const guest = callerFor(service, { id: link?.guestId ?? '', name: 'A guest', guest: true });
    await accept(guest.lobby.claim({ token }));
    return guest;
  };
  const first = await comeByLink();
  await accept(first.play.saveNotebook({ code, seat: 'A', value: 'C is lying' }));
  expect(await first.play.notebook({ code, seat: 'A' })).toEqual({ value: 'C is lying' });
  const second = await comeByLink();
  expect(await second.play.notebook({ code, seat: 'A' })).toEqual({ value: null });
  await expect(first.play.notebook({ code, seat: 'A' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a guest cannot take a name that is in the match, in any capitals, unless nobody may know who is in it', async () => {
  const owner = person('Harriet');
  const host = callerFor(service, owner);
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, joinWay: 'links' }));
  const linkTo = async (seat: string) => (await accept(host.lobby.issueSeatLink({ code, seat }))).token;
  await accept(callerFor(service, person('Ann')).lobby.claim({ token: await linkTo('A') }));
  const token = await linkTo('B');
  const link = await findSeatLink(service, token);
  expect(link?.others).toEqual(['Harriet', 'Ann']);
  const claimAs = (name: string) =>
    callerFor(service, { id: link?.guestId ?? '', name, guest: true }).lobby.claim({ token });
  for (const name of ['ann', ' ANN ', 'harriet', 'Ａnn']) expect(await refusalOf(claimAs(name))).toBe('NAME_IN_MATCH');
  await accept(claimAs('Bob'));
  await accept(claimAs('Bob'));
});
