import { useEffect, useLayoutEffect } from 'react';
import type { GameScreenProps, GameScreens } from '@/components/match/game-screens';
import type { LiveMatch } from '@/components/match/live-match';
import { nextWords } from '@/components/match/phase-words';
import { TableBetween } from '@/components/match/table-between';
import { Show } from '@/components/stage/show';
import { useCloses } from '@/components/stage/use-closes';
import { useGoingOn, useUnhidden } from '@/components/stage/use-going-on';
import { useLeftPlace } from '@/components/stage/use-left-place';
import { useScenes } from '@/components/stage/use-scenes';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/panel';
import type { MatchPage } from '@/server/pages/shapes';

interface PublicMatchProps {
  readonly page: MatchPage;
  readonly live: LiveMatch;
  readonly screens: GameScreens;
  readonly props: GameScreenProps;
  /** Where the match stands: "Round 3 of 3". */
  readonly phase: string;
  /** Calls with whether a close is being told, before that is painted. */
  onTelling(isTelling: boolean): void;
}

/**
 * What a spectator sees of a match that runs, for a host whose screen others look at: each close as it is told, between them
 * table and boards. After the last close, as long as that is told.
 */
export function PublicMatch({ page, live, screens, props, phase, onTelling }: PublicMatchProps) {
  const { view } = props;
  const { Play } = screens;
  const scenes = useScenes(screens, { isEnd: false });
  const closes = useCloses({ code: page.code, view, live, scenes, telling: props });
  const isOver = view.status === 'finished';
  const hasFinale = page.results !== null || page.untold;
  // Loaded again, or come back to from another tab of the dashboard.
  const { left, isJust, isKnown } = useLeftPlace(page.code, view);
  const isComing = useGoingOn({ closes, left: isJust ? left : null, isReady: scenes !== null });
  useUnhidden({ isKnown, isComing });
  const isTelling = closes.playing !== null || isComing;
  const isOn = isTelling || closes.coming !== null;
  useLayoutEffect(() => onTelling(isOn), [onTelling, isOn]);
  useEffect(() => () => onTelling(false), [onTelling]);
  if (isOver && !isTelling) return null;
  return (
    <Section
      title="What everybody sees"
      className={classNames('relative', isTelling && headless, isOver && 'order-first')}
    >
      <div
        data-told-here={isComing ? 'coming' : ''}
        className={classNames('grid grid-cols-1 gap-6', roomBelow, page.isHeldBack && '[--held-back:3.5rem]')}
      >
        {!isTelling && screens.hasTable?.(view) !== true && (
          <TableBetween {...{ screens, scenes, props, phase }} isPart />
        )}
        <Show {...{ closes, scenes, props, screens }} isHost isPart next={nextWords(view, { phase, hasFinale })}>
          {!isOver && !isComing && <Play {...props} interactive={false} />}
        </Show>
      </div>
    </Section>
  );
}

/** What the window leaves a table and a scene, whose caption stands below it; under a bar that says what is not shown, less. */
const roomBelow =
  '[--table-height:calc(100svh_-_28.5rem_-_var(--safe-bar,0rem)_-_var(--held-back,0rem))] [--picture-height:max(14rem,100svh_-_28.5rem_-_var(--safe-bar,0rem)_-_var(--held-back,0rem))]';
/** A scene has the room of the heading above it, which is read out all the same. */
const headless = 'sm:[&>div:first-child]:sr-only';
