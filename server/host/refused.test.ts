import { afterEach, describe, expect, test } from 'vitest';
import { db } from '../database/db';
import { now } from '../database/time';
import {
  accept,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  refusalOf,
  seatMatch,
  serviceOfFile,
  startedMatch,
  type TestMatch,
} from '../testing/service';

// What a host is refused, and what else can be felt only where something is not as usual.

const service = await serviceOfFile();
const actIn = ({ host, code }: TestMatch, action: object, reason?: string) =>
  hostWhoLooks(host).act({ code, action, key: newKey(), reason });
const pointFor = async ({ code, players }: TestMatch, ...seats: string[]) => {
  for (const { seat, api } of players.filter((player) => seats.includes(player.seat)))
    await accept(api.play.act({ code, seat, action: { type: 'point', at: null }, key: newKey() }));
};
const safe = (on: boolean) => callerFor(service, person('host')).account.shareSafely({ on });
afterEach(() => safe(false));

async function signUp(name: string) {
  await db().prisma.user.create({ data: { id: `test-${name}`, name, nameKey: name.toLowerCase() } });
  return callerFor(service, person(name));
}

test('a tied vote is refused a second close; on a safe screen without the tie, which no spectator knows of', async () => {
  const match = await startedMatch(service, { settings: { rounds: 1, pace: 'host' } });
  // Nobody points, so that all are tied; nobody votes.
  for (let closed = 0; closed < 2; closed++) await accept(actIn(match, { type: 'resolve' }));
  const again = () => actIn(match, { type: 'resolve' });
  expect(await again()).toMatchObject({ ok: false, refusal: { code: 'WRONG_PHASE' } });
  await safe(true);
  const shown = await again();
  expect(shown).toMatchObject({ ok: false, refusal: { code: 'SAFE' } });
  expect(JSON.stringify(shown)).not.toMatch(/vote|tie|decide|candidate/);
  expect(await refusalOf(actIn(match, { type: 'extend', seconds: 60 })), 'what everybody can know is said').toBe(
    'NO_DEADLINE',
  );
});

describe('taking back', () => {
  test('wants a reason, and a look at what it takes back', async () => {
    const match = await startedMatch(service);
    expect(await refusalOf(actIn(match, { type: 'rewind', to: 0 }))).toBe('REASON_NEEDED');
    await safe(true);
    expect(await refusalOf(actIn(match, { type: 'rewind', to: 0 }, 'Once more'))).toBe('SAFE');
    await accept(actIn(match, { type: 'pause' }));
  });

  test('is not for a practice match', async () => {
    const maker = callerFor(service, person('maker'));
    const { code } = await accept(maker.matches.practice({ game: 'pointing-chains' }));
    const rewind = { code, action: { type: 'rewind', to: 0 }, key: newKey(), reason: 'Once more' };
    expect(await refusalOf(hostWhoLooks(maker).act(rewind))).toBe('NOT_ALLOWED');
  });

  test('shows beforehand what would no longer count, and nothing where there is no such point', async () => {
    const match = await startedMatch(service);
    await pointFor(match, 'A', 'B');
    const { code, host } = match;
    expect((await host.host.rewindPreview({ code, to: 1 }))?.lost).toMatchObject([{ by: 'B' }]);
    expect(await host.host.rewindPreview({ code, to: 2 })).toMatchObject({ lost: [], regained: [] });
    expect(await host.host.rewindPreview({ code, to: 3 })).toBeNull();
    await accept(actIn(match, { type: 'rewind', to: 1 }, 'B was too early'));
    const again = await host.host.rewindPreview({ code, to: 2 });
    expect(again).toMatchObject({ regained: [{ by: 'B' }] });
    expect(again?.lost.map(({ by }) => by)).toEqual(['host']);
  });
});

test('a pause of some minutes says when it ends', async () => {
  const { code, host } = await startedMatch(service);
  const before = now();
  await accept(hostWhoLooks(host).pause({ code, minutes: 5, key: newKey(), reason: 'Tea' }));
  const { resumesAt, pause } = await host.matches.page({ code });
  expect(resumesAt).toBeGreaterThanOrEqual(before + 300_000);
  expect(resumesAt).toBeLessThanOrEqual(now() + 300_000);
  expect(pause?.reason).toBe('Tea');
});

