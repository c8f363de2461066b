import { beforeEach, describe, expect, test, vi } from 'vitest';
import { itemAt } from '@/games/kit/item-at';
import { symbols } from '@/games/runes-to-ruins/testing';
import { db } from '../database/db';
import type { LoadedMatch } from '../log/loaded-match';
import { startDiscord } from '../testing/discord';
import { endOfFile, sendingOfFile } from '../testing/sending';
import {
  accept,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  refusalOf,
  serviceOfFile,
  startedMatch,
  type TestMatch,
} from '../testing/service';
import { discordWay, isDiscordWebhook } from './discord-way';
import type { Message } from './way';

// Posts to channels on Discord, from what happens in a match to a Discord on loopback that checks what it is sent.

const home = 'https://match.example';
const soon = { timeout: 15_000 };
const settings = { roundSeconds: 3600, rounds: 3 };
process.env.PRIVATE_ENDS = 'on';
const service = await serviceOfFile();
const discord = await endOfFile(startDiscord());
await sendingOfFile({ discord: discordWay({ home, allowsPrivate: true }) });
beforeEach(async () => {
  await db().prisma.reachWay.deleteMany();
  await db().prisma.attempt.deleteMany();
  discord.posted.length = 0;
  discord.answer = () => ({ status: 204 });
  discord.stream = null;
});

const contents = () => discord.posted.map(({ content }) => content);
const said = () => contents().join('\n');

async function postedMatch(wanted: Parameters<typeof startedMatch>[1] = {}): Promise<TestMatch> {
  const match = await startedMatch(service, { settings, ...wanted });
  await accept(match.host.host.setChannel({ code: match.code, url: discord.webhook() }));
  return match;
}

const closeRound = ({ code, host }: TestMatch) =>
  accept(hostWhoLooks(host).act({ code, action: { type: 'resolve' }, key: newKey() }));

/** This player has signed in by Discord, and wants to be mentioned. */
async function wantsMentions({ api, person: who }: TestMatch['players'][number], account: string): Promise<void> {
  const user = { id: who.id, name: who.id, nameKey: who.id };
  await db().prisma.user.upsert({ where: { id: who.id }, create: user, update: {} });
  const linked = { userId: who.id, type: 'oauth', provider: 'discord', providerAccountId: account };
  await db().prisma.account.deleteMany({ where: { userId: who.id } });
  await db().prisma.account.create({ data: linked });
  await accept(api.reach.addMentions());
}

async function loadedOf(code: string): Promise<LoadedMatch> {
  const match = await service.matches.find(code);
  if (match === null) throw new Error('no match');
  return match;
}

/** What was posted is noted. */
async function delivered(code: string): Promise<void> {
  const where = { match: { code }, state: 'waiting' };
  await vi.waitFor(async () => expect(await db().prisma.delivery.count({ where })).toBe(0), soon);
}

/** For the match and for what people chose. */
async function minutesPass(match: TestMatch, minutes: number): Promise<void> {
  const loaded = await loadedOf(match.code);
  await db().prisma.reachWay.updateMany({ data: { createdAt: new Date(Date.now() - 24 * 3_600_000) } });
  const [startedAt, dueAt] = [loaded.startedAt, loaded.row.dueAt?.getTime() ?? 0].map(
    (at) => new Date(at - minutes * 60_000),
  );
  await db().prisma.match.update({
    where: { id: loaded.id },
    data: { startedAt, dueAt, revision: { increment: 1 } },
  });
}

