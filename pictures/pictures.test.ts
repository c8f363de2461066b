import path from 'node:path';
import { Tinypool } from 'tinypool';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureSize } from '@/components/post/picture';
import { catalog } from '@/games/catalog';
import type { MatchView, SeatId } from '@/games/game';
import { createRandom } from '@/games/kit/random';
import { inShort } from '@/games/kit/testing/in-short';
import { applyEvent, createMatch, foldMatch, lastCloseOf, type Match, resultsOf, viewOf } from '@/games/match';
import { type MatchRecord, parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import type { Drawing, Drawn, MatchDrawing } from '@/server/pictures/drawing';

let pool: Tinypool;
beforeAll(() => {
  pool = new Tinypool({ filename: path.join(import.meta.dirname, 'worker.mjs'), minThreads: 1, maxThreads: 1 });
});
afterAll(() => pool.destroy());

const draw = (drawing: Drawing): Promise<Drawn> => pool.run(drawing);

/** Width and height stand in the first chunk. */
function sizeOf(png: Uint8Array): { width: number; height: number } {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

type Stand = MatchDrawing['stand'];

function drawingOf(record: MatchRecord, stand: Stand): MatchDrawing {
  const { start } = parseRecord(record);
  const { id, name } = start.game;
  return {
    ...{ of: 'match', code: 'ABCDEFGH', title: 'Friday', game: id, gameName: name, anonymous: false },
    settings: start.settings,
    seats: start.seats.map((seat) => ({ seat, name: `Player ${seat}`, isFree: false, face: null })),
    stand,
  };
}

const spectatorsOf = (match: Match): MatchView => viewOf(match, 'spectator');

/** The record's closes in play, as a spectator sees them, each with the match as it was then. */
function closesOf(record: MatchRecord): { before: MatchView; after: MatchView; from: Match; at: Match }[] {
  const { start, events } = parseRecord(record);
  let match = createMatch(start);
  const found = events.flatMap((event, i) => {
    match = applyEvent(match, event, events.slice(0, i + 1)).match;
    const close = lastCloseOf(match);
    return close === null || close.after.status === 'finished' ? [] : [close];
  });
  const views = found.map(({ before, after }) => ({
    before: spectatorsOf(before),
    after: spectatorsOf(after),
    from: before,
    at: after,
  }));
  return views.filter(({ after }, i) => JSON.stringify(after) !== JSON.stringify(views[i - 1]?.after));
}

const isSame = (one: Drawn, other: Drawn): boolean => Buffer.from(one.png).equals(Buffer.from(other.png));

test('where no points are counted the words of an end say each place, and who was found by whom', async () => {
  const record = recordsOf('runes-to-ruins').find(({ name }) => name === 'five-seats')?.record;
  if (record === undefined) throw new Error('it is recorded');
  const { start, events } = parseRecord(record);
  const end = foldMatch(start, events);
  const results = resultsOf(end);
  if (results === null) throw new Error('it has an end');
  const { words } = await draw(drawingOf(record, { is: 'ended', view: spectatorsOf(end), results }));
  const lines = words.split('\n');
  expect(lines).toHaveLength(results.standings.length);
  expect(lines[0]).toMatch(/^1st: .+, never found\.$/);
  expect(lines.at(-1)).toMatch(/^5th: .+, found in round 4 by Player A\.$/);
});

test('the words of an end say who was who, where the names at the table do not', async () => {
  const record = recordsOf('bifrost').find(({ name }) => name === 'whole-match')?.record;
  if (record === undefined) throw new Error('it is recorded');
  const { start, events } = parseRecord(record);
  const end = foldMatch(start, events);
  const results = resultsOf(end);
  if (results === null) throw new Error('it has an end');
  const drawing = drawingOf(record, { is: 'ended', view: spectatorsOf(end), results });
  const seats = drawing.seats.map((seat, i) => ({ ...seat, name: ['Ash', 'Birch', 'Cedar'][i] ?? '' }));
  const { words } = await draw({ ...drawing, seats });
  expect(words).toBe('Ash as red wins with 18 points. Green was Cedar and blue was Birch.');
});

describe.each(
  inShort(
    5,
    catalog.map(({ id }) => id),
  ),
)('%s', (game) => {
  const records = recordsOf(game).map(({ record }) => record);
  const whole = records.find((record) => isOver(record)) ?? records[0];
  if (whole === undefined) throw new Error(`${game} has no recorded match`);
  const closes = closesOf(whole);
  const [first, last] = [closes[0], closes.at(-1)];
  if (first === undefined || last === undefined) throw new Error(`nothing closes in ${game}`);
  const closed = ({ before, after }: typeof first): Stand => ({ is: 'closed', before, after });

  test('a lobby says whose seats wait for them, and which are free for anybody', async () => {
    const record = recordsOf('bifrost')[0]?.record;
    if (record === undefined) throw new Error('it is recorded');
    const drawing = drawingOf(record, { is: 'lobby' });
    const lobbyOf = (names: readonly (string | null)[]) =>
      draw({
        ...drawing,
        seats: drawing.seats.map((seat, i) => ({ ...seat, name: names[i] ?? `Seat ${seat.seat}`, isFree: true })),
      });
    const [named, free] = [await lobbyOf(['Ann', 'Ben', 'Cleo']), await lobbyOf(['Ann', null, null])];
    expect(named.words).toBe('Three of three seats wait for their players.');
    expect(free.words).toBe('Three of three seats are free.');
    expect(isSame(named, await lobbyOf([null, null, null]))).toBe(false);
  });

  test('a close, the end and the lobby are pictures of the right size, and no two alike', async () => {
    const { start, events } = parseRecord(whole);
    const end = foldMatch(start, events);
    const results = resultsOf(end);
    if (results === null) throw new Error('it has an end');
    const drawn = await Promise.all(
      [
        closed(first),
        closed(last),
        { is: 'ended', view: spectatorsOf(end), results } as const,
        { is: 'lobby' } as const,
      ].map((stand) => draw(drawingOf(whole, stand))),
    );
    for (const { png, words } of drawn) {
      expect(sizeOf(png)).toEqual(pictureSize);
      expect(words).toMatch(/\.$/);
    }
    expect(new Set(drawn.map(({ png }) => Buffer.from(png).toString('base64'))).size).toBe(4);
  });

  test('secrets that are rearranged change no picture', async () => {
    const { rearrange } = await import(`../games/${game}/testing.ts`);
    const otherwiseOf = ({ state, ...match }: Match): Match => ({
      ...match,
      state: rearrange(state, 'spectator', createRandom('picture', game)),
    });
    // Some games keep secrets from round to round, in others they end with the close.
    const [from, at] = [otherwiseOf(last.from), otherwiseOf(last.at)];
    expect(JSON.stringify([from.state, at.state])).not.toBe(JSON.stringify([last.from.state, last.at.state]));
    const [as, otherwise] = await Promise.all([
      draw(drawingOf(whole, closed(last))),
      draw(drawingOf(whole, { is: 'closed', before: spectatorsOf(from), after: spectatorsOf(at) })),
    ]);
    expect(isSame(as, otherwise)).toBe(true);
    expect(otherwise.words).toBe(as.words);
  });

  test('its rulebook has a picture', async () => {
    const { png, words } = await draw({ of: 'game', game });
    expect(sizeOf(png)).toEqual(pictureSize);
    expect(words.length).toBeGreaterThan(20);
  });
});

function isOver(record: MatchRecord): boolean {
  const { start, events } = parseRecord(record);
  return resultsOf(foldMatch(start, events)) !== null;
}

describe('whatever people are called', () => {
  const seats = (names: readonly string[]): MatchDrawing => ({
    ...{
      of: 'match',
      code: 'X',
      title: 'A & <b>"B"</b> 日本',
      game: 'unheard-of',
      gameName: 'A game',
      anonymous: false,
    },
    settings: {},
    seats: names.map((name, i) => ({ seat: String.fromCharCode(65 + i) as SeatId, name, isFree: false, face: null })),
    stand: { is: 'lobby' },
  });

  test('it is drawn, markup and letters that no font has too', async () => {
    const odd = await draw(seats(['<script>&amp;</svg>', 'Ж', '日本', '😀😀', 'x'.repeat(80)]));
    expect(sizeOf(odd.png)).toEqual(pictureSize);
    expect(isSame(odd, await draw(seats(['Ana', 'Ж', '日本', '😀😀', 'x'.repeat(80)])))).toBe(false);
  });
});

test('icons are as large as is asked', async () => {
  expect(sizeOf((await draw({ of: 'icon', size: 180, isMaskable: true })).png)).toEqual({ width: 180, height: 180 });
});
