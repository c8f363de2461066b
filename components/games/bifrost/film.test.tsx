import { expect, test } from 'vitest';
import { drawnAmong, stillProps } from '@/components/testing/drawn';
import { settingsSchema } from '@/games/bifrost/settings';
import type { View } from '@/games/bifrost/view';
import type { MatchView, Viewer } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { foldMatch, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { Film, Play } from './play';
import type { ScreenProps } from './screen-props';

const whole = recordsOf('bifrost').filter(({ name }) => name === 'whole-match');
const { start, events } = parseRecord(itemAt(whole, 0).record);

function drawn(Screen: typeof Film, viewer: Viewer): string {
  const view = viewOf(foldMatch(start, events.slice(0, 120)), viewer) as MatchView<View>;
  const nameOf = (seat: string) => `Player ${seat}`;
  const props: ScreenProps = stillProps({
    view,
    settings: settingsSchema.parse(start.settings),
    results: null,
    nameOf,
  });
  return drawnAmong(start.seats, { nameOf, anonymous: true, drawn: <Screen {...props} /> });
}

test('a film gives the boards the room of what its own words say: no clock, nobody waited for, nothing put last', () => {
  for (const waited of ['of 3 ready', 'aria-label="Put last"', 'Join three edges']) {
    expect(drawn(Play, 'spectator')).toContain(waited);
    expect(drawn(Film, 'spectator')).not.toContain(waited);
  }
  expect(drawn(Film, 'spectator')).toContain('Board 3');
  expect(drawn(Film, itemAt(start.seats, 0))).toMatch(/You play (red|green|blue)/);
});
