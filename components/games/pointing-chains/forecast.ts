import { inWords, listed } from '@/components/stage/words';
import type { MatchView, SeatId } from '@/games/game';
import { chainsOf } from '@/games/pointing-chains/chains';
import type { NamedRound } from '@/games/pointing-chains/named-round';
import { type Row, scoreTableOf } from '@/games/pointing-chains/results';
import type { Settings } from '@/games/pointing-chains/settings';
import type { View } from '@/games/pointing-chains/view';
import { scoreOf, targetOf } from './named-map';
import { previewOf } from './pointers';

/** In the last round, for who sees every pointer: everybody's figures if it closed now, by the rules; null: not yet, or not to be seen. */
export function forecastOf(view: MatchView<View>, { rounds }: Pick<Settings, 'rounds'>): readonly Row[] | null {
  const preview = previewOf(view);
  if (preview === null || view.rounds === undefined || view.round < rounds) return null;
  const seats = view.seats.map(({ seat }) => seat);
  return scoreTableOf(
    seats,
    [...view.rounds, preview].map((named) => scoredOf(named, seats)),
  ).rows;
}

function scoredOf(named: NamedRound, seats: readonly SeatId[]) {
  const pointers = seats.map((seat) => {
    const target = targetOf(named, seat);
    return target === null ? null : seats.indexOf(target);
  });
  return { chains: chainsOf(pointers), scores: seats.map((seat) => scoreOf(named, seat) ?? 0) };
}

/** More names than this are counted. */
const MOST_NAMES = 6;

/** What the rules add after the last round, and to whom: a sentence, or nothing. */
export function forecastWords(rows: readonly Row[], nameOf: (seat: SeatId) => string): string {
  const of = (those: readonly Row[]) =>
    those.length > MOST_NAMES ? inWords(those.length) : listed(those.map(({ seat }) => nameOf(seat)));
  const ends = rows.filter(({ bonus }) => bonus !== 0);
  const starts = rows.filter(({ penalty }) => penalty !== 0);
  const always = rows.filter(({ alwaysPointed }) => alwaysPointed);
  const parts = [
    ...(ends.length === 0 ? [] : [`+1 for the end of a chain in every round: ${of(ends)}`]),
    ...(starts.length === 0 ? [] : [`−2 for a start in every round: ${of(starts)}`]),
    ...(always.length === 0 ? [] : [`a garnet lost for pointing in every round: ${of(always)}`]),
  ];
  return parts.length === 0 ? '' : `After it, ${parts.join('; ')}.`;
}
