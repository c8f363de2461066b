import { expect, test } from 'vitest';
import { settingsSchema } from '@/games/pointing-chains/settings';
import { ChainStory } from '@/games/pointing-chains/testing';
import { endWords } from './end-words';
import { tellFinale } from './scenes';

const nameOf = (seat: string) => seat;
const settings = settingsSchema.parse({ rounds: 1 });

const connectionsSentence = 'A connection is another player with whom one stood in a chain or loop in some round.';

function ended(story: ChainStory) {
  const { view } = story.seenBy('spectator');
  const results = story.results();
  const finale = tellFinale(view, results, { settings, mine: null, nameOf });
  return {
    separated: endWords.separated?.({ results, view, settings, nameOf }),
    finale: finale.beats.map(({ text }) => text),
  };
}

test('nothing but the choice is named where points and connections are equal', () => {
  const level = new ChainStory(['A', 'B', 'C'], { rounds: 1 }).points('A B C').waits(300).chooses('host', 'B');
  expect(ended(level).separated).toEqual([
    'A, C and B have 1 point each, and 0 connections.',
    'A and C share the 1st place.',
    'Only the choice of B as elimination candidate puts them below those they are level with.',
    connectionsSentence,
  ]);
  expect(ended(level).finale).toContain('None of the winners voted: the choice fell on B as elimination candidate.');
});

test('winners in an order are said to win all the same, last of all places', () => {
  const { finale, separated } = ended(new ChainStory(['A', 'B', 'C'], { rounds: 1 }).points('A>B B C'));
  expect(finale.slice(-2)).toEqual([
    '3rd: A, −1 point.',
    'B and C win with 1 point each, two points ahead of A. Connections only put them in order. Nobody reached 7 points: no token of life. A is the elimination candidate: the fewest points.',
  ]);
  expect(separated).toEqual([
    'B and C both have 1 point: B was ahead in connections, 1 to 0. Both win all the same.',
    connectionsSentence,
  ]);
});
