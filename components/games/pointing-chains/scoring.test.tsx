import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { settingsSchema } from '@/games/pointing-chains/settings';
import { ChainStory } from '@/games/pointing-chains/testing';
import { Standing } from './public-standing';
import { Scoring } from './table-desk';

const nameOf = (seat: string) => seat;
const settings = settingsSchema.parse({ bigSection: 5 });
const spoken = (element: ReactElement) => renderToStaticMarkup(element).replace(/<[^>]*>/g, '');

function said(story: ChainStory) {
  const { view } = story.seenBy('spectator');
  return {
    desk: spoken(<Scoring {...{ view, settings }} />),
    stage: spoken(<Standing {...{ view, settings, nameOf }} mine={null} now={() => 0} />),
  };
}

test('[S1] what a section that is too big costs is said only where there are seats enough for one', () => {
  const five = said(new ChainStory(['A', 'B', 'C', 'D', 'E']));
  expect(five.desk).toContain('; with 5 or more together, −1.');
  expect(five.stage).toContain('Where 5 or more hang together');
  const four = said(new ChainStory(['A', 'B', 'C', 'D']));
  expect(four.desk).toContain('−2 from then on. ');
  for (const words of [four.desk, four.stage]) expect(words).not.toContain('or more');
});

test('[F1] what it costs to point in every round is said from the start', () => {
  expect(said(new ChainStory(['A', 'B', 'C'])).desk).toContain(
    'who pointed at somebody in every round loses a garnet, an award',
  );
  expect(said(new ChainStory(['A', 'B', 'C'])).desk).toContain(
    'Whom you point at can be changed until the round closes.',
  );
});

test('[F2] [F3] what an end or a start in every round comes to is said from the start, here and on the stage', () => {
  const { desk, stage } = said(new ChainStory(['A', 'B', 'C']));
  for (const words of [desk, stage]) {
    expect(words).toContain(
      'After the last round: +1 for who was the end of a chain in every round, −2 for who was a start in every round',
    );
  }
});

test('who is alone may have been so before', () => {
  const twice = new ChainStory(['A', 'B', 'C', 'D']).points('A>B B C D').points('A>B B C D');
  expect(said(twice).stage).toContain('2 alone: +1 the first time, −2 from then on');
});
