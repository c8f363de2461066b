import { callTRPCProcedure, getTRPCErrorFromUnknown } from '@trpc/server';
import { getErrorShape } from '@trpc/server/shared';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { db } from '../database/db';
import type { Person } from '../person';
import type { Service } from '../service';
import { times } from '../testing/attack';
import { clientAt } from '../testing/client';
import { accept, callerFor, hostWhoLooks, newKey, person, seatMatch, startTestService } from '../testing/service';
import { appRouter } from './router';

// Every procedure times everybody there can be about a private match that runs; those about a match also in its lobby, when
// it is over, and where it is open to others. Asked is only who gets past the door: beyond it most requests are found to be no
// requests, as nothing but the match (and, where it counts, a seat) is in them.

const outside = ['nobody', 'guest', 'stranger'] as const;
const players = ['player', 'other player', 'player whose screen is shared'] as const;
const watchers = ['spectator', 'full view'] as const;
const hosts = ['host', 'co-host', 'co-host whose screen is shared'] as const;
const all = [...outside, ...players, ...watchers, ...hosts] as const;
type Who = (typeof all)[number];

/** Whom a kind of procedure lets in. */
const doors = {
  anybody: all,
  'signed in': all.filter((who) => who !== 'nobody'),
  account: all.filter((who) => who !== 'nobody' && who !== 'guest'),
  'may watch': all.filter((who) => !outside.some((one) => one === who)),
  'may watch, signed in': all.filter((who) => !outside.some((one) => one === who)),
  seat: ['player', 'player whose screen is shared'],
  'seat, secret': ['player'],
  owner: ['host'],
  host: hosts,
  'host, secret': ['host', 'co-host'],
} as const satisfies Record<string, readonly Who[]>;
type Door = keyof typeof doors;

