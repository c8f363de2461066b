import { TRPCError, tracked } from '@trpc/server';
import type { LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { isWatchable } from '../pages/access';
import type { Person } from '../person';
import type { LiveText, Watcher } from './group';
import type { Watching } from './hub';

interface Following {
  readonly user: Person | null;
  readonly code: string;
  readonly lastEventId: string | null;
  readonly signal: AbortSignal | undefined;
}

/** A match for one open screen, as tRPC's subscription has it. */
export async function* followMatch(service: Finding & Watching, { user, code, lastEventId, signal }: Following) {
  const match = await findWatchable(service, { user, code });
  const waiting: LiveText[] = [];
  let wake = () => {};
  let ended = false;
  const watcher: Watcher = {
    person: user,
    send: (text) => {
      waiting.push(text);
      wake();
    },
    end: () => {
      ended = true;
      wake();
    },
  };
  signal?.addEventListener('abort', watcher.end);
  service.hub.join(match, watcher, lastEventId);
  try {
    while (!ended) {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) yield tracked(next.id, next.text);
      if (!ended) await new Promise<void>((resolve) => (wake = resolve));
      wake = () => {};
    }
    if (signal?.aborted !== true) throw strangerError();
  } finally {
    signal?.removeEventListener('abort', watcher.end);
    service.hub.leave(match, watcher);
  }
}

export async function findWatchable(
  service: Finding & Watching,
  { user, code }: Pick<Following, 'user' | 'code'>,
): Promise<LoadedMatch> {
  const match = await service.matches.find(code);
  if (match === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no match with this code.' });
  if (!isWatchable(match, user)) throw strangerError();
  return match;
}

const strangerError = () =>
  new TRPCError({ code: 'FORBIDDEN', message: 'You may not watch this match. Ask its host for a link.' });
