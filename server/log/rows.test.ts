import { describe, expect, test } from 'vitest';
import { db } from '../database/db';
import { loadedMatch } from '../testing/listener';
import { seatMatch, serviceOfFile } from '../testing/service';
import { formatJudgment, readListed, readLog, readPlatform, readStanding } from './rows';

// What is kept of a match, as it is read, whatever was written last.

const service = await serviceOfFile();
const { prisma } = db();

async function lobby() {
  const { code } = await seatMatch(service);
  const { id } = await loadedMatch(service, code);
  const read = async () => {
    const platform = await readPlatform(prisma, { id });
    if (platform === null) throw new Error('it was just made');
    return platform;
  };
  return { matchId: id, code, read };
}

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes));

describe('what stands beside a log', () => {
  test('is read in the order in which it came', async () => {
    const { matchId, read } = await lobby();
    const ruling = { matchId, by: 'host' };
    await prisma.ruling.createMany({ data: ['one', 'two'].map((text) => ({ ...ruling, text })) });
    await prisma.ruling.updateMany({ where: { text: 'one' }, data: { text: 'first' } });
    const question = { matchId, seat: 'A', holderId: 'ann' };
    await prisma.question.createMany({ data: ['May I?', 'Must I?'].map((text) => ({ ...question, text })) });
    await prisma.question.updateMany({ where: { text: 'May I?' }, data: { answer: 'No.' } });
    await prisma.matchSeat.updateMany({ where: { matchId, seat: 'B' }, data: { position: 9 } });
    const { rulings, questions, seats } = await read();
    expect(rulings.map(({ text }) => text)).toEqual(['first', 'two']);
    expect(questions.map(({ text }) => text)).toEqual(['May I?', 'Must I?']);
    expect(seats.map(({ seat }) => seat)).toEqual(['A', 'C', 'B']);
  });

  test('is read in one order where two came at once', async () => {
    const { matchId, read } = await lobby();
    const member = (personId: string, kind: string, minutes: number) => ({
      ...{ matchId, personId, kind, name: personId, createdAt: at(minutes) },
    });
    await prisma.matchMember.createMany({
      data: [
        ...[member('ann', 'watch', 2), member('eve', 'full', 1), member('dan', 'cohost', 1)],
        ...[member('bob', 'asked', 0), member('cat', 'asked-watching', 3), member('fay', 'removed', 4)],
        member('gus', 'sent-away', 5),
      ],
    });
    const award = (key: string, state: string, minutes: number) => ({
      ...{ matchId, seq: 9, key, state, by: 'host', createdAt: at(minutes) },
    });
    await prisma.awardDecision.createMany({
      data: [award('a', 'amended', 2), award('c', 'confirmed', 1), award('b', 'amended', 1)],
    });
    const { members, awards } = await read();
    expect(members.map(({ personId, kind }) => `${personId} ${kind}`)).toEqual(
      ['bob asked', 'dan cohost', 'eve full', 'ann watch'].concat([
        'cat asked-watching',
        'fay removed',
        'gus sent-away',
      ]),
    );
    expect(awards.map(({ key, state }) => `${key} ${state}`)).toEqual(['b amended', 'c confirmed', 'a amended']);
  });

  test('has of its words to each seat the last hundred, and of those to all, the newest at the end', async () => {
    const { matchId, read } = await lobby();
    const kinds = ['start', 'nudge', 'ready-check', 'seat-opened'];
    const texts = Array.from({ length: 103 }, (_, i) => ({ matchId, kind: kinds[i % 4] ?? '', text: `${i}` }));
    const toOne = { matchId, seat: 'A', kind: 'nudge', text: 'A, please' };
    await prisma.notice.createMany({ data: [toOne, ...texts] });
    const { notices } = await read();
    expect(notices.map(({ kind, text }) => ({ kind, text }))).toEqual(
      [toOne, ...texts.slice(3)].map(({ kind, text }) => ({ kind, text })),
    );
  });

  test('has no fewer words to a seat for how often it was handed on', async () => {
    const { matchId, read } = await lobby();
    const toOne = { matchId, seat: 'A', kind: 'nudge', text: 'A, please' };
    const handedOn = Array.from({ length: 101 }, (_, i) => ({ matchId, seat: 'A', kind: 'handed-on', text: `${i}` }));
    await prisma.notice.createMany({ data: [toOne, ...handedOn] });
    expect((await read()).notices.map(({ text }) => text)).toEqual(
      [toOne, ...handedOn.slice(1)].map(({ text }) => text),
    );
  });

  test('says since when its channel takes nothing, and whether that is for good', async () => {
    const { matchId, read } = await lobby();
    const way = { matchId, personId: `channel ${matchId}`, kind: 'channel', label: '', topics: '[]' };
    const { id } = await prisma.reachWay.create({ data: { ...way, address: 'its own' } });
    const becomes = (data: { failingSince: Date; endedWhy?: string }) =>
      prisma.reachWay.update({ where: { id }, data });
    const inList = async () => (await readListed(prisma, { ids: [matchId], personId: '' }))[0]?.channelFailing;
    expect((await read()).channelFailing).toBeNull();
    await becomes({ failingSince: at(1) });
    expect((await read()).channelFailing).toEqual({ since: at(1), isOver: false });
    await becomes({ failingSince: at(2), endedWhy: 'It is gone.' });
    for (const failing of [(await read()).channelFailing, await inList()])
      expect(failing).toEqual({ since: at(2), isOver: true });
  });
});