describe('an address', () => {
  test('is Discord’s own, or refused beside the field', async () => {
    const strict = { allowsPrivate: false };
    const rest = `/api/webhooks/123456789012/${'a'.repeat(68)}`;
    for (const right of [`https://discord.com${rest}`, `https://ptb.discord.com/api/v10${rest.slice(4)}`])
      expect(isDiscordWebhook(right, strict), right).toBe(true);
    for (const wrong of [
      `http://discord.com${rest}`,
      `https://discord.com.evil.example${rest}`,
      `https://evil.example${rest}`,
      `https://user@discord.com${rest}`,
      `https://discord.com:8443${rest}`,
      `https://discord.com${rest}/github`,
      `https://discord.com${rest}?thread_id=1`,
      `https://discord.com/api/webhooks/../users/@me`,
      `https://127.0.0.1${rest}`,
      `https://discord.com.${rest}`,
      `https://2130706433${rest}`,
      `https://[::ffff:127.0.0.1]${rest}`,
      'discord',
    ])
      expect(isDiscordWebhook(wrong, strict), wrong).toBe(false);
    const loose = { allowsPrivate: true };
    expect(isDiscordWebhook(`http://localhost:4000${rest}`, loose)).toBe(true);
    for (const wrong of [
      'http://127.0.0.1:4000/elsewhere',
      `http://169.254.169.254${rest}`,
      `https://10.0.0.1${rest}`,
      `http://0.0.0.0${rest}`,
      `http://discord.com${rest}`,
    ])
      expect(isDiscordWebhook(wrong, loose), wrong).toBe(false);
    const { code, host } = await startedMatch(service);
    expect(await refusalOf(host.host.setChannel({ code, url: 'https://evil.example/api/webhooks/1/x' }))).toBe(
      'NO_WEBHOOK',
    );
  });

  test('that was one of too many leaves the channel as it was, and says so', async () => {
    const { code, host } = await postedMatch();
    const before = await host.host.channel({ code });
    await db().prisma.attempt.updateMany({ where: { key: { startsWith: 'webhook:' } }, data: { count: 20 } });
    const refused = await host.host.setChannel({ code, url: discord.webhook() });
    expect(refused).toMatchObject({ refusal: { message: expect.stringContaining('stays as it is') } });
    expect(await host.host.channel({ code })).toEqual(before);
  });

  test('is looked at again when it is sent to, and never shown', async () => {
    const way = discordWay({ home, allowsPrivate: false });
    const message: Message = { ...empty, address: discord.webhook() };
    expect(await way.send(message)).toMatchObject({ type: 'gone' });
    expect(discord.posted).toEqual([]);
    const { code, host } = await postedMatch();
    const channel = await host.host.channel({ code });
    const { address } = await db().prisma.reachWay.findFirstOrThrow({ where: { match: { code } } });
    expect(channel?.endsIn).toBe(address.slice(-4));
    expect(JSON.stringify([channel, await host.matches.page({ code })])).not.toContain('webhooks');
  });
});

const won = /Won by|Nobody won/;

const empty: Message = {
  ...{ id: 1, wayId: 1, address: '', code: 'ABCD', title: 'A match', text: 'A text', path: '/m/ABCD' },
  ...{ mentions: '[]', picture: null, isUnproved: false, reason: '' },
};

