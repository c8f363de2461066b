import { describe, expect, test, vi } from 'vitest';
import { hostActionSchema } from '@/games/match';
import { db } from '../database/db';
import { loadedMatch } from '../testing/listener';
import {
  accept,
  type Caller,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  seatMatch,
  serviceOfFile,
  startedMatch,
  type TestMatch,
} from '../testing/service';

// Who reads what of a match's log.

const service = await serviceOfFile();

const asHost = ({ host, code }: TestMatch, action: unknown) =>
  accept(hostWhoLooks(host).act({ code, action, key: newKey(), reason: 'A slip' }));

async function act({ code, players }: TestMatch, actions: Readonly<Record<string, unknown>>): Promise<void> {
  for (const { api, seat } of players)
    if (seat in actions) await accept(api.play.act({ code, seat, action: actions[seat], key: newKey() }));
}

const point = (at: string | null) => ({ type: 'point', at });
const resolve = { type: 'resolve' };
const playerOf = ({ host, players }: TestMatch): Caller => players[0]?.api ?? host;
const watcher = callerFor(service, null);

/** Lines as `seq by type`. */
async function linesFor(api: Caller, { code }: TestMatch): Promise<string[]> {
  const lines = await api.matches.log({ code });
  return lines.map(({ seq, by, action }) => `${seq} ${by} ${Object(action).type ?? 'nothing'}`);
}

describe('the log', () => {
  test('of a lobby is empty', async () => {
    expect(await linesFor(watcher, await seatMatch(service))).toEqual([]);
  });

  test('tells everybody of the clock, and hosts who acted before it', async () => {
    const match = await startedMatch(service, { settings: { pace: 'clock', roundSeconds: 600 } });
    const { code } = match;
    await act(match, { A: point('B') });
    // Somebody was there all the time, also on a machine that held this process still.
    const beat = vi.spyOn(service.alive, 'beat').mockResolvedValue();
    service.alive.outages = [];
    await db().pool.query(
      `update match set revision = revision + 1, started_at = started_at - interval '10 minutes' where code = $1`,
      [code],
    );
    const held = await loadedMatch(service, code);
    await service.refresh(held);
    await accept(service.appender.tick(held));
    beat.mockRestore();
    expect(await linesFor(playerOf(match), match)).toEqual(['1 A point', '2 clock nothing']);
    expect(await linesFor(watcher, match)).toEqual(['1 clock nothing']);
    expect(await linesFor(match.host, match)).toEqual(['1 A point', '2 clock nothing']);
    const [line] = await watcher.matches.log({ code });
    expect(line).toMatchObject({ at: 600_000, time: held.startedAt + 600_000, via: 'clock', person: null });
  });

  test('is read without a look into what players sent, however many lines there are', async () => {
    const match = await startedMatch(service);
    for (const at of ['B', 'C', 'B', null]) await act(match, { A: point(at) });
    const looked = vi.spyOn(hostActionSchema, 'safeParse');
    expect(await linesFor(match.host, match)).toHaveLength(4);
    expect(looked).not.toHaveBeenCalled();
    looked.mockRestore();
  });

  test('tells nobody of a choice of the host’s, nor who voted, before the end is told that it made', async () => {
    const settings = { rounds: 1, pace: 'host' };
    const match = await startedMatch(service, { settings, visibility: 'public' });
    const { code, host } = match;
    const trusted = person('trusted');
    const account = { id: trusted.id, name: trusted.name, nameKey: trusted.name };
    await db().prisma.user.upsert({ where: { id: trusted.id }, create: account, update: account });
    await accept(host.host.grantFullView({ code, name: trusted.name }));
    await act(match, { A: point(null), B: point(null), C: point(null) });
    await asHost(match, resolve);
    const votes = ['B', 'C', 'A'].map((seat) => ({ type: 'choose', seat }));
    await act(match, { A: votes[0], B: votes[1], C: votes[2] });
    await asHost(match, resolve);
    await asHost(match, { type: 'choose', seat: 'A' });
    const whole = ['1 A point', '2 B point', '3 C point', '4 host resolve'].concat([
      '5 A choose',
      '6 B choose',
      '7 C choose',
      '8 host resolve',
      '9 host choose',
    ]);
    expect(await linesFor(watcher, match)).toEqual(['1 host resolve', '2 host resolve']);
    expect(await linesFor(playerOf(match), match), 'beside what they sent themselves').toEqual([
      '1 A point',
      '2 host resolve',
      '3 A choose',
      '4 host resolve',
    ]);
    for (const api of [host, callerFor(service, trusted)]) expect(await linesFor(api, match)).toEqual(whole);
    await accept(host.host.tellFinale({ code, step: 0 }));
    for (const api of [playerOf(match), watcher]) expect(await linesFor(api, match)).toEqual(whole);
  });

  test('tells a seat what it sent itself, while the round runs, and nothing of the others', async () => {
    for (const sealed of [false, true]) {
      const match = await startedMatch(service, { sealed, settings: { rounds: 3, pace: 'host' } });
      await act(match, { A: point('B'), B: point('C') });
      await act(match, { A: point('C') });
      expect(await linesFor(playerOf(match), match)).toEqual(['1 A point', '2 A point']);
      expect(await linesFor(watcher, match)).toEqual([]);
      // Who sits there now came after the first of them.
      await db().prisma.matchSeat.updateMany({
        where: { seat: 'A', match: { code: match.code } },
        data: { since: new Date(), sinceSeq: 1 },
      });
      await db().prisma.match.update({ where: { code: match.code }, data: { revision: { increment: 1 } } });
      service.matches.drop(await loadedMatch(service, match.code));
      expect(await linesFor(playerOf(match), match), 'what was sent by whoever sat there before').toEqual([
        '1 A point',
      ]);
    }
  });

  test('says of a rewind which lines it took back, in each one’s own numbers', async () => {
    const match = await startedMatch(service, { settings: { rounds: 3, pace: 'host' } });
    const { code } = match;
    await act(match, { A: point('B') });
    await asHost(match, resolve);
    await act(match, { A: point('C'), B: point('C') });
    await asHost(match, resolve);
    await asHost(match, { type: 'rewind', to: 2 });
    const rewinds = async (api: Caller) =>
      (await api.matches.log({ code })).map(({ seq, rewoundBy, rewoundTo }) => [seq, rewoundBy, rewoundTo]);
    expect(await rewinds(watcher)).toEqual([
      [1, null, null],
      [2, 3, null],
      [3, null, 1],
    ]);
    expect(await rewinds(match.host)).toEqual([
      [1, null, null],
      [2, null, null],
      [3, 6, null],
      [4, 6, null],
      [5, 6, null],
      [6, null, 2],
    ]);
    const actions = async (api: Caller) => (await api.matches.log({ code })).at(-1)?.action;
    expect(await actions(watcher)).toEqual({ type: 'rewind' });
    expect(await actions(match.host)).toEqual({ type: 'rewind', to: 2 });
    const viewBefore = (number: number) => watcher.matches.viewBefore({ code, seq: number });
    expect((await viewBefore(3))?.round).toBe(3);
    expect(await viewBefore(4), 'there is no such line').toBeNull();
  });
});

