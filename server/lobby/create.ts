import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { SeatId } from '@/games/game';
import { games } from '@/games/index';
import type { QuietHours } from '@/games/kit/nights';
import { letteredSeats } from '@/games/kit/seats';
import { variantGiven } from '@/games/variant';
import type { PrismaClient } from '@/prisma/client/client';
import type { Queryable, Querying } from '../database/queryable';
import { type KeptHours, keptHours } from '../log/quiet';
import type { JoinWay, Visibility } from '../log/rows';
import { accepted, type Outcome, refused } from '../outcome';
import type { Person } from '../person';
import { createSeatLink, type SeatLink } from './links';
import { problemsWithListed } from './listed-names';
import { problemWith } from './plan';
import { problemWithTime } from './schedule';

// Making a match. Rules know seats by the letters A, B, C, ... in seat order; who sits on them and what they are called
// is the platform's business.

export interface NewMatch {
  readonly by: Person;
  readonly game: string;
  readonly title?: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** How many, or what each is called; null: by whoever sits there. */
  readonly seats?: number | readonly (string | null)[];
  readonly visibility: Visibility;
  readonly joinWay: JoinWay;
  readonly sealed: boolean;
  readonly practice: boolean;
  /** A personal link for each seat that is named. */
  readonly links?: boolean;
  /** When it starts by itself, in epoch milliseconds; absent or null: when its host starts it. */
  readonly startsAt?: number | null;
  /** In which no clock runs, from its start on; absent or null: none. */
  readonly quietHours?: QuietHours | null;
}

interface Made {
  readonly code: string;
  /** In seat order; none where none were asked for. */
  readonly links: readonly SeatLink[];
}

export async function createMatchIn(service: Querying, asked: NewMatch): Promise<Outcome<Made>> {
  const game = games.get(asked.game);
  if (game === undefined) return refused('UNKNOWN_GAME', 'There is no such game.', 'game');
  const names = typeof asked.seats === 'object' ? asked.seats : [];
  const variant = variantGiven(game, asked.settings);
  const count = typeof asked.seats === 'number' ? asked.seats : names.length || variant.seats.standard;
  const problem = problemWith({
    game,
    settings: asked.settings,
    count,
    sealed: asked.sealed,
    practice: asked.practice,
  });
  if (problem !== null) return problem;
  const { links = false, startsAt = null, quietHours = null, ...planned } = asked;
  const tooLate = startsAt === null ? null : problemWithTime(startsAt);
  if (tooLate !== null) return tooLate;
  const [badName] = problemsWithListed(names, asked.practice ? null : asked.by.name);
  if (badName !== undefined) return refused('NAME_TAKEN', badName.message, 'seats');
  if (links && asked.practice) return refused('PRACTICE', 'In a practice match nobody hands out seats.', 'links');
  const seats = letteredSeats(count).map((seat, position) => ({ seat, position, name: names[position] ?? null }));
  const linked = links
    ? seats.filter(({ name }) => name !== null).map(({ seat }) => ({ seat, ...createSeatLink() }))
    : [];
  const rows = seats.map((row) => ({ ...row, ...linked.find(({ seat }) => seat === row.seat)?.kept }));
  const code = await insertMatch(service.prisma, {
    ...planned,
    title: asked.title ?? variant.name,
    seats: rows,
    dueAt: startsAt === null ? null : new Date(startsAt),
    ...keptHours(quietHours),
  });
  if (code === null) return refused('UNSTARTED', unstartedWords);
  return accepted({ code, links: linked.map(({ seat, token, kept }) => ({ seat, token, linkId: kept.linkId })) });
}

/** No letters or digits that are taken for one another. */
const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 8;

const createCode = () =>
  Array.from({ length: codeLength }, () => codeAlphabet.charAt(randomInt(codeAlphabet.length))).join('');

interface PlannedSeat {
  readonly seat: SeatId;
  readonly position: number;
  readonly name: string | null;
  readonly linkId?: string;
  readonly linkHash?: string;
}

interface Planned extends Omit<NewMatch, 'seats' | 'links' | 'startsAt' | 'quietHours'>, KeptHours {
  readonly dueAt: Date | null;
  readonly title: string;
  readonly seats: readonly PlannedSeat[];
}

/** How many of one account may wait for their start. Named in README. */
export const maxUnstarted = 50;
const unstartedWords = `You have ${maxUnstarted} matches that have not started. Start one of them, or delete it in its lobby; then make another.`;

/** With its seats in one transaction; who practises sits on the first. Null: too many of theirs have not started. */
async function insertMatch(prisma: PrismaClient, planned: Planned): Promise<string | null> {
  return prisma.$transaction(async (db) => {
    const ownerId = planned.by.id;
    await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`unstarted ${ownerId}`}, 0))`;
    const unstarted = await db.match.count({ where: { ownerId, status: 'lobby' } });
    return unstarted < maxUnstarted ? insertInto(db, planned) : null;
  });
}

async function insertInto(db: Queryable, { by, seats, settings, ...planned }: Planned): Promise<string> {
  const seed = randomBytes(24).toString('base64url');
  const seedHash = createHash('sha256').update(seed).digest('hex');
  const holder = { holderId: by.id, holderName: by.name, holderGuest: by.guest };
  const rows = seats.map((seat, i) => (planned.practice && i === 0 ? { ...seat, ...holder } : seat));
  const owner = { ownerId: by.id, ownerName: by.name };
  const code = await newCode(db);
  await db.match.create({
    data: { ...planned, ...owner, code, seed, seedHash, settings: JSON.stringify(settings), seats: { create: rows } },
  });
  return code;
}

async function newCode(db: Queryable): Promise<string> {
  for (;;) {
    const code = createCode();
    if ((await db.match.count({ where: { code } })) === 0) return code;
  }
}
