import { beforeEach, describe, expect, test } from 'vitest';
import { games } from '@/games/index';
import { createRandom } from '@/games/kit/random';
import { viewOf } from '@/games/match';
import { db } from '../database/db';
import { tellSeatOpened } from '../lobby/opened';
import { change } from '../log/change';
import { accepted } from '../outcome';
import { Screen } from '../testing/screen';
import {
  accept,
  type Caller,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  refusalOf,
  seatMatch,
  serviceOfFile,
  startedMatch,
  startTestService,
  type TestMatch,
} from '../testing/service';
import type { MatchPage } from './shapes';

// "Safe to share my screen": what its owner is sent is what a spectator is sent, but for their own controls.

const service = await serviceOfFile();

const host = person('host');
const watcher = person('watcher', true);
const spectator = () => callerFor(service, watcher);
const share = (who: { id: string; name: string; guest: boolean }, on: boolean) =>
  callerFor(service, who).account.shareSafely({ on });

beforeEach(() => share(host, false));

/** What everybody has sends, by a bot in each seat's place. */
async function everybodyActs({ code, players }: TestMatch, turn: number): Promise<void> {
  for (const { seat, api } of players) {
    const match = await service.matches.find(code);
    const game = match?.folded == null ? undefined : games.get(match.row.game);
    if (match?.folded == null || game === undefined) throw new Error('no match');
    const action = game.bots[0]?.play(viewOf(match.folded, seat), createRandom('safe', turn, seat));
    if (action != null) await api.play.act({ code, seat, action: action as object, key: newKey() });
  }
}

const resolve = ({ host: api, code }: TestMatch) =>
  hostWhoLooks(api).act({ code, action: { type: 'resolve' }, key: newKey() });

/** All that is there to be read about a match. */
async function everythingOf(api: Caller, code: string): Promise<string> {
  const [page, { page: firstPage, view }] = await Promise.all([api.matches.page({ code }), api.play.first({ code })]);
  const read = await Promise.all([
    api.matches.log({ code }),
    api.matches.story({ code }),
    api.matches.lastClose({ code }),
    api.matches.record({ code }),
    api.matches.resultsCsv({ code }),
    api.matches.awardsCsv({ code }),
    api.matches.viewBefore({ code, seq: 1 }),
    api.matches.viewBefore({ code, seq: 2 }),
  ]);
  return JSON.stringify([withoutControls(page), withoutControls(firstPage), view, ...read]);
}

function withoutControls({
  can,
  safe,
  isHeldBack,
  hiddenSeat,
  waitsHidden,
  asked,
  openLink,
  watchLink,
  seats,
  hosts,
  fullViewers,
  ...shown
}: MatchPage) {
  const known = [hosts, fullViewers].map((people) => people.map(({ name }) => name));
  return { ...shown, known, seats: seats.map(({ link, sitting, ...seat }) => seat) };
}

const withoutTime = (texts: readonly string[]) => texts.map((text) => text.replace(/"now":\d+/, '"now":0'));

describe.each([...games.keys()])('%s', (game) => {
  const seats = game === 'proof-by-contradiction' ? 11 : games.get(game)?.seats.standard;

  test('a host is sent what a spectator is sent, message for message, and can still read nothing else', async () => {
    const match = await startedMatch(service, { game, seats, settings: { pace: 'host' } });
    const { code } = match;
    await everybodyActs(match, 1);
    const open = await everythingOf(match.host, code);
    await share(host, true);
    const screens = [host, watcher].map((user) => new Screen(service, { user, code }));
    const [mine, theirs] = screens;
    await Promise.all(screens.map((screen) => screen.until(() => true)));
    const texts = () => screens.map((screen) => withoutTime(screen.texts.slice(1)));

    expect(await everythingOf(match.host, code)).toBe(await everythingOf(spectator(), code));
    expect(await everythingOf(match.host, code)).not.toBe(open);
    for (const turn of [2, 3]) {
      await everybodyActs(match, turn);
      await resolve(match);
    }
    await accept(hostWhoLooks(match.host).act({ code, action: { type: 'pause' }, key: newKey() }));
    await Promise.all(screens.map((screen) => screen.until(({ view }) => view?.status === 'paused')));
    expect(texts()[0]?.length).toBeGreaterThan(0);
    expect(texts()[0]).toEqual(texts()[1]);
    expect(mine?.state?.view).toEqual(theirs?.state?.view);
    expect(await everythingOf(match.host, code)).toBe(await everythingOf(spectator(), code));
    for (const screen of screens) await screen.close();
  });
});

