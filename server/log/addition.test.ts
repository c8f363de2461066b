import { describe, expect, test } from 'vitest';
import type { Judgment } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { four, topLeft } from '@/games/logical-bluffs/testing';
import { db } from '../database/db';
import { accept, hostWhoLooks, newKey, seatMatch, serviceOfFile, startedMatch } from '../testing/service';
import { Addition, desertedAfter } from './addition';
import type { LoadedMatch } from './loaded-match';
import type { Job } from './submission';

const service = await serviceOfFile();

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
    await accept(hostWhoLooks(host).act({ code, action: { type: 'extend', seconds: 60 }, key: newKey() }));
    await accept(hostWhoLooks(host).pause({ code, minutes: 1, key: newKey() }));
    await accept(
      hostWhoLooks(host).act({ code, action: { type: 'rewind', to: 0 }, key: newKey(), reason: 'Once more' }),
    );
    expect((await host.matches.page({ code })).resumesAt).toBeNull();
    await db().pool.query(`update match set started_at = started_at - interval '70 s' where code = $1`, [code]);
    const match = await held(code);
    await match.refresh(db().prisma);
    await service.appender.tick(match);
    expect(await host.matches.page({ code })).toMatchObject({ status: 'paused', pause: { reason: 'Once more' } });
  });
});

// What follows asks for what a batch would come to, and appends nothing.

/** A match whose rounds last ten seconds each, closed by the clock alone. */
const byTheClock = { rounds: 500, roundSeconds: 10, pace: 'clock' };

async function started(settings: Readonly<Record<string, unknown>> = byTheClock): Promise<LoadedMatch> {
  return held((await startedMatch(service, { settings })).code);
}

/** What jobs come to, `seconds` after the start. */
function come(match: LoadedMatch, seconds: number, ...jobs: readonly Job[]): Addition {
  const addition = new Addition(match, { now: match.startedAt + seconds * 1_000 });
  for (const job of jobs) addition.add(job);
  return addition;
}

/** As `come`, where no process was alive from `since` until `until`, in seconds after the start. */
function comeAfter(
  [since, until]: readonly [number, number],
  { match, seconds, jobs }: { match: LoadedMatch; seconds: number; jobs: readonly Job[] },
): Addition {
  const at = (s: number) => match.startedAt + s * 1_000;
  const addition = new Addition(match, { now: at(seconds), outages: [{ since: at(since), until: at(until) }] });
  for (const job of jobs) addition.add(job);
  return addition;
}

const tick: Job = { type: 'tick' };
const sent = (match: LoadedMatch, seconds: number, more: Partial<Extract<Job, { type: 'action' }>> = {}): Job => ({
  type: 'action',
  arrivedAt: match.startedAt + seconds * 1_000,
  by: seatId('A'),
  action: { type: 'point', at: 'B' },
  key: newKey(),
  via: 'player',
  ...more,
});
const byHost = (match: LoadedMatch, seconds: number, action: object, more: object = {}): Job =>
  sent(match, seconds, { by: 'host', action, via: 'host', ...more });

/** Events as `'seconds who what'`. */
const told = ({ events }: Addition): string[] =>
  events.map(({ at, by, via, action }) =>
    [at / 1_000, by, via, (action as { type: string } | undefined)?.type ?? ''].join(' ').trim(),
  );

/** How each job was answered. */
function answers(addition: Addition, count: number): Promise<string[]> {
  const answer = (index: number) =>
    new Promise<string>((resolve) => {
      addition.settle(index, {
        job: tick,
        resolve: (outcome) => resolve(outcome.ok ? 'ok' : outcome.refusal.code),
        reject: (error) => resolve(String(error)),
      });
    });
  return Promise.all(Array.from({ length: count }, (_, i) => answer(i)));
}

test('a match in its lobby has nothing that could be added to', async () => {
  const lobby = await held((await seatMatch(service)).code);
  expect(() => come(lobby, 1)).toThrow('A match in its lobby has no log');
});

