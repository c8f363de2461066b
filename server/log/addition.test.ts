import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db } from '../database/db';
import type { Service } from '../service';
import { accept, newKey, startedMatch, startTestService } from '../testing/service';
import type { LoadedMatch } from './loaded-match';

let service: Service;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function held(code: string): Promise<LoadedMatch> {
  const match = await service.matches.find(code);
  if (match === null) throw new Error(`There is no match ${code}`);
  return match;
}

/** Keeps the match busy, as a slow append does; call what it answers to let go. */
function busy(match: LoadedMatch): () => void {
  let letGo = () => {};
  void match.exclusively(() => new Promise<void>((resolve) => (letGo = resolve)));
  return () => letGo();
}

describe('an action that has to wait for its turn', () => {
  test('counts from when it arrived: in time stays in time, though the deadline passes meanwhile', async () => {
    const { code, players, host } = await startedMatch(service, {
      settings: { rounds: 2, roundSeconds: 1, pace: 'clock' },
    });
    const match = await held(code);
    const letGo = busy(match);
    const sent = { code, seat: 'A', action: { type: 'point', at: 'B' }, key: newKey(), meantFor: 'round 1' };
    const answer = players[0]?.api.play.act(sent) ?? Promise.reject(new Error('no player'));
    await expect.poll(() => Date.now() - match.startedAt, { timeout: 3_000 }).toBeGreaterThan(1_050);
    letGo();
    await accept(answer);
    const events = (await host.matches.record({ code }))?.record.events ?? [];
    expect(events[0]).toMatchObject({ by: 'A', action: { type: 'point', at: 'B' } });
    expect(events[0]?.at).toBeLessThan(1_000);
  });
});

describe('a pause that ends by itself', () => {
  test('does not end a rewind: a rewound match waits for its host', async () => {
    const { code, host } = await startedMatch(service, { settings: { roundSeconds: 600 } });
    await accept(host.host.act({ code, action: { type: 'extend', seconds: 60 }, key: newKey() }));
    await accept(host.host.pause({ code, minutes: 1, key: newKey() }));
    await accept(host.host.act({ code, action: { type: 'rewind', to: 0 }, key: newKey(), reason: 'Once more' }));
    expect((await host.matches.page({ code })).resumesAt).toBeNull();
    await db().pool.query(`update match set started_at = started_at - interval '70 s' where code = $1`, [code]);
    const match = await held(code);
    await match.refresh(db().pool);
    await service.appender.tick(match);
    expect(await host.matches.page({ code })).toMatchObject({ status: 'paused', pause: { reason: 'Once more' } });
  });
});
