'use client';

import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { forgetPlace, type LeftPlace } from './left-place';
import type { Closes } from './use-closes';

interface LeftSceneProps {
  readonly closes: Closes;
  readonly left: LeftPlace;
  /** What tells it is here. */
  readonly isReady: boolean;
}

/** For whoever reloaded the page in the middle of a scene: the match stands below, and the rest of the scene one click away. */
export function LeftScene({ closes, left, isReady }: LeftSceneProps) {
  const [isAsked, setAsked] = useState(false);
  const [isPutAway, setPutAway] = useState(false);
  const { code, replay } = closes;
  useEffect(() => {
    // What plays it may be on its way.
    if (!isAsked || !isReady) return;
    setAsked(false);
    void replay(left).then((again) => setPutAway(again === null));
  }, [isAsked, isReady, replay, left]);
  const putAway = () => {
    forgetPlace(code);
    setPutAway(true);
  };
  if (isPutAway) return null;
  return (
    // Not over the end, which begins meanwhile.
    <section
      aria-label="The scene you left"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-default bg-subtle px-4 py-2 [[data-board]:has([data-scene])_&]:hidden"
    >
      <p className="min-w-0 flex-1 basis-56 text-sm text-subtle">You were in the middle of a scene.</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={isAsked} onClick={() => setAsked(true)}>
          <Play aria-hidden className="size-4" /> Go on where you were
        </Button>
        <Button size="sm" variant="quiet" onClick={putAway}>
          Leave it
        </Button>
      </div>
    </section>
  );
}