describe('the clock', () => {
  test('has its turn before whoever acts after a deadline: what they send stands in the phase that it opened', async () => {
    const match = await started();
    expect(told(come(match, 21, sent(match, 21)))).toEqual(['10 clock clock', '20 clock clock', '21 A player point']);
  });

  test('has an event for each deadline that has passed, at its own time, and none before', async () => {
    const match = await started();
    const nothing = come(match, 9.999, tick);
    expect(told(nothing)).toEqual([]);
    expect(await answers(nothing, 1)).toEqual(['ok']);
    expect(told(come(match, 10, tick))).toEqual(['10 clock clock']);
    expect(told(come(match, 35, tick, tick))).toEqual(['10 clock clock', '20 clock clock', '30 clock clock']);
  });

  test('leaves alone what nothing is due in', async () => {
    const match = await started({ rounds: 2, roundSeconds: null });
    expect(told(come(match, 1_000_000, tick))).toEqual([]);
    expect(told(come(await started({ ...byTheClock, pace: 'host' }), 1_000, tick))).toEqual([]);
  });

  test('pauses a match after so many deadlines in a row without anybody, and says why', async () => {
    const match = await started();
    const deserted = come(match, 10_000, tick);
    expect(told(deserted).slice(-2)).toEqual(['120 clock clock', '120 host auto pause']);
    expect(deserted.events).toHaveLength(desertedAfter + 1);
    expect(deserted.events.at(-1)).toMatchObject({ key: null, personId: null, personName: null });
    expect(deserted.events.at(-1)?.reason).toMatch(/^Nobody acted for 12 deadlines/);
    expect(deserted.folded.status).toBe('paused');
    const inTime = come(match, 125, sent(match, 15), tick);
    expect(told(inTime).at(-1)).toBe('120 clock clock');
    expect(inTime.folded.status).toBe('running');
  });

  test('does not pause what waits for its host anyway: after a vote that nobody took part in', async () => {
    const match = await started({ ...byTheClock, rounds: desertedAfter - 1 });
    const addition = come(match, 10_000, tick);
    expect(addition.events).toHaveLength(desertedAfter);
    expect(addition.folded.status).toBe('running');
  });
});

