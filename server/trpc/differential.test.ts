import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { catalog } from '@/games/catalog';
import type { SeatId } from '@/games/game';
import type { LiveMessage } from '@/games/kit/live-message';
import { createRandom } from '@/games/kit/random';
import { seatId } from '@/games/kit/seats';
import { cells } from '@/games/logical-bluffs/grid';
import { applyEvent, checkAction, type Match, untoldViewOf, viewOf } from '@/games/match';
import { db } from '../database/db';
import { shownTo } from '../pages/access';
import type { Person } from '../person';
import { drawingOf, pictureKinds } from '../pictures/drawing-of';
import { times } from '../testing/attack';
import { cookieOf, serveApi } from '../testing/http';
import { Screen } from '../testing/screen';
import {
  accept,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  seatMatch,
  serviceOfFile,
  type TestMatch,
} from '../testing/service';
import { appRouter } from './router';

// Two matches of one seed and the same people, acted alike but for what one seat sends in secret. Whatever anybody else asks
// or is sent (every procedure, every message of a stream, pictures; a host's too, as the matches are sealed) is the same,
// byte for byte, in the same order and number.

const service = await serviceOfFile({ presenceMs: 3_600_000 });
const served = await serveApi(service);
afterAll(() => served.close());
let nth = 0;
// Everything is asked of every procedure, some hundred times: what is left of a quota is told in minutes.
beforeEach(async () => {
  nth += 1;
  await db().prisma.attempt.deleteMany();
});

/** No clock closes what is compared, nor tells when a round was closed. */
const settingsOf: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  bifrost: { moveSeconds: null, breakSeconds: null },
  'logical-bluffs': {
    bluffSeconds: null,
    claimSeconds: null,
    revealSeconds: null,
    guessSeconds: null,
    reserveSeconds: null,
  },
  'pointing-chains': { roundSeconds: null, voteSeconds: null },
  'proof-by-contradiction': { roundSeconds: null },
  'runes-to-ruins': { roundSeconds: null, symbolSeconds: null },
};

const procedureSchema = z.custom<{ readonly _def: { readonly type: 'query' | 'mutation' | 'subscription' } }>();
const procedures = Object.entries(z.record(z.string(), procedureSchema).parse({ ...appRouter._def.procedures })).filter(
  ([name]) => /^(matches|play|host|lobby)\.|^reach\.missed$/.test(name),
);
const namesOf = (type: string) => procedures.filter(([, { _def }]) => _def.type === type).map(([name]) => name);

interface Viewer {
  readonly name: string;
  readonly user: Person | null;
  readonly asSpectator?: boolean;
}

interface Opening {
  readonly seats: number;
  readonly seed: string;
  readonly actor: SeatId;
  readonly settings?: Readonly<Record<string, unknown>>;
}

interface World extends TestMatch {
  readonly screens: readonly Screen[];
  /** How much had come to each screen before anybody acted. */
  readonly heard: readonly number[];
}

/** Whoever may not know what `actor` sends; also the actor, where they show a stage to others. */
function viewersOf({ players }: TestMatch, actor: SeatId): Viewer[] {
  const [others, own] = [true, false].map((isOther) => players.filter(({ seat }) => (seat !== actor) === isOther));
  return [
    { name: 'nobody', user: null },
    { name: 'a stranger', user: person('differential stranger') },
    { name: 'the host', user: person('host') },
    ...(others ?? []).map(({ seat, person: user }) => ({ name: seat, user })),
    ...(own ?? []).map(({ person: user }) => ({ name: 'a stage', user, asSpectator: true })),
  ];
}

async function openWorld(game: string, { seats, seed, actor, settings: more }: Opening) {
  const settings = { ...settingsOf[game], ...more };
  const match = await seatMatch(service, { game, seats, settings, visibility: 'public', sealed: true });
  const seedHash = createHash('sha256').update(seed).digest('hex');
  await db().prisma.match.update({ where: { code: match.code }, data: { seed, seedHash } });
  await accept(match.host.lobby.start({ code: match.code }));
  const viewers = viewersOf(match, actor);
  const screens = viewers.map(({ user, asSpectator }) => new Screen(service, { user, code: match.code, asSpectator }));
  await Promise.all(screens.map((screen) => screen.until(() => true)));
  const hostScreen = screens[viewers.findIndex(({ name }) => name === 'the host')];
  // Who is here is told with a moment's delay: by then all screens have heard it.
  await hostScreen?.until(
    ({ page }) => page.watching === 2 && page.seats.every(({ seat, online }) => online === (seat !== actor)),
  );
  const isSettled = ({ page }: { page: { seats: readonly { seat: string; online: boolean | null }[] } }) =>
    page.seats.every(({ seat, online }) => online === null || online === (seat !== actor));
  await Promise.all(screens.map((screen) => screen.until(isSettled)));
  return { ...match, screens, heard: screens.map(({ texts }) => texts.length) };
}

