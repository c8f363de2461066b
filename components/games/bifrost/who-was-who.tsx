import { type Color, colors } from '@/games/bifrost/board';
import type { Settings } from '@/games/bifrost/settings';
import type { View } from '@/games/bifrost/view';
import type { SeatId } from '@/games/game';
import { seatEntries } from '@/games/kit/by-seat';
import { recordOf } from '@/games/kit/record-of';
import { ScoreSheet } from './score-sheet';
import type { ScreenProps } from './screen-props';

/** Once the end is told: who played which colour, and their places board by board. What they come to stands in the standings. */
export function WhoWasWho({ view, settings, mine }: Pick<ScreenProps, 'view' | 'settings' | 'mine'>) {
  const seats = seatsByColor(view);
  return (
    <section aria-label="Who was who">
      <h2 className="display mb-2 text-xl">The six boards</h2>
      <div className="overflow-x-auto">
        <ScoreSheet
          boards={view.boards}
          own={colors.find((color) => seats[color] === mine) ?? null}
          isLarge
          end={{ seats, put: putOn(view, settings) }}
        />
      </div>
    </section>
  );
}

const seatsByColor = ({ colors: dealt = {} }: View): Partial<Record<Color, SeatId>> =>
  Object.fromEntries(seatEntries(dealt).map(([seat, color]) => [color, seat]));

/** How many pieces each colour has put, in all: those that lay there from the start are nobody's moves. */
function putOn({ boards }: View, { prefilled }: Pick<Settings, 'prefilled'>): Readonly<Record<Color, number>> {
  const count = (held: readonly unknown[], color: Color) => held.filter((one) => one === color).length;
  return recordOf(colors, (color) =>
    boards.reduce(
      (sum, { cells }) => sum + count(Object.values(cells), color) - count(Object.values(prefilled), color),
      0,
    ),
  );
}
