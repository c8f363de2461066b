import { afterAll, expect, test } from 'vitest';
import { foldMatch, viewOf } from '@/games/match';
import { cookieOf, serveApi } from '../testing/http';
import { accept, hostWhoLooks, newKey, serviceOfFile, startedMatch, type TestMatch } from '../testing/service';

// How a match stood before: folded from near by, one after another, and few in one request.

const service = await serviceOfFile();
const served = await serveApi(service);
afterAll(() => served.close());

/** Forty events of three seats, some of them taken back. */
async function longMatch(): Promise<TestMatch> {
  const match = await startedMatch(service, { settings: { rounds: 50 } });
  for (let i = 0; i < 40; i++) {
    const player = match.players[i % 3];
    if (player === undefined) throw new Error('three sit there');
    await accept(
      player.api.play.act({ code: match.code, seat: player.seat, action: { type: 'point', at: null }, key: newKey() }),
    );
    if (i % 12 !== 11) continue;
    await accept(
      hostWhoLooks(match.host).act({
        code: match.code,
        action: { type: 'rewind', to: i - 5 },
        key: newKey(),
        reason: 'Again',
      }),
    );
    await accept(hostWhoLooks(match.host).act({ code: match.code, action: { type: 'resume' }, key: newKey() }));
  }
  return match;
}

test('a view before any event is the fold of all that was before it', async () => {
  const { host, code } = await longMatch();
  const match = await service.matches.find(code);
  if (match?.folded == null) throw new Error('it is folded');
  expect(match.log.length).toBeGreaterThan(40);
  for (let seq = 1; seq <= match.log.length; seq++) {
    const then = foldMatch(match.folded.start, match.log.slice(0, seq - 1));
    expect(await host.matches.viewBefore({ code, seq }), `before ${seq}`).toEqual(viewOf(then, 'host'));
  }
  const preview = await host.host.rewindPreview({ code, to: 20 });
  expect(preview?.view).toEqual(viewOf(foldMatch(match.folded.start, match.log.slice(0, 20)), 'host'));
});

test('old views asked for at once leave room for others between them', async () => {
  const { host, code } = await longMatch();
  const order: string[] = [];
  const old = Array.from({ length: 20 }, () =>
    host.matches.viewBefore({ code, seq: 30 }).then(() => order.push('old')),
  );
  setImmediate(() => order.push('other'));
  await Promise.all(old);
  expect(order.indexOf('other')).toBeLessThan(3);
});

test('one request may ask for few of them', async () => {
  const { host, code } = await longMatch();
  expect(await host.matches.viewBefore({ code, seq: 3 })).not.toBeNull();
  const ask = async (count: number) => {
    const names = Array(count).fill('matches.viewBefore').join(',');
    const input = encodeURIComponent(JSON.stringify(Object.fromEntries(Array(count).fill({ code, seq: 3 }).entries())));
    const headers = { cookie: await cookieOf({ id: 'test-host', name: 'host' }) };
    return (await fetch(`${served.url}/${names}?batch=1&input=${input}`, { headers })).status;
  };
  expect(await ask(4)).toBe(200);
  expect(await ask(5)).toBe(413);
});
