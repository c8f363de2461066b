import { randomBytes } from 'node:crypto';
import type { MatchView } from '@/games/game';
import { diff, type Patch } from '@/games/kit/diff';
import type { ForAll, LiveMessage, ScreenNews } from '@/games/kit/live-message';
import { now } from '../database/time';
import type { LoadedMatch } from '../log/loaded-match';
import type { Access } from '../pages/access';
import { pageFor, pageStamp } from '../pages/page';
import type { MatchPage } from '../pages/shapes';
import { isKeptFrom } from '../pages/untold';
import { isSealedFrom, viewFor } from '../pages/view';
import type { Person } from '../person';

/** A text for everybody in a group. */
export class LiveText {
  private bytes: Buffer | null = null;
  private readonly numbered = new Map<number, Buffer>();

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

  /** As one of several screens that share a connection. Most browsers have one, so most are sent the same bytes. */
  frameOf(screen: number): Buffer {
    const known = this.numbered.get(screen);
    if (known !== undefined) return known;
    const news: ScreenNews = [screen, this.text];
    const frame = Buffer.from(`data: ${JSON.stringify(news)}\nid: ${this.id}\n\n\n`);
    this.numbered.set(screen, frame);
    return frame;
  }
}

/** Why a screen is sent no more: they may not watch any longer, are signed out, or the match was deleted, by whom if that is known. */
export type Ending = 'forbidden' | 'signed-out' | { readonly deletedBy: string | null };

/** Where texts go: one open connection. */
export interface Watcher {
  readonly person: Person | null;
  /** A stage, which others look at too: it knows what spectators know. */
  readonly isStage?: boolean;
  /** Its host has asked this page for everything. */
  readonly asksForAll?: ForAll;
  send(text: LiveText): void;
  end(why: Ending): void;
}

/** Those who are sent the same. */
export class Group {
  readonly members = new Set<Watcher>();
  private readonly token = randomBytes(6).toString('base64url');
  private n = 0;
  private stamp: string | null = null;
  private page: MatchPage | null = null;
  private view: MatchView | null = null;
  private seen: unknown = null;
  private isUntold = false;
  private isSealed = false;
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
    return new LiveText(this.id, JSON.stringify({ n: this.n, now: now(), ...message } satisfies LiveMessage));
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
    const isUntold = isKeptFrom(this.access, match);
    const isSealed = isSealedFrom(match, this.access);
    if (match.folded === this.seen && isUntold === this.isUntold && isSealed === this.isSealed) return null;
    this.seen = match.folded;
    this.isUntold = isUntold;
    this.isSealed = isSealed;
    const view = viewFor(match, this.access);
    const patch = diff(this.view, view);
    this.view = view;
    return patch;
  }
}
