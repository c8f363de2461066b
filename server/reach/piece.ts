import { typeOfAction } from '@/games/kit/type-of-action';
import { rewindTarget, viewOf } from '@/games/match';
import type { LoadedMatch } from '../log/loaded-match';
import { deadlineAt } from '../log/quiet';
import type { Topic } from './topics';

// What one piece of news is made of.

export interface News {
  /** The same for the same piece of news, however often it is looked for; another for any other of the match. */
  readonly key: string;
  readonly topic: Topic;
  readonly personId: string;
  /** Epoch milliseconds: since when it is true. */
  readonly at: number;
  /** Epoch milliseconds: from then on it is not worth telling. */
  readonly expiresAt: number;
  /** Holds only for as long as it is found here: then it is dropped where it has not been sent. */
  readonly passes: boolean;
  /** A sentence or two; where `due` is one, "{due}" stands for its time. */
  readonly text: string;
  /** What is sent with the text: it is true only now. Null: nothing is. */
  readonly more: string | null;
  /** What letters say beside it: for everybody in the match to read, or written to its reader alone. Null: no more. */
  readonly quote: string | null;
  /** What was said, for its reader's own page alone: it is never sent. Null: there is no more to it than the text. */
  readonly words: string | null;
  /** A host reminds of what is open. */
  readonly isReminder: boolean;
  /** The round that closed; null: none did. */
  readonly round: number | null;
  /** It waits a moment for more of its kind, and until it is sent its text grows with them. */
  readonly isGathered: boolean;
  /** The deadline that it is about (epoch milliseconds); null: none. */
  readonly due: number | null;
  /** Keys of what it corrects: for those alone who were told one of these before, by the way by which they were. Null: none. */
  readonly corrects: readonly string[] | null;
  /** Where it leads, from our own address. */
  readonly path: string;
  /** For a channel: people who are to be mentioned, by id; it says nothing to anybody else. Null: it is for all. */
  readonly mentions: readonly string[] | null;
  /** For a channel: the path of a picture that every spectator may see. */
  readonly picture: string | null;
}

export interface Looking {
  readonly match: LoadedMatch;
  /** Those who can be told. */
  readonly people: ReadonlySet<string>;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Epoch milliseconds: nothing older is looked for. */
  readonly since: number;
  /** By person: when a page in their sight showed the match last. What they have not seen is gathered; null: nothing is. */
  readonly seen: ReadonlyMap<string, number> | null;
}

export const minute = 60_000;
export const hour = 60 * minute;
/** What is older is not told any more. */
export const freshMs = 24 * hour;
/** What ends within this is told in quiet hours too, if they want it. */
export const urgentMs = 10 * minute;

/** Whoever sits at the page reads it there. A deadline may be near though nobody does, and what was told wrong is put right where it was told. */
export const isForAbsent = ({ topic, corrects }: Pick<News, 'topic' | 'corrects'>): boolean =>
  topic !== 'deadlines' && corrects === null;

export type Piece = Omit<News, 'personId' | 'path'>;

export const piece = (key: string, topic: Topic, rest: Pick<Piece, 'at' | 'text'>): Piece => ({
  key,
  topic,
  due: null,
  passes: false,
  more: null,
  quote: null,
  words: null,
  isReminder: false,
  round: null,
  isGathered: false,
  corrects: null,
  mentions: null,
  picture: null,
  expiresAt: rest.at + freshMs,
  ...rest,
});

/** Epoch milliseconds of the running deadline, quiet hours left out. */
export function deadlineOf(match: LoadedMatch): number | null {
  const { folded } = match;
  if (folded === null || folded.status !== 'running') return null;
  return deadlineAt(match, viewOf(folded, 'spectator').dueAt);
}

/** Of what is running, in epoch milliseconds. */
export const openedAtOf = ({ openedAtMs }: LoadedMatch): number => openedAtMs;

/** Since it opened, or was gone back to (epoch milliseconds): what others have done in it since changes nothing for who has not acted. */
export const waitsSince = (match: LoadedMatch): number => Math.max(openedAtOf(match), goneBackAt(match));

/** Begins what is told of a part that a host took the match back to; else empty. */
export const wentBackWords = (match: LoadedMatch): string =>
  goneBackAt(match) > openedAtOf(match) ? 'The host took the match back. ' : '';

function goneBackAt({ log, startedAt }: LoadedMatch): number {
  const back = log.findLast((event) => rewindTarget(event) !== null);
  return back === undefined ? 0 : startedAt + back.at;
}

/**
 * So long before the deadline those are told who are missing: an hour, ten minutes, or half of what is shorter, but never
 * less than a minute; null: the time is too short to say more than that it began.
 */
export function leadOf(match: LoadedMatch, due: number): number | null {
  const lengthMs = due - openedAtOf(match);
  if (lengthMs >= 4 * hour) return hour;
  const leadMs = Math.min(urgentMs, lengthMs / 2);
  return leadMs >= minute ? leadMs : null;
}

/** When the host gave more time last, for what is running (epoch milliseconds), and after how many events; null: never. */
export function extensionOf({ log, openedAt, startedAt }: LoadedMatch): { seq: number; at: number } | null {
  const seq = log.findLastIndex(({ by, action }) => by === 'host' && typeOfAction(action) === 'extend') + 1;
  return seq <= openedAt ? null : { seq, at: startedAt + (log[seq - 1]?.at ?? 0) };
}
