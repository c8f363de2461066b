import { describe, expect, test } from 'vitest';
import { viewOf } from '@/games/match';
import { waitingForHost } from '@/games/waiting';
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
