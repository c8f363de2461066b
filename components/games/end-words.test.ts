import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { EndWords } from '@/components/match/game-screens';
import type { SeatId } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { foldMatch, resultsOf, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';

const gamesWithWords = readdirSync(import.meta.dirname).filter((game) =>
  existsSync(path.join(import.meta.dirname, game, 'end-words.ts')),
);

/** What is said at the end of every recorded match that has one, as any spectator reads it. */
async function endsOf(game: string) {
  const { endWords }: { endWords: EndWords } = await import(`./${game}/end-words.ts`);
  return recordsOf(game).flatMap(({ record }) => {
    const { start, events } = parseRecord(record);
    const match = foldMatch(start, events);
    const results = resultsOf(match);
    if (results === null) return [];
    const end = { view: viewOf(match, 'spectator'), results, settings: start.settings, nameOf: (seat: SeatId) => seat };
    const won = endWords.won?.(end) ?? null;
    const deeds = start.seats.map((seat) => endWords.ownDeed?.(end, seat) ?? null);
    const { discovered = [] } = end.view as { readonly discovered?: readonly unknown[] };
    const found = discovered.length;
    return [
      {
        deeds,
        found,
        ...end,
        won,
        separated: endWords.separated?.(end) ?? [],
        notEarned: endWords.notEarned?.(end) ?? [],
      },
    ];
  });
}

const wonExamples: Readonly<Record<string, string>> = {
  bifrost: 'First on five of six boards; six points ahead of B.',
  'logical-bluffs': 'Named all sixteen tiles in round 3.',
  'pointing-chains': 'A point ahead of the next four.',
  'proof-by-contradiction': 'Breaks 4 clues and has 2 broken by others: three points ahead of C and B.',
  'runes-to-ruins': 'Never found; ahead of C by guesses that came less close: as many in place, 2 misplaced to 5.',
};

describe.each(gamesWithWords)('the end of %s in words', (game) => {
  test('is in sentences, and is silent about nobody who is level', async () => {
    const ends = await endsOf(game);
    expect(ends.length).toBeGreaterThan(0);
    for (const { results, separated, notEarned } of ends) {
      for (const sentence of [...separated, ...notEarned]) expect(sentence).toMatch(/^\S.*[^.]\.$/);
      const said = separated.join(' ');
      for (const [i, { points, seat }] of results.standings.entries()) {
        const next = results.standings[i + 1];
        if (points === null || next?.points !== points) continue;
        for (const name of [seat, next.seat]) expect(said).toMatch(new RegExp(`\\b${name}\\b`));
      }
    }
  });

  test('says in one sentence how it was won', async () => {
    const won = (await endsOf(game)).flatMap((end) => end.won ?? []);
    expect(won.length).toBeGreaterThan(0);
    for (const sentence of won) expect(sentence).toMatch(/^[A-Z][^.]*[^.]\.$/);
    expect(won).toContain(wonExamples[game]);
  });

  test.runIf(game === 'runes-to-ruins')('says to each how many they found', async () => {
    const ends = await endsOf(game);
    const deeds = ends.flatMap(({ deeds }) => deeds);
    for (const deed of deeds) expect(deed).toMatch(/^found (nobody|[1-9])$/);
    expect(new Set(deeds).size).toBeGreaterThan(1);
    for (const { found, deeds } of ends) {
      const finds = deeds.map((deed) => Number(/\d/.exec(deed ?? '')?.[0] ?? 0)).reduce((sum, n) => sum + n, 0);
      expect(finds).toBeGreaterThanOrEqual(found); // several may find the same
    }
  });

  test.runIf(game === 'logical-bluffs')('says what decided where both named the grid', async () => {
    const won = (await endsOf(game)).map((end) => end.won);
    expect(won).toContain('Both named all sixteen tiles in round 5: B had more points, 15 to 12.');
  });

  test('says why there is no token of life where nobody has one', async () => {
    for (const { results, notEarned } of await endsOf(game)) {
      const isEarned = results.awards.some(({ kind }) => kind === 'token-of-life');
      expect(/token of life/.test(notEarned.join(' '))).toBe(!isEarned);
    }
  });
});

test('an award for a contract has its name', async () => {
  const { endWords } = await import('./proof-by-contradiction/end-words');
  const [end] = await endsOf('proof-by-contradiction');
  if (end === undefined) throw new Error('no recorded match has an end');
  const awarded = (reason: string) =>
    (endWords as EndWords).awarded?.(end, { seat: seatId('A'), kind: 'shard', amount: 1, reason });
  expect(awarded('Completed the contract boundaries.')).toBe('Completed the contract Boundaries.');
  expect(awarded('The lowest in the prior ranking.')).toBe('The lowest in the prior ranking.');
});
