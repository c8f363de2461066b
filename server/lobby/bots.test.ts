import { expect, test } from 'vitest';
import { accept, callerFor, person, refusalOf, serviceOfFile } from '../testing/service';

// Until the start bots give way to people.

const service = await serviceOfFile();
const as = (name: string) => callerFor(service, person(name));

async function newLobby(options: object = {}) {
  const host = as('host');
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, ...options }));
  const seats = async (eyes = host) =>
    (await eyes.matches.page({ code })).seats.map(({ seat, holder }) => `${seat} ${holder}`).join(', ');
  return { code, host, seats };
}

test('whoever joins takes a free seat, and when there is none a bot’s', async () => {
  const { code, host, seats } = await newLobby({ visibility: 'public' });
  await accept(host.lobby.addBot({ code, seat: 'A' }));
  expect(await accept(as('first').lobby.join({ code }))).toMatchObject({ seat: 'B' });
  await accept(host.lobby.fillWithBots({ code }));
  expect(await seats()).toBe('A bot, B player, C bot');
  const visitor = as('second');
  const page = await visitor.matches.page({ code });
  expect([page.can.join, page.seats.map(({ open }) => open)]).toEqual([true, [true, false, true]]);
  const listed = (await visitor.matches.publicList({ limit: 100 })).find((match) => match.code === code);
  expect(listed).toMatchObject({ canJoin: true, seatsOpen: 2, seatsTaken: 3 });
  await accept(visitor.lobby.join({ code, seat: 'C' }));
  await accept(as('third').lobby.join({ code }));
  expect(await seats()).toBe('A player, B player, C player');
  expect(await refusalOf(as('fourth').lobby.join({ code }))).toBe('FULL');
});

test('bots fill the seats that are kept for nobody, and leave those of who was invited', async () => {
  const { code, host, seats } = await newLobby({ seats: ['Ann', null, 'Ben'], links: true });
  await accept(host.lobby.fillWithBots({ code }));
  expect(await seats()).toBe('A free, B bot, C free');
  const kept = (await host.matches.page({ code })).seats.map((seat) => [seat.kept, seat.link !== null]);
  expect(kept).toEqual([
    [true, true],
    [false, false],
    [true, true],
  ]);
});

test('a seat that is kept stays so under its bot: for who has its link, and nobody else', async () => {
  const { code, host, seats } = await newLobby();
  const sent = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
  await accept(host.lobby.addBot({ code, seat: 'A' }));
  await accept(host.lobby.fillWithBots({ code }));
  expect(await refusalOf(as('quick').lobby.join({ code, seat: 'A' }))).toBe('PROMISED');
  expect(await accept(as('quick').lobby.join({ code }))).toMatchObject({ seat: 'B' });
  expect(await accept(as('invited').lobby.claim(sent))).toMatchObject({ seat: 'A' });
  expect(await seats()).toBe('A player, B player, C bot');
});

test('all are taken away at once, and one by one: what was kept is kept again', async () => {
  const { code, host, seats } = await newLobby();
  const sent = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
  await accept(as('ann').lobby.join({ code, seat: 'B' }));
  const kept = async () => (await host.matches.page({ code })).seats[0]?.kept;
  const fill = async () => {
    await accept(host.lobby.addBot({ code, seat: 'A' }));
    await accept(host.lobby.fillWithBots({ code }));
  };
  await fill();
  await accept(host.lobby.takeBotsAway({ code }));
  expect([await seats(), await kept()]).toEqual(['A free, B player, C free', true]);
  await fill();
  await accept(host.lobby.free({ code, seat: 'A' }));
  expect([await seats(), await kept()]).toEqual(['A free, B player, C bot', true]);
  expect(await accept(as('invited').lobby.claim(sent))).toMatchObject({ seat: 'A' });
});

test('with the start they stay, and only a link of the seat’s own leads to it', async () => {
  const { code, host, seats } = await newLobby();
  const sent = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
  await accept(host.lobby.addBot({ code, seat: 'A' }));
  await accept(host.lobby.fillWithBots({ code }));
  await accept(host.lobby.start({ code }));
  expect(await refusalOf(as('late').lobby.join({ code }))).toBe('STARTED');
  expect(await refusalOf(host.lobby.takeBotsAway({ code }))).toBe('STARTED');
  await accept(as('invited').lobby.claim(sent));
  expect(await seats()).toBe('A player, B bot, C bot');
});
