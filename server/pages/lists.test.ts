import { describe, expect, test } from 'vitest';
import { itemAt } from '@/games/kit/item-at';
import { viewOf } from '@/games/match';
import { waitingForHost } from '@/games/waiting';
import { db } from '../database/db';
import { maxUnstarted } from '../lobby/create';
import { gameOf } from '../log/rows';
import {
  accept,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  seatMatch,
  serviceOfFile,
  startedMatch,
  startTestService,
  type TestMatch,
} from '../testing/service';

const service = await serviceOfFile();

test('after a tied vote the dashboard and the list both say that the choice is the host’s', async () => {
  const { code, host, players } = await startedMatch(service, { settings: { rounds: 1, pace: 'ready' } });
  const sendAll = async (actions: readonly object[]) => {
    for (const [i, { api, seat }] of players.entries()) {
      await accept(api.play.act({ code, seat, action: actions[i], key: newKey() }));
    }
  };
  await sendAll(players.map(() => ({ type: 'point', at: null })));
  expect((await players[0]?.api.matches.mine())?.[0]).toMatchObject({ code, waits: true });
  await sendAll(['B', 'C', 'A'].map((seat) => ({ type: 'choose', seat })));

  const match = await service.matches.find(code);
  if (match?.folded == null) throw new Error('no match');
  const page = await host.matches.page({ code });
  const view = viewOf(match.folded, 'host');
  const onDashboard = waitingForHost({ game: gameOf(match), page, view, now: Date.now() });
  expect(onDashboard.map(({ text }) => text)).toEqual(['The rules leave a choice to you.']);
  expect(await host.matches.mine()).toMatchObject([
    { code, waits: true, waitsFor: 'The rules leave a choice to you.' },
  ]);
  expect((await players[0]?.api.matches.mine())?.[0]).toMatchObject({ code, waits: false });
});

describe('what lists tell without folding', () => {
  const publicly = { visibility: 'public' } as const;
  const timed = { rounds: 3, roundSeconds: 600 };
  const asHost = ({ host, code }: TestMatch, action: object) =>
    accept(hostWhoLooks(host).act({ code, action, key: newKey() }));

  async function playToTheEnd({ code, players }: TestMatch): Promise<void> {
    for (const [i, { api, seat }] of players.entries()) {
      const at = ['B', 'C', null][i];
      await accept(api.play.act({ code, seat, action: { type: 'point', at }, key: newKey() }));
    }
  }

  /** One of each kind, in every state that a list can show. */
  async function makeMatches() {
    const lobby = await seatMatch(service, publicly);
    const begun = await startedMatch(service, { ...publicly, settings: { ...timed, pace: 'clock' } });
    const later = await startedMatch(service, { ...publicly, settings: timed });
    await asHost(later, { type: 'resolve' });
    await asHost(later, { type: 'extend', seconds: 30 });
    const paused = await startedMatch(service, { ...publicly, settings: timed });
    await asHost(paused, { type: 'pause' });
    const paced = await startedMatch(service, { ...publicly, settings: { ...timed, pace: 'host' } });
    const bifrost = await startedMatch(service, { ...publicly, game: 'bifrost' });
    const ended = await startedMatch(service, { ...publicly, settings: timed });
    await asHost(ended, { type: 'end' });
    const finished = await startedMatch(service, { ...publicly, settings: { rounds: 1, tokenThreshold: 0 } });
    await playToTheEnd(finished);
    return { lobby, begun, later, paused, paced, bifrost, ended, finished };
  }

  /** By folding, from the page and the view. */
  async function slowly(code: string) {
    const match = await service.matches.find(code);
    if (match === null) throw new Error(`There is no match ${code}`);
    const page = await callerFor(service, null).matches.page({ code });
    const view = match.folded === null ? null : viewOf(match.folded, 'spectator');
    return {
      code,
      status: page.status,
      phase: view?.phase ?? null,
      round: view?.round ?? null,
      dueAt: view?.dueAt == null ? null : match.startedAt + view.dueAt,
      seatsTaken: page.seats.filter(({ holder }) => holder !== 'free').length,
      canJoin: page.can.join,
      waits: false,
    };
  }

  test('is what folding tells; a match is loaded only where it moves and may wait for whoever asks', async () => {
    const matches = await makeMatches();
    const codes = Object.values(matches).map(({ code }) => code);
    const fresh = await startTestService({ sweepMs: 600_000 });
    const listed = await callerFor(fresh, null).matches.publicList({ limit: 100 });
    for (const code of codes) expect(listed.find((one) => one.code === code)).toMatchObject(await slowly(code));
    expect([...fresh.matches.all()].map(({ row }) => row.code)).toEqual([matches.paced.code]);

    const hosted = await callerFor(fresh, person('host')).matches.mine();
    const waitsFor = ({ code }: TestMatch) => hosted.find((one) => one.code === code)?.waitsFor;
    expect(waitsFor(matches.lobby)).toBe('All seats are taken: you can start.');
    expect(waitsFor(matches.finished)).toBe('Awards wait to be confirmed.');
    expect(waitsFor(matches.paused)).toMatch(/paused until you resume/);
    expect([waitsFor(matches.begun), waitsFor(matches.ended)]).toEqual([null, null]);
    const loaded = [...fresh.matches.all()].map(({ row }) => row.code);
    for (const { code } of [matches.lobby, matches.ended, matches.finished]) expect(loaded).not.toContain(code);
    await fresh.stop();
  });
});

