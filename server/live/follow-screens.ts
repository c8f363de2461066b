import { TRPCError, tracked } from '@trpc/server';
import type { ForAll, ScreenNews } from '@/games/kit/live-message';
import type { Finding } from '../log/match-cache';
import type { Person } from '../person';
import { followMatch } from './follow';
import type { Watching } from './hub';

// Several open screens of one browser over one connection. Each is sent what it would be sent by itself, and one that
// ends leaves the others alone.

export interface ScreenInput {
  readonly code: string;
  readonly lastEventId?: string | null | undefined;
  readonly asSpectator?: boolean | undefined;
  readonly asksForAll?: ForAll | undefined;
}

interface Following {
  readonly user: Person | null;
  readonly screens: readonly ScreenInput[];
  readonly signal: AbortSignal | undefined;
}

/** The id of what says that a screen has ended. */
export const endedId = 'ended';

export async function* followScreens(service: Finding & Watching, { user, screens, signal }: Following) {
  const arrivals = new Arrivals();
  const asks = screens.map(({ lastEventId = null, ...screen }, n) => {
    const texts = followMatch(service, { ...screen, user, lastEventId, signal });
    return () => arrivals.expect(nextOf(texts, n));
  });
  for (const ask of asks) ask();
  for (let open = asks.length; open > 0; ) {
    const { id, news } = await arrivals.next();
    const [n, text] = news;
    if (signal?.aborted !== true) yield tracked(id, news);
    if (text === null) open -= 1;
    else asks[n]?.();
  }
}

interface Arrival {
  readonly id: string;
  readonly news: ScreenNews;
}

/** One is asked for after the other was taken, so that who takes in little is sent little. */
async function nextOf(texts: ReturnType<typeof followMatch>, n: number): Promise<Arrival> {
  try {
    const { done, value } = await texts.next();
    if (done === true) return ended(n, { code: 'CLIENT_CLOSED_REQUEST', message: 'The connection was closed.' });
    const [id, text] = value;
    return { id, news: [n, text] };
  } catch (error) {
    if (error instanceof TRPCError) return ended(n, error);
    throw error;
  }
}

export const ended = (n: number, { code, message }: { readonly code: string; readonly message: string }): Arrival => ({
  id: endedId,
  news: [n, null, { code, message }],
});

/** What comes from several sides, in the order in which it comes. */
class Arrivals {
  private readonly arrived: Promise<Arrival>[] = [];
  private wake = () => {};

  expect(arrival: Promise<Arrival>): void {
    const add = () => {
      this.arrived.push(arrival);
      this.wake();
    };
    arrival.then(add, add);
  }

  async next(): Promise<Arrival> {
    for (;;) {
      const next = this.arrived.shift();
      if (next !== undefined) return next;
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}
