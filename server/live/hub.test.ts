import { afterAll, describe, expect, test, vi } from 'vitest';
import { db } from '../database/db';
import { Judges } from '../log/judges';
import { LoadedMatch } from '../log/loaded-match';
import type { Person } from '../person';
import { Listener, loadedMatch } from '../testing/listener';
import {
  accept,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  serviceOfFile,
  startedMatch,
  type TestMatch,
} from '../testing/service';
import { Hub } from './hub';

// Who is sent what, on open screens that only listen.

const service = await serviceOfFile();
const judges = new Judges();
afterAll(() => judges.stop());

interface Open {
  readonly match: LoadedMatch;
  readonly told: TestMatch;
}

async function open(visibility: 'public' | 'private' = 'public'): Promise<Open> {
  const told = await startedMatch(service, { visibility, settings: { rounds: 2, pace: 'host' } });
  return { match: await loadedMatch(service, told.code), told };
}

function join({ match }: Open, who: Person | null, more: { isStage?: boolean; lastId?: string } = {}): Listener {
  const listener = new Listener(who, more.isStage);
  service.hub.join(match, listener, more.lastId ?? null);
  return listener;
}

const [wim, ida] = [person('Wim'), person('Ida')];
const holderOf = ({ told }: Open, seat: string) => told.players.find((player) => player.seat === seat)?.person ?? null;
const rule = ({ told: { code, host } }: Open, text: string) => accept(host.host.rule({ code, key: newKey(), text }));
/** Whether the last text was all that they may know, and not what changed. */
const isWhole = ({ heard }: Listener) => /"base":null/.test(heard.at(-1)?.text ?? '');
const heardBy = (...listeners: readonly Listener[]) => listeners.map(({ heard }) => heard.length);

describe('whoever joins', () => {
  test('is sent all that they may know, and then what changes', async () => {
    const match = await open();
    const [watcher, player, host] = [join(match, wim), join(match, holderOf(match, 'A')), join(match, person('host'))];
    expect([watcher, player, host].map(({ state }) => state?.view?.viewer)).toEqual(['spectator', 'A', 'host']);
    await rule(match, 'Ties stand.');
    for (const { heard, state } of [watcher, player, host]) {
      expect(heard.length).toBeGreaterThan(1);
      expect(state?.page.rulings.map(({ text }) => text)).toEqual(['Ties stand.']);
    }
  });

  test('is sent the very text that others who know the same are sent', async () => {
    const match = await open();
    const [one, other, player] = [join(match, wim), join(match, ida), join(match, holderOf(match, 'B'))];
    await rule(match, 'Ties stand.');
    expect(one.heard.at(-1)).toBe(other.heard.at(-1));
    expect(player.heard.at(-1)).not.toBe(one.heard.at(-1));
  });

  test('goes on from the last text where that is the newest, and anew where it is not', async () => {
    const match = await open();
    const first = join(match, wim);
    service.hub.update(match.match);
    const lastId = first.heard.at(-1)?.id ?? '';
    expect(heardBy(join(match, ida, { lastId }))).toEqual([0]);
    await rule(match, 'Ties stand.');
    const late = join(match, null, { lastId });
    expect(late.state?.page.rulings).toHaveLength(1);
    service.hub.update(match.match);
    expect(heardBy(join(match, null, { lastId: first.heard.at(-1)?.id ?? '' }))).toEqual([0]);
  });
});

test('what only a seat and the host may know is told to nobody else, not even that something was told', async () => {
  const match = await open();
  const [watcher, asking, host, other] = [
    join(match, wim),
    join(match, holderOf(match, 'A')),
    join(match, person('host')),
    join(match, holderOf(match, 'B')),
  ];
  service.hub.update(match.match); // who is here has been told
  const before = heardBy(watcher, asking, host, other);
  const { code, players } = match.told;
  await accept(
    players[0]?.api.play.ask({ code, seat: 'A', key: newKey(), text: 'May I?' }) ?? Promise.reject(new Error('nobody')),
  );
  const after = heardBy(watcher, asking, host, other);
  expect(after.map((count, i) => count - (before[i] ?? 0))).toEqual([0, 1, 1, 0]);
});

