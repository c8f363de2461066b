import { describe, expect, test, vi } from 'vitest';
import type { SeatId } from '@/games/game';
import { createRandom } from '@/games/kit/random';
import { viewOf } from '@/games/match';
import { symbols } from '@/games/runes-to-ruins/testing';
import { db } from '../database/db';
import {
  accept,
  type Caller,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  serviceOfFile,
  startedMatch,
  type TestMatch,
} from '../testing/service';

// While you were away: what stands on a match's page and on home until it was seen.

const service = await serviceOfFile();

const settings = { pace: 'host', rounds: 4, roundSeconds: null };
const point = { type: 'point', at: null };

function two({ players }: TestMatch) {
  const [ann, bob] = players;
  if (ann === undefined || bob === undefined) throw new Error('two play');
  return { ann, bob };
}

const closeRound = ({ code, host }: TestMatch) =>
  accept(hostWhoLooks(host).act({ code, action: { type: 'resolve' }, key: newKey() }));

const textsOf = async (api: Caller, code: string) => (await api.reach.missed({ code })).map(({ text }) => text);

async function looked(match: TestMatch): Promise<void> {
  for (const { api } of match.players) await accept(api.reach.dismiss({ code: match.code }));
  await new Promise((resolve) => setTimeout(resolve, 5)); // what happens next is later than this
}

describe('while somebody was away', () => {
  test('rounds, a ruling, an answer and a reminder of what is open stand there, oldest first, until they were seen', async () => {
    const match = await startedMatch(service, { settings });
    const { code, host } = match;
    const { ann, bob } = two(match);
    await accept(ann.api.play.ask({ code, seat: ann.seat, key: newKey(), text: 'May I?' }));
    await looked(match);
    const [question] = (await host.matches.page({ code })).questions;
    await accept(host.host.answer({ code, n: question?.n ?? 0, text: 'You may.', publish: false }));
    await accept(host.host.nudge({ code, seats: [ann.seat], text: 'Hurry, Ann.' }));
    await closeRound(match);
    await closeRound(match);
    await accept(host.host.rule({ code, key: newKey(), text: 'No calls.' }));
    const missed = await ann.api.reach.missed({ code });
    expect(missed.map(({ text, words }) => [text, words])).toEqual([
      ['The host has answered your question.', 'You may.'],
      ['Rounds 1 and 2 have closed.', null],
      ['The host has given a ruling.', 'No calls.'],
    ]);
    await accept(host.host.nudge({ code, seats: [bob.seat] }));
    expect(await textsOf(bob.api, code), 'of the round that is open').toEqual([
      'Rounds 1 and 2 have closed.',
      'The host has given a ruling.',
      'The host reminds you of this match.',
    ]);
    expect((await bob.api.reach.missed({ code })).at(-1)?.words, 'nothing of their own').toBeNull();
    expect((await ann.api.reach.missedByCode())[code]).toEqual(missed.map(({ text, path }) => ({ text, path })));
    await accept(ann.api.reach.dismiss({ code }));
    expect(await textsOf(ann.api, code)).toEqual([]);
    expect(await ann.api.reach.missedByCode()).not.toHaveProperty(code);
    expect(await textsOf(bob.api, code)).toHaveLength(3);
  });

  test('the end is told of, and what others did is not', async () => {
    const match = await startedMatch(service, { settings: { ...settings, rounds: 1 } });
    const { code } = match;
    const { ann, bob } = two(match);
    await looked(match);
    await accept(bob.api.play.act({ code, seat: bob.seat, action: point, key: newKey() }));
    expect(await textsOf(ann.api, code)).toEqual([]);
    await accept(hostWhoLooks(match.host).act({ code, action: { type: 'end' }, key: newKey(), reason: 'It is late.' }));
    expect(await ann.api.reach.missed({ code })).toMatchObject([{ text: 'The match is over.', words: null }]);
  });

  test('a round that was taken back has not closed', async () => {
    const match = await startedMatch(service, { settings });
    const { code, host } = match;
    await looked(match);
    await closeRound(match);
    await accept(hostWhoLooks(host).act({ code, action: { type: 'rewind', to: 0 }, key: newKey(), reason: 'A slip.' }));
    expect(await textsOf(two(match).ann.api, code)).toEqual([]);
  });

  test('who lost their seat is told so, and why', async () => {
    const match = await startedMatch(service, { settings });
    const { code, host } = match;
    const { ann } = two(match);
    await looked(match);
    await accept(host.host.replaceSeat({ code, seat: ann.seat, reason: 'You asked to stop.' }));
    expect(await ann.api.reach.missed({ code })).toMatchObject([
      { text: 'A host has taken you off your seat.', words: 'You asked to stop.' },
    ]);
  });

  test('nothing stands on a screen that others look at', async () => {
    const match = await startedMatch(service, { settings });
    const { code } = match;
    const { ann } = two(match);
    await looked(match);
    await closeRound(match);
    await accept(ann.api.account.shareSafely({ on: true }));
    expect([await textsOf(ann.api, code), await ann.api.reach.missedByCode()]).toEqual([[], {}]);
    await accept(ann.api.reach.dismiss({ code }));
    await accept(ann.api.account.shareSafely({ on: false }));
    await vi.waitFor(async () => expect(await textsOf(ann.api, code)).toEqual(['Round 1 has closed.']));
  });

  test('strangers leave no trace by looking', async () => {
    const match = await startedMatch(service, { settings });
    const zoe = person('zoe');
    await accept(callerFor(service, zoe).reach.dismiss({ code: match.code }));
    expect(await db().prisma.seen.count({ where: { personId: zoe.id } })).toBe(0);
  });
});

