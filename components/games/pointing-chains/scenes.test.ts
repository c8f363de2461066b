import { describe, expect, test } from 'vitest';
import { sceneSuite } from '@/components/stage/testing/scene-suite';
import type { MatchView } from '@/games/game';
import type { Settings } from '@/games/pointing-chains/settings';
import type { State } from '@/games/pointing-chains/state';
import { ChainStory, rearrange } from '@/games/pointing-chains/testing';
import type { View } from '@/games/pointing-chains/view';
import { closeOf, tellFinale } from './scenes';

sceneSuite<View, State, Settings>('pointing-chains', { scenes: { closeOf, tellFinale }, rearrange });

const telling = { settings: { bigSection: 9 } as Settings, mine: null, nameOf: (seat: string) => seat };
const seen = (points: string) => {
  const story = new ChainStory('A B C D E F'.split(' '));
  const before: MatchView<View> = story.seenBy('spectator').view;
  const after: MatchView<View> = story.points(points).seenBy('spectator').view;
  return closeOf(before, after, telling);
};

test('[M1] the same shape is the same scene, whoever points at whom', () => {
  const scene = seen('A>B B>A C>A D>C E>F F');
  expect(seen('F>E E>F D>F B>D A>C C')).toEqual(scene);
  expect(scene?.scene?.beats.map(({ id }) => id)).toEqual(['dots', 'pointers', 'loops', 'snaps', 'chain 1', 'chain 2']);
});

describe('the end', () => {
  const told = (story: ChainStory) =>
    tellFinale(story.seenBy('spectator').view, story.results(), telling).beats.filter(
      ({ id }) => !id.startsWith('names'),
    );

  test('[V3] [R2] tells the tie and the vote before the places that they decide, and not how many voted', () => {
    const story = new ChainStory(['A', 'B', 'C', 'D'], { rounds: 1 }).points('A>B B>A C D');
    const beats = told(story.chooses('C', 'B').chooses('D', 'B'));
    expect(beats.slice(1, 6).map(({ id, text }) => `${id}: ${text}`)).toEqual([
      'tied: A and B are tied for the fewest points and connections.',
      'candidate: The winners’ vote chose B as elimination candidate.',
      'place 4: 4th: B, 0 points.',
      'place 3: 3rd: A, 0 points.',
      expect.stringMatching(/^winners: C and D win /),
    ]);
  });

  test('[F1] [R3] gives a winner what is left: the garnet of a token is gone again for who pointed in every round', () => {
    const end = (seats: string, points: string) =>
      told(new ChainStory([...seats], { rounds: 1, tokenRule: 'winners' }).points(points)).at(-1)?.text;
    expect(end('ABCDE', 'A>B B>C C D>A E')).toContain(
      'A wins with 2 points, a point ahead of the next four: a token of life.',
    );
    expect(end('ABCD', 'A>B B>C C D')).toContain(
      'B, C and D win with 1 point each, a point ahead of A: a token of life for B, a token of life and a garnet for C and D.',
    );
  });

  test('[V1] tells who has the fewest with the crown where nobody had to choose and it is of the last three', () => {
    const beats = told(new ChainStory(['A', 'B', 'C'], { rounds: 1 }).points('A>B B C>A'));
    expect(beats.map(({ id }) => id).slice(-2)).toEqual(['place 3', 'winners']);
    const naming = beats.filter(({ text }) => text.includes('C is the elimination candidate: the fewest points.'));
    expect(naming.map(({ id }) => id)).toEqual(['winners']);
  });
});
