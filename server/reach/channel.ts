import { randomBytes } from 'node:crypto';
import { countAttempt } from '../auth/attempts';
import { removeWays } from '../auth/held-ways';
import { oneOf, type Querying } from '../database/queryable';
import { now } from '../database/time';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { accepted, type Outcome, refused } from '../outcome';
import type { Person } from '../person';
import { channelOf } from './channel-news';
import { sendNow } from './choices';
import { unmarked, withoutAddresses } from './discord-text';
import { isDiscordWebhook } from './discord-way';
import { type Allowing, isOutward } from './outward';
import { type DeliveryState, deliveryStates, topics } from './topics';

// A match's channel on Discord: where its hosts have posted what every spectator sees. Whoever has a webhook's address can
// post there, so that it is never shown again.

/** As hosts see it. */
export interface Channel {
  /** How its address ends, which opens nothing: "Zx3f". */
  readonly endsIn: string;
  /** Why nothing is posted there any more; null: it is in use. */
  readonly endedWhy: string | null;
  /** The last post, since when it is so (epoch milliseconds), and what it says; null: nothing was to be posted yet. */
  readonly last: {
    readonly state: DeliveryState;
    readonly at: number;
    readonly text: string;
    readonly problem: string | null;
  } | null;
}

export async function readChannel({ prisma }: Querying, { id }: LoadedMatch): Promise<Channel | null> {
  const way = await prisma.reachWay.findFirst({
    where: { matchId: id },
    include: { deliveries: { where: { state: { not: 'dropped' } }, orderBy: { id: 'desc' }, take: 1 } },
  });
  if (way === null) return null;
  const [last] = way.deliveries.map(({ state, stateAt, text, problem }) => ({
    state: oneOf(deliveryStates, state),
    at: stateAt.getTime(),
    text: unmarked(text),
    problem,
  }));
  return { endsIn: way.address.slice(-4), endedWhy: way.endedWhy, last: last ?? null };
}

interface Given extends Allowing {
  readonly match: LoadedMatch;
  readonly by: Person;
  /** As Discord shows it: https://discord.com/api/webhooks/… */
  readonly url: string;
}

/** Takes the place of the one before. */
export async function setChannel(service: Changing, { match, by, url, allowsPrivate }: Given): Promise<Outcome> {
  const address = url.trim();
  if (!isDiscordWebhook(address, { allowsPrivate }) || !(await isOutward(address, { allowsPrivate })))
    return refused(
      'NO_WEBHOOK',
      'This is no webhook of Discord: it begins with https://discord.com/api/webhooks/.',
      'url',
    );
  if ((await countAttempt([{ key: `webhook:${by.id}`, max: 20, windowMs: 3_600_000 }])) !== null)
    return refused(
      'TOO_MANY_ATTEMPTS',
      'These were many addresses: the channel stays as it is. Try again in an hour.',
      'url',
    );
  return change(service, match, async (db) => {
    await removeWays(db, { matchId: match.id });
    const own = { personId: channelOf(match.row), matchId: match.id, kind: 'discord', address };
    const data = { ...own, label: '', topics: JSON.stringify(topics), createdAt: new Date(now()) };
    await db.reachWay.create({ data });
    return accepted({});
  });
}

export const removeChannel = (service: Changing, match: LoadedMatch): Promise<Outcome> =>
  change(service, match, async (db) => {
    await removeWays(db, { matchId: match.id });
    return accepted({});
  });

export async function testChannel(
  { prisma }: Querying,
  { match, by }: { match: LoadedMatch; by: Person },
): Promise<Outcome> {
  const way = await prisma.reachWay.findFirst({ where: { matchId: match.id, endedWhy: null } });
  if (way === null) return refused('NO_WAY', 'Nothing is posted for this match any more. Load the page again.');
  if ((await countAttempt([{ key: `reach-test:${by.id}`, max: 10, windowMs: 600_000 }])) !== null)
    return refused('TOO_MANY_ATTEMPTS', 'These were many tests. Try again in ten minutes.');
  const { code } = match.row;
  const title = withoutAddresses(match.row.title);
  const text = 'This is how Main Match posts here what happens in this match.';
  const key = `test ${randomBytes(6).toString('hex')}`;
  await prisma.$transaction((db) => sendNow(db, { wayId: way.id, key, title, text, path: `/m/${code}` }));
  return accepted({});
}
