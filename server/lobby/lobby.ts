import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { AnyGame, SeatId } from '@/games/game';
import { games } from '@/games/index';
import { createMatch, wakesAt } from '@/games/match';
import { createStart, RecordError } from '@/games/record';
import { findPerson } from '../auth/people';
import { change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { type Database, type MatchRow, readSeats, type SeatRow } from '../log/rows';
import type { Access } from '../pages/access';
import { gameOf, isFree } from '../pages/page';
import { accepted, type JoinWay, type Outcome, type Refused, refused, type Visibility } from '../pages/shapes';
import type { Person } from '../person';
import type { Service } from '../service';
import { isOpenLink } from './links';

// Before the start: making a match, and who sits where. Rules know seats by the letters A, B, C, ... in seat order; who
// sits on them and what they are called is the platform's business.

export interface NewMatch {
  readonly by: Person;
  readonly game: string;
  readonly title?: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly seats?: number | readonly string[];
  readonly visibility: Visibility;
  readonly joinWay: JoinWay;
  readonly sealed: boolean;
  readonly practice: boolean;
}

export async function createMatchIn(service: Service, asked: NewMatch): Promise<Outcome<{ code: string }>> {
  const game = games.get(asked.game);
  if (game === undefined) return refused('UNKNOWN_GAME', 'There is no such game.', 'game');
  const names = typeof asked.seats === 'object' ? asked.seats : [];
  const count = typeof asked.seats === 'number' ? asked.seats : names.length || game.seats.standard;
  const problem = problemWith({
    game,
    settings: asked.settings,
    count,
    sealed: asked.sealed,
    practice: asked.practice,
  });
  if (problem !== null) return problem;
  const row = await insertMatch(service, { ...asked, title: asked.title ?? game.name });
  await insertSeats(service, { matchId: row.id, names: seatIds(count).map((_, i) => names[i] ?? null) });
  if (asked.practice) await takeSeat(service.pool, { matchId: row.id, by: asked.by });
  return accepted({ code: row.code });
}

/** One click: the match, bots on all other seats, started. */
export async function createPractice(
  service: Service,
  { bot, ...asked }: Pick<NewMatch, 'by' | 'game' | 'settings'> & { seats?: number; bot?: string },
): Promise<Outcome<{ code: string }>> {
  const how = { visibility: 'private', joinWay: 'links', sealed: false, practice: true } as const;
  const created = await createMatchIn(service, { ...asked, ...how });
  if (!created.ok) return created;
  const match = await service.matches.find(created.code);
  if (match === null) throw new Error('A match that was just made is there');
  const filled = await fillWithBots(service, { match, bot });
  const started = filled.ok ? await startMatch(service, { match, freeSeats: 'refuse' }) : filled;
  return started.ok ? created : started;
}

/** `A` to `Z`, then `A2` to `Z2`, ... */
export const seatIds = (count: number): SeatId[] =>
  Array.from({ length: count }, (_, i) => {
    const letter = String.fromCharCode(65 + (i % 26));
    return i < 26 ? letter : `${letter}${Math.floor(i / 26) + 1}`;
  });

interface Planned {
  readonly game: AnyGame;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly count: number;
  readonly sealed: boolean;
  readonly practice: boolean;
}

/** Whether a match could start so, if all seats were taken. */
function problemWith({ game, settings, count, sealed, practice }: Planned): Refused | null {
  try {
    createMatch(createStart({ game: game.id, settings, seats: seatIds(count), seed: 'trial' }));
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return refused('BAD_SETTINGS', error.message, error.field);
  }
  if (sealed && settings.adjudication === 'host') {
    return refused('SEALED', 'A host who rules on submissions has to see them: choose one or the other.', 'sealed');
  }
  if (practice && settings.adjudication === 'host') {
    return refused('PRACTICE', 'A practice match has no host who could rule on submissions.', 'settings.adjudication');
  }
  return null;
}

/** No letters or digits that are taken for one another. */
const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 8;

const createCode = () =>
  Array.from({ length: codeLength }, () => codeAlphabet.charAt(randomInt(codeAlphabet.length))).join('');

async function insertMatch(service: Service, asked: NewMatch & { title: string }) {
  const seed = randomBytes(24).toString('base64url');
  for (;;) {
    const inserted = await service.pool.query<{ id: number; code: string }>(
      `insert into match (code, game, title, settings, seed, seed_hash, visibility, join_way, practice, sealed, owner_id,
        owner_name) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (code) do nothing
        returning id, code`,
      [
        createCode(),
        asked.game,
        asked.title,
        JSON.stringify(asked.settings),
        seed,
        createHash('sha256').update(seed).digest('hex'),
        asked.visibility,
        asked.joinWay,
        asked.practice,
        asked.sealed,
        asked.by.id,
        asked.by.name,
      ],
    );
    const row = inserted.rows[0];
    if (row !== undefined) return row;
  }
}

async function insertSeats(
  service: Service,
  { matchId, names }: { matchId: number; names: readonly (string | null)[] },
) {
  await service.pool.query(
    `insert into match_seat (match_id, seat, position, name)
      select $1, seat, n - 1, name from unnest($2::text[], $3::text[]) with ordinality as s (seat, name, n)`,
    [matchId, seatIds(names.length), names],
  );
}

/** Seats somebody on the first free seat, or on the one they name; null: there is none. */
async function takeSeat(
  db: Database,
  { matchId, by, seat = null }: { matchId: number; by: Person; seat?: string | null },
): Promise<SeatId | null> {
  const taken = await db.query(
    `update match_seat set holder_id = $2, holder_name = $3, holder_guest = $4, bot = null, ready_at = null
      where match_id = $1 and seat = (select seat from match_seat where match_id = $1 and holder_id is null
        and ((bot is null and link_id is null) or seat = $5) and ($5::text is null or seat = $5) order by position limit 1)
      returning seat`,
    [matchId, by.id, by.name, by.guest, seat],
  );
  return (taken.rows[0] as { seat: string } | undefined)?.seat ?? null;
}

export interface Joining {
  readonly match: LoadedMatch;
  readonly access: Access;
  readonly by: Person;
  readonly seat?: string;
  readonly token?: string;
}

export async function joinMatch(
  service: Service,
  { match, access, by, seat, token }: Joining,
): Promise<Outcome<{ seat: SeatId }>> {
  if (access.host) return refused('HOST', 'You host this match, so you cannot play in it.');
  if (access.fullView) return refused('FULL_VIEW', 'You may see everything in this match, so you cannot play in it.');
  const hasToken = token !== undefined && isOpenLink(match, { kind: 'join', token });
  if (!hasToken && access.role === 'stranger')
    return refused('PRIVATE', 'This match is private. Ask its host for a link.');
  if (match.platform.members.some(({ personId, kind }) => personId === by.id && kind === 'removed')) {
    return refused('REMOVED', 'The host does not let you into this match.');
  }
  return change(service, match, async (db, row) => {
    const seats = await readSeats(db, row.id);
    const mine = seats.find(({ holderId }) => holderId === by.id);
    if (mine !== undefined) return accepted({ seat: mine.seat });
    if (row.status !== 'lobby') return refused('STARTED', 'This match has started; its seats are taken.');
    if (row.joinWay !== 'open' && !hasToken)
      return refused('LINK_NEEDED', 'Seats are given out by links; ask the host.');
    const named = seats.find((other) => other.seat === seat);
    if (seat !== undefined && (named === undefined || !isFree(named)))
      return refused('TAKEN', 'That seat is taken.', 'seat');
    const taken = await takeSeat(db, { matchId: row.id, by, seat });
    return taken === null ? refused('FULL', 'All seats are taken.') : accepted({ seat: taken });
  });
}

export function leaveMatch(service: Service, { match, seat }: { match: LoadedMatch; seat: SeatId }): Promise<Outcome> {
  return inLobby(service, match, (db, row) => emptySeat(db, { matchId: row.id, seat }));
}

/** Kicks whoever sits there: in the lobby alone; later a seat is replaced. */
export function freeSeat(service: Service, { match, seat }: { match: LoadedMatch; seat: string }): Promise<Outcome> {
  return inLobby(service, match, async (db, row) => {
    const held = (await readSeats(db, row.id)).find((other) => other.seat === seat);
    if (held === undefined) return unknownSeat();
    if (row.practice && held.holderId === row.ownerId) return refused('OWN_SEAT', 'This seat is your own.');
    return emptySeat(db, { matchId: row.id, seat });
  });
}

async function emptySeat(db: Database, { matchId, seat }: { matchId: number; seat: string }): Promise<Outcome> {
  await db.query(
    `update match_seat set holder_id = null, holder_name = null, holder_guest = false, bot = null, link_id = null,
      link_hash = null, ready_at = null, notebook = null where match_id = $1 and seat = $2`,
    [matchId, seat],
  );
  return accepted({});
}

export function addBot(
  service: Service,
  { match, seat, bot }: { match: LoadedMatch; seat?: string; bot?: string },
): Promise<Outcome<{ seat: SeatId }>> {
  return inLobby(service, match, async (db, row) => {
    const id = botIdFor(gameOf(match), bot);
    if (id === null) return unknownBot();
    const free = (await readSeats(db, row.id)).filter(isFree);
    const chosen = seat === undefined ? free[0] : free.find((other) => other.seat === seat);
    if (chosen === undefined)
      return refused('TAKEN', seat === undefined ? 'All seats are taken.' : 'That seat is taken.', 'seat');
    await seatBot(db, { matchId: row.id, seats: [chosen.seat], bot: id });
    return accepted({ seat: chosen.seat });
  });
}

export function fillWithBots(service: Service, { match, bot }: { match: LoadedMatch; bot?: string }): Promise<Outcome> {
  return inLobby(service, match, async (db, row) => {
    const id = botIdFor(gameOf(match), bot);
    if (id === null) return unknownBot();
    const free = (await readSeats(db, row.id)).filter(isFree);
    await seatBot(db, { matchId: row.id, seats: free.map(({ seat }) => seat), bot: id });
    return accepted({});
  });
}

export const botIdFor = (game: AnyGame, bot: string | undefined): string | null =>
  (bot === undefined ? game.bots[0] : game.bots.find(({ id }) => id === bot))?.id ?? null;

async function seatBot(
  db: Database,
  { matchId, seats, bot }: { matchId: number; seats: readonly string[]; bot: string },
) {
  await db.query(
    `update match_seat set bot = $3, link_id = null, link_hash = null where match_id = $1 and seat = any($2::text[])`,
    [matchId, seats, bot],
  );
}

export function renameSeat(
  service: Service,
  { match, seat, name }: { match: LoadedMatch; seat: string; name: string },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const seats = await readSeats(db, row.id);
    if (!seats.some((other) => other.seat === seat)) return unknownSeat();
    if (seats.some((other) => other.seat !== seat && other.name === name)) {
      return refused('NAME_TAKEN', 'Another seat is called so already.', 'name');
    }
    await db.query('update match_seat set name = $3 where match_id = $1 and seat = $2', [row.id, seat, name]);
    return accepted({});
  });
}