/** `clock`: hosts, and who made a practice match. */
const wanted: Readonly<Record<string, Door | 'clock'>> = {
  'account.me': 'anybody',
  'account.isSafe': 'anybody',
  'account.safeSince': 'anybody',
  'account.openPages': 'signed in',
  'account.shareSafely': 'signed in',
  'account.waysIn': 'anybody',
  'account.details': 'account',
  'account.register': 'anybody',
  'account.rename': 'account',
  'account.sessions': 'signed in',
  'account.endSessions': 'signed in',
  'account.changePassword': 'account',
  'account.left': 'account',
  'account.remove': 'account',
  'matches.create': 'account',
  'matches.namesProblems': 'account',
  'matches.practice': 'signed in',
  'matches.mine': 'signed in',
  'matches.mineHidden': 'signed in',
  'matches.asked': 'signed in',
  'matches.publicList': 'anybody',
  'matches.byCode': 'anybody',
  'matches.page': 'may watch',
  'matches.rulings': 'may watch',
  'matches.log': 'may watch',
  'matches.story': 'may watch',
  'matches.viewBefore': 'may watch',
  'matches.lastClose': 'may watch',
  'matches.post': 'may watch',
  'matches.record': 'may watch',
  'matches.resultsCsv': 'may watch',
  'matches.awardsCsv': 'may watch',
  'matches.intro': 'may watch',
  'lobby.join': 'may watch, signed in',
  'lobby.chooseFace': 'seat',
  'lobby.leave': 'seat',
  'lobby.link': 'anybody',
  'lobby.claim': 'signed in',
  'lobby.notMine': 'anybody',
  'lobby.notMe': 'may watch, signed in',
  'lobby.issueSeatLink': 'host',
  'lobby.renewSeatLink': 'host',
  'lobby.issueFreeSeatLinks': 'host',
  'lobby.revokeSeatLink': 'host',
  'lobby.issueOpenLink': 'host',
  'lobby.revokeOpenLink': 'host',
  'lobby.addBot': 'clock',
  'lobby.fillWithBots': 'clock',
  'lobby.takeBotsAway': 'clock',
  'lobby.free': 'clock',
  'lobby.rename': 'clock',
  'lobby.reorder': 'clock',
  'lobby.setSeatCount': 'clock',
  'lobby.change': 'clock',
  'lobby.addCoHost': 'host',
  'lobby.removeCoHost': 'host',
  'lobby.asked': 'signed in',
  'lobby.answerAsked': 'may watch, signed in',
  'lobby.declineAll': 'may watch, signed in',
  'lobby.askedNoMore': 'signed in',
  'lobby.letAskAgain': 'signed in',
  'lobby.letAskFor': 'signed in',
  'lobby.readyCheck': 'clock',
  'lobby.ready': 'seat',
  'lobby.promise': 'seat',
  'lobby.schedule': 'clock',
  'lobby.quietHours': 'clock',
  'lobby.writtenIntro': 'host',
  'lobby.saveIntro': 'host',
  'lobby.addPicture': 'host',
  'lobby.removePicture': 'host',
  'lobby.start': 'clock',
  'lobby.remove': 'owner',
  'play.live': 'may watch',
  'play.liveAll': 'anybody',
  'play.first': 'may watch',
  'play.act': 'seat',
  'play.takeBack': 'seat',
  'play.notebook': 'seat, secret',
  'play.saveNotebook': 'seat',
  'play.ask': 'seat',
  'play.now': 'anybody',
  'host.act': 'clock',
  'host.takeBack': 'clock',
  'host.pause': 'clock',
  'host.actFor': 'host, secret',
  'host.rewindPreview': 'host, secret',
  'host.showAll': 'host',
  'host.replaceSeat': 'host',
  'host.readTaken': 'host',
  'host.handToBot': 'host',
  'host.handBack': 'host',
  'host.channel': 'host, secret',
  'host.setChannel': 'host',
  'host.removeChannel': 'host',
  'host.testChannel': 'host',
  'host.nudge': 'host',
  'host.reached': 'host, secret',
  'host.reminded': 'host, secret',
  'host.reminder': 'host, secret',
  'host.grantFullView': 'host',
  'host.revokeFullView': 'host',
  'host.removeSpectator': 'host',
  'host.readmitSpectator': 'host',
  'host.letSitAgain': 'host',
  'host.rule': 'host',
  'host.questions': 'host, secret',
  'host.toRule': 'host, secret',
  'host.answer': 'host',
  'host.closeByLot': 'host',
  'host.tellFinale': 'host',
  'host.confirmAwards': 'host',
  'host.decideAward': 'host',
  'host.addAward': 'host',
  'reach.choices': 'signed in',
  'reach.missed': 'may watch',
  'reach.missedByCode': 'signed in',
  'reach.dismiss': 'may watch, signed in',
  'reach.seen': 'may watch, signed in',
  'reach.offer': 'signed in',
  'reach.putOfferAway': 'signed in',
  'reach.addMail': 'signed in',
  'reach.addPush': 'signed in',
  'reach.addMentions': 'signed in',
  'reach.never': 'anybody',
  'reach.prove': 'anybody',
  'reach.proveAgain': 'signed in',
  'reach.chooseTopics': 'signed in',
  'reach.setDigest': 'signed in',
  'reach.remove': 'signed in',
  'reach.test': 'signed in',
  'reach.stop': 'anybody',
  'reach.writeAgain': 'anybody',
  'reach.renewCalendar': 'signed in',
  'reach.endCalendar': 'signed in',
  'reach.setQuietHours': 'signed in',
  'templates.list': 'account',
  'templates.save': 'account',
  'templates.rename': 'account',
  'templates.remove': 'account',
};

const procedureSchema = z.custom<{
  readonly _def: { readonly type: 'query' | 'mutation' | 'subscription'; readonly inputs: readonly z.ZodType[] };
}>();
const procedures = z.record(z.string(), procedureSchema).parse({ ...appRouter._def.procedures });

test('every procedure has its line here, and every line is a procedure', () => {
  expect(Object.keys(procedures).toSorted()).toEqual(Object.keys(wanted).toSorted());
});

