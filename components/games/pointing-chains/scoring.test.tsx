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
    'To point at somebody in every round costs a garnet: no points, but an award',
  );
  expect(said(new ChainStory(['A', 'B', 'C'])).desk).toContain(
    'Whom you point at can be changed until the round closes.',
  );
});

test('who is alone may have been so before', () => {
  const twice = new ChainStory(['A', 'B', 'C', 'D']).points('A>B B C D').points('A>B B C D');
  expect(said(twice).stage).toContain('2 alone: +1 the first time, −2 from then on');
});