/** `order` names the present seats in their new order; whoever sits on them moves along. */
export function reorderSeats(
  service: Service,
  { match, seats: order }: { match: LoadedMatch; seats: readonly string[] },
): Promise<Outcome> {
  return inLobby(service, match, async (db, row) => {
    const seats = await readSeats(db, row.id);
    const isPermutation = order.length === seats.length && seats.every(({ seat }) => order.includes(seat));
    if (!isPermutation) return refused('BAD_ORDER', 'Name every seat once, in the new order.', 'seats');
    await moveHolders(db, { matchId: row.id, seats, order });
    return accepted({});
  });
}

/** Seat ids stay in place (they are the rules' letters); what is on them moves. */
async function moveHolders(
  db: Database,
  { matchId, seats, order }: { matchId: number; seats: readonly SeatRow[]; order: readonly string[] },
) {
  await db.query(`update match_seat set seat = '-' || seat where match_id = $1`, [matchId]);
  await db.query(
    `update match_seat set seat = to_seat, position = n - 1
      from unnest($2::text[], $3::text[]) with ordinality as moved (from_seat, to_seat, n)
      where match_id = $1 and seat = '-' || from_seat`,
    [matchId, order, seats.map(({ seat }) => seat)],
  );
}

export function setSeatCount(
  service: Service,
  { match, count }: { match: LoadedMatch; count: number },
): Promise<Outcome> {
  return inLobby(service, match, async (db, row) => {
    const seats = await readSeats(db, row.id);
    const settings = JSON.parse(row.settings) as Record<string, unknown>;
    const problem = problemWith({ game: gameOf(match), settings, count, sealed: row.sealed, practice: row.practice });
    if (problem !== null) return problem;
    const kept = keptSeats(seats, count);
    if (kept === null) return refused('TAKEN', 'More seats than that are taken; free some of them first.', 'count');
    await db.query('delete from match_seat where match_id = $1 and seat <> all($2::text[])', [row.id, kept]);
    await renumber(db, { matchId: row.id, kept, ids: seatIds(count) });
    return accepted({});
  });
}

