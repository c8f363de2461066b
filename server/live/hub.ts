import { randomBytes } from 'node:crypto';
import { TRPCError, tracked } from '@trpc/server';
import type { MatchView } from '@/games/game';
import { diff, type Patch } from '@/games/kit/diff';
import type { LiveMessage } from '@/games/kit/live';
import type { LoadedMatch } from '../log/loaded-match';
import { type Access, accessOf, groupOf } from '../pages/access';
import { pageFor, pageStamp, viewFor } from '../pages/page';
import type { MatchPage } from '../pages/shapes';
import type { Person } from '../person';
import type { Service } from '../service';

// Open screens. Viewers who may know the same form a group: what changed for them is worked out and written down once,
// and sent to each as the same text. Nothing is sent to a group for which nothing changed: the mere arrival of a
// message can tell who has acted. For the same reason texts are numbered per group, not by the log.

/** A text for everybody in a group. */
export class LiveText {
  private bytes: Buffer | null = null;

  constructor(
    /** What to resume by. */
    readonly id: string,
    readonly text: string,
  ) {}

  /** As a server-sent event. */
  get frame(): Buffer {
    this.bytes ??= Buffer.from(`data: ${JSON.stringify(this.text)}\nid: ${this.id}\n\n\n`);
    return this.bytes;
  }
}

/** Where texts go: one open connection. */
export interface Watcher {
  readonly person: Person | null;
  send(text: LiveText): void;
  /** The match may no longer be watched by them. */
  end(): void;
}

interface Held {
  readonly watcher: Watcher;
  group: Group;
}

export class Hub {
  private readonly audiences = new Map<LoadedMatch, { groups: Map<string, Group>; held: Map<Watcher, Held> }>();

  constructor(private readonly presenceChanged: (match: LoadedMatch) => void) {}

  isWatched(match: LoadedMatch): boolean {
    return this.audiences.has(match);
  }

  watched(): Iterable<LoadedMatch> {
    return this.audiences.keys();
  }

  /** Sends the whole, unless `lastId` says that it is there already; from then on, what changes. */
  join(match: LoadedMatch, watcher: Watcher, lastId: string | null): void {
    const audience = this.audiences.get(match) ?? { groups: new Map(), held: new Map() };
    this.audiences.set(match, audience);
    const access = accessOf(match, watcher.person);
    count(match, { person: watcher.person, access, by: 1 });
    const group = this.groupFor(match, access);
    group.update(match);
    audience.held.set(watcher, { watcher, group });
    group.members.add(watcher);
    if (lastId !== group.id) watcher.send(group.whole());
    this.presenceChanged(match);
  }

  leave(match: LoadedMatch, watcher: Watcher): void {
    const audience = this.audiences.get(match);
    const held = audience?.held.get(watcher);
    if (audience === undefined || held === undefined) return;
    audience.held.delete(watcher);
    this.part(match, held);
    count(match, { person: watcher.person, access: held.group.access, by: -1 });
    if (audience.held.size === 0) this.audiences.delete(match);
    else this.presenceChanged(match);
  }

  /** Tells every group what changed for it. */
  update(match: LoadedMatch): void {
    const audience = this.audiences.get(match);
    if (audience === undefined) return;
    for (const group of audience.groups.values()) {
      try {
        group.update(match);
      } catch (error) {
        console.error(`live: ${match.row.code} for ${group.key}:`, error); // the other groups go on
      }
    }
  }

  /** As `update`, after people or their rights may have changed: everybody is asked again who they are. */
  regroup(match: LoadedMatch): void {
    const audience = this.audiences.get(match);
    if (audience === undefined) return;
    for (const held of [...audience.held.values()]) {
      const access = accessOf(match, held.watcher.person);
      if (access.role === 'stranger') this.dismiss(match, held.watcher);
      else if (groupOf(access) !== held.group.key) this.move(match, held, access);
    }
    this.update(match);
  }

  /** The match is gone. */
  close(match: LoadedMatch): void {
    for (const { watcher } of [...(this.audiences.get(match)?.held.values() ?? [])]) this.dismiss(match, watcher);
  }

