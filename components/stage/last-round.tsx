'use client';

import { ChevronDown, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLate, withLate } from '@/components/match/late-choice';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { CardView, type CardViewProps } from './card-view';
import type { Closes } from './use-closes';

interface LastRoundProps extends Pick<CardViewProps, 'scenes' | 'settings'> {
  readonly closes: Closes;
  /** Its buttons stand in the row of a heading above, where there is one: nothing is lower for them. */
  readonly isPart: boolean;
  /** Where it is no round. */
  readonly label?: string | undefined;
}

/** What it is called in games that say nothing else. */
export const LAST_ROUND = 'Last round';

/** What the last close was and meant, one click away for the whole round. */
export function LastRound({ closes, isPart, scenes, settings, label = LAST_ROUND }: LastRoundProps) {
  const isReady = scenes !== null;
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { code, last, replay } = closes;
  const late = useLate(code);
  useEffect(() => {
    // What plays it may be on its way.
    if (!isAsked || !isReady) return;
    setAsked(false);
    void replay();
  }, [isAsked, isReady, replay]);
  const again = (
    <Button size="sm" busy={isAsked} onClick={() => setAsked(true)}>
      <RotateCcw aria-hidden className="size-4" /> Replay the scene
    </Button>
  );
  const place = isPart && inHeading;
  if (last?.card == null) return <div className={classNames(place)}>{again}</div>;
  return (
    <div className={isPart ? 'contents' : 'grid gap-3'}>
      <div className={classNames('flex flex-wrap gap-2', place)}>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {label} <ChevronDown aria-hidden className={classNames('size-4', isOpen && 'rotate-180')} />
        </Button>
        {again}
      </div>
      {isOpen && <CardView card={withLate(last.card, late)} heading={last.scene.title} {...{ scenes, settings }} />}
    </div>
  );
}

const inHeading = 'max-sm:order-last sm:absolute sm:top-0 sm:right-0';
