import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pointingChains } from '@/games/pointing-chains/game';
import { positions as bifrost } from '../bifrost/positions';
import { Rulebook as Bifrost } from '../bifrost/rulebook';
import { positions as bluffs } from '../logical-bluffs/positions';
import { Rulebook as Bluffs } from '../logical-bluffs/rulebook';
import { positions as chains } from '../pointing-chains/positions';
import { Rulebook as Chains } from '../pointing-chains/rulebook';
import { positions as proof } from '../proof-by-contradiction/positions';
import { Rulebook as Proof } from '../proof-by-contradiction/rulebook';
import { positions as runes } from '../runes-to-ruins/positions';
import { Rulebook as Runes } from '../runes-to-ruins/rulebook';
import { ExampleMatch } from './example-match';
import type { Position } from './position-card';

const books = { Bifrost, Bluffs, Chains, Proof, Runes };

describe.each(Object.entries(books))('the rulebook of %s', (_, Rulebook) => {
  const html = renderToStaticMarkup(<Rulebook settings={{}} />);
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);

  test('its contents lead to its chapters, in their order', () => {
    const [aside, folded] = [
      all(/href="#([^"]+)"/g).slice(0, all(/<section id="([^"]+)"/g).length),
      all(/href="#([^"]+)"/g),
    ];
    expect(aside).toEqual(all(/<section id="([^"]+)"/g));
    expect(folded).toEqual([...aside, ...aside]);
    expect(all(/<h2 id="([^"]+)"/g)).toEqual(aside.map((id) => `${id}-title`));
  });

  test('what the game is stands at its head, but where the page has said so', () => {
    const words = (page: string) => page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    const under = renderToStaticMarkup(<Rulebook settings={{}} isTold />);
    expect(words(html)).toContain(words(all(/<div class="prose text-lg">(.*?)<\/div>/g)[0] ?? 'no lead'));
    expect(under).not.toContain('prose text-lg');
    expect(under.length).toBeLessThan(html.length);
  });

  test('its worked round has four to eight steps, of which the first is shown', () => {
    const steps = all(/<li data-step="true"( data-shown="")?/g);
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(steps.length).toBeLessThanOrEqual(8);
    expect(steps.map((shown) => shown !== undefined)).toEqual(steps.map((_one, i) => i === 0));
  });

  test('no two pieces of the page are called the same', () => {
    const ids = all(/<(?:section|h2|article|nav)[^>]* id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

/** By the rules, worked out by hand here. */
const truths: Readonly<Record<string, readonly [readonly Position[], readonly string[]]>> = {
  Bifröst: [bifrost, ['Yes, it is cut off', 'Red can still win', 'I5']],
  'Logical Bluffs': [bluffs, ['True', 'Exactly one of A1, B1, C1, A2 and B2 is blue.', 'C1, D1, C2, D2']],
  'Pointing Chains': [chains, ['2 points', '2 points', 'Nobody']],
  'Proof by Contradiction': [proof, ['False', '2', 'C3']],
  'Runes to Ruins': [runes, ['No', '2 exact, 1 misplaced, 1 by group', '2 insight, 4 mantra']],
};

test.each(Object.entries(truths))('%s: each position has the one right answer', (_, [positions, right]) => {
  const found = positions.map(({ choices }) => choices.filter(({ isRight }) => isRight).map(({ text }) => text));
  expect(found).toEqual(right.map((text) => [text]));
  expect(positions.every(({ choices }) => choices.length > 1)).toBe(true);
});

test('a match of a rulebook is played by the rules', () => {
  const match = new ExampleMatch(pointingChains, { names: ['Ana', 'Bea', 'Cem'] });
  expect(() => match.does('Ana', { type: 'point', at: 'Ana' })).toThrow('Ana may not point');
  expect(() => match.does('Dov', { type: 'point', at: null })).toThrow('nobody here is called Dov');
  match.does('Ana', { type: 'point', at: 'Bea' }).closesIfDone();
  expect(match.seenBy('spectator').round).toBe(1);
  match.does('Bea', { type: 'point', at: null }).does('Cem', { type: 'point', at: null }).closesIfDone();
  expect(match.seenBy('spectator').round).toBe(2);
});