let service: Service;
let people: People;
let code: string;
let practice: { readonly code: string; readonly owner: Person };

beforeAll(async () => {
  service = await startTestService();
  for (const name of ['full view', 'co-host', 'sharing co-host', 'host', 'stranger', 'spectator', 'practiser'])
    await createAccount(name);
  for (const name of ['player 1', 'player 2', 'player 3']) await createAccount(name);
  for (const name of ['sharing co-host', 'player 3']) await service.shareSafely(person(name).id, true);
  ({ code, people } = await tableOf({ visibility: 'private', status: 'running' }));
  const owner = person('practiser');
  practice = {
    owner,
    code: (await accept(callerFor(service, owner).matches.practice({ game: 'pointing-chains' }))).code,
  };
}, 60_000);
afterAll(() => service.stop());

interface Stand {
  readonly visibility: 'private' | 'unlisted' | 'public';
  readonly status: 'lobby' | 'running' | 'finished';
}

type People = Readonly<Record<Who, { readonly user: Person | null; readonly seat: string }>>;

/** A match with everybody there can be about it. */
async function tableOf({ visibility, status }: Stand): Promise<{ code: string; people: People }> {
  const match = await seatMatch(service, { visibility });
  const { code, host, players } = match;
  const { token } = await accept(host.lobby.issueOpenLink({ code, kind: 'watch' }));
  await accept(callerFor(service, person('spectator')).lobby.claim({ token }));
  if (visibility === 'private') {
    await accept(callerFor(service, person('removed')).lobby.claim({ token }));
    await accept(host.host.removeSpectator({ code, personId: person('removed').id }));
  }
  await accept(host.host.grantFullView({ code, name: 'full view' }));
  for (const name of ['co-host', 'sharing co-host']) {
    await accept(host.lobby.addCoHost({ code, name }));
    await accept(callerFor(service, person(name)).lobby.answerAsked({ code, accepts: true }));
  }
  if (status !== 'lobby') await accept(host.lobby.start({ code }));
  if (status === 'finished') await accept(hostWhoLooks(host).act({ code, action: { type: 'end' }, key: newKey() }));
  for (const name of ['co-host', 'sharing co-host']) await callerFor(service, person(name)).host.showAll({ code });
  const [one, two, three] = players.map(({ person: user, seat }) => ({ user, seat }));
  if (one === undefined || two === undefined || three === undefined) throw new Error('three players sat down');
  return {
    code,
    people: {
      nobody: { user: null, seat: 'A' },
      guest: { user: person('a guest', true), seat: 'A' },
      stranger: { user: person('stranger'), seat: 'A' },
      player: one,
      'other player': { user: two.user, seat: one.seat },
      'player whose screen is shared': three,
      spectator: { user: person('spectator'), seat: 'A' },
      'full view': { user: person('full view'), seat: 'A' },
      host: { user: person('host'), seat: 'A' },
      'co-host': { user: person('co-host'), seat: 'A' },
      'co-host whose screen is shared': { user: person('sharing co-host'), seat: 'A' },
    },
  };
}

async function createAccount(name: string): Promise<void> {
  const { id } = person(name);
  await db().prisma.user.create({ data: { id, name, nameKey: name, validFrom: new Date(0) } });
}

/** Those that say, somewhere in what they take, which match they are about. */
const asksAboutMatch = (path: string): boolean =>
  procedures[path]?._def.inputs.some((input) => JSON.stringify(jsonSchemaOf(input)).includes('"code":')) === true;

const jsonSchemaOf = (input: z.ZodType) => z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' });

/** Seats are named only to those who hold them: hosts could do something to one. */
const namesSeat = (path: string) => wanted[path]?.startsWith('seat') === true;

type Knock = { readonly path: string; readonly user: Person | null; readonly input: object };

/** `in`, or the code of the error at the door. */
async function knock(asked: Knock): Promise<string> {
  const { error } = await answerTo(asked);
  return error === null || error.data.code === 'BAD_REQUEST' ? 'in' : error.data.code;
}

