import { describe, expect, test } from 'vitest';
import { shownTo } from '../pages/access';
import {
  accept,
  hostWhoLooks,
  newKey,
  person,
  seatMatch,
  serviceOfFile,
  startedMatch,
  type TestMatch,
} from '../testing/service';
import { drawingAt, drawingOf, type PictureKind } from './drawing-of';

const service = await serviceOfFile();

const host = person('host');

async function drawn({ code }: TestMatch, kind: PictureKind, user = null as typeof host | null) {
  const match = await service.matches.find(code);
  if (match === null) throw new Error('it is there');
  return drawingOf(match, { access: shownTo(service, match, user), kind });
}

const resolve = ({ host: api, code }: TestMatch) =>
  accept(hostWhoLooks(api).act({ code, action: { type: 'resolve' }, key: newKey() }));

async function finished(visibility: 'public' | 'unlisted' = 'public') {
  const match = await startedMatch(service, { settings: { rounds: 1, pace: 'ready' }, visibility });
  await everybodyPoints(match);
  return match;
}

/** It closes the round: nobody is waited for any more. */
async function everybodyPoints({ code, players }: TestMatch) {
  for (const [i, at] of ['B', 'C', null].entries()) {
    const player = players[i];
    if (player === undefined) throw new Error('three play');
    await accept(player.api.play.act({ code, seat: player.seat, action: { type: 'point', at }, key: newKey() }));
  }
}

const standOf = async (...asked: Parameters<typeof drawn>) => {
  const drawing = await drawn(...asked);
  return drawing.of === 'match' ? drawing.stand.is : drawing.of;
};

