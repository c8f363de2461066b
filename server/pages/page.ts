import { createHash } from 'node:crypto';
import { seatId } from '@/games/kit/seats';
import { typeOfAction } from '@/games/kit/type-of-action';
import { settingsFor } from '@/games/match';
import type { HostPage, WaitsHidden } from '@/games/waiting';
import { now } from '../database/time';
import { isHostGone } from '../log/host-gone';
import type { LoadedMatch } from '../log/loaded-match';
import { nightsAfter } from '../log/nights';
import { quietHoursOf } from '../log/quiet';
import { laterSeeds } from '../log/rewinds';
import {
  gameOf,
  isOpenSeat,
  type MemberKind,
  type NoticeRow,
  type Platform,
  type QuestionRow,
  settingsFrom,
} from '../log/rows';
import { whyUntouched } from '../log/rules';
import { type Access, rightsOf, viewerOf } from './access';
import { decidedAwards } from './decided-awards';
import { rulingsPart } from './rulings';
import { isOnline, isTakenNews, nameOf, promiseOf, readsNews, seatsOf, showsOnline, takenSeat } from './seats';
import type { Abilities, KnownPerson, MatchPage, PagePerson, Question } from './shapes';
import { areFilesKeptFrom, isKeptFrom } from './untold';
import { variantOfMatch } from './variant';
import { isWithheld } from './withheld';

// What a viewer's page shows beside the view, built up from what the viewer's group may know. It must depend on the
// group alone: everybody in it is sent the same text.

export function pageFor(match: LoadedMatch, access: Access): MatchPage {
  const { row, rulings } = match.platform;
  const rights = rightsOf(access);
  const untold = isKeptFrom(access, match);
  const isOpen = match.status === 'finished' && !untold;
  const areSeedsOpen = isOpen && !areFilesKeptFrom(access, match);
  const latest = rulingsPart(rulings, null);
  const { name: gameName, seats: seatRange, anonymous } = variantOfMatch(match);
  return {
    code: row.code,
    title: row.title,
    game: row.game,
    gameName,
    seatRange,
    promise: promiseOf(match),
    status: match.status,
    visibility: row.visibility,
    joinWay: row.joinWay,
    practice: row.practice,
    sealed: row.sealed,
    anonymous,
    ...settingsOf(match, access),
    seedHash: row.seedHash,
    seed: areSeedsOpen ? row.seed : null,
    laterSeeds: laterSeeds(match.log).map((seed) => ({ hash: sha256Of(seed), seed: areSeedsOpen ? seed : null })),
    createdAt: row.createdAt.getTime(),
    startedAt: row.startedAt?.getTime() ?? null,
    finishedAt: row.finishedAt?.getTime() ?? null,
    openedAt: access.host && match.status === 'running' ? match.openedAtMs : null,
    ...plannedStart(match, access),
    ...quietHoursShown(match),
    pause: pauseOf(match),
    takenBack: takenBackOf(match),
    resumesAt: row.resumeAt?.getTime() ?? null,
    hostGone: isHostGone(match),
    endReason: endReasonOf(match),
    role: access.role,
    seat: access.seat,
    hiddenSeat: access.behind?.seat ?? null,
    viewer: match.folded === null ? null : viewerOf(access),
    fullView: access.fullView,
    safe: access.behind !== null,
    isHeldBack: access.isHeldBack,
    isShownHere: access.isShownHere,
    isWithheld: match.status !== 'finished' && isWithheld(match, access.seat),
    waitsHidden: waitsHidden(match, access),
    can: abilitiesOf(match, access),
    seats: seatsOf(match, access),
    hosts: knownTo(rights, [{ id: row.ownerId, name: row.ownerName }, ...people(match, 'cohost')]),
    lostSeat: lostSeat(match, access),
    askedBy: access.isAsked ? row.ownerName : null,
    asked: rights.host ? [...people(match, 'asked'), ...people(match, 'asked-watching')] : null,
    fullViewers: knownTo(rights, people(match, 'full')),
    spectators: access.host ? spectatorsOf(match) : null,
    removed: access.host ? people(match, 'removed') : null,
    sentAway: access.host ? people(match, 'sent-away') : null,
    sentAwayWith: sentAwayWith(match, access),
    watching: access.host ? spectatorCount(match) : null,
    readyCheck: readyCheckOf(match),
    rulings: latest.rulings,
    olderRulings: latest.older,
    questions: questionsOf(match, access),
    notices: noticesOf(match, access),
    introAt: row.introAt?.getTime() ?? null,
    untold,
    results: untold ? null : match.results,
    ...finaleOf(match),
    rules: rulesOf(match),
    awards: untold ? null : decidedAwards(match),
    openLink: rights.host ? row.joinLinkHash !== null : null,
    watchLink: rights.host ? row.watchLinkHash !== null : null,
    channelFailing: access.host ? failingInPage(match.platform) : null,
  };
}

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * What waits for a host whose screen is safe that is not shown there: numbers, without whose it is and what it says.
 * What the game leaves to its host is not counted, as it would tell how things stand. Null: all of it is shown.
 */