test('lists read matches in the order asked for, with what may concern one person', async () => {
  const [one, two] = [await lobby(), await lobby()];
  for (const { matchId } of [one, two]) {
    const named = { matchId, kind: 'watch', name: '' };
    await prisma.matchMember.createMany({ data: ['ann', 'eve'].map((personId) => ({ ...named, personId })) });
    const question = { matchId, seat: 'A', holderId: 'ann', text: 'May I?' };
    await prisma.question.createMany({ data: [question, { ...question, answer: 'No.' }] });
  }
  const listed = await readListed(prisma, { ids: [two.matchId, 0, one.matchId], personId: 'eve' });
  expect(listed.map(({ row }) => row.code)).toEqual([two.code, one.code]);
  for (const { seats, members, questions } of listed) {
    expect(seats.map(({ seat }) => seat)).toEqual(['A', 'B', 'C']);
    expect(members.map(({ personId }) => personId)).toEqual(['eve']);
    expect(questions.map(({ answer }) => answer)).toEqual([null]);
  }
});

test('who was let into one match is nobody in another', async () => {
  const [one, other] = [await lobby(), await lobby()];
  await prisma.matchMember.create({ data: { matchId: one.matchId, personId: 'ann', kind: 'watch', name: '' } });
  const membersOf = async (code: string) => (await readStanding(prisma, code))?.members.map(({ personId }) => personId);
  expect([await membersOf(one.code), await membersOf(other.code)]).toEqual([['ann'], []]);
});

test('a log is read on from where it was known, and what other rules found about an action is left out', async () => {
  const { matchId } = await lobby();
  const judgment = formatJudgment({ refusal: null, outcome: { holds: true } }, 3);
  const event = (seq: number, by: string, via: string, more: object = {}) => ({
    matchId,
    seq,
    at: 10n,
    by,
    via,
    ...more,
  });
  const action = '{"type":"state"}';
  await prisma.matchEvent.createMany({
    data: [
      event(3, 'host', 'auto', { action }),
      event(1, 'A', 'bot', { action }),
      event(2, 'B', 'player', { action, judgment }),
      event(4, 'clock', 'clock'),
    ],
  });
  const read = (after: number, version: number | null) => readLog(prisma, { id: matchId, after, version });
  const [judged, ...rest] = await read(1, 3);
  const sent = { at: 10, action: { type: 'state' } };
  expect(judged).toMatchObject({ ...sent, by: 'B', judgment: { refusal: null, outcome: { holds: true } } });
  expect(rest).toMatchObject([
    { ...sent, by: 'host', via: 'auto' },
    { at: 10, by: 'clock', via: 'clock' },
  ]);
  expect(rest.map((one) => ['action' in one, 'judgment' in one])).toEqual([
    [true, false],
    [false, false],
  ]);
  for (const version of [2, null]) expect((await read(1, version))[0]).not.toHaveProperty('judgment');
});
