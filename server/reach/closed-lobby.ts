import type { Queryable } from '../database/queryable';
import { now } from '../database/time';
import type { LoadedMatch } from '../log/loaded-match';
import { withoutAddresses } from './discord-text';
import { type News, piece } from './piece';
import { deliveriesOf } from './plan';
import { addAll } from './write-down';

interface Closed {
  readonly match: LoadedMatch;
  readonly people: ReadonlySet<string>;
}

/**
 * Who waited in a lobby that is taken away is told, in the transaction that does it: nothing of the match is there afterwards to
 * be looked at. An open page says no more than that the match is not open to its viewer: they are told as well.
 */
export async function tellClosed(db: Queryable, { match, people }: Closed): Promise<void> {
  const [at, personId] = [now(), { in: [...people] }];
  const ways = await db.reachWay.findMany({ where: { personId, endedWhy: null, proofHash: null } });
  const quiet = await db.quiet.findMany({ where: { personId } });
  const text = `“${withoutAddresses(match.row.title)}” is closed: its host has taken it away.`;
  const one = { ...piece(`closed ${match.row.code}`, 'matches', { at, text }), path: '/' };
  const news = [...people].map((personId): News => ({ ...one, personId }));
  const nothing = { sent: [], present: new Set<string>(), shown: new Map<string, number>(), toldAt: null };
  const deliveries = deliveriesOf({ match, news, ways, quiet, ...nothing, now: at });
  await addAll(
    db,
    deliveries.map((delivery) => ({ ...delivery, matchId: null })),
  );
}
