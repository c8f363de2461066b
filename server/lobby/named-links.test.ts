import { expect, test } from 'vitest';
import { accept, callerFor, person, refusalOf, serviceOfFile } from '../testing/service';

const service = await serviceOfFile();

const host = () => callerFor(service, person('host'));
const named = { game: 'pointing-chains', seats: ['Ann', 'Ben', 'Cleo'], joinWay: 'links' as const, links: true };

test('a match of named people is made with a link for each, and each link leads to its own seat', async () => {
  const { code, links } = await accept(host().matches.create(named));
  const previews = await Promise.all(links.map(({ token }) => callerFor(service, null).lobby.link({ token })));
  expect(previews.map((preview) => `${preview?.seat} ${preview?.seatName}`)).toEqual(['A Ann', 'B Ben', 'C Cleo']);
  const ben = callerFor(service, person('benjamin'));
  expect(await accept(ben.lobby.claim({ token: links[1]?.token ?? '' }))).toMatchObject({ code, seat: 'B' });
  expect((await host().matches.page({ code })).seats.map(({ link }) => link)).toEqual(
    links.map(({ linkId }) => linkId),
  );
});

test('which links are out is told to hosts alone', async () => {
  const { code } = await accept(host().matches.create(named));
  for (const user of [person('someone'), null]) {
    const { seats } = await callerFor(service, user).matches.page({ code });
    expect(seats.map(({ link }) => link)).toEqual([null, null, null]);
  }
});

test('no links are made where none are asked for, and none in a practice match', async () => {
  const { code, links } = await accept(host().matches.create({ ...named, links: false }));
  expect(links).toEqual([]);
  expect((await host().matches.page({ code })).seats.every(({ link }) => link === null)).toBe(true);
  expect(await refusalOf(host().matches.create({ ...named, practice: true }))).toBe('PRACTICE');
});

test('two seats of one name are refused before anything is made', async () => {
  const before = (await host().matches.mine()).length;
  const made = await host().matches.create({ ...named, seats: ['Ann', 'Ben', 'ANN'] });
  expect(made).toMatchObject({ ok: false, refusal: { code: 'NAME_TAKEN', field: 'seats' } });
  expect((await host().matches.mine()).length).toBe(before);
});

test('no seat is called what its host is called, or what looks like it', async () => {
  const hanna = callerFor(service, person('Hanna'));
  for (const name of ['hanna', 'HANNA', 'h\u0430nna']) // with a Cyrillic a
    expect(await hanna.matches.create({ ...named, seats: ['Ann', name, 'Cleo'] })).toMatchObject({
      refusal: { code: 'NAME_TAKEN', field: 'seats', message: expect.stringContaining('is your own name') },
    });
});

test('seats that are not named are there all the same, without a link, for whoever comes', async () => {
  const seats = ['Ann', null, 'Cleo', null];
  const { code, links } = await accept(host().matches.create({ ...named, joinWay: 'open', seats }));
  expect(links.map(({ seat }) => seat)).toEqual(['A', 'C']);
  const page = await host().matches.page({ code });
  expect(page.seats.map(({ name }) => name)).toEqual(['Ann', 'Seat B', 'Cleo', 'Seat D']);
  expect(await accept(callerFor(service, person('bea')).lobby.join({ code }))).toMatchObject({ seat: 'B' });
});

test('all free seats get new links at once; whoever sits stays, and the old links of free seats end', async () => {
  const { code, links } = await accept(host().matches.create(named));
  const ann = callerFor(service, person('ann'));
  await accept(ann.lobby.claim({ token: links[0]?.token ?? '' }));
  const fresh = await accept(host().lobby.issueFreeSeatLinks({ code }));
  expect(fresh.links.map(({ seat }) => seat)).toEqual(['B', 'C']);
  expect((await ann.matches.page({ code })).seat).toBe('A');
  const late = callerFor(service, person('late'));
  expect(await refusalOf(late.lobby.claim({ token: links[1]?.token ?? '' }))).toBe('DEAD_LINK');
  expect(await accept(late.lobby.claim({ token: fresh.links[0]?.token ?? '' }))).toMatchObject({ seat: 'B' });
  await expect(late.lobby.issueFreeSeatLinks({ code })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a link goes with its seat when seats change places', async () => {
  const { code, links } = await accept(host().matches.create(named));
  await accept(host().lobby.reorder({ code, seats: ['C', 'A', 'B'] }));
  const { seats } = await host().matches.page({ code });
  expect(seats.map(({ name, link }) => [name, link])).toEqual([
    ['Cleo', links[2]?.linkId],
    ['Ann', links[0]?.linkId],
    ['Ben', links[1]?.linkId],
  ]);
});
