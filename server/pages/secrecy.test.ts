import { describe, expect, test } from 'vitest';
import type { SeatId } from '@/games/game';
import { games } from '@/games/index';
import { createRandom } from '@/games/kit/random';
import { seatId } from '@/games/kit/seats';
import { checkAction, viewOf } from '@/games/match';
import { Screen } from '../testing/screen';
import {
  accept,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  refusalOf,
  serviceOfFile,
  startedMatch,
  type TestMatch,
} from '../testing/service';

const service = await serviceOfFile();

const point = (at: string | null) => ({ type: 'point', at });

async function actIn({ code, players }: TestMatch, seat: SeatId, action: unknown): Promise<void> {
  const player = players.find((other) => other.seat === seat);
  await accept(player?.api.play.act({ code, seat, action, key: newKey() }) ?? Promise.reject(new Error(seat)));
}

const asHost = ({ host, code }: TestMatch, action: unknown, reason?: string) =>
  accept(hostWhoLooks(host).act({ code, action, key: newKey(), reason }));

/** Everything that arrived, without what differs between any two matches. */
const withoutIdentity = (texts: readonly string[]) =>
  texts.map((text) =>
    text
      .replace(/"(now|createdAt|startedAt|since|code|seedHash|lastSeenAt|actedAt)":("[^"]*"|\d+)/g, '"$1":0')
      .replace(/\["(now|createdAt|startedAt|actedAt)",\["s",\d+\]\]/g, '["$1",0]'),
  );

describe('nobody learns who plays which colour', () => {
  /** A whole match, acted in the order of the colours; the seats of green and blue as told. */
  async function playBifrost(green: SeatId, blue: SeatId) {
    const colors = { A: 'red', [green]: 'green', [blue]: 'blue' };
    const settings = {
      colors: Object.fromEntries(['A', 'B', 'C'].map((seat) => [seat, colors[seat as 'A']])),
      stallTurns: 3,
      moveSeconds: null,
      breakSeconds: null,
    };
    const match = await startedMatch(service, { game: 'bifrost', settings });
    const viewers = [match.players[0]?.person ?? null, null];
    const screens = viewers.map((user) => new Screen(service, { user, code: match.code }));
    await Promise.all(screens.map((screen) => screen.until(() => true)));
    const order = [seatId('A'), green, blue];
    for (let step = 0; step < 4; step++) await playStep(match, { order, step });
    // Nobody puts anything for so long that the boards end: a close that is told.
    for (let step = 0; step < settings.stallTurns; step++) {
      for (const seat of order) await actIn(match, seat, { type: 'ready' });
    }
    await asHost(match, { type: 'pause' }, 'A break');
    await Promise.all(screens.map((screen) => screen.until(({ view }) => view?.status === 'paused')));
    const logs = await Promise.all(viewers.map((user) => callerFor(service, user).matches.log({ code: match.code })));
    const closes = await Promise.all(
      viewers.map((user) => callerFor(service, user).matches.lastClose({ code: match.code })),
    );
    const stories = await Promise.all(
      viewers.map((user) => callerFor(service, user).matches.story({ code: match.code })),
    );
    const lists = (await callerFor(service, null).matches.publicList()).find(({ code }) => code === match.code);
    for (const screen of screens) await screen.close();
    return {
      texts: screens.map(({ texts }) => withoutIdentity(texts)),
      closes: withoutIdentity(closes.map((close) => JSON.stringify(close))),
      stories: stories.map(({ first, closes }) => ({ first, closes: closes.map((close) => ({ ...close, time: 0 })) })),
      logs: logs.map((lines) => lines.map(({ action, by, reason, seq }) => ({ action, by, reason, seq }))),
      settings: (await callerFor(service, null).matches.page({ code: match.code })).settings,
      list: lists === undefined ? null : { ...lists, code: '', updatedAt: 0 },
    };
  }

  async function playStep(match: TestMatch, { order, step }: { order: readonly SeatId[]; step: number }) {
    const game = games.get('bifrost');
    const live = await service.matches.find(match.code);
    for (const [i, seat] of order.entries()) {
      if (game === undefined || live?.folded == null) throw new Error('no match');
      const view = viewOf(live.folded, seat);
      const action = game.bots[0]?.play(view, createRandom('secrecy', step, i));
      if (action != null && checkAction(game, view, action) === null) await actIn(match, seat, action);
      await actIn(match, seat, { type: 'ready' });
    }
  }

  test('with the seats of two others swapped, a seat and a spectator are sent the same, message for message', async () => {
    const one = await playBifrost(seatId('B'), seatId('C'));
    const two = await playBifrost(seatId('C'), seatId('B'));
    expect(one.texts[0]?.length).toBeGreaterThan(8);
    expect(one.closes.join()).toContain('"before":{"game":"bifrost"');
    expect(one.stories[0]?.closes.length).toBeGreaterThan(2);
    expect(two).toEqual(one);
    expect(one.settings.colors).toBeNull();
  });

  test('a move that others may not see yet makes no message, and presence and stand-ins are not told', async () => {
    const match = await startedMatch(service, { game: 'bifrost', visibility: 'public' });
    const [first, second] = match.players;
    const live = await service.matches.find(match.code);
    if (live?.folded == null || first === undefined || second === undefined) throw new Error('no match');
    const screen = new Screen(service, { user: second.person, code: match.code });
    await screen.until(() => true);
    const board = (viewOf(live.folded, first.seat) as unknown as { own: { board: number } }).own.board;
    await actIn(match, first.seat, { type: 'move', board, cell: 'E5' });
    await actIn(match, first.seat, { type: 'undo' });
    const own = new Screen(service, { user: first.person, code: match.code });
    await own.until(() => true);
    await accept(match.host.host.handToBot({ code: match.code, seat: first.seat }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.texts).toHaveLength(1);
    expect(screen.state?.page.seats).toMatchObject(
      Array(3).fill({ online: null, holder: 'player', bot: null, standIn: false }),
    );
    expect((await match.host.matches.page({ code: match.code })).seats[0]).toMatchObject({
      standIn: true,
      holder: 'bot',
    });
    await screen.close();
    await own.close();
  });
});

describe('what is sent to whom', () => {
  test("a seat's text holds nothing of another's submission before the round closes; all see it at the end", async () => {
    const match = await startedMatch(service, { settings: { rounds: 1 } });
    const screens = [match.players[1]?.person ?? null, null].map(
      (user) => new Screen(service, { user, code: match.code }),
    );
    await Promise.all(screens.map((screen) => screen.until(() => true)));
    await actIn(match, seatId('A'), point('B'));
    for (const screen of screens) {
      const { view } = await screen.until((state) => state.view?.seats[0]?.acted === true);
      expect(JSON.stringify(view)).not.toContain('"pointers":{');
      expect(screen.texts.join()).not.toMatch(/"seed":"/);
    }
    await asHost(match, { type: 'end' });
    for (const screen of screens) {
      const { page, view } = await screen.until((state) => state.page.status === 'finished');
      expect(page.seed).not.toBeNull();
      expect(JSON.stringify(view)).toContain('"pointers":{"A":"B"');
      await screen.close();
    }
  });

  test('a stage that a player opens is sent what any spectator is; the last close is too, also to a host', async () => {
    const match = await startedMatch(service);
    const spectator = new Screen(service, { user: null, code: match.code });
    const stage = new Screen(service, { user: match.players[0]?.person ?? null, code: match.code, asSpectator: true });
    await Promise.all([spectator, stage].map((screen) => screen.until(() => true)));
    await actIn(match, seatId('A'), point('B'));
    await asHost(match, { type: 'resolve' });
    for (const screen of [spectator, stage]) await screen.until(({ view }) => view?.round === 2);
    expect(withoutIdentity(stage.texts)).toEqual(withoutIdentity(spectator.texts));
    const [asked, seen] = await Promise.all([
      match.host.matches.lastClose({ code: match.code, asSpectator: true }),
      callerFor(service, null).matches.lastClose({ code: match.code }),
    ]);
    expect(asked).toEqual(seen);
    expect(asked?.after.viewer).toBe('spectator');
    for (const screen of [spectator, stage]) await screen.close();
  });

  test('equal viewers are sent one text', async () => {
    const match = await startedMatch(service);
    const screens = Array.from({ length: 5 }, () => new Screen(service, { user: null, code: match.code }));
    await Promise.all(screens.map((screen) => screen.until(() => true)));
    await asHost(match, { type: 'resolve' });
    await Promise.all(screens.map((screen) => screen.until(({ view }) => view?.round === 2)));
    expect(new Set(screens.flatMap(({ texts }) => texts[1] ?? [])).size).toBe(1);
    expect(new Set(screens.flatMap(({ ids }) => ids[1] ?? [])).size).toBe(1);
    for (const screen of screens) await screen.close();
  });

  test('a text does not grow with the rounds behind it', async () => {
    const match = await startedMatch(service, { settings: { rounds: 60 } });
    const screen = new Screen(service, { user: null, code: match.code });
    for (let round = 1; round <= 50; round++) {
      await screen.until(({ view }) => view?.round === round);
      await asHost(match, { type: 'resolve' });
    }
    await screen.until(({ view }) => view?.round === 51);
    expect(screen.texts.at(-1)?.length).toBeLessThan(1.2 * (screen.texts[2] ?? '').length);
    await screen.close();
  });

  test('others read of the log what hosts did with the match and what they sent, with numbers that count no others', async () => {
    const match = await startedMatch(service);
    await actIn(match, seatId('A'), point('B'));
    await actIn(match, seatId('B'), point('A'));
    await asHost(match, { type: 'resolve' });
    await actIn(match, seatId('C'), point('A'));
    await asHost(match, { type: 'rewind', to: 2 }, 'A player was misheard.');
    const log = await match.players[0]?.api.matches.log({ code: match.code });
    expect(log?.map(({ seq, action, reason, rewoundBy }) => ({ seq, action, reason, rewoundBy }))).toEqual([
      { seq: 1, action: point('B'), reason: null, rewoundBy: null },
      { seq: 2, action: { type: 'resolve' }, reason: null, rewoundBy: 3 },
      { seq: 3, action: { type: 'rewind' }, reason: 'A player was misheard.', rewoundBy: null },
    ]);
    const before = await match.players[0]?.api.matches.viewBefore({ code: match.code, seq: 3 });
    expect(before).toMatchObject({ round: 2, viewer: 'A' });
    expect((await match.host.matches.log({ code: match.code })).map(({ rewoundBy }) => rewoundBy)).toEqual([
      null,
      null,
      5,
      5,
      null,
    ]);
  });

  test('records are for hosts until the end, then for all; a rewind wants a reason', async () => {
    const match = await startedMatch(service);
    const player = match.players[0]?.api;
    expect(await player?.matches.record({ code: match.code })).toBeNull();
    expect(
      await refusalOf(
        hostWhoLooks(match.host).act({ code: match.code, action: { type: 'rewind', to: 0 }, key: newKey() }),
      ),
    ).toBe('REASON_NEEDED');
    const end = { code: match.code, action: { type: 'end' }, key: newKey(), meantFor: 'round 1' };
    await expect(player?.host.act(end)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await asHost(match, { type: 'end' });
    expect((await player?.matches.record({ code: match.code }))?.complete).toBe(true);
  });

  test('notes of a seat are for its holder alone', async () => {
    const match = await startedMatch(service);
    const [one, two] = match.players;
    await accept(
      one?.api.play.saveNotebook({ code: match.code, seat: 'A', value: { marks: ['B1'] } }) ?? Promise.reject(),
    );
    expect(await one?.api.play.notebook({ code: match.code, seat: 'A' })).toEqual({ value: { marks: ['B1'] } });
    await expect(two?.api.play.notebook({ code: match.code, seat: 'A' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(match.host.play.notebook({ code: match.code, seat: 'A' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('a sealed match', () => {
  test('its host sees who has submitted, never what, until the round closes; nor in the log, nor in the record', async () => {
    const match = await startedMatch(service, { sealed: true });
    const screen = new Screen(service, { user: person('host'), code: match.code });
    await screen.until(() => true);
    await actIn(match, seatId('A'), point('B'));
    const own = await match.players[0]?.api.play.first({ code: match.code });
    expect(own?.view, 'players know their own').toMatchObject({ viewer: 'A', own: [{ round: 1, at: 'B' }] });
    const { view } = await screen.until((state) => state.view?.seats[0]?.acted === true);
    expect(view).toMatchObject({ viewer: 'host', preview: { pointers: { A: null } } });
    expect(screen.texts.join()).not.toContain('"A":"B"');
    expect(await match.host.matches.log({ code: match.code })).toMatchObject([{ by: 'A', action: null }]);
    expect(await match.host.matches.record({ code: match.code })).toMatchObject({
      complete: false,
      record: { events: [] },
    });
    const preview = await match.host.host.rewindPreview({ code: match.code, to: 0 });
    expect(preview?.lost).toMatchObject([{ action: null }]);
    await asHost(match, { type: 'resolve' });
    const closed = await screen.until((state) => state.view?.round === 2);
    expect(closed.view).toMatchObject({ rounds: [{ pointers: { A: 'B' } }] });
    expect((await match.host.matches.log({ code: match.code }))[0]).toMatchObject({ action: point('B') });
    await screen.close();
  });
});
