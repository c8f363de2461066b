import type { Queryable } from '../database/queryable';
import { now } from '../database/time';
import { type Changing, change } from '../log/change';
import type { Finding } from '../log/match-cache';
import { accepted } from '../outcome';
import { findLink } from './links';

// That the link of a seat on which somebody sits was opened again: whoever sits there, and the hosts, hear of it.

/** In milliseconds: openings of a seat by one name are told once in so long. */
const once = 60_000;

export async function tellSeatOpened(
  service: Changing & Finding,
  { token, as }: { token: string; as: string },
): Promise<void> {
  const link = await findLink(service.prisma, token);
  const match = link === null ? null : await service.matches.get(link.matchId);
  if (match === null || link === null || link.seat === null) return;
  const { matchId, seat } = link;
  await change(service, match, async (db) => {
    await noteSeatOpened(db, { matchId, seat, as });
    return accepted({});
  });
}

export async function noteSeatOpened(
  db: Queryable,
  { matchId, seat, as }: { matchId: number; seat: string; as: string },
): Promise<void> {
  const opened = { matchId, seat, kind: 'seat-opened', text: as };
  const recent = await db.notice.count({ where: { ...opened, createdAt: { gt: new Date(now() - once) } } });
  if (recent === 0) await db.notice.create({ data: opened });
}
