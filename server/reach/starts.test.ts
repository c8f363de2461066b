import { expect, test } from 'vitest';
import { db } from '../database/db';
import { now } from '../database/time';
import type { LoadedMatch } from '../log/loaded-match';
import { accept, seatMatch, serviceOfFile, startedMatch } from '../testing/service';
import { newsOf, nextLookAt } from './news';

const service = await serviceOfFile();
const minute = 60_000;

async function held(code: string): Promise<LoadedMatch> {
  const match = await service.matches.find(code);
  if (match === null) throw new Error(`There is no match ${code}`);
  await match.refresh(db().prisma);
  return match;
}

const textsFor = (match: LoadedMatch, { who, at }: { who: string; at: number }) =>
  newsOf({ match, people: new Set([who]), since: 0, now: at, seen: null }).map(({ text }) => text);

test('players hear of a start when its time is set, and ten minutes before it', async () => {
  const { code, host, players } = await seatMatch(service);
  const startsAt = now() + 60 * minute;
  await accept(host.lobby.schedule({ code, startsAt }));
  const match = await held(code);
  const who = players[0]?.person.id ?? '';
  expect(nextLookAt({ match, now: now() })).toBe(startsAt - 10 * minute);
  expect(textsFor(match, { who, at: startsAt - 11 * minute })).toEqual(['The match starts on {due}.']);
  expect(textsFor(match, { who, at: startsAt - 9 * minute })).toEqual(['The match starts soon, on {due}.']);
  await accept(host.lobby.schedule({ code, startsAt: null }));
  expect(textsFor(await held(code), { who, at: startsAt - 9 * minute }).join()).not.toContain('starts soon');
});

test('a start that is moved is told again, and one that is called off to those who heard of it', async () => {
  const { code, host, players } = await seatMatch(service);
  const who = players[0]?.person.id ?? '';
  const news = async () => {
    const looking = { match: await held(code), people: new Set([who]), since: 0, now: now(), seen: null };
    return newsOf(looking).map(({ key, text, due, corrects }) => ({ key, text, due, corrects }));
  };
  await accept(host.lobby.schedule({ code, startsAt: now() + 20 * 60 * minute }));
  const [first] = await news();
  await accept(host.lobby.schedule({ code, startsAt: first?.due ?? 0 }));
  expect(await news(), 'the same time is no news').toEqual([first]);
  const later = now() + 30 * 60 * minute;
  await accept(host.lobby.schedule({ code, startsAt: later }));
  const [moved, ...others] = await news();
  expect(others).toEqual([]);
  expect(moved).toMatchObject({ text: 'The match starts at another time: on {due}.', due: later, corrects: null });
  expect(moved?.key).not.toBe(first?.key);
  expect(nextLookAt({ match: await held(code), now: now() }), 'an hour before').toBe(later - 60 * minute);
  await accept(host.lobby.schedule({ code, startsAt: null }));
  expect(await news()).toMatchObject([
    { text: expect.stringContaining('is called off'), corrects: expect.arrayContaining([first?.key.split(' ')[0]]) },
  ]);
  const page = await host.matches.page({ code });
  expect(page.notices).toEqual([]);
});

test('hosts hear that a match did not start by itself; players do not', async () => {
  const { code, host, players } = await seatMatch(service);
  await accept(host.lobby.free({ code, seat: 'A' }));
  await accept(host.lobby.schedule({ code, startsAt: now() + 300 }));
  await expect.poll(async () => (await host.matches.page({ code })).startMissed, { timeout: 6_000 }).not.toBeNull();
  const match = await held(code);
  const told = 'The match did not start by itself. Its lobby says why.';
  expect(textsFor(match, { who: 'test-host', at: now() })).toEqual([told]);
  expect(textsFor(match, { who: players[1]?.person.id ?? '', at: now() })).toEqual([]);
});

test.each([
  { roundSeconds: 30_000, leadMs: 60 * minute },
  { roundSeconds: 2_400, leadMs: 10 * minute },
  { roundSeconds: 180, leadMs: 1.5 * minute },
  { roundSeconds: 120, leadMs: minute },
])(
  'a round of $roundSeconds s has its reminder $leadMs ms before its end, not sooner',
  async ({ roundSeconds, leadMs }) => {
    const { code, players } = await startedMatch(service, { settings: { roundSeconds } });
    const match = await held(code);
    const due = match.row.dueAt?.getTime() ?? 0;
    const who = players[0]?.person.id ?? '';
    const near = expect.stringContaining('The deadline is near. You have not acted yet');
    expect(nextLookAt({ match, now: now() })).toBe(due - leadMs);
    expect(textsFor(match, { who, at: due - leadMs - 1 })).not.toContainEqual(near);
    expect(textsFor(match, { who, at: due - leadMs })).toContainEqual(near);
  },
);

test('a round of a minute has none', async () => {
  const { code } = await startedMatch(service, { settings: { roundSeconds: 60 } });
  expect(nextLookAt({ match: await held(code), now: now() })).toBeNull();
});
