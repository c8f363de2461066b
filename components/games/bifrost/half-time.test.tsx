import { expect, test } from 'vitest';
import { drawnAmong, stillProps } from '@/components/testing/drawn';
import { settingsSchema } from '@/games/bifrost/settings';
import type { View } from '@/games/bifrost/view';
import type { MatchView, SeatId } from '@/games/game';
import { foldMatch, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { Play } from './play';
import type { ScreenProps } from './screen-props';

const nameOf = (seat: SeatId) => seat;

test('at half-time the page says what three boards have brought, large and once, and what comes next', () => {
  const recorded = recordsOf('bifrost').find(({ name }) => name === 'whole-match');
  if (recorded === undefined) throw new Error('nothing to look at');
  const { start, events } = parseRecord(recorded.record);
  const view = viewOf(foldMatch(start, events.slice(0, 188)), 'spectator') as MatchView<View>;
  const settings = settingsSchema.parse(start.settings);
  const props: ScreenProps = stillProps({ view, settings, results: null, nameOf });
  const drawn = drawnAmong(start.seats, { nameOf, anonymous: true, drawn: <Play {...props} /> });
  expect(drawn).toContain('boards 4 to 6 come next, and turns go the other way');
  expect(drawn.split('Places by board').length - 1).toBe(1);
  expect(drawn).toContain('Board 4: red → blue → green');
});