/** All that is answered. */
async function answerTo({ path, user, input, at = service }: Knock & { readonly at?: Service }) {
  await db().prisma.attempt.deleteMany(); // how often somebody may knock is told elsewhere
  const ctx = { user, service: at, client: clientAt('test') };
  const type = procedures[path]?._def.type ?? 'query';
  const call = { router: appRouter, path, getRawInput: async () => input, ctx, type, signal: undefined, batchIndex: 0 };
  try {
    const answer = await callTRPCProcedure(call);
    return { error: null, data: type === 'subscription' ? await firstOf(answer) : answer };
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    return { error: getErrorShape({ config: appRouter._def._config, error, type, path, input, ctx }), data: null };
  }
}

/** Hears the first of a stream. */
async function firstOf(answer: unknown): Promise<unknown> {
  const stream = Object(answer)[Symbol.asyncIterator]();
  const { value } = await stream.next();
  await stream.return?.();
  return value;
}

const doorOf = (path: string): Door => (wanted[path] === 'clock' ? 'host' : (wanted[path] ?? 'anybody'));

describe('who gets past the door of a match that is private and runs', () => {
  test.each(Object.keys(wanted))('%s', async (path) => {
    const isIn: readonly Who[] = doors[doorOf(path)];
    const answers: Record<string, string> = {};
    for (const who of all) {
      const { user, seat } = people[who];
      answers[who] = await knock({ path, user, input: namesSeat(path) ? { code, seat } : { code } });
    }
    const expected = all.map((who) => [who, isIn.includes(who) ? 'in' : refusalTo(who, path)]);
    expect(answers).toEqual(Object.fromEntries(expected));
  });

  /** Whoever is not signed in is asked to, but for what may be watched without. To who is outside the match is not there. */
  function refusalTo(who: Who, path: string): string {
    if (who === 'nobody' && wanted[path] !== 'may watch') return 'UNAUTHORIZED';
    return outside.some((one) => one === who) && asksAboutMatch(path) ? 'NOT_FOUND' : 'FORBIDDEN';
  }

  test('whoever made a practice match has its clock, and is no host', async () => {
    for (const path of Object.keys(wanted).filter((name) =>
      ['owner', 'host', 'host, secret', 'clock'].includes(wanted[name] ?? ''),
    )) {
      const answer = await knock({ path, user: practice.owner, input: { code: practice.code } });
      expect([path, answer]).toEqual([path, wanted[path] === 'clock' ? 'in' : 'FORBIDDEN']);
    }
  });

  test('nothing that was asked here changed the match', async () => {
    const log = await callerFor(service, person('host')).matches.log({ code });
    expect(log).toEqual([]);
    await accept(
      callerFor(service, people.player.user).play.act({
        code,
        seat: 'A',
        action: { type: 'point', at: 'B' },
        key: newKey(),
      }),
    );
  });
});

const stands: readonly Stand[] = [
  { visibility: 'public', status: 'lobby' },
  { visibility: 'private', status: 'finished' },
  { visibility: 'unlisted', status: 'running' },
  { visibility: 'private', status: 'lobby' },
  { visibility: 'public', status: 'running' },
  { visibility: 'public', status: 'finished' },
  { visibility: 'unlisted', status: 'lobby' },
  { visibility: 'unlisted', status: 'finished' },
];

