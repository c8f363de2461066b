'use client';

import { ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GameScreenProps } from '@/components/match/game-screens';
import { useLate, withLate } from '@/components/match/late-choice';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { isPacedByHost } from '@/games/kit/pace';
import { CardView } from './card-view';
import { ClockNote, EndNote, HostNote, InterludeNote, useInterlude } from './interlude-note';
import { forgetPlace, keepPlace, momentOf } from './left-place';
import type { LoadedScenes } from './scene';
import { SceneFrame } from './scene-frame';
import type { PlayableClose } from './use-closes';
import { useStillness } from './use-scene-player';
import { endsInMs, useWayOn } from './use-way-on';
import { WayOn } from './way-on';
import { onTo } from './words';

export interface PlayingProps {
  readonly code: string;
  readonly props: GameScreenProps;
  /** Where the scene leads: "Round 3 of 3", "the finale". */
  readonly next: string;
  /** What the host closes next: "the step"; absent: "the round". */
  readonly hostCloses: string | undefined;
  /** The match waits for them: their page goes on by itself. */
  readonly isHost: boolean;
  /** After the match's last close everybody's page tells the end by itself. */
  readonly endsByItself: boolean;
  /** Other things stand around it. */
  readonly isPart: boolean;
  readonly playing: PlayableClose;
  readonly scenes: LoadedScenes;
  goOn(): void;
}

/** A close as it plays in the place of the board; fetched with the scenes of its game. */
export function PlayingScene({ code, playing, scenes, props, next, hostCloses, isPart, goOn, ...ways }: PlayingProps) {
  const { Drawing, isPassing = false } = scenes;
  const { before, after, scene, hush } = playing;
  const late = useLate(code);
  const { settings, mine, nameOf, view, now } = props;
  const interlude = useInterlude({ view, now });
  const [isOver, setOver] = useState(false);
  const own = useRef<HTMLDivElement>(null);
  const card = playing.card === null || mine === null ? playing.card : withLate(playing.card, late);
  const ownCard = mine === null ? null : card;
  const isEnd = ways.endsByItself && view.status === 'finished';
  const tellsEnd = after.status === 'finished';
  const endsIn = useWayOn({
    ...{ scene, ownCard, isOver, isPassing, goOn, isEnd, tellsEnd },
    // Whoever loaded the page again in its middle is led on like the others.
    isLive: hush !== null || (playing.from !== undefined && !tellsEnd),
    hasInterlude: interlude !== null,
    isClockRunning: isClockRunning({ view, settings, interlude }),
    isHost: ways.isHost,
  });
  // Fetched with the end: this is here long before.
  useKeptEnd(isEnd && hush !== null, async () => {
    const at = Date.now() + endsInMs({ scene, isPassing, tellsEnd });
    (await import('./common-end')).keepEnd(code, { at, moment: momentOf(view) });
  });
  const isBelow = useIntoSight(own, isOver && ownCard !== null && !isPart);
  return (
    <SceneFrame
      {...{ scene }}
      isWhole={!isPart}
      isPart={isPart}
      hush={isPassing ? null : hush}
      from={playing.from}
      draw={(picture) => <Drawing {...picture} {...{ before, after, settings, mine, nameOf }} />}
      onBeat={(beat) => {
        if (!isPassing) keepPlace(code, { scene: scene.id, beat: beat.id, moment: momentOf(after) });
      }}
      onEnd={() => {
        forgetPlace(code);
        setOver(true);
      }}
      after={
        // In a grid it would stick within its own row.
        <div className={classNames('flex flex-col gap-4', !isPart && 'max-sm:pb-32')}>
          {card !== null && (
            // Between the bar above and the way on.
            <div ref={own} className="scroll-mt-20 max-sm:scroll-mb-32">
              <CardView {...{ card, scenes, settings }} />
            </div>
          )}
          {/* On a phone it is at the window's foot: the last picture stays where it is, and the card below it is one tap away. */}
          <div
            className={classNames(
              'flex flex-wrap items-center gap-x-5 gap-y-2',
              !isPart &&
                'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-10 max-sm:gap-x-2 max-sm:border-subtle max-sm:border-t max-sm:bg-default max-sm:px-4 max-sm:py-1.5 max-sm:[&_button]:h-11 max-sm:[&_button]:px-2.5 max-sm:[&_button]:text-sm max-sm:[&_p]:text-xs max-sm:[&_svg]:hidden max-sm:gap-y-1',
            )}
          >
            <WayOn onClick={goOn}>{onTo(next)}</WayOn>
            {isBelow && (
              <Button onClick={() => own.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })}>
                What it brought you <ChevronDown aria-hidden className="size-4" />
              </Button>
            )}
            <Meanwhile {...{ interlude, endsIn, view, settings, now, hostCloses }} isLive={hush !== null} />
          </div>
        </div>
      }
    />
  );
}

interface MeanwhileProps extends Pick<GameScreenProps, 'view' | 'settings' | 'now'>, Pick<PlayingProps, 'hostCloses'> {
  readonly interlude: number | null;
  readonly endsIn: number | null;
  readonly isLive: boolean;
}

/** Beside the way on: what comes by itself, and when. */
function Meanwhile({ interlude, endsIn, view, settings, now, hostCloses, isLive }: MeanwhileProps) {
  if (endsIn !== null) return <EndNote leftMs={endsIn} />;
  if (interlude !== null)
    return isPacedByHost(settings) ? <HostNote closes={hostCloses} /> : <InterludeNote leftMs={interlude} />;
  const { dueAt } = view;
  return isLive && dueAt !== null && isClockRunning({ view, settings, interlude }) ? (
    <ClockNote {...{ dueAt, now }} closes={hostCloses} />
  ) : null;
}

/** What comes has begun, and closes by the clock. */
const isClockRunning = ({
  view,
  settings,
  interlude,
}: Pick<MeanwhileProps, 'view' | 'settings' | 'interlude'>): boolean =>
  interlude === null && view.status === 'running' && view.dueAt !== null && !isPacedByHost(settings);

/** When the end begins, from when that is known: a page that is loaded again comes back to it. */
function useKeptEnd(isEnd: boolean, keep: () => Promise<void>) {
  const kept = useEffectEvent(keep);
  useEffect(() => {
    if (isEnd) kept().catch(() => {}); // it is offered after a reload, then
  }, [isEnd]);
}

/**
 * What it meant for oneself is not left below the window: where there is room for both it is brought into sight. On a phone
 * the last picture would be cut away while it is looked at; there it stays, and whether the card is below it is said.
 */
function useIntoSight(place: RefObject<HTMLElement | null>, isOn: boolean): boolean {
  const isStill = useStillness();
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    const card = place.current;
    if (!isOn || card === null) return setBelow(false);
    if (!window.matchMedia(onPhone).matches) {
      card.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
      return;
    }
    const observer = new IntersectionObserver(
      ([seen]) => setBelow(seen !== undefined && seen.intersectionRatio < 0.6),
      {
        threshold: [0.6],
      },
    );
    observer.observe(card);
    return () => observer.disconnect();
  }, [place, isOn, isStill]);
  return isBelow;
}

const onPhone = '(width < 40rem)';
