import type { Award, Results, SeatId, Standing } from '@/games/game';
import type { FinaleBeat, Scene, Telling } from './scene';
import { paced, slowFrom } from './tempo';
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
  return endOf<PlaceBeat>({
    ...{ results, telling, title: winnersWords(results, telling) },
    places: [...placeBeats(results, telling), winnersBeat(results, telling)],
    sides: [candidatesStory(results, telling)],
    together: (beat) => ({ ...beat, show: 'place' }),
  });
}

/** What is told beside the places: of those below the last three before these, of these with the crown. */
export interface SideStory<SceneBeat extends FinaleBeat> {
  /** Those whose place is not among the last three are spoken of in these; `last`: all others. */
  beats(last: readonly SeatId[]): readonly SceneBeat[];
  /** Sentences with a full stop: what the crown says of these. Absent: it gives no place away. */
  withCrown?(seats: readonly SeatId[]): readonly string[];
}

/** Several places that are told at once. */
export type PlacesTogether = FinaleBeat & { readonly seats: readonly SeatId[] };

export interface Ending<SceneBeat extends FinaleBeat> {
  readonly title: string;
  readonly results: Results;
  readonly telling: Naming;
  /** Before the first place: what gives none away. */
  readonly opening?: readonly SceneBeat[];
  /** From the last to the crown, each place in a beat of its own. */
  readonly places: readonly SceneBeat[];
  readonly sides: readonly SideStory<SceneBeat>[];
  /** Absent: they are few, and always told one by one. */
  together?(beat: PlacesTogether): SceneBeat;
}

/** The end of every game: the lower places together and quickly, what stands beside them, then the last three slowly. */
export function endOf<SceneBeat extends FinaleBeat>({
  title,
  opening = [],
  ...ending
}: Ending<SceneBeat>): Scene<SceneBeat> {
  const { results, telling } = ending;
  const names = results.standings.map(({ seat }) => telling.nameOf(seat)).filter((name) => name.includes(' '));
  const named = (text: string) => names.reduce((told, name) => told.replaceAll(name, 'name'), text);
  return { id: 'finale', title, beats: paced([...opening, ...tellInOrder(ending)], named) };
}

/**
 * Once the third is told, two names are left: nothing comes between the last three places. Of those three nothing is told
 * before that parts them.
 */
function tellInOrder<SceneBeat extends FinaleBeat>(ending: Omit<Ending<SceneBeat>, 'title' | 'opening'>): SceneBeat[] {
  const { places, sides } = ending;
  const at = slowFrom(places);
  const last = places.slice(at).flatMap(({ tells }) => tells);
  const said = sides.flatMap((side) => side.withCrown?.(last) ?? []);
  return [
    ...lowerPlaces(places.slice(0, at), ending),
    ...sides.flatMap((side) => side.beats(last)),
    ...places
      .slice(at)
      .map((beat) => (beat.isCrown === true ? { ...beat, text: [beat.text, ...said].join(' ') } : beat)),
  ];
}

/** So few stand one by one; so many places are read at once. */
const APART = 2;
const AT_ONCE = { few: 5, many: 8 };

function lowerPlaces<SceneBeat extends FinaleBeat>(
  beats: readonly SceneBeat[],
  { together, ...ending }: Pick<Ending<SceneBeat>, 'results' | 'telling' | 'together'>,
): readonly SceneBeat[] {
  const telling = beats.filter(({ tells }) => tells.length > 0);
  if (together === undefined || telling.length <= APART) return beats;
  return [
    ...beats.filter(({ tells }) => tells.length === 0),
    ...inGroups(telling).map((group) => together(placesBeat(group, ending))),
  ];
}

/** Groups of about as many seats each. */
function inGroups<SceneBeat extends FinaleBeat>(beats: readonly SceneBeat[]): SceneBeat[][] {
  const count = beats.reduce((sum, { tells }) => sum + tells.length, 0);
  const groups = Math.ceil(count / (count > 3 * AT_ONCE.few ? AT_ONCE.many : AT_ONCE.few));
  const filled: SceneBeat[][] = Array.from({ length: groups }, () => []);
  let before = 0;
  for (const beat of beats) {
    filled[Math.min(groups - 1, Math.floor((before * groups) / count))]?.push(beat);
    before += beat.tells.length;
  }
  return filled.filter((group) => group.length > 0);
}

/** "13th to 10th, 0 to 1 points: Cem, Dan, Hal and Lea." */
function placesBeat(
  beats: readonly FinaleBeat[],
  { results, telling }: Pick<Ending<FinaleBeat>, 'results' | 'telling'>,
): PlacesTogether {
  const seats = beats.flatMap(({ tells }) => tells);
  const shared = results.standings.filter(({ seat }) => seats.includes(seat));
  const points = pointsBetween(shared);
  const ranks = ranksWords(shared.map(({ rank }) => rank));
  return {
    ...{ id: `places ${ranks}`, seats, tells: seats, ms: 1500 + 400 * seats.length },
    text: `${ranks}${points === null ? '' : `, ${points}`}: ${listed(seats.map(calledBy(telling)))}.`,
  };
}

function pointsBetween(shared: readonly Standing[]): string | null {
  const points = shared.flatMap((one) => one.points ?? []);
  const [least, most] = [Math.min(...points), Math.max(...points)];
  if (points.length < shared.length) return null;
  return least === most ? `${pointsWords(least)} each` : `${figureWords(least)} to ${figureWords(most)} points`;
}

/** "5th", "5th and 4th", "13th to 10th": from the last. */
export function ranksWords(ranks: readonly number[]): string {
  const each = [...new Set(ranks)].sort((a, b) => b - a).map(ordinal);
  return each.length > 2 ? `${each[0]} to ${each.at(-1)}` : listed(each);
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
      ms: 1400,
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

/** The candidates in a game's own beat; with the crown, its sentence. */
export function candidatesTold<SceneBeat extends FinaleBeat>(
  { eliminationCandidates }: Results,
  beatOf: (seats: readonly SeatId[]) => SceneBeat,
): SideStory<SceneBeat> {
  const told = (seats: readonly SeatId[]) => (seats.length === 0 ? [] : [beatOf(seats)]);
  return {
    beats: (last) => told(eliminationCandidates.filter((seat) => !last.includes(seat))),
    withCrown: (seats) => told(eliminationCandidates.filter((seat) => seats.includes(seat))).map(({ text }) => text),
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
