'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '@/components/api/client';
import { classNames } from '@/components/ui/class-names';
import { notify } from '@/components/ui/notice';
import type { MatchPage } from '@/server/pages/shapes';
import type { Missed } from '@/server/reach/missed';
import { awayTitle, inALine, notTold } from './away-words';
import { later } from './later';
import { useShown } from './use-shown';
import { whatIsTold } from './what-is-told';

const AwayNote = later(async () => (await import('./away-note')).AwayNote);

interface AwayProps {
  readonly page: MatchPage;
  /** What runs, in words: another for whatever opens. */
  readonly phase: string;
  readonly initial: readonly Missed[];
  /** What had happened by then (epoch milliseconds) was on this page before it was loaded anew, as a scene; null: nothing was. */
  readonly toldUntil: number | null;
  /** What is told, or the board, has the window: this waits below it. */
  readonly isBelow: boolean;
  /** As the page opens it is said at the window's edge, since it stands below. */
  readonly isSaid: boolean;
}

/**
 * What happened while its reader was away, or looked at something else, until they put it away or see the next phase open: a line,
 * which unfolds. It stands above the board as the page opens; what comes later stands below, as nothing moves a board
 * under a hand, and is said at the window's edge.
 */
export function Away({ page, phase, initial, toldUntil, isBelow, isSaid }: AwayProps) {
  const { missed, isLate, dismiss, noteDismissed } = useMissed({ page, phase, initial, toldUntil });
  const sayAtFirst = useEffectEvent(() => {
    const left = notTold(missed, toldUntil);
    if (isSaid && left.length > 0) notify(`${awayTitle}: ${inALine(left)}`);
  });
  useEffect(() => sayAtFirst(), []);
  if (missed.length === 0) return null;
  return (
    <div className={classNames((isBelow || isLate) && 'order-last')}>
      <AwayNote {...{ missed, dismiss }} onUnfold={noteDismissed} />
    </div>
  );
}

function useMissed({ page, phase, initial, toldUntil }: Omit<AwayProps, 'isBelow' | 'isSaid'>) {
  const { code } = page;
  const [missed, setMissed] = useState(initial);
  const [isLate, setLate] = useState(false);
  /** Something happened while the page was not in sight, and it has not asked yet what. */
  const isBehind = useRef(false);
  /** What ran when it was missed: who then sees the next phase open has read it. */
  const cameIn = useRef(phase);

  // What could not be said now is said with the next thing that happens.
  const noteDismissed = () => void api.reach.dismiss.mutate({ code }).catch(() => {});
  const noteShown = () => void api.reach.seen.mutate({ code }).catch(() => {});

  const dismiss = () => {
    setMissed([]);
    noteDismissed();
  };

  const leaveOut = useEffectEvent(() => {
    const left = notTold(missed, toldUntil);
    if (left.length === missed.length) return;
    setMissed(left);
    if (left.length === 0) noteDismissed();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when that is known
  useEffect(leaveOut, [toldUntil]);

  const state = `${phase} ${whatIsTold(page)}`;
  useShown(state, () => {
    if (isBehind.current) noteShown();
    else if (missed.length === 0) noteDismissed();
    else if (cameIn.current === phase) noteShown();
    else dismiss();
  });

  const happened = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') isBehind.current = true;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever it is that happened
  useEffect(happened, [state]);

  const cameBack = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || !isBehind.current) return;
    const found = await api.reach.missed.query({ code }).catch(() => null);
    if (found === null) return;
    isBehind.current = false;
    cameIn.current = phase;
    if (missed.length === 0 && found.length > 0) {
      setLate(true);
      notify(`${awayTitle}: ${inALine(found)}`);
    }
    setMissed(found);
  });
  useEffect(() => {
    const look = () => void cameBack();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  return { missed, isLate, dismiss, noteDismissed };
}