describe('who leaves', () => {
  test('is sent nothing more; the match is looked at until the last has left', async () => {
    const match = await open();
    const [one, other] = [join(match, wim), join(match, ida)];
    service.hub.leave(match.match, one);
    service.hub.leave(match.match, one);
    await rule(match, 'Ties stand.');
    expect(heardBy(one, other)).toEqual([1, 2]);
    expect(service.hub.isWatched(match.match)).toBe(true);
    service.hub.leave(match.match, other);
    expect(service.hub.isWatched(match.match)).toBe(false);
    expect([...service.hub.watched()]).not.toContain(match.match);
  });

  test('is here as long as one of their screens is; a stage is nobody’s presence', async () => {
    const match = await open();
    const { connected, watchers } = match.match;
    const [one, other] = [join(match, wim), join(match, wim)];
    const [player, nobody, stage] = [
      join(match, holderOf(match, 'A')),
      join(match, null),
      join(match, ida, { isStage: true }),
    ];
    expect([...connected]).toEqual([
      [wim.id, 2],
      [holderOf(match, 'A')?.id, 1],
      ['', 1],
    ]);
    expect([...watchers.values()]).toEqual([{ id: wim.id, name: wim.name }]);
    service.hub.leave(match.match, one);
    expect([...watchers.keys()]).toEqual([wim.id]);
    for (const listener of [other, player, nobody, stage]) service.hub.leave(match.match, listener);
    expect([connected.size, watchers.size]).toEqual([0, 0]);
  });
});

async function signUp({ id, name }: Person): Promise<void> {
  const data = { name, nameKey: name.toLowerCase() };
  await db().prisma.user.upsert({ where: { id }, create: { id, ...data }, update: data });
}

describe('when rights change', () => {
  test('who comes to host too is here as before, and no longer among those who watch', async () => {
    const match = await open();
    const { connected, watchers } = match.match;
    join(match, ida);
    await signUp(ida);
    const { code, host } = match.told;
    await accept(host.lobby.addCoHost({ code, name: ida.name }));
    expect([...watchers.keys()]).toEqual([ida.id]);
    await accept(callerFor(service, ida).lobby.answerAsked({ code, accepts: true }));
    expect([connected.get(ida.id), watchers.size]).toEqual([1, 0]);
  });

  test('who may see everything from now on is sent it all, and others are not', async () => {
    const match = await open();
    const [watcher, other] = [join(match, wim), join(match, ida)];
    await signUp(wim);
    const { code, host } = match.told;
    await accept(host.host.grantFullView({ code, name: wim.name }));
    expect([watcher, other].map(({ state }) => state?.view?.viewer)).toEqual(['host', 'spectator']);
    expect([watcher, other].map(isWhole)).toEqual([true, false]);
    expect(match.match.connected.get(wim.id)).toBe(1);
    await accept(host.host.revokeFullView({ code, personId: wim.id }));
    expect(watcher.state?.view?.viewer).toBe('spectator');
  });

  test('who comes by a sealed seat is sent nothing of what was sent from it, though they are regrouped before it is left', async () => {
    const told = await startedMatch(service, { visibility: 'public', sealed: true });
    const { code, host, players } = told;
    const [old] = players;
    if (old === undefined) throw new Error('three play');
    await accept(old.api.play.act({ code, seat: 'A', action: { type: 'point', at: 'C' }, key: newKey() }));
    // As another process holds it, which hears of all that follows at once.
    const match = await LoadedMatch.load(db().prisma, { code, judges });
    if (match === null) throw new Error('it was just made');
    const hub = new Hub(service, () => {});
    const [next, former] = [new Listener(ida), new Listener(old.person)];
    for (const listener of [next, former]) hub.join(match, listener, null);
    const { token } = await accept(host.host.replaceSeat({ code, seat: 'A' }));
    await accept(callerFor(service, ida).lobby.claim({ token }));
    await match.refresh(db().prisma);
    hub.regroup(match);
    expect(next.state?.page).toMatchObject({ seat: 'A', isWithheld: true });
    expect(next.state?.view).toMatchObject({ viewer: 'A', sealed: true, own: [] });
  });

  test('who may not watch any more hears so, and nothing after it', async () => {
    const match = await open('private');
    const { code, host } = match.told;
    const { token } = await accept(host.lobby.issueOpenLink({ code, kind: 'watch' }));
    await accept(callerFor(service, wim).lobby.claim({ token }));
    const [removed, player] = [join(match, wim), join(match, holderOf(match, 'A'))];
    await accept(host.host.removeSpectator({ code, personId: wim.id }));
    const before = removed.heard.length;
    await rule(match, 'Ties stand.');
    expect(removed.endings).toEqual(['forbidden']);
    expect(removed.heard).toHaveLength(before);
    expect(player.state?.page.rulings).toHaveLength(1);
    expect(player.endings).toEqual([]);
  });

  test('whose sign-in has ended hears that, on every match; others look on', async () => {
    const [one, other] = [await open(), await open()];
    const listeners = [join(one, wim), join(other, wim), join(one, ida), join(one, null)];
    service.hub.signOut(({ id }) => id === wim.id);
    expect(listeners.map(({ endings }) => endings)).toEqual([['signed-out'], ['signed-out'], [], []]);
    expect(service.hub.isWatched(other.match)).toBe(false);
  });
});

