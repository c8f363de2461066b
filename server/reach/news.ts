import type { MatchView, SeatId } from '@/games/game';
import { momentOf, rewindTarget, viewOf } from '@/games/match';
import { endsAtDueOf, inSentence, partDueOf, stretchOf } from '@/games/stretch';
import { waitingForHost } from '@/games/waiting';
import type { LoadedMatch } from '../log/loaded-match';
import { gameOf, type MatchRow, type SeatRow } from '../log/rows';
import { accessOf } from '../pages/access';
import { winnersOf } from '../pages/lists';
import { pageFor } from '../pages/page';
import { isHostsToTell } from '../pages/untold';
import { viewFor } from '../pages/view';
import { waitingForHolder } from '../pages/withheld';
import { channelOf, forChannel, toldToAllAt, wonBy } from './channel-news';
import { type Close, closesAtDue, closesAtDueSentence, closesSince, endedBy, isPlanned } from './closes';
import { withoutAddresses } from './discord-text';
import { questionsUnseen, rulingsUnseen } from './gathered';
import {
  deadlineOf,
  extensionOf,
  freshMs,
  type Looking,
  leadOf,
  minute,
  type News,
  type Piece,
  piece,
  waitsSince,
  wentBackWords,
} from './piece';
import { leadOfStart, startOf } from './start-news';

// What people are to be told of a match, decided from its log and its rows, here and nowhere else. It says what holds now;
// that each piece is told once follows from its key. No sentence says more than a spectator may know: a locked phone shows it.

/** All that is true now and worth sending, for those people. */
export const newsOf = (looking: Looking): News[] => allNews(looking).filter(({ expiresAt }) => expiresAt > looking.now);

/** What has happened and stays true, however late one hears of it. */
export const pastOf = (looking: Looking): News[] =>
  allNews(looking).filter(({ passes, isReminder }) => !passes || isReminder);

function allNews(looking: Looking): News[] {
  const { people, since } = looking;
  const all = [
    ...forSeats(looking),
    ...forHosts(looking),
    ...forAsking(looking),
    ...forSentAway(looking),
    ...forAsked(looking),
    ...forChannel(looking),
  ];
  return all.filter(({ personId, at }) => people.has(personId) && at > since);
}

/** When there will be news though nothing happens (epoch milliseconds): a deadline comes near; null: there will not. */
export function nextLookAt({ match, now }: Pick<Looking, 'match' | 'now'>): number | null {
  if (match.status === 'lobby') return startIsNear(match, now);
  const due = deadlineOf(match);
  const lead = due === null ? null : leadOf(match, due);
  const near = due === null || lead === null ? null : due - lead;
  const at = near ?? toldToAllAt(match);
  return at === null || at <= now ? null : at;
}

function startIsNear({ platform, row: { dueAt } }: LoadedMatch, now: number): number | null {
  const at = dueAt === null ? null : dueAt.getTime() - leadOfStart(platform, dueAt.getTime());
  return at === null || at <= now ? null : at;
}

/** Everybody who may have to be told something of the match. */
export function concernedBy({ platform: { row, seats, members } }: LoadedMatch): Set<string> {
  const holders = seats.flatMap(({ holderId }) => holderId ?? []);
  return new Set([channelOf(row), row.ownerId, ...holders, ...members.map(({ personId }) => personId)]);
}

function forSeats(looking: Looking): News[] {
  const { match, people } = looking;
  const common = [...forEverySeat(match), ...startOf(looking)];
  const path = `/m/${match.row.code}`;
  return match.platform.seats.flatMap((seat) => {
    const { holderId } = seat;
    if (holderId === null || !people.has(holderId)) return [];
    const own = [...common, ...rulingsUnseen(looking, holderId), ...forSeat(looking, seat)];
    return own.map((news) => ({ ...news, personId: holderId, path }));
  });
}

function forEverySeat(match: LoadedMatch): Piece[] {
  const { row, notices } = match.platform;
  const started = row.startedAt?.getTime() ?? null;
  const finished = row.finishedAt?.getTime() ?? null;
  return [
    ...(started === null ? [] : [piece('started', 'matches', { at: started, text: 'The match has started.' })]),
    ...(finished === null
      ? []
      : [piece(`finished ${row.seq}`, 'matches', { at: finished, text: 'The match is over.' })]),
    ...endTold(match),
    ...notices
      .filter(({ kind, createdAt }) => kind === 'ready-check' && isSame(createdAt, row.readyCheckAt))
      .map(({ id, text, createdAt }) => ({
        ...piece(`notice ${id}`, 'words', { at: createdAt.getTime(), text }),
        passes: true,
      })),
  ];
}

