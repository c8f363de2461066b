import type { ChildProcess } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { replay } from '@/games/record';
import { type ApiProcess, startApiProcess } from '../testing/api-process';
import { times } from '../testing/attack';
import { cookieOf } from '../testing/http';
import { accept, callerFor, newKey, person, startedMatch, startTestService } from '../testing/service';

// A real server process, killed while players submit as fast as it answers.

const running: ChildProcess[] = [];
afterEach(() => Promise.all(running.splice(0).map(kill)));

const startProcess = () => startApiProcess({ onChild: (child) => running.push(child) });

function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isGone = child.exitCode !== null || child.signalCode !== null;
  if (!isGone) child.kill('SIGKILL');
  return isGone ? Promise.resolve() : gone;
}

interface Sent {
  readonly code: string;
  readonly seat: string;
  readonly action: { readonly type: 'point'; readonly at: string | null };
  readonly key: string;
}

/** True once it is answered "saved"; false if the process did not live to answer, or not in time. */
async function send({ url }: ApiProcess, sent: Sent, cookie: string, patienceMs = 60_000): Promise<boolean> {
  const headers = { 'content-type': 'application/json', cookie };
  const signal = AbortSignal.timeout(patienceMs);
  const asked = { method: 'POST', headers, body: JSON.stringify(sent), signal };
  const response = await fetch(`${url}/play.act`, asked).catch(() => null);
  const answer = await response?.json().catch(() => null);
  if (answer == null) return false;
  expect(answer).toEqual({ result: { data: { ok: true } } });
  return true;
}

const wanted = 300;

/** A kill each. */
const repeats = times({ short: 1, long: 40 }) - 1;

test('what a killed process had said was saved is there after a restart, once, and so is what is sent again', {
  repeats,
  timeout: 180_000 * (repeats + 1),
}, async () => {
  const service = await startTestService();
  const { code, players, host } = await startedMatch(service, { seats: 6, settings: { rounds: 999 } });
  const doomed = await startProcess();
  const targets = [...players.map(({ seat }) => seat), null];
  let saved = 0;
  const play = async (seat: string, cookie: string): Promise<{ said: Sent[]; open: Sent }> => {
    const others = targets.filter((at) => at !== seat);
    const said: Sent[] = [];
    for (;;) {
      const at = others[(said.length * said.length) % others.length] ?? null;
      const sent: Sent = { code, seat, action: { type: 'point', at }, key: newKey() };
      if (!(await send(doomed, sent, cookie))) return { said, open: sent };
      said.push(sent);
      saved += 1;
      if (saved === wanted) doomed.child.kill('SIGKILL');
    }
  };
  const cookies = await Promise.all(players.map(({ person: who }) => cookieOf(who)));
  const played = await Promise.all(players.map(({ seat }, i) => play(seat, cookies[i] ?? '')));
  expect(saved).toBeGreaterThanOrEqual(wanted);

  const heir = await startProcess();
  for (const [i, { open }] of played.entries()) expect(await send(heir, open, cookies[i] ?? '')).toBe(true);
  const match = await service.matches.find(code);
  if (match !== null) await service.refresh(match);
  const record = (await host.matches.record({ code }))?.record;
  for (const { said, open } of played) {
    const logged = record?.events.filter(({ by }) => by === open.seat).map(({ action }) => action);
    expect(logged).toEqual([...said, open].map(({ action }) => action));
  }
  expect(replay(record).rejected).toEqual([]);
  await service.stop();
});

/** How many are saved elsewhere while a process hangs: four people each wait out a second and a half with every third of theirs. */
const meanwhile = times({ short: 16, long: 1_000 });

test('who goes on at another process where one hangs loses nothing and doubles nothing, also once it wakes', {
  timeout: times({ short: 180_000, long: 1_800_000 }),
}, async () => {
  const service = await startTestService();
  const { code, players, host } = await startedMatch(service, { seats: 4, settings: { rounds: 999 } });
  const processes = await Promise.all(Array.from({ length: times({ short: 2, long: 3 }) }, startProcess));
  let saved = 0;
  let isOver = false;
  const play = async ({ seat, person: who }: (typeof players)[number], i: number): Promise<Sent[]> => {
    const cookie = await cookieOf(who);
    const others = [...players.map((one) => one.seat), null].filter((at) => at !== seat);
    const said: Sent[] = [];
    for (let turn = i; !isOver; turn++) {
      const at = others[(said.length * said.length) % others.length] ?? null;
      const sent: Sent = { code, seat, action: { type: 'point', at }, key: newKey() };
      const isSaved = () => send(processes[turn % processes.length] as ApiProcess, sent, cookie, 1_500);
      while (!(await isSaved())) turn++;
      said.push(sent);
      saved += 1;
    }
    return said;
  };
  const playing = Promise.all(players.map(play));
  const moreAreSaved = () => {
    const enough = saved + meanwhile;
    return expect.poll(() => saved, { timeout: 30_000 + meanwhile * 500 }).toBeGreaterThanOrEqual(enough);
  };
  for (const { child } of processes) {
    child.kill('SIGSTOP');
    await moreAreSaved().finally(() => child.kill('SIGCONT'));
  }
  await moreAreSaved();
  isOver = true;
  const played = await playing;
  const match = await service.matches.find(code);
  if (match !== null) await service.refresh(match);
  const record = (await host.matches.record({ code }))?.record;
  for (const [i, said] of played.entries()) {
    const logged = record?.events.filter(({ by }) => by === players[i]?.seat).map(({ action }) => action);
    expect(logged).toEqual(said.map(({ action }) => action));
  }
  expect(replay(record).rejected).toEqual([]);
  await service.stop();
});

test('a process that hangs drives no bots: within seconds another does, and no bot acts twice', async () => {
  const driver = await startProcess();
  const service = await startTestService({ drivesBots: true });
  try {
    expect(service.bots.isDriving).toBe(false);
    const host = callerFor(service, person('host'));
    const settings = { pace: 'ready', rounds: 3 };
    const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 5, settings }));
    driver.child.kill('SIGSTOP');
    await accept(host.lobby.start({ code, freeSeats: 'bots' }));
    await expect.poll(() => service.bots.isDriving, { timeout: 20_000 }).toBe(true);
    await expect.poll(async () => (await host.matches.log({ code })).length, { timeout: 20_000 }).toBeGreaterThan(0);
    driver.child.kill('SIGCONT');
    await expect.poll(async () => (await host.matches.page({ code })).status, { timeout: 60_000 }).toBe('finished');
    const { record } = (await host.matches.record({ code })) ?? {};
    const points = record?.events.filter(({ action }) => (action as { type: string }).type === 'point');
    expect(points).toHaveLength(15);
    expect(replay(record).rejected).toEqual([]);
    expect(service.bots.isDriving).toBe(true);
  } finally {
    driver.child.kill('SIGCONT');
    await service.stop();
  }
}, 120_000);