function waitsHidden({ platform }: LoadedMatch, access: Access): WaitsHidden | null {
  if (access.behind?.host !== true) return null;
  const { questions, channelFailing, seats } = platform;
  const isMore = channelFailing !== null || (!readsNews(access) && seats.some(isTakenNews));
  return { questions: questions.filter(isUnanswered).length, isMore };
}

/** As pages and lists tell their host. */
export const failingInPage = ({ channelFailing }: Pick<Platform, 'channelFailing'>): HostPage['channelFailing'] =>
  channelFailing && { ...channelFailing, since: channelFailing.since.getTime() };

const isUnanswered = ({ answer, published }: Pick<QuestionRow, 'answer' | 'published'>): boolean =>
  answer === null && !published;

/** What players ask and nobody has answered: for a host who wants to read it, whoever looks at their screen. */
export const openQuestions = ({ platform }: LoadedMatch): Question[] => allQuestions(platform).filter(isUnanswered);

function finaleOf({ row, log }: LoadedMatch): Pick<MatchPage, 'finaleStep' | 'finaleMovedAt' | 'finaleToldAt'> {
  const { finaleStep, finaleMovedAt, finaleToldAt } = row;
  if (row.finaleSeq !== log.length) return { finaleStep: null, finaleMovedAt: null, finaleToldAt: null };
  return {
    finaleStep,
    finaleMovedAt: finaleMovedAt?.getTime() ?? null,
    finaleToldAt: finaleToldAt?.getTime() ?? null,
  };
}

/** So many are enough: each one changes the page as it begins. */
const nightsShown = 8;

function quietHoursShown({ row }: LoadedMatch): Pick<MatchPage, 'quietHours' | 'nights'> {
  const quietHours = quietHoursOf(row);
  const nights = quietHours === null ? [] : nightsAfter(quietHours, { after: now(), count: nightsShown });
  return { quietHours, nights };
}

function plannedStart({ row, status }: LoadedMatch, access: Access): Pick<MatchPage, 'startsAt' | 'startMissed'> {
  if (status !== 'lobby') return { startsAt: null, startMissed: null };
  const { dueAt, startMissedAt, startMissedWhy } = row;
  const { host, practiceHost } = rightsOf(access);
  const why = host || practiceHost ? startMissedWhy : null;
  return {
    startsAt: dueAt?.getTime() ?? null,
    startMissed: startMissedAt === null ? null : { at: startMissedAt.getTime(), why },
  };
}

/** Changes of the match that leave this as it is leave the page as it is: saves building it. */
export function pageStamp(match: LoadedMatch, access: Access): string {
  const { row } = match.platform;
  const own = access.host
    ? `${match.log.length} ${match.connected.size} ${JSON.stringify([[...match.connected.values()], match.elsewhere])}`
    : '';
  return `${row.revision} ${match.status} ${isKeptFrom(access, match)} ${areFilesKeptFrom(access, match)} ${isWithheld(match, access.seat)} ${row.resumeAt?.getTime() ?? ''} ${pauseOf(match)?.since ?? ''} ${takenBackOf(match)?.at ?? ''} ${onlineStamp(match, access)} ${own}`;
}