describe('a host who has not asked for more in a match', () => {
  const held = { showsAll: false } as const;

  test('is sent what a spectator is sent from the start on, until they ask, and the others do not get it with them', async () => {
    const match = await seatMatch(service, { settings: { pace: 'host' } });
    const { code, host: api } = match;
    const screen = new Screen(service, { user: host, code });
    await screen.until(({ page }) => page.status === 'lobby');
    await accept(api.lobby.start({ code, ...held }));
    await screen.until(({ page }) => page.status === 'running');
    await everybodyActs(match, 1);
    expect(await everythingOf(api, code)).toBe(await everythingOf(spectator(), code));
    await resolve(match);
    expect(await everythingOf(api, code)).toBe(await everythingOf(spectator(), code));
    expect(screen.texts.join()).not.toMatch(/"viewer":"host"/);
    await expect(api.host.rewindPreview({ code, to: 0 })).rejects.toThrow('Press “Show me everything” first');
    expect((await api.matches.page({ code })).can.host).toBe(true);

    await accept(api.host.showAll({ code }));
    await accept(api.host.showAll({ code }));
    const { page } = await screen.until(({ view }) => view?.viewer === 'host');
    expect(page).toMatchObject({ safe: false, isHeldBack: false, role: 'host' });
    expect(await everythingOf(api, code)).not.toBe(await everythingOf(spectator(), code));
    await screen.close();
  });

  test('is sent everything on the page that asks, and on no other', async () => {
    const match = await seatMatch(service, { settings: { pace: 'host' } });
    const { code, host: api } = match;
    await accept(api.lobby.start({ code, ...held }));
    const shared = new Screen(service, { user: host, code });
    const own = new Screen(service, { user: host, code, asksForAll: true });
    const asking = callerFor(service, host, [code]);
    await own.until(({ view }) => view?.viewer === 'host');
    await everybodyActs(match, 1);
    await resolve(match);
    await Promise.all([shared, own].map((screen) => screen.until(({ view }) => view?.round === 2)));
    expect(own.state?.page).toMatchObject({ safe: false, isHeldBack: false, role: 'host' });
    expect(shared.state?.page).toMatchObject({ safe: true, isHeldBack: true, role: 'spectator' });
    expect(shared.texts.join()).not.toMatch(/"viewer":"host"/);
    expect(await everythingOf(api, code)).toBe(await everythingOf(spectator(), code));
    expect((await asking.play.first({ code })).view?.viewer).toBe('host');
    expect(await asking.host.rewindPreview({ code, to: 0 })).toBeTruthy();
    const ofAnother = callerFor(service, host, ['K7PQ2MXA']);
    expect((await ofAnother.play.first({ code })).view?.viewer).toBe('spectator');
    await share(host, true);
    await own.until(({ view }) => view?.viewer === 'spectator');
    expect(await everythingOf(asking, code)).toBe(await everythingOf(spectator(), code));
    await Promise.all([shared.close(), own.close()]);
  });

  test('is given nothing more by asking where they are no host', async () => {
    const match = await seatMatch(service, { settings: { pace: 'host' } });
    const { code, host: api } = match;
    await accept(api.lobby.start({ code, ...held }));
    await everybodyActs(match, 1);
    const asking = callerFor(service, watcher, [code]);
    expect(await everythingOf(asking, code)).toBe(await everythingOf(spectator(), code));
  });

  test('is told how much waits for them, and nothing of what it is', async () => {
    const match = await seatMatch(service, { settings: { pace: 'host' } });
    const { code, host: api, players } = match;
    await accept(api.lobby.start({ code, ...held }));
    expect((await api.matches.page({ code })).waitsHidden).toEqual({ questions: 0, isMore: false });
    const [one] = players;
    await accept(
      one?.api.play.ask({ code, seat: 'A', key: newKey(), text: 'May I tell Bea?' }) ??
        Promise.reject(new Error('none')),
    );
    const page = await api.matches.page({ code });
    expect(page).toMatchObject({ waitsHidden: { questions: 1, isMore: false }, questions: [] });
    expect((await spectator().matches.page({ code })).waitsHidden).toBeNull();
    const [listed] = (await api.matches.mine()).filter((each) => each.code === code);
    expect(listed?.waitsFor).toBe('A question waits for you.');
    for (const ask of [api.host.questions, api.host.toRule])
      await expect(ask({ code })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await api.host.toRule({ code, shownHere: true })).toEqual({ part: null });
    const [asked] = await api.host.questions({ code, shownHere: true });
    expect(asked).toMatchObject({ text: 'May I tell Bea?', answer: null });
    await accept(api.host.answer({ code, n: asked?.n ?? 0, text: 'You may.', publish: false }));
    expect(await api.host.questions({ code, shownHere: true })).toEqual([]);
    expect(await api.matches.page({ code })).toMatchObject({ waitsHidden: { questions: 0 }, questions: [] });
    await accept(
      one?.api.play.ask({ code, seat: 'A', key: newKey(), text: 'And Cem?' }) ?? Promise.reject(new Error('none')),
    );
    await accept(api.host.showAll({ code }));
    const opened = await api.matches.page({ code });
    expect(opened).toMatchObject({ waitsHidden: null, questions: [{ answer: 'You may.' }, { text: 'And Cem?' }] });
  });
});