describe.each(stands.slice(0, times({ short: 2, long: stands.length })))(
  'who gets past the door of a match that is $visibility and $status',
  ({ visibility, status }) => {
    const isOpen = visibility !== 'private';
    let table: Awaited<ReturnType<typeof tableOf>>;
    beforeAll(async () => {
      table = await tableOf({ visibility, status });
    });

    /** Of an open match there is something to see for everybody. */
    const maySee = (door: Door): readonly Who[] =>
      isOpen && door === 'may watch'
        ? all
        : isOpen && door === 'may watch, signed in'
          ? doors['signed in']
          : doors[door];

    function wantedOf(who: Who, path: string): string {
      if (maySee(doorOf(path)).includes(who)) return 'in';
      if (who === 'nobody' && wanted[path] !== 'may watch') return 'UNAUTHORIZED';
      return !isOpen && outside.some((one) => one === who) ? 'NOT_FOUND' : 'FORBIDDEN';
    }

    const changes = () =>
      db().prisma.match.findUnique({ where: { code: table.code }, select: { revision: true, seq: true } });

    test.each(Object.keys(procedures).filter(asksAboutMatch))('%s', async (path) => {
      const answers: Record<string, string> = {};
      for (const who of all) {
        const before = await changes();
        const { user, seat } = table.people[who];
        const input = namesSeat(path) ? { code: table.code, seat } : { code: table.code };
        answers[who] = await knock({ path, user, input });
        // In a lobby some need nothing else: who is next finds it as it was. A host has no more than fifty of them.
        if (JSON.stringify(await changes()) === JSON.stringify(before)) continue;
        await db().prisma.match.deleteMany({ where: { code: table.code, status: 'lobby' } });
        table = await tableOf({ visibility, status });
      }
      expect(answers).toEqual(Object.fromEntries(all.map((who) => [who, wantedOf(who, path)])));
    });
  },
);

describe('a private match answers who may not open it as one that is not there', () => {
  const about = (which: string) => ({ code: which, seat: 'A', accepts: true, screens: [{ code: which }] });
  const asking = Object.keys(procedures).filter(asksAboutMatch);
  /** What `matches.byCode` and `play.liveAll` say of no match is no error. */
  const isNothing = ({ error, data }: Awaited<ReturnType<typeof answerTo>>): boolean =>
    error === null ? data === null || JSON.stringify(data).includes('NOT_FOUND') : signs.has(error.data.code);
  const signs: ReadonlySet<string> = new Set(['NOT_FOUND', 'UNAUTHORIZED']);

  test('which is most of what there is to ask', () => {
    expect(asking).toEqual(expect.arrayContaining(['play.live', 'play.liveAll', 'matches.byCode', 'host.act']));
    const ofMatches = Object.keys(wanted).filter((path) => !['anybody', 'signed in', 'account'].includes(doorOf(path)));
    expect(asking).toEqual(expect.arrayContaining(ofMatches));
  });

  test.each(asking)('%s', async (path) => {
    const removed = { user: person('removed'), seat: 'A' };
    for (const { user } of [...outside.map((who) => people[who]), removed]) {
      const there = await answerTo({ path, user, input: about(code) });
      expect(there).toEqual(await answerTo({ path, user, input: about('NOWHERE2') }));
      expect(isNothing(there), JSON.stringify(there)).toBe(true);
    }
  });

  test('and is not even loaded for them', async () => {
    const fresh = await startTestService();
    onTestFinished(() => fresh.stop());
    for (const path of asking) await answerTo({ path, user: person('stranger'), input: about(code), at: fresh });
    expect([...fresh.matches.all()].filter(({ row }) => row.code === code)).toEqual([]);
  });

  test('but whoever is asked to host it may answer, and whoever has its link may join', async () => {
    const asked = person('asked to host');
    const { host, ...lobby } = await seatMatch(service, { seats: 4, visibility: 'private' });
    await createAccount(asked.name);
    await accept(host.lobby.addCoHost({ code: lobby.code, name: asked.name }));
    const { token } = await accept(host.lobby.issueOpenLink({ code: lobby.code, kind: 'join' }));
    const knockAt = (path: string, input: object) =>
      knock({ path, user: asked, input: { code: lobby.code, ...input } });
    expect(await knockAt('lobby.answerAsked', { accepts: false })).toBe('in');
    expect(await knockAt('lobby.answerAsked', { accepts: false })).toBe('NOT_FOUND');
    expect(await knockAt('lobby.join', { token: `${token}x` })).toBe('NOT_FOUND');
    expect(await knockAt('lobby.join', { token })).toBe('in');
  });
});
