import { awardsInAll } from '@/components/match/net-awards';
import { listed, ordinal, pointsWords } from '@/components/stage/words';
import type { Award, Results, SeatId } from '@/games/game';

// What is posted with a picture: plain lines for any chat server, or with times as Discord writes them.

export interface Posted {
  /** What whoever posts it says themselves, first; empty: nothing. */
  readonly own: string;
  readonly title: string;
  readonly gameName: string;
  /** What the picture shows, in sentences; null: that is not known yet. */
  readonly words: string | null;
  /** Null where the end is not what is posted. */
  readonly end: PostedEnd | null;
  /** "Friday 27 November, 20:00", with its zone, or as Discord takes it; null: no clock runs. */
  readonly closes: string | null;
  /** What is open until then: "Round 2 of 3", "The break"; null: nothing that has a name. */
  readonly open: string | null;
  /** Only the host closes: `closes` is when they plan to. */
  readonly isHostPaced: boolean;
  /** As `closes`: when a match in its lobby starts by itself; null: it does not. */
  readonly starts: string | null;
  readonly link: string;
  nameOf(seat: SeatId): string;
}

export interface PostedEnd {
  readonly results: Results;
  /** As they stand. */
  readonly awards: readonly Award[];
  /** The host has still to confirm some. */
  readonly areAwardsOpen: boolean;
}

export function postText(posted: Posted): string {
  const { own, title, gameName, words, end, closes, open, isHostPaced, starts, link, nameOf } = posted;
  const head = title === gameName ? title : `${title} (${gameName})`;
  const told = [
    head,
    ...(words === null ? [] : [words]),
    ...(end === null ? [] : endLines(end, nameOf)),
    ...(closes === null ? [] : [closesLine({ closes, open: open ?? 'What runs now', isHostPaced })]),
    ...(starts === null ? [] : [`It starts on ${starts}.`]),
  ];
  return [...(own.trim() === '' ? [] : [own.trim()]), ...told.map(callingNobody), link].join('\n');
}

interface Closing extends Pick<Posted, 'closes' | 'isHostPaced'> {
  readonly open: string;
}

/** Where only the host closes, the time is what they plan. */
const closesLine = ({ closes, open, isHostPaced }: Closing): string =>
  `${open} is open until ${isHostPaced ? 'the host closes it, planned for ' : ''}${closes}.`;

/** Chat servers call whoever stands behind an @, or everybody; a name here must not. The space between has no width. */
const callingNobody = (line: string): string => line.replaceAll('@', '@\u200b');

function endLines({ results, awards, areAwardsOpen }: PostedEnd, nameOf: Posted['nameOf']): string[] {
  const named = (seats: readonly SeatId[]) => listed(seats.map(nameOf));
  const { eliminationCandidates: candidates } = results;
  const given = awardsInAll(awards).map(
    ({ seats, words }) => `${named(seats)}: ${words}${seats.length > 1 ? ' each' : ''}`,
  );
  return [
    ...standingLines(results, nameOf),
    ...(candidates.length === 0
      ? []
      : [`Elimination candidate${candidates.length === 1 ? '' : 's'}: ${named(candidates)}.`]),
    ...(given.length === 0
      ? []
      : [areAwardsOpen ? 'Awards, as the rules propose them (the host confirms each):' : 'Awards:', ...given]),
  ];
}

const standingLines = ({ standings }: Results, nameOf: Posted['nameOf']): string[] =>
  // Without points the words say each place, and why.
  standings
    .filter(({ points }) => points !== null)
    .map(
      ({ seat, rank, points }) =>
        `${ordinal(rank)}: ${nameOf(seat)}${points === null ? '' : `, ${pointsWords(points)}`}`,
    );

/** A moment as Discord takes it: each reader sees it by their own clock. */
export const momentForDiscord = (time: number): string => `<t:${Math.floor(time / 1000)}:f>`;

/** A moment as people say it, where they are. */
export const momentWords = (time: number, zone?: string): string =>
  written(time, { ...longParts, timeZoneName: 'short', ...(zone !== undefined && { timeZone: zone }) });

/** The same, with the year where that is not the one of `now`. */
export function momentWithYear(time: number, now: number): string {
  const isOfThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return isOfThisYear ? momentWords(time) : written(time, { ...longParts, year: 'numeric', timeZoneName: 'short' });
}

/** The same where there is little room: “Sun 29 Nov, 11:03”. */
export const shortMomentWords = (time: number): string =>
  written(time, { ...longParts, weekday: 'short', month: 'short' });

const longParts = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

const written = (time: number, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...parts, hour12: false })
    .format(time)
    .replace(' at ', ', ')
    .replace(/^(\p{L}+),/u, '$1');