function pauseOf(match: LoadedMatch): MatchPage['pause'] {
  if (match.status !== 'paused') return null;
  const paused = match.log.findLast(({ by, action }) => by === 'host' && pausing.has(typeOfAction(action)));
  return { since: match.startedAt + (paused?.at ?? 0), reason: paused?.reason ?? null };
}

/** What its host said as they ended it without a result. */
function endReasonOf({ status, log }: LoadedMatch): string | null {
  const last = status === 'finished' ? log.at(-1) : undefined;
  return last?.by === 'host' && typeOfAction(last.action) === 'end' ? (last.reason ?? null) : null;
}

function takenBackOf(match: LoadedMatch): MatchPage['takenBack'] {
  if (match.folded === null || match.status === 'finished') return null;
  const { lastRewind } = match;
  if (lastRewind === null || match.openedAt >= lastRewind.seq) return null;
  const { at, reason } = lastRewind.event;
  return { at: match.startedAt + at, reason };
}

const pausing = new Set<unknown>(['pause', 'rewind']);

function onlineStamp(match: LoadedMatch, access: Access): string {
  if (!showsOnline(match, access)) return '';
  return match.platform.seats.map((seat) => (isOnline(match, seat) ? '1' : '0')).join('');
}

function settingsOf(match: LoadedMatch, access: Access): Pick<MatchPage, 'settings' | 'settingsGiven'> {
  const given = settingsFrom(match.row.settings);
  const isOpen = match.status === 'finished' && !isKeptFrom(access, match);
  const seesAll = access.host || access.fullView || isOpen;
  const shown: Readonly<Record<string, unknown>> = { ...settingsShown(match, { given, seesAll }) };
  const publicGiven = Object.fromEntries(Object.keys(given).map((key) => [key, shown[key]]));
  return { settings: shown, settingsGiven: seesAll ? given : publicGiven };
}

function rulesOf(match: LoadedMatch): MatchPage['rules'] {
  const today = gameOf(match)?.version ?? null;
  const standsStill = match.folded === null ? whyUntouched(match) : null;
  return { playedBy: match.row.version ?? today, today, standsStill };
}

/** In a lobby the number of seats may not fit yet, so settings are read without them. */
function settingsShown(match: LoadedMatch, { given, seesAll }: { given: object; seesAll: boolean }): object {
  if (match.folded !== null) return settingsFor(match.folded, seesAll ? 'host' : 'spectator');
  const game = gameOf(match);
  const kept = match.row.fullSettings === null ? given : settingsFrom(match.row.fullSettings);
  const settings = game?.settings.safeParse(kept);
  if (!settings?.success) return seesAll ? kept : {}; // of other rules: what is secret in them is not known here
  return seesAll ? settings.data : (game?.publicSettings?.(settings.data) ?? settings.data);
}

/** Whether this viewer may take a free seat now. */
export function canJoin({ row, seats }: Pick<Platform, 'row' | 'seats'>, access: Access): boolean {
  const isOpen = row.status === 'lobby' && row.joinWay === 'open' && seats.some(isOpenSeat);
  return isOpen && access.role === 'spectator' && !access.fullView && access.sentAway === null;
}

function abilitiesOf(match: LoadedMatch, access: Access): Abilities {
  const { row } = match.platform;
  const rights = rightsOf(access);
  const lobby = match.status === 'lobby';
  const finished = match.status === 'finished';
  const isReadable = finished && !areFilesKeptFrom(access, match);
  return {
    join: canJoin(match.platform, rights),
    leave: lobby && access.seat !== null && !access.practiceHost,
    host: rights.host,
    practiceHost: rights.practiceHost,
    ask: access.seat !== null && !row.practice && !finished,
    record: !lobby && (isReadable || access.host),
    replay: isReadable,
  };
}

function people({ platform }: LoadedMatch, kind: MemberKind) {
  return platform.members
    .filter((member) => member.kind === kind)
    .map(({ personId, name }) => ({ id: personId, name }));
}

