import { expect, test } from 'vitest';
import { ChainStory } from '@/games/pointing-chains/testing';
import { everyRoundWords } from './every-round';

/** What a seat reads after these rounds, of three. */
const read = (seat: string, ...played: readonly string[]) => {
  const story = played.reduce((told, one) => told.points(one), new ChainStory([...'ABCD']));
  return everyRoundWords(story.seenBy(seat).view, { rounds: 3 });
};

test('[F3] a start in every round so far is told to who may be one, and as certain where all who pointed were', () => {
  expect(read('A', 'A>B B>C C D')).toEqual([
    'You may have been a start of a chain in 1 of 3 rounds: −2 at the end if in all.',
  ]);
  expect(read('B', 'A>B B>C C D')).toEqual(read('A', 'A>B B>C C D'));
  expect(read('A', 'A>B B C>B D', 'A>B B C>B D')).toEqual([
    'You were a start of a chain in 2 of 3 rounds: −2 at the end if in all.',
  ]);
});

test('[F2] an end in every round likewise, also of who was cut off', () => {
  expect(read('C', 'A>B B>C C D>C')).toEqual([
    'You were the end of a chain in 1 of 3 rounds: +1 at the end if in all.',
  ]);
  expect(read('D', 'A>B B>C C D')).toEqual([
    'You may have been the end of a chain in 1 of 3 rounds: +1 at the end if in all.',
  ]);
  expect(read('C', 'A>B B>A C>A D>C')).toEqual([
    'You may have been a start of a chain in 1 of 3 rounds: −2 at the end if in all.',
    'You may have been the end of a chain in 1 of 3 rounds: +1 at the end if in all.',
  ]);
});

test('nothing where one round has ruled it out, or none is closed', () => {
  expect(read('A')).toEqual([]);
  expect(read('A', 'A>B B>C C D', 'A B C>D D')).toEqual([]);
  expect(read('A', 'A>B B>A C D>C')).toEqual([
    'You may have been a start of a chain in 1 of 3 rounds: −2 at the end if in all.',
  ]);
  expect(read('A', 'A>B B>A C>D D>C')).toEqual([]);
});
