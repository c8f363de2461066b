import { useEffect, useEffectEvent, useState } from 'react';
import type { MatchView } from '@/games/game';
import { beatAfter, endKeptIn, laterOf } from './common-end';
import { momentOf, placeLeftIn } from './left-place';
import type { Scene } from './scene';

interface Given {
  readonly code: string;
  readonly view: MatchView;
  /** The end. */
  readonly scene: Scene;
  /** False: a host tells it, or this page is in it already. */
  readonly isOn: boolean;
  /** Goes on at this beat, which the others are at. */
  join(beat: string): void;
}

/**
 * Takes a page that was loaded again to where the others are in the end, or where it was itself if that is further on.
 * Milliseconds until they begin; null: they have begun, or are through with it, or this tab was not among them; undefined:
 * that is not known yet.
 */
export function useCommonEnd({ code, view, scene, isOn, join }: Given): number | null | undefined {
  const [leftMs, setLeftMs] = useState<number | null>();
  const look = useEffectEvent(() => {
    const at = endKeptIn(code, momentOf(view));
    if (at === null) {
      setLeftMs(null);
      return false;
    }
    const left = placeLeftIn(code, momentOf(view));
    const own = left?.scene === scene.id ? left.beat : null;
    const since = Date.now() - at;
    const isBefore = since < 0 && own === null;
    setLeftMs(isBefore ? -since : null);
    const beat = beatAfter(scene, since);
    const from = beat === null ? null : laterOf(scene, beat, own);
    if (!isBefore && from !== null) join(from);
    return isBefore;
  });
  useEffect(() => {
    if (!isOn || !look()) return;
    const timer = setInterval(() => {
      if (!look()) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [isOn]);
  return isOn ? leftMs : null;
}
