'use client';

import { type ReactNode, useRef } from 'react';
import type { GameScreenProps, GameScreens } from '@/components/match/game-screens';
import { later } from '@/components/match/later';
import { classNames } from '@/components/ui/class-names';
import { focusBoard } from './focus-board';
import { FINALE } from './left-place';
import { tellsLast } from './tells-last';
import type { Closes } from './use-closes';
import { useLeftPlace } from './use-left-place';
import type { ReadyScenes } from './use-scenes';

// Before the first close there is nothing of it to show.
const LastRound = later(async () => (await import('./last-round')).LastRound);
const LeftScene = later(async () => (await import('./left-scene')).LeftScene);
const CardView = later(async () => (await import('./card-view')).CardView);

export interface ShowProps {
  readonly closes: Closes;
  readonly scenes: ReadyScenes | null;
  readonly props: GameScreenProps;
  readonly screens: Pick<GameScreens, 'loadScenes' | 'isPassing' | 'fillsWindow' | 'hasTold' | 'closes' | 'lastTold'>;
  /** Where the scene leads: "Round 3 of 3", "the finale". */
  readonly next: string;
  /** Who goes on by themselves when a scene is over: the match waits for them. */
  readonly isHost: boolean;
  /** After the match's last close everybody's page tells the end by itself. */
  readonly endsByItself?: boolean;
  /** Other things stand around it: a scene does not have the window to itself. */
  readonly isPart?: boolean;
  /** Something else stands above the board already: the last round gives way below it. */
  readonly isCrowded?: boolean;
  /** The board, what one can do now: stays mounted while a scene plays, with what was drafted in it. */
  readonly children: ReactNode;
}

/** A close is an event: hush, scene, card, and on to the next round. Between them the board, with the last round at hand. */
export function Show({ closes, scenes, props, screens, next, isHost, children, ...rest }: ShowProps) {
  const { isPart = false, isCrowded = false, endsByItself = false } = rest;
  const board = useRef<HTMLDivElement>(null);
  const { playing, last, note } = closes;
  const { left } = useLeftPlace(closes.code, props.view);
  function goOn() {
    closes.finish();
    document.documentElement.scrollTo({ top: 0 });
    requestAnimationFrame(() => focusBoard(board.current, { looksOn: props.mine === null && !isHost }));
  }
  const isPlaying = playing !== null && scenes !== null;
  const coming = tellsCloses(screens) ? closes.coming : null;
  const isAway = isPlaying || coming !== null;
  const hasLast = props.view.status !== 'finished' && (last !== null || tellsLast(screens, props.view));
  // On a phone the board comes first, but for what its viewer has just been told.
  const isOwn = props.mine !== null && last?.card != null;
  const lastRound = hasLast && (
    <div className={isPart ? 'contents' : isOwn ? undefined : isCrowded ? 'order-last' : 'max-sm:order-last'}>
      <LastRound {...{ closes, scenes, isPart }} settings={props.settings} label={screens.lastTold} />
    </div>
  );
  // Where closes come while one plays, and where a desk takes the window, nothing pushes the boards down.
  const isBelow = screens.isPassing === true || screens.fillsWindow === true;
  const noted = note?.card != null && <CardView card={note.card} scenes={scenes} settings={props.settings} />;
  const isOver = props.view.status === 'finished';
  return (
    <>
      {isPlaying && (
        <scenes.PlayingScene
          key={playing.scene.id}
          {...{ playing, scenes, props, next, isHost, isPart, endsByItself, goOn }}
          code={closes.code}
          hostCloses={screens.closes?.(props.view)}
        />
      )}
      {coming !== null && <p className="display grid h-72 place-items-center text-4xl text-brass-content">{coming}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would have a frame, and a legend to be seen */}
      <div
        ref={board}
        data-board
        role="group"
        aria-label={next}
        tabIndex={-1}
        hidden={isAway}
        className={classNames('grid-cols-1 items-start gap-6 outline-none', !isAway && 'grid')}
      >
        {left !== null && left.scene !== FINALE && last === null && (
          <LeftScene {...{ closes, left }} isReady={scenes !== null} />
        )}
        {!isOver && noted}
        {!isBelow && lastRound}
        {children}
        {isOver && noted}
        {isBelow && lastRound}
      </div>
    </>
  );
}

/** In the place of the board: where closes come in passing, the boards go on. */
const tellsCloses = ({ loadScenes, isPassing }: ShowProps['screens']): boolean =>
  loadScenes !== undefined && isPassing !== true;
