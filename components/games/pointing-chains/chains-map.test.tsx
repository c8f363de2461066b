import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChainStory } from '@/games/pointing-chains/testing';
import { ChainsMap, fittedName } from './chains-map';

test('a name is set smaller before it is cut', () => {
  expect(fittedName('Ana', 60)).toEqual({ words: 'Ana', size: 11 });
  expect(fittedName('Bartholomew', 60)).toMatchObject({ words: 'Bartholomew' });
  expect(fittedName('Bartholomew', 60).size).toBeLessThan(11);
  expect(fittedName('Bartholomew the Great', 60)).toEqual({ words: 'Bartholome…', size: 8.5 });
});

test('a bot that stood in has its mark on a map with names, not a word', () => {
  const [map] = new ChainStory(['A', 'B', 'C']).points('A>B B C').seenBy('spectator').view.maps;
  if (map === undefined) throw new Error('The round has not closed.');
  const labelOf = (node: number) => ({ name: node === 0 ? 'Ingeborg (bot)' : 'Noor' });
  const [drawn = ''] =
    renderToStaticMarkup(<ChainsMap {...{ map, labelOf }} bigSection={9} />).match(/<svg.*<\/svg>/s) ?? [];
  expect(drawn).toContain('</title>Ingeborg</text>');
  expect(drawn.match(/aria-label="bot"/g)).toHaveLength(1);
});
