'use client';

import { useCallback, useEffect, useState } from 'react';
import { api } from '@/components/api/client';
import type { LiveMatch } from '@/components/match/live-match';
import { announce } from '@/components/ui/notice';
import type { MatchView } from '@/games/game';
import { fieldsOf } from '@/games/kit/fields-of';
import { hasClosed } from './has-closed';
import type { LeftPlace } from './left-place';
import type { Close, GameScenes, Scene, Telling } from './scene';

// What closes while one watches: each new view is told against the one before. What came while one was away (a reload, a
// gap in the connection, a hidden tab) is not played by itself; it waits as "Last round".

export interface ShownClose extends Close {
  readonly before: MatchView;
  readonly after: MatchView;
  /** What is said in the hush; null: this is told again. */
  readonly hush: string | null;
}
export interface PlayableClose extends ShownClose {
  readonly scene: Scene;
  /** The beat, by its id, that it is told from; absent: its first. */
  readonly from?: string;
}

export interface Closes {
  readonly code: string;
  /** On the page now, instead of the board. */
  readonly playing: PlayableClose | null;
  /** The last close that had a scene. */
  readonly last: PlayableClose | null;
  /** The last answer of the game to this viewer: a purchase, a guess. Until the next close. */
  readonly note: ShownClose | null;
  /** What tells a close is still being fetched: what is said until then, and no board gives it away. */
  readonly coming: string | null;
  /** As far as it has been told: before the close, while its scene plays or is on its way. */
  readonly told: MatchView;
  finish(): void;
  /** Tells the last close again, also to who was not there, or goes on in it where it was left; null: it is not there. */
  replay(left?: LeftPlace): Promise<PlayableClose | null>;
}

interface Given {
  readonly code: string;
  readonly view: MatchView;
  readonly live: LiveMatch;
  readonly scenes: GameScenes | null;
  readonly telling: Telling;
  /** The stage: what a spectator may know, whoever opens it. */
  readonly asSpectator?: boolean;
}

export interface Seen {
  readonly view: MatchView;
  readonly playing: PlayableClose | null;
  readonly last: PlayableClose | null;
  readonly note: ShownClose | null;
}

export function useCloses({ code, view, live, scenes, telling, asSpectator = false }: Given): Closes {
  const [seen, setSeen] = useState<Seen>({ view, playing: null, last: null, note: null });
  // Told while it is drawn, so that the next round never shows for a moment before the scene of the last.
  if (seen.view !== view && scenes !== null) setSeen(seenAfter(seen, { view, live, scenes, telling }));
  const isComing = useNotForLong(scenes === null && hasClosed(seen.view, view) && isWatching(live));
  const coming = isComing ? hushOf({ before: seen.view, live, telling }) : null;

  const isPlaying = seen.playing !== null;
  useEffect(() => {
    if (!isPlaying) return;
    document.documentElement.scrollTo({ top: 0 });
  }, [isPlaying]);

  const finish = useCallback(() => setSeen((now) => ({ ...now, playing: null })), []);
  const replay = useCallback(
    async (left?: LeftPlace) => {
      const again = seen.last ?? (scenes === null ? null : await fetchLast({ code, scenes, telling, asSpectator }));
      // What was left has been overtaken by another close.
      if (left !== undefined && again?.scene.id !== left.scene) return null;
      if (again === null) announce('Nothing has closed yet.');
      else setSeen((now) => ({ ...now, last: again, playing: { ...again, ...partOf(again, left), hush: null } }));
      return again;
    },
    [seen.last, scenes, code, telling, asSpectator],
  );
  const told = seen.playing?.before ?? (coming === null ? view : seen.view);
  return { ...seen, code, coming, told, finish, replay };
}

const partOf = ({ scene }: PlayableClose, left: LeftPlace | undefined): Pick<PlayableClose, 'from'> =>
  left?.scene === scene.id ? { from: left.beat } : {};

/** Nobody is kept from a board for longer. */
const COMING_MS = 1500;

function useNotForLong(isSo: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLate(true), COMING_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isSo]);
  return isSo && !isLate;
}

function seenAfter(seen: Seen, { view, live, scenes, telling }: Omit<Given, 'code'> & { scenes: GameScenes }): Seen {
  const before = seen.view;
  const close = scenes.closeOf(before, view, telling);
  if (close === null)
    return isTakenBack(scenes, { last: seen.last, view, telling })
      ? nothing(view)
      : { ...seen, view, note: noteAfter(seen.note, before, view) };
  const shown: ShownClose = {
    ...close,
    before,
    after: view,
    hush: close.scene?.hush ?? hushOf({ before, live, telling }),
  };
  if (!hasScene(shown)) return seenWith(seen, shown);
  return { view, last: shown, note: null, playing: isWatching(live) ? shown : null };
}

/** The match was over while an answer of it was still being told: that page's card says so. */
export function seenWith(seen: Seen, shown: ShownClose): Seen {
  const { after: view, card } = shown;
  if (view.status !== 'finished') return { ...seen, view, note: shown };
  return { ...seen, view, note: null, playing: seen.playing === null ? null : { ...seen.playing, card } };
}

/** An answer goes with its phase, also where no scene tells that close: the end is told by the finale. */
export const noteAfter = <Note>(note: Note, before: MatchView, after: MatchView): Note | null =>
  hasClosed(before, after) ? null : note;

const nothing = (view: MatchView): Seen => ({ view, playing: null, last: null, note: null });

/** Whether the match has gone back behind what was told last: it could happen again from here. */
export function isTakenBack(
  scenes: Pick<GameScenes, 'closeOf'>,
  { last, view, telling }: { last: Pick<ShownClose, 'after'> | null; view: MatchView; telling: Telling },
): boolean {
  return last !== null && scenes.closeOf(view, last.after, telling)?.scene != null;
}

const hasScene = (close: ShownClose): close is PlayableClose => close.scene !== null;

/** Somebody is looking, and nothing was missed. */
const isWatching = (live: LiveMatch): boolean =>
  live.snapshot().arrival === 'change' && document.visibilityState === 'visible';

const NEARLY_MS = 400;

function hushOf({ before, live, telling }: { before: MatchView; live: LiveMatch; telling: Telling }): string {
  const startedAt = live.snapshot().page?.startedAt ?? 0;
  const isDue = before.dueAt !== null && live.clock.now() - startedAt >= before.dueAt - NEARLY_MS;
  if (isDue) return 'Time is up.';
  return fieldsOf(telling.settings).pace === 'host' ? 'Closed.' : 'All are in.';
}

async function fetchLast({
  code,
  scenes,
  telling,
  asSpectator,
}: Pick<Given, 'code' | 'telling' | 'asSpectator'> & { scenes: GameScenes }): Promise<PlayableClose | null> {
  const views = await api.matches.lastClose.query({ code, asSpectator }).catch(() => null);
  const close = views === null ? null : scenes.closeOf(views.before, views.after, telling);
  return views === null || close?.scene == null ? null : { ...close, ...views, scene: close.scene, hush: null };
}