describe('what a picture is drawn from', () => {
  test('is the same for the host as for anybody who may watch', async () => {
    const match = await startedMatch(service, { game: 'runes-to-ruins', seats: 5, visibility: 'public' });
    await resolve(match);
    for (const kind of ['lobby', 'last', 'preview'] as const) {
      expect(await drawn(match, kind, host)).toEqual(await drawn(match, kind));
    }
  });

  test('stays as it is while people act', async () => {
    const match = await startedMatch(service, { visibility: 'public' });
    const before = await drawn(match, 'last');
    const [ana, bea] = match.players;
    if (ana === undefined || bea === undefined) throw new Error('three play');
    await accept(
      ana.api.play.act({ code: match.code, seat: ana.seat, action: { type: 'point', at: bea.seat }, key: newKey() }),
    );
    expect(await drawn(match, 'last')).toEqual(before);
    await resolve(match);
    expect(await standOf(match, 'last')).toBe('closed');
  });

  test('of a game whose steps are not told is what they have come to, and not how far the open one is', async () => {
    const match = await startedMatch(service, { game: 'bifrost', seats: 3, visibility: 'public' });
    await resolve(match);
    const drawing = await drawn(match, 'last');
    expect(drawing).toMatchObject({ stand: { is: 'playing', view: { viewer: 'spectator', step: 2 } } });
    expect(JSON.stringify(drawing)).not.toMatch(/"acted":(true|false)/);
    expect(await drawn(match, 'last', host)).toEqual(drawing);
    const other = await startedMatch(service, { visibility: 'public' });
    expect(await drawn(other, 'last')).toMatchObject({ stand: { is: 'playing', view: null } });
  });

  test('of a lobby is who sits there', async () => {
    const match = await seatMatch(service, { visibility: 'public' });
    expect(await standOf(match, 'preview')).toBe('lobby');
  });

  test('has the result where the end is asked for; in what a link shows, a day after the end', async () => {
    const match = await finished();
    expect(await standOf(match, 'end')).toBe('ended');
    expect(await standOf(match, 'last')).toBe('over');
    expect(await standOf(match, 'preview')).toBe('over');
    expect(JSON.stringify(await drawn(match, 'preview'))).not.toMatch(/winners|standings|pointers/);
    const day = 24 * 60 * 60 * 1000;
    await service.prisma.match.update({
      where: { code: match.code },
      data: { finishedAt: new Date(Date.now() - day - 60_000), revision: { increment: 1 } },
    });
    const loaded = await service.matches.find(match.code);
    await loaded?.refresh(service.prisma);
    expect(await standOf(match, 'preview')).toBe('ended');
  });

  test('of a moment of the film is what had closed by then, as spectators saw it, and nothing of the end', async () => {
    const match = await startedMatch(service, { settings: { rounds: 2, pace: 'ready' }, visibility: 'public' });
    const at = async (step: number) => {
      const loaded = await service.matches.find(match.code);
      if (loaded === null) throw new Error('it is there');
      return drawingAt(loaded, { access: shownTo(service, loaded, null), step });
    };
    await everybodyPoints(match);
    const live = await drawn(match, 'last');
    expect(await at(1)).toEqual(live); // there is no film yet
    await everybodyPoints(match);
    expect(await at(4)).toEqual(live);
    expect(JSON.stringify(await at(4))).not.toMatch(/winners|standings|pointer"/);
    expect(await at(1)).toMatchObject({ stand: { is: 'playing' } });
    for (const step of [0, 6, 99]) expect(await at(step)).toEqual(await drawn(match, 'preview'));
    await accept(match.host.lobby.change({ code: match.code, visibility: 'unlisted' }));
    expect(await at(4)).toEqual({ of: 'house' });
  });

  test('of an earlier close is what was drawn when it was the last, of one that was taken back the match as it stands', async () => {
    const match = await startedMatch(service, { settings: { rounds: 3, pace: 'ready' }, visibility: 'public' });
    const of = async (close: number) => {
      const loaded = await service.matches.find(match.code);
      if (loaded === null) throw new Error('it is there');
      return drawingOf(loaded, { access: shownTo(service, loaded, null), kind: 'last', close });
    };
    await everybodyPoints(match);
    const first = await drawn(match, 'last');
    expect(first).toMatchObject({ stand: { is: 'closed' } });
    await everybodyPoints(match);
    const second = await drawn(match, 'last');
    expect([await of(0), await of(1), await of(2)]).toEqual([first, second, second]);
    await accept(
      hostWhoLooks(match.host).act({
        ...{ code: match.code, action: { type: 'rewind', to: 3 }, key: newKey(), reason: 'a slip' },
      }),
    );
    expect([await of(0), await of(1), await of(2)]).toEqual([first, first, first]);
    await accept(hostWhoLooks(match.host).act({ code: match.code, action: { type: 'resume' }, key: newKey() }));
    for (const _ of 'two') if ((await standOf(match, 'last')) !== 'over') await everybodyPoints(match);
    expect(await of(0)).toEqual(first);
    expect(await of(9)).toMatchObject({ stand: { is: 'over' } });
    const drawings = await Promise.all([0, 1, 2, 3, 4].map(of));
    for (const drawing of drawings) expect(JSON.stringify(drawing)).not.toMatch(/winners|standings|pointer"/);
    const ofLastRound = drawings.filter((one) => one.of === 'match' && one.stand.is === 'closed').at(-1);
    expect(ofLastRound).toMatchObject({ stand: { after: { status: 'finished', viewer: 'spectator' } } });
  });

  test('is the house for a stranger, and for links to what is not public: as where there is no match', async () => {
    const secret = await startedMatch(service, { visibility: 'private' });
    const nothing = drawingOf(null, {
      access: shownTo(service, { platform: await platformOf(secret) }, null),
      kind: 'last',
    });
    for (const kind of ['lobby', 'last', 'end', 'preview'] as const) expect(await drawn(secret, kind)).toEqual(nothing);
    expect(await drawn(secret, 'preview', host)).toEqual(nothing);
    const unlisted = await finished('unlisted');
    expect(await drawn(unlisted, 'preview')).toEqual(nothing);
    expect(await standOf(unlisted, 'end')).toBe('ended');
  });
});

async function platformOf({ code }: TestMatch) {
  const match = await service.matches.find(code);
  if (match === null) throw new Error('it is there');
  return match.platform;
}