const foldedOf = async ({ code }: TestMatch) => {
  const folded = (await service.matches.find(code))?.folded;
  if (folded == null) throw new Error('it has started');
  return folded;
};

async function send(world: TestMatch, seat: SeatId, action: unknown, key: string): Promise<void> {
  const player = world.players.find((other) => other.seat === seat);
  await accept(player?.api.play.act({ code: world.code, seat, action, key }) ?? Promise.reject(new Error(seat)));
}

interface Asking {
  readonly seat: SeatId;
  readonly step: number;
  /** Of each bot. */
  readonly draws: number;
}

interface Choice {
  readonly type: string;
}

/**
 * What this seat's bots would send, as long as the rules take it. No more is thought of than is asked for, and screens hear
 * what came in between: they would ask anew after some seconds in which they hear nothing.
 */
async function* choicesOf(world: TestMatch, { seat, step, draws }: Asking): AsyncGenerator<Choice> {
  const folded = await foldedOf(world);
  const { game } = folded.start;
  const view = viewOf(folded, seat);
  for (let n = 0; n < draws; n++)
    for (const bot of game.bots) {
      await setImmediate();
      const action = bot.play(view, createRandom('differential', seat, step, n));
      if (action !== null && checkAction(game, view, action) === null) yield action;
    }
}

async function firstChoice(world: TestMatch, asking: Omit<Asking, 'draws'>): Promise<Choice | undefined> {
  for await (const action of choicesOf(world, { ...asking, draws: 1 })) return action;
}

/** Two that differ in nothing but what they say. */
async function twoOf(world: TestMatch, asking: Omit<Asking, 'draws'>): Promise<readonly [Choice, Choice] | null> {
  let first: Choice | null = null;
  for await (const action of choicesOf(world, { ...asking, draws: 12 })) {
    first ??= action;
    if (action.type === first.type && JSON.stringify(action) !== JSON.stringify(first)) return [first, action];
  }
  return null;
}

/** Both are played alike, until `actor` can say two things for the `moment`th time, and says one in each. */
async function playApart(worlds: readonly [World, World], { actor, moment }: { actor: SeatId; moment: number }) {
  const [one, two] = worlds;
  let chances = 0;
  for (let step = 0; step < 200; step++) {
    const player = one.players[step % one.players.length];
    if (player === undefined) throw new Error('nobody plays');
    const { seat } = player;
    const apart = seat === actor ? await twoOf(one, { seat, step }) : null;
    if (apart !== null) chances += 1;
    const action = await firstChoice(one, { seat, step });
    const [first, second] = apart !== null && chances > moment ? apart : [action, action];
    const key = `differential-${step}`;
    if (first === undefined) continue;
    await send(one, seat, first, key);
    await send(two, seat, second, key);
    if (first !== second) return first;
  }
  return null;
}

/** Without what differs between any two matches: their code, the time, and what else is in a list. */
function plain({ code }: TestMatch, value: unknown): string {
  const isOther = (item: unknown) =>
    typeof item === 'object' && item !== null && 'code' in item && typeof item.code === 'string' && item.code !== code;
  return JSON.stringify(value, (key, item: unknown) => {
    if (Array.isArray(item)) return item.filter((one) => !isOther(one));
    const isTime = typeof item === 'number' && (item > longAgo || timeKeys.has(key));
    if (key === 'tag') return 'TAG'; // the digest of a picture, which is compared itself
    return isTime ? 0 : item;
  }).replaceAll(code, 'CODE');
}

/** In epoch milliseconds; and what is counted in milliseconds of a match. */
const longAgo = 1e12;
const timeKeys = new Set(['at', 'time', 'since', 'openedAt']);