test('a stage is a spectator’s screen, whoever opens it', async () => {
  const match = await open();
  const [stage, watcher] = [join(match, person('host'), { isStage: true }), join(match, wim)];
  expect(stage.state?.view?.viewer).toBe('spectator');
  const { code, host } = match.told;
  await accept(hostWhoLooks(host).act({ code, action: { type: 'resolve' }, key: newKey() }));
  expect(stage.heard.at(-1)).toBe(watcher.heard.at(-1));
});

test('a fault in what some are sent is the server’s to know of, and the others are sent theirs', async () => {
  const match = await open();
  const [player, watcher] = [join(match, holderOf(match, 'A')), join(match, wim)];
  player.send = () => {
    throw new Error('no memory left');
  };
  const faults = vi.spyOn(console, 'error').mockReturnValue();
  await rule(match, 'Ties stand.');
  expect(watcher.state?.page.rulings).toHaveLength(1);
  expect(faults.mock.calls.flat().join(' ')).toMatch(/live: .* for seat A: Error: no memory left/);
  faults.mockRestore();
});

test('everybody hears when a match is gone, be it nobody', async () => {
  const match = await open();
  service.hub.close(match.match, 'Hilda');
  const listeners = [join(match, wim), join(match, null), join(match, holderOf(match, 'A'))];
  service.hub.close(match.match, 'Hilda');
  expect(listeners.map(({ endings }) => endings)).toEqual(Array(3).fill([{ deletedBy: 'Hilda' }]));
  expect(service.hub.isWatched(match.match)).toBe(false);
});

test('it is known how many pages somebody has open, in all matches; a stage is none', async () => {
  const [one, other] = [await open(), await open()];
  const [zoe, yan] = [person('Zoe'), person('Yan')];
  expect(service.hub.pagesOf(zoe.id)).toBe(0);
  const first = join(one, zoe);
  join(other, zoe);
  join(other, zoe, { isStage: true });
  join(other, yan);
  expect(service.hub.pagesOf(zoe.id)).toBe(2);
  service.hub.leave(one.match, first);
  expect(service.hub.pagesOf(zoe.id)).toBe(1);
});
