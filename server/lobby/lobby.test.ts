import { describe, expect, test } from 'vitest';
import { Screen } from '../testing/screen';
import {
  accept,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  refusalOf,
  seatMatch,
  serviceOfFile,
} from '../testing/service';

const service = await serviceOfFile();
const other = await serviceOfFile();

const newLobby = async (seats: number, options: object = {}) => {
  const host = callerFor(service, person('host'));
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats, ...options }));
  return { host, code };
};

const people = (count: number) => Array.from({ length: count }, (_, i) => person(`someone ${i + 1}`));

describe('the lobby', () => {
  test('eleven who join in one instant, at two processes, sit on eleven seats; the twelfth finds them taken', async () => {
    const { code } = await newLobby(11);
    const answers = await Promise.all(
      people(12).map((who, i) => callerFor(i % 2 === 0 ? service : other, who).lobby.join({ code })),
    );
    const seats = answers.flatMap((answer) => (answer.ok ? [answer.seat] : []));
    expect(new Set(seats).size).toBe(11);
    expect(answers.filter((answer) => !answer.ok)).toMatchObject([{ refusal: { code: 'FULL' } }]);
  });

  test('who joins twice at once sits on one seat', async () => {
    const { code, host } = await newLobby(3);
    const api = callerFor(service, person('twice'));
    const [one, two] = await Promise.all([accept(api.lobby.join({ code })), accept(api.lobby.join({ code }))]);
    expect(one.seat).toBe(two.seat);
    expect((await host.matches.page({ code })).seats.filter(({ holder }) => holder !== 'free')).toHaveLength(1);
  });

  test('what a game asks of players beside the board is promised by each, goes with whoever leaves, and only there', async () => {
    const { code, host } = await newLobby(3, { game: 'bifrost' });
    const [ana, bea] = people(2).map((who) => callerFor(service, who));
    if (ana === undefined || bea === undefined) throw new Error('two play');
    await accept(ana.lobby.join({ code, seat: 'A' }));
    await accept(bea.lobby.join({ code, seat: 'B' }));
    const promises = async () => (await host.matches.page({ code })).seats.map(({ promised }) => promised);
    expect((await host.matches.page({ code })).promise?.name).toBe('Limited communication');
    expect(await promises()).toEqual([false, false, null]);
    await accept(ana.lobby.promise({ code, seat: 'A', promised: true }));
    await expect(bea.lobby.promise({ code, seat: 'A', promised: true })).rejects.toThrow('This is not your seat.');
    expect(await promises()).toEqual([true, false, null]);
    for (const freeSeats of ['bots', 'refuse'] as const)
      expect(await host.lobby.start({ code, freeSeats })).toMatchObject({
        refusal: {
          code: 'UNPROMISED',
          message: expect.stringMatching(/^Limited communication: not promised yet by someone 2\./),
        },
      });
    await accept(ana.lobby.leave({ code, seat: 'A' }));
    await accept(ana.lobby.join({ code, seat: 'A' }));
    expect(await promises()).toEqual([false, false, null]);

    const other = await newLobby(3);
    await accept(ana.lobby.join({ code: other.code, seat: 'A' }));
    const promised = ana.lobby.promise({ code: other.code, seat: 'A', promised: true });
    expect(await refusalOf(promised)).toBe('NO_PROMISE');
    expect((await other.host.matches.page({ code: other.code })).promise).toBeNull();
  });

  test('players choose their faces, no two the same; a face goes with whoever leaves', async () => {
    const { code, host } = await newLobby(3);
    const [ana, bea] = people(2).map((who) => callerFor(service, who));
    if (ana === undefined || bea === undefined) throw new Error('two play');
    await accept(ana.lobby.join({ code, seat: 'A' }));
    await accept(bea.lobby.join({ code, seat: 'B' }));
    const face = { emblem: 3, enamel: 9 };
    await accept(ana.lobby.chooseFace({ code, seat: 'A', face }));
    expect(await refusalOf(bea.lobby.chooseFace({ code, seat: 'B', face }))).toBe('FACE_TAKEN');
    await accept(bea.lobby.chooseFace({ code, seat: 'B', face: { ...face, enamel: 10 } }));
    await expect(bea.lobby.chooseFace({ code, seat: 'A', face: null })).rejects.toThrow('This is not your seat.');
    await expect(ana.lobby.chooseFace({ code, seat: 'A', face: { emblem: 16, enamel: 0 } })).rejects.toThrow();
    const faces = async () => (await host.matches.page({ code })).seats.map((seat) => seat.face);
    expect(await faces()).toEqual([face, { emblem: 3, enamel: 10 }, null]);
    await accept(ana.lobby.leave({ code, seat: 'A' }));
    expect(await faces()).toEqual([null, { emblem: 3, enamel: 10 }, null]);
  });

  test('where nobody may know who plays what, nobody chooses a face', async () => {
    const { code } = await newLobby(3, { game: 'bifrost' });
    const ana = callerFor(service, person('ana'));
    await accept(ana.lobby.join({ code, seat: 'A' }));
    expect(await refusalOf(ana.lobby.chooseFace({ code, seat: 'A', face: { emblem: 0, enamel: 0 } }))).toBe(
      'ANONYMOUS',
    );
  });

  test('five who claim one seat by its link: one keeps it', async () => {
    const { code, host } = await newLobby(3, { joinWay: 'links' });
    const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'B' }));
    const answers = await Promise.all(
      people(5).map((who, i) => callerFor(i % 2 === 0 ? service : other, who).lobby.claim({ token })),
    );
    expect(answers.filter(({ ok }) => ok)).toMatchObject([{ seat: 'B', code }]);
    expect(answers.filter(({ ok }) => !ok)).toMatchObject(Array(4).fill({ refusal: { code: 'TAKEN' } }));
  });

  test('a link that was issued anew is the only one that works, and takes the seat from the guest of the old one', async () => {
    const { code, host } = await newLobby(3);
    const old = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
    const preview = await callerFor(service, null).lobby.link({ token: old.token });
    expect(preview).toMatchObject({ kind: 'seat', code, seat: 'A', taken: false });
    const { findSeatLink } = await import('./links');
    const found = await findSeatLink(service, old.token);
    const guest = { id: found?.guestId ?? '', name: 'Guest', guest: true };
    await accept(callerFor(service, guest).lobby.claim({ token: old.token }));
    const fresh = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
    expect(await refusalOf(callerFor(service, guest).lobby.claim({ token: old.token }))).toBe('DEAD_LINK');
    expect(await findSeatLink(service, old.token)).toBeNull();
    expect((await callerFor(service, guest).matches.page({ code })).role).toBe('spectator');
    expect(await findSeatLink(service, fresh.token)).toMatchObject({ code });
  });

  test('an account takes over the seat of the guest who came by the same link', async () => {
    const { code, host } = await newLobby(3);
    const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'C' }));
    const { findSeatLink } = await import('./links');
    const guest = { id: (await findSeatLink(service, token))?.guestId ?? '', name: 'Guest C', guest: true };
    await accept(callerFor(service, guest).lobby.claim({ token }));
    const member = callerFor(service, person('with account'));
    expect(await accept(member.lobby.claim({ token }))).toMatchObject({ seat: 'C' });
    expect(await member.matches.page({ code })).toMatchObject({ role: 'player', seat: 'C' });
    expect(await callerFor(service, guest).matches.page({ code })).toMatchObject({ role: 'spectator' });
  });

  test('starts with bots on the open seats alone: those that are kept for somebody are taken away', async () => {
    const { code, host } = await newLobby(5);
    await accept(callerFor(service, person('one')).lobby.join({ code, seat: 'C' }));
    await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
    await accept(host.lobby.issueSeatLink({ code, seat: 'D' }));
    await accept(host.lobby.start({ code, freeSeats: 'open bots' }));
    const { seats, status } = await host.matches.page({ code });
    expect(status).toBe('running');
    expect(seats.map(({ seat, holder }) => `${seat} ${holder}`)).toEqual(['A bot', 'B player', 'C bot']);
  });

  test('starts with bots until those come for whom a seat is kept: their links go on seating them', async () => {
    const { code, host } = await newLobby(3);
    await accept(callerFor(service, person('one')).lobby.join({ code }));
    const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'B' }));
    await accept(host.lobby.rename({ code, seat: 'B', name: 'Bea' }));
    await accept(host.lobby.start({ code, freeSeats: 'bots until they come' }));
    const late = callerFor(service, person('Bea late'));
    const link = await late.lobby.link({ token });
    expect(link).toMatchObject({ code, seat: 'B', seatName: 'Bea', taken: false, botPlays: true });
    expect((await host.matches.page({ code })).seats[1]).toMatchObject({ holder: 'bot', absent: 'Bea' });
    expect(await accept(late.lobby.claim({ token }))).toMatchObject({ seat: 'B' });
    expect(await late.matches.page({ code })).toMatchObject({ role: 'player', seat: 'B' });
    const { seats } = await host.matches.page({ code });
    expect(seats.map(({ holder }) => holder)).toEqual(['player', 'player', 'bot']);
    expect(seats[1]).toMatchObject({ bot: null, absent: null, since: expect.any(Number) });
    expect(await refusalOf(callerFor(service, person('later')).lobby.claim({ token }))).toBe('TAKEN');
  });

  test('the host cannot sit down, a stranger cannot start, and nobody starts with free seats unless they say what happens', async () => {
    const { code, host } = await newLobby(4);
    expect(await refusalOf(host.lobby.join({ code }))).toBe('HOST');
    await accept(callerFor(service, person('one')).lobby.join({ code }));
    await expect(callerFor(service, person('one')).lobby.start({ code })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusalOf(host.lobby.start({ code }))).toBe('FREE_SEATS');
    expect(await refusalOf(host.lobby.start({ code, freeSeats: 'remove' }))).toBe('BAD_SETTINGS');
    await accept(host.lobby.start({ code, freeSeats: 'bots' }));
    expect((await host.matches.page({ code })).seats.map(({ holder }) => holder)).toEqual([
      'player',
      'bot',
      'bot',
      'bot',
    ]);
    expect(await refusalOf(callerFor(service, person('late')).lobby.join({ code }))).toBe('STARTED');
  });

  test('seats are reordered with who sits on them, taken away from the free ones, and named', async () => {
    const { code, host, players } = await seatMatch(service, { seats: 4 });
    await accept(host.lobby.reorder({ code, seats: ['D', 'A', 'B', 'C'] }));
    await accept(host.lobby.free({ code, seat: 'B' }));
    await accept(host.lobby.setSeatCount({ code, count: 3 }));
    await accept(host.lobby.rename({ code, seat: 'A', name: 'Dora' }));
    const page = await host.matches.page({ code });
    expect(page.seats.map(({ seat, name }) => `${seat} ${name}`)).toEqual(['A Dora', 'B player 2', 'C player 3']);
    expect(await players[3]?.api.matches.page({ code })).toMatchObject({ seat: 'A' });
  });

  test('what changes is on every open screen, at another process too', async () => {
    const { code, host } = await newLobby(3);
    const watching = new Screen(other, { user: null, code });
    await watching.until(({ page }) => page.seats.length === 3);
    await accept(callerFor(service, person('new')).lobby.join({ code }));
    const { page } = await watching.until(({ page: { seats } }) => seats[0]?.name === 'new', 1_000);
    expect(page.seats[0]).toMatchObject({ holder: 'player', mine: false });
    await accept(host.lobby.change({ code, title: 'Another name', settings: { rounds: 2 } }));
    expect(
      (await watching.until(({ page: { title } }) => title === 'Another name', 1_000)).page.settings,
    ).toMatchObject({ rounds: 2 });
    await watching.close();
  });

  test('settings that the game refuses are refused with their place', async () => {
    const { code, host } = await newLobby(3);
    const bad = await host.lobby.change({ code, settings: { rounds: 0 } });
    expect(bad).toMatchObject({ ok: false, refusal: { code: 'BAD_SETTINGS', field: 'settings.rounds' } });
    const made = await host.matches.create({
      game: 'pointing-chains',
      settings: JSON.parse('{"__proto__":1}') as Record<string, unknown>,
    });
    expect(made).toMatchObject({ ok: false, refusal: { code: 'BAD_SETTINGS' } });
    expect(await host.matches.create({ game: 'pointing-chains', seats: 60 })).toMatchObject({ ok: false });
  });

  test('a private match is for its members alone', async () => {
    const { code, host } = await newLobby(3, { visibility: 'private' });
    const stranger = callerFor(service, person('stranger'));
    await expect(stranger.matches.page({ code })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stranger.lobby.join({ code })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await callerFor(service, null).matches.publicList()).some((match) => match.code === code)).toBe(false);
    const { token } = await accept(host.lobby.issueOpenLink({ code, kind: 'watch' }));
    await accept(stranger.lobby.claim({ token }));
    expect(await stranger.matches.page({ code })).toMatchObject({ role: 'spectator', seat: null });
  });
});

