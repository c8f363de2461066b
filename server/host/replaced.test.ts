import { expect, test } from 'vitest';
import { findSeatLink } from '../lobby/links';
import type { Person } from '../person';
import { accept, callerFor, hostWhoLooks, newKey, person, serviceOfFile } from '../testing/service';

// Whoever comes in somebody's place plays under their own name, and the log and the record say since when.

const service = await serviceOfFile();
const host = callerFor(service, person('host'));

/** A running match whose host has named its seats Ann, Ben and Cleo, all of whom came by their links. */
async function namedMatch(game = 'pointing-chains') {
  const made = { game, seats: ['Ann', 'Ben', 'Cleo'], visibility: 'public' as const };
  const { code, links } = await accept(host.matches.create({ ...made, joinWay: 'links', links: true }));
  for (const [i, { token, seat }] of links.entries()) {
    const api = callerFor(service, person(`account ${i}`));
    await accept(api.lobby.claim({ token }));
    if (game === 'bifrost') await accept(api.lobby.promise({ code, seat, promised: true }));
  }
  await accept(host.lobby.start({ code }));
  return code;
}

const nobody = callerFor(service, null);
const namesIn = async (code: string, api = nobody) => (await api.matches.page({ code })).seats.map(({ name }) => name);
const handedOnIn = async (code: string, api = nobody) =>
  (await api.matches.story({ code })).handedOn.map(({ seat, from, to }) => `${seat}: ${from}, then ${to}`);

async function replace(code: string, name: string): Promise<void> {
  const { token } = await accept(host.host.replaceSeat({ code, seat: 'B' }));
  await accept(callerFor(service, person(name)).lobby.claim({ token }));
}

test('a seat that its host has named keeps that name until somebody else sits down, who is called by their own', async () => {
  const code = await namedMatch();
  const { token } = await accept(host.host.replaceSeat({ code, seat: 'B' }));
  expect(await namesIn(code)).toEqual(['Ann', 'Ben', 'Cleo']);
  expect(await handedOnIn(code)).toEqual([]);
  await accept(callerFor(service, person('Dora')).lobby.claim({ token }));
  expect(await namesIn(code)).toEqual(['Ann', 'Dora', 'Cleo']);
  expect(await handedOnIn(code)).toEqual(['B: Ben, then Dora']);
  await replace(code, 'Emil');
  expect(await namesIn(code)).toEqual(['Ann', 'Emil', 'Cleo']);
  expect(await handedOnIn(code)).toEqual(['B: Ben, then Dora', 'B: Dora, then Emil']);
  const record = await host.matches.record({ code });
  expect(record?.handedOn.map(({ from, to }) => `${from}, then ${to}`)).toEqual(['Ben, then Dora', 'Dora, then Emil']);
  expect(record?.names[1]).toEqual({ seat: 'B', name: 'Emil' });
});

test('a guest in somebody’s place is asked for a name of their own', async () => {
  const code = await namedMatch();
  const { token } = await accept(host.host.replaceSeat({ code, seat: 'B' }));
  expect(await nobody.lobby.link({ token })).toMatchObject({ named: false, seatName: 'Ben', taken: false });
  const found = await findSeatLink(service, token);
  expect(found?.name).toBe('Guest B');
  const guest: Person = { id: found?.guestId ?? '', name: 'Fay', guest: true };
  await accept(callerFor(service, guest).lobby.claim({ token }));
  expect(await namesIn(code)).toEqual(['Ann', 'Fay', 'Cleo']);
});

test('who comes back to their own seat has taken it over from nobody', async () => {
  const code = await namedMatch();
  await replace(code, 'Ben');
  expect(await handedOnIn(code)).toEqual([]);
});

test('where nobody may know who plays what, the change is told to the host, and to all once it is over', async () => {
  const code = await namedMatch('bifrost');
  await replace(code, 'Dora');
  const fellow = callerFor(service, person('account 0'));
  for (const api of [nobody, fellow]) {
    expect(await namesIn(code, api)).toEqual(['Ann', 'Ben', 'Cleo']);
    expect(await handedOnIn(code, api)).toEqual([]);
  }
  expect(await namesIn(code, host)).toEqual(['Ann', 'Dora', 'Cleo']);
  expect(await handedOnIn(code, host)).toEqual(['B: Ben, then Dora']);
  await accept(hostWhoLooks(host).act({ code, action: { type: 'end' }, key: newKey() }));
  expect(await handedOnIn(code)).toEqual(['B: Ben, then Dora']);
});
