import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { itemAt } from '@/games/kit/item-at';
import { settingsToTell } from '@/games/kit/settings';
import { proposedSettings } from '@/games/manifest';
import { manifest as chainsManifest } from '@/games/pointing-chains/manifest';
import { settingsSchema as chainsSettings } from '@/games/pointing-chains/settings';
import { rulesOf } from '@/games/runes-to-ruins/rules-in-settings';
import { settingsSchema as runesSettings } from '@/games/runes-to-ruins/settings';
import { isLegalSymbol } from '@/games/runes-to-ruins/symbol';
import { Brief as Bifrost } from './bifrost/brief';
import type { BriefProps } from './game-loads';
import { loads } from './generated/loads';
import { Brief as Bluffs } from './logical-bluffs/brief';
import { Brief as Chains } from './pointing-chains/brief';
import { Brief as Proof } from './proof-by-contradiction/brief';
import { Brief as Runes } from './runes-to-ruins/brief';
import { joined, symbolFor } from './runes-to-ruins/examples';
import { symbolWords } from './runes-to-ruins/rune-drawing';

const neighbours = rulesOf(runesSettings.parse({ joining: 'neighbours' }));

const briefs = { Bifrost, Bluffs, Chains, Proof, Runes };
type Game = keyof typeof briefs;

const markup = (game: Game, settings: object, seats = 13) => {
  const Brief: ComponentType<BriefProps> = briefs[game];
  return renderToStaticMarkup(<Brief {...{ settings, seats }} />);
};
const text = (...asked: Parameters<typeof markup>) =>
  markup(...asked)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the rules in brief', () => {
  test.each<[Game, object, string, string]>([
    ['Bifrost', { moveSeconds: 30 }, '1 minute a turn', '30 seconds a turn'],
    [
      'Bluffs',
      { known: [['A1'], []] },
      'Each of the two knows four of them',
      'One of the two knows one of them, the other none',
    ],
    ['Bluffs', { known: [[], []] }, 'Each of the two knows four of them', 'Nobody knows any of them'],
    ['Bluffs', { revealCost: 3 }, 'for 8 points', 'for 3 points'],
    ['Bluffs', { revealCost: 3 }, '−8 a tile', '−3 a tile'],
    ['Bluffs', { known: [['A1'], []] }, '4 of 16', '1 and 0 of 16'],
    ['Chains', { bigSection: 4 }, '9 or more together', '4 or more together'],
    ['Chains', { bigSection: 4 }, '−1 from 9 on', '−1 from 4 on'],
    ['Chains', { bigSection: 3 }, '3 · 2 · 1 · 0', '1 · 0'],
    ['Proof', { contracts: false }, 'a secret contract', 'the last in round 3.'],
    ['Runes', { insightAtStart: 11 }, 'you start with 6', 'you start with 11'],
    ['Runes', { insightAtStart: 11 }, '6 insight', '11 insight'],
  ])('%s %j tells the numbers of its match', (game, settings, standard, own) => {
    expect(text(game, {})).toContain(standard);
    expect(text(game, settings)).toContain(own);
    expect(text(game, settings)).not.toContain(standard);
  });

  test('say nothing of big sections where too few play for one', () => {
    expect(text('Chains', {}, 8)).not.toContain('together');
  });

  const tables = Array.from({ length: 24 }, (_, i) => i + 3);
  test.each(tables)(
    'what is said to count is not too big in a match of %i, and nobody is drawn without a seat',
    (n) => {
      const settings = proposedSettings(chainsManifest, n);
      const { bigSection } = settingsToTell(chainsSettings, settings);
      const cards = markup('Chains', settings, n).split('<li').slice(1);
      const figures = cards.map((card) =>
        [...card.matchAll(/"figures [^>]*>([^<]+)<\/text>/g)].map(([, figure]) => figure),
      );
      expect(cards.length).toBe(bigSection <= n ? 4 : 3);
      expect(figures.every(({ length }) => length > 0 && length <= n)).toBe(true);
      expect(itemAt(figures, 0).length).toBeLessThan(bigSection);
      const isTooBig = figures.map((some) => some.includes('−1'));
      expect(isTooBig).toEqual(cards.map((_, i) => i === 3));
    },
  );

  test('where two are too big already, and in a match of one round, nothing else is said to count', () => {
    const said = text('Chains', { bigSection: 2, rounds: 1 });
    expect(said).not.toMatch(/In a chain|In a loop|every time after/);
    expect(said).toContain('is +1.');
  });

  test('of Runes to Ruins show a symbol that may be handed in', () => {
    const html = markup('Runes', { joining: 'neighbours' });
    expect(isLegalSymbol(symbolFor(neighbours), neighbours)).toBe(true);
    expect(html).not.toContain(symbolWords(joined));
  });

  test.each(Object.keys(briefs).filter((game): game is Game => game in briefs))(
    '%s takes four pictures, with what each comes to',
    (game) => {
      expect(markup(game, {}).match(/<li[ >]/g)).toHaveLength(4);
      expect(markup(game, {}).match(/data-figure/g)).toHaveLength(4);
    },
  );

  test('every game with a rulebook has them', () => {
    const bare = Object.keys(loads).filter((id) => loads[id]?.rulebook !== undefined && loads[id]?.brief === undefined);
    expect(bare).toEqual([]);
  });
});
