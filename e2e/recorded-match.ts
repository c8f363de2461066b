import { createHash, randomBytes } from 'node:crypto';
import { itemAt } from '@/games/kit/item-at';
import {
  applyEvent,
  createMatch,
  foldMatch,
  type MatchEvent,
  type MatchStart,
  resultsOf,
  rewindTarget,
  viewOf,
  wakesAt,
} from '@/games/match';
import { type MatchRecord, parseRecord } from '@/games/record';
import { recordsOf as allRecordsOf, type NamedRecord } from '@/games/testing-kit';
import type { Database } from '../server/database/db';
import { formatResults } from '../server/log/rules';

// Recorded matches (games/GAME/records), put straight into the database, up to any of their events: a situation that
// would take a table of people an evening is there at once. The running server takes it for another process's work.

export type { NamedRecord } from '@/games/testing-kit';

/** Those of a game, without the lines that its rules refuse: a match that runs has none, and stands still where it has. */
export const recordsOf = (game: string): NamedRecord[] =>
  allRecordsOf(game).map(({ name, record }) => ({ name, record: { ...record, events: acceptedOf(record) } }));

function acceptedOf(record: MatchRecord): MatchRecord['events'] {
  const { start, events } = parseRecord(record);
  const accepted: MatchEvent[] = [];
  /** By how many events there were: how many of them were accepted. */
  const counts = [0];
  let match = createMatch(start);
  for (const event of events) {
    const to = rewindTarget(event);
    const kept = to === null ? event : { ...event, action: { ...Object(event.action), to: counts[to] } };
    const applied = applyEvent(match, kept, accepted);
    match = applied.match;
    if (applied.refusal === null) accepted.push(kept);
    counts.push(accepted.length);
  }
  return accepted;
}

interface Holder {
  readonly id: string;
  readonly name: string;
}

export interface Recorded {
  readonly record: MatchRecord;
  readonly title: string;
  readonly host: Holder;
  /** Who sits where; whoever sits on the other seats has no account. */
  readonly players?: Readonly<Record<string, Holder>>;
  /** Seats whose people did not come: a bot plays there. */
  readonly bots?: readonly string[];
  /** What seats are called, in their order. */
  readonly names: readonly string[];
  /** How many events have happened. */
  readonly events: number;
  /** Beside the log: a text of the host for everybody, a ruling, and a question of the first player. */
  readonly hasWords?: boolean;
}

export interface RecordedMatch {
  readonly code: string;
  /** Lets the record's next events happen, up to so many in all; open pages hear of them. */
  goOnTo(events: number): Promise<void>;
}

/** Puts a match into the database as it was when so many events had happened, the last of them just now. */
export async function putRecordedMatch({ prisma, pool }: Database, asked: Recorded): Promise<RecordedMatch> {
  const { start, events } = parseRecord(asked.record);
  const code = newCode();
  const startedAt = new Date(Date.now() - (events[asked.events - 1]?.at ?? 0));
  const { id } = await prisma.match.create({
    data: {
      ...{ code, startedAt, ...headOf(asked, start) },
      seats: { create: seatsOf(asked) },
      ...(asked.hasWords === true && wordsOf(asked)),
    },
  });
  let have = 0;
  async function goOnTo(count: number) {
    const now = stateAfter(start, events.slice(0, count));
    const dueAt = now.wakes === null ? null : new Date(startedAt.getTime() + now.wakes);
    await prisma.$transaction([
      prisma.matchEvent.createMany({ data: rowsOf(id, events.slice(have, count), have) }),
      prisma.match.update({ where: { id }, data: { ...now.row, dueAt, seq: count } }),
    ]);
    have = count;
    await pool.query('select pg_notify($1, $2)', ['main_match', `recorded ${id}`]);
  }
  await goOnTo(asked.events);
  return { code, goOnTo };
}

const newCode = () => [...randomBytes(8)].map((byte) => '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'.charAt(byte % 32)).join('');

function headOf({ record, title, host }: Recorded, { game, settings, seed }: MatchStart) {
  return {
    ...{
      game: game.id,
      title,
      seed,
      seedHash: hashOf(seed),
      version: game.version,
      visibility: 'public',
      joinWay: 'open',
    },
    settings: JSON.stringify(record.settings),
    fullSettings: JSON.stringify(settings),
    ownerId: host.id,
    ownerName: host.name,
    shownAllTo: [host.id],
    status: 'running',
  };
}

const hashOf = (seed: string) => createHash('sha256').update(seed).digest('hex');

function seatsOf({ record, names, players = {}, bots = [] }: Recorded) {
  return record.seats.map((seat, position) => {
    const name = itemAt(names, position);
    if (bots.includes(seat)) return { seat, position, name, bot: 'random' };
    const holder = players[seat] ?? { id: `recorded-${randomBytes(6).toString('hex')}`, name };
    return { seat, position, name, holderId: holder.id, holderName: holder.name };
  });
}

const INTRO = 'Bring a pen, and somebody who keeps the score.';

function wordsOf({ host, record, players = {} }: Recorded) {
  const asks = record.seats.find((seat) => players[seat] !== undefined) ?? itemAt(record.seats, 0);
  const shown = JSON.stringify([{ type: 'paragraph', children: [{ type: 'text', text: INTRO }] }]);
  return {
    introAt: new Date(),
    intro: { create: { text: INTRO, shown } },
    rulings: { create: { by: host.name, text: 'Who is late plays on where the others are.' } },
    questions: { create: { seat: asks, holderId: players[asks]?.id ?? 'nobody', text: 'May I go for a minute?' } },
  };
}

function stateAfter(start: MatchStart, events: readonly MatchEvent[]) {
  const match = foldMatch(start, events);
  const { phase, round } = viewOf(match, 'spectator');
  const isOver = match.status === 'finished';
  const results = isOver ? formatResults(resultsOf(match)) : null;
  const row = { status: match.status, phase, round, results, finishedAt: isOver ? new Date() : null };
  return { wakes: wakesAt(match), row };
}

const rowsOf = (matchId: number, events: readonly MatchEvent[], after: number) =>
  events.map(({ at, by, action }, i) => ({
    ...{ matchId, seq: after + i + 1, at: BigInt(at), by, via: viaOf(by) },
    action: action === undefined ? null : JSON.stringify(action),
  }));

const viaOf = (by: MatchEvent['by']) => (by === 'host' || by === 'clock' ? by : 'player');
