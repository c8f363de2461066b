import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Refusal } from '@/games/game';
import type { Queryable } from '../database/queryable';

// What was refused stays refused (docs/decisions/221): whoever lost the answer and sends the same again hears the same, also
// from another process, and though it would be legal by now.

/** What a submission was refused with. */
export interface KeptRefusal {
  readonly key: string;
  /** Of the action and what was sent beside it: a key says nothing about another one. */
  readonly digest: string;
  readonly refusal: Refusal;
}

/** How many of a match are remembered: some minutes of one person who does nothing but send what is refused. */
export const keptRefusals = 1_000;

export const digestOf = (action: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(action) ?? '')
    .digest('base64');

/** A key as it is kept: with a digest of what was sent beside the action, if anything was. Its client's has no "#". */
export const keptKey = (key: string, beside: unknown): string =>
  beside === undefined ? key : `${key}#${digestOf(beside)}`;

export const plainKey = (kept: string): string => kept.split('#', 1)[0] ?? kept;

const refusalSchema = z.object({ code: z.string(), message: z.string(), field: z.string().exactOptional() });

/** Those numbered from `after`, not included, up to `upTo`, oldest first. */
export async function readRefused(
  db: Queryable,
  { id, after, upTo }: { id: number; after: number; upTo: number },
): Promise<KeptRefusal[]> {
  const found = await db.matchRefusal.findMany({
    where: { matchId: id, number: { gt: after, lte: upTo } },
    orderBy: { number: 'asc' },
  });
  return found.map(({ key, digest, refusal }) => ({ key, digest, refusal: refusalSchema.parse(JSON.parse(refusal)) }));
}
