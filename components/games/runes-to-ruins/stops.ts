import { listed } from '@/components/stage/words';
import type { SeatId } from '@/games/game';
import type { View } from '@/games/runes-to-ruins/view';
import { knownSlab } from './known-slabs';
import { publicWords } from './slab-board';

// While a round is thought about, the stage goes through the table: what the round is about, then seat by seat what all know.

type Seen = Pick<View, 'seats' | 'shown' | 'discovered' | 'paid'>;

/** A seat of which all know something, or null: the round. */
export const stopsOf = ({ seats, shown, discovered, paid }: Seen): readonly (SeatId | null)[] => {
  const told = [...shown, ...discovered, ...(paid.at(-1)?.order ?? [])].map(({ seat }) => seat);
  return [null, ...seats.map(({ seat }) => seat).filter((seat) => told.includes(seat))];
};

interface Stop {
  readonly view: Seen;
  readonly stop: SeatId | null;
  nameOf(seat: SeatId): string;
}

export function stopWords({ view, stop, nameOf }: Stop): string {
  if (stop === null) return huntWords(view, nameOf);
  const { discovered, shown } = view;
  const found = discovered.find((one) => one.seat === stop);
  const fate =
    found === undefined
      ? `not found yet${shown.some(({ seat }) => seat === stop) ? `, ${publicWords(knownSlab(shown, stop))}` : ''}`
      : `found in round ${found.round}, and plays on`;
  return `${nameOf(stop)}: ${fate}${lastPaidWords(view, stop)}.`;
}

/** What the last payment brought, as far as all were told. */
function lastPaidWords({ paid }: Seen, seat: SeatId): string {
  const last = paid.at(-1)?.order.find((one) => one.seat === seat);
  if (last === undefined) return '';
  return last.insight === null ? '; abstained from the last vote' : `; ${last.insight} insight from the last vote`;
}

/** What the round is about, for a stranger. */
function huntWords(view: Seen, nameOf: Stop['nameOf']): string {
  const { seats, discovered } = view;
  const hidden = seats.map(({ seat }) => seat).filter((seat) => !discovered.some((one) => one.seat === seat));
  const standing =
    hidden.length === seats.length
      ? 'Nobody is found yet.'
      : `Still hidden: ${listed(hidden.map(nameOf))}. With one left it is over.`;
  const blank = view.shown.length === 0 ? ' No rune has been shown: all six of each are hidden.' : '';
  return `${standing}${blank}${exposedWords(view, { hidden, nameOf })}`;
}

/** Of whom everybody knows most, which brings them nearer to being found. */
function exposedWords(
  { shown }: Seen,
  { hidden, nameOf }: { hidden: readonly SeatId[]; nameOf: Stop['nameOf'] },
): string {
  const countOf = (seat: SeatId) => new Set(knownSlab(shown, seat).lit).size;
  const most = Math.max(0, ...hidden.map(countOf));
  const [first, ...others] = hidden.filter((seat) => countOf(seat) === most);
  if (first === undefined || most === 0 || others.length > 1) return '';
  return ` ${listed([first, ...others].map(nameOf))} gave most away: ${publicWords(knownSlab(shown, first))}.`;
}
