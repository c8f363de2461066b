import { afterAll, expect, test } from 'vitest';
import { HOST_GONE_MS, TOLD_AFTER_MS } from '@/games/kit/told-after';
import { db } from '../database/db';
import { drawingOf } from '../pictures/drawing-of';
import { finaleBeatsOf } from '../pictures/finale-beats';
import { Screen } from '../testing/screen';
import {
  accept,
  type Caller,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  serviceOfFile,
  startedMatch,
  startTestService,
  type TestMatch,
} from '../testing/service';
import { shownTo } from './access';

// The end of a match that its host tells: until they begin nobody is sent more of it than was public or their own.

const service = await serviceOfFile();
const other = await startTestService();
afterAll(() => other.stop());

const hostTold = { pace: 'host', rounds: 1, tokenThreshold: 0 };

const act = ({ code, host }: TestMatch, action: unknown) =>
  accept(hostWhoLooks(host).act({ code, action, key: newKey(), reason: 'Once more' }));

async function send({ code, players }: TestMatch): Promise<void> {
  for (const [i, { api, seat }] of players.entries())
    await accept(api.play.act({ code, seat, action: { type: 'point', at: ['B', 'C', null][i] }, key: newKey() }));
}

async function play(match: TestMatch): Promise<void> {
  await send(match);
  await act(match, { type: 'resolve' });
}

async function overMatch(settings: Readonly<Record<string, unknown>> = hostTold): Promise<TestMatch> {
  const match = await startedMatch(service, { settings, visibility: 'public' });
  await play(match);
  expect((await match.host.matches.page({ code: match.code })).status).toBe('finished');
  return match;
}

async function toldWhole({ code, host }: TestMatch): Promise<void> {
  const match = await service.matches.find(code);
  if (match === null) throw new Error('it is there');
  const access = shownTo(service, match, person('host'));
  await accept(host.host.tellFinale({ code, step: await finaleBeatsOf(service, { match, access }) }));
}

/** As if the match had ended so long ago. */
async function endedAgo({ code }: TestMatch, ms: number): Promise<void> {
  const data = { finishedAt: new Date(Date.now() - ms), revision: { increment: 1 } };
  await db().prisma.match.update({ where: { code }, data });
  for (const one of [service, other]) {
    const match = await one.matches.find(code);
    if (match !== null) await one.refresh(match);
  }
}

