import { expect, test } from 'vitest';
import { db } from '../database/db';
import { momentSeen } from '../testing/moment-seen';
import {
  accept,
  callerFor,
  newKey,
  person,
  refusalOf,
  serviceOfFile,
  startedMatch,
  startTestService,
} from '../testing/service';

// What is sent once and arrives several times (an impatient finger, a lost answer) is kept once; what is said twice, twice.

const service = await serviceOfFile();

/** Six at once, and once more when the first answer is long there. */
async function oftenSent(send: () => Promise<{ ok: boolean }>) {
  const answers = await Promise.all(Array.from({ length: 6 }, send));
  return [...answers, await send()].map(({ ok }) => ok);
}

/** How much is counted there, of a match or of one of its seats. */
async function countedOf(kind: 'rulings' | 'questions', { code, seat = '' }: { code: string; seat?: string }) {
  const { id } = await db().prisma.match.findUniqueOrThrow({ where: { code } });
  const where = { key: `${kind}:${id}:${seat}` };
  return {
    count: async () => (await db().prisma.attempt.findUnique({ where }))?.count,
    fill: () => db().prisma.attempt.update({ where, data: { count: 1_000 } }),
  };
}

const allOk = Array.from({ length: 7 }, () => true);

test('an award that is added', async () => {
  const { code, host, players } = await startedMatch(service, { settings: { rounds: 1, pace: 'ready' } });
  for (const [i, { seat, api }] of players.entries()) {
    await accept(api.play.act({ code, seat, action: { type: 'point', at: ['B', 'C', null][i] }, key: newKey() }));
  }
  const award = { seat: 'A', kind: 'garnet', amount: 1 };
  const add = (key: string, other = {}) =>
    host.host.addAward({ code, key, reason: 'For a speech', award: { ...award, ...other } });
  const added = async () =>
    (await host.matches.page({ code })).awards?.filter(({ proposed }) => proposed === null) ?? [];
  const key = newKey();
  expect(await oftenSent(() => add(key))).toEqual(allOk);
  expect(await added()).toHaveLength(1);
  expect(await refusalOf(add(key, { amount: 2 }))).toBe('KEY_USED');
  expect(await refusalOf(add(key, { seat: 'B' }))).toBe('KEY_USED');
  await accept(add(newKey()));
  const [first] = await added();
  await accept(
    host.host.decideAward({
      ...{ code, key: first?.key ?? '', seen: first?.at ?? null },
      decision: { type: 'amend', reason: 'Not twice', award: null },
    }),
  );
  await accept(add(key));
  expect(await refusalOf(add(key, { amount: 2 }))).toBe('KEY_USED');
  expect((await added()).map(({ reason }) => reason).toSorted()).toEqual(['For a speech', 'Not twice']);
});

test('a ruling', async () => {
  const { code, host } = await startedMatch(service);
  const rule = (key: string, text = 'No calls.') => host.host.rule({ code, key, text });
  const rulings = async () => (await host.matches.page({ code })).rulings.map(({ text }) => text);
  const key = newKey();
  expect(await oftenSent(() => rule(key))).toEqual(allOk);
  expect(await rulings()).toEqual(['No calls.']);
  await accept(rule(newKey()));
  expect(await rulings()).toEqual(['No calls.', 'No calls.']);
  expect(await refusalOf(rule(key, 'Calls only.'))).toBe('KEY_USED');
  const counted = await countedOf('rulings', { code });
  expect(await counted.count()).toBe(2);
  await counted.fill();
  await expect(rule(newKey())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await accept(rule(key));
  const other = await startedMatch(service);
  await accept(other.host.host.rule({ code: other.code, key, text: 'Calls.' }));
  expect((await other.host.matches.page({ code: other.code })).rulings).toHaveLength(1);
});

test('a pause and what else a host does: with other minutes, another reason or for another moment it is something else', async () => {
  const { code, host } = await startedMatch(service);
  const { view } = await host.play.first({ code });
  const meantFor = momentSeen(view);
  const pause = (key: string, other = {}) =>
    host.host.pause({ ...{ code, key, minutes: 5, reason: 'Tea', meantFor }, ...other });
  const key = newKey();
  expect(await oftenSent(() => pause(key))).toEqual(allOk);
  for (const other of [{ minutes: 50 }, { minutes: null }, { reason: 'Coffee' }, { meantFor: 'another' }])
    expect(await refusalOf(pause(key, other)), JSON.stringify(other)).toBe('KEY_USED');
  const paused = momentSeen((await host.play.first({ code })).view);
  const resumed = newKey();
  const resume = (reason?: string) => ({ code, action: { type: 'resume' }, key: resumed, meantFor: paused, reason });
  await accept(host.host.act(resume('Drunk')));
  await accept(host.host.act(resume('Drunk')));
  expect(await refusalOf(host.host.act(resume()))).toBe('KEY_USED');
  const again = newKey();
  expect(await refusalOf(host.host.act({ ...resume('Drunk'), key: again }))).not.toBeNull();
  expect(await refusalOf(host.host.act({ ...resume('Eaten'), key: again }))).toBe('KEY_USED');
  const other = await startTestService();
  const elsewhere = callerFor(other, person('host'));
  expect(await refusalOf(elsewhere.host.pause({ code, key, minutes: 5, reason: 'Tea', meantFor }))).toBeNull();
  expect(await refusalOf(elsewhere.host.pause({ code, key, minutes: 6, reason: 'Tea', meantFor }))).toBe('KEY_USED');
  await other.stop();
});

test('a question, also when there is room for no other; a key of one seat is none of another', async () => {
  const { code, players } = await startedMatch(service);
  const [ann, bob] = players;
  if (ann === undefined || bob === undefined) throw new Error('three play');
  const ask = ({ api, seat }: typeof ann, key: string) => api.play.ask({ code, seat, key, text: 'May I?' });
  const questions = async ({ api }: typeof ann) => (await api.matches.page({ code })).questions;
  const key = newKey();
  expect(await oftenSent(() => ask(ann, key))).toEqual(allOk);
  expect(await questions(ann)).toHaveLength(1);
  const counted = await countedOf('questions', { code, seat: ann.seat });
  expect(await counted.count()).toBe(1);
  for (let i = 2; i <= 20; i++) await accept(ask(ann, newKey()));
  expect(await questions(ann)).toHaveLength(20);
  await accept(ask(ann, key));
  expect(await questions(ann)).toHaveLength(20);
  expect(await refusalOf(ann.api.play.ask({ code, seat: ann.seat, key, text: 'Must I?' }))).toBe('KEY_USED');
  expect(await counted.count()).toBe(20);
  await counted.fill();
  await accept(ask(ann, key));
  await accept(ask(bob, key));
  expect(await questions(bob)).toHaveLength(1);
});
