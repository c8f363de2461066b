import { expect, test } from 'vitest';
import { drawnAmong, stillProps } from '@/components/testing/drawn';
import type { MatchView } from '@/games/game';
import { seatIds } from '@/games/kit/seats';
import { settingsSchema } from '@/games/runes-to-ruins/settings';
import { inRound2, type RuneStory, symbols } from '@/games/runes-to-ruins/testing';
import type { View } from '@/games/runes-to-ruins/view';
import { HostPanel } from './host-panel';
import type { ScreenProps } from './screen-props';

const nameOf = (seat: string) => `Player ${seat}`;

function drawn(story: RuneStory): string {
  const view: MatchView<View> = story.view('host');
  const props: ScreenProps = stillProps({ view, settings: settingsSchema.parse({}), results: null, nameOf });
  return drawnAmong(seatIds('ABC'), { nameOf, anonymous: false, drawn: <HostPanel {...props} /> });
}

const asks = () => inRound2().learns('A', 'has', { seat: 'B', rune: symbols.B[0] });

test('a host sees what was asked and answered at once in this round, and not what was in rounds before', () => {
  const story = asks();
  const [answer] = story.view('A').answers ?? [];
  if (answer === undefined) throw new Error('Nothing was answered.');
  expect(drawn(story)).not.toContain('No visions, guesses or questions are set.');
  expect(drawn(story.closes())).toContain('No visions, guesses or questions are set.');
});