const nobody = callerFor(service, null);
const isNamed = (value: unknown) => /"standings"|"winners":\["|"rounds"[:,]\[/.test(JSON.stringify(value));

/** What everybody can ask for, by name. */
async function asked(api: Caller, code: string): Promise<Readonly<Record<string, unknown>>> {
  const ask = (answer: Promise<unknown>) => answer.catch((error: unknown) => String(error));
  return {
    page: await api.matches.page({ code }),
    first: await api.play.first({ code }),
    stage: await api.play.first({ code, asSpectator: true }),
    log: await api.matches.log({ code }),
    story: await api.matches.story({ code }),
    lastClose: await api.matches.lastClose({ code }),
    viewBefore: await api.matches.viewBefore({ code, seq: 1 }),
    list: (await api.matches.publicList({ limit: 100 })).filter((one) => one.code === code),
    post: await api.matches.post({ code, kind: 'end' }),
    record: await ask(api.matches.record({ code })),
    results: await ask(api.matches.resultsCsv({ code })),
    awards: await ask(api.matches.awardsCsv({ code })),
  };
}

const refusedFile = 'TRPCError: The host has not told the end yet.';

test('until the host begins to tell it, players and spectators are sent nothing of an end', async () => {
  const match = await overMatch();
  const { code, host, players } = match;
  const seed = (await host.matches.page({ code })).seed ?? 'none';
  for (const api of [nobody, ...players.map((one) => one.api)]) {
    const told = await asked(api, code);
    expect(Object.entries(told).filter(([, answer]) => isNamed(answer))).toEqual([]);
    expect(JSON.stringify(told)).not.toContain(seed);
    expect([told.record, told.results, told.awards]).toEqual([refusedFile, refusedFile, refusedFile]);
    expect(told.page).toMatchObject({ untold: true, status: 'finished', results: null, awards: null, seed: null });
    expect(told.page).toMatchObject({ can: { record: false, replay: false }, finaleStep: null });
    expect(told.list).toMatchObject([{ winners: null, place: null, status: 'finished' }]);
    const lines = told.log as readonly { readonly by: string }[];
    expect(lines.filter(({ by }) => by === 'host')).toMatchObject([{ action: { type: 'resolve' } }]);
    expect(new Set(lines.map(({ by }) => by)).size, 'beside the host at most themselves').toBeLessThanOrEqual(2);
  }
  const { view } = await callerFor(service, players[0]?.person ?? null).play.first({ code });
  expect(view).toMatchObject({ status: 'finished', phase: 'finished', own: [{ round: 1, at: 'B' }] });
});

test('who sees everything anyway is sent it as soon as the match is over', async () => {
  const match = await startedMatch(service, { settings: hostTold, visibility: 'public' });
  const { code, host } = match;
  await db().prisma.user.create({ data: { id: person('trusted').id, name: 'trusted', nameKey: 'trusted' } });
  await accept(host.host.grantFullView({ code, name: 'trusted' }));
  await play(match);
  for (const api of [host, callerFor(service, person('trusted'))]) {
    const { page, first, story, record } = await asked(api, code);
    expect(page).toMatchObject({ untold: false, results: { winners: expect.any(Array) }, seed: expect.any(String) });
    expect([isNamed(first), isNamed(story)]).toEqual([true, true]);
    expect(record).toMatchObject({ complete: true });
  }
  const { page, first } = await asked(callerFor(service, person('watcher')), code);
  expect(page).toMatchObject({ untold: true, results: null });
  expect(isNamed(first)).toBe(false);
});

test('with the first step all is sent to everybody, in every process; files wait for the last one', async () => {
  const match = await overMatch();
  const { code, host } = match;
  const screens = [service, other].map((one) => new Screen(one, { user: person('player 1'), code }));
  for (const screen of screens) await screen.until(({ page, view }) => page.untold && !isNamed(view));
  await accept(host.host.tellFinale({ code, step: 0 }));
  for (const screen of screens) {
    const { page, view } = await screen.until(({ page: { untold } }) => !untold);
    expect(page).toMatchObject({ results: { standings: expect.any(Array) }, finaleStep: 0, seed: null });
    expect(page.finaleMovedAt).toBeGreaterThanOrEqual(page.finishedAt ?? Number.POSITIVE_INFINITY);
    expect(isNamed(view)).toBe(true);
    await screen.close();
  }
  const begun = await asked(nobody, code);
  expect(isNamed(begun.lastClose)).toBe(true);
  expect([begun.record, begun.results, begun.awards]).toEqual([refusedFile, refusedFile, refusedFile]);
  expect(begun.page).toMatchObject({ can: { record: false, replay: false } });
  expect(begun.list).toMatchObject([{ winners: null }]);
  expect(begun.post).toMatchObject({ words: expect.not.stringMatching(/win/) });
  await toldWhole(match);
  const whole = await asked(nobody, code);
  expect(whole.record).toMatchObject({ complete: true });
  expect(whole.results).toContain('player 1');
  expect(whole.list).toMatchObject([{ winners: ['player 2', 'player 3'], place: null }]);
  const places = await Promise.all(
    match.players.map(
      async ({ api }) => (await api.matches.mine({ all: true })).find((one) => one.code === code)?.place,
    ),
  );
  expect(places).toEqual([3, 1, 1]);
  expect(whole.post).toMatchObject({ words: expect.stringMatching(/win/) });
  expect(whole.page).toMatchObject({ can: { record: true, replay: true } });
});

test('a host who is gone keeps nobody waiting: open screens get the end ten minutes later, files a day later', async () => {
  const match = await overMatch();
  const { code } = match;
  const screen = new Screen(other, { user: null, code });
  await screen.until(({ page }) => page.untold);
  await endedAgo(match, HOST_GONE_MS - 1500);
  expect((await nobody.matches.page({ code })).untold).toBe(true);
  const { view } = await screen.until(({ page }) => !page.untold);
  expect(isNamed(view)).toBe(true);
  await screen.close();
  expect((await asked(nobody, code)).record).toBe(refusedFile);
  await endedAgo(match, TOLD_AFTER_MS + 1000);
  expect((await asked(nobody, code)).record).toMatchObject({ complete: true });
});

test('an untold end that is taken back stays untold, whoever looks at the version before', async () => {
  const match = await overMatch();
  const { code, host, players } = match;
  await act(match, { type: 'rewind', to: 2 });
  const own = (await players[0]?.api.matches.log({ code }))?.find(({ rewoundTo }) => rewoundTo !== null)?.seq ?? 0;
  const before = await players[0]?.api.matches.viewBefore({ code, seq: own });
  expect(before).toMatchObject({ status: 'finished', own: [{ round: 1, at: 'B' }] });
  expect([isNamed(before), isNamed(await nobody.matches.story({ code }))]).toEqual([false, false]);
  await act(match, { type: 'resume' });
  await act(match, { type: 'resolve' });
  expect((await nobody.matches.page({ code })).untold).toBe(true);
  await accept(host.host.tellFinale({ code, step: 0 }));
  expect(isNamed((await nobody.play.first({ code })).view)).toBe(true);
});

test('an end that was told and taken back can be looked at, and the next one is untold', async () => {
  const match = await overMatch();
  const { code, host } = match;
  await accept(host.host.tellFinale({ code, step: 0 }));
  await act(match, { type: 'rewind', to: 2 });
  await act(match, { type: 'resume' });
  await act(match, { type: 'resolve' });
  expect((await nobody.matches.page({ code })).untold).toBe(true);
  const seq = (await nobody.matches.log({ code })).find(({ rewoundTo }) => rewoundTo !== null)?.seq ?? 0;
  expect(isNamed(await nobody.matches.viewBefore({ code, seq }))).toBe(true);
});

test('pictures show nothing of an end before it is told whole, whoever asks for them', async () => {
  const match = await overMatch();
  const { code, host } = match;
  const drawn = async () => {
    const found = await service.matches.find(code);
    if (found === null) throw new Error('it is there');
    const access = shownTo(service, found, person('host'));
    return drawingOf(found, { access, kind: 'end' });
  };
  expect(await drawn()).toMatchObject({ stand: { is: 'untold' } });
  await accept(host.host.tellFinale({ code, step: 0 }));
  expect(await drawn()).toMatchObject({ stand: { is: 'untold' } });
  await toldWhole(match);
  expect(await drawn()).toMatchObject({ stand: { is: 'ended' } });
});

test('under another pace, and where the host ended it, all is everybody’s as soon as it is over', async () => {
  const ready = await startedMatch(service, { settings: { rounds: 1, pace: 'ready' } });
  const { code } = ready;
  await send(ready);
  expect(await nobody.matches.page({ code })).toMatchObject({
    untold: false,
    results: { standings: expect.any(Array) },
  });
  expect(await nobody.matches.record({ code })).toMatchObject({ complete: true });
  const stopped = await startedMatch(service, { settings: hostTold });
  await act(stopped, { type: 'end' });
  expect(await nobody.matches.page({ code: stopped.code })).toMatchObject({ untold: false, status: 'finished' });
  expect(await nobody.matches.record({ code: stopped.code })).toMatchObject({ complete: true });
});

test('who takes an end back reads before whether anybody else knows it', async () => {
  const match = await overMatch();
  const preview = () => match.host.host.rewindPreview({ code: match.code, to: 0 });
  expect(await preview()).toMatchObject({ wasOpen: true, isUntold: true });
  await toldWhole(match);
  expect(await preview()).toMatchObject({ wasOpen: true, isUntold: false });
});
