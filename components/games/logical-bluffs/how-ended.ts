import { subjectOf, winWords } from '@/components/stage/places';
import type { Telling } from '@/components/stage/scene';
import type { MatchView, Results, SeatId } from '@/games/game';
import { seatEntries } from '@/games/kit/by-seat';
import type { View } from '@/games/logical-bluffs/view';

// How a match ended, in the same words wherever it is told: the finale, the result, what is posted. Apart from the
// finale, since that reads all statements.

type Naming = Pick<Telling, 'nameOf' | 'mine'>;

/** The round in which somebody named the grid; null: nobody did. */
export function namedRound({ allOwn }: MatchView<View>): number | null {
  const right = seatEntries(allOwn ?? {}).flatMap(([, { guesses, guessesRight }]) =>
    guesses.filter((_, i) => guessesRight[i]),
  );
  return right[0]?.round ?? null;
}

export const areBothRight = ({ allOwn }: MatchView<View>): boolean =>
  seatEntries(allOwn ?? {}).every(([, { guessesRight }]) => guessesRight.includes(true));

/** Who lost without a word, and why: their reserve came to its end, or the host closed without them. */
export function lostBy(view: MatchView<View>): { readonly by: 'time' | 'silence'; readonly seats: readonly SeatId[] } {
  const seats = view.seats.map(({ seat }) => seat);
  const out = seats.filter((seat) => new Map<string, number | null>(Object.entries(view.reserveMs)).get(seat) === 0);
  if (out.length > 0) return { by: 'time', seats: out };
  return { by: 'silence', seats: view.seats.flatMap(({ seat, acted }) => (acted === false ? [seat] : [])) };
}

/** "Lena’s time ran out in round 2", without a full stop; null: nobody won by what another left undone. */
export function lostWords(view: MatchView<View>, { nameOf, mine }: Naming): string | null {
  const { by, seats } = lostBy(view);
  const [one] = seats;
  if (namedRound(view) !== null || one === undefined) return null;
  const isBoth = seats.length > 1;
  if (by === 'silence') {
    const who = isBoth ? 'neither' : one === mine ? 'you' : nameOf(one);
    return `${who} ${leftUndone(view)} ${isBoth ? 'anything' : 'nothing'} in round ${view.round}`;
  }
  const whose = one === mine ? 'your' : `${nameOf(one)}’s`;
  return `${isBoth ? 'time ran out for both' : `${whose} time ran out`} in round ${view.round}`;
}

/** What was not done: once all have made their statements they judge, and nobody has “sent nothing”. */
export const leftUndone = ({ statements, seats, round }: MatchView<View>): 'judged' | 'sent' =>
  statements.filter((one) => one.round === round).length === seats.length ? 'judged' : 'sent';

/** What won, for the winner's step: "named all sixteen tiles in round 2"; null: nothing did. */
export function wonBy(view: MatchView<View>, telling: Naming): string | null {
  const round = namedRound(view);
  return round === null ? lostWords(view, telling) : `named all sixteen tiles in round ${round}`;
}

/** "Bente wins: Lena’s time ran out in round 2", without a full stop: all that a headline has to say. */
export function wonWords(view: MatchView<View>, results: Results, telling: Naming): string {
  const { winners } = results;
  const win = winners.length === 0 ? 'Nobody wins' : winWords(winners, telling);
  const round = namedRound(view);
  if (round === null) {
    const lost = lostWords(view, telling);
    return `${win}${lost === null ? '' : `: ${lost}`}`;
  }
  if (!areBothRight(view)) return `${subjectOf(winners, telling)} named all sixteen tiles in round ${round}`;
  return `Both named all sixteen tiles in round ${round}: ${win} ${tieWords(results)[0]}`;
}

/** Why one of two who are right wins, and the same as what always holds. */
export function tieWords({ standings: [first, second] }: Results): readonly [string, string] {
  return first?.points === second?.points
    ? ['by the earlier guess', 'the earlier guess wins']
    : [`with more points, ${first?.points} to ${second?.points}`, 'more points win'];
}