describe('a submission', () => {
  test('is kept with who sent it, how, and why', async () => {
    const match = await started();
    const person = { id: 'p', name: 'Pat', guest: false };
    const { events } = come(match, 3, sent(match, 3, { key: 'once', person, reason: 'Sent by message', via: 'host' }));
    expect(events).toEqual([
      {
        at: 3_000,
        by: 'A',
        action: { type: 'point', at: 'B' },
        key: 'once',
        via: 'host',
        personId: 'p',
        personName: 'Pat',
        reason: 'Sent by message',
      },
    ]);
  });

  test('counts once in a batch, and a refused one may be sent again', async () => {
    const match = await started();
    const addition = come(
      match,
      3,
      sent(match, 1, { key: 'same' }),
      sent(match, 2, { key: 'same' }),
      sent(match, 2, { key: 'other', action: { type: 'point', at: 'A' } }),
      sent(match, 3, { key: 'other' }),
      sent(match, 3, { key: 'other', action: { type: 'point', at: 'A' } }),
    );
    expect(await answers(addition, 5)).toEqual(['ok', 'ok', 'SELF_TARGET', 'KEY_USED', 'SELF_TARGET']);
    expect(told(addition)).toEqual(['1 A player point']);
  });

  test('of the server itself is tried again under its key, when it is time', async () => {
    const match = await started();
    const byBot = (at: string) => sent(match, 2, { key: '0', via: 'bot', action: { type: 'point', at } });
    expect(await answers(come(match, 3, byBot('A'), byBot('B')), 2)).toEqual(['SELF_TARGET', 'ok']);
  });

  test('never lies before what is in the log already', async () => {
    const match = await started();
    expect(told(come(match, 9, sent(match, 5), sent(match, 4)))).toEqual(['5 A player point', '5 A player point']);
    expect(told(come(match, 9, sent(match, -1)))).toEqual(['0 A player point']);
  });

  test('that was meant for a round which the clock has closed is too late; for the running one it is not', async () => {
    const match = await started();
    const addition = come(
      match,
      11,
      sent(match, 11, { meantFor: 'round 1' }),
      sent(match, 11, { meantFor: 'round 2' }),
      sent(match, 11, { meantFor: null }),
    );
    expect(await answers(addition, 3)).toEqual(['TOO_LATE', 'ok', 'ok']);
    expect(told(addition)).toEqual(['10 clock clock', '11 A player point', '11 A player point']);
  });

  test('under the key of another one is refused, in the same batch and after it', async () => {
    const match = await started();
    match.take(come(match, 1, sent(match, 1, { action: { type: 'point', at: 'C' } })).steps);
    const [first, other] = [{ key: 'same' }, { key: 'same', action: { type: 'point', at: 'C' } }];
    const addition = come(match, 3, sent(match, 1, first), sent(match, 2, other), sent(match, 2, first));
    expect(await answers(addition, 3)).toEqual(['ok', 'KEY_USED', 'ok']);
    match.take(addition.steps);
    const later = come(match, 5, sent(match, 4, other), sent(match, 4, first));
    expect(await answers(later, 2)).toEqual(['KEY_USED', 'ok']);
    expect(later.events).toEqual([]);
  });

  test('that is taken back never counts once that is kept, and has counted where it was there before', async () => {
    const match = await started();
    const back = (seconds: number, key: string) => sent(match, seconds, { key, takesBack: true });
    const [early, late] = [sent(match, 1, { key: 'early' }), sent(match, 4, { key: 'late' })];
    const addition = come(match, 3, early, back(2, 'early'), back(3, 'late'), late);
    expect(await answers(addition, 4)).toEqual(['ok', 'ok', 'TAKEN_BACK', 'TAKEN_BACK']);
    expect(addition.events).toHaveLength(1);
    match.take(addition.steps);
    match.hasRefused([...addition.refused.values()]);
    const later = come(
      match,
      6,
      late,
      back(6, 'early'),
      sent(match, 6, { key: 'late', action: { type: 'point', at: 'C' } }),
    );
    expect(await answers(later, 3)).toEqual(['TAKEN_BACK', 'ok', 'KEY_USED']);
    expect(later.events).toEqual([]);
  });

  test('that was decided before its seat acted is of no use any more', async () => {
    const match = await started();
    const byBot = (seconds: number, seen: number) => sent(match, seconds, { via: 'bot', seen });
    const addition = come(
      match,
      5,
      byBot(1, 0),
      byBot(2, 0),
      byBot(3, 1),
      sent(match, 4, { by: seatId('C') }),
      byBot(5, 2),
    );
    expect(await answers(addition, 5)).toEqual(['ok', 'OVERTAKEN', 'ok', 'ok', 'ok']);
    match.take(come(match, 5, byBot(1, 0), sent(match, 4, { by: seatId('C') })).steps);
    const later = come(match, 8, byBot(6, 0), byBot(6, 1), byBot(7, 2));
    expect(await answers(later, 3)).toEqual(['OVERTAKEN', 'ok', 'OVERTAKEN']);
  });

  test('of a page is not taken after something newer of its seat that it has not seen, but after its own it is', async () => {
    const match = await started();
    const phone = (seconds: number, key: string, actedAt: number | null = null) =>
      sent(match, seconds, { key: `phone-${key}`, seenOwn: { actedAt, keys: 'phone-' } });
    const desktop = sent(match, 2, { key: 'desktop-1' });
    const others = sent(match, 2, { by: seatId('C'), key: 'desktop-2' });
    const addition = come(match, 3, phone(1, '1'), others, phone(2, '2'), desktop, phone(3, '3'), phone(3, '2'));
    expect(await answers(addition, 6)).toEqual(['ok', 'ok', 'ok', 'ok', 'OVERTAKEN', 'ok']);
    match.take(addition.steps);
    const seen = match.actedAt.get(seatId('A')) ?? null;
    const later = come(match, 6, phone(4, '4', (seen ?? 0) - 1), phone(5, '5', seen), phone(6, '3', seen));
    expect(await answers(later, 3)).toEqual(['OVERTAKEN', 'ok', 'ok']);
  });

  test('of a bot is overtaken by all that came since, in the log and in its own batch', async () => {
    const match = await started();
    const from = (seat: string) => sent(match, 1, { by: seatId(seat) });
    match.take(come(match, 1, from('C')).steps);
    const batch = come(match, 2, from('A'), from('C'), sent(match, 2, { via: 'bot', seen: 0 }));
    expect(await answers(batch, 3)).toEqual(['ok', 'ok', 'OVERTAKEN']);
  });

  test('that fails fails alone, and a job that was never added is a fault', async () => {
    const match = await started();
    const broken = sent(match, 1);
    Object.defineProperty(broken, 'action', {
      get: () => {
        throw new Error('broken');
      },
    });
    const addition = come(match, 2, broken, sent(match, 2));
    expect(await answers(addition, 3)).toEqual(['Error: broken', 'ok', 'Error: A job without an outcome']);
  });
});

