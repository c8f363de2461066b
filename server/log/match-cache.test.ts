import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import type { PrismaClient } from '@/prisma/client/client';
import { db } from '../database/db';
import { now } from '../database/time';
import { seatMatch, serviceOfFile, startedMatch, startTestService } from '../testing/service';
import { Judges } from './judges';
import type { LoadedMatch } from './loaded-match';
import { MatchCache } from './match-cache';

const service = await serviceOfFile();
const judges = new Judges();
afterAll(() => judges.stop());

const newCache = (isHeld: (match: LoadedMatch) => boolean = () => false) =>
  new MatchCache(db().prisma, { max: 2, isHeld, judges });

const threeCodes = async () => [
  (await seatMatch(service)).code,
  (await seatMatch(service)).code,
  (await seatMatch(service)).code,
];

const codesIn = (cache: MatchCache) => [...cache.all()].map(({ row }) => row.code);

test('a match is found by its code, however it is typed, and is the same one each time', async () => {
  const [code = ''] = await threeCodes();
  const cache = newCache();
  const [match, again] = await Promise.all([cache.find(code), cache.find(` ${code.toLowerCase()} `)]);
  expect(match?.row.code).toBe(code);
  expect(again).toBe(match);
  expect(await cache.get(match?.id ?? 0)).toBe(match);
  expect(cache.peek(match?.id ?? 0)).toBe(match);
});

test('what cannot be a code, and a match that there is not, are no match', async () => {
  const cache = newCache();
  for (const typed of ['', '../etc', 'A\u0000', 'A B', 'X'.repeat(17), 'NOSUCHMATCH']) {
    expect(await cache.find(typed), JSON.stringify(typed)).toBeNull();
  }
  expect(await cache.get(2_000_000_000)).toBeNull();
  expect(cache.peek(2_000_000_000)).toBeUndefined();
});

test('for whom a match is not open the same is asked of the database as where there is none, be it held or not', async () => {
  const [held = '', kept = ''] = await threeCodes();
  let asked: string[] = [];
  const counting = db().prisma.$extends({
    query: {
      async $allOperations({ model, operation, args, query }) {
        asked.push(`${model}.${operation}`);
        return query(args);
      },
    },
  });
  const cache = new MatchCache(counting as unknown as PrismaClient, { max: 2, isHeld: () => true, judges });
  await cache.find(held);
  const askedFor = async (code: string) => {
    asked = [];
    expect(await cache.findOpen(code, () => false)).toBeNull();
    return asked;
  };
  const ofNone = await askedFor('NOSUCHMATCH');
  expect(ofNone.length).toBeGreaterThan(1);
  expect(await askedFor(held)).toEqual(ofNone);
  expect(await askedFor(kept)).toEqual(ofNone);
});

test('of too many the one goes that nobody has looked for the longest', async () => {
  const [one = '', two = '', three = ''] = await threeCodes();
  const cache = newCache();
  for (const code of [one, two, one, three]) await cache.find(code);
  expect(codesIn(cache)).toEqual([one, three]);
  await cache.find(two);
  expect(codesIn(cache)).toEqual([three, two]);
});

test('what is held on to stays, and so does what has just come', async () => {
  const [one = '', two = '', three = ''] = await threeCodes();
  const cache = newCache(({ row }) => row.code !== three);
  for (const code of [one, two, three]) await cache.find(code);
  expect(codesIn(cache)).toEqual([one, two, three]);
});

test('what was dropped is read anew', async () => {
  const [code = ''] = await threeCodes();
  const cache = newCache();
  const match = await cache.find(code);
  if (match !== null) cache.drop(match);
  expect(codesIn(cache)).toEqual([]);
  const again = await cache.find(code);
  expect(again?.row.code).toBe(code);
  expect(again).not.toBe(match);
});

test('a match is read before its deadline comes, and no match before it is near', async () => {
  const [near, far] = [await startedMatch(service), await startedMatch(service)];
  const ids = { code: { in: [near.code, far.code] } };
  const [first, second] = await db().prisma.match.findMany({
    where: ids,
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  const other = await startTestService({ sweepMs: 20 });
  onTestFinished(() => other.stop());
  const dueAt = now() + 7_500;
  other.clock.arm(second?.id ?? 0, dueAt + 40_000);
  other.clock.arm(first?.id ?? 0, dueAt);
  await vi.waitFor(() => expect(other.matches.peek(first?.id ?? 0)).toBeDefined(), { timeout: 7_000, interval: 20 });
  expect(now()).toBeLessThan(dueAt);
  expect(other.matches.peek(second?.id ?? 0)).toBeUndefined();
});
