'use client';

import { ArrowDown, ChevronDown, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GameScreenProps } from '@/components/match/game-screens';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { CardView } from './card-view';
import { InterludeNote, useInterlude } from './interlude-note';
import type { GameScenes, Scene } from './scene';
import { SceneFrame } from './scene-frame';
import type { Closes, PlayableClose } from './use-closes';
import { useStillness } from './use-scene-player';

export interface ShowProps {
  readonly closes: Closes;
  readonly scenes: GameScenes | null;
  readonly props: GameScreenProps;
  /** Where the scene leads: "Round 3 of 3", "the finale". */
  readonly next: string;
  /** The board, what one can do now: stays mounted while a scene plays, with what was drafted in it. */
  readonly children: ReactNode;
}

/** A close is an event: hush, scene, card, and on to the next round. Between them the board, with the last round at hand. */
export function Show({ closes, scenes, props, next, children }: ShowProps) {
  const board = useRef<HTMLDivElement>(null);
  const { playing, last, note } = closes;
  function goOn() {
    closes.finish();
    document.documentElement.scrollTo({ top: 0 });
    requestAnimationFrame(() => focusHeading(board.current));
  }
  const isPlaying = playing !== null && scenes !== null;
  const hasLast =
    scenes !== null && !scenes.isPassing && props.view.status !== 'finished' && (last !== null || props.view.round > 1);
  return (
    <>
      {isPlaying && <PlayingScene key={playing.scene.id} {...{ playing, scenes, props, next, goOn }} />}
      <div ref={board} className={classNames('grid grid-cols-1 gap-6', isPlaying && 'hidden')}>
        {note?.card != null && <CardView card={note.card} />}
        {hasLast && <LastRound closes={closes} />}
        {children}
      </div>
    </>
  );
}

interface PlayingProps extends Pick<ShowProps, 'props' | 'next'> {
  readonly playing: PlayableClose;
  readonly scenes: GameScenes;
  goOn(): void;
}

function PlayingScene({ playing, scenes, props, next, goOn }: PlayingProps) {
  const { Drawing, isPassing = false } = scenes;
  const { before, after, scene, card, hush } = playing;
  const { settings, mine, nameOf, view, now } = props;
  const interlude = useInterlude({ view, now });
  const [isOver, setOver] = useState(false);
  const isLive = hush !== null;
  useWayOn({ isOver, hasInterlude: interlude !== null, isLive, goOn });
  usePassing({ scene, isPassing: isPassing && isOver && isLive, goOn });
  return (
    <SceneFrame
      {...{ scene }}
      hush={isPassing ? null : hush}
      draw={(picture) => <Drawing {...picture} {...{ before, after, settings, mine, nameOf }} />}
      onEnd={() => setOver(true)}
      after={
        <div className="grid gap-4">
          {card !== null && <CardView card={card} />}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <WayOn onClick={goOn}>On to {next}</WayOn>
            {interlude !== null && <InterludeNote leftMs={interlude} />}
          </div>
        </div>
      }
    />
  );
}

/** Takes the focus, so that Enter goes on; unless somebody is elsewhere on the page. */
function WayOn({ onClick, children }: { onClick(): void; children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isFree(document.activeElement)) ref.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <span ref={ref}>
      <Button variant="solid" size="lg" data-way-on onClick={onClick}>
        {children} <ArrowDown aria-hidden className="size-4" />
      </Button>
    </span>
  );
}

const isFree = (element: Element | null) =>
  element === null || element === document.body || element.closest('main') !== null;

/** Who watched the scene comes to the next round by itself, at the latest when its clock starts to run. */
function useWayOn({
  isOver,
  hasInterlude,
  isLive,
  goOn,
}: {
  isOver: boolean;
  hasInterlude: boolean;
  isLive: boolean;
  goOn(): void;
}) {
  const had = useRef(false);
  const go = useEffectEvent(goOn);
  useEffect(() => {
    const ended = had.current && !hasInterlude;
    had.current = hasInterlude;
    if (isOver && isLive && ended) go();
  }, [isOver, hasInterlude, isLive]);
}

/** How long the last picture and the card stay where the clock runs meanwhile. */
const PASSING_MS = 3000;

function usePassing({ scene, isPassing, goOn }: { scene: Scene; isPassing: boolean; goOn(): void }) {
  const isStill = useStillness();
  const whole = scene.beats.reduce((sum, { ms }) => sum + ms, 0);
  const go = useEffectEvent(goOn);
  useEffect(() => {
    if (!isPassing) return;
    const timer = setTimeout(() => go(), isStill ? PASSING_MS + whole : PASSING_MS);
    return () => clearTimeout(timer);
  }, [isPassing, isStill, whole]);
}

/** What the last close was and meant, one click away for the whole round. */
function LastRound({ closes }: { closes: Closes }) {
  const [isOpen, setOpen] = useState(false);
  const { last } = closes;
  const again = (
    <Button size="sm" onClick={() => void closes.replay()}>
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
      {isOpen && <CardView card={last.card} />}
    </div>
  );
}

function focusHeading(board: HTMLElement | null) {
  const heading = board?.querySelector<HTMLElement>('h2, legend');
  if (heading == null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