describe('the log of a sealed match', () => {
  const sealed = { sealed: true, settings: { rounds: 3, pace: 'ready' } };

  test('tells its host what players did once the round is closed, and what hosts did at once', async () => {
    const match = await startedMatch(service, sealed);
    await act(match, { A: point('B'), B: point('C') });
    await asHost(match, { type: 'pause' });
    await asHost(match, { type: 'resume' });
    const open = ['3 host pause', '4 host resume'];
    expect(await linesFor(match.host, match)).toEqual(['1 A nothing', '2 B nothing', ...open]);
    await act(match, { C: point(null) });
    await act(match, { A: point('C') });
    const closed = ['1 A point', '2 B point', ...open, '5 C point'];
    expect(await linesFor(match.host, match)).toEqual([...closed, '6 A nothing']);
    await asHost(match, { type: 'end' });
    for (const api of [match.host, playerOf(match)])
      expect(await linesFor(api, match), 'what never closed stays sealed').toEqual([
        ...closed,
        '6 A nothing',
        '7 host end',
      ]);
  });

  test('keeps what was sent in a round that was taken back before it had closed, until the match has a result', async () => {
    const match = await startedMatch(service, { sealed: true, settings: { rounds: 2, pace: 'host' } });
    const record = async () => (await match.host.matches.record({ code: match.code }))?.record.events.length;
    await asHost(match, resolve);
    await act(match, { A: point('B') });
    await asHost(match, { type: 'rewind', to: 0 });
    await act(match, { A: point('C') }).catch(() => null); // paused
    await asHost(match, { type: 'resume' });
    await act(match, { A: point('C') });
    await asHost(match, resolve);
    const lines = ['1 host resolve', '2 A nothing', '3 host rewind', '4 host resume', '5 A point', '6 host resolve'];
    expect(await linesFor(match.host, match)).toEqual(lines);
    expect(await record()).toBe(1);
  });

  test('tells its host nothing that players did where its rules are not this server’s', async () => {
    const match = await startedMatch(service, sealed);
    await act(match, { A: point('B') });
    await db().pool.query('update match set revision = revision + 1, version = 9 where code = $1', [match.code]);
    const held = await loadedMatch(service, match.code);
    service.matches.drop(held);
    expect(await linesFor(match.host, match)).toEqual(['1 A nothing']);
  });
});