describe('what is posted', () => {
  test('rounds with Discord’s own times, a picture that all may see, rulings; in order, and notifying nobody', async () => {
    const match = await postedMatch();
    await closeRound(match);
    await accept(match.host.host.rule({ code: match.code, key: newKey(), text: 'No @everyone calls.\n<@123>' }));
    await vi.waitFor(() => expect(said()).toContain('The host rules'), soon);
    expect(discord.refused).toEqual([]);
    expect(discord.posted.flatMap(({ mentions }) => mentions)).toEqual([]);
    const closed = contents().findIndex((content) => content.includes('Round 1 has closed.'));
    expect(closed).toBeGreaterThanOrEqual(0);
    const opened = /Round 1 has closed\. Round 2 is open until <t:(\d+):f> \(<t:\1:R>\)\./;
    const [, seconds] = opened.exec(contents()[closed] ?? '') ?? [];
    const { dueAt } = (await loadedOf(match.code)).row;
    expect(Number(seconds)).toBe(Math.floor((dueAt?.getTime() ?? 0) / 1000));
    expect(discord.posted[closed]?.pictures[0]).toMatch(new RegExp(`^${home}/pictures/m/${match.code}/last.png`));
    expect(said()).toContain(`<${home}/m/${match.code}>`);
  });

  test('what people wrote as it was written: no markup, nobody called, no address unfolded', async () => {
    const match = await postedMatch();
    await accept(match.host.lobby.change({ code: match.code, title: 'Win at evil.test' }));
    const text = '[Rules](https://evil.test/a_b) ||x|| **y** <@1> @here https://good.test/a_b_c';
    await accept(match.host.host.rule({ code: match.code, key: newKey(), text }));
    await vi.waitFor(() => expect(said()).toContain('The host rules'), soon);
    expect(said()).toContain('**Win at evil\\[.\\]test**');
    expect(said()).toContain(
      '> \\[Rules\\](<https://evil.test/a_b)> \\|\\|x\\|\\| \\*\\*y\\*\\* \\<\\@1\\> \\@here <https://good.test/a_b_c>',
    );
  });

  test('an answer that never ends is an answer: nothing is posted twice', async () => {
    const match = await postedMatch();
    let asked = 0;
    discord.stream = () => {
      asked += 1;
    };
    await accept(match.host.host.testChannel({ code: match.code }));
    const last = async () => (await match.host.host.channel({ code: match.code }))?.last?.state;
    await vi.waitFor(async () => expect(await last()).toBe('sent'), { timeout: 9_000 });
    expect(asked).toBe(1);
    const text = 'This is how Main Match posts here what happens in this match.';
    expect((await match.host.host.channel({ code: match.code }))?.last).toMatchObject({ text, problem: null });
  });

  test('a round that closes into a vote that is over at once: that it has closed and the match is over, in one', async () => {
    const match = await postedMatch({ settings: { roundSeconds: 3600, rounds: 2, voteSeconds: 600 } });
    await closeRound(match);
    await vi.waitFor(() => expect(said()).toContain('Round 2 is open'), soon);
    await closeRound(match);
    await new Promise((resolve) => setTimeout(resolve, 300)); // as long as a vote of bots takes
    await closeRound(match);
    const { code, host } = match;
    await accept(hostWhoLooks(host).act({ code, action: { type: 'choose', seat: 'A' }, key: newKey() }));
    await vi.waitFor(() => expect(said()).toContain('The match is over.'), soon);
    expect(said()).toContain('Round 2 has closed. The match is over.');
    expect(said()).not.toContain('vote is open');
  });

  test('a round that closes into a vote: that it has closed, and that the vote is open', async () => {
    const match = await postedMatch({ settings: { roundSeconds: 3600, rounds: 2, voteSeconds: 600 } });
    await closeRound(match);
    await vi.waitFor(() => expect(said()).toContain('Round 2 is open until'), soon);
    await closeRound(match);
    await vi.waitFor(() => expect(said()).toContain('Round 2 has closed. The winners’ vote is open until <t:'), soon);
    expect(said().match(/Round 2 is open/g)).toHaveLength(1);
  });

  test('that a host took the match back, with what is open then', async () => {
    const match = await postedMatch();
    const { code, host } = match;
    await closeRound(match);
    await vi.waitFor(() => expect(said()).toContain('Round 2 is open until'), soon);
    await delivered(code);
    const back = { type: 'rewind', to: 0 };
    await accept(hostWhoLooks(host).act({ code, action: back, key: newKey(), reason: 'Too early.' }));
    await accept(hostWhoLooks(host).act({ code, action: { type: 'resume' }, key: newKey() }));
    await vi.waitFor(() => expect(said()).toContain('The host took the match back. Round 1 is open until <t:'), soon);
    await closeRound(match);
    await vi.waitFor(() => expect(contents().at(-1)).toMatch(/Round 1 has closed\. Round 2 is open until/), soon);
  });

  test('that there is more time, once it was told until when', async () => {
    const match = await postedMatch();
    const { code, host } = match;
    await closeRound(match);
    await vi.waitFor(() => expect(said()).toContain('Round 2 is open until'), soon);
    await delivered(code);
    await accept(hostWhoLooks(host).act({ code, action: { type: 'extend', seconds: 7200 }, key: newKey() }));
    await vi.waitFor(() => expect(said()).toContain('There is more time. Round 2 closes on <t:'), soon);
    const seconds = Math.floor(((await loadedOf(code)).row.dueAt?.getTime() ?? 0) / 1000);
    expect(contents().at(-1)).toContain(`<t:${seconds}:f>`);
  });

  test('who was found, by name, in the words of the match', async () => {
    const match = await postedMatch({ game: 'runes-to-ruins', settings: { roundSeconds: 3600, symbolSeconds: 3600 } });
    const { code, players } = match;
    const act = async (i: number, action: object) => {
      const { api, seat } = itemAt(players, i);
      await accept(api.play.act({ code, seat, action: action as never, key: newKey() }));
    };
    await act(0, { type: 'symbol', runes: symbols.A });
    await act(1, { type: 'symbol', runes: symbols.B });
    await act(2, { type: 'symbol', runes: symbols.C });
    await vi.waitFor(() => expect(said()).toContain('Round 1 has closed. Round 2 is open until'), soon);
    await act(0, { type: 'guess', symbols: [symbols.B] });
    await closeRound(match);
    await vi.waitFor(() => expect(said()).toContain('Round 2 has closed. player 2 was found.'), soon);
  });

  test('of a private match no picture', async () => {
    const match = await postedMatch({ visibility: 'private' });
    await closeRound(match);
    await vi.waitFor(() => expect(said()).toContain('Round 1 has closed.'), soon);
    expect(discord.posted.flatMap(({ pictures }) => pictures)).toEqual([]);
  });

  test('the result when it has been told, not before', async () => {
    const match = await postedMatch({ game: 'proof-by-contradiction', settings: {} });
    const { code, host } = match;
    for (let i = 0; i < 40 && (await host.matches.page({ code })).status !== 'finished'; i++) await closeRound(match);
    await vi.waitFor(() => expect(said()).toContain('The match is over.'), soon);
    const names = (await host.matches.page({ code })).seats.map(({ name }) => name);
    expect(names.filter((name) => said().includes(name))).toEqual([]);
    for (let step = 0; ; step++) {
      expect(said()).not.toMatch(won);
      if (!(await host.host.tellFinale({ code, step })).ok) break;
    }
    await vi.waitFor(() => expect(said()).toMatch(won), soon);
    expect(discord.posted.at(-1)?.pictures[0]).toContain('/end.png');
  });
});

