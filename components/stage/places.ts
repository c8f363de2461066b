import type { Award, Results, SeatId, Standing } from '@/games/game';
import type { FinaleBeat, Scene, Telling } from './scene';
import { figureWords, listed, ordinal, pointsWords } from './words';

// What the ends of all games have in common: places from the last to the winners, then what is given and taken. A game
// puts its own story around these beats, or leaves the telling to them.

export interface PlaceBeat extends FinaleBeat {
  readonly show: 'place' | 'winners' | 'award' | 'candidate';
  readonly seats: readonly SeatId[];
}

type Naming = Pick<Telling, 'nameOf' | 'mine'>;

/** The finale of a game that tells none of its own. */
export function tellPlaces(results: Results, telling: Naming): Scene<PlaceBeat> {
  return {
    id: 'finale',
    title: winnersWords(results, telling),
    beats: tellInOrder(
      [...placeBeats(results, telling), winnersBeat(results, telling)],
      [candidatesStory(results, telling)],
    ),
  };
}

/** What is told beside the places: of some in a beat before the last two, of others with their place. */
export interface SideStory<SceneBeat extends FinaleBeat> {
  /** Those whose place is not among the last two are spoken of in these; `last`: all others. */
  beats(last: readonly SeatId[]): readonly SceneBeat[];
  /** Sentences with a full stop: what is said of these with their place. Absent: it gives no place away. */
  withPlace?(seats: readonly SeatId[]): readonly string[];
}

/**
 * Places from the last, then what stands beside them, then the last two places with nothing between: once the second is
 * told, one name is left. Of those two nothing is told before that parts them.
 */
export function tellInOrder<SceneBeat extends FinaleBeat>(
  places: readonly SceneBeat[],
  sides: readonly SideStory<SceneBeat>[],
): SceneBeat[] {
  const second = places.filter(({ tells }) => tells.length > 0).at(-2);
  const at = second === undefined ? 0 : places.indexOf(second);
  const ending = places.slice(at);
  const last = ending.flatMap(({ tells }) => tells);
  return [
    ...places.slice(0, at),
    ...sides.flatMap((side) => side.beats(last)),
    ...ending.map((beat) => saidWithPlace(beat, sides)),
  ];
}

/** The crown says itself what winners get. */
function saidWithPlace<SceneBeat extends FinaleBeat>(
  beat: SceneBeat,
  sides: readonly SideStory<SceneBeat>[],
): SceneBeat {
  const said = sides.flatMap((side) => side.withPlace?.(beat.tells) ?? []);
  if (said.length === 0) return beat;
  return { ...beat, text: [beat.text, ...said].join(' '), ms: Math.min(6000, beat.ms + 1500 * said.length) };
}

/** Everybody below the winners, from the last; those who share a place are told together. */
export function placeBeats({ standings, winners }: Results, telling: Naming): PlaceBeat[] {
  const others = standings.filter(({ seat }) => !winners.includes(seat));
  const ranks = [...new Set(others.map(({ rank }) => rank))].reverse();
  return ranks.map((rank) => {
    const shared = others.filter((standing) => standing.rank === rank);
    const seats = shared.map(({ seat }) => seat);
    const points = pointsEach(shared);
    return {
      ...{ id: `place ${rank}`, show: 'place', seats, tells: seats },
      text: `${ordinal(rank)}: ${listed(seats.map(calledBy(telling)))}${points === null ? '' : `, ${points}`}.`,
      ms: rank <= 3 ? 2400 : ranks.length > 13 ? 900 : 1400,
    };
  });
}

/** Where the winners' own picture comes before it, that one tells them, and this nobody. */
export function winnersBeat(results: Results, telling: Naming): PlaceBeat {
  const { winners } = results;
  return {
    ...{ id: 'winners', show: 'winners', seats: winners, tells: winners, ms: 5000, isCrown: true },
    text: `${winnersWords(results, telling)}.`,
  };
}

/** "Ana and Bea win with 7 points each", without a full stop. */
export function winnersWords({ standings, winners }: Results, telling: Naming): string {
  if (winners.length === 0) return 'Nobody wins';
  const points = pointsEach(standings.filter(({ seat }) => winners.includes(seat)));
  return `${winWords(winners, telling)}${points === null ? '' : ` with ${points}`}`;
}

/** "Ana wins", "You win", "You and Bea win". */
export const winWords = (seats: readonly SeatId[], telling: Naming): string =>
  `${subjectOf(seats, telling)} ${isOneOther(seats, telling) ? 'wins' : 'win'}`;

export function candidatesStory(results: Results, telling: Naming): SideStory<PlaceBeat> {
  return candidatesTold(results, (seats) => ({
    ...{ id: 'candidate', show: 'candidate', seats, tells: [], ms: 3600 },
    text: `${candidateWords(seats, telling)}.`,
  }));
}

/** The candidates in a game's own beat; with a place, its sentence. */
export function candidatesTold<SceneBeat extends FinaleBeat>(
  { eliminationCandidates }: Results,
  beatOf: (seats: readonly SeatId[]) => SceneBeat,
): SideStory<SceneBeat> {
  const told = (seats: readonly SeatId[]) => (seats.length === 0 ? [] : [beatOf(seats)]);
  return {
    beats: (last) => told(eliminationCandidates.filter((seat) => !last.includes(seat))),
    withPlace: (seats) => told(eliminationCandidates.filter((seat) => seats.includes(seat))).map(({ text }) => text),
  };
}

/** Whether what these beats show has been told by then, or stands with the places. */
export const isSideTold = <SceneBeat extends FinaleBeat>(
  { beats }: Scene<SceneBeat>,
  { index, isOf }: { index: number; isOf(beat: SceneBeat): boolean },
): boolean => !beats.slice(index + 1).some(isOf);

/** "Ana is the elimination candidate", "You are the elimination candidate", without a full stop. */
export const candidateWords = (seats: readonly SeatId[], telling: Naming): string =>
  `${subjectOf(seats, telling)} ${isOneOther(seats, telling) ? 'is' : 'are'} the elimination ${seats.length === 1 ? 'candidate' : 'candidates'}`;

/** What a seat is called on its own page, where no verb follows: "you". */
export const calledBy =
  ({ nameOf, mine }: Naming) =>
  (seat: SeatId): string =>
    seat === mine ? 'you' : nameOf(seat);

/** At the head of a sentence; whom it is told to stands first. */
export function subjectOf(seats: readonly SeatId[], { nameOf, mine }: Naming): string {
  const others = seats.filter((seat) => seat !== mine).map(nameOf);
  return listed(others.length === seats.length ? others : ['You', ...others]);
}

/** A verb says so: "Ana is", but "You are". */
export const isOneOther = (seats: readonly SeatId[], { mine }: Naming): boolean =>
  seats.length === 1 && seats[0] !== mine;

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