/** What a stage asks. */
const stageNames = new Set(['play.first', 'matches.lastClose']);

/** In short a viewer asks one in three of what all of them ask, which is refused: the next viewer, or test, asks the next. */
const inTurn = (names: readonly string[], turn: number): string[] =>
  names.filter((_, i) => (i + turn) % times({ short: 3, long: 1 }) === 0);

/** In short the seats take turns, where they are alike; what each of them is sent is compared anyway. */
function inTurnOfSeats(viewers: readonly Viewer[], { players }: TestMatch): Viewer[] {
  const seats = viewers.filter(({ name }) => players.some(({ seat }) => seat === name));
  const asked = times({ short: 1, long: seats.length });
  const left = seats.filter((_, i) => (i + nth) % seats.length >= asked);
  return viewers.filter((viewer) => !left.includes(viewer));
}

/** Each of these is told the same in both, whatever they ask. */
async function expectSameTold([one, two]: readonly [World, World], viewers: readonly Viewer[]): Promise<void> {
  for (const [i, viewer] of viewers.entries()) {
    const mutations = inTurn(namesOf('mutation'), nth + i);
    const [was, is] = [await answers(one, viewer, mutations), await answers(two, viewer, mutations)];
    expect(differences(was, is), `to ${viewer.name}`).toEqual([]);
  }
}

async function answers(
  world: World,
  { user, asSpectator }: Viewer,
  mutations: readonly string[] = [],
): Promise<Readonly<Record<string, string>>> {
  const { code } = world;
  const headers = { cookie: await cookieOf(user), 'content-type': 'application/json' };
  const seat = world.players.find(({ person: { id } }) => id === user?.id)?.seat ?? world.players[0]?.seat;
  const body = { code, seat, seq: 1, to: 1, kind: 'last', asSpectator };
  const input = encodeURIComponent(JSON.stringify(body));
  const told: Record<string, string> = {};
  const tell = async (name: string, answer: Promise<Response>) => {
    const { status } = await answer;
    told[name] = plain(world, { status, said: await (await answer).json() });
  };
  const isAsked = (name: string) => asSpectator !== true || stageNames.has(name);
  for (const name of namesOf('query').filter(isAsked))
    await tell(name, fetch(`${served.url}/${name}?input=${input}`, { headers }));
  if (asSpectator === true) return told;
  // With nothing but the match in them they change nothing, but for who may change everything.
  for (const name of user?.id === person('host').id ? [] : mutations)
    await tell(name, fetch(`${served.url}/${name}`, { method: 'POST', headers, body: JSON.stringify(body) }));
  const match = await service.matches.find(code);
  if (match === null) throw new Error('it is there');
  for (const kind of pictureKinds) {
    const drawing = drawingOf(match, { access: shownTo(service, match, user), kind });
    told[`picture: ${kind}`] = plain(world, drawing);
  }
  return told;
}

/** Where they begin to differ, by name; none: they are the same. */
function differences(was: Readonly<Record<string, string>>, is: Readonly<Record<string, string>>): string[] {
  return Object.entries(was).flatMap(([name, text]) => {
    const other = is[name] ?? '';
    if (text === other) return [];
    const from = [...text].findIndex((sign, i) => sign !== other[i]);
    const around = (all: string) => all.slice(Math.max(0, from - 80), from + 80);
    return [`${name}: ${around(text)} | ${around(other)}`];
  });
}

/** All that came since nobody had acted, each as it was sent. */
async function streams(world: World): Promise<readonly (readonly string[])[]> {
  await accept(
    hostWhoLooks(world.host).act({ code: world.code, action: { type: 'pause' }, key: `pause-${world.code}` }),
  );
  return streamsUntil(world, 'paused');
}

async function streamsUntil(world: World, status: 'paused' | 'finished'): Promise<readonly (readonly string[])[]> {
  await Promise.all(world.screens.map((screen) => screen.until(({ view }) => view?.status === status)));
  const texts = world.screens.map((screen, i) => screen.texts.slice(world.heard[i]));
  for (const screen of world.screens) await screen.close();
  return texts.map((some) => some.map((text, i) => plain(world, renumbered(text, i))));
}