test('a bot in the place of somebody who did not come keeps their name, known as theirs, and so does a link for the seat', async () => {
  const host = callerFor(service, person('host'));
  const seats = ['Ann', 'Ben', 'Dora'];
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats, joinWay: 'links' }));
  await accept(host.lobby.start({ code, freeSeats: 'bots' }));
  const told = (await host.matches.page({ code })).seats;
  expect(told.map(({ name, absent }) => [name, absent])).toContainEqual(['Dora', 'Dora']);
  const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'C' }));
  expect((await host.lobby.link({ token }))?.seatName).toBe('Dora');
  await accept(callerFor(service, person('dora')).lobby.claim({ token }));
  expect((await host.matches.page({ code })).seats[2]).toMatchObject({ name: 'Dora', absent: null });
});

test('results and posts say in words that a bot played for who did not come, and the record keeps the name', async () => {
  const host = callerFor(service, person('host'));
  const seats = ['Ann', 'Ben', 'Dora'];
  const settings = { rounds: 1, pace: 'clock' };
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats, settings, joinWay: 'links' }));
  await accept(host.lobby.start({ code, freeSeats: 'bots' }));
  for (const [seat, at] of Object.entries({ A: 'B', B: 'C', C: null }))
    await accept(hostWhoLooks(host).actFor({ code, seat, action: { type: 'point', at }, key: newKey() }));
  await accept(hostWhoLooks(host).act({ code, action: { type: 'resolve' }, key: newKey() }));
  const page = await host.matches.page({ code });
  const winners = page.results?.winners.map((seat) => page.seats.find((one) => one.seat === seat)?.name) ?? [];
  expect(winners).not.toEqual([]);
  const called = winners.map((name) => `${name} (bot)`);
  const [listed] = (await host.matches.mine()).filter((match) => match.code === code);
  expect(listed?.winners).toEqual(called);
  const { words } = await host.matches.post({ code, kind: 'end' });
  for (const one of called) expect(words).toContain(one);
  expect(await host.matches.resultsCsv({ code })).toContain('Dora (bot)');
  const record = await host.matches.record({ code });
  expect(record?.names.map(({ name }) => name)).toEqual(seats);
});