/** Elsewhere each page tells the end, from the last to the first: no letter is faster. Who won stands in letters alone, on no locked phone. */
function endTold({ platform: { row, seats } }: LoadedMatch): Piece[] {
  const { seq, finaleSeq, finaleToldAt } = row;
  if (row.status !== 'finished' || finaleSeq !== seq || finaleToldAt === null || !isHostsToTell({ row })) return [];
  const at = finaleToldAt.getTime();
  const winners = winnersOf({ row, seats });
  const text = 'The host has told the end: the result is there.';
  return [{ ...piece(`result ${seq}`, 'matches', { at, text }), quote: winners === null ? null : wonBy(winners) }];
}

/** Written in one transaction, at two times of it. */
const isSame = (at: Date, other: Date | null): boolean =>
  other !== null && Math.abs(at.getTime() - other.getTime()) < minute;

function forSeat(looking: Looking, { seat, bot }: SeatRow): Piece[] {
  const { match, since } = looking;
  const turn = bot === null ? turnOf(match, { ...looking, seat }) : null;
  const closes = closesSince(match, since);
  const reminders = match.platform.notices
    .filter((notice) => notice.kind === 'nudge' && notice.seat === seat)
    .map(({ id, createdAt, text }) => ({
      ...piece(`notice ${id}`, 'words', { at: createdAt.getTime(), text: reminding }),
      words: text === plainReminder ? null : text,
      isReminder: true,
      passes: true,
      ...(turn === null ? {} : { more: turn.missing, due: turn.due }),
      expiresAt: reminderEnds(match, { seat, at: createdAt.getTime(), due: turn?.due ?? null }),
    }));
  return [...reminders, ...roundsClosed(match, closes), ...befell(match, { seat, closes }), ...(turn?.pieces ?? [])];
}

/** What ended while the match goes on; its end is news of its own. */
function roundsClosed(match: LoadedMatch, closes: readonly Close[]): Piece[] {
  return endedBy(match, closes).map(({ seq, at, name, before }) => ({
    ...piece(`closed ${seq}`, 'closes', { at, text: `${name} has closed.` }),
    round: name === `Round ${before.round}` ? before.round : null,
  }));
}

interface SeatCloses {
  readonly seat: SeatId;
  readonly closes: readonly Close[];
}

/** What closes did to a seat, as far as spectators saw it too. */
function befell(match: LoadedMatch, { seat, closes }: SeatCloses): Piece[] {
  const befalls = gameOf(match)?.befalls;
  if (befalls === undefined) return [];
  return closes.flatMap(({ seq, at, ...views }) => {
    const text = befalls(views, seat);
    return text === null ? [] : [piece(`befell ${seq}`, 'closes', { at, text })];
  });
}

/** Of a host's reminder (epoch milliseconds): it is old once they act, or something else opens. */
function reminderEnds(match: LoadedMatch, { seat, at, due }: { seat: SeatId; at: number; due: number | null }): number {
  const { log, startedAt } = match;
  const acted = log.findLast(({ by }) => by === seat);
  const isOld = waitsSince(match) > at || (acted !== undefined && startedAt + acted.at > at);
  return isOld ? at : (due ?? at + freshMs);
}

/** Not in the host's own words, which are for this seat alone. */
const reminding = 'The host reminds you of this match.';
/** What a host's reminder says on the page where they write nothing; elsewhere it adds nothing to `reminding`. */
export const plainReminder = 'The host reminds you: your turn is still open.';

interface Turn {
  readonly pieces: readonly Piece[];
  /** That it has not acted, and until when it can. */
  readonly missing: string;
  /** Epoch milliseconds; null: no clock runs. */
  readonly due: number | null;
}

/** What waits for a seat, that there is more time for it, and that its deadline is near; null: nothing waits. */
function turnOf(match: LoadedMatch, { seat, now }: { seat: SeatId; now: number }): Turn | null {
  const { folded, log } = match;
  if (folded === null || folded.status !== 'running') return null;
  if (waitingForHolder(match, seat) === null) return null;
  const view = viewOf(folded, seat);
  const stretch = `${log.filter((event) => rewindTarget(event) !== null).length} ${momentOf(folded.start.game, view)}`;
  const planned = deadlineOf(match);
  const due = planned === null || planned <= now ? null : planned; // the host may let it go on
  const name = stretchOf(gameOf(match), view);
  const until = { due, passes: true, ...(due === null ? {} : { expiresAt: due }) };
  const isSecret = view.seats.filter(({ acted }) => acted !== null).length < 2;
  const text = `${wentBackWords(match)}${turnWords(match, { view, name, isSecret, isDue: due !== null })}`;
  const turn = { ...piece(`turn ${stretch}`, 'turns', { at: waitsSince(match), text }), ...until };
  if (due === null) {
    const missing = isSecret ? `${name} is open.` : `You have not acted yet in ${inSentence(name)}.`;
    return { pieces: [turn], missing, due };
  }
  const near = { key: `near ${stretch} ${due}`, at: due - (leadOf(match, due) ?? 0) };
  const ends = endsAtDueOf(gameOf(match), view);
  const closes = closesAtDueSentence(match, ends);
  const missing = isSecret ? closes : `You have not acted yet: ${closesAtDue(match, ends)}.`;
  const pieces = [
    turn,
    ...moreTime(match, { closes, corrects: [turn.key, `near ${stretch}`] }),
    ...(leadOf(match, due) === null || now < near.at
      ? []
      : [piece(near.key, 'deadlines', { at: near.at, text: `The deadline is near. ${missing}` })]),
  ];
  return { pieces: pieces.map((one) => ({ ...one, ...until })), missing, due };
}