/** Texts count those before them, which tell who came when; and what is left of a round was in milliseconds. */
function renumbered(text: string, i: number): unknown {
  const { n, base, ...rest }: LiveMessage = JSON.parse(text.replace(/\["leftMs",\["s",\d+\]\]/, '["leftMs",0]'));
  return { ...rest, n: i, base: base === null ? null : base + 1 - n };
}

const moments = Array.from({ length: times({ short: 1, long: 6 }) }, (_, moment) => moment);

test.each(catalog.flatMap(({ id, seats }) => moments.map((moment) => ({ id, seats: seats.min, moment }))))(
  'nobody else learns what one seat sends: $id, moment $moment',
  async ({ id, seats, moment }) => {
    const actor = seatId('A');
    const wanted = { seats, actor, seed: `differential ${id} ${moment}` };
    const worlds = [await openWorld(id, wanted), await openWorld(id, wanted)] as const;
    const [one, two] = worlds;
    const said = await playApart([one, two], { actor, moment });
    expect(said !== null || (await isOver(one, moment)), 'two things to say, or a match that is over').toBe(true);
    if (said === null) return closeAll(worlds);
    await expectSameTold(worlds, inTurnOfSeats(viewersOf(one, actor), one));
    expect(await readBySender(two), 'what its sender reads').not.toBe(await readBySender(one));
    expect(await streams(two)).toEqual(await streams(one));
  },
  times({ short: 120_000, long: 300_000 }),
);

const readBySender = async (world: World): Promise<string> =>
  plain(world, await world.players[0]?.api.play.first({ code: world.code }));

const asHost = ({ code, host }: World, type: string, more: object = {}) =>
  accept(hostWhoLooks(host).act({ code, action: { type, ...more }, key: `${type}-${code}`, reason: 'It went wrong.' }));

/** What a host does with a phase in which something was sent, so that it never closes. */
const neverClosed: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  'the match is ended in': (world) => asHost(world, 'end'),
  'is taken back and played anew': async (world) => {
    await asHost(world, 'rewind', { to: 0 });
    await asHost(world, 'resume');
    // To close a bluff that is missing would be a result, which opens everything.
    if ((await foldedOf(world)).start.game.id !== 'logical-bluffs') await asHost(world, 'resolve');
    await asHost(world, 'end');
  },
};

/** In short games take turns. */
const isAskedOf = (game: number, what: number): boolean => (game + what) % times({ short: 2, long: 1 }) === 0;

test.each(
  catalog.flatMap(({ id, seats }, game) =>
    Object.keys(neverClosed)
      .filter((_, what) => isAskedOf(game, what))
      .map((what) => ({ id, seats: seats.min, what })),
  ),
)(
  'nobody ever learns what was sent in a phase that $what: $id',
  async ({ id, seats, what }) => {
    const actor = seatId('A');
    // By the host's pace nothing closes by itself before the host has stepped in.
    const wanted = { seats, actor, seed: `never closed ${id}`, settings: { pace: 'host' } };
    const worlds = [await openWorld(id, wanted), await openWorld(id, wanted)] as const;
    const [one, two] = worlds;
    expect(await playApart(worlds, { actor, moment: 0 }), 'two things to say').not.toBeNull();
    for (const world of worlds) await neverClosed[what]?.(world);
    const sender = { name: 'its sender', user: one.players[0]?.person ?? null };
    await expectSameTold(worlds, [...inTurnOfSeats(viewersOf(one, actor), one), sender]);
    expect(await streamsUntil(two, 'finished')).toEqual(await streamsUntil(one, 'finished'));
  },
  times({ short: 120_000, long: 300_000 }),
);

