import { expect, test } from 'vitest';
import { settingsSchema } from '@/games/pointing-chains/settings';
import { Story } from '@/games/pointing-chains/testing';
import { endWords } from './end-words';
import { tellFinale } from './scenes';

const nameOf = (seat: string) => seat;
const settings = settingsSchema.parse({ rounds: 1 });

function ended(story: Story) {
  const { view } = story.seenBy('spectator');
  const results = story.results();
  const finale = tellFinale(view, results, { settings, mine: null, nameOf });
  return {
    separated: endWords.separated?.({ results, view, settings, nameOf }),
    finale: finale.beats.map(({ text }) => text),
  };
}

test('nothing but the choice is named where points and connections are equal', () => {
  const level = new Story(['A', 'B', 'C'], { rounds: 1 }).points('A B C').waits(300).chooses('host', 'B');
  expect(ended(level).separated).toEqual([
    'A, C and B have 1 point each, and 0 connections each.',
    'A and C share the 1st place.',
    'Only the choice of B as elimination candidate puts them below those they are level with.',
  ]);
  expect(ended(level).finale).toContain('None of the winners voted: the choice fell on B as elimination candidate.');
});

test('winners in an order are said to win all the same, last of all places', () => {
  const { finale, separated } = ended(new Story(['A', 'B', 'C'], { rounds: 1 }).points('A>B B C'));
  expect(finale.slice(-3)).toEqual([
    'Two lamps are still dark.',
    'B and C win with 1 point each, two points ahead of A. Connections only put them in order.',
    'Pointed at somebody in every round, and loses a garnet: A.',
  ]);
  expect(separated).toEqual([
    'B and C have 1 point each; more connections put them in order (1, 0), and all of them win.',
  ]);
});
