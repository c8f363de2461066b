// Which names are free: those that look like no other account's (names.ts). Whoever looks and then takes one holds a lock, so
// that two look-alikes at once, in any processes, do not both get through. Accounts that were there before stay as they are.
import { nameKeyOf } from '@/games/kit/name-key';
import { db } from '../database/db';
import type { Queryable } from '../database/queryable';
import { type Outcome, type Refused, refused } from '../outcome';
import { accountLooksOf, isOurs, type Looks, nameLengths, withoutStacks } from './names';

/** A name as its account's row has it. */
export interface NameColumns extends Looks {
  readonly name: string;
  readonly nameKey: string;
}

export const nameColumns = (name: string): NameColumns => ({ name, nameKey: nameKeyOf(name), ...accountLooksOf(name) });

/** Refused where another account than `userId` (null: any) has the name, or one that looks like it. */
export function takeName<T extends object>(
  { name, userId }: { name: string; userId: string | null },
  write: (db: Queryable, columns: NameColumns) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const columns = nameColumns(name);
  return whileNamesStand(async (db) => {
    const refusal = await refuseTaken(db, { columns, userId });
    return refusal ?? write(db, columns);
  });
}

/** Takes a free name made from one that another service gave: "Ann", or "Ann 2". */
export const takeNameLike = <T>(wish: string, write: (db: Queryable, columns: NameColumns) => Promise<T>): Promise<T> =>
  whileNamesStand(async (db) => write(db, nameColumns(await freeNameLike(db, wish))));

/** Any constant will do, as long as only the taking of names is locked by it. */
const namesLock = 7_203_155_043;
const patience = { maxWait: 15_000, timeout: 30_000 };

const whileNamesStand = <T>(work: (db: Queryable) => Promise<T>): Promise<T> =>
  db().prisma.$transaction(async (db) => {
    await db.$executeRaw`SELECT pg_advisory_xact_lock(${namesLock}::bigint)`;
    return work(db);
  }, patience);

interface Wish {
  readonly columns: NameColumns;
  readonly userId: string | null;
}

async function refuseTaken(db: Queryable, { columns, userId }: Wish): Promise<Refused | null> {
  const { name, nameKey, look, smallLook } = columns;
  const isAlike = { OR: [{ nameKey }, { look }, { smallLook }] };
  const others = userId === null ? {} : { id: { not: userId } };
  const taken = await db.user.findMany({ where: { ...isAlike, ...others }, select: { nameKey: true } });
  if (taken.length === 0) return refuseKept(db, { columns, userId });
  const isSame = taken.some((other) => other.nameKey === nameKey);
  const why = isSame
    ? `Somebody is already called ${name}.`
    : 'This looks like the name of somebody who is here already.';
  return refused('NAME_TAKEN', `${why} Please choose another name.`, 'name');
}

async function refuseKept(
  db: Queryable,
  { columns: { nameKey, look, smallLook }, userId }: Wish,
): Promise<Refused | null> {
  const isAlike = { OR: [{ nameKey }, { look }, { smallLook }] };
  const ofOthers = userId === null ? {} : { OR: [{ userId: null }, { userId: { not: userId } }] };
  const kept = await db.givenUpName.count({ where: { AND: [isAlike, ofOthers, { at: { gt: keptSince() } }] } });
  if (kept === 0) return null;
  const why = 'Somebody gave up this name, or one that looks like it, a short while ago, and it is kept for them.';
  return refused('NAME_TAKEN', `${why} Please choose another name.`, 'name');
}

async function freeNameLike(db: Queryable, wish: string): Promise<string> {
  const start = fitName(wish);
  const { nameKey, look, smallLook } = nameColumns(start);
  const taken = await db.$queryRaw<{ nameKey: string; look: string | null; smallLook: string | null }[]>`
    WITH used AS (
      SELECT "nameKey", "look", "smallLook" FROM "User"
      UNION ALL SELECT name_key, look, small_look FROM given_up_name WHERE at > ${keptSince()}
    )
    SELECT * FROM used
    WHERE starts_with("nameKey", ${nameKey}) OR starts_with("look", ${look}) OR starts_with("smallLook", ${smallLook})`;
  const keys = new Set(taken.map((other) => other.nameKey));
  const looks = new Set(taken.map((other) => other.look));
  const smallLooks = new Set(taken.map((other) => other.smallLook));
  const isTaken = (one: NameColumns) => keys.has(one.nameKey) || looks.has(one.look) || smallLooks.has(one.smallLook);
  let name = start;
  for (let number = 2; isTaken(nameColumns(name)); number++) name = `${start} ${number}`;
  return name;
}

/** How long a name that was given up is kept for whoever had it. Named in README. */
export const keptMs = 90 * 24 * 3_600_000;
const keptSince = () => new Date(Date.now() - keptMs);

/** How often an account may change its name. Named in README. */
export const renames = { max: 3, windowMs: 30 * 24 * 3_600_000 } as const;

/** Keeps a name that its account gives up, from everybody else; `userId` null: from everybody, as the account ends. */
export async function giveUpName(
  db: Queryable,
  { name, userId }: { name: string; userId: string | null },
): Promise<void> {
  const { nameKey, look, smallLook } = nameColumns(name);
  await db.givenUpName.create({ data: { nameKey, look, smallLook, userId } });
}

/** In how many milliseconds this account may change its name again; null: now. */
export async function renameWait(db: Queryable, userId: string): Promise<number | null> {
  const since = new Date(Date.now() - renames.windowMs);
  const where = { userId, at: { gt: since } };
  const last = await db.givenUpName.findMany({ where, orderBy: { at: 'desc' }, take: renames.max });
  const first = last[renames.max - 1];
  return first === undefined ? null : first.at.getTime() - since.getTime();
}

/** Forgets names that are free again. */
export async function sweepGivenUpNames(): Promise<void> {
  await db().prisma.givenUpName.deleteMany({ where: { at: { lt: keptSince() } } });
}

/** With room for a number behind it. */
function fitName(wish: string): string {
  const cleaned = withoutStacks(wish)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N} ._'’-]/gu, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim();
  const short = [...cleaned].slice(0, nameLengths.max - 6);
  const given = short.join('').trim();
  const base = given === '' || isOurs(given) ? 'Player' : given;
  return base.length < nameLengths.min ? `${base} 1` : base;
}

/** Of accounts from before looks were kept, or that an older version made. */
export async function keepLooks(): Promise<void> {
  const { prisma } = db();
  for (;;) {
    const where = { OR: [{ look: null }, { smallLook: null }] };
    const some = await prisma.user.findMany({ where, select: { id: true, name: true }, take: 1_000 });
    if (some.length === 0) return;
    const looks = some.map(({ name }) => accountLooksOf(name));
    await prisma.$executeRaw`
      UPDATE "User" SET "look" = known.look, "smallLook" = known.small
      FROM unnest(
        ${some.map(({ id }) => id)}::text[], ${looks.map(({ look }) => look)}::text[],
        ${looks.map(({ smallLook }) => smallLook)}::text[]
      ) AS known (id, look, small)
      WHERE "User".id = known.id`;
  }
}