interface TurnTold {
  readonly view: MatchView;
  readonly name: string;
  /** Spectators do not see for whom it waits, so whoever looks at their phone does not read it there. */
  readonly isSecret: boolean;
  /** There is a time to say. */
  readonly isDue: boolean;
}

function turnWords(match: LoadedMatch, { view, name, isSecret, isDue }: TurnTold): string {
  const waits = isSecret ? '' : ', and waits for you';
  if (!isDue) return `${name} is open${waits}.`;
  const isWhole = !isPlanned(match) && partDueOf(gameOf(match), view) === null;
  if (isWhole) return `${name} is open until {due}${waits}.`;
  return `${name} is open${waits}. ${closesAtDueSentence(match, endsAtDueOf(gameOf(match), view))}`;
}

function moreTime(match: LoadedMatch, { closes, corrects }: { closes: string; corrects: readonly string[] }): Piece[] {
  const extended = extensionOf(match);
  if (extended === null) return [];
  const text = `There is more time. ${closes}`;
  return [{ ...piece(`more ${extended.seq}`, 'deadlines', { at: extended.at, text }), corrects }];
}

function forHosts(looking: Looking): News[] {
  const { match, people, now } = looking;
  const { row, members } = match.platform;
  const cohosts = members.filter(({ kind }) => kind === 'cohost').map(({ personId }) => personId);
  const hosts = row.practice ? [] : [row.ownerId, ...cohosts].filter((id) => people.has(id));
  const [first] = hosts;
  if (first === undefined) return [];
  const isLobby = match.status === 'lobby';
  const waiting = isLobby ? missedStart(row) : waitingForThem(match, { personId: first, now });
  const path = `/m/${row.code}${isLobby ? '' : '/host'}`;
  return hosts.flatMap((personId) =>
    [...waiting, ...questionsUnseen(looking, personId)].map((news) => ({ ...news, personId, path })),
  );
}

function missedStart({ startMissedAt }: MatchRow): Piece[] {
  if (startMissedAt === null) return [];
  const text = 'The match did not start by itself. Its lobby says why.';
  const at = startMissedAt.getTime();
  return [{ ...piece(`start missed ${at}`, 'hosting', { at, text }), passes: true }];
}

function waitingForThem(match: LoadedMatch, { personId, now }: { personId: string; now: number }): Piece[] {
  const access = accessOf(match, { id: personId, name: '', guest: false });
  const page = pageFor(match, access);
  const view = viewFor(match, access);
  const { folded } = match;
  const stretch = folded === null || view === null ? '' : momentOf(folded.start.game, view);
  return waitingForHost({ game: gameOf(match), page, view, now })
    .filter(({ id, passes }) => passes !== true && id !== 'paused' && !id.startsWith('question '))
    .map(({ id, since, safeText, lasts }) => ({
      ...piece(lasts === true ? id : `${id} ${stretch}`, 'hosting', { at: since, text: safeText }),
      passes: true,
      isGathered: true, // an open dashboard shows it first
    }));
}

/** Answers go to who asked, wherever they sit now. */
function forAsking({ match: { platform } }: Looking): News[] {
  return platform.questions.flatMap(({ id, holderId, answer, answeredAt }) => {
    if (answer === null || answeredAt === null) return [];
    const text = 'The host has answered your question.';
    const news = piece(`answer ${id}`, 'words', { at: answeredAt.getTime(), text });
    return [{ ...news, words: answer, personId: holderId, path: `/m/${platform.row.code}#questions` }];
  });
}

/** Once, however often they are asked. */
function forAsked({ match: { platform } }: Looking): News[] {
  const { code, ownerName } = platform.row;
  const text = `You are asked to host this match together with ${withoutAddresses(ownerName)}.`;
  return platform.members
    .filter(({ kind }) => kind === 'asked' || kind === 'asked-watching')
    .map(({ personId, createdAt }) => ({
      ...piece('asked to host', 'matches', { at: createdAt.getTime(), text }),
      passes: true,
      personId,
      path: `/m/${code}/hosting`,
    }));
}

function forSentAway({ match: { platform } }: Looking): News[] {
  return platform.members
    .filter(({ kind }) => kind === 'sent-away')
    .map(({ personId, createdAt, reason }) => ({
      ...piece(`sent away ${createdAt.getTime()}`, 'matches', {
        at: createdAt.getTime(),
        text: 'A host has taken you off your seat.',
      }),
      more: 'You can stay and watch. To play again, ask the host to let you.',
      quote: reason,
      words: reason,
      personId,
      path: `/m/${platform.row.code}`,
    }));
}
