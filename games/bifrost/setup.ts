import type { SeatId } from '../game';
import { deadlineAfter } from '../kit/deadline';
import { itemAt } from '../kit/item-at';
import { createRandom } from '../kit/random';
import { recordOf } from '../kit/record-of';
import { cellNames, colors } from './board';
import type { Settings } from './settings';
import { noTurns, type State } from './state';

export function setup(start: { settings: Settings; seats: readonly SeatId[]; seed: string }): State {
  const { settings, seats } = start;
  const cells = cellNames.map((name) =>
    Object.hasOwn(settings.prefilled, name) ? (settings.prefilled[name] ?? null) : null,
  );
  return {
    settings,
    seats,
    seatOf: dealColors(start),
    phase: 'step',
    half: 1,
    step: 1,
    boards: [1, 2, 3, 4, 5, 6].map((number) => ({ number, cells, places: [], last: null, emptyTurns: 0 })),
    turns: noTurns,
    dueAt: deadlineAfter(0, settings.moveSeconds),
  };
}

function dealColors({ settings, seats, seed }: { settings: Settings; seats: readonly SeatId[]; seed: string }) {
  const { colors: given } = settings;
  const dealt = createRandom(seed, 'colors').shuffle(seats);
  const order = given === null ? dealt : colors.flatMap((color) => seats.find((seat) => given[seat] === color) ?? []);
  return recordOf(colors, (_, i) => itemAt(order, i));
}
