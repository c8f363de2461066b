import { describe, expect, test } from 'vitest';
import type { Outcome } from '../outcome';
import {
  accept,
  type Caller,
  callerFor,
  newKey,
  person,
  refusalOf,
  seatMatch,
  serviceOfFile,
} from '../testing/service';

// Seats before the start: emptied, named, put in another order, made more or fewer.

const service = await serviceOfFile();

const as = (name: string) => callerFor(service, person(name));

/** Why it was refused and where; null: it was not. */
async function faultOf(answer: Promise<Outcome>): Promise<string | null> {
  const outcome = await answer;
  return outcome.ok ? null : `${outcome.refusal.code} in ${outcome.refusal.field}`;
}

/** Who sits where: "A player 1, B -". */
async function standing(host: Caller, code: string): Promise<string> {
  const { seats } = await host.matches.page({ code });
  return seats.map(({ seat, name, holder }) => `${seat} ${holder === 'free' ? '-' : name}`).join(', ');
}

/** A lobby of so many seats, on some of which somebody sits who is called as their seat was. */
async function lobbyWith(seats: number, taken: string) {
  const { code, host, players } = await seatMatch(service, { seats });
  for (const { seat, api } of players) if (!taken.includes(seat)) await accept(api.lobby.leave({ code, seat }));
  return { code, host, players, now: () => standing(host, code) };
}

describe('a seat that is emptied', () => {
  test('sends its holder away with a word, who may watch and sits down again when they are let', async () => {
    const { code, host, players, now } = await lobbyWith(3, 'ABC');
    const ready = async () => (await host.matches.page({ code })).seats.map((seat) => seat.ready);
    await accept(host.lobby.readyCheck({ code }));
    await accept(players[1]?.api.lobby.ready({ code, seat: 'B', ready: true }) ?? Promise.reject());
    expect(await ready()).toEqual([false, true, false]);
    await accept(host.lobby.free({ code, seat: 'B', reason: 'Gone fishing' }));
    expect(await now()).toBe('A player 1, B -, C player 3');
    const sent = players[1]?.api ?? host;
    expect(await sent.matches.page({ code })).toMatchObject({
      role: 'spectator',
      sentAwayWith: { reason: 'Gone fishing' },
    });
    expect(await refusalOf(sent.lobby.join({ code }))).toBe('SENT_AWAY');
    await accept(host.host.letSitAgain({ code, personId: 'test-player 2' }));
    expect(await accept(sent.lobby.join({ code }))).toMatchObject({ seat: 'B' });
    expect(await ready()).toEqual([false, false, false]);
  });

  test('sends nobody away where a bot sat, or nobody; and there has to be such a seat', async () => {
    const { code, host, now } = await lobbyWith(3, 'A');
    await accept(host.lobby.addBot({ code, seat: 'B' }));
    await accept(host.lobby.free({ code, seat: 'B' }));
    await accept(host.lobby.free({ code, seat: 'C' }));
    expect(await now()).toBe('A player 1, B -, C -');
    expect((await host.matches.page({ code })).sentAway).toEqual([]);
    expect(await refusalOf(host.lobby.free({ code, seat: 'Z' }))).toBe('UNKNOWN_SEAT');
  });

  test('has no link any more', async () => {
    const { code, host } = await lobbyWith(3, '');
    const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
    await accept(host.lobby.free({ code, seat: 'A' }));
    expect(await refusalOf(as('late').lobby.claim({ token }))).toBe('DEAD_LINK');
  });

  test('is nobody’s own: who practises keeps theirs, and frees the others', async () => {
    const maker = as('maker');
    const { code } = await accept(maker.matches.create({ game: 'pointing-chains', seats: 3, practice: true }));
    await accept(maker.lobby.fillWithBots({ code }));
    expect(await refusalOf(maker.lobby.free({ code, seat: 'A' }))).toBe('OWN_SEAT');
    await accept(maker.lobby.free({ code, seat: 'B' }));
    const holders = (await maker.matches.page({ code })).seats.map(({ holder }) => holder);
    expect(holders).toEqual(['player', 'free', 'bot']);
  });

  test('is emptied before the start alone', async () => {
    const { code, host } = await lobbyWith(3, 'ABC');
    await accept(host.lobby.start({ code }));
    expect(await refusalOf(host.lobby.free({ code, seat: 'A' }))).toBe('STARTED');
    expect(await refusalOf(host.lobby.reorder({ code, seats: ['B', 'A', 'C'] }))).toBe('STARTED');
    expect(await refusalOf(host.lobby.setSeatCount({ code, count: 4 }))).toBe('STARTED');
    await accept(host.lobby.rename({ code, seat: 'A', name: 'Ann' }));
    const action = { type: 'point', at: 'B' };
    await accept(as('player 1').play.act({ code, seat: 'A', action, key: newKey() }));
  });
});

