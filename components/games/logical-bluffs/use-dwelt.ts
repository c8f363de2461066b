import { useDwell } from '@/components/stage/use-dwell';
import type { MatchView, SeatId } from '@/games/game';
import type { View } from '@/games/logical-bluffs/view';

// While both think, the stage goes through what was said, statement by statement, with its tiles and what it is worth.

export interface Dwelt {
  readonly seat: SeatId;
  /** The index of the statement. */
  readonly statement: number;
}

type Seen = Pick<MatchView<View>, 'statements' | 'status' | 'rulingSince'>;

/** What is gone through; first nothing, when the phase is explained. */
export const stopsIn = ({ statements }: Pick<Seen, 'statements'>, round: number): readonly (Dwelt | null)[] => [
  null,
  ...statements
    .filter((one) => one.round === round)
    .flatMap(({ seat, statements: four }) =>
      four.flatMap(({ text }, statement) => (text === null ? [] : [{ seat, statement }])),
    ),
];

export function useDwelt(view: Seen, { round, now }: { round: number; now(): number }): Dwelt | null {
  const stops = stopsIn(view, round);
  const at = useDwell({ count: stops.length, isOn: view.status === 'running' && view.rulingSince === null, now });
  return stops[at] ?? null;
}

/** Whose it is, and what it is worth to whom. */
export function dweltWords(
  { phase, seats }: Pick<MatchView<View>, 'phase' | 'seats'>,
  { seat, statement }: Dwelt,
  nameOf: (seat: SeatId) => string,
): string {
  const other = seats.find((one) => one.seat !== seat)?.seat ?? seat;
  const whose = `${nameOf(seat)}’s statement ${statement + 1}`;
  const paid = `two for ${nameOf(other)} if judged rightly`;
  return phase === 'claim'
    ? `${whose}: true or false? A point for ${nameOf(seat)} if it is true, ${paid}.`
    : `${whose}: a point for ${nameOf(seat)} if it was true, ${paid}. The end will say.`;
}