describe('the time of an outage', () => {
  test('is given back once: after the deadlines before it, and whoever comes first', async () => {
    const match = await started();
    const back = ['10 clock clock', '12 host auto pause', '10812 host auto resume'];
    expect(told(comeAfter([12, 10_812], { match, seconds: 10_813, jobs: [tick, tick] }))).toEqual(back);
    const acted = comeAfter([12, 10_812], { match, seconds: 10_813, jobs: [sent(match, 10_813), tick] });
    expect(told(acted)).toEqual([...back, '10813 A player point']);
    const later = comeAfter([12, 10_812], { match, seconds: 10_821, jobs: [tick] });
    expect(told(later)).toEqual([...back, '10820 clock clock']);
  });

  test('is not given to a match that started after it, that no clock closes, or that has gone on since', async () => {
    const match = await started();
    expect(told(comeAfter([-90, 0], { match, seconds: 1, jobs: [tick] }))).toEqual([]);
    const byHand = await started({ ...byTheClock, pace: 'host' });
    expect(told(comeAfter([5, 90], { match: byHand, seconds: 91, jobs: [tick] }))).toEqual([]);
    const events = comeAfter([5, 6], { match, seconds: 9, jobs: [sent(match, 7), tick] });
    expect(told(events)).toEqual(['5 host auto pause', '6 host auto resume', '7 A player point']);
  });

  test('moves the end of a pause that fell into it', async () => {
    const match = await started();
    const pause = byHost(match, 4, { type: 'pause' }, { resumeAt: match.startedAt + 60_000 });
    match.take(come(match, 5, pause).steps);
    const paused = { ...match.row, resumeAt: new Date(match.startedAt + 60_000) };
    match.platform = { ...match.platform, row: paused };
    expect(told(comeAfter([30, 90], { match, seconds: 91, jobs: [tick] }))).toEqual(['90 host auto resume']);
    expect(told(comeAfter([70, 90], { match, seconds: 91, jobs: [tick] })).slice(0, 2)).toEqual([
      '60 host auto resume',
      '66 clock clock',
    ]);
  });
});

describe('a pause with a limit', () => {
  const pausedTo = (match: LoadedMatch, seconds: number) => ({ resumeAt: match.startedAt + seconds * 1_000 });

  test('ends by itself when its time has come, before anything that comes later', async () => {
    const match = await started();
    const pause = byHost(match, 4, { type: 'pause' }, pausedTo(match, 60));
    expect(come(match, 5, pause).resumeAt).toBe(match.startedAt + 60_000);
    expect(told(come(match, 59, pause, tick))).toEqual(['4 host host pause']);
    expect(told(come(match, 60, pause, tick))).toEqual(['4 host host pause', '60 host auto resume']);
    const after = come(match, 66, pause, tick);
    expect(told(after)).toEqual(['4 host host pause', '60 host auto resume', '66 clock clock']);
    expect(after.events[1]?.reason).toBe('The pause was over.');
    expect(after.resumeAt).toBeNull();
    const acted = come(match, 61, pause, sent(match, 59), sent(match, 61));
    expect(await answers(acted, 3)).toEqual(['ok', 'PAUSED', 'ok']);
    expect(told(acted)).toEqual(['4 host host pause', '60 host auto resume', '61 A player point']);
  });

  test('is over when the host resumes, and another pause has its own end or none', async () => {
    const match = await started();
    const pause = byHost(match, 4, { type: 'pause' }, pausedTo(match, 60));
    const resume = byHost(match, 5, { type: 'resume' });
    expect(come(match, 6, pause, resume).resumeAt).toBeNull();
    expect(told(come(match, 100, pause, resume, byHost(match, 6, { type: 'pause' }), tick))).toHaveLength(3);
    const again = byHost(match, 6, { type: 'pause' }, pausedTo(match, 8));
    expect(told(come(match, 8, pause, resume, again, tick)).at(-1)).toBe('8 host auto resume');
  });

  test('is not ended nor moved by what is done meanwhile, unless the match goes back', async () => {
    const match = await started();
    const pause = byHost(match, 4, { type: 'pause' }, pausedTo(match, 60));
    const extend = byHost(match, 5, { type: 'extend', seconds: 5 }, pausedTo(match, 30));
    expect(come(match, 6, pause, extend).resumeAt).toBe(match.startedAt + 60_000);
    expect(come(match, 6, pause, byHost(match, 5, { type: 'rewind', to: 0 })).resumeAt).toBeNull();
  });
});

test('a rewind sees the log and what the same batch has added to it', async () => {
  const match = await started();
  const addition = come(match, 6, sent(match, 1), sent(match, 2), byHost(match, 3, { type: 'rewind', to: 2 }));
  expect(await answers(addition, 3)).toEqual(['ok', 'ok', 'ok']);
  expect(told(addition).at(-1)).toBe('3 host host rewind');
  const tooFar = come(match, 6, sent(match, 1), byHost(match, 3, { type: 'rewind', to: 2 }));
  expect(await answers(tooFar, 2)).toEqual(['ok', 'BAD_ACTION']);
});