test('nobody learns that somebody has acted where the phase is sealed', async () => {
  const actor = seatId('A');
  const opening = { seats: 2, actor, seed: 'sealed reveal', settings: { sealedReveal: true } };
  const worlds = [await openWorld('logical-bluffs', opening), await openWorld('logical-bluffs', opening)] as const;
  const [one, two] = worlds;
  for (let step = 0; (await phaseOf(one)) !== 'reveal' && step < 20; step++) {
    const { seat } = one.players[step % 2] ?? { seat: actor };
    const action = await firstChoice(one, { seat, step });
    if (action !== undefined) for (const world of worlds) await send(world, seat, action, `differential-${step}`);
  }
  expect([await phaseOf(one), await phaseOf(two)]).toEqual(['reveal', 'reveal']);
  // How many tiles somebody has bought shows at once; that they think of a guess, and are done, does not.
  await send(two, actor, { type: 'guessing' }, 'differential-guessing');
  await send(two, actor, { type: 'guess', grid: cells.map(() => 'red') }, 'differential-guess');
  const viewers = viewersOf(one, actor).filter(({ name }) => name !== 'the host');
  await expectSameTold(worlds, viewers);
  const isHosts = viewersOf(one, actor).findIndex(({ name }) => name === 'the host');
  const [ofOne, ofTwo] = [await streams(one), await streams(two)].map((all) => all.filter((_, i) => i !== isHosts));
  expect(ofTwo).toEqual(ofOne);
});

const phaseOf = async (world: TestMatch) => viewOf(await foldedOf(world), 'spectator').phase;

test('nobody counts what passes between others and the host', async () => {
  const actor = seatId('B');
  const opening = { seats: 3, actor, seed: 'words', settings: { pace: 'host' } };
  const worlds = [await openWorld('pointing-chains', opening), await openWorld('pointing-chains', opening)] as const;
  const [one, two] = worlds;
  for (const world of worlds) {
    await world.players[0]?.api.reach.seen({ code: world.code });
    await askAndBeAnswered(world, seatId('A'));
    await accept(world.host.host.rule({ code: world.code, key: newKey(), text: 'Guests are welcome.' }));
    if (world === two) await talkApart(world, actor);
    await askAndBeAnswered(world, seatId('A'));
    await accept(world.host.host.rule({ code: world.code, key: newKey(), text: 'So are dogs.' }));
    await accept(world.host.lobby.readyCheck({ code: world.code }));
  }
  const viewers = viewersOf(one, actor);
  await expectSameTold(
    worlds,
    viewers.filter(({ name }) => name !== 'the host'),
  );
  const isHosts = viewers.findIndex(({ name }) => name === 'the host');
  const [ofOne, ofTwo] = [await streams(one), await streams(two)].map((all) => all.filter((_, i) => i !== isHosts));
  expect(ofTwo).toEqual(ofOne);
});

async function askAndBeAnswered(world: World, seat: SeatId): Promise<void> {
  const { code, host } = world;
  const player = world.players.find((one) => one.seat === seat);
  const question = { code, seat, key: newKey(), text: 'May I?' };
  await accept(player?.api.play.ask(question) ?? Promise.reject(new Error(seat)));
  const open = (await hostOf(world).host.questions({ code })).at(-1);
  await accept(host.host.answer({ code, n: open?.n ?? 0, text: 'You may.', publish: false }));
}

/** More words than a page keeps of all together. */
async function talkApart(world: World, seat: SeatId): Promise<void> {
  await askAndBeAnswered(world, seat);
  await accept(world.host.host.nudge({ code: world.code, seats: [seat] }));
  const { id: matchId } = await db().prisma.match.findUniqueOrThrow({ where: { code: world.code } });
  const more = Array.from({ length: 150 }, (_, i) => ({ matchId, seat, kind: 'nudge', text: `${i}` }));
  await db().prisma.notice.createMany({ data: more });
  await askAndBeAnswered(world, seat);
}

const hostOf = ({ code }: World) => callerFor(service, person('host'), [code]);

/** Of a short match the first moments are there, and no more. */
const isOver = async ({ code }: TestMatch, moment: number) =>
  moment > 0 && (await service.matches.find(code))?.status === 'finished';

async function closeAll(worlds: readonly World[]): Promise<void> {
  for (const { screens } of worlds) for (const screen of screens) await screen.close();
}

// The last submission, where the host tells the end: what it decides nobody is sent before the telling begins.

/** What everybody sees of each move: nothing can be said in secret. */
const isOpenToAll = new Set(['bifrost']);

/** Short, and so that there are two ways: with four, to point at somebody and make one map; to buy one tile or another. */
const shortened: Readonly<Record<string, Omit<Opening, 'seed' | 'actor'>>> = {
  'logical-bluffs': { seats: 2, settings: { known: [['A1'], cells], revealCost: 0 } },
  'pointing-chains': { seats: 4, settings: { rounds: 2 } },
};

