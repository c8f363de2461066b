import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { MissingWords, ResolveWords } from '@/components/match/game-screens';
import { settingsSchema } from '@/games/bifrost/settings';
import type { View as BifrostView } from '@/games/bifrost/view';
import type { MatchView, SeatId } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { applyEvent, createMatch, viewOf } from '@/games/match';
import type { View as ChainsView } from '@/games/pointing-chains/view';
import { type MatchRecord, parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';

const gamesWithWords = readdirSync(import.meta.dirname).filter((game) =>
  existsSync(path.join(import.meta.dirname, game, 'resolve-words.ts')),
);

const through = new Map<MatchRecord, ReturnType<typeof readThrough>>();

/** What the host reads after every event of a recorded match, while it runs. Many tests ask for it: it is played once. */
function wordsThrough(game: string, record: MatchRecord) {
  const words = through.get(record) ?? readThrough(game, record);
  through.set(record, words);
  return words;
}

async function readThrough(game: string, record: MatchRecord) {
  const { resolveWords }: { resolveWords: ResolveWords } = await import(`./${game}/resolve-words.ts`);
  const { start, events } = parseRecord(record);
  const { settings } = start;
  const nameOf = (seat: SeatId) => `Player ${seat}`;
  let match = createMatch(start);
  return events.flatMap((event, i) => {
    ({ match } = applyEvent(match, event, events.slice(0, i)));
    if (match.status === 'finished') return [];
    const view = viewOf(match, 'host');
    const missing = view.seats.filter(({ acted }) => acted === false).map(({ seat }) => nameOf(seat));
    return [{ view, missing, words: resolveWords({ view, settings, missing, nameOf }) }];
  });
}

describe.each(gamesWithWords)('what a resolve would do now in %s', (game) => {
  test('is in sentences at every moment of every recorded match', async () => {
    for (const { record } of recordsOf(game)) {
      for (const { words } of await wordsThrough(game, record)) {
        if (words !== null) expect(words).toMatch(/^[A-Z].*[^.]\.$/);
        expect(words ?? '').not.toMatch(/undefined|NaN|null|\[object/);
      }
    }
  });

  test('differs from phase to phase, and by who has not acted', async () => {
    const told = (await Promise.all(recordsOf(game).map(({ record }) => wordsThrough(game, record)))).flat();
    const phases = new Map(told.map(({ view, words }) => [view.phase, words]));
    expect(new Set(phases.values()).size).toBe(phases.size);
    expect(new Set(told.map(({ words }) => words)).size).toBeGreaterThan(3);
  });
});

const after = async (game: string, find: (now: { phase: string; missing: readonly string[] }) => boolean) => {
  for (const { record } of recordsOf(game)) {
    const found = (await wordsThrough(game, record)).find(
      ({ view, missing, words }) => words !== null && find({ phase: view.phase, missing }),
    );
    if (found !== undefined) return found;
  }
  throw new Error(`No recorded match of ${game} comes to this.`);
};

test.each([
  ['pointing-chains', 'round', /have sent nothing and point at nobody\. /],
  ['proof-by-contradiction', 'round', /have sent nothing: a legal submission is drawn for each of these boards\./],
  ['logical-bluffs', 'bluff', /have not written/],
  ['runes-to-ruins', 'symbol', /have handed in nothing: a symbol is drawn for each of them\./],
] as const)('in %s those are named who have not acted', async (game, phase, sentence) => {
  const { words, missing } = await after(game, (now) => now.phase === phase && now.missing.length > 1);
  expect(words).toMatch(sentence);
  for (const name of missing) expect(words).toContain(name);
});

test('in Pointing Chains a vote that is closed and tied is no vote to close: the choice alone is asked for', async () => {
  const told = (
    await Promise.all(recordsOf('pointing-chains').map(({ record }) => wordsThrough('pointing-chains', record)))
  )
    .flat()
    .filter(({ view }) => view.phase === 'vote');
  const isTied = ({ view }: (typeof told)[number]) => (view as MatchView<ChainsView>).vote?.hostDecides === true;
  expect(told.filter(isTied).map(({ words }) => words)).toContain(null);
  for (const one of told) expect(one.words === null, JSON.stringify(one.view)).toBe(isTied(one));
});

test('in Bifröst colours are named, and no player', async () => {
  const { words } = await after('bifrost', ({ phase }) => phase === 'step');
  expect(words).toMatch(/(Red|Green|Blue|Every colour)/);
  expect(words).not.toContain('Player');
});

test('in Bifröst nothing comes down where no colour has put a piece', async () => {
  const { resolveWords } = await import('./bifrost/resolve-words');
  const { start } = parseRecord(itemAt(recordsOf('bifrost'), 0).record);
  const view = viewOf(createMatch(start), 'host') as MatchView<BifrostView>;
  const settings = settingsSchema.parse({});
  expect(resolveWords({ view, settings, missing: [], nameOf: (seat) => seat })).toBe(
    'No colour has put anything: all three pass in this step.',
  );
});

describe.each(gamesWithWords)('what a close does with who has not acted in %s', (game) => {
  test('is one sentence in every phase of every recorded match, of one, of several and of nobody by name', async () => {
    const { missingWords }: { missingWords: MissingWords } = await import(`./${game}/resolve-words.ts`);
    for (const { record } of recordsOf(game)) {
      const { settings } = parseRecord(record).start;
      for (const { view } of await wordsThrough(game, record)) {
        for (const missing of [['Ana'], ['Ana', 'Bea'], null]) {
          const words = missingWords({ view, settings, missing });
          expect(words).toMatch(/^[A-Z][^.]*\.$/);
          expect(words).not.toMatch(/undefined|NaN|null|\[object/);
          if (missing === null) expect(words).not.toMatch(/Ana|Bea/);
        }
      }
    }
  });
});

test.each([
  ['pointing-chains', 'round', 'Whoever has sent nothing points at nobody.'],
  ['proof-by-contradiction', 'round', 'For whoever has sent nothing a legal submission is drawn.'],
  ['bifrost', 'step', 'A piece that is put comes down, locked in or not, and a colour without one passes.'],
  ['runes-to-ruins', 'symbol', 'For whoever has handed in nothing a symbol is drawn.'],
] as const)('a shared screen says in %s what a close does with nobody by name', async (game, phase, sentence) => {
  const { missingWords }: { missingWords: MissingWords } = await import(`./${game}/resolve-words.ts`);
  const { view } = await after(game, (now) => now.phase === phase);
  expect(missingWords({ view, settings: {}, missing: null })).toBe(sentence);
});
