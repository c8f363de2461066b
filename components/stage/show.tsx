'use client';

import { ChevronDown, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { GameScreenProps, GameScreens } from '@/components/match/game-screens';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { MatchView } from '@/games/game';
import { CardView } from './card-view';
import { focusBoard } from './focus-board';
import type { Closes } from './use-closes';
import type { ReadyScenes } from './use-scenes';

export interface ShowProps {
  readonly closes: Closes;
  readonly scenes: ReadyScenes | null;
  readonly props: GameScreenProps;
  readonly screens: Pick<GameScreens, 'loadScenes' | 'isPassing' | 'hasTold'>;
  /** Where the scene leads: "Round 3 of 3", "the finale". */
  readonly next: string;
  /** Who goes on by themselves when a scene is over: the match waits for them. */
  readonly isHost: boolean;
  /** Other things stand around it: a scene does not have the window to itself. */
  readonly isPart?: boolean;
  /** The board, what one can do now: stays mounted while a scene plays, with what was drafted in it. */
  readonly children: ReactNode;
}

/** A close is an event: hush, scene, card, and on to the next round. Between them the board, with the last round at hand. */
export function Show({ closes, scenes, props, screens, next, isHost, isPart = false, children }: ShowProps) {
  const board = useRef<HTMLDivElement>(null);
  const { playing, last, note } = closes;
  function goOn() {
    closes.finish();
    document.documentElement.scrollTo({ top: 0 });
    requestAnimationFrame(() => focusBoard(board.current));
  }
  const isPlaying = playing !== null && scenes !== null;
  const hasLast = props.view.status !== 'finished' && (last !== null || hasTold(screens, props.view));
  // On a phone the board comes first.
  const lastRound = hasLast && (
    <div className="max-sm:order-last">
      <LastRound closes={closes} isReady={scenes !== null} />
    </div>
  );
  // Where closes come while one plays, nothing pushes the boards down.
  const isBelow = screens.isPassing === true;
  const noted = note?.card != null && <CardView card={note.card} />;
  const isOver = props.view.status === 'finished';
  return (
    <>
      {isPlaying && (
        <scenes.PlayingScene key={playing.scene.id} {...{ playing, scenes, props, next, isHost, isPart, goOn }} />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would have a frame, and a legend to be seen */}
      <div
        ref={board}
        data-board
        role="group"
        aria-label={next}
        tabIndex={-1}
        hidden={isPlaying}
        className={classNames('grid-cols-1 gap-6 outline-none', !isPlaying && 'grid')}
      >
        {!isOver && noted}
        {!isBelow && lastRound}
        {children}
        {isOver && noted}
        {isBelow && lastRound}
      </div>
    </>
  );
}

const hasTold = ({ loadScenes, hasTold: tells }: ShowProps['screens'], view: MatchView): boolean =>
  loadScenes !== undefined && (tells?.(view) ?? view.round > 1);

/** What the last close was and meant, one click away for the whole round. */
function LastRound({ closes, isReady }: { closes: Closes; isReady: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { last, replay } = closes;
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
  if (last?.card == null) return <div>{again}</div>;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Last round <ChevronDown aria-hidden className={classNames('size-4', isOpen && 'rotate-180')} />
        </Button>
        {again}
      </div>
      {isOpen && <CardView card={last.card} heading={last.scene.title} />}
    </div>
  );
}
