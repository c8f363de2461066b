import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Brief as Bifrost } from './bifrost/brief';
import type { BriefProps } from './game-loads';
import { loads } from './generated/loads';
import { Brief as Bluffs } from './logical-bluffs/brief';
import { Brief as Chains } from './pointing-chains/brief';
import { Brief as Proof } from './proof-by-contradiction/brief';
import { Brief as Runes } from './runes-to-ruins/brief';

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
    ['Bifrost', { moveSeconds: 30 }, 'for 1 minute', 'for 30 seconds'],
    ['Bluffs', { revealCost: 3 }, 'for 8 points', 'for 3 points'],
    ['Chains', { bigSection: 4 }, '9 or more together', '4 or more together'],
    ['Proof', { contracts: false }, 'a secret contract', 'the last in round 3.'],
    ['Runes', { insightAtStart: 11 }, 'you start with 6', 'you start with 11'],
  ])('%s %j tells the numbers of its match', (game, settings, standard, own) => {
    expect(text(game, {})).toContain(standard);
    expect(text(game, settings)).toContain(own);
    expect(text(game, settings)).not.toContain(standard);
  });

  test('say nothing of big sections where too few play for one', () => {
    expect(text('Chains', {}, 8)).not.toContain('together');
  });

  test.each(Object.keys(briefs).filter((game): game is Game => game in briefs))('%s takes four pictures', (game) => {
    expect(markup(game, {}).match(/<li[ >]/g)).toHaveLength(4);
  });

  test('every game with a rulebook has them', () => {
    const bare = Object.keys(loads).filter((id) => loads[id]?.rulebook !== undefined && loads[id]?.brief === undefined);
    expect(bare).toEqual([]);
  });
});
