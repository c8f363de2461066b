import { LRUCache } from 'lru-cache';
import type { Quiet, ReachWay } from '@/prisma/client/client';
import type { LoadedMatch } from '../log/loaded-match';
import { withoutAddresses } from './discord-text';
import { gatherMs } from './gathered';
import { hour, isForAbsent, type News, urgentMs } from './piece';
import { type Topic, topics } from './topics';
import type { Delivering } from './write-down';

// Which news goes to whom by which way, and when: what people chose, and the hours in which they are left alone.

/** What one look at a match finds to tell. */
export interface Planning {
  readonly match: LoadedMatch;
  readonly news: readonly News[];
  readonly ways: readonly ReachWay[];
  readonly quiet: readonly Quiet[];
  /** What was sent of the match, where it may have to be corrected. */
  readonly sent: readonly SentBefore[];
  /** Whose page is open: what it shows is not sent, if there is time for it to say so. */
  readonly present: ReadonlySet<string>;
  /** By person: when a page in their sight showed the match last, in epoch milliseconds. */
  readonly shown: ReadonlyMap<string, number>;
  /** Epoch milliseconds: when the match was last looked at; null: never. */
  readonly toldAt: number | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

export interface SentBefore {
  readonly wayId: number;
  readonly key: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What was added a little before the last look may have been seen by another process only. */
const overlapMs = 120_000;
/** In a shorter time nobody reads a letter. */
const shortestForMailMs = 30_000;

/** In the order in which it came true. */
export function deliveriesOf({ news: all, ways, quiet, ...planning }: Planning): Delivering[] {
  const { match, present, shown, sent, toldAt, now } = planning;
  const news = all.filter((one) => !isShown(one, shown)).sort((a, b) => a.at - b.at);
  const quietOf = new Map(quiet.map((one) => [one.personId, one]));
  const isNew = ({ passes, at }: News) => passes || toldAt === null || at > toldAt - overlapMs;
  return ways.filter(isSentTo).flatMap((way) =>
    news
      .filter((one) => one.personId === way.personId && isNew(one) && isWanted(way, { one, sent, now }))
      .flatMap((one) => {
        const mentions = mentionsIn(one, ways);
        const hours = quietOf.get(way.personId) ?? null;
        const isPresent = present.has(way.personId);
        return mentions?.length === 0 ? [] : [deliveryOf(one, { match, way, mentions, hours, isPresent, now })];
      }),
  );
}

/** A page says that it has shown what there is when nothing has changed in it for so long. */
const readMs = 1_000;

/**
 * Before it is written down. What waits for a host may have come into their sight later than it began to wait; that is decided
 * when it is sent.
 */
const isShown = (one: News, shown: Planning['shown']): boolean =>
  isForAbsent(one) && one.topic !== 'hosting' && (shown.get(one.personId) ?? 0) >= one.at + readMs;

interface Addressed {
  readonly match: LoadedMatch;
  readonly way: ReachWay;
  readonly mentions: readonly string[] | null;
  readonly hours: Hours | null;
  readonly isPresent: boolean;
  readonly now: number;
}

function deliveryOf(one: News, addressed: Addressed): Delivering {
  const { key, topic, passes, isGathered, expiresAt, path, picture } = one;
  const { match, way, mentions } = addressed;
  const sending = whenToSend(one, addressed);
  return {
    wayId: way.id,
    matchId: match.id,
    key,
    topic,
    passes,
    unlessSeen: isForAbsent(one),
    title: withoutAddresses(match.row.title),
    text: textOf(one, addressed, sending.notBefore.getTime()),
    path,
    picture: way.kind === 'discord' ? picture : null,
    mentions: JSON.stringify(mentions ?? []),
    isGathered,
    ...sending,
    expiresAt:
      sending.inDigest && !passes ? later(new Date(expiresAt), lastsUntil(sending.notBefore)) : new Date(expiresAt),
  };
}

/** What waits for its day's message is not old before there was time to send it. */
export const lastsUntil = (notBefore: Date): Date => new Date(notBefore.getTime() + hour);

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** Being mentioned on Discord is a way of its own to nothing: others' channels do it. */
const isSentTo = ({ kind, matchId }: ReachWay): boolean => kind !== 'discord' || matchId !== null;

/** Their accounts at Discord, of those who want it; null: it is for all. */
function mentionsIn({ mentions, topic }: News, ways: readonly ReachWay[]): string[] | null {
  if (mentions === null) return null;
  const linked = ways.filter(({ kind, matchId }) => kind === 'discord' && matchId === null);
  const wanting = linked.filter(
    ({ personId, topics: chosen }) => mentions.includes(personId) && readTopics(chosen).includes(topic),
  );
  return wanting.map(({ address }) => address);
}

/** With the others of the day, where that is wanted; but what is about a missing move cannot wait for them. */
function whenToSend(one: News, { way, hours, isPresent, now }: Addressed): { notBefore: Date; inDigest: boolean } {
  const { due, isGathered } = one;
  const { digestAt, digestZone } = way;
  const waitMs = isGathered || (isPresent && isForAbsent(one)) ? gatherMs : 0;
  if (digestAt === null || digestZone === null || isOfMissingMove(one))
    return { notBefore: new Date(notBefore({ hours, due, now }) + waitMs), inDigest: false };
  return { notBefore: new Date(nextTimeOfDay({ minute: digestAt, zone: digestZone, now })), inDigest: true };
}

/** That its deadline is near, or a host's reminder of it. */
const isOfMissingMove = ({ topic, isReminder, more }: News): boolean =>
  topic === 'deadlines' || (isReminder && more !== null);

interface TimeOfDay {
  readonly minute: number;
  readonly zone: string;
  readonly now: number;
}

/** The next full minute, in epoch milliseconds, at which a clock in that zone shows so many minutes after midnight. */
export function nextTimeOfDay({ minute, zone, now }: TimeOfDay): number {
  const left = (minute - minuteOfDay(now, zone) + dayMinutes) % dayMinutes || dayMinutes;
  return now - (now % minuteMs) + left * minuteMs;
}

function textOf({ text, more, quote, due }: News, addressed: Addressed, at: number): string {
  const { way, mentions } = addressed;
  const names = (mentions ?? []).map((account) => `<@${account}>`);
  const said = [...names, text, ...(more === null ? [] : [more])].join(' ');
  const timed = due === null ? said : said.replaceAll('{due}', dueWords(due, addressed, at));
  return way.kind === 'mail' && quote !== null ? `${timed}\n\n${withoutAddresses(shortened(quote))}` : timed;
}

/** On Discord times are shown by each reader's own clock. */
function dueWords(due: number, { way, hours }: Addressed, at: number): string {
  const seconds = Math.floor(due / 1000);
  if (way.kind === 'discord') return `<t:${seconds}:f> (<t:${seconds}:R>)`;
  return timeUntil(due, { zone: hours?.zone ?? way.digestZone ?? way.zone, now: at });
}

/** "Sun 22 Nov, 20:15, Lisbon time (in 2 hours)"; to the second where less than ten minutes are left. */
export function timeUntil(due: number, { zone, now }: { zone: string | null; now: number }): string {
  const left = due - now;
  const time = left < urgentMs ? formatSecond(due, zone) : formatTime(due, zone);
  return `${time} (${inWords(left)})`;
}

/** "in 2 hours": never more than there is, but for a minute that hours and days do not show. */
function inWords(ms: number): string {
  if (ms < minuteMs) return 'in less than a minute';
  const long = ms + minuteMs;
  if (long < 2 * hour) return inSome(Math.floor(ms / minuteMs), 'minute');
  return long < 48 * hour ? inSome(Math.floor(long / hour), 'hour') : inSome(Math.floor(long / (24 * hour)), 'day');
}

const inSome = (count: number, what: string): string => `in ${count} ${what}${count === 1 ? '' : 's'}`;

/** The rest is on the page. */
const longestQuote = 500;

const shortened = (text: string): string => (text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text);

interface Wanting {
  readonly one: News;
  readonly sent: readonly SentBefore[];
  readonly now: number;
}

function isWanted(way: ReachWay, { one, sent, now }: Wanting): boolean {
  const { topics: chosen, createdAt, kind } = way;
  const isTooShort = kind === 'mail' && one.due !== null && one.due - now < shortestForMailMs;
  const isChosen = one.corrects === null ? readTopics(chosen).includes(one.topic) : isCorrected(way, one, sent);
  return isChosen && one.at > createdAt.getTime() && !isTooShort;
}

/** Whether it was told by this way, before, what is no longer right. */
const isCorrected = ({ id }: ReachWay, { corrects, at }: News, sent: readonly SentBefore[]): boolean =>
  sent.some(
    (one) =>
      one.wayId === id && one.at < at && corrects?.some((key) => one.key === key || one.key.startsWith(`${key} `)),
  );

/** As a way keeps them. */
export function readTopics(text: string): Topic[] {
  const kept: unknown = JSON.parse(text);
  return topics.filter((topic) => Array.isArray(kept) && kept.includes(topic));
}

type Hours = Pick<Quiet, 'zone' | 'from' | 'until' | 'urgent'>;

/** When quiet hours allow it, in epoch milliseconds: now, or when they end. */
export function notBefore({ hours, due, now }: { hours: Hours | null; due: number | null; now: number }): number {
  const left = hours === null ? 0 : quietFor(hours, now);
  if (left === 0) return now;
  const isUrgentAt = hours?.urgent && due !== null ? due - urgentMs : Number.POSITIVE_INFINITY;
  return Math.max(now, Math.min(now + left, isUrgentAt));
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** For how long somebody is still left alone, in milliseconds, by the clock on their wall. */
function quietFor({ zone, from, until }: Hours, now: number): number {
  if (from === null || until === null || from === until) return 0;
  const minutes = minuteOfDay(now, zone);
  const since = (minutes - from + dayMinutes) % dayMinutes;
  const length = (until - from + dayMinutes) % dayMinutes;
  return since < length ? (length - since) * minuteMs - (now % minuteMs) : 0;
}

function minuteOfDay(at: number, timeZone: string): number {
  const parts = clocks.of(timeZone).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return part('hour') * 60 + part('minute');
}

/** "Sun 22 Nov, 20:15, Lisbon time", by the clock on somebody's wall; "…, 19:15, UTC" where nobody knows which. */
export const formatTime = (at: number, zone: string | null): string =>
  `${calendars.of(zone ?? 'UTC').format(at)}, ${zoneWords(zone ?? 'UTC', at)}`;

/** "Sun 22 Nov, 20:15:07, Lisbon time". */
const formatSecond = (at: number, zone: string | null): string =>
  `${seconds.of(zone ?? 'UTC').format(at)}, ${zoneWords(zone ?? 'UTC', at)}`;

/** "New York time" of America/New_York; of a zone without a place how far it is off: "GMT+1". */
function zoneWords(zone: string, at: number): string {
  const [area, ...rest] = zone.split('/');
  const place = rest.at(-1);
  if (place !== undefined && area !== 'Etc') return `${place.replaceAll('_', ' ')} time`;
  const off = offsets.of(zone).formatToParts(at);
  return zone === 'UTC' ? zone : (off.find(({ type }) => type === 'timeZoneName')?.value ?? zone);
}

/** There are some four hundred zones, each with names as one likes to write them. */
const zonesKept = 500;

/** Made once for each zone: making one takes longer than all else about a message. */
class Formats {
  private readonly made = new LRUCache<string, Intl.DateTimeFormat>({ max: zonesKept });

  constructor(private readonly shows: Intl.DateTimeFormatOptions) {}

  of(timeZone: string): Intl.DateTimeFormat {
    const format = this.made.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { ...this.shows, timeZone });
    this.made.set(timeZone, format);
    return format;
  }
}

const offsets = new Formats({ timeZoneName: 'shortOffset' });
const clocks = new Formats({ hour: 'numeric', minute: 'numeric' });
const toTheMinute = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const;
const calendars = new Formats(toTheMinute);
const seconds = new Formats({ ...toTheMinute, second: '2-digit' });
