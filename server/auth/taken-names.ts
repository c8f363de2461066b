// Which names are free: those that look like no other account's (names.ts). Whoever looks and then takes one holds a lock, so
// that two look-alikes at once, in any processes, do not both get through. Accounts that were there before stay as they are.
import { db } from '../database/db';
import type { Queryable } from '../database/queryable';
import { accepted, type Outcome, type Refused, refused } from '../outcome';
import { type Looks, looksOf, nameKeyOf, nameLengths } from './names';

/** A name as its account's row has it. */
export interface NameColumns extends Looks {
  readonly name: string;
  readonly nameKey: string;
}

export const nameColumns = (name: string): NameColumns => ({ name, nameKey: nameKeyOf(name), ...looksOf(name) });

/** Refused where another account than `userId` (null: any) has the name, or one that looks like it. */
export function takeName<T extends object>(
  { name, userId }: { name: string; userId: string | null },
  write: (db: Queryable, columns: NameColumns) => Promise<T>,
): Promise<Outcome<T>> {
  const columns = nameColumns(name);
  return whileNamesStand(async (db) => {
    const refusal = await refuseTaken(db, { columns, userId });
    return refusal ?? accepted(await write(db, columns));
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
  if (taken.length === 0) return null;
  const isSame = taken.some((other) => other.nameKey === nameKey);
  const why = isSame
    ? `Somebody is already called ${name}.`
    : 'This looks like the name of somebody who is here already.';
  return refused('NAME_TAKEN', `${why} Please choose another name.`, 'name');
}

async function freeNameLike(db: Queryable, wish: string): Promise<string> {
  const start = fitName(wish);
  const { nameKey, look, smallLook } = nameColumns(start);
  const taken = await db.$queryRaw<{ nameKey: string; look: string | null; smallLook: string | null }[]>`
    SELECT "nameKey", "look", "smallLook" FROM "User"
    WHERE starts_with("nameKey", ${nameKey}) OR starts_with("look", ${look}) OR starts_with("smallLook", ${smallLook})`;
  const keys = new Set(taken.map((other) => other.nameKey));
  const looks = new Set(taken.map((other) => other.look));
  const smallLooks = new Set(taken.map((other) => other.smallLook));
  const isTaken = (one: NameColumns) => keys.has(one.nameKey) || looks.has(one.look) || smallLooks.has(one.smallLook);
  let name = start;
  for (let number = 2; isTaken(nameColumns(name)); number++) name = `${start} ${number}`;
  return name;
}

/** With room for a number behind it. */
function fitName(wish: string): string {
  const cleaned = wish
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N} ._'’-]/gu, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim();
  const short = [...cleaned].slice(0, nameLengths.max - 6);
  const base = short.join('').trim() || 'Player';
  return base.length < nameLengths.min ? `${base} 1` : base;
}

/** Of accounts from before looks were kept, or that an older version made. */
export async function keepLooks(): Promise<void> {
  const { prisma } = db();
  for (;;) {
    const where = { OR: [{ look: null }, { smallLook: null }] };
    const some = await prisma.user.findMany({ where, select: { id: true, name: true }, take: 1_000 });
    if (some.length === 0) return;
    const looks = some.map(({ name }) => looksOf(name));
    await prisma.$executeRaw`
      UPDATE "User" SET "look" = known.look, "smallLook" = known.small
      FROM unnest(
        ${some.map(({ id }) => id)}::text[], ${looks.map(({ look }) => look)}::text[],
        ${looks.map(({ smallLook }) => smallLook)}::text[]
      ) AS known (id, look, small)
      WHERE "User".id = known.id`;
  }
}
