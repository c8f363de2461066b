import { TRPCError, tracked } from '@trpc/server';
import type { ForAll } from '@/games/kit/live-message';
import type { LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { isWatchable } from '../pages/access';
import type { Person } from '../person';
import type { Ending, LiveText, Watcher } from './group';
import type { Watching } from './hub';

// A match for one open screen, as tRPC's subscription has it: what is sent is the hub's, word for word. Where
// server/http/fast is on, it answers browsers from the same hub, and this says only why somebody may not watch.

interface Following {
  readonly user: Person | null;
  readonly code: string;
  readonly lastEventId: string | null;
  readonly signal: AbortSignal | undefined;
  readonly asSpectator?: boolean | undefined;
  readonly asksForAll?: ForAll | undefined;
}

/** A screen that takes this little in starts anew, with what it then is. */
export const maxWaitingBytes = 4 * 1024 * 1024;

export async function* followMatch(
  service: Finding & Watching,
  { user, code, lastEventId, signal, asSpectator = false, asksForAll = false }: Following,
) {
  const match = await findWatchable(service, { user, code });
  if (match === null) throw new TRPCError({ code: 'NOT_FOUND', message: noMatch });
  const inbox = new Inbox({ person: user, isStage: asSpectator, asksForAll });
  const goAway = () => inbox.end('forbidden');
  signal?.addEventListener('abort', goAway);
  service.hub.join(match, inbox, lastEventId);
  try {
    for (; !inbox.ended; await inbox.news()) {
      if (inbox.isOverfull) startAnew(service, { match, inbox });
      for (let next = inbox.take(); next !== undefined; next = inbox.take()) yield tracked(next.id, next.text);
    }
    if (signal?.aborted !== true) throw errorOf(inbox.ending ?? 'forbidden');
  } finally {
    signal?.removeEventListener('abort', goAway);
    service.hub.leave(match, inbox);
  }
}

function startAnew({ hub }: Watching, { match, inbox }: { match: LoadedMatch; inbox: Inbox }): void {
  hub.leave(match, inbox);
  inbox.clear();
  hub.join(match, inbox, null);
}

/** What was sent and not yet taken. */
class Inbox implements Watcher {
  ending: Ending | null = null;
  private texts: LiveText[] = [];
  private bytes = 0;
  /** More was sent than is kept, so nothing is. */
  isOverfull = false;
  private wake = () => {};

  readonly person: Person | null;
  readonly isStage: boolean;
  readonly asksForAll: ForAll;

  constructor({ person, isStage, asksForAll }: Pick<Inbox, 'person' | 'isStage' | 'asksForAll'>) {
    this.person = person;
    this.isStage = isStage;
    this.asksForAll = asksForAll;
  }

  readonly send = (text: LiveText): void => {
    const bytes = this.bytes + text.text.length;
    this.isOverfull ||= this.bytes > 0 && bytes > maxWaitingBytes;
    this.texts = this.isOverfull ? [] : [...this.texts, text];
    this.bytes = this.isOverfull ? 0 : bytes;
    this.wake();
  };

  readonly end = (why: Ending): void => {
    this.ending = why;
    this.wake();
  };

  get ended(): boolean {
    return this.ending !== null;
  }

  take(): LiveText | undefined {
    const text = this.ended ? undefined : this.texts.shift();
    this.bytes -= text?.text.length ?? 0;
    return text;
  }

  clear(): void {
    this.texts = [];
    this.bytes = 0;
    this.isOverfull = false;
  }

  /** Until there is something to take, or it has ended. */
  async news(): Promise<void> {
    if (this.ended || this.isOverfull || this.texts.length > 0) return;
    await new Promise<void>((resolve) => (this.wake = resolve));
    this.wake = () => {};
  }
}

/**
 * Null: there is none, or none that they may know of: nobody learns which. Decided by what this process has, and where that
 * says no, by what the database has.
 */
export async function findWatchable(
  service: Finding,
  { user, code }: Pick<Following, 'user' | 'code'>,
): Promise<LoadedMatch | null> {
  const match = await service.matches.findOpen(code, (found) => isWatchable(found, user));
  if (match === null || isWatchable(match, user)) return match;
  await service.refresh(match);
  return isWatchable(match, user) ? match : null;
}

/** What strangers hear of a match that is not open to them, and everybody of one that is not there. */
export const noMatch = 'There is no match with this code that is open to you.';

/** What somebody hears who may not watch any more. */
const notWatchable = 'You may not watch this match. Ask its host for a link.';

/** What somebody hears whose sign-in was ended, here or elsewhere. */
const signedOut = 'You were signed out. Sign in again to go on.';

/** As what a screen learns why it is sent no more, and in which words. */
export function endingOf(why: Ending): { code: 'UNAUTHORIZED' | 'FORBIDDEN' | 'PRECONDITION_FAILED'; message: string } {
  if (why === 'signed-out') return { code: 'UNAUTHORIZED', message: signedOut };
  if (why === 'forbidden') return { code: 'FORBIDDEN', message: notWatchable };
  const by = why.deletedBy;
  return { code: 'PRECONDITION_FAILED', message: by === null ? 'It was deleted.' : `${by} deleted it.` };
}

const errorOf = (why: Ending) => new TRPCError(endingOf(why));
