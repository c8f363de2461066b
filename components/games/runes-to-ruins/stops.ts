import { listed } from '@/components/stage/words';
import type { SeatId } from '@/games/game';
import type { View } from '@/games/runes-to-ruins/view';
import { knownSlab } from './known-slabs';
import { publicWords } from './slab-board';

// While a round is thought about, the stage goes through the table: what the round is about, then seat by seat what all know.

type Seen = Pick<View, 'seats' | 'shown' | 'discovered' | 'paid'>;

/** A seat, or null: the round. */
export const stopsOf = ({ seats }: Pick<Seen, 'seats'>): readonly (SeatId | null)[] => [
  null,
  ...seats.map(({ seat }) => seat),
];

interface Stop {
  readonly view: Seen;
  readonly stop: SeatId | null;
  nameOf(seat: SeatId): string;
}

export function stopWords({ view, stop, nameOf }: Stop): string {
  if (stop === null) return huntWords(view, nameOf);
  const { discovered, shown } = view;
  const found = discovered.find((one) => one.seat === stop);
  const fate = found === undefined ? 'not found yet' : `found in round ${found.round}`;
  return `${nameOf(stop)}: ${fate}, ${publicWords(knownSlab(shown, stop))}${lastPaidWords(view, stop)}.`;
}

/** What the last payment brought, as far as all were told. */
function lastPaidWords({ paid }: Seen, seat: SeatId): string {
  const last = paid.at(-1)?.order.find((one) => one.seat === seat);
  if (last === undefined) return '';
  return last.insight === null ? '; abstained from the last vote' : `; ${last.insight} insight from the last vote`;
}

/** What the round is about, for a stranger. */
function huntWords({ seats, discovered }: Seen, nameOf: Stop['nameOf']): string {
  const hidden = seats.flatMap(({ seat }) => (discovered.some((one) => one.seat === seat) ? [] : [nameOf(seat)]));
  return hidden.length === seats.length
    ? 'Everybody asks, sees and guesses in secret. Nobody is found yet.'
    : `Still hidden: ${listed(hidden)}.`;
}