const closing = { by: 'host', action: { type: 'resolve' } } as const;

/** The match after what this seat sends, if anything, closed by its host. */
function closedWith(match: Match, sent: readonly { by: SeatId; action: unknown }[]): Match {
  const at = match.stoodAt + match.offsetMs;
  return [...sent, closing].reduce((then, event) => applyEvent(then, { at, ...event }, []).match, match);
}

/** What this seat can say last of all, which comes out otherwise, and of which nobody else could tell; null: not now. */
async function lastTwoOf(world: World, { seat, step }: { seat: SeatId; step: number }) {
  const folded = await foldedOf(world);
  if (closedWith(folded, []).status !== 'finished') return null;
  const others = [
    'spectator' as const,
    ...world.players.flatMap((player) => (player.seat === seat ? [] : player.seat)),
  ];
  const ways: { action: Choice; seen: string; whole: string }[] = [];
  for await (const action of choicesOf(world, { seat, step, draws: 12 })) {
    const end = closedWith(folded, [{ by: seat, action }]);
    if (end.status !== 'finished') continue;
    const seen = JSON.stringify(others.map((viewer) => untoldViewOf(end, viewer)));
    const way = { action, seen, whole: JSON.stringify(viewOf(end, 'host')) };
    const other = ways.find((one) => one.seen === way.seen && one.whole !== way.whole);
    if (other !== undefined) return [other.action, action] as const;
    ways.push(way);
  }
  return null;
}

/** Both are played alike to the last close, before which the actor says one thing in each. */
async function endApart(worlds: readonly [World, World], actor: SeatId): Promise<boolean> {
  const [one, two] = worlds;
  const others = one.players.filter(({ seat }) => seat !== actor);
  for (let step = 0; step < 400; step++) {
    for (const { seat } of others) await playAlike(worlds, { seat, step });
    const apart = await lastTwoOf(one, { seat: actor, step });
    if (apart === null) await playAlike(worlds, { seat: actor, step });
    else for (const [i, world] of worlds.entries()) await send(world, actor, apart[i], `differential-last-${step}`);
    const key = `differential-close-${step}`;
    for (const { host, code } of worlds) await accept(hostWhoLooks(host).act({ code, action: closing.action, key }));
    if ((await foldedOf(two)).status === 'finished') return apart !== null;
  }
  return false;
}

/** All that this seat's bot sends now. */
async function playAlike(worlds: readonly [World, World], { seat, step }: { seat: SeatId; step: number }) {
  for (let n = 0; n < 20; n++) {
    const action = await firstChoice(worlds[0], { seat, step: step * 20 + n });
    if (action === undefined) return;
    for (const world of worlds) await send(world, seat, action, `differential-${step}-${seat}-${n}`);
  }
}

test.each(catalog.filter(({ id }) => !isOpenToAll.has(id)).map(({ id, seats }) => ({ id, seats: seats.min })))(
  'nobody is sent what decides the end before its host tells it: $id',
  async ({ id, seats }) => {
    const actor = seatId('A');
    const { seats: wantedSeats = seats, settings = {} } = shortened[id] ?? {};
    const wanted = { seats: wantedSeats, actor, seed: `untold ${id}`, settings: { ...settings, pace: 'host' } };
    const worlds = [await openWorld(id, wanted), await openWorld(id, wanted)] as const;
    const [one, two] = worlds;
    expect(await endApart(worlds, actor), 'two ways to decide it, which others cannot tell apart').toBe(true);
    const viewers = viewersOf(one, actor).filter(({ name }) => name !== 'the host');
    await expectSameTold(worlds, inTurnOfSeats(viewers, one));
    const isHosts = viewersOf(one, actor).findIndex(({ name }) => name === 'the host');
    const sent = [await streamsUntil(one, 'finished'), await streamsUntil(two, 'finished')];
    const [ofOne, ofTwo] = sent.map((all) => all.filter((_, i) => i !== isHosts));
    expect(ofTwo).toEqual(ofOne);
    for (const { host, code } of worlds) await accept(host.host.tellFinale({ code, step: 0 }));
    const told = { name: 'nobody', user: null };
    expect(differences(await answers(one, told), await answers(two, told)), 'once it is told').not.toEqual([]);
  },
  times({ short: 60_000, long: 60_000 }),
);
