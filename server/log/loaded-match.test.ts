import { afterAll, describe, expect, test } from 'vitest';
import { viewOf } from '@/games/match';
import { db } from '../database/db';
import type { Queryable } from '../database/queryable';
import {
  accept,
  hostWhoLooks,
  newKey,
  seatMatch,
  serviceOfFile,
  startedMatch,
  type TestMatch,
} from '../testing/service';
import { Judges } from './judges';
import { LoadedMatch } from './loaded-match';
import { plainKey } from './refused';

// What a process holds of a match that it writes to, and what another one reads of it, is the same match.

const service = await serviceOfFile();
const judges = new Judges();
afterAll(() => judges.stop());

async function heldAndRead(code: string): Promise<[LoadedMatch, LoadedMatch]> {
  const held = await service.matches.find(code);
  const read = await LoadedMatch.load(db().prisma, { code, judges });
  if (held === null || read === null) throw new Error(`There is no match ${code}`);
  return [held, read];
}

const known = (match: LoadedMatch) => ({
  row: match.row,
  log: match.log,
  keys: match.keys,
  actedAt: match.actedAt,
  openedAt: match.openedAt,
  closes: match.closes.map(({ seq, folded }) => ({ seq, view: viewOf(folded, 'host') })),
  view: match.folded === null ? null : viewOf(match.folded, 'host'),
  results: match.results,
});

async function expectSame({ code }: TestMatch): Promise<LoadedMatch> {
  const [held, read] = await heldAndRead(code);
  expect(known(read)).toEqual(known(held));
  return read;
}

const point = (at: string | null) => ({ type: 'point', at });

async function playRound({ code, players }: TestMatch): Promise<void> {
  for (const [i, { api, seat }] of players.entries())
    await accept(api.play.act({ code, seat, action: point(['B', 'C', null][i] ?? null), key: newKey() }));
}

describe('a match as another process reads it', () => {
  test('has who sent what, how and why, and when it goes on', async () => {
    const match = await startedMatch(service, { settings: { rounds: 2, roundSeconds: 600 } });
    const { code, host, players } = match;
    await accept(players[0]?.api.play.act({ code, seat: 'A', action: point('B'), key: newKey() }) ?? Promise.reject());
    await accept(
      hostWhoLooks(host).actFor({ code, seat: 'B', action: point('C'), key: newKey(), reason: 'Sent by message' }),
    );
    const read = await expectSame(match);
    expect(read.log).toMatchObject([
      { by: 'A', via: 'player', personId: 'test-player 1', personName: 'player 1', reason: null, action: point('B') },
      {
        by: 'B',
        via: 'host',
        personId: 'test-host',
        personName: 'host',
        reason: 'Sent by message',
        action: point('C'),
      },
    ]);
    expect(read.log.map(({ key }) => plainKey(key ?? ''))).toEqual([...read.keys]);
    expect(read.row).toMatchObject({ seq: 2, status: 'running', round: 1, resumeAt: null, results: null });
    expect(read.row.dueAt?.getTime()).toBe(read.startedAt + 600_000);
    expect([...read.actedAt.keys()]).toEqual(['A', 'B']);
  });

  test('is paused until the same moment, or until its host resumes it', async () => {
    const match = await startedMatch(service, { settings: { rounds: 2, roundSeconds: 600 } });
    const { code, host } = match;
    await accept(hostWhoLooks(host).pause({ code, minutes: 5, key: newKey(), reason: 'Tea' }));
    const forTea = await expectSame(match);
    expect(forTea.row).toMatchObject({ status: 'paused', dueAt: forTea.row.resumeAt });
    expect(forTea.row.resumeAt).not.toBeNull();
    await accept(hostWhoLooks(host).act({ code, action: { type: 'resume' }, key: newKey() }));
    expect((await expectSame(match)).row).toMatchObject({ status: 'running', resumeAt: null });
    await accept(hostWhoLooks(host).pause({ code, minutes: null, key: newKey() }));
    expect((await expectSame(match)).row).toMatchObject({ status: 'paused', resumeAt: null, dueAt: null });
  });

  test('stands in the same round, and opened it with the same event, also after it was taken back', async () => {
    const match = await startedMatch(service, { settings: { rounds: 3, roundSeconds: null } });
    const { code, host } = match;
    await playRound(match);
    const second = await expectSame(match);
    expect(second).toMatchObject({ openedAt: 3, row: { round: 2, seq: 3, dueAt: null } });
    expect(second.closes.map(({ seq }) => seq)).toEqual([3]);
    await playRound(match);
    expect(await expectSame(match)).toMatchObject({ openedAt: 6, row: { round: 3 } });
    await accept(hostWhoLooks(host).act({ code, action: { type: 'rewind', to: 4 }, key: newKey(), reason: 'A slip' }));
    const back = await expectSame(match);
    expect(back).toMatchObject({ openedAt: 3, row: { round: 2, seq: 7, status: 'paused' } });
    expect(back.closes.map(({ seq }) => seq)).toEqual([3, 6, 7]);
    await accept(
      hostWhoLooks(host).act({ code, action: { type: 'rewind', to: 0 }, key: newKey(), reason: 'All of it' }),
    );
    expect(await expectSame(match)).toMatchObject({ openedAt: 0, row: { round: 1 } });
  });

  test('has come out the same, and has come to nothing when its end was taken back', async () => {
    const match = await startedMatch(service, { settings: { rounds: 1, tokenThreshold: 0 } });
    const { code, host } = match;
    await playRound(match);
    const over = await expectSame(match);
    expect(over).toMatchObject({ status: 'finished', row: { status: 'finished', dueAt: null } });
    expect(over.row.finishedAt).toEqual(over.row.updatedAt);
    expect(over.results?.standings).toHaveLength(3);
    await accept(
      hostWhoLooks(host).act({ code, action: { type: 'rewind', to: 2 }, key: newKey(), reason: 'Too soon' }),
    );
    const on = await expectSame(match);
    expect([...on.actedAt.keys()]).toEqual(['A', 'B', 'C']);
    expect(on).toMatchObject({ status: 'paused', results: null, row: { finishedAt: null, results: null } });
  });

  test('is read on from where it was known', async () => {
    const match = await startedMatch(service, { settings: { rounds: 2 } });
    const [held, read] = await heldAndRead(match.code);
    expect(await read.refresh(db().prisma)).toBe(false);
    await playRound(match);
    expect(await read.refresh(db().prisma)).toBe(true);
    expect(known(read)).toEqual(known(held));
    expect(await read.refresh(db().prisma)).toBe(false);
    await accept(match.host.host.rule({ code: match.code, key: newKey(), text: 'Ties are broken by seat.' }));
    expect(await read.refresh(db().prisma)).toBe(true);
    expect(read.platform).toEqual(held.platform);
    expect(read.platform.rulings.map(({ text }) => text)).toEqual(['Ties are broken by seat.']);
  });

  test.each(['before the row is read', 'after it'] as const)(
    'has a row that counts its log, where somebody acts %s',
    async (when) => {
      const match = await startedMatch(service, { settings: { rounds: 2 } });
      const [held, read] = await heldAndRead(match.code);
      const act = async (i: number) =>
        accept(match.players[i]?.api.play.act({ ...acting(match, i), action: point(null) }) ?? Promise.reject());
      await act(0);
      const between = inTurn(when === 'after it' ? ['row', 'act', 'log'] : ['log', 'act', 'row']);
      const slow = db().prisma.$extends({
        query: {
          match: { findUnique: ({ args, query }) => between('row', () => query(args)) },
          matchEvent: { findMany: ({ args, query }) => between('log', () => query(args)) },
        },
      });
      const acted = between('act', () => act(1));
      expect(await read.refresh(slow as unknown as Queryable)).toBe(true);
      await acted;
      expect(read.log.length).toBe(read.row.seq);
      await read.refresh(db().prisma);
      expect(known(read)).toEqual(known(held));
    },
  );
});

