import { describe, expect, test } from 'vitest';
import { db } from '../database/db';
import { now } from '../database/time';
import { Screen } from '../testing/screen';
import { accept, callerFor, person, refusalOf, seatMatch, serviceOfFile, type TestMatch } from '../testing/service';

const service = await serviceOfFile();
const other = await serviceOfFile();

const soon = () => now() + 700;

const planned = (match: TestMatch, startsAt: number | null) =>
  accept(match.host.lobby.schedule({ code: match.code, startsAt }));

const pageOf = ({ host, code }: TestMatch) => host.matches.page({ code });

/** What the host reads once the time has come and the match did not start. */
async function whyMissed(match: TestMatch): Promise<string | null> {
  await expect.poll(async () => (await pageOf(match)).startMissed, { timeout: 6_000 }).not.toBeNull();
  const { status, startMissed, startsAt } = await pageOf(match);
  expect({ status, startsAt }).toEqual({ status: 'lobby', startsAt: null });
  return startMissed?.why ?? null;
}

describe('a start at a time', () => {
  test('comes once, at its time, and on every screen, where all seats are taken', async () => {
    const match = await seatMatch(service);
    const watching = new Screen(other, { user: null, code: match.code });
    const startsAt = soon();
    await planned(match, startsAt);
    await watching.until(({ page }) => page.startsAt === startsAt);
    const { page, view } = await watching.until(({ page: { status } }) => status === 'running', 6_000);
    expect(view?.phase).toBeDefined();
    expect(page.startsAt).toBeNull();
    const began = page.startedAt ?? 0;
    expect(began).toBeGreaterThanOrEqual(startsAt);
    // The other process found it done: nothing started it anew.
    await service.refresh((await service.matches.find(match.code)) ?? raise());
    expect((await pageOf(match)).startedAt).toBe(began);
    await watching.close();
  });

  test('waits for its host where a seat is free, and says so to the host alone', async () => {
    const host = callerFor(service, person('host'));
    const { code } = await accept(
      host.matches.create({ game: 'pointing-chains', seats: 3, visibility: 'public', startsAt: soon() }),
    );
    const match = { code, host, players: [] };
    expect(await whyMissed(match)).toBe('3 seats are free. Fill them, or take them away.');
    const seen = await callerFor(service, person('visitor')).matches.page({ code });
    expect(seen.startMissed).toMatchObject({ why: null });
    const [listed] = (await host.matches.mine()).filter((one) => one.code === code);
    expect(listed?.waitsFor).toBe('It did not start by itself; the lobby says why.');
  });

  test('waits where somebody was asked and has not said they are ready; a new time starts it once they have', async () => {
    const match = await seatMatch(service);
    const { code, host, players } = match;
    await accept(host.lobby.readyCheck({ code }));
    for (const { api, seat } of players.slice(1)) await accept(api.lobby.ready({ code, seat, ready: true }));
    await planned(match, soon());
    expect(await whyMissed(match)).toBe('Not everybody was ready: player 1.');
    const [first] = players;
    await accept(first?.api.lobby.ready({ code, seat: first.seat, ready: true }) ?? Promise.reject());
    await planned(match, soon());
    expect((await pageOf(match)).startMissed).toBeNull();
    await expect.poll(async () => (await pageOf(match)).status, { timeout: 6_000 }).toBe('running');
  });

  test('waits where a promise that the game asks for is missing', async () => {
    const match = await seatMatch(service, { game: 'bifrost', seats: 3 });
    for (const { api, seat } of match.players.slice(0, 2))
      await accept(api.lobby.promise({ code: match.code, seat, promised: false }));
    await planned(match, soon());
    expect(await whyMissed(match)).toMatch(/^Limited communication: not promised yet by player 1 and player 2\./);
  });

  test('says all that was in its way, in the order in which a host would see to it', async () => {
    const match = await seatMatch(service, { game: 'bifrost', seats: 3 });
    const { code, host, players } = match;
    const [first, second, third] = players;
    if (first === undefined || second === undefined || third === undefined) raise();
    await accept(host.lobby.readyCheck({ code }));
    await accept(first.api.lobby.ready({ code, seat: first.seat, ready: true }));
    await accept(second.api.lobby.promise({ code, seat: second.seat, promised: false }));
    await accept(host.lobby.free({ code, seat: third.seat }));
    await planned(match, soon());
    const why = await whyMissed(match);
    expect(why).toMatch(/^Not everybody was ready: player 2\. Limited communication: not promised yet by player 2\./);
    expect(why).toMatch(/ A seat is free\. Fill it, or take it away\.$/);
  });

  test('does not come once it is called off, nor at the old time once it is moved', async () => {
    const [off, moved] = [await seatMatch(service), await seatMatch(service)];
    const at = soon();
    await planned(off, at);
    await planned(moved, at);
    await planned(off, null);
    await planned(moved, at + 3_600_000);
    await expect.poll(() => now(), { timeout: 6_000 }).toBeGreaterThan(at + 1_500);
    expect(await pageOf(off)).toMatchObject({ status: 'lobby', startsAt: null, startMissed: null });
    expect(await pageOf(moved)).toMatchObject({ status: 'lobby', startsAt: at + 3_600_000, startMissed: null });
  });

  test('is not made up for once everybody may have left', async () => {
    const match = await seatMatch(service);
    await db().pool.query(`update match set due_at = now() - interval '11 minutes' where code = $1`, [match.code]);
    expect(await whyMissed(match)).toBe('The server was away at that time.');
  });

  test('is for its hosts to say, and lies ahead', async () => {
    const { code, host, players } = await seatMatch(service);
    const startsAt = soon() + 60_000;
    await expect(players[0]?.api.lobby.schedule({ code, startsAt })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusalOf(host.lobby.schedule({ code, startsAt: now() - 1_000 }))).toBe('BAD_TIME');
    expect(await refusalOf(host.lobby.schedule({ code, startsAt: now() + 400 * 86_400_000 }))).toBe('BAD_TIME');
    const created = host.matches.create({ game: 'pointing-chains', startsAt: now() - 1_000 });
    expect(await created).toMatchObject({ ok: false, refusal: { code: 'BAD_TIME', field: 'startsAt' } });
    await accept(host.lobby.start({ code }));
    expect(await refusalOf(host.lobby.schedule({ code, startsAt }))).toBe('STARTED');
  });
});

function raise(): never {
  throw new Error('There is such a match');
}