describe('near the deadline', () => {
  test('those are mentioned who want it and whom all see missing, exactly', async () => {
    const match = await postedMatch();
    const [ann, bob, cem] = match.players;
    if (ann === undefined || bob === undefined || cem === undefined) throw new Error('three play');
    await wantsMentions(ann, '111111111111');
    await wantsMentions(bob, '222222222222');
    await accept(
      bob.api.play.act({ code: match.code, seat: bob.seat, action: { type: 'point', at: null }, key: newKey() }),
    );
    await minutesPass(match, 51);
    await vi.waitFor(() => expect(said()).toContain('the deadline is near'), soon);
    const near = discord.posted.filter(({ content }) => content.includes('the deadline is near'));
    expect(near.map(({ mentions }) => mentions)).toEqual([['111111111111']]);
    expect(discord.refused).toEqual([]);
  });

  test('nobody is in an anonymous game', async () => {
    const match = await postedMatch({ game: 'bifrost', settings: { moveSeconds: 3600 } });
    for (const [i, player] of match.players.entries()) await wantsMentions(player, `33333333333${i}`);
    await minutesPass(match, 51);
    await vi.waitFor(() => expect(said()).toContain('is open'), soon);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(discord.posted.flatMap(({ mentions }) => mentions)).toEqual([]);
  });
});