describe('what is costly to judge', () => {
  const bluff = (match: LoadedMatch, seconds: number, statements: readonly string[]): Job =>
    sent(match, seconds, {
      action: { type: 'bluff', subset: topLeft, statements, noLimit: false, smokescreen: null },
    });
  const other = [...four.slice(0, 3), 'Fish swim.'];

  async function bluffs(): Promise<LoadedMatch> {
    return held((await startedMatch(service, { game: 'logical-bluffs', seats: 2 })).code);
  }

  /** What jobs come to, where each question has been answered like this. */
  function judgedBy(match: LoadedMatch, judgment: Judgment | null, ...jobs: readonly Job[]): Addition {
    const asked = come(match, 9, ...jobs);
    const judgments = new Map([...asked.open.keys()].map((question) => [question, judgment]));
    const addition = new Addition(match, { now: match.startedAt + 9_000, judgments });
    for (const job of jobs) addition.add(job);
    return addition;
  }

  test('is asked for first, and kept with the event once it is there', async () => {
    const match = await bluffs();
    const asked = come(match, 2, bluff(match, 1, four));
    expect([...asked.open.values()]).toEqual([expect.objectContaining({ statements: four })]);
    expect(asked.events).toEqual([]);
    const judgment = { refusal: null, outcome: [true, false, true, false] };
    const addition = judgedBy(match, judgment, bluff(match, 1, four));
    expect(await answers(addition, 1)).toEqual(['ok']);
    expect(addition.open.size).toBe(0);
    expect(addition.events).toMatchObject([{ by: 'A', judgment }]);
  });

  test('is refused for now where it cannot be judged in time, and so is a second one of a seat meanwhile', async () => {
    const match = await bluffs();
    const addition = judgedBy(match, null, bluff(match, 1, four), bluff(match, 2, other), bluff(match, 3, four));
    expect(await answers(addition, 3)).toEqual(['BUSY', 'TOO_MANY', 'BUSY']);
    expect(addition.refused.size).toBe(0);
  });
});

describe('quiet hours', () => {
  /** A match of which the first night begins so many seconds after its start, and lasts an hour. */
  async function resting(secondsToNight: number, settings = byTheClock): Promise<LoadedMatch> {
    const match = await started(settings);
    const dayMinute = (at: number) => Math.floor(at / 60_000) % 1440;
    // Nights begin on whole minutes: the match is taken for one that started so long before one.
    const begins = Math.ceil(match.startedAt / 60_000) * 60_000;
    await db().pool.query(
      `update match set started_at = $2, quiet_zone = 'UTC', quiet_from = $3, quiet_until = $4, quiet_since = $2 where id = $1`,
      [match.id, new Date(begins - secondsToNight * 1_000), dayMinute(begins), dayMinute(begins + 3_600_000)],
    );
    await db().pool.query('update match set revision = revision + 1 where id = $1', [match.id]);
    await match.refresh(db().prisma);
    return match;
  }
  const events = (addition: Addition) => addition.events.map(({ at, by, reason }) => [at, by, reason]);
  const quiet = 'Quiet hours: no clock runs.';

  test('begin after the deadlines before them, and leave of the next what was left', async () => {
    const match = await resting(25);
    const night = come(match, 3_000, tick);
    expect(events(night)).toEqual([
      [10_000, 'clock', null],
      [20_000, 'clock', null],
      [25_000, 'host', quiet],
    ]);
    expect(night.resumeAt).toBe(match.startedAt + 3_625_000);
    expect(events(come(match, 3_631, tick)).slice(3)).toEqual([
      [3_625_000, 'host', 'The pause was over.'],
      [3_630_000, 'clock', null],
    ]);
  });

  test('begin for whoever acts in them before anybody has looked', async () => {
    const match = await resting(5);
    const addition = come(match, 6, sent(match, 6));
    expect(events(addition)).toEqual([[5_000, 'host', quiet]]);
    expect(addition.hasRefused).toBe(true);
    expect(events(come(match, 4, sent(match, 4)))).toEqual([[4_000, 'A', null]]);
  });

  test('are over once for whoever goes on in them by hand', async () => {
    const match = await resting(5);
    const resume = sent(match, 100, { by: 'host', action: { type: 'resume' }, via: 'host' });
    const late = come(match, 106, tick, resume, tick);
    expect(events(late).slice(0, 3)).toEqual([
      [5_000, 'host', quiet],
      [100_000, 'host', null],
      [105_000, 'clock', null],
    ]);
  });

  test('do not stop what has no clock', async () => {
    const match = await resting(5, { ...byTheClock, pace: 'host' });
    expect(events(come(match, 3_000, tick))).toEqual([]);
  });
});
