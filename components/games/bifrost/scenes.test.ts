import { describe, expect, test } from 'vitest';
import { sceneSuite } from '@/components/stage/testing/scene-suite';
import type { Color } from '@/games/bifrost/board';
import wholeMatch from '@/games/bifrost/records/whole-match.json';
import { type Settings, settingsSchema } from '@/games/bifrost/settings';
import type { State } from '@/games/bifrost/state';
import { rearrange } from '@/games/bifrost/testing';
import type { View } from '@/games/bifrost/view';
import type { MatchView, SeatId, Viewer } from '@/games/game';
import { seatOf } from '@/games/kit/by-seat';
import { seatIds } from '@/games/kit/seats';
import { applyEvent, createMatch, lastCloseOf, type Match, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { Story } from '@/games/testing-kit';
import { closeOf, equalWords, passing, tellFinale } from './scenes';

sceneSuite<View, State, Settings>('bifrost', { scenes: { closeOf, tellFinale, passing }, rearrange });

const seats = seatIds('ABC');
const everybody: readonly Viewer[] = [...seats, 'host', 'spectator'];

/** Red puts A5 on board 1, and the step closes; then another one does. */
function redWins(...dealt: readonly Color[]) {
  const prefilled = { A1: 'red', A2: 'red', A3: 'red', A4: 'red', B6: 'blue', C6: 'blue' };
  const colors = Object.fromEntries(seats.map((seat, i) => [seat, dealt[i]]));
  const story = () => new Story<View>({ game: 'bifrost', seats, settings: { prefilled, colors, pace: 'host' } });
  const won = () => story().sends(seats[dealt.indexOf('red')] ?? '', { type: 'move', board: 1, cell: 'A5' });
  return { before: story(), after: won().host('resolve'), later: won().host('resolve').host('resolve') };
}

function told(from: Story<View>, to: Story<View>, viewer: Viewer) {
  const mine = seatOf(viewer);
  const telling = { settings: settingsSchema.parse({}), mine, nameOf: (seat: SeatId) => seat };
  return closeOf(from.seenBy(viewer).view, to.seenBy(viewer).view, telling);
}

describe('a step that decides something', () => {
  const { before, after, later } = redWins('red', 'green', 'blue');

  test('[V5] is the same scene for everybody, whoever plays which colour', () => {
    const scene = told(before, after, 'spectator')?.scene;
    expect(scene?.beats.map(({ id }) => id)).toEqual(['board 1 red won']);
    const otherwise = redWins('blue', 'red', 'green');
    for (const viewer of everybody) {
      expect(told(before, after, viewer)?.scene, viewer).toEqual(scene);
      expect(told(otherwise.before, otherwise.after, viewer)?.scene, viewer).toEqual(scene);
    }
  });

  test('says on the card what it means for me, by my colour alone', () => {
    const [red] = seats.map((seat) => told(before, after, seat)?.card);
    expect(red).toEqual({
      title: 'The score so far',
      lines: [
        { text: 'You joined three edges on board 1: 1st', amount: '+3' },
        { text: 'Red (you): 1st on 1', amount: '3' },
        { text: 'Green: no place yet', amount: '0' },
        { text: 'Blue: no place yet', amount: '0' },
      ],
      sum: 'You play red: 3 points',
    });
    expect(told(before, after, 'spectator')?.card?.sum).toBeUndefined();
  });

  test('is told late as it was told at once, and a plain step not at all', () => {
    expect(told(after, later, 'spectator')).toBeNull();
    const late = told(before, later, 'spectator')?.scene;
    expect(late?.beats).toEqual(told(before, after, 'spectator')?.scene?.beats);
  });
});

describe('a board that stood still', () => {
  const stalled = (prefilled: Record<string, Color>) => {
    const settings = { prefilled, stallTurns: 1, pace: 'host', colors: { A: 'red', B: 'green', C: 'blue' } };
    const story = () => new Story<View>({ game: 'bifrost', seats, settings });
    return told(story(), story().host('resolve'), 'spectator')?.scene?.beats ?? [];
  };
  const onBoard1 = (beats: ReturnType<typeof stalled>) =>
    beats.filter(({ board }) => board === 1).map(({ text }) => text);

  test('[C7] says what decides between those who hold equally many', () => {
    expect(onBoard1(stalled({ A1: 'blue', C3: 'red', C5: 'green' }))).toEqual([
      'A turn without a piece end board 1: places go by cells held, of equals who moves later stands higher.',
      'Red holds 1 cell: 3rd place, 0 points.',
      'Green holds 1 cell: 2nd place, 2 points.',
      'Blue holds 1 cell: 1st place, 3 points.',
    ]);
  });

  test('[C7] speaks of cells alone where none are equal', () => {
    const [first] = onBoard1(stalled({ A1: 'blue', A2: 'blue', C3: 'red' }));
    expect(first).toBe('A turn without a piece end board 1: places go by cells held.');
  });

  test('[C7] names the others in the picture, and who moves before whom', () => {
    const view = { cells: { A1: 'blue', C3: 'red', C5: 'green' }, places: { blue: 1, green: 2, red: 3 } } as const;
    const words = (color: Color) => equalWords({ ...view, board: 1, onTurn: null, last: null }, color, ['red', 'green', 'blue']); // biome-ignore format: one thing
    expect(words('red')).toBe('as many as green and blue, and moves before them');
    expect(words('green')).toBe('as many as blue, and moves before it');
    expect(words('blue')).toBe('as many as red and green, and moves after them');
  });
});

test('whatever has a scene can be told again to who comes later, until the next has one', () => {
  const { start, events } = parseRecord(wholeMatch.record);
  const telling = { settings: settingsSchema.parse({}), mine: null, nameOf: (seat: SeatId) => seat };
  const sceneOf = (before: Match, after: Match) => {
    const [then, now] = [before, after].map((match) => viewOf(match, 'spectator') as MatchView<View>);
    return then === undefined || now === undefined ? null : (closeOf(then, now, telling)?.scene?.title ?? null);
  };
  let match = createMatch(start);
  let told: string | null = null;
  for (const [i, event] of events.entries()) {
    const next = applyEvent(match, event, events.slice(0, i)).match;
    told = sceneOf(match, next) ?? told;
    match = next;
    const again = lastCloseOf(match);
    expect(again && sceneOf(again.before, again.after), `event ${i + 1}`).toBe(told);
  }
  expect(told).toMatch(/^Board \d/);
});