describe('what Discord answers', () => {
  test('404: posting ends, and the host is told on the dashboard and by their own ways', async () => {
    const { code, host } = await postedMatch();
    discord.answer = () => ({ status: 404, body: { message: 'Unknown Webhook', code: 10015 } });
    await accept(host.host.testChannel({ code }));
    await vi.waitFor(async () => expect((await host.matches.page({ code })).channelFailing?.isOver).toBe(true), soon);
    expect((await host.host.channel({ code }))?.endedWhy).toBe('Discord knows this webhook no more.');
    const own = (await host.matches.mine()).find((one) => one.code === code);
    expect(own?.waitsFor).toContain('Discord takes no posts');
    expect(await refusalOf(host.host.testChannel({ code }))).toBe('NO_WAY');
    await accept(host.host.removeChannel({ code }));
    expect((await host.matches.page({ code })).channelFailing).toBeNull();
  });

  test('400: the host is told on the dashboard and at home that it did not arrive, until a post does', async () => {
    const { code, host } = await postedMatch();
    discord.answer = () => ({ status: 400, body: { message: 'Invalid Form Body' } });
    const failing = async () => (await host.matches.page({ code })).channelFailing;
    const atHome = async () => (await host.matches.mine()).find((one) => one.code === code)?.waitsFor ?? '';
    await accept(host.host.testChannel({ code }));
    await vi.waitFor(async () => expect(await failing()).toMatchObject({ isOver: false }), soon);
    expect(await atHome()).toContain('did not arrive on Discord: post a test, or give another address');
    const since = (await failing())?.since;
    await accept(host.host.testChannel({ code }));
    await vi.waitFor(async () => expect((await host.host.channel({ code }))?.last?.state).toBe('failed'), soon);
    expect((await failing())?.since).toBe(since);
    discord.answer = () => ({ status: 204 });
    await accept(host.host.testChannel({ code }));
    await vi.waitFor(async () => expect(await failing()).toBeNull(), soon);
    expect(await atHome()).not.toContain('Discord');
  });

  test('429: it is asked again when it says so, to the millisecond, not before', async () => {
    const { code, host } = await postedMatch();
    const asked: number[] = [];
    discord.answer = () => {
      asked.push(Date.now());
      const limited = { message: 'You are being rate limited.', retry_after: 2.6, global: false };
      return asked.length === 1 ? { status: 429, headers: { 'Retry-After': '1' }, body: limited } : { status: 204 };
    };
    await accept(host.host.testChannel({ code }));
    await vi.waitFor(() => expect(said()).toContain('This is how Main Match posts'), soon);
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(2_550);
  });

  test('500: it is tried again, with the same text', async () => {
    const { code, host } = await postedMatch();
    let asked = 0;
    discord.answer = () => ({ status: asked++ === 0 ? 500 : 204 });
    await accept(host.host.testChannel({ code }));
    await vi.waitFor(async () => expect((await host.host.channel({ code }))?.last?.problem).toContain('500'), soon);
    await vi.waitFor(() => expect(said()).toContain('This is how Main Match posts'), { timeout: 25_000 });
    expect(asked).toBe(2);
  });

  test('500 until it is old: the host is told that it did not arrive', async () => {
    const { code, host } = await postedMatch();
    discord.answer = () => ({ status: 500 });
    await accept(host.host.testChannel({ code }));
    await vi.waitFor(async () => expect((await host.host.channel({ code }))?.last?.problem).toContain('500'), soon);
    expect((await host.matches.page({ code })).channelFailing).toBeNull();
    await db().prisma.delivery.updateMany({ where: { match: null }, data: { expiresAt: new Date(Date.now() - 1) } });
    const failing = async () => (await host.matches.page({ code })).channelFailing;
    await vi.waitFor(async () => expect(await failing()).toMatchObject({ isOver: false }), { timeout: 25_000 });
  });

  test('nothing for long: more than a few posts wait for it, and are said to be late', async () => {
    let answer = () => {};
    discord.answer = () =>
      new Promise((resolve) => {
        const before = answer;
        answer = () => [before(), resolve({ status: 204 })];
      });
    const way = discordWay({ home, allowsPrivate: true });
    const send = () => way.send({ ...empty, address: discord.webhook() });
    const first = Array.from({ length: 6 }, send);
    expect(await send()).toMatchObject({ type: 'later', retryAfterMs: 1_000 });
    await vi.waitFor(() => {
      answer();
      expect(discord.posted).toHaveLength(6);
    }, soon);
    expect((await Promise.all(first)).map(({ type }) => type)).toEqual(Array(6).fill('sent'));
  });

  test('a way elsewhere is not followed', async () => {
    const { code, host } = await postedMatch();
    discord.answer = () => ({ status: 307, headers: { Location: discord.webhook() } });
    await accept(host.host.testChannel({ code }));
    await vi.waitFor(async () => expect((await host.host.channel({ code }))?.last?.state).toBe('failed'), soon);
  });
});

test('who has linked no account at Discord cannot be mentioned', async () => {
  expect(await refusalOf(callerFor(service, person('nobody')).reach.addMentions())).toBe('NOT_LINKED');
});