/** Free seats go first, from the end; null where more seats are taken than would stay. */
function keptSeats(seats: readonly SeatRow[], count: number): string[] | null {
  const surplus = Math.max(0, seats.length - count);
  const free = seats.filter((seat) => isFree(seat) && seat.linkId === null).map(({ seat }) => seat);
  if (free.length < surplus) return null;
  const gone = surplus === 0 ? [] : free.slice(-surplus);
  return seats.map(({ seat }) => seat).filter((seat) => !gone.includes(seat));
}

/** Seats are lettered without gaps again, and new free ones come at the end. */
async function renumber(
  db: Database,
  { matchId, kept, ids }: { matchId: number; kept: readonly string[]; ids: readonly string[] },
) {
  await db.query(`update match_seat set seat = '-' || seat where match_id = $1`, [matchId]);
  await db.query(
    `update match_seat set seat = to_seat, position = n - 1
      from unnest($2::text[], $3::text[]) with ordinality as moved (from_seat, to_seat, n)
      where match_id = $1 and seat = '-' || from_seat`,
    [matchId, kept, ids.slice(0, kept.length)],
  );
  await db.query(
    `insert into match_seat (match_id, seat, position)
      select $1, seat, $3 + n - 1 from unnest($2::text[]) with ordinality as s (seat, n)`,
    [matchId, ids.slice(kept.length), kept.length],
  );
}

