import type { Querying } from '../database/queryable';
import { now } from '../database/time';
import type { LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { type Guarding, shownTo } from '../pages/access';
import type { Person } from '../person';
import { concernedBy, pastOf } from './news';
import { type News, openedAtOf } from './piece';

// While you were away: what happened in a match since somebody had it before their eyes. It is shown to them alone, and
// not while others look at their screen.

export interface Missed {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly text: string;
  /** The host's words, where there are any. */
  readonly words: string | null;
  /** Where it leads, from our own address. */
  readonly path: string;
}

type Asked = Querying & Guarding;

/** What happened longer ago is in the log. */
const longestMs = 14 * 24 * 3_600_000;
/** So many matches at most are looked at for a list. */
const maxMatches = 30;

/** Oldest first; nothing to somebody who has never looked. */
export async function missedIn(
  service: Asked,
  { match, person }: { match: LoadedMatch; person: Person },
): Promise<Missed[]> {
  if (shownTo(service, match, person).behind !== null) return [];
  const seen = await service.prisma.seen.findUnique({
    where: { matchId_personId: { matchId: match.id, personId: person.id } },
  });
  return seen === null ? [] : missedSince(match, { personId: person.id, since: seen.dismissedAt.getTime() });
}

/** By the match's code, in short sentences; only matches in which something was missed. */
export async function missedByCode(
  service: Asked & Finding,
  person: Person,
): Promise<Readonly<Record<string, readonly MissedInShort[]>>> {
  if (service.safe.has(person.id)) return {};
  const found = await service.prisma.seen.findMany({
    where: { personId: person.id, match: { updatedAt: { gt: new Date(now() - longestMs) } } },
    include: { match: { select: { code: true, updatedAt: true } } },
    orderBy: { match: { updatedAt: 'desc' } },
    take: 4 * maxMatches,
  });
  const moved = found.filter(({ dismissedAt, match }) => match.updatedAt > dismissedAt).slice(0, maxMatches);
  const missed = await Promise.all(
    moved.map(async ({ matchId, dismissedAt, match: { code } }) => {
      const match = await service.matches.get(matchId);
      const isShown = match !== null && shownTo(service, match, person).behind === null;
      const all = !isShown ? [] : missedSince(match, { personId: person.id, since: dismissedAt.getTime() });
      return [code, counted(all)] as const;
    }),
  );
  return Object.fromEntries(missed.filter(([, told]) => told.length > 0));
}

export type MissedInShort = Pick<Missed, 'text' | 'path'>;

/** Each once, in their order, and how often. */
function counted(missed: readonly MissedInShort[]): MissedInShort[] {
  const firsts = missed.filter((one, i) => missed.findIndex(({ text }) => text === one.text) === i);
  return firsts.map(({ text, path }) => {
    const times = missed.filter((one) => one.text === text).length;
    return { text: times === 1 ? text : `${text} (${times} times)`, path };
  });
}

interface Looker {
  readonly match: LoadedMatch;
  readonly person: Person;
}

/** A page in their sight shows the match as it is now: nothing of it is sent any more. What they missed before stands. */
export async function noteShown({ prisma, safe }: Asked, { match, person }: Looker): Promise<void> {
  if (safe.has(person.id) || !concernedBy(match).has(person.id)) return;
  const [key, at] = [{ matchId: match.id, personId: person.id }, new Date(now())];
  const create = { ...key, shownAt: at, dismissedAt: at };
  await prisma.seen.upsert({ where: { matchId_personId: key }, create, update: { shownAt: at } });
}

/** It shows the match, and nothing that they missed stands there any more. */
export async function dismissMissed({ prisma, safe }: Asked, { match, person }: Looker): Promise<void> {
  if (safe.has(person.id) || !concernedBy(match).has(person.id)) return;
  const [key, at] = [{ matchId: match.id, personId: person.id }, new Date(now())];
  const both = { shownAt: at, dismissedAt: at };
  await prisma.seen.upsert({ where: { matchId_personId: key }, create: { ...key, ...both }, update: both });
}

function missedSince(match: LoadedMatch, { personId, since }: { personId: string; since: number }): Missed[] {
  const at = now();
  const looking = { match, people: new Set([personId]), now: at, since: Math.max(since, at - longestMs), seen: null };
  const past = pastOf(looking)
    .filter((news) => !isReminderOfBefore(match, news))
    .sort((a, b) => a.at - b.at);
  return roundsInOne(past).map(({ at, text, words, path }) => ({ at, text, words, path }));
}

/** What a host reminded of is over. */
const isReminderOfBefore = (match: LoadedMatch, { isReminder, at }: News): boolean =>
  isReminder && at < openedAtOf(match);

/** Many rounds in one absence are one piece of news. */
function roundsInOne(news: readonly News[]): News[] {
  const rounds = news.filter(({ round }) => round !== null);
  const [first, last] = [rounds[0], rounds.at(-1)];
  if (first === undefined || last === undefined || first === last) return [...news];
  const one = {
    ...last,
    text: `Rounds ${first.round} ${rounds.length === 2 ? 'and' : 'to'} ${last.round} have closed.`,
  };
  return news.flatMap((piece) => (piece === last ? [one] : piece.round === null ? [piece] : []));
}
