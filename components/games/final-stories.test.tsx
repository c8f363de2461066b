import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WhoWasWho } from '@/components/games/bifrost/who-was-who';
import { FinalStory as BluffStory } from '@/components/games/logical-bluffs/final-story';
import { FinalStory as RunesStory } from '@/components/games/runes-to-ruins/final-story';
import { stillProps } from '@/components/testing/drawn';
import { settingsSchema } from '@/games/bifrost/settings';
import type { View } from '@/games/bifrost/view';
import type { GameView, MatchView } from '@/games/game';
import { replay } from '@/games/record';

// What a result says of how a recorded match was won, as a spectator reads it.

/** What stories are given of a match that is over; names are seats. */
function ended<View extends GameView, Settings>(file: string) {
  const { record } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../games', `${file}.json`), 'utf8'));
  const { view, results } = replay(record, { view: 'spectator' });
  const nameOf = (seat: string) => seat;
  return stillProps<View, Settings, never>({
    view: view as MatchView<View>,
    results,
    settings: record.settings,
    nameOf,
  });
}

const textOf = (story: ReactNode) =>
  renderToStaticMarkup(story)
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.])/g, '');

test('Logical Bluffs says who named the grid, how it was narrowed down, and what was wrong in a guess', () => {
  const text = textOf(<BluffStory {...ended('logical-bluffs/records/wrong-guess-and-items')} />);
  expect(text).toContain('B named all sixteen tiles in round 3.');
  expect(text).toContain('After round 1 131,072 6,422,528');
  expect(text).toContain('Round 1: A guessed, with four tiles wrong.');
});

test('Runes to Ruins says who found whom, when, with which guess and for how much', () => {
  const text = textOf(<RunesStory {...ended('runes-to-ruins/records/clash-and-wrong-guesses')} />);
  expect(text).toMatch(/Round 3: C was found by A and D with their 2nd guess of the round, for 5 insight each\./);
  expect(text).toMatch(/Round 5: D was found by B, for 10 insight\./);
});

test('Bifröst puts six boards and who was who on one sheet, with how many pieces each put, and no points again', () => {
  const over = ended<View, unknown>('bifrost/records/passes-and-cut-off');
  const text = textOf(<WhoWasWho {...over} settings={settingsSchema.parse(over.settings)} />);
  expect(text).toMatch(/Board 1 Board 2 Board 3 Board 4 Board 5 Board 6 Put/);
  expect(text).toMatch(/Red was (\S+ )?\S+ 1st 1st 3rd 1st 1st 1st \d+/);
  expect(text).not.toMatch(/points/i);
});