  /** Leaves at once: the connection may take a while to close, and nothing may be sent on it any more. */
  private dismiss(match: LoadedMatch, watcher: Watcher): void {
    this.leave(match, watcher);
    watcher.end();
  }

  private move(match: LoadedMatch, held: Held, access: Access): void {
    this.part(match, held);
    count(match, { person: held.watcher.person, access: held.group.access, by: -1 });
    count(match, { person: held.watcher.person, access, by: 1 });
    held.group = this.groupFor(match, access);
    held.group.update(match);
    held.group.members.add(held.watcher);
    held.watcher.send(held.group.whole());
  }

  private part(match: LoadedMatch, { watcher, group }: Held): void {
    group.members.delete(watcher);
    if (group.members.size === 0) this.audiences.get(match)?.groups.delete(group.key);
  }

  private groupFor(match: LoadedMatch, access: Access): Group {
    const groups = this.audiences.get(match)?.groups ?? new Map<string, Group>();
    const key = groupOf(access);
    const group = groups.get(key) ?? new Group(key, access);
    groups.set(key, group);
    return group;
  }
}

/** Those who are sent the same. */
class Group {
  readonly members = new Set<Watcher>();
  private readonly token = randomBytes(6).toString('base64url');
  private n = 0;
  private stamp: string | null = null;
  private page: MatchPage | null = null;
  private view: MatchView | null = null;
  private seen: unknown = null;
  private wholeText: LiveText | null = null;

  constructor(
    readonly key: string,
    readonly access: Access,
  ) {}

  get id(): string {
    return `${this.token}.${this.n}`;
  }

  update(match: LoadedMatch): void {
    const page = this.updatePage(match);
    const view = this.updateView(match);
    if (page === null && view === null) return;
    this.n += 1;
    this.wholeText = null;
    if (this.members.size === 0) return;
    const text = this.write({ base: this.n - 1, ...(page && { page }), ...(view && { view }) });
    for (const member of this.members) member.send(text);
  }

  /** Everything, for those who have nothing yet. */
  whole(): LiveText {
    this.wholeText ??= this.write({ base: null, page: ['s', this.page], view: ['s', this.view] });
    return this.wholeText;
  }

  private write(message: Omit<LiveMessage, 'n' | 'now'>): LiveText {
    return new LiveText(this.id, JSON.stringify({ n: this.n, now: Date.now(), ...message } satisfies LiveMessage));
  }

  private updatePage(match: LoadedMatch): Patch | null {
    const stamp = pageStamp(match, this.access);
    if (stamp === this.stamp) return null;
    this.stamp = stamp;
    const page = pageFor(match, this.access);
    const patch = diff(this.page, page);
    this.page = page;
    return patch;
  }

  private updateView(match: LoadedMatch): Patch | null {
    if (match.folded === this.seen) return null;
    this.seen = match.folded;
    const view = viewFor(match, this.access);
    const patch = diff(this.view, view);
    this.view = view;
    return patch;
  }
}

function count(
  match: LoadedMatch,
  { person, access, by }: { person: Person | null; access: Access; by: 1 | -1 },
): void {
  const key = person?.id ?? '';
  const screens = (match.connected.get(key) ?? 0) + by;
  if (screens > 0) match.connected.set(key, screens);
  else match.connected.delete(key);
  if (person === null) return;
  if (screens > 0 && access.role === 'spectator') match.watchers.set(key, { id: person.id, name: person.name });
  else match.watchers.delete(key);
}

interface Following {
  readonly user: Person | null;
  readonly code: string;
  readonly lastEventId: string | null;
  readonly signal: AbortSignal | undefined;
}

/** A match for one open screen, as tRPC's subscription has it. */
export async function* followMatch(service: Service, { user, code, lastEventId, signal }: Following) {
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
  service: Service,
  { user, code }: Pick<Following, 'user' | 'code'>,
): Promise<LoadedMatch> {
  const match = await service.matches.find(code);
  if (match === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no match with this code.' });
  if (!isWatchable(match, user)) throw strangerError();
  return match;
}

export const isWatchable = (match: LoadedMatch, person: Person | null): boolean =>
  accessOf(match, person).role !== 'stranger';

const strangerError = () =>
  new TRPCError({ code: 'FORBIDDEN', message: 'You may not watch this match. Ask its host for a link.' });
