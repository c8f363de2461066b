import type { AnyGame, MatchView } from '@/games/game';
import { games } from '@/games/index';
import { type Match, resultsOf, sealedViewOf, settingsFor, viewOf } from '@/games/match';
import { decidedAwards } from '../host/awards';
import type { LoadedMatch } from '../log/loaded-match';
import type { MemberKind, QuestionRow, RulingRow, SeatRow } from '../log/rows';
import { type Access, viewerOf } from './access';
import type { Abilities, MatchPage, PageSeat, Question, Ruling } from './shapes';

// What a viewer's page shows beside the view, built up from what the viewer's group may know. It must depend on the
// group alone: everybody in it is sent the same text.

/** A seat counts as connected for so long after the last sign of life that another process saw. */
const onlineMs = 40_000;

export function pageFor(match: LoadedMatch, access: Access): MatchPage {
  const { row, rulings } = match.platform;
  const finished = match.status === 'finished';
  return {
    code: row.code,
    title: row.title,
    game: row.game,
    status: match.status,
    visibility: row.visibility,
    joinWay: row.joinWay,
    practice: row.practice,
    sealed: row.sealed,
    ...settingsOf(match, access),
    seedHash: row.seedHash,
    seed: finished ? row.seed : null,
    createdAt: row.createdAt.getTime(),
    startedAt: row.startedAt?.getTime() ?? null,
    finishedAt: row.finishedAt?.getTime() ?? null,
    pause: pauseOf(match),
    resumesAt: row.resumeAt?.getTime() ?? null,
    role: access.role,
    seat: access.seat,
    viewer: match.folded === null ? null : viewerOf(access),
    fullView: access.fullView,
    can: abilitiesOf(match, access),
    seats: seatsOf(match, access),
    hosts: [{ id: row.ownerId, name: row.ownerName }, ...people(match, 'cohost')],
    fullViewers: people(match, 'full'),
    spectators: access.host ? spectatorsOf(match) : null,
    removed: access.host ? people(match, 'removed') : null,
    watching: access.host ? [...match.connected.values()].reduce((sum, count) => sum + count, 0) : null,
    readyCheck: readyCheckOf(match),
    rulings: rulings.map(rulingOf),
    questions: questionsOf(match, access),
    notices: noticesOf(match, access),
    results: finished && match.folded !== null ? resultsOf(match.folded) : null,
    awards: decidedAwards(match),
    openLink: access.host ? row.joinLinkHash !== null : null,
    watchLink: access.host ? row.watchLinkHash !== null : null,
  };
}

/** The game's view as this viewer gets it; null in the lobby. */
export function viewFor({ folded, platform }: LoadedMatch, access: Access): MatchView | null {
  if (folded === null) return null;
  return matchViewFor(folded, { access, sealed: platform.row.sealed });
}

export function matchViewFor(folded: Match, { access, sealed }: { access: Access; sealed: boolean }): MatchView {
  const viewer = viewerOf(access);
  return viewer === 'host' && sealed ? sealedViewOf(folded) : viewOf(folded, viewer);
}

/** Changes of the match that leave this as it is leave the page as it is: saves building it. */
export function pageStamp(match: LoadedMatch, access: Access): string {
  const { row } = match.platform;
  const own = access.host
    ? `${match.log.length} ${match.connected.size} ${JSON.stringify([...match.connected.values()])}`
    : '';
  return `${row.revision} ${match.status} ${row.resumeAt?.getTime() ?? ''} ${pauseOf(match)?.since ?? ''} ${onlineStamp(match, access)} ${own}`;
}

function pauseOf(match: LoadedMatch): MatchPage['pause'] {
  if (match.status !== 'paused') return null;
  const paused = match.log.findLast(
    ({ by, action }) => by === 'host' && pausing.has((action as { type?: unknown }).type),
  );
  return { since: match.startedAt + (paused?.at ?? 0), reason: paused?.reason ?? null };
}

const pausing = new Set<unknown>(['pause', 'rewind']);

function onlineStamp(match: LoadedMatch, access: Access): string {
  if (!showsPresence(match, access)) return '';
  return match.platform.seats.map((seat) => (isOnline(match, seat) ? '1' : '0')).join('');
}

function settingsOf(match: LoadedMatch, access: Access): Pick<MatchPage, 'settings' | 'settingsGiven'> {
  const given = JSON.parse(match.row.settings) as Record<string, unknown>;
  const seesAll = access.host || access.fullView || match.status === 'finished';
  const settings = settingsInLobby(match, { given, seesAll });
  const shown = settings as Record<string, unknown>;
  const publicGiven = Object.fromEntries(Object.keys(given).map((key) => [key, shown[key]]));
  return { settings: shown, settingsGiven: seesAll ? given : publicGiven };
}

/** In a lobby the number of seats may not fit yet, so settings are read without them. */
function settingsInLobby(match: LoadedMatch, { given, seesAll }: { given: unknown; seesAll: boolean }): unknown {
  if (match.folded !== null) return settingsFor(match.folded, seesAll ? 'host' : 'spectator');
  const game = gameOf(match);
  const settings = game.settings.parse(given);
  return seesAll ? settings : (game.publicSettings?.(settings) ?? settings);
}

export function gameOf({ row }: LoadedMatch): AnyGame {
  const game = games.get(row.game);
  if (game === undefined) throw new Error(`There is no game ${row.game}`);
  return game;
}