export interface Changes {
  readonly match: LoadedMatch;
  readonly title?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly visibility?: Visibility;
  readonly joinWay?: JoinWay;
  readonly sealed?: boolean;
}

/** Title and visibility at any time; settings, sealing and joining before the start alone. */
export function changeMatch(service: Service, { match, ...changes }: Changes): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const { title = row.title, visibility = row.visibility, joinWay = row.joinWay, sealed = row.sealed } = changes;
    const settings = changes.settings ?? (JSON.parse(row.settings) as Record<string, unknown>);
    const changesRules = changes.settings !== undefined || sealed !== row.sealed;
    if (changesRules && row.status !== 'lobby') return started();
    const count = (await readSeats(db, row.id)).length;
    const problem = changesRules
      ? problemWith({ game: gameOf(match), settings, count, sealed, practice: row.practice })
      : null;
    if (problem !== null) return problem;
    await db.query(
      'update match set title = $2, visibility = $3, join_way = $4, sealed = $5, settings = $6 where id = $1',
      [row.id, title, visibility, joinWay, sealed, JSON.stringify(settings)],
    );
    return accepted({});
  });
}

export async function addCoHost(
  service: Service,
  { match, name }: { match: LoadedMatch; name: string },
): Promise<Outcome> {
  const person = await findPerson(service.pool, name);
  if (person === null) return refused('UNKNOWN_PERSON', 'Nobody has an account by that name.', 'name');
  return change(service, match, async (db, row) => {
    const seats = await readSeats(db, row.id);
    if (person.id === row.ownerId) return refused('HOST', 'They host this match already.', 'name');
    if (seats.some(({ holderId }) => holderId === person.id)) {
      return refused('PLAYS', 'They hold a seat in this match; a player cannot host it.', 'name');
    }
    await setMember(db, { matchId: row.id, person, kind: 'cohost' });
    return accepted({});
  });
}

export async function setMember(
  db: Database,
  { matchId, person, kind }: { matchId: number; person: { id: string; name: string }; kind: string },
): Promise<void> {
  await db.query(
    `insert into match_member (match_id, person_id, kind, name) values ($1, $2, $3, $4)
      on conflict (match_id, person_id) do update set kind = excluded.kind, name = excluded.name`,
    [matchId, person.id, kind, person.name],
  );
}

export function removeCoHost(
  service: Service,
  { match, personId }: { match: LoadedMatch; personId: string },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const dropped = await db.query(
      `delete from match_member where match_id = $1 and person_id = $2 and kind = 'cohost'`,
      [row.id, personId],
    );
    return dropped.rowCount === 1 ? accepted({}) : refused('UNKNOWN_PERSON', 'They are no co-host of this match.');
  });
}

