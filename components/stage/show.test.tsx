import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GameScreenProps } from '@/components/match/game-screens';
import type { MatchView } from '@/games/game';
import { ChainStory } from '@/games/pointing-chains/testing';
import { hasClosed } from './has-closed';
import { Show } from './show';
import type { Closes } from './use-closes';

const story = new ChainStory(['A', 'B', 'C'], { rounds: 2 });
const first: MatchView = story.seenBy('spectator').view;
const second: MatchView = story.points('A>B B C').seenBy('spectator').view;

test('something has closed where the match went on, not where somebody acted or it went back', () => {
  expect(hasClosed(first, second)).toBe(true);
  expect(hasClosed(second, first)).toBe(false);
  expect(hasClosed(first, { ...first, seats: second.seats })).toBe(false);
  expect(hasClosed(first, { ...first, phase: 'vote' })).toBe(true);
});

const props: GameScreenProps = {
  ...{ view: second, settings: {}, results: null, mine: null, interactive: false, notebook: null },
  nameOf: (seat) => seat,
  isBot: () => false,
  check: () => null,
  submit: async () => null,
  draft: (_, empty) => [empty, () => {}],
  now: () => 0,
};

const shown = (coming: string | null, isPassing: boolean) => {
  const closes: Closes = {
    ...{ code: 'K7PQ2MXA', playing: null, last: null, note: null, coming, told: second },
    ...{ finish() {}, replay: async () => null },
  };
  const screens = { loadScenes: () => new Promise<never>(() => {}), isPassing };
  const given = { closes, scenes: null, props, screens, next: 'Round 2', isHost: true };
  return renderToStaticMarkup(<Show {...given}>the map</Show>);
};

test('until what tells a close is here no board gives it away', () => {
  expect(shown('Closed.', false)).toMatch(/Closed\..*<div[^>]* hidden=""[^>]*>/s);
  expect(shown(null, false)).not.toContain('hidden=""');
});

test('a game that goes on meanwhile keeps its boards', () => {
  const drawn = shown('All are in.', true);
  expect(drawn).not.toContain('hidden=""');
  expect(drawn).not.toContain('All are in.');
});
