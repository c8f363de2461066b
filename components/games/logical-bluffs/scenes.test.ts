import { describe, expect, test } from 'vitest';
import { sceneSuite } from '@/components/stage/testing/scene-suite';
import type { MatchView, Results, SeatId } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import type { Colour } from '@/games/logical-bluffs/grid';
import { type Settings, settingsSchema } from '@/games/logical-bluffs/settings';
import type { State } from '@/games/logical-bluffs/state';
import {
  bluff,
  bluffed,
  claim,
  claimed,
  four,
  gridOf,
  type Line,
  pass,
  play,
  rearrange,
  standardGrid,
  topLeft,
  topRight,
} from '@/games/logical-bluffs/testing';
import type { View } from '@/games/logical-bluffs/view';
import { foldMatch, resultsOf, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { roundSums, tellFinale } from './finale';
import { closeOf, passing } from './scenes';

sceneSuite<View, State, Settings>('logical-bluffs', {
  scenes: { closeOf, tellFinale, passing },
  rearrange,
  hasOwnBeats: true,
});

const telling = (mine: SeatId | null) => ({ settings: settingsSchema.parse({}), mine, nameOf: (seat: SeatId) => seat });
type Lines = readonly Line[];

/** What `viewer` is told between two lengths of a match. */
function told(viewer: string, [before, after]: readonly [Lines, Lines], settings: Record<string, unknown> = {}) {
  const seen = (lines: Lines) => play(lines, settings).view(viewer) as unknown as MatchView<View>;
  return closeOf(seen(before), seen(after), telling(['spectator', 'host'].includes(viewer) ? null : seatId(viewer)));
}
const guessing = (grid: readonly Colour[]) => ({ type: 'guess', grid });
const wrongGrid = gridOf('r'.repeat(16));

describe('a guess', () => {
  const guessed: Lines = [...claimed, [5000, 'A', guessing(wrongGrid)]];

  test('[R3] that is wrong says what it costs, to who made it', () => {
    expect(told('A', [claimed, guessed])?.card).toEqual({
      title: 'Not this grid',
      lines: [{ text: 'All your points are lost.', amount: '−8' }, { text: 'You may not buy a tile in round 2.' }],
      sum: '0 points',
    });
    expect(told('B', [claimed, guessed])).toBeNull();
    expect(told('spectator', [claimed, guessed])).toBeNull();
  });

  test('[R3] is answered in a scene of its own, to who made it', () => {
    const close = told('A', [claimed, guessed]);
    expect(close?.scene).toMatchObject({ hush: 'All sixteen are named.', title: 'Not this grid' });
    expect(close?.scene?.beats.map(({ text }) => text)).toEqual([
      'You have named all sixteen tiles.',
      'It is not this grid: you lose your 8 points, and may buy no tile in round 2.',
    ]);
    const right = told('A', [claimed, [...claimed, [5000, 'A', guessing(standardGrid)]]]);
    expect(right?.scene?.title).toBe('This is the grid');
  });

  test('[R3] that ends the match is answered to who made it, and to all others by the finale', () => {
    const passed: Lines = [...claimed, [4500, 'B', pass]];
    const won: readonly [Lines, Lines] = [passed, [...passed, [5000, 'A', guessing(standardGrid)]]];
    expect(told('A', won)?.scene?.title).toBe('This is the grid');
    expect(told('A', won)?.card?.lines).toEqual([{ text: 'Tiles named rightly', amount: '16 of 16' }]);
    const named: Lines = [...claimed, [4500, 'A', guessing(standardGrid)]];
    expect(told('A', [named, [...named, [5000, 'B', pass]]]), 'answered already').toEqual({
      scene: null,
      card: {
        title: 'Round 1: your guess',
        lines: [
          { text: 'Tiles named rightly', amount: '16 of 16' },
          { text: 'The phase is closed, and the match is over: who wins is told with the end.' },
        ],
      },
    });
    for (const viewer of ['B', 'spectator']) expect(told(viewer, [named, [...named, [5000, 'B', pass]]])).toBeNull();
    for (const viewer of ['B', 'spectator']) expect(told(viewer, won)).toBeNull();
  });

  test('[R3] that closes the phase is told in the card of the close', () => {
    const passed: Lines = [...claimed, [4500, 'B', pass]];
    const close = told('A', [passed, [...passed, [5000, 'A', guessing(wrongGrid)]]]);
    expect(close?.card?.lines.map(({ text }) => text)).toEqual([
      'Your guess was not the grid: all your points are lost',
      'You may not buy a tile in round 2.',
    ]);
    expect(close?.scene?.beats.map(({ id }) => id)).toEqual(['named', 'verdict', 'bought', 'seen', 'next']);
    const answered: Lines = [...guessed, [6000, 'B', pass]];
    expect(told('A', [guessed, answered])?.scene?.beats.map(({ id }) => id)).toEqual(['bought', 'seen', 'next']);
  });

  test('[R6] tells the others nothing, before and after a sealed phase closes', () => {
    const settings = { sealedReveal: true };
    const atItsEnd: Line = [4000 + (30 + 150) * 1000, 'clock'];
    for (const viewer of ['B', 'spectator']) {
      const closeAfter = (deed: unknown) =>
        told(viewer, [claimed, [...claimed, [5000, 'A', deed], atItsEnd]], settings);
      expect(closeAfter(pass)?.scene?.beats.map(({ id }) => id)).toEqual(['bought', 'seen', 'next']);
      expect(closeAfter(guessing(wrongGrid))).toEqual(closeAfter(pass));
    }
  });

  test('[W1] that is right turns the sixteen tiles over before anybody is named', () => {
    const view = play([...claimed, [5000, 'A', guessing(standardGrid)], [6000, 'B', pass]]);
    const results = view.results as Results;
    const finale = tellFinale(view.view('spectator') as unknown as MatchView<View>, results, telling(null));
    expect(finale.title).toBe('A named all sixteen tiles in round 1');
    const ids = finale.beats.map(({ id }) => id);
    const rows = ['row 1', 'row 2', 'row 3', 'row 4'];
    expect(ids).toEqual(['said 1', 'left 1', 'named', ...rows, 'place 2', 'winners']);
    const untold = finale.beats
      .slice(0, ids.indexOf('place 2'))
      .filter(({ show }) => show === 'named' || show === 'row');
    for (const { text } of untold) expect(text).not.toMatch(/\b[AB]\b/);
  });
});

test('[C3] the detective’s answer is a card for who asked', () => {
  const asked: Lines = [...bluffed, [3000, 'A', { type: 'detective', statement: 1 }]];
  expect(told('A', [bluffed, asked])?.card?.title).toMatch(/^Statement 2 is (true|false)$/);
  expect(told('B', [bluffed, asked])).toBeNull();
});

test('[R1] a bought tile is shown to its buyer alone', () => {
  const bought: Lines = [...claimed, [5000, 'A', { type: 'reveal', tile: 'B2' }]];
  expect(told('A', [claimed, bought])?.card).toEqual({
    title: 'B2 is red',
    lines: [{ text: 'You turned B2 over; nobody else sees it.', amount: '−8' }],
    sum: '0 points',
  });
  expect(told('B', [claimed, bought])).toBeNull();
});

test('the end goes through the rounds: what was guessed in one, and what was left after it', () => {
  const recorded = recordsOf('logical-bluffs').find(({ name }) => name === 'wrong-guess-and-items');
  if (recorded === undefined) throw new Error('No record.');
  const { start, events } = parseRecord(recorded.record);
  const match = foldMatch(start, events);
  const results = resultsOf(match);
  if (results === null) throw new Error('No end.');
  const { beats } = tellFinale(viewOf(match, 'spectator') as MatchView<View>, results, telling(null));
  const ids = ['said 1', 'guess A 1', 'left 1', 'said 2', 'left 2', 'said 3', 'left 3'];
  expect(beats.slice(0, ids.length).map(({ id }) => id)).toEqual(ids);
});

test('the end adds each round up to the points that both have', () => {
  for (const { record } of recordsOf('logical-bluffs')) {
    const { start, events } = parseRecord(record);
    const view = viewOf(foldMatch(start, events), 'spectator') as MatchView<View>;
    const rounds = Array.from({ length: view.round }, (_, i) => roundSums(view, i + 1));
    const last = rounds.findLast((sums) => sums.length > 0) ?? [];
    expect(Object.fromEntries(last.map(({ seat, points }) => [seat, points]))).toEqual(view.allPoints);
  }
});

const fourOf = (seat: string) => [1, 2, 3, 4].map((i) => `said ${seat} ${i}`);

describe('what was said', () => {
  const words = 'There are as many red tiles as green and blue tiles together';
  const long: Lines = [
    [1000, 'A', bluff(topLeft, four)],
    [2000, 'B', bluff(topRight, [words, ...four.slice(1)])],
  ];
  const readIn = (seconds: number, viewer = 'spectator') => {
    const seen = (lines: Lines) => play(lines).view(viewer) as unknown as MatchView<View>;
    const settings = settingsSchema.parse({ interludeSeconds: seconds });
    const mine = viewer === 'spectator' ? null : seatId(viewer);
    return closeOf(seen([]), seen(long), { ...telling(mine), settings })?.scene?.beats ?? [];
  };
  const msOf = (beats: ReturnType<typeof readIn>, id: string) => beats.find((beat) => beat.id === id)?.ms ?? 0;

  test('stands there in its words, as long as it takes to read them', () => {
    const beats = readIn(40);
    expect(beats.find(({ id }) => id === 'said B 1')?.text).toBe(`B: “${words}”`);
    expect(msOf(beats, 'said B 1')).toBeGreaterThanOrEqual(words.split(' ').length * 260);
    expect(msOf(beats, 'said B 2')).toBeLessThan(msOf(beats, 'said B 1'));
  });

  test('is read within the interlude, and within twenty seconds where there is none', () => {
    expect(readIn(40).reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(40_000);
    expect(readIn(0).reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(20_000);
  });

  test('by oneself is gone through quickly', () => {
    expect(msOf(readIn(40, 'B'), 'said B 1')).toBeLessThan(1000);
  });
});

describe('an item that was used', () => {
  const hidden = bluff(topLeft, four, { smokescreen: 1 });
  const lines: Lines = [[1000, 'A', hidden], [2000, 'B', bluff(topRight)]]; // biome-ignore format: side by side

  test('[B7] is told with the slips of who used it, before the other speaks', () => {
    const beats = told('spectator', [[], lines])?.scene?.beats ?? [];
    expect(beats.map(({ id }) => id)).toEqual([
      'grid',
      'tiles A',
      ...fourOf('A'),
      'tiles B',
      ...fourOf('B'),
      'alone',
      'next',
    ]);
    const hidden = beats.filter(({ text }) => text.includes('smokescreen'));
    expect(hidden.map(({ id }) => id)).toEqual(['said A 2']);
  });

  test('[C3] by a detective is told before the answers', () => {
    const asked: Lines = [...bluffed, [3000, 'A', { type: 'detective', statement: 1 }]];
    const closed: Lines = [
      ...asked,
      [3500, 'A', claim(true, null, true, true)],
      [4000, 'B', claim(true, true, true, true)],
    ];
    const ids = told('spectator', [asked, closed])?.scene?.beats.map(({ id }) => id);
    expect(ids).toEqual(['detective A', 'judged A', 'judged B', 'alone', 'next']);
  });
});

describe('[C4] the judging', () => {
  const textsFor = (viewer: string) => {
    const beats = told(viewer, [bluffed, claimed])?.scene?.beats ?? [];
    return beats.filter(({ show }) => show !== 'next').map(({ text }) => text);
  };

  test('is told line by line to who judged, and how many were right', () => {
    expect(textsFor('A')).toEqual([
      'B judges what you say: true or a lie, line by line, under seal.',
      'You judge what B says: 2 and 3 true, 1 and 4 lies.',
      expect.stringMatching(/^Of your four answers \w+ (is|are) right: \+\d\.$/),
    ]);
  });

  test('is told to spectators as sealed, and to the host with all that there is', () => {
    expect(textsFor('spectator')).toEqual([
      'B judges what A says: true or a lie, line by line, under seal.',
      'A judges what B says: true or a lie, line by line, under seal.',
      'How many are right, two points for each, only the judge is told; everybody learns it at the end.',
    ]);
    expect(textsFor('host')).toEqual([
      'B judges what A says: 1 and 3 true, 2 and 4 lies.',
      'B: of four answers four are right: +8.',
      'A judges what B says: 2 and 3 true, 1 and 4 lies.',
      expect.stringMatching(/^A: of four answers \w+ (is|are) right: \+\d\.$/),
    ]);
  });
});

test('who has seen more of the grid is told after the round, of those who bought none too', () => {
  const bought: Lines = [...claimed, [5000, 'A', { type: 'reveal', tile: 'B2' }]];
  const close = told('spectator', [bought, [...bought, [5500, 'A', pass], [6000, 'B', pass]]]);
  expect(close?.scene?.beats.map(({ text }) => text)).toContain(
    'A has now seen five of the sixteen tiles and B four; points stay secret until the end.',
  );
  expect(close?.card?.lines).toContainEqual({ text: 'B bought no tile', amount: '4 of 16 seen' });
});