export function startReadyCheck(service: Service, { match, by }: { match: LoadedMatch; by: Person }): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    await db.query('update match set ready_check_at = now(), ready_check_by = $2 where id = $1', [row.id, by.name]);
    await db.query(`insert into notice (match_id, kind, text) values ($1, 'ready-check', $2)`, [
      row.id,
      `${by.name} asks whether everybody is ready.`,
    ]);
    return accepted({});
  });
}

export function answerReadyCheck(
  service: Service,
  { match, seat, ready }: { match: LoadedMatch; seat: SeatId; ready: boolean },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    if (row.readyCheckAt === null) return refused('NO_CHECK', 'Nobody asked whether you are ready.');
    await db.query(
      'update match_seat set ready_at = case when $3 then clock_timestamp() end where match_id = $1 and seat = $2',
      [row.id, seat, ready],
    );
    return accepted({});
  });
}

export interface Starting {
  readonly match: LoadedMatch;
  readonly freeSeats: 'refuse' | 'bots' | 'remove';
}

/** From here on the seats, the settings and the seed stand. */
export function startMatch(service: Service, { match, freeSeats }: Starting): Promise<Outcome> {
  return inLobby(service, match, async (db, row) => {
    const settled = await settleFreeSeats(db, { match, row, freeSeats });
    if (!settled.ok) return settled;
    const settings = JSON.parse(row.settings) as Record<string, unknown>;
    const count = settled.seats.length;
    const problem = problemWith({ game: gameOf(match), settings, count, sealed: row.sealed, practice: row.practice });
    if (problem !== null) return problem;
    await putStarted(db, { row, seats: settled.seats });
    return accepted({});
  });
}

async function settleFreeSeats(
  db: Database,
  { match, row, freeSeats }: Starting & { row: MatchRow },
): Promise<Outcome<{ seats: SeatId[] }>> {
  const seats = await readSeats(db, row.id);
  const free = seats.filter(isFree).map(({ seat }) => seat);
  const ids = seats.map(({ seat }) => seat);
  if (free.length === 0) return accepted({ seats: ids });
  if (freeSeats === 'refuse') {
    return refused(
      'FREE_SEATS',
      `${free.length === 1 ? 'A seat is' : `${free.length} seats are`} free. Fill them, or take them away.`,
    );
  }
  if (freeSeats === 'bots') {
    const bot = botIdFor(gameOf(match), undefined);
    if (bot === null) return unknownBot();
    await seatBot(db, { matchId: row.id, seats: free, bot });
    return accepted({ seats: ids });
  }
  const kept = ids.filter((seat) => !free.includes(seat));
  await db.query('delete from match_seat where match_id = $1 and seat = any($2::text[])', [row.id, free]);
  await renumber(db, { matchId: row.id, kept, ids: seatIds(kept.length) });
  return accepted({ seats: seatIds(kept.length) });
}

async function putStarted(db: Database, { row, seats }: { row: MatchRow; seats: readonly SeatId[] }): Promise<void> {
  const settings = JSON.parse(row.settings) as Record<string, unknown>;
  const match = createMatch(createStart({ game: row.game, settings, seats, seed: row.seed }));
  const startedAt = Date.now();
  const wakes = wakesAt(match);
  await db.query(
    `update match set status = $2, started_at = $3, due_at = $4, ready_check_at = null, updated_at = $3 where id = $1`,
    [row.id, match.status, new Date(startedAt), wakes === null ? null : new Date(startedAt + wakes)],
  );
}

/** Takes away a match that never started; one that did stays for good. */
export async function removeMatch(service: Service, match: LoadedMatch): Promise<Outcome> {
  const removed = await service.pool.query(`delete from match where id = $1 and status = 'lobby'`, [match.id]);
  if (removed.rowCount !== 1) return started();
  service.removed(match);
  return accepted({});
}

function inLobby<O extends Outcome>(
  service: Service,
  match: LoadedMatch,
  work: (db: Database, row: MatchRow) => Promise<O>,
): Promise<O | Refused> {
  return change(
    service,
    match,
    async (db, row): Promise<O | Refused> => (row.status === 'lobby' ? work(db, row) : started()),
  );
}

const started = () => refused('STARTED', 'The match has started; this can only be changed before.');
const unknownBot = () => refused('UNKNOWN_BOT', 'This game has no such bot.', 'bot');
export const unknownSeat = () => refused('UNKNOWN_SEAT', 'There is no such seat in this match.', 'seat');
