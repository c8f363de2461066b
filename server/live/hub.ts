import { tellFault } from '../faults';
import type { LoadedMatch } from '../log/loaded-match';
import { type Access, asSpectator, type Guarding, groupOf, rightsOf, shownTo } from '../pages/access';
import type { Person } from '../person';
import { type Ending, Group, type Watcher } from './group';

// Open screens. Viewers who may know the same form a group: what changed for them is worked out and written down once,
// and sent to each as the same text. Nothing is sent to a group for which nothing changed: the mere arrival of a
// message can tell who has acted. For the same reason texts are numbered per group, not by the log.

interface Held {
  readonly watcher: Watcher;
  group: Group;
}

/** What joins the open screens. */
export interface Watching {
  readonly hub: Hub;
}

export class Hub {
  private readonly audiences = new Map<LoadedMatch, { groups: Map<string, Group>; held: Map<Watcher, Held> }>();

  constructor(
    private readonly guard: Guarding,
    private readonly presenceChanged: (match: LoadedMatch) => void,
  ) {}

  isWatched(match: LoadedMatch): boolean {
    return this.audiences.has(match);
  }

  watched(): Iterable<LoadedMatch> {
    return this.audiences.keys();
  }

  /** How many pages of this person hear of matches at this process: those of all their browsers, stages left out. */
  pagesOf(personId: string): number {
    return [...this.audiences.keys()].reduce((sum, { connected }) => sum + (connected.get(personId) ?? 0), 0);
  }

  /** Sends the whole, unless `lastId` says that it is there already; from then on, what changes. */
  join(match: LoadedMatch, watcher: Watcher, lastId: string | null): void {
    const audience = this.audiences.get(match) ?? { groups: new Map(), held: new Map() };
    this.audiences.set(match, audience);
    const access = this.accessFor(match, watcher);
    count(match, { watcher, access, by: 1 });
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
    count(match, { watcher, access: held.group.access, by: -1 });
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
        tellFault(`live: ${match.row.code} for ${group.key}`, error); // the other groups go on
      }
    }
  }

  /** As `update`, after people or their rights may have changed: everybody is asked again who they are. */
  regroup(match: LoadedMatch): void {
    const audience = this.audiences.get(match);
    if (audience === undefined) return;
    for (const held of [...audience.held.values()]) {
      const access = this.accessFor(match, held.watcher);
      if (access.role === 'stranger') this.dismiss(match, held.watcher);
      else if (groupOf(access) !== held.group.key) this.move(match, held, access);
    }
    this.update(match);
  }

  /** The match was deleted; `deletedBy`: null where nobody knows by whom. */
  close(match: LoadedMatch, deletedBy: string | null): void {
    for (const { watcher } of [...(this.audiences.get(match)?.held.values() ?? [])])
      this.dismiss(match, watcher, { deletedBy });
  }

  /** Sign-ins came to an end: what they still look at does too. */
  signOut(isSignedOut: (person: Person) => boolean): void {
    for (const [match, { held }] of [...this.audiences])
      for (const { watcher } of [...held.values()])
        if (watcher.person !== null && isSignedOut(watcher.person)) this.dismiss(match, watcher, 'signed-out');
  }

  /** Leaves at once: the connection may take a while to close, and nothing may be sent on it any more. */
  private dismiss(match: LoadedMatch, watcher: Watcher, why: Ending = 'forbidden'): void {
    this.leave(match, watcher);
    watcher.end(why);
  }

  private move(match: LoadedMatch, held: Held, access: Access): void {
    this.part(match, held);
    count(match, { watcher: held.watcher, access: held.group.access, by: -1 });
    count(match, { watcher: held.watcher, access, by: 1 });
    held.group = this.groupFor(match, access);
    held.group.update(match);
    held.group.members.add(held.watcher);
    held.watcher.send(held.group.whole());
  }

  private part(match: LoadedMatch, { watcher, group }: Held): void {
    group.members.delete(watcher);
    if (group.members.size === 0) this.audiences.get(match)?.groups.delete(group.key);
  }

  private accessFor(match: LoadedMatch, { person, isStage, asksForAll }: Watcher): Access {
    const access = shownTo({ safe: this.guard.safe, asksForAll }, match, person);
    return isStage ? asSpectator(access) : access;
  }

  private groupFor(match: LoadedMatch, access: Access): Group {
    const groups = this.audiences.get(match)?.groups ?? new Map<string, Group>();
    const key = groupOf(access);
    const group = groups.get(key) ?? new Group(key, access);
    groups.set(key, group);
    return group;
  }
}

/** A stage is nobody's presence. */
function count(match: LoadedMatch, { watcher, access, by }: { watcher: Watcher; access: Access; by: 1 | -1 }): void {
  if (watcher.isStage) return;
  const { person } = watcher;
  const key = person?.id ?? '';
  const screens = (match.connected.get(key) ?? 0) + by;
  if (screens > 0) match.connected.set(key, screens);
  else match.connected.delete(key);
  if (person === null) return;
  if (screens > 0 && rightsOf(access).role === 'spectator')
    match.watchers.set(key, { id: person.id, name: person.name });
  else match.watchers.delete(key);
}