function abilitiesOf(match: LoadedMatch, access: Access): Abilities {
  const { row, seats } = match.platform;
  const lobby = match.status === 'lobby';
  const finished = match.status === 'finished';
  const hasFree = seats.some((seat) => isFree(seat));
  return {
    join: lobby && row.joinWay === 'open' && access.role === 'spectator' && !access.fullView && hasFree,
    leave: lobby && access.seat !== null && !access.practiceHost,
    host: access.host,
    practiceHost: access.practiceHost,
    ask: access.seat !== null && !row.practice && !finished,
    record: !lobby && (finished || access.host),
    replay: finished,
  };
}

export const isFree = ({ holderId, bot }: SeatRow): boolean => holderId === null && bot === null;

function seatsOf(match: LoadedMatch, access: Access): PageSeat[] {
  const acted = actedSeats(match, access);
  const hidesStandIns = !showsPresence(match, access) && match.status !== 'finished';
  return match.platform.seats.map((row): PageSeat => {
    const seat = hidesStandIns && row.holderId !== null && access.seat !== row.seat ? { ...row, bot: null } : row;
    const online = showsPresence(match, access) && seat.holderId !== null ? isOnline(match, seat) : null;
    return {
      seat: seat.seat,
      name: nameOf(match, seat),
      holder: holderOf(seat),
      bot: seat.bot,
      mine: access.seat === seat.seat,
      online,
      lastSeenAt: access.host && online === false ? (seat.lastSeenAt?.getTime() ?? null) : null,
      ready: readyOf(match, { seat, access }),
      actedAt: acted.has(seat.seat) ? (match.actedAt.get(seat.seat) ?? null) : null,
      link: access.host ? (seat.linkId === null ? 'none' : 'issued') : null,
      standIn: seat.bot !== null && seat.holderId !== null,
    };
  });
}

function holderOf({ holderId, holderGuest, bot }: SeatRow): PageSeat['holder'] {
  if (bot !== null) return 'bot';
  if (holderId === null) return 'free';
  return holderGuest ? 'guest' : 'player';
}

export function nameOf(match: LoadedMatch, seat: SeatRow): string {
  if (seat.name !== null) return seat.name;
  if (seat.bot === null) return seat.holderName ?? `Seat ${seat.seat}`;
  if (seat.holderName !== null) return seat.holderName;
  const bot = gameOf(match).bots.find(({ id }) => id === seat.bot);
  return `${bot?.name ?? 'Bot'} ${seat.seat}`;
}

/** Who is here and who is ready would tie people to what happens on an anonymous board. */
function showsPresence(match: LoadedMatch, access: Access): boolean {
  return access.host || (gameOf(match).anonymous !== true && !access.practiceHost) || match.status === 'lobby';
}

function isOnline(match: LoadedMatch, { holderId, lastSeenAt }: SeatRow): boolean {
  if (holderId === null) return false;
  return match.connected.has(holderId) || (lastSeenAt !== null && Date.now() - lastSeenAt.getTime() < onlineMs);
}

function readyOf(match: LoadedMatch, { seat, access }: { seat: SeatRow; access: Access }): boolean | null {
  const since = match.row.readyCheckAt;
  if (since === null || seat.holderId === null) return null;
  if (!showsPresence(match, access) && access.seat !== seat.seat) return null;
  return seat.readyAt !== null && seat.readyAt >= since;
}

function actedSeats({ folded }: LoadedMatch, access: Access): Set<string> {
  if (folded === null || !access.host || folded.status === 'finished') return new Set();
  return new Set(viewOf(folded, 'host').seats.flatMap(({ seat, acted }) => (acted === true ? [seat] : [])));
}

function people({ platform }: LoadedMatch, kind: MemberKind) {
  return platform.members
    .filter((member) => member.kind === kind)
    .map(({ personId, name }) => ({ id: personId, name }));
}

/** Signed-in people who watch now or were let in. */
function spectatorsOf(match: LoadedMatch) {
  const letIn = people(match, 'watch');
  const known = new Set([...letIn.map(({ id }) => id), ...match.platform.seats.map(({ holderId }) => holderId)]);
  const watching = [...match.watchers.values()].filter(({ id }) => !known.has(id));
  return [...letIn, ...watching];
}

function readyCheckOf({ platform: { row } }: LoadedMatch): MatchPage['readyCheck'] {
  return row.readyCheckAt === null
    ? null
    : { since: row.readyCheckAt.getTime(), by: row.readyCheckBy ?? row.ownerName };
}

const rulingOf = ({ id, by, text, question, createdAt }: RulingRow): Ruling => ({
  id,
  at: createdAt.getTime(),
  by,
  text,
  question,
});

function questionsOf({ platform }: LoadedMatch, access: Access): Question[] {
  if (access.host) return platform.questions.map(questionOf);
  if (access.seat === null) return [];
  const holder = platform.seats.find(({ seat }) => seat === access.seat)?.holderId;
  return platform.questions.filter(({ seat, holderId }) => seat === access.seat && holderId === holder).map(questionOf);
}

const questionOf = ({ id, createdAt, seat, text, answer, answeredAt, published }: QuestionRow): Question => ({
  id,
  at: createdAt.getTime(),
  seat,
  text,
  answer,
  answeredAt: answeredAt?.getTime() ?? null,
  published,
});

function noticesOf({ platform }: LoadedMatch, access: Access): MatchPage['notices'] {
  return platform.notices
    .filter(({ seat }) => seat === null || access.host || seat === access.seat)
    .map(({ id, createdAt, kind, text }) => ({ id, at: createdAt.getTime(), kind, text }));
}
