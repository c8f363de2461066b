import { expect, test } from 'vitest';
import { Screen } from '../testing/screen';
import {
  accept,
  hostWhoLooks,
  newKey,
  refusalOf,
  serviceOfFile,
  startedMatch,
  type TestMatch,
} from '../testing/service';

const service = await serviceOfFile();

async function finish({ code, players }: TestMatch) {
  for (const [i, at] of ['B', 'C', null].entries()) {
    const player = players[i];
    if (player === undefined) throw new Error('three play');
    await accept(player.api.play.act({ code, seat: player.seat, action: { type: 'point', at }, key: newKey() }));
  }
}

/** Tells on to the end, and once more. */
async function lastStepOf({ code, host }: TestMatch) {
  for (let step = 1; ; step++) {
    const told = await host.host.tellFinale({ code, step });
    if (told.ok) continue;
    const last = step - 1;
    const message = `The end is told in ${last} beats: nothing comes after them.`;
    expect(told.refusal).toEqual({ code: 'BEYOND_THE_END', message });
    return { last, refusal: told.refusal };
  }
}

test('a host tells the end: every open page is at the same beat, until the match is taken back', async () => {
  const match = await startedMatch(service, { settings: { rounds: 1, pace: 'ready' } });
  const { code, host, players } = match;
  expect(await refusalOf(host.host.tellFinale({ code, step: 0 }))).toBe('NOT_FINISHED');
  await finish(match);
  expect((await host.matches.page({ code })).finaleStep).toBeNull();

  const [one] = players;
  if (one === undefined) throw new Error('three play');
  const { api } = one;
  await expect(api.host.tellFinale({ code, step: 0 })).rejects.toThrow('Only a host of this match can do that.');
  const screen = new Screen(service, { user: one.person, code });
  for (const step of [0, 1, 2]) await accept(host.host.tellFinale({ code, step }));
  await screen.until(({ page }) => page.finaleStep === 2);
  const beyond = await lastStepOf(match);
  expect(await host.host.tellFinale({ code, step: 1000 })).toMatchObject({ ok: false, refusal: beyond.refusal });
  await screen.until(({ page }) => page.finaleStep === beyond.last);
  await screen.close();

  await accept(hostWhoLooks(host).act({ code, action: { type: 'rewind', to: 0 }, key: newKey(), reason: 'Once more' }));
  await accept(hostWhoLooks(host).act({ code, action: { type: 'resume' }, key: newKey() }));
  expect((await api.matches.page({ code })).finaleStep).toBeNull();
  await finish(match);
  expect((await api.matches.page({ code })).finaleStep, 'another end is told anew').toBeNull();
});

test('a list knows the winners by name once there are any', async () => {
  const match = await startedMatch(service, { settings: { rounds: 1, pace: 'ready' } });
  const { code, host } = match;
  const listed = async () => (await host.matches.mine()).find((one) => one.code === code);
  expect(await listed()).toMatchObject({ winners: null, finishedAt: null });
  await finish(match);
  const { results, seats } = await host.matches.page({ code });
  const names = seats.filter(({ seat }) => results?.winners.includes(seat)).map(({ name }) => name);
  expect(names).not.toEqual([]);
  expect(await listed()).toMatchObject({ winners: names, finishedAt: expect.any(Number) });
});