describe('a ready-check', () => {
  test('is asked once in a minute, however often it is sent; then anew', async () => {
    const { code, host, players } = await seatMatch(service);
    const ask = () => host.lobby.readyCheck({ code });
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await ask()).toMatchObject({ refusal: { code: 'TOO_SOON', message: expect.stringContaining('a minute') } });
    const notices = async () => (await players[0]?.api.matches.page({ code }))?.notices ?? [];
    expect(await notices()).toHaveLength(1);
    await db().prisma.match.update({ where: { code }, data: { readyCheckAt: new Date(now() - 61_000) } });
    await accept(ask());
    expect(await notices()).toHaveLength(2);
  });
});

describe('reminders', () => {
  test('count for their host once each, however often they are sent', async () => {
    const { code, host } = await startedMatch(service);
    const counted = async () =>
      (await db().prisma.attempt.findUnique({ where: { key: 'quota:words:test-host' } }))?.count ?? 0;
    const before = await counted();
    await accept(host.host.nudge({ code }));
    for (let i = 0; i < 3; i++) expect(await refusalOf(host.host.nudge({ code }))).toBe('TOO_SOON');
    expect((await counted()) - before).toBe(1);
  });

  test('go to those named, once in ten minutes to each, and in this match alone', async () => {
    const [match, other] = [await startedMatch(service), await startedMatch(service)];
    const nudge = (seats?: string[]) => match.host.host.nudge({ code: match.code, seats });
    await accept(other.host.host.nudge({ code: other.code }));
    const { seats, at } = await accept(nudge(['B', 'Z']));
    expect(seats).toEqual(['B']);
    const [reminded] = await match.host.host.reminded({ code: match.code, at: at ?? 0 });
    expect(reminded).toMatchObject({ seat: 'B' });
    expect(await accept(nudge())).toMatchObject({ seats: ['A', 'C'] });
    expect(await refusalOf(nudge(['B']))).toBe('TOO_SOON');
    expect(await refusalOf(nudge(['Z']))).toBe('NOBODY');
    const earlier = { createdAt: new Date(now() - 8.5 * 60_000) };
    await db().prisma.notice.updateMany({ where: { match: { code: match.code }, seat: 'A' }, data: earlier });
    expect(await nudge(['A'])).toMatchObject({ refusal: { message: expect.stringContaining('Again in 2 min.') } });
    expect(await nudge(['B']), 'by its own time').toMatchObject({
      refusal: { message: expect.stringContaining('Again in 10 min.') },
    });
  });

  test('are for nobody where all have acted, and in a lobby', async () => {
    const match = await startedMatch(service, { settings: { pace: 'host' } });
    await pointFor(match, 'A', 'B', 'C');
    expect(await refusalOf(match.host.host.nudge({ code: match.code }))).toBe('NOBODY');
    const lobby = await seatMatch(service);
    expect(await refusalOf(lobby.host.host.nudge({ code: lobby.code }))).toBe('NOBODY');
  });

  test('go to no bot where nobody is named', async () => {
    const { code, host } = await startedMatch(service);
    await accept(hostWhoLooks(host).pause({ code, minutes: 5, key: newKey() })); // no bot acts
    await accept(host.host.handToBot({ code, seat: 'A' }));
    expect(await accept(host.host.nudge({ code }))).toMatchObject({ seats: ['B', 'C'] });
  });

  test('name nobody on a screen that others see', async () => {
    const { code, host } = await startedMatch(service);
    await safe(true);
    expect(await accept(host.host.nudge({ code }))).toMatchObject({ seats: [], at: null });
  });
});

test('a ruling stands on every page, with who made it', async () => {
  const { code, host, players } = await startedMatch(service);
  await accept(host.host.rule({ code, key: newKey(), text: 'Alliances are allowed.' }));
  const page = await players[1]?.api.matches.page({ code });
  expect(page?.rulings).toMatchObject([{ text: 'Alliances are allowed.', by: 'host', question: null }]);
});

test('a question of another match cannot be answered here', async () => {
  const [match, other] = [await startedMatch(service), await startedMatch(service)];
  await accept(
    other.players[0]?.api.play.ask({ code: other.code, seat: 'A', key: newKey(), text: 'May I?' }) ?? Promise.reject(),
  );
  const [asked] = (await other.host.matches.page({ code: other.code })).questions;
  const answer = { code: match.code, n: asked?.n ?? 0, text: 'Yes.', publish: true };
  expect(await refusalOf(match.host.host.answer(answer))).toBe('ANSWERED');
});

