import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { EndWords } from '@/components/match/game-screens';
import type { SeatId } from '@/games/game';
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
    return [{ results, separated: endWords.separated?.(end) ?? [], notEarned: endWords.notEarned?.(end) ?? [] }];
  });
}

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

  test('says why there is no token of life where nobody has one', async () => {
    for (const { results, notEarned } of await endsOf(game)) {
      const isEarned = results.awards.some(({ kind }) => kind === 'token-of-life');
      expect(/token of life/.test(notEarned.join(' '))).toBe(!isEarned);
    }
  });
});