test('a public match that somebody is asked to host is among theirs once they accept', async () => {
  const host = callerFor(service, person('host'));
  const made = { game: 'pointing-chains', visibility: 'public', seats: 3 } as const;
  const { code } = await accept(host.matches.create(made));
  const asked = person('Carl');
  await db().prisma.user.create({ data: { id: asked.id, name: asked.name, nameKey: 'carl' } });
  await accept(host.lobby.addCoHost({ code, name: asked.name }));
  const carl = callerFor(service, asked);
  expect(await carl.matches.mine()).toEqual([]);
  await accept(carl.lobby.answerAsked({ code, accepts: true }));
  expect(await carl.matches.mine()).toMatchObject([{ code, role: 'host' }]);
});

describe('a list of public matches', () => {
  const flooder = person('flooder');
  const make = async (title: string, by = flooder) => {
    const api = callerFor(service, by);
    return accept(api.matches.create({ game: 'pointing-chains', title, visibility: 'public', seats: 3 }));
  };
  const shown = async (asked: { limit: number; perHost?: number }) => {
    const listed = await callerFor(service, null).matches.publicList(asked);
    return listed.map(({ title }) => title).filter((title) => /^(Flood|Quiet|Runs)/.test(title));
  };

  test('has the newest five lobbies of an account that makes thirty, and all that run; a page may ask for fewer', async () => {
    await make('Quiet', person('quiet host'));
    for (let n = 1; n <= 30; n++) await make(`Flood ${n}`);
    const lobbies = [30, 29, 28, 27, 26].map((n) => `Flood ${n}`);
    expect(await shown({ limit: 100 })).toEqual([...lobbies, 'Quiet']);
    const { code } = await make('Runs');
    await accept(callerFor(service, flooder).lobby.start({ code, freeSeats: 'bots' }));
    expect(await shown({ limit: 100 })).toEqual(['Runs', ...lobbies, 'Quiet']);
    expect(await shown({ limit: 100, perHost: 4 })).toEqual(['Runs', ...lobbies.slice(0, 3), 'Quiet']);
  });
});

test('an account has fifty matches that have not started, made at whichever process, and then starts or deletes one', async () => {
  const other = await startTestService();
  const maker = person('maker of many');
  const apis = [callerFor(service, maker), callerFor(other, maker)];
  const make = (n: number) => itemAt(apis, n % 2).matches.create({ game: 'pointing-chains', seats: 3 });
  for (let n = 0; n < maxUnstarted - 2; n++) await accept(make(n));
  const made = (await Promise.all([0, 1, 2, 3].map(make))).filter(({ ok }) => ok);
  expect(made).toHaveLength(2);
  const message = expect.stringMatching(/Start one of them, or delete it/);
  expect(await make(0)).toMatchObject({ ok: false, refusal: { code: 'UNSTARTED', message } });
  const [{ code: lastCode } = { code: '' }] = await callerFor(service, maker).matches.mine();
  await accept(callerFor(service, maker).lobby.remove({ code: lastCode }));
  await accept(make(1));
  await other.stop();
});