describe('seats', () => {
  test('that are not there cannot be replaced, played or acted for', async () => {
    const { code, host } = await startedMatch(service);
    const action = { type: 'point', at: null };
    expect(await refusalOf(host.host.replaceSeat({ code, seat: 'Z' }))).toBe('UNKNOWN_SEAT');
    expect(await refusalOf(host.host.handToBot({ code, seat: 'Z' }))).toBe('UNKNOWN_SEAT');
    expect(await refusalOf(hostWhoLooks(host).actFor({ code, seat: 'Z', action, key: newKey() }))).toBe('UNKNOWN_SEAT');
  });

  test('go to bots that there are, and back to people that there are', async () => {
    const { code, host } = await startedMatch(service);
    expect(await refusalOf(host.host.handToBot({ code, seat: 'A', bot: 'nobody' }))).toBe('UNKNOWN_BOT');
    expect(await refusalOf(host.host.handBack({ code, seat: 'A' }))).toBe('NO_STAND_IN');
    await accept(host.host.replaceSeat({ code, seat: 'A' }));
    await accept(host.host.handToBot({ code, seat: 'A' }));
    expect(await refusalOf(host.host.handBack({ code, seat: 'A' }))).toBe('NO_STAND_IN');
  });

  test('of a match that is over stay with who played', async () => {
    const { code, host } = await startedMatch(service);
    await accept(hostWhoLooks(host).act({ code, action: { type: 'end' }, key: newKey() }));
    expect((await host.matches.page({ code })).status).toBe('finished');
    expect(await refusalOf(host.host.replaceSeat({ code, seat: 'A' }))).toBe('FINISHED');
    expect((await host.matches.page({ code })).seats[0]).toMatchObject({ seat: 'A', holder: 'player' });
  });

  test('keep their other holders when one is replaced', async () => {
    const { code, host } = await startedMatch(service);
    await accept(host.host.replaceSeat({ code, seat: 'B' }));
    const held = (await host.matches.page({ code })).seats.map(({ seat, holder }) => `${seat} ${holder}`);
    expect(held).toEqual(['A player', 'B free', 'C player']);
  });
});

describe('who watches', () => {
  test('everything: neither players nor hosts', async () => {
    const { code, host } = await startedMatch(service);
    await signUp('player 1');
    await signUp('host');
    await signUp('Helper');
    await accept(host.lobby.addCoHost({ code, name: 'Helper' }));
    await accept(callerFor(service, person('Helper')).lobby.answerAsked({ code, accepts: true }));
    const grant = (name: string) => refusalOf(host.host.grantFullView({ code, name }));
    expect([await grant('player 1'), await grant('host'), await grant('Helper')]).toEqual(['PLAYS', 'HOST', 'HOST']);
    await signUp('Watcher');
    expect(await grant('Watcher')).toBeNull();
    expect((await host.matches.page({ code })).hosts.map(({ name }) => name)).toEqual(['host', 'Helper']);
  });

  test('whoever is on no list cannot be taken off it, and a co-host cannot be sent away', async () => {
    const { code, host } = await startedMatch(service);
    await signUp('Second');
    await accept(host.lobby.addCoHost({ code, name: 'Second' }));
    await accept(callerFor(service, person('Second')).lobby.answerAsked({ code, accepts: true }));
    const who = (personId: string) => ({ code, personId });
    expect(await refusalOf(host.host.revokeFullView(who('test-Second')))).toBe('UNKNOWN_PERSON');
    expect(await refusalOf(host.host.readmitSpectator(who('test-Second')))).toBe('UNKNOWN_PERSON');
    expect(await refusalOf(host.host.letSitAgain(who('test-player 1')))).toBe('UNKNOWN_PERSON');
    expect(await refusalOf(host.host.removeSpectator(who('test-Second')))).toBe('UNKNOWN_PERSON');
    expect(await refusalOf(host.host.removeSpectator(who('test-stranger')))).toBe('UNKNOWN_PERSON');
  });
});

