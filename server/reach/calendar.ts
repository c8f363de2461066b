import { createHash } from 'node:crypto';
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import type { MatchView } from '@/games/game';
import { typeOfAction } from '@/games/kit/type-of-action';
import { momentOf, viewOf } from '@/games/match';
import { inSentence, partDueOf, stretchOf } from '@/games/stretch';
import type { Querying } from '../database/queryable';
import type { LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { gameOf } from '../log/rows';
import type { Person } from '../person';
import { isPlanned } from './closes';
import { withoutAddresses } from './discord-text';
import { deadlineOf, openedAtOf } from './piece';
import { formatSigned, parseSigned } from './signed';
import { movesOf, setAtOf } from './start-news';

// Somebody's deadlines as a calendar that their programs ask for, at an address that only they know. It tells what every
// spectator of their matches sees, and the same whether they have acted or not: calendars are often shown to others.

const use = 'calendar';

/** The secret part of its address; null: they want none. */
export async function calendarTokenOf(
  { prisma }: Querying,
  { person, secret }: { person: Person; secret: string },
): Promise<string | null> {
  const kept = await prisma.calendar.findUnique({ where: { personId: person.id } });
  return kept === null ? null : formatSigned([kept.id, kept.renewals], { use, secret });
}

/** From then on it has another address than before; the one before leads nowhere. */
export async function renewCalendar({ prisma }: Querying, { id: personId }: Person): Promise<void> {
  await prisma.calendar.upsert({
    where: { personId },
    create: { personId },
    update: { renewals: { increment: 1 } },
  });
}

export async function endCalendar({ prisma }: Querying, { id: personId }: Person): Promise<void> {
  await prisma.calendar.deleteMany({ where: { personId } });
}

interface Asked {
  readonly token: string;
  readonly secret: string;
  /** Our own address, without a slash at its end. */
  readonly home: string;
}

/** As text/calendar; null: this is nobody's address. */
export async function calendarAt(service: Querying & Finding, { token, secret, home }: Asked): Promise<string | null> {
  const [id, renewals] = parseSigned(token, { use, secret }) ?? [];
  if (id === undefined || renewals === undefined) return null;
  const kept = await service.prisma.calendar.findUnique({ where: { id, renewals } });
  return kept === null ? null : calendarOf(await matchesOf(service, kept.personId), home);
}

const maxMatches = 100;

async function matchesOf(service: Querying & Finding, personId: string): Promise<LoadedMatch[]> {
  const found = await service.prisma.match.findMany({
    where: {
      AND: [
        { OR: [{ status: 'running' }, { status: 'lobby', dueAt: { not: null } }] },
        {
          OR: [
            { ownerId: personId },
            { seats: { some: { holderId: personId } } },
            { members: { some: { personId, kind: 'cohost' } } },
          ],
        },
      ],
    },
    orderBy: { id: 'desc' },
    take: maxMatches,
    select: { id: true },
  });
  const matches = await Promise.all(found.map(({ id }) => service.matches.get(id)));
  return matches.flatMap((match) => match ?? []);
}

/** Programs show what has no length badly. */
const shownMs = 15 * 60_000;
const alarmSeconds = 30 * 60;
const askAgainSeconds = 15 * 60;

function calendarOf(matches: readonly LoadedMatch[], home: string): string {
  const calendar = ical({
    name: 'Main Match',
    description: 'When your matches start, and when their rounds close.',
    prodId: { company: 'Main Match', product: 'deadlines', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: askAgainSeconds,
  });
  for (const match of matches) {
    const shown = shownOf(match);
    if (shown === null) continue;
    const { code, title } = match.row;
    const url = `${home}/m/${code}`;
    const { moment, start, end, sequence } = shown;
    const event = calendar.createEvent({
      id: `${uidOf(code, moment)}@${new URL(home).hostname}`,
      start: new Date(start),
      end: new Date(end),
      sequence,
      summary: `${withoutAddresses(title)}: ${shown.words}`,
      url,
      description: url,
    });
    if (start - alarmSeconds * 1000 < shown.since) continue; // nobody could hear it
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: alarmSeconds,
      description: withoutAddresses(title),
    });
  }
  return calendar.toString();
}

interface Shown {
  /** The same for as long as it is the same event, also when it moves. */
  readonly moment: string;
  /** Epoch milliseconds. */
  readonly start: number;
  readonly end: number;
  /** Epoch milliseconds: since when it was to come. */
  readonly since: number;
  /** How often it may have been moved: programs believe another time only with a higher number. */
  readonly sequence: number;
  readonly words: string;
}

/** The start that its host planned, or the deadline that runs; null: neither. */
const shownOf = (match: LoadedMatch): Shown | null =>
  match.status === 'lobby' ? startOf(match) : deadlineShown(match);

function startOf({ row: { dueAt }, platform }: LoadedMatch): Shown | null {
  if (dueAt === null) return null;
  const start = dueAt.getTime();
  const [since, sequence] = [setAtOf(platform), movesOf(platform).length];
  return { moment: 'start', start, end: start + shownMs, since, sequence, words: 'the match starts' };
}

function deadlineShown(match: LoadedMatch): Shown | null {
  const due = deadlineOf(match);
  if (due === null || match.folded === null) return null;
  const view = viewOf(match.folded, 'spectator');
  const since = openedAtOf(match);
  return {
    moment: momentOf(match.folded.start.game, view),
    start: Math.max(due - shownMs, since),
    end: due,
    since,
    sequence: deadlineMovesOf(match),
    words: endWords(match, view),
  };
}

function endWords(match: LoadedMatch, view: MatchView): string {
  if (view.round < 1) return 'a deadline';
  const part = partDueOf(gameOf(match), view);
  const what = part === null ? inSentence(stretchOf(gameOf(match), view)) : `a ${part}`;
  return `${what} ${isPlanned(match) ? 'is planned to close' : 'closes'}`;
}

/** How often what is running may have been given another deadline: programs believe a later one only with a higher number. */
const deadlineMovesOf = ({ log, openedAt }: LoadedMatch): number =>
  log.slice(openedAt).filter(({ action }) => movers.has(typeOfAction(action))).length;

const movers: ReadonlySet<unknown> = new Set(['extend', 'pause', 'resume']);

/** The same for as long as it is the same deadline, also when it moves. */
const uidOf = (code: string, moment: string): string =>
  createHash('sha256').update(`${code} ${moment}`).digest('base64url').slice(0, 22);
