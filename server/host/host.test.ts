import { describe, expect, test } from 'vitest';
import { db } from '../database/db';
import { Screen } from '../testing/screen';
import {
  accept,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  refusalOf,
  seatMatch,
  serviceOfFile,
  startedMatch,
  type TestMatch,
} from '../testing/service';

const service = await serviceOfFile({ drivesBots: true });

const point = (at: string | null) => ({ type: 'point', at });
const asHost = ({ host, code }: TestMatch, action: unknown, reason?: string) =>
  accept(hostWhoLooks(host).act({ code, action, key: newKey(), reason }));

async function createAccount(name: string): Promise<void> {
  await db().pool.query(`insert into "User" (id, name, "nameKey") values ($1, $2, $3)`, [
    `test-${name}`,
    name,
    name.toLowerCase(),
  ]);
}

describe('the dashboard', () => {
  test('shows the host who has acted since when, and tells that to nobody else', async () => {
    const match = await startedMatch(service);
    const before = Date.now();
    await accept(
      match.players[0]?.api.play.act({ code: match.code, seat: 'A', action: point(null), key: newKey() }) ??
        Promise.reject(),
    );
    const page = await match.host.matches.page({ code: match.code });
    expect(page.seats[0]?.actedAt).toBeGreaterThanOrEqual(before);
    expect(page.seats[1]?.actedAt).toBeNull();
    expect((await match.players[1]?.api.matches.page({ code: match.code }))?.seats[0]?.actedAt).toBeNull();
  });

  test('shows what a rewind would take back, then both versions and the reason', async () => {
    const match = await startedMatch(service, { settings: { roundSeconds: 600 } });
    await asHost(match, { type: 'resolve' });
    await asHost(match, { type: 'extend', seconds: 60 });
    const preview = await match.host.host.rewindPreview({ code: match.code, to: 0 });
    expect(preview?.lost.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(preview?.view.round).toBe(1);
    await asHost(match, { type: 'rewind', to: 0 }, 'Resolved too early');
    const log = await match.host.matches.log({ code: match.code });
    expect(log.map(({ rewoundBy, reason }) => [rewoundBy, reason])).toEqual([
      [3, null],
      [3, null],
      [null, 'Resolved too early'],
    ]);
    expect((await match.host.matches.page({ code: match.code })).pause).toMatchObject({ reason: 'Resolved too early' });
    expect(await match.host.host.rewindPreview({ code: match.code, to: 99 })).toBeNull();
    const over = await match.host.host.rewindPreview({ code: match.code, to: 2 });
    expect(over?.regained.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test('submits for a seat, logged as such', async () => {
    const match = await startedMatch(service);
    const sent = { code: match.code, action: point('A'), key: newKey(), meantFor: 'round 1' };
    const input = { ...sent, seat: 'B', reason: 'Sent by message' };
    await accept(match.host.host.actFor(input));
    expect(await match.host.matches.log({ code: match.code })).toMatchObject([
      { by: 'B', via: 'host', person: 'host', reason: 'Sent by message', action: point('A') },
    ]);
    expect(await refusalOf(match.host.host.actFor({ ...input, seat: 'Q' }))).toBe('UNKNOWN_SEAT');
  });

  test('replaces a player: the old one is out at once, the new one comes by link', async () => {
    const match = await startedMatch(service);
    const [old] = match.players;
    const screen = new Screen(service, { user: old?.person ?? null, code: match.code });
    await screen.until(({ page }) => page.seat === 'A');
    const { token } = await accept(match.host.host.replaceSeat({ code: match.code, seat: 'A' }));
    await screen.until(({ page, view }) => page.role === 'spectator' && view?.viewer === 'spectator');
    const act = old?.api.play.act({ code: match.code, seat: 'A', action: point(null), key: newKey() });
    await expect(act).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const next = callerFor(service, person('next'));
    expect(await accept(next.lobby.claim({ token }))).toMatchObject({ seat: 'A', code: match.code });
    await accept(next.play.act({ code: match.code, seat: 'A', action: point(null), key: newKey() }));
    await screen.close();
  });

  test('hands a seat to a bot, which plays it, and back', async () => {
    const match = await startedMatch(service);
    const { code } = match;
    const [one] = match.players;
    await accept(match.host.host.handToBot({ code, seat: 'A' }));
    await expect
      .poll(async () => (await match.host.matches.log({ code })).at(0))
      .toMatchObject({ by: 'A', via: 'bot' });
    const act = () =>
      refusalOf(one?.api.play.act({ code, seat: 'A', action: point(null), key: newKey() }) ?? Promise.reject());
    expect(await act()).toBe('STAND_IN');
    await accept(match.host.host.handBack({ code, seat: 'A' }));
    expect(await act()).toBeNull();
    expect(await refusalOf(match.host.host.handBack({ code, seat: 'A' }))).toBe('NO_STAND_IN');
  });

  test('does to a seat what was meant for who sits there, and nothing once somebody else does', async () => {
    const match = await startedMatch(service);
    const { code, host } = match;
    const sittingOf = async () => (await host.matches.page({ code })).seats[0]?.sitting ?? undefined;
    const old = { code, seat: 'A', meantFor: await sittingOf() };
    const atOnce = await Promise.all([host.host.replaceSeat(old), host.host.replaceSeat(old)]);
    expect(atOnce.map((outcome) => (outcome.ok ? 'ok' : outcome.refusal.code)).sort()).toEqual(['TOO_LATE', 'ok']);
    for (const late of [host.host.handToBot(old), host.host.handBack(old), host.lobby.issueSeatLink(old)])
      expect(await refusalOf(late)).toBe('TOO_LATE');
    expect(await refusalOf(host.lobby.revokeSeatLink(old))).toBe('TOO_LATE');
    const token = atOnce.flatMap((outcome) => (outcome.ok ? outcome.token : []))[0] ?? '';
    const next = callerFor(service, person('next'));
    expect(await accept(next.lobby.claim({ token }))).toMatchObject({ seat: 'A' });
    await accept(host.host.handToBot({ ...old, meantFor: await sittingOf() }));
    await accept(host.host.handBack({ ...old, meantFor: await sittingOf() }));
    const seatOf = async (api: typeof host) => (await api.matches.page({ code })).seats[0]?.sitting;
    expect(await seatOf(next), 'for hosts alone').toBeNull();
  });

  test('takes nobody off a seat of a lobby who has sat down since', async () => {
    const { code, host, players } = await seatMatch(service);
    const meantFor = (await host.matches.page({ code })).seats[0]?.sitting ?? undefined;
    await accept(players[0]?.api.lobby.leave({ code, seat: 'A' }) ?? Promise.reject());
    expect(await refusalOf(host.lobby.free({ code, seat: 'A', meantFor }))).toBe('TOO_LATE');
  });

  test('nudges those who have not submitted, and them alone', async () => {
    const match = await startedMatch(service);
    const { code, players } = match;
    await accept(players[0]?.api.play.act({ code, seat: 'A', action: point(null), key: newKey() }) ?? Promise.reject());
    expect(await accept(match.host.host.nudge({ code }))).toMatchObject({ seats: ['B', 'C'] });
    expect((await players[0]?.api.matches.page({ code }))?.notices).toEqual([]);
    expect((await players[1]?.api.matches.page({ code }))?.notices).toMatchObject([{ kind: 'nudge' }]);
  });

  test('lets somebody see everything, who is listed and cannot sit down; and takes it back on their open screen', async () => {
    const match = await startedMatch(service);
    const { code } = match;
    await createAccount('Eve');
    const screen = new Screen(service, { user: person('Eve'), code });
    await screen.until(({ view }) => view?.viewer === 'spectator');
    await accept(match.host.host.grantFullView({ code, name: 'eve' }));
    await screen.until(({ view }) => view?.viewer === 'host');
    expect((await match.players[0]?.api.matches.page({ code }))?.fullViewers).toMatchObject([{ name: 'Eve' }]);
    const { token } = await accept(match.host.host.replaceSeat({ code, seat: 'A' }));
    expect(await refusalOf(callerFor(service, person('Eve')).lobby.claim({ token }))).toBe('FULL_VIEW');
    await expect(callerFor(service, person('Eve')).host.nudge({ code })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await accept(match.host.host.revokeFullView({ code, personId: 'test-Eve' }));
    await screen.until(({ view }) => view?.viewer === 'spectator');
    expect(await refusalOf(match.host.host.grantFullView({ code, name: 'nobody at all' }))).toBe('UNKNOWN_PERSON');
    await screen.close();
  });

  test('a question is private to its seat; an answer is too, unless it is published as a ruling', async () => {
    const match = await startedMatch(service);
    const { code, players } = match;
    const [one, two] = players;
    await accept(
      one?.api.play.ask({ code, seat: 'A', key: newKey(), text: 'May I point at nobody?' }) ?? Promise.reject(),
    );
    expect((await two?.api.matches.page({ code }))?.questions).toEqual([]);
    const [question] = (await match.host.matches.page({ code })).questions;
    expect((await match.host.matches.mine()).find((each) => each.code === code)).toMatchObject({ waits: true });
    await accept(match.host.host.answer({ code, n: question?.n ?? 0, text: 'Yes.', publish: true }));
    expect(await refusalOf(match.host.host.answer({ code, n: question?.n ?? 0, text: 'No.', publish: false }))).toBe(
      'ANSWERED',
    );
    const page = await two?.api.matches.page({ code });
    expect(page?.rulings).toMatchObject([{ text: 'Yes.', question: null, by: 'host' }]);
    expect(JSON.stringify(page?.rulings)).not.toMatch(/player 1|point at nobody/);
    expect((await one?.api.matches.page({ code }))?.questions).toMatchObject([{ answer: 'Yes.', published: true }]);
  });

  test('a published answer repeats its question only in the words that its host lets stand', async () => {
    const { code, players, host } = await startedMatch(service);
    const text = 'If I point at Noor and she points at me?';
    await accept(players[0]?.api.play.ask({ code, seat: 'A', key: newKey(), text }) ?? Promise.reject());
    const quote = 'If two point at each other?';
    await accept(host.host.answer({ code, n: 1, text: 'Then both lose.', publish: true, quote }));
    const page = await players[1]?.api.matches.page({ code });
    expect(page?.rulings).toMatchObject([{ text: 'Then both lose.', question: quote }]);
    expect(JSON.stringify(page)).not.toContain('Noor');
  });

  test('everybody reads that the match was taken back, and why, until something new opens', async () => {
    const match = await startedMatch(service, { settings: { pace: 'host', rounds: 3 } });
    const { code, players } = match;
    const taken = async () => (await players[0]?.api.matches.page({ code }))?.takenBack;
    expect(await taken()).toBeNull();
    await asHost(match, { type: 'resolve' });
    await asHost(match, { type: 'rewind', to: 0 }, 'Resolved too early');
    expect(await taken()).toMatchObject({ reason: 'Resolved too early', at: expect.any(Number) });
    await asHost(match, { type: 'resume' });
    expect(await taken()).toMatchObject({ reason: 'Resolved too early' });
    await asHost(match, { type: 'resolve' });
    expect(await taken()).toBeNull();
  });

  test('awards are proposed by the rules, and confirmed or amended with a reason', async () => {
    const match = await startedMatch(service, { settings: { rounds: 1, tokenThreshold: 0 } });
    const { code, players } = match;
    for (const [seat, at] of [
      ['A', 'B'],
      ['B', 'C'],
      ['C', null],
    ] as const) {
      await accept(
        players.find((p) => p.seat === seat)?.api.play.act({ code, seat, action: point(at), key: newKey() }) ??
          Promise.reject(),
      );
    }
    const page = await match.host.matches.page({ code });
    expect(page.status).toBe('finished');
    expect(page.awards?.every(({ state }) => state === 'proposed')).toBe(true);
    const keys = page.awards?.map(({ key }) => key) ?? [];
    await accept(match.host.host.decideAward({ code, key: keys[0] ?? '', seen: null, decision: { type: 'confirm' } }));
    const award = { seat: 'C', kind: 'garnet', amount: 3 } as const;
    await accept(
      match.host.host.decideAward({
        code,
        key: keys[1] ?? '',
        seen: null,
        decision: { type: 'amend', reason: 'Good sport', award },
      }),
    );
    await accept(match.host.host.addAward({ code, key: newKey(), reason: 'For the host', award }));
    const after = await players[0]?.api.matches.page({ code });
    expect(after?.awards?.slice(0, 2)).toMatchObject([
      { state: 'confirmed', final: page.awards?.[0]?.proposed },
      { state: 'amended', reason: 'Good sport', final: { ...award, reason: 'Good sport' } },
    ]);
    expect(after?.awards?.at(-1)).toMatchObject({ proposed: null, final: award });
    expect(await match.host.matches.awardsCsv({ code })).toContain('C,player 3,garnet,3,Good sport,amended');
    expect(await match.host.matches.resultsCsv({ code })).toMatch(
      /^rank,seat,name,points,winner,elimination candidate,/,
    );
    const add = (kind: string, word?: string) => {
      const award = { seat: 'A', kind, word, amount: -2 };
      return match.host.host.addAward({ code, key: newKey(), reason: 'For a speech', award });
    };
    await accept(add('favour', 'favour'));
    expect((await players[0]?.api.matches.page({ code }))?.awards?.map(({ final }) => final)).toContainEqual({
      seat: 'A',
      kind: 'favour',
      word: 'favour',
      amount: -2,
      reason: 'For a speech',
    });
    for (const [kind, word] of [
      ['favour'],
      ['garnet', 'ruby'],
      ['Royal favour', 'favour'],
      ['favour', 'x'.repeat(41)],
    ]) {
      await expect(add(kind ?? '', word)).rejects.toThrow(/kind|word/);
    }
    await asHost(match, { type: 'rewind', to: 0 }, 'Once more');
    expect((await match.host.matches.page({ code })).awards).toBeNull();
  });

  test('a ready-check shows who answered', async () => {
    const match = await startedMatch(service);
    const { code, players } = match;
    await accept(match.host.lobby.readyCheck({ code }));
    await accept(players[0]?.api.lobby.ready({ code, seat: 'A', ready: true }) ?? Promise.reject());
    const page = await match.host.matches.page({ code });
    expect(page.seats.map(({ ready }) => ready)).toEqual([true, false, false]);
  });
});

describe('what cannot be kept', () => {
  test('a number beyond those of questions is no question, and notes too deep to write down are refused', async () => {
    const { code, host, players } = await startedMatch(service);
    for (const n of [3_000_000_000, -3_000_000_000]) {
      const answer = host.host.answer({ code, n, text: 'Yes', publish: false });
      await expect(answer).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    const value = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    const save = players[0]?.api.play.saveNotebook({ code, seat: 'A', value }) ?? Promise.reject(new Error('nobody'));
    expect(await refusalOf(save)).toBe('TOO_DEEP');
  });
});

describe('a table as text', () => {
  test('names that a spreadsheet would run are text, and commas and quotes stay in their cell', async () => {
    const match = await startedMatch(service, { settings: { rounds: 1 } });
    await accept(match.host.lobby.rename({ code: match.code, seat: 'A', name: '=1+1' }));
    await accept(match.host.lobby.rename({ code: match.code, seat: 'B', name: 'Ann, "the" B' }));
    for (const { api, seat } of match.players)
      await accept(api.play.act({ code: match.code, seat, action: point(null), key: newKey() }));
    await expect
      .poll(async () => (await match.host.matches.page({ code: match.code })).status)
      .toMatch(/finished|running/);
    if ((await match.host.matches.page({ code: match.code })).status !== 'finished') await endVote(match);
    const csv = await match.host.matches.resultsCsv({ code: match.code });
    expect(csv).toContain(`,'=1+1,`);
    expect(csv).toContain(',"Ann, ""the"" B",');
  });

  async function endVote(match: TestMatch): Promise<void> {
    for (const { api, seat } of match.players) {
      await accept(api.play.act({ code: match.code, seat, action: { type: 'choose', seat: 'A' }, key: newKey() }));
    }
  }
});