describe('awards', () => {
  const give = (seat: string) => ({ reason: 'For the show', award: { seat, kind: 'garnet', amount: 1 } });

  test('are decided when the match is finished', async () => {
    const { code, host } = await startedMatch(service);
    expect(await refusalOf(host.host.addAward({ code, key: newKey(), ...give('A') }))).toBe('NOT_FINISHED');
    const decision = { type: 'confirm' } as const;
    expect(await refusalOf(host.host.decideAward({ code, key: 'any', seen: null, decision }))).toBe('NOT_FINISHED');
    await accept(hostWhoLooks(host).act({ code, action: { type: 'end' }, key: newKey() }));
    for (const asked of [
      host.host.addAward({ code, key: newKey(), ...give('A') }),
      host.host.decideAward({ code, key: 'any', seen: null, decision }),
      host.host.confirmAwards({ code, keys: ['any'] }),
      host.host.tellFinale({ code, step: 0 }),
    ])
      expect(await refusalOf(asked)).toBe('NO_RESULT');
  });

  test('are added up to fifty, and never of nothing', async () => {
    const match = await startedMatch(service, { settings: { rounds: 1, pace: 'ready' } });
    const { code, host } = match;
    for (const [i, at] of ['B', 'C', null].entries()) {
      await accept(
        hostWhoLooks(host).actFor({ code, seat: 'ABC'.charAt(i), action: { type: 'point', at }, key: newKey() }),
      );
    }
    const add = (key: string, amount = 1) =>
      host.host.addAward({ code, key, reason: 'For the show', award: { seat: 'A', kind: 'garnet', amount } });
    await expect(add(newKey(), 0)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining('cannot be 0'),
    });
    await accept(add(newKey(), -1)); // the rules take garnets away too
    const first = newKey();
    await accept(add(first));
    for (let more = 2; more < 50; more++) await accept(add(newKey()));
    expect(await refusalOf(add(newKey()))).toBe('TOO_MANY');
    await accept(add(first));
  });

  test('are confirmed together or not at all, and what was decided meanwhile stays', async () => {
    const match = await startedMatch(service, { settings: { rounds: 1, pace: 'ready' } });
    const { code, host } = match;
    expect(await refusalOf(host.host.confirmAwards({ code, keys: ['any'] }))).toBe('NOT_FINISHED');
    for (const [i, at] of ['B', 'C', null].entries()) {
      const action = { type: 'point', at };
      await accept(hostWhoLooks(match.host).actFor({ code, seat: 'ABC'.charAt(i), action, key: newKey() }));
    }
    const awards = async () => (await host.matches.page({ code })).awards ?? [];
    const keys = (await awards()).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(await refusalOf(host.host.confirmAwards({ code, keys: [...keys, 'unheard of'] }))).toBe('NO_AWARD');
    expect((await awards()).every(({ state }) => state === 'proposed')).toBe(true);
    const decision = { type: 'amend', ...give('B') } as const;
    await accept(host.host.decideAward({ code, key: keys[0] ?? '', seen: null, decision }));
    expect(await host.host.confirmAwards({ code, keys })).toMatchObject({ ok: true, confirmed: 1 });
    expect((await awards()).map(({ state }) => state)).toEqual(['amended', 'confirmed']);
  });

  test('are those that were proposed, or added for a seat that there is', async () => {
    const match = await startedMatch(service, { settings: { rounds: 1, pace: 'ready' } });
    for (const [i, at] of ['B', 'C', null].entries()) {
      const action = { type: 'point', at };
      await accept(hostWhoLooks(match.host).actFor({ code: match.code, seat: 'ABC'.charAt(i), action, key: newKey() }));
    }
    const { code, host } = match;
    const [first] = (await host.matches.page({ code })).awards ?? [];
    const decide = (key: string, decision: Parameters<typeof host.host.decideAward>[0]['decision']) =>
      refusalOf(host.host.decideAward({ code, key, seen: null, decision }));
    expect(await decide('unheard of', { type: 'confirm' })).toBe('NO_AWARD');
    expect(await decide(first?.key ?? '', { type: 'amend', ...give('Z') })).toBe('UNKNOWN_SEAT');
    const add = (seat: string) => refusalOf(host.host.addAward({ code, key: newKey(), ...give(seat) }));
    expect(await add('Z')).toBe('UNKNOWN_SEAT');
    expect(await add('B')).toBeNull();
    const { awards } = await host.matches.page({ code });
    expect(awards?.find(({ proposed }) => proposed === null)).toMatchObject({
      final: { seat: 'B', kind: 'garnet', amount: 1 },
      reason: 'For the show',
    });
  });
});