test('who sat down and never looked again has missed the start', async () => {
  const match = await startedMatch(service, { settings });
  const { ann } = two(match);
  await closeRound(match);
  expect(await textsOf(ann.api, match.code)).toEqual(['The match has started.', 'Round 1 has closed.']);
  const seats = await db().prisma.matchSeat.findMany({ where: { match: { code: match.code } } });
  expect(seats.filter(({ lastSeenAt }) => lastSeenAt === null)).toEqual([]);
});

describe('in Runes to Ruins, whose symbol was found', () => {
  /** B's symbol is found in round 2. */
  async function found(
    wanted: object,
    before: (match: TestMatch) => Promise<void> = async () => {},
  ): Promise<TestMatch> {
    const match = await startedMatch(service, { game: 'runes-to-ruins', settings: { pace: 'host', ...wanted } });
    await before(match);
    const { code, players } = match;
    for (const { api, seat } of players)
      await accept(api.play.act({ code, seat, action: { type: 'symbol', runes: symbolOf(seat) }, key: newKey() }));
    await closeRound(match);
    await looked(match);
    const { ann } = two(match);
    const action = { type: 'guess', symbols: [symbolOf('B')] };
    await accept(ann.api.play.act({ code, seat: ann.seat, action, key: newKey() }));
    await closeRound(match);
    return match;
  }
  const symbolOf = (seat: string) => Object.entries(symbols).find(([letter]) => letter === seat)?.[1];

  test('is told so, and nobody else', async () => {
    const match = await found({});
    const { ann, bob } = two(match);
    expect(await textsOf(bob.api, match.code)).toContain('Your symbol was found.');
    expect(await textsOf(ann.api, match.code)).not.toContain('Your symbol was found.');
  });

  test('is sent it by a way that was chosen for it, and nobody else', async () => {
    const match = await found({}, hearOfCloses);
    const sentTo = async (seat: SeatId) => {
      const { holderId } = await db().prisma.matchSeat.findFirstOrThrow({
        where: { match: { code: match.code }, seat },
      });
      const ways = await db().prisma.reachWay.findMany({ where: { personId: holderId ?? '' } });
      const sent = await db().prisma.delivery.findMany({ where: { wayId: { in: ways.map(({ id }) => id) } } });
      return sent.map(({ text }) => text);
    };
    const { ann, bob } = two(match);
    await vi.waitFor(async () => expect(await sentTo(bob.seat)).toContain('Your symbol was found.'), {
      timeout: 15_000,
    });
    expect(await sentTo(ann.seat)).toContain('Round 2 has closed.');
    expect((await sentTo(ann.seat)).join()).not.toContain('found');
  });

  async function hearOfCloses({ code }: TestMatch): Promise<void> {
    const seats = await db().prisma.matchSeat.findMany({ where: { match: { code } } });
    const way = { kind: 'mail', label: '', topics: '["closes"]' };
    const data = seats.flatMap(({ holderId, seat }) =>
      holderId === null ? [] : [{ ...way, personId: holderId, address: `${seat}-${code}@example.org` }],
    );
    await db().prisma.reachWay.createMany({ data });
  }

  test('hears nothing of it by the close that ends the match: the end is told first', async () => {
    const match = await found({ maxRounds: 2 });
    expect(await textsOf(two(match).bob.api, match.code)).toEqual(['The match is over.']);
  });
});

test('in an anonymous game nothing is missed by what others do', async () => {
  const match = await startedMatch(service, { game: 'bifrost' });
  const { code, players } = match;
  await looked(match);
  for (let turn = 1; turn <= 4; turn++) for (const { seat, api } of players) await playAsBot({ code, seat, api, turn });
  const { seq } = await db().prisma.match.findUniqueOrThrow({ where: { code } });
  expect(seq).toBeGreaterThan(3);
  for (const { api } of players) expect(await textsOf(api, code)).toEqual([]);
});

interface Turn {
  readonly code: string;
  readonly seat: SeatId;
  readonly api: Caller;
  readonly turn: number;
}

async function playAsBot({ code, seat, api, turn }: Turn): Promise<void> {
  const folded = (await service.matches.find(code))?.folded ?? null;
  if (folded === null) throw new Error('no match');
  const action: unknown = folded.start.game.bots[0]?.play(viewOf(folded, seat), createRandom('away', turn, seat));
  if (action != null) await api.play.act({ code, seat, action, key: newKey() });
}
