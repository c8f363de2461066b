import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GameScreenProps, GameScreens } from '@/components/match/game-screens';
import { endKeptIn, keepEnd } from '@/components/stage/common-end';
import { isHostPaced } from '@/components/stage/hosts-to-tell';
import { momentOf } from '@/components/stage/left-place';
import { scenesOfScreens } from '@/components/stage/load-scenes';
import { END_READ_MS, endsInMs } from '@/components/stage/use-way-on';
import type { MatchView } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';

// Where no host tells it, the end begins on all pages together. The dashboard has no scene that leads there: it counts down to
// the same time, and keeps it for the match page of this tab, which then is among the others.

interface Given {
  readonly page: MatchPage;
  readonly view: MatchView;
  readonly screens: GameScreens;
  readonly telling: Pick<GameScreenProps, 'settings' | 'mine' | 'nameOf'>;
}

/** Milliseconds until it begins, 0 from then on; null: the host tells it, or this dashboard was not there when the match was over. */
export function useEndsIn({ page, view, screens, telling }: Given): number | null {
  const running = useRef<MatchView | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const isOver = view.status === 'finished' && !isHostPaced(page);
  const learn = useEffectEvent(async () => {
    const moment = momentOf(view);
    const kept = endKeptIn(page.code, moment);
    if (kept !== null) setAt(kept);
    if (kept !== null || running.current === null) return;
    const since = Date.now();
    const begins = since + (await lastSceneMs({ screens, before: running.current, after: view, telling }));
    keepEnd(page.code, { at: begins, moment });
    setAt(begins);
  });
  useEffect(() => {
    if (isOver) void learn();
  }, [isOver]);
  useEffect(() => {
    if (view.status !== 'finished') running.current = view;
  }, [view]);
  useEffect(() => {
    if (at === null) return;
    const look = () => setLeft(Math.max(0, at - Date.now()));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [at]);
  return isOver ? left : null;
}

interface LastClose extends Pick<Given, 'screens' | 'telling'> {
  readonly before: MatchView;
  readonly after: MatchView;
}

/** From the last close to the end, as the pages count it that show its scene. */
async function lastSceneMs({ screens, before, after, telling }: LastClose): Promise<number> {
  const scenes = await scenesOfScreens(screens, { isEnd: false }).catch(() => null);
  const scene = scenes?.closeOf(before, after, telling)?.scene ?? null;
  return scene === null ? END_READ_MS : endsInMs({ scene, isPassing: scenes?.isPassing === true, tellsEnd: true });
}

/** So long after it began whoever goes there has it told from its start. */
const LONG_BEGUN_MS = 180_000;

/** Whoever goes to the end from here is in it at once: with the others, or from its start where they are through with it. */
export function leadToEnd({ code }: Pick<MatchPage, 'code'>, view: MatchView): void {
  const moment = momentOf(view);
  const kept = endKeptIn(code, moment);
  if (kept === null || Date.now() - kept > LONG_BEGUN_MS) keepEnd(code, { at: Date.now(), moment });
}