describe('a match that is held', () => {
  test('opens a phase when the event that opened it happened, and its first one at the start', async () => {
    const match = await startedMatch(service, { settings: { rounds: 3, roundSeconds: null } });
    const [, first] = await heldAndRead(match.code);
    expect(first.openedAtMs).toBe(first.startedAt);
    await playRound(match);
    await accept(hostWhoLooks(match.host).act({ code: match.code, action: { type: 'pause' }, key: newKey() }));
    const [, second] = await heldAndRead(match.code);
    expect(second.openedAtMs).toBe(second.startedAt + (second.log[2]?.at ?? Number.NaN));
  });

  test('does one thing at a time, and goes on with the next where one has failed', async () => {
    const { code } = await startedMatch(service);
    const [, read] = await heldAndRead(code);
    const done: string[] = [];
    const slow = read.exclusively(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      done.push('slow');
      throw new Error('no database');
    });
    const next = read.exclusively(async () => done.push('next'));
    await expect(slow).rejects.toThrow('no database');
    await next;
    expect(done).toEqual(['slow', 'next']);
  });

  test('has no positions before it has started, and is gone when it was taken away', async () => {
    const { code, host } = await seatMatch(service);
    const [, read] = await heldAndRead(code);
    expect([read.after(0), read.status, read.results, read.startedAt, read.lastAt]).toEqual([
      null,
      'lobby',
      null,
      0,
      0,
    ]);
    expect(await read.refresh(db().prisma)).toBe(false);
    await accept(host.lobby.remove({ code }));
    await expect(read.refresh(db().prisma)).rejects.toThrow(`Match ${code} is gone`);
  });

  test('knows when a seat was last here as it hears it, of those that it hears of', async () => {
    const { code } = await startedMatch(service);
    const [, read] = await heldAndRead(code);
    const [before, later] = [read.platform.seats.map(({ lastSeenAt }) => lastSeenAt), new Date(4_000_000_000_000)];
    read.seen([
      { seat: 'B', lastSeenAt: later },
      { seat: 'C', lastSeenAt: null },
    ]);
    expect(read.platform.seats.map(({ lastSeenAt }) => lastSeenAt)).toEqual([before[0], later, before[2]]);
    expect(before[2]).toBeInstanceOf(Date);
  });
});

const acting = ({ code, players }: TestMatch, i: number) => ({ code, seat: players[i]?.seat ?? '', key: newKey() });

/** Lets each begin when the one before it has ended; who comes a second time is let through. */
function inTurn(order: readonly string[]) {
  const gates = order.map(gate);
  const begun = new Set<string>();
  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    if (begun.has(who)) return work();
    begun.add(who);
    const i = order.indexOf(who);
    await gates[i - 1]?.opened;
    const result = await work();
    gates[i]?.open();
    return result;
  };
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}