/** Who somebody is on this server is told to those alone who can do something about it. */
const knownTo = ({ host }: Access, known: readonly PagePerson[]): KnownPerson[] =>
  known.map(({ id, name }) => ({ id: host ? id : null, name }));

function sentAwayWith({ platform }: LoadedMatch, { sentAway }: Access): MatchPage['sentAwayWith'] {
  const member = platform.members.find(({ personId }) => personId === sentAway);
  return member === undefined ? null : { reason: member.reason };
}

function lostSeat({ platform }: LoadedMatch, access: Access): MatchPage['lostSeat'] {
  const seat = platform.seats.find((row) => row.seat === access.lostSeat);
  return seat === undefined ? null : takenSeat(seat);
}

/** Neither hosts nor players: the signed-in once each, of the others every screen. Of all processes. */
function spectatorCount(match: LoadedMatch): number {
  const { connected, elsewhere } = match;
  const screens = elsewhere.reduce((sum, other) => sum + other.screens, connected.get('') ?? 0);
  return watchingPeople(match).size + screens;
}

/** The signed-in spectators who watch now, by id. */
function watchingPeople({ watchers, elsewhere }: LoadedMatch) {
  const here = [...watchers.values(), ...elsewhere.flatMap(({ people }) => people)];
  return new Map(here.map((person) => [person.id, person]));
}

/** Signed-in people who watch now or were let in. */
function spectatorsOf(match: LoadedMatch) {
  const letIn = [...people(match, 'watch'), ...people(match, 'asked-watching')];
  const known = new Set([...letIn.map(({ id }) => id), ...match.platform.seats.map(({ holderId }) => holderId)]);
  return [...letIn, ...[...watchingPeople(match).values()].filter(({ id }) => !known.has(id))];
}

function readyCheckOf({ platform: { row } }: LoadedMatch): MatchPage['readyCheck'] {
  return row.readyCheckAt === null
    ? null
    : { since: row.readyCheckAt.getTime(), by: row.readyCheckBy ?? row.ownerName };
}

function questionsOf({ platform }: LoadedMatch, access: Access): Question[] {
  if (access.host) return allQuestions(platform);
  if (access.seat === null) return [];
  const holder = platform.seats.find(({ seat }) => seat === access.seat)?.holderId;
  return platform.questions.filter(({ seat, holderId }) => seat === access.seat && holderId === holder).map(questionOf);
}

const allQuestions = ({ questions }: Platform): Question[] => questions.map(questionOf);

/** Numbered among those that its reader gets: rows are counted on the whole server, and who sees two counts what others asked. */
const questionOf = ({ createdAt, seat, text, answer, answeredAt, published }: QuestionRow, i: number): Question => ({
  n: i + 1,
  at: createdAt.getTime(),
  seat,
  text,
  answer,
  answeredAt: answeredAt?.getTime() ?? null,
  published,
});

/** A host is sent those to all seats. */
const maxNotices = 100;

function noticesOf(match: LoadedMatch, access: Access): MatchPage['notices'] {
  const told = match.platform.notices.flatMap((notice) => {
    const { kind, createdAt } = notice;
    if (kind === 'start' || kind === 'handed-on') return []; // said by the page itself, and by the log
    const { host } = kind === 'seat-opened' && access.isHeldBack ? rightsOf(access) : access;
    if (notice.seat !== null && !host && notice.seat !== access.seat) return [];
    const seat = notice.seat === null ? null : seatId(notice.seat);
    const text = kind === 'seat-opened' ? openedWords(match, { notice, access }) : notice.text;
    return [{ seat, at: createdAt.getTime(), kind, text }];
  });
  return told.slice(-maxNotices);
}

/** `text` is what whoever opened the seat is called: not for a screen that others look at. */
function openedWords(match: LoadedMatch, { notice, access }: { notice: NoticeRow; access: Access }): string {
  const seat = match.platform.seats.find((row) => row.seat === notice.seat);
  const whose = notice.seat === access.seat ? 'Your' : `${seat === undefined ? notice.seat : nameOf(match, seat)}’s`;
  const as = notice.text === '' || access.behind !== null ? '' : ` as “${notice.text}”`;
  return `${whose} seat was opened on another device${as}.`;
}
