import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { scenes as ownScenes } from '@/components/games/generated/scenes';
import { loadGame } from '@/components/games/registry';
import { sceneSuite } from '@/components/stage/testing/scene-suite';
import { catalog } from '@/games/catalog';
import type { MatchView } from '@/games/game';
import { namedSeat, seatId, seatIds } from '@/games/kit/seats';
import { closeOf, newestOf } from './scenes';
import { schemaOf } from './schema';

const schema = schemaOf(
  z.strictObject({
    mine: z.array(z.string()).optional().describe('Your pick'),
    closed: z.array(
      z.strictObject({
        round: z.int().describe('Round'),
        left: z.array(namedSeat).describe('Left'),
        right: z.array(namedSeat).describe('Right'),
      }),
    ),
    said: z.array(z.strictObject({ seat: namedSeat, text: z.string().describe('What was said') })),
    points: z.array(z.strictObject({ seat: namedSeat, points: z.int().describe('Points') })),
    coins: z.record(namedSeat, z.int()).describe('Coins'),
  }),
  'output',
);

const seats = seatIds('ABC');
const names: Readonly<Record<string, string>> = { A: 'Ana', B: 'Bea', C: 'Cem' };
const telling = { mine: null, nameOf: (seat: string) => names[seat] ?? seat, schema };

const viewOf = (own: object): MatchView =>
  ({
    ...{ game: 'sides', viewer: 'spectator', status: 'running', phase: 'round', round: 1 },
    ...{ dueAt: null, leftMs: null, interlude: null, seats: seats.map((seat) => ({ seat, acted: false })) },
    ...{ closed: [], said: [], ...figures([0, 0, 0], [5, 5, 5]) },
    ...own,
  }) as MatchView;

const figures = (points: readonly number[], coins: readonly number[]) => ({
  points: seats.map((seat, i) => ({ seat, points: points[i] })),
  coins: Object.fromEntries(seats.map((seat, i) => [seat, coins[i]])),
});

const closed = [{ round: 1, left: ['A'], right: ['B', 'C'] }];
const first = viewOf({ mine: ['left'] });
const second = viewOf({ round: 2, closed, ...figures([1, 0, 0], [5, 4, 4]) });
const toldTo = (mine: string | null, before = first, after = second) =>
  closeOf(before, after, { ...telling, mine: mine === null ? null : seatId(mine) });

describe('a close of a game without scenes', () => {
  test('tells the rows that are new, and by how much figures have changed', () => {
    const told = toldTo(null);
    expect(told?.scene).toMatchObject({ id: 'round 1', title: 'Round 1 closed' });
    expect(told?.scene?.beats.map(({ text }) => text)).toEqual([
      'Left: Ana; right: Bea and Cem.',
      'Points: +1 for Ana.',
      'Coins: −1 for Bea and Cem.',
    ]);
    expect(told?.card).toBeNull();
  });

  test('says to each seat what it means for them', () => {
    expect(toldTo('A')?.card?.lines).toEqual([
      { text: 'You: left' },
      { text: 'Points: 1 in all', amount: '+1' },
      { text: 'Coins: 5 in all', amount: '0' },
    ]);
    expect(toldTo('B')?.card?.lines).toEqual([
      { text: 'You: right' },
      { text: 'Points: 0 in all', amount: '0' },
      { text: 'Coins: 4 in all', amount: '−1' },
    ]);
    expect(toldTo('A')?.scene).toEqual(toldTo(null)?.scene);
  });

  test('tells what each said with their name, and who is nowhere', () => {
    const said = [
      { seat: 'B', text: 'Ha!' },
      { seat: 'A', text: 'left again' },
    ];
    const after = viewOf({ phase: 'vote', said, closed: [{ round: 1, left: [], right: seats }] });
    expect(toldTo(null, first, after)?.scene?.beats.map(({ text }) => text)).toEqual([
      'Left: nobody; right: Ana, Bea and Cem.',
      'Bea: Ha!',
      'Ana: left again.',
    ]);
  });

  test('tells the last one of a match that ends with it', () => {
    const last = { ...second, round: 1, status: 'finished' as const };
    expect(toldTo(null, first, last)?.scene?.title).toBe('Round 1 closed');
    expect(toldTo(null, last, { ...last })).toBeNull();
    expect(toldTo(null, first, { ...first, status: 'finished' as const })).toBeNull();
  });

  test('is nothing within a phase, nor where a match goes back', () => {
    expect(toldTo('A', first, viewOf({ mine: ['left', 'right'] }))).toBeNull();
    expect(toldTo('A', first, viewOf({ closed }))).toBeNull();
    expect(toldTo(null, second, first)).toBeNull();
    const speaking = viewOf({ ...figures([0, 0, 0], [5, 5, 5]) });
    const voting = viewOf({ phase: 'vote', said: [{ seat: 'B', text: 'Ha!' }], ...figures([1, 1, 1], [5, 5, 5]) });
    expect(toldTo(null, voting, speaking)).toBeNull();
  });

  test('tells nothing that not everybody’s view has', () => {
    const after = viewOf({ ...second, mine: ['left', 'right'] });
    expect(toldTo('A', first, after)).toEqual(toldTo('A'));
  });

  test('is told within its time, however much is new', () => {
    const said = Array.from({ length: 90 }, (_, i) => ({ seat: 'A', text: `line ${i}` }));
    const beats = toldTo(null, first, viewOf({ round: 2, said }))?.scene?.beats ?? [];
    expect(beats.at(-1)?.text).toBe('Ana: line 89.');
    expect(beats.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(20_000);
    expect(Math.min(...beats.map(({ ms }) => ms))).toBeGreaterThanOrEqual(300);
  });
});

test('the middle of the table holds the newest row of what is no figure', () => {
  expect(newestOf(second, telling)).toEqual([
    { key: 'closed', label: 'Closed', text: 'Left: Ana; right: Bea and Cem' },
  ]);
  const long = [{ seat: 'A', text: 'More words than have room in the middle of a table, '.repeat(2) }];
  expect(newestOf(viewOf({ ...second, said: long }), telling).map(({ key }) => key)).toEqual(['closed']);
  expect(newestOf(first, telling)).toEqual([]);
});

for (const { id } of catalog.filter((game) => !Object.hasOwn(ownScenes, game.id))) {
  const { viewSchema } = (await loadGame(id))?.game ?? {};
  const described = viewSchema === undefined ? {} : schemaOf(viewSchema, 'output');
  const { rearrange } = await import(/* @vite-ignore */ path.join(process.cwd(), 'games', id, 'testing.ts'));
  sceneSuite(id, {
    scenes: { closeOf: (before, after, told) => closeOf(before, after, { ...told, schema: described }) },
    rearrange,
  });
}
