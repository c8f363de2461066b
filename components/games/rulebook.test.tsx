import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Rulebook as Bifrost } from './bifrost/rulebook';
import { Rulebook as Bluffs } from './logical-bluffs/rulebook';
import { Rulebook as Chains } from './pointing-chains/rulebook';
import { Rulebook as Proof } from './proof-by-contradiction/rulebook';
import { Rulebook as Runes } from './runes-to-ruins/rulebook';

const books = { Bifrost, Bluffs, Chains, Proof, Runes };
type Game = keyof typeof books;

const drawn = new Map<string, string>();

/** A book has pictures of whole boards: each is drawn once. */
function text(game: Game, settings: unknown): string {
  const key = JSON.stringify([game, settings]);
  const known = drawn.get(key) ?? drawnText(game, settings);
  drawn.set(key, known);
  return known;
}

function drawnText(game: Game, settings: unknown): string {
  const Book = books[game];
  return renderToStaticMarkup(<Book settings={settings} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('a rulebook tells the numbers of its match', () => {
  test.each<[Game, object, string, string]>([
    ['Bifrost', { stallTurns: 9 }, 'If six turns in a row', 'If nine turns in a row'],
    ['Bifrost', { moveSeconds: 30 }, 'the same 1 minute', 'the same 30 seconds'],
    ['Bifrost', { moveSeconds: null }, 'the same 1 minute', 'as long as they need'],
    ['Bifrost', { prefilled: {} }, 'The standard start', 'How each board starts'],
    ['Chains', { rounds: 5 }, 'over three rounds', 'over five rounds'],
    ['Chains', { bigSection: 4 }, 'where nine or more', 'where four or more'],
    ['Chains', { bigSection: 4 }, 'with nine in the chain', 'with four in the chain'],
    ['Chains', { bigSection: 4 }, 'Ana and Eva both score 3', 'Ana and Cem both score 1'],
    ['Chains', { rounds: 1 }, '−2 every time after that', '+1.'],
    ['Chains', { tokenRule: 'winners', tokenThreshold: 2 }, 'with seven points or more', 'if there are at most two of'],
    ['Chains', { tokenRule: 'ranks', tokenThreshold: 2 }, 'with seven points or more', 'are at most two'],
    ['Bluffs', { revealCost: 3 }, 'Eight points buy', 'Three points buy'],
    ['Bluffs', { known: [['A1'], ['B2']] }, 'knows four tiles', 'knows one tile'],
    [
      'Bluffs',
      { items: { noLimit: 0, smokescreen: 2, detective: 1 } },
      'Smokescreen (once)',
      'Smokescreen (two times)',
    ],
    ['Bluffs', { reserveSeconds: null }, 'It is 5 minutes', 'It has no end here'],
    ['Bluffs', { adjudication: 'host' }, 'Where the host adjudicates', 'What cannot be read goes to the host, who'],
    ['Proof', { eliminationCandidates: 1 }, 'fewer than three', 'fewer than one'],
    ['Proof', { contracts: false }, 'Contracts', 'Tokens of life'],
    ['Proof', { priorRanking: ['A', 'B', 'C'] }, 'drawn at the start and shown', 'the ranking of the match before'],
    ['Runes', { insightAtStart: 11 }, 'with 6 insight', 'with 11 insight'],
    ['Runes', { joining: 'neighbours' }, 'connected through joins', 'have to be joined'],
    ['Bluffs', { known: [[], []] }, 'tiles, one of them known', 'tiles, none of them known'],
    ['Runes', { mirrorReading: 'eavesdrop' }, 'about the other’s own symbol', 'what the other was told about you'],
    ['Runes', { compareDiscovered: true }, 'everybody who was undiscovered', 'discovered ones too'],
  ])('%s %j', (game, settings, standard, own) => {
    expect(text(game, {})).toContain(standard);
    expect(text(game, settings)).toContain(own);
    expect(text(game, settings)).not.toContain(standard);
  });

  test('no picture of Pointing Chains has a section that is too big for what is said of it', () => {
    const figures = (settings: object, seats: number) => {
      const html = renderToStaticMarkup(<Chains {...{ settings, seats }} />);
      const points = html.slice(html.indexOf('id="points-of-a-round"'), html.indexOf('id="what-you-learn"'));
      return [...points.matchAll(/"figures [^>]*>([^<]+)<\/text>/g)].map(([, figure = '']) => figure).sort();
    };
    expect(figures({ bigSection: 4 }, 5)).toEqual(['+1', '+1', '0', '0', '0', '−1', '−1', '−1', '−1']);
    expect(figures({ bigSection: 3 }, 3)).toEqual(['+1', '0', '−1', '−1', '−1']);
    expect(figures({ bigSection: 9 }, 5)).not.toContain('−1');
  });

  test('Pointing Chains: without a match, who gets a token is told as new matches start, with what else can be chosen', () => {
    expect(text('Chains', {})).toContain(
      'Tokens of life, each with a garnet, go to the winners, if there are at most seven of them; else to nobody. Whoever makes a match can choose otherwise, and another number: that they go to everybody with seven points or more, whoever won; or that they go from the top, to whole groups',
    );
    const own = text('Chains', { tokenRule: 'points', tokenThreshold: 7 });
    expect(own).toContain('each with a garnet, go to everybody with seven points or more, whoever won.');
    expect(own).not.toContain('choose otherwise');
  });

  test('Runes to Ruins: finding is paid for and decides no place; a mirror turns what names one beside others too', () => {
    const book = text('Runes', {});
    expect(book).toContain('Undiscovered players stand first, then those discovered later.');
    expect(book).not.toMatch(/finds? (the )?most/);
    expect(book).toContain('of this player in this round that names you (also beside others)');
  });

  test('a match may end after a round', () => {
    expect(text('Runes', { maxRounds: 7 })).toContain('after round 7 at the latest');
  });

  test('settings of other rules are not told', () => {
    expect(text('Chains', { rounds: 'many', added: 1 })).toBe(text('Chains', {}));
  });
});