describe('a safe screen', () => {
  test('shows everything in the one tab that is asked for it, and nowhere else, until it becomes safe anew', async () => {
    const match = await startedMatch(service, { settings: { pace: 'host' } });
    const { code } = match;
    await share(host, true);
    const since = (await match.host.account.safeSince()) ?? 0;
    const [here, other, asked] = [since, false, true].map(
      (asksForAll) => new Screen(service, { user: host, code, asksForAll }),
    );
    if (here === undefined || other === undefined || asked === undefined) throw new Error('no screens');
    await here.until(({ view }) => view?.viewer === 'host');
    await Promise.all([other, asked].map((screen) => screen.until(() => true)));
    await everybodyActs(match, 1);
    await resolve(match);
    await Promise.all([here, other, asked].map((screen) => screen.until(({ view }) => view?.round === 2)));
    expect(here.state?.page).toMatchObject({ safe: false, isShownHere: true, role: 'host' });
    for (const { state, texts } of [other, asked]) {
      expect(state?.page).toMatchObject({ safe: true, isShownHere: false, role: 'spectator' });
      expect(texts.join()).not.toMatch(/"viewer":"host"/);
    }
    const tab = callerFor(service, host, [`${code}@${since}`]);
    expect(await tab.matches.page({ code })).toMatchObject({ safe: false, isShownHere: true });
    for (const marks of [[code], [`${code}@${since - 1}`], []])
      expect(await everythingOf(callerFor(service, host, marks), code)).toBe(await everythingOf(spectator(), code));

    // Said once more, while it is safe already: whoever says so does not remember the tab.
    await share(host, true);
    await here.until(({ page }) => page.safe);
    expect(await everythingOf(tab, code)).toBe(await everythingOf(spectator(), code));
    await Promise.all([here, other, asked].map((screen) => screen.close()));
  });

  test('still tells its host whom they have asked to host, and why a match did not start', async () => {
    const { code, host: api } = await seatMatch(service);
    const asked = { personId: 'somebody', name: 'Somebody', kind: 'asked' };
    const startMissed = { startMissedAt: new Date(), startMissedWhy: '3 seats are free.' };
    const match = await service.matches.find(code);
    if (match === null) throw new Error('no match');
    await change(service, match, async (db) => {
      await db.match.update({ where: { code }, data: { ...startMissed, members: { create: asked } } });
      return accepted({});
    });
    await share(host, true);
    const page = await api.matches.page({ code });
    expect(page).toMatchObject({
      safe: true,
      asked: [{ name: 'Somebody' }],
      startMissed: { why: '3 seats are free.' },
    });
    expect(await spectator().matches.page({ code })).toMatchObject({ asked: null, startMissed: { why: null } });
  });

  test('changes on what is open already, there and back, and keeps its owner’s controls', async () => {
    const match = await startedMatch(service);
    const screen = new Screen(service, { user: host, code: match.code });
    await screen.until(({ view }) => view?.viewer === 'host');
    await share(host, true);
    const { page } = await screen.until(({ view }) => view?.viewer === 'spectator');
    expect(page).toMatchObject({ safe: true, role: 'spectator', can: { host: true, join: false } });
    await share(host, false);
    await screen.until(({ page: now, view }) => !now.safe && view?.viewer === 'host');
    await screen.close();
  });

  test('is known to every process, also to one that starts later', async () => {
    const other = await startTestService();
    const { code } = await startedMatch(service);
    const there = new Screen(other, { user: host, code });
    await there.until(({ view }) => view?.viewer === 'host');
    await share(host, true);
    await there.until(({ view }) => view?.viewer === 'spectator');
    const third = await startTestService();
    expect((await callerFor(third, host).play.first({ code })).view?.viewer).toBe('spectator');
    await there.close();
    await Promise.all([other.stop(), third.stop()]);
  });

  test('a player’s hides their own secrets too, and offers them no seat', async () => {
    const match = await startedMatch(service);
    const { code, players } = match;
    const [one] = players;
    if (one === undefined) throw new Error('nobody plays');
    await everybodyActs(match, 1);
    await share(one.person, true);
    expect(await everythingOf(one.api, code)).toBe(await everythingOf(spectator(), code));
    expect(await one.api.matches.page({ code })).toMatchObject({ seat: null, hiddenSeat: one.seat });
    expect((await one.api.matches.page({ code })).can).toMatchObject({ join: false, ask: false, leave: false });
    await expect(one.api.play.notebook({ code, seat: one.seat })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const [listed] = (await one.api.matches.mine({ all: true })).filter((each) => each.code === code);
    expect(listed).toMatchObject({ waits: false, waitsFor: null });
    await share(one.person, false);
    expect((await one.api.play.first({ code })).view?.viewer).toBe(one.seat);
  });

  test('refuses its host what would show a secret, and tells nobody’s name in a reminder', async () => {
    const match = await startedMatch(service);
    const { code, host: api } = match;
    await everybodyActs({ ...match, players: match.players.slice(0, 1) }, 1);
    await share(host, true);
    const sent = { code, key: newKey(), reason: 'Once more', meantFor: 'round 1' };
    await expect(api.host.rewindPreview({ code, to: 0 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const action = { type: 'point', at: null };
    await expect(api.host.actFor({ ...sent, seat: 'B', action })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusalOf(api.host.act({ ...sent, action: { type: 'rewind', to: 0 } }))).toBe('SAFE');
    expect(await accept(api.host.nudge({ code }))).toMatchObject({ seats: [] });
    const [mine] = (await api.matches.mine({ all: true })).filter((each) => each.code === code);
    expect(mine).toMatchObject({ role: 'host', waits: false });
  });

  test('lists what all may find; of the others it says how many there are, until they are asked for', async () => {
    const api = callerFor(service, person('list host'));
    const made = { game: 'pointing-chains', joinWay: 'links' } as const;
    const codes = new Map<string, string>();
    for (const visibility of ['public', 'unlisted', 'private'] as const)
      codes.set(visibility, (await accept(api.matches.create({ ...made, visibility, title: visibility }))).code);
    const titles = async (all = false) => (await api.matches.mine({ all })).map(({ title }) => title);
    expect(await titles()).toEqual(['private', 'unlisted', 'public']);
    expect(await api.matches.mineHidden()).toBe(0);
    await share(person('list host'), true);
    expect(await titles()).toEqual(['public']);
    expect(await api.matches.mineHidden()).toBe(2);
    expect(await titles(true)).toEqual(['private', 'unlisted', 'public']);
    await share(person('list host'), false);
  });

  test('does not name a match that is not public to whoever is asked to host it', async () => {
    const api = callerFor(service, host);
    await db().prisma.user.create({ data: { id: person('asked').id, name: 'asked', nameKey: 'asked' } });
    for (const visibility of ['public', 'unlisted'] as const) {
      const { code } = await accept(api.matches.create({ game: 'pointing-chains', visibility, title: visibility }));
      await accept(api.lobby.addCoHost({ code, name: 'asked' }));
    }
    const asked = callerFor(service, person('asked'));
    expect((await asked.lobby.asked()).map(({ title }) => title)).toEqual(['unlisted', 'public']);
    await share(person('asked'), true);
    expect((await asked.lobby.asked()).map(({ title }) => title)).toEqual([null, 'public']);
    await share(person('asked'), false);
  });

  test('names no match that is not public on the account’s page: of those they host, and of those they declined to', async () => {
    const [owner, decliner] = [person('account host'), person('decliner')];
    await db().prisma.user.createMany({
      data: [owner, decliner].map(({ id, name }) => ({ id, name, nameKey: name })),
    });
    const api = callerFor(service, owner);
    for (const visibility of ['public', 'unlisted', 'private'] as const) {
      const { code } = await accept(api.matches.create({ game: 'pointing-chains', visibility, title: visibility }));
      if (visibility === 'private') continue;
      await accept(api.lobby.addCoHost({ code, name: decliner.name }));
      await accept(callerFor(service, decliner).lobby.answerAsked({ code, accepts: false }));
    }
    const left = async () => (await api.account.left()).map(({ title }) => title);
    const declined = async () =>
      (await callerFor(service, decliner).lobby.askedNoMore()).matches.map(({ title }) => title);
    expect(await left()).toEqual(['private', 'unlisted', 'public']);
    expect(await declined()).toEqual(['unlisted', 'public']);
    for (const who of [owner, decliner]) await share(who, true);
    expect(await left()).toEqual([null, null, 'public']);
    expect(await declined()).toEqual([null, 'public']);
    for (const who of [owner, decliner]) await share(who, false);
  });

  test('is not told that a seat was opened on another device', async () => {
    const api = callerFor(service, host);
    const made = { game: 'pointing-chains', joinWay: 'links', links: true } as const;
    const { code, links } = await accept(api.matches.create({ ...made, seats: ['Ann', 'Ben', 'Cleo'] }));
    const token = links[0]?.token ?? '';
    await accept(callerFor(service, person('player 1')).lobby.claim({ token }));
    await tellSeatOpened(service, { token, as: 'Nosy' });
    const notices = async (who: Caller) => (await who.matches.page({ code })).notices.map(({ text }) => text);
    expect(await notices(api)).toEqual(['Ann’s seat was opened on another device as “Nosy”.']);
    await share(host, true);
    expect(await notices(api)).toEqual(await notices(spectator()));
  });

  test('does not make a stranger of a private match’s host, nor a watcher of them', async () => {
    const match = await startedMatch(service, { visibility: 'private' });
    await share(host, true);
    const screen = new Screen(service, { user: host, code: match.code });
    await screen.until(({ page }) => page.can.host);
    await share(host, false);
    await screen.until(({ page }) => page.role === 'host');
    expect((await match.host.matches.page({ code: match.code })).spectators).toEqual([]);
    await expect(spectator().matches.page({ code: match.code })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await screen.close();
  });
});
