import type { Award, Results, SeatId, Standing } from '@/games/game';
import type { FinaleBeat, Scene, Telling } from './scene';
import { figureWords, listed, ordinal, pointsWords } from './words';

// What the ends of all games have in common: places from the last to the winners, then what is given and taken. A game
// puts its own story around these beats, or leaves the telling to them.

export interface PlaceBeat extends FinaleBeat {
  readonly show: 'place' | 'winners' | 'award' | 'candidate';
  readonly seats: readonly SeatId[];
}

type Naming = Pick<Telling, 'nameOf'>;

/** The finale of a game that tells none of its own. */
export function tellPlaces(results: Results, telling: Naming): Scene<PlaceBeat> {
  return {
    id: 'finale',
    title: winnersWords(results, telling),
    beats: [...placeBeats(results, telling), winnersBeat(results, telling), ...candidateBeats(results, telling)],
  };
}

/** Everybody below the winners, from the last; those who share a place are told together. */
export function placeBeats({ standings, winners }: Results, { nameOf }: Naming): PlaceBeat[] {
  const others = standings.filter(({ seat }) => !winners.includes(seat));
  const ranks = [...new Set(others.map(({ rank }) => rank))].reverse();
  return ranks.map((rank) => {
    const shared = others.filter((standing) => standing.rank === rank);
    const seats = shared.map(({ seat }) => seat);
    const points = pointsEach(shared);
    return {
      ...{ id: `place ${rank}`, show: 'place', seats, tells: seats },
      text: `${ordinal(rank)}: ${listed(seats.map(nameOf))}${points === null ? '' : `, ${points}`}.`,
      ms: rank <= 3 ? 2400 : ranks.length > 13 ? 900 : 1400,
    };
  });
}

export function winnersBeat(results: Results, telling: Naming): PlaceBeat {
  const { winners } = results;
  return {
    ...{ id: 'winners', show: 'winners', seats: winners, tells: winners, ms: 4000 },
    text: `${winnersWords(results, telling)}.`,
  };
}

/** "Ana and Bea win with 7 points each", without a full stop. */
export function winnersWords({ standings, winners }: Results, { nameOf }: Naming): string {
  if (winners.length === 0) return 'Nobody wins';
  const points = pointsEach(standings.filter(({ seat }) => winners.includes(seat)));
  const verb = winners.length === 1 ? 'wins' : 'win';
  return `${listed(winners.map(nameOf))} ${verb}${points === null ? '' : ` with ${points}`}`;
}

export function candidateBeats({ eliminationCandidates: seats }: Results, { nameOf }: Naming): PlaceBeat[] {
  if (seats.length === 0) return [];
  const words = seats.length === 1 ? 'is the elimination candidate' : 'are the elimination candidates';
  return [
    {
      ...{ id: 'candidate', show: 'candidate', seats, tells: [], ms: 3600 },
      text: `${listed(seats.map(nameOf))} ${words}.`,
    },
  ];
}

/** Those of them who stand higher first. */
export const inOrder = ({ standings }: Results, seats: readonly SeatId[]): readonly SeatId[] =>
  standings.flatMap(({ seat }) => (seats.includes(seat) ? [seat] : []));

export const seatsWith = (awards: readonly Award[], holds: (award: Award) => boolean): readonly SeatId[] =>
  awards.filter(holds).map(({ seat }) => seat);

function pointsEach(shared: readonly Standing[]): string | null {
  const [points = null, ...others] = shared.map(({ points }) => points);
  if (points === null) return null;
  if (others.length === 0) return pointsWords(points);
  const isLevel = others.every((other) => other === points);
  // What nobody has won can be shared with other points.
  return isLevel
    ? `${pointsWords(points)} each`
    : `${listed(shared.map(({ points }) => figureWords(points ?? 0)))} points`;
}