test('a seat’s name is like nobody’s in the match but its own', async () => {
  const { code, host, now } = await lobbyWith(3, 'AC');
  const rename = (seat: string, name: string) => faultOf(host.lobby.rename({ code, seat, name }));
  expect(await rename('Z', 'Zoe')).toBe('UNKNOWN_SEAT in seat');
  expect(await rename('B', 'PLAYER 1')).toBe('NAME_TAKEN in name');
  expect(await rename('B', 'Bea')).toBeNull();
  expect(await rename('B', 'BEA')).toBeNull();
  expect(await rename('C', 'bea')).toBe('NAME_TAKEN in name');
  expect(await rename('A', 'player 1')).toBeNull();
  expect(await now()).toBe('A player 1, B -, C player 3');
  expect((await host.matches.page({ code })).seats.map(({ name }) => name)).toEqual(['player 1', 'BEA', 'player 3']);
});

test('where nobody may know who plays, seats that the host named are told apart all the same', async () => {
  const host = as('host');
  const { code } = await accept(host.matches.create({ game: 'bifrost', seats: 3 }));
  const rename = (seat: string, name: string) => faultOf(host.lobby.rename({ code, seat, name }));
  expect(await rename('A', 'Ann')).toBeNull();
  expect(await rename('A', 'ANN')).toBeNull();
  expect(await rename('B', 'ann')).toBe('NAME_TAKEN in name');
});

test('an order names every seat once, or nobody moves', async () => {
  const { code, host, now } = await lobbyWith(3, 'ABC');
  for (const seats of [[], ['B', 'A'], ['A', 'A', 'B'], ['A', 'B', 'Z'], ['A', 'B', 'C', 'C']])
    expect(await faultOf(host.lobby.reorder({ code, seats }))).toBe('BAD_ORDER in seats');
  expect(await now()).toBe('A player 1, B player 2, C player 3');
  await accept(host.lobby.reorder({ code, seats: ['B', 'C', 'A'] }));
  expect(await now()).toBe('A player 2, B player 3, C player 1');
});

describe('the number of seats', () => {
  test('goes down by free ones, from the end, and up by free ones at the end', async () => {
    const { code, host, now } = await lobbyWith(6, 'AD');
    const resize = (count: number) => accept(host.lobby.setSeatCount({ code, count }));
    await resize(5);
    expect(await now()).toBe('A player 1, B -, C -, D player 4, E -');
    await resize(3);
    expect(await now()).toBe('A player 1, B -, C player 4');
    await resize(3);
    expect(await now()).toBe('A player 1, B -, C player 4');
    await resize(5);
    expect(await now()).toBe('A player 1, B -, C player 4, D -, E -');
    expect(await accept(as('next').lobby.join({ code, seat: 'E' }))).toMatchObject({ seat: 'E' });
  });

  test('leaves a seat to whoever was sent its link, which leads there under its new letter', async () => {
    const { code, host, now } = await lobbyWith(5, 'AC');
    const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'E' }));
    await accept(host.lobby.setSeatCount({ code, count: 3 }));
    expect(await now()).toBe('A player 1, B player 3, C -');
    expect(await accept(as('invited').lobby.claim({ token }))).toMatchObject({ seat: 'C' });
  });

  test('never takes a seat from under somebody, nor goes below or above what the game can be played with', async () => {
    const { code, host, now } = await lobbyWith(5, 'ABCD');
    const resize = (count: number) => faultOf(host.lobby.setSeatCount({ code, count }));
    expect(await resize(3)).toBe('TAKEN in count');
    expect([await resize(2), await resize(27)]).toEqual(['BAD_SETTINGS in seats', 'BAD_SETTINGS in seats']);
    expect(await now()).toBe('A player 1, B player 2, C player 3, D player 4, E -');
    expect(await resize(4)).toBeNull();
    expect(await now()).toBe('A player 1, B player 2, C player 3, D player 4');
  });
});

