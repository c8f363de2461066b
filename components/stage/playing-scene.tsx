'use client';

import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GameScreenProps } from '@/components/match/game-screens';
import { isPacedByHost } from '@/components/match/match-clock';
import { Button } from '@/components/ui/button';
import { CardView } from './card-view';
import { HostNote, InterludeNote, useInterlude } from './interlude-note';
import type { LoadedScenes, Scene } from './scene';
import { SceneFrame } from './scene-frame';
import type { PlayableClose } from './use-closes';
import { useStillness } from './use-scene-player';

export interface PlayingProps {
  readonly props: GameScreenProps;
  /** Where the scene leads: "Round 3 of 3", "the finale". */
  readonly next: string;
  readonly playing: PlayableClose;
  readonly scenes: LoadedScenes;
  goOn(): void;
}

/** A close as it plays in the place of the board; fetched with the scenes of its game. */
export function PlayingScene({ playing, scenes, props, next, goOn }: PlayingProps) {
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
      isWhole
      hush={isPassing ? null : hush}
      draw={(picture) => <Drawing {...picture} {...{ before, after, settings, mine, nameOf }} />}
      onEnd={() => setOver(true)}
      after={
        <div className="grid content-start gap-4">
          {card !== null && <CardView card={card} />}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <WayOn onClick={goOn}>On to {next}</WayOn>
            {interlude !== null && (isPacedByHost(settings) ? <HostNote /> : <InterludeNote leftMs={interlude} />)}
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

/** How long the card stays when scene and interlude are over. */
const READ_MS = 3000;

/** Who watched the scene comes to the next round by itself, soon after its clock has started to run. */
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
    if (hasInterlude) had.current = true;
    if (!isOver || !isLive || hasInterlude || !had.current) return;
    const timer = setTimeout(() => go(), READ_MS);
    return () => clearTimeout(timer);
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
