import { describe, expect, test } from 'vitest';
import type { MatchView, SeatId } from '@/games/game';
import { applyPatch } from '@/games/kit/diff';
import { seatId, seatIds } from '@/games/kit/seats';
import { Screen } from '../testing/screen';
import {
  accept,
  callerFor,
  hostWhoLooks,
  newKey,
  seatMatch,
  serviceOfFile,
  startedMatch,
  type TestMatch,
} from '../testing/service';
import type { LogStory } from './shapes';

const service = await serviceOfFile();

async function point({ code, players }: TestMatch, by: SeatId, at: string | null): Promise<void> {
  const player = players.find(({ seat }) => seat === by);
  if (player === undefined) throw new Error(`no ${by}`);
  await accept(player.api.play.act({ code, seat: by, action: { type: 'point', at }, key: newKey() }));
}

const asHost = ({ host, code }: TestMatch, action: unknown, reason?: string) =>
  accept(hostWhoLooks(host).act({ code, action, key: newKey(), reason }));

const storyOf = ({ code }: TestMatch): Promise<LogStory> => callerFor(service, null).matches.story({ code });

/** What was public at the start and after each close. */
function viewsOf({ first, closes }: LogStory): MatchView[] {
  const views = first === null ? [] : [first];
  for (const { change } of closes) {
    views.push(applyPatch(views.at(-1), JSON.parse(JSON.stringify(change))) as MatchView);
  }
  return views;
}

const untimed = ({ first, closes, lines }: LogStory) => ({
  first,
  closes: closes.map((close) => ({ ...close, time: 0 })),
  lines: lines.map((line) => ({ ...line, at: 0, time: 0, person: null })),
});

const threeRounds = { rounds: 3, pace: 'host', roundSeconds: null };

describe('the public log', () => {
  test('opens with what is public at the start; before it there is nothing to tell', async () => {
    const lobby = await seatMatch(service, { settings: threeRounds });
    const lastClose = () => callerFor(service, null).matches.lastClose({ code: lobby.code });
    expect(await storyOf(lobby)).toEqual({ lines: [], first: null, closes: [], handedOn: [] });
    expect(await lastClose()).toBeNull();
    expect((await callerFor(service, null).play.first({ code: lobby.code })).view).toBeNull();
    await accept(lobby.host.lobby.start({ code: lobby.code }));
    const first = { round: 1, status: 'running', viewer: 'spectator' };
    expect(await storyOf(lobby)).toMatchObject({ lines: [], first, closes: [] });
    expect(await lastClose()).toBeNull();
    await asHost(lobby, { type: 'resolve' });
    expect(await lastClose()).toMatchObject({ before: { round: 1 }, after: { round: 2, viewer: 'spectator' } });
  });

  test('tells who comes late what was sent to who was there', async () => {
    const match = await startedMatch(service, { settings: threeRounds });
    const screen = new Screen(service, { user: null, code: match.code });
    await screen.until(() => true);
    const seen = [screen.state?.view];
    for (const round of [2, 3]) {
      await point(match, seatId('A'), 'B');
      await point(match, seatId('B'), round === 2 ? 'C' : null);
      await asHost(match, { type: 'resolve' });
      await screen.until(({ view }) => view?.round === round);
      seen.push(screen.state?.view);
    }
    const story = await storyOf(match);
    expect(viewsOf(story)).toEqual(seen);
    expect(story.closes.map(({ time }) => time)).toEqual(story.lines.map(({ time }) => time));
    expect(story.closes.map(({ after, rewoundBy }) => ({ after, rewoundBy }))).toEqual([
      { after: 1, rewoundBy: null },
      { after: 2, rewoundBy: null },
    ]);
    await screen.close();
  });

  test('is the same whoever pointed at whom, where the map comes to the same', async () => {
    const [one, two] = await Promise.all(
      [seatIds('ABC'), seatIds('CAB')].map(async ([first, second, third]) => {
        const match = await startedMatch(service, { settings: threeRounds });
        await point(match, first ?? seatId('A'), second ?? null);
        await point(match, third ?? seatId('C'), null);
        await asHost(match, { type: 'resolve' });
        return untimed(await storyOf(match));
      }),
    );
    expect(one?.closes).toHaveLength(1);
    expect(two).toEqual(one);
  });

  test('is one story for all, between the lines that each may read', async () => {
    const match = await startedMatch(service, { settings: threeRounds });
    await point(match, seatId('A'), 'B');
    await asHost(match, { type: 'resolve' });
    const [host, player] = await Promise.all(
      [match.host, match.players[0]?.api ?? match.host].map((api) => api.matches.story({ code: match.code })),
    );
    const spectator = await storyOf(match);
    expect([host, player, spectator].map((story) => story?.lines.map(({ by }) => by))).toEqual([
      ['A', 'host'],
      ['A', 'host'],
      ['host'],
    ]);
    expect([host, player, spectator].map((story) => story?.closes.map(({ after }) => after))).toEqual([[2], [2], [1]]);
    for (const story of [host, player]) {
      expect(story?.first).toEqual(spectator.first);
      expect(story?.closes.map(({ change }) => change)).toEqual(spectator.closes.map(({ change }) => change));
    }
  });

  test('keeps what a rewind took back, marked, and forgets an end that did not stand', async () => {
    const match = await startedMatch(service, { settings: { ...threeRounds, rounds: 1 } });
    await point(match, seatId('A'), 'B');
    await point(match, seatId('B'), 'C');
    await asHost(match, { type: 'resolve' });
    await accept(match.host.host.tellFinale({ code: match.code, step: 0 }));
    const over = await storyOf(match);
    expect(viewsOf(over).at(-1)).toMatchObject({ status: 'finished', rounds: [{ round: 1 }] });
    await asHost(match, { type: 'rewind', to: 2 }, 'A player was misheard.');
    const story = await storyOf(match);
    expect(story.closes.map(({ after, rewoundBy }) => ({ after, rewoundBy }))).toEqual([
      { after: 1, rewoundBy: 2 },
      { after: 1, rewoundBy: null },
    ]);
    expect(viewsOf(story).at(-1)).toMatchObject({ status: 'paused', round: 1 });
    expect(JSON.stringify(story)).not.toContain('"scores"');
  });
});
