import { expect, test } from 'vitest';
import { drawnAmong, stillProps } from '@/components/testing/drawn';
import type { Action } from '@/games/pointing-chains/actions';
import { type Settings, settingsSchema } from '@/games/pointing-chains/settings';
import { ChainStory } from '@/games/pointing-chains/testing';
import type { View } from '@/games/pointing-chains/view';
import { PointBoard } from './point-board';

const settings = settingsSchema.parse({});
const nameOf = (seat: string) => seat;

/** A's table and bar, as text. */
function seenByA(story: ChainStory): string {
  const { view } = story.seenBy('A');
  const props = stillProps<View, Settings, Action>({ view, settings, results: null, nameOf, interactive: true });
  const drawn = <PointBoard {...props} middle={null} below={null} />;
  const seats = view.seats.map(({ seat }) => seat);
  return drawnAmong(seats, { nameOf, anonymous: false, drawn }).replace(/<[^>]*>/g, ' ');
}

const last = 'You are the last: the round closes once you point.';

test('whoever is the last one to point is told before it that the round closes with it', () => {
  const others = new ChainStory(['A', 'B', 'C'])
    .sends('B', { type: 'point', at: 'A' })
    .sends('C', { type: 'point', at: 'A' });
  expect(seenByA(others)).toContain(last);
  expect(seenByA(others)).not.toContain('you can still change it');
});

test('whoever pointed before others can change it, and is told so', () => {
  const own = new ChainStory(['A', 'B', 'C'])
    .sends('A', { type: 'point', at: 'B' })
    .sends('B', { type: 'point', at: 'A' });
  expect(seenByA(own)).toContain('Saved: you point at B.');
  expect(seenByA(own)).toContain('you can still change it until then');
  expect(seenByA(own)).not.toContain('You are the last');
});

test('[F3] whoever may have been a start in every round so far is told so beside the table', () => {
  expect(seenByA(new ChainStory(['A', 'B', 'C']).points('A>B B C>B').points('A>B B C>B'))).toContain(
    'You were a start of a chain in 2 of 3 rounds: −2 at the end if in all.',
  );
});
