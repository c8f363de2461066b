import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { db } from '../database/db';
import type { Service } from '../service';
import * as today from '../testing/service';

// A server whose rules refuse what was accepted, and call themselves by the same version: somebody changed a rule and did
// not count it. Nothing of a match may be dropped silently for that.

type Server = typeof today & { readonly service: Service };
const { accept, newKey, person, refusalOf } = today;

let honest: Server;
let changed: Server;
const running: Service[] = [];

async function serverOf(modules: typeof today): Promise<Server> {
  const service = await modules.startTestService();
  running.push(service);
  return { ...modules, service };
}

/** Nobody may point at seat B any more. */
async function changedModules(): Promise<typeof today> {
  vi.resetModules();
  vi.doMock('@/games/pointing-chains/game', async (original) => {
    const { pointingChains } = await original<typeof import('@/games/pointing-chains/game')>();
    const check: typeof pointingChains.check = (view, action, ...more) =>
      action.type === 'point' && action.at === 'B'
        ? { code: 'NOT_ALLOWED', message: 'B is not pointed at.' }
        : pointingChains.check(view, action, ...more);
    return { pointingChains: { ...pointingChains, check } };
  });
  return import('../testing/service');
}

beforeEach(async () => {
  honest = await serverOf(today);
  changed = await serverOf(await changedModules());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(running.splice(0).map((service) => service.stop()));
  vi.doUnmock('@/games/pointing-chains/game');
  vi.resetModules();
});

const settings = { rounds: 3, roundSeconds: 500 };
const rowOf = (code: string) => db().prisma.match.findUniqueOrThrow({ where: { code } });
const hostAt = ({ service, callerFor }: Server) => callerFor(service, person('host'));
const pointAt = ({ service, callerFor }: Server, code: string, { seat, at }: { seat: string; at: string | null }) =>
  callerFor(service, person(`player ${'ABC'.indexOf(seat) + 1}`)).play.act({
    ...{ code, seat, action: { type: 'point', at }, key: newKey() },
  });
/** What the server's log says of it. */
const faults = () => vi.mocked(console.error).mock.calls.filter(([where]) => String(where).includes('is refused'));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

test('a match stands still where its log is refused, with a sentence for its host and one in the server’s log', async () => {
  const { code } = await honest.startedMatch(honest.service, { settings });
  await accept(pointAt(honest, code, { seat: 'C', at: 'A' }));
  await accept(pointAt(honest, code, { seat: 'A', at: 'B' }));
  const before = await rowOf(code);

  const page = await hostAt(changed).matches.page({ code });
  expect(page).toMatchObject({ status: 'running', viewer: null });
  expect(page.rules.standsStill).toMatch(
    /^Today’s rules of Pointing Chains refuse what this match accepted \(line 2 of/,
  );
  expect(await refusalOf(pointAt(changed, code, { seat: 'B', at: 'C' }))).toBe('OTHER_RULES');
  const resolve = { code, action: { type: 'resolve' }, key: newKey() };
  expect(await refusalOf(today.hostWhoLooks(hostAt(changed)).act(resolve))).toBe('OTHER_RULES');
  expect(faults()).toEqual([
    [
      `line 2 of match ${code} is refused by today’s rules of pointing-chains; the match stands still:`,
      expect.anything(),
    ],
  ]);
  expect(await rowOf(code)).toEqual(before);

  await accept(pointAt(honest, code, { seat: 'B', at: 'C' }));
  expect((await hostAt(honest).matches.page({ code })).rules.standsStill).toBeNull();
  expect((await rowOf(code)).round).toBe(2); // that was the last of three
});

test('so does one that was held already when such a line came; what a rewind took back stops nothing', async () => {
  const { code } = await honest.startedMatch(honest.service, { settings });
  await accept(pointAt(honest, code, { seat: 'C', at: 'A' }));
  expect((await hostAt(changed).matches.page({ code })).rules.standsStill).toBeNull();
  await accept(pointAt(honest, code, { seat: 'A', at: 'B' }));
  await vi.waitFor(async () => {
    expect((await hostAt(changed).matches.page({ code })).rules.standsStill).toMatch(/line 2/);
  });

  const other = await honest.startedMatch(honest.service, { settings });
  await accept(pointAt(honest, other.code, { seat: 'A', at: 'B' }));
  const rewind = { code: other.code, action: { type: 'rewind', to: 0 }, key: newKey(), reason: 'Again' };
  await accept(today.hostWhoLooks(hostAt(honest)).act(rewind));
  expect(await hostAt(changed).matches.page({ code: other.code })).toMatchObject({
    status: 'paused',
    rules: { standsStill: null },
  });
  expect(faults()).toHaveLength(1);
});