describe('what is set for a player', () => {
  async function lobbyOf(game: string, { seats, settings }: { seats: number; settings: Record<string, unknown> }) {
    const match = await seatMatch(service, { game, seats, settings });
    const { code, host } = match;
    const given = async () => (await host.matches.page({ code })).settingsGiven;
    const reorder = (order: string) => accept(host.lobby.reorder({ code, seats: [...order] }));
    return { ...match, given, reorder };
  }

  test('goes with them where seats change places', async () => {
    const runes = await lobbyOf('runes-to-ruins', { seats: 3, settings: { artefacts: { A: ['light'], B: ['dark'] } } });
    await runes.reorder('BAC');
    expect(await runes.given()).toEqual({ artefacts: { B: ['light'], A: ['dark'] } });
    await runes.reorder('CBA');
    expect(await runes.given()).toEqual({ artefacts: { B: ['light'], C: ['dark'] } });

    const colors = { A: 'red', B: 'green', C: 'blue' };
    const bifrost = await lobbyOf('bifrost', { seats: 3, settings: { colors } });
    await bifrost.reorder('CAB');
    expect(await bifrost.given()).toEqual({ colors: { B: 'red', C: 'green', A: 'blue' } });

    const bluffs = await lobbyOf('logical-bluffs', { seats: 2, settings: { known: [['A1'], ['B2']] } });
    await bluffs.reorder('BA');
    expect(await bluffs.given()).toEqual({ known: [['B2'], ['A1']] });

    const priorRanking = ['C', 'A', 'D', 'B'];
    const proof = await lobbyOf('proof-by-contradiction', { seats: 4, settings: { priorRanking } });
    await proof.reorder('DABC');
    expect(await proof.given()).toEqual({ priorRanking: ['D', 'B', 'A', 'C'] });
  });

  test('goes with them where a free seat before them is taken away; what was set for that seat goes too', async () => {
    const settings = { artefacts: { B: ['dark'], C: ['light'] } };
    const { code, host, players, given } = await lobbyOf('runes-to-ruins', { seats: 4, settings });
    await accept(players[1]?.api.lobby.leave({ code, seat: 'B' }) ?? Promise.reject());
    await accept(host.lobby.setSeatCount({ code, count: 3 }));
    expect(await given()).toEqual({ artefacts: { B: ['light'] } });
    expect(await standing(host, code)).toBe('A player 1, B player 3, C player 4');
  });

  test('is added for seats that come, where all have to have it', async () => {
    const settings = { priorRanking: ['B', 'A', 'D', 'C'] };
    const { code, host, given } = await lobbyOf('proof-by-contradiction', { seats: 4, settings });
    await accept(host.lobby.setSeatCount({ code, count: 5 }));
    expect(await given()).toEqual({ priorRanking: ['B', 'A', 'D', 'C', 'E'] });
  });

  test('is theirs when the match starts without a free seat before them', async () => {
    const settings = { artefacts: { D: ['light'] } };
    const { code, host, players, given } = await lobbyOf('runes-to-ruins', { seats: 4, settings });
    await accept(players[1]?.api.lobby.leave({ code, seat: 'B' }) ?? Promise.reject());
    await accept(host.lobby.start({ code, freeSeats: 'remove' }));
    expect(await given()).toEqual({ artefacts: { C: ['light'] } });
    const { settings: played } = await host.matches.page({ code });
    expect(played).toMatchObject({ artefacts: { C: ['light'] } });
    expect(await standing(host, code)).toBe('A player 1, B player 3, C player 4');
  });
});
