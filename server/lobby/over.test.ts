import { describe, expect, test } from 'vitest';
import {
  accept,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  refusalOf,
  serviceOfFile,
  startedMatch,
  type TestMatch,
} from '../testing/service';
import { findSeatLink } from './links';

// Once a match is over, its result stays with who played.

const service = await serviceOfFile();

const end = ({ host, code }: TestMatch) =>
  accept(hostWhoLooks(host).act({ code, action: { type: 'end' }, key: newKey() }));
const seatsOf = async ({ host, code }: TestMatch) =>
  (await host.matches.page({ code })).seats.map(({ name, holder }) => `${name}: ${holder}`);

describe('once a match is over', () => {
  test('the link of a seat that was being replaced seats nobody; the seat is called by who held it last', async () => {
    const match = await startedMatch(service);
    const { code, host } = match;
    const { token } = await accept(host.host.replaceSeat({ code, seat: 'B' }));
    await end(match);
    const stranger = callerFor(service, person('stranger'));
    expect(await refusalOf(stranger.lobby.claim({ token }))).toBe('FINISHED');
    expect(await refusalOf(stranger.lobby.join({ code, seat: 'B' }))).toBe('STARTED');
    expect((await stranger.matches.page({ code })).seat).toBeNull();
    expect(await seatsOf(match)).toEqual(['player 1: player', 'player 2: free', 'player 3: player']);
  });

  test('no link is made for a seat, no bot is put there, and a link taken back leaves its guest where they were', async () => {
    const match = await startedMatch(service);
    const { code, host } = match;
    const { token } = await accept(host.host.replaceSeat({ code, seat: 'B' }));
    const guestId = (await findSeatLink(service, token))?.guestId ?? '';
    await accept(callerFor(service, { id: guestId, name: 'Gus', guest: true }).lobby.claim({ token }));
    await accept(host.host.replaceSeat({ code, seat: 'C' }));
    await end(match);
    expect(await refusalOf(host.lobby.issueSeatLink({ code, seat: 'B' }))).toBe('FINISHED');
    expect(await refusalOf(host.lobby.issueFreeSeatLinks({ code }))).toBe('FINISHED');
    expect(await refusalOf(host.host.handToBot({ code, seat: 'C' }))).toBe('FINISHED');
    await accept(host.lobby.revokeSeatLink({ code, seat: 'B' }));
    expect(await seatsOf(match)).toEqual(['player 1: player', 'Gus: guest', 'player 3: free']);
  });

  test('a guest keeps their seat by an account, and the result the name that they played by', async () => {
    const match = await startedMatch(service);
    const { code, host } = match;
    const { token } = await accept(host.host.replaceSeat({ code, seat: 'B' }));
    const guestId = (await findSeatLink(service, token))?.guestId ?? '';
    await accept(callerFor(service, { id: guestId, name: 'Gus', guest: true }).lobby.claim({ token }));
    await end(match);
    const account = callerFor(service, person('Augustus'));
    expect(await accept(account.lobby.claim({ token }))).toMatchObject({ seat: 'B' });
    expect(await refusalOf(callerFor(service, person('stranger')).lobby.claim({ token }))).toBe('TAKEN');
    expect(await seatsOf(match)).toEqual(['player 1: player', 'Gus: player', 'player 3: player']);
  });
});

test('a guest’s seat that gets a new link in a running match is called as it was until somebody comes', async () => {
  const match = await startedMatch(service);
  const { code, host } = match;
  const { token } = await accept(host.host.replaceSeat({ code, seat: 'B' }));
  const guestId = (await findSeatLink(service, token))?.guestId ?? '';
  await accept(callerFor(service, { id: guestId, name: 'Gus', guest: true }).lobby.claim({ token }));
  await accept(host.lobby.issueSeatLink({ code, seat: 'B' }));
  expect(await seatsOf(match)).toEqual(['player 1: player', 'Gus: free', 'player 3: player']);
});
