'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GameScreenProps } from '@/components/match/game-screens';
import { isPacedByHost } from '@/games/kit/pace';
import { CardView } from './card-view';
import { HostNote, InterludeNote, useInterlude } from './interlude-note';
import type { LoadedScenes, Scene } from './scene';
import { SceneFrame } from './scene-frame';
import type { PlayableClose } from './use-closes';
import { useStillness } from './use-scene-player';
import { WayOn } from './way-on';
import { onTo } from './words';

export interface PlayingProps {
  readonly props: GameScreenProps;
  /** Where the scene leads: "Round 3 of 3", "the finale". */
  readonly next: string;
  /** What the host closes next: "the step"; absent: "the round". */
  readonly hostCloses: string | undefined;
  /** The match waits for them: their page goes on by itself. */
  readonly isHost: boolean;
  /** Other things stand around it. */
  readonly isPart: boolean;
  readonly playing: PlayableClose;
  readonly scenes: LoadedScenes;
  goOn(): void;
}

/** A close as it plays in the place of the board; fetched with the scenes of its game. */
export function PlayingScene({ playing, scenes, props, next, hostCloses, isHost, isPart, goOn }: PlayingProps) {
  const { Drawing, isPassing = false } = scenes;
  const { before, after, scene, card, hush } = playing;
  const { settings, mine, nameOf, view, now } = props;
  const interlude = useInterlude({ view, now });
  const [isOver, setOver] = useState(false);
  const isLive = hush !== null;
  useWayOn({ isOver, hasInterlude: interlude !== null, isLive, goOn });
  const readMs = isPassing ? PASSING_MS : isHost && interlude === null ? HOST_READS_MS : null;
  usePassing({ scene, readMs: isOver && isLive ? readMs : null, goOn });
  return (
    <SceneFrame
      {...{ scene }}
      isWhole={!isPart}
      isPart={isPart}
      hush={isPassing ? null : hush}
      draw={(picture) => <Drawing {...picture} {...{ before, after, settings, mine, nameOf }} />}
      onEnd={() => setOver(true)}
      after={
        // In a grid it would stick within its own row.
        <div className="flex flex-col gap-4">
          {card !== null && <CardView {...{ card, scenes, settings }} />}
          {/* On a phone it stays in sight, where the card ends below the window. */}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:sticky max-sm:bottom-0 max-sm:bg-default max-sm:py-2">
            <WayOn onClick={goOn}>{onTo(next)}</WayOn>
            {interlude !== null &&
              (isPacedByHost(settings) ? <HostNote closes={hostCloses} /> : <InterludeNote leftMs={interlude} />)}
          </div>
        </div>
      }
    />
  );
}

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

/** How long the last picture and the card stay where the clock runs meanwhile, and for a host for whom the match waits. */
const PASSING_MS = 3000;
const HOST_READS_MS = 6000;

/** `readMs` null: the page stays. */
function usePassing({ scene, readMs, goOn }: { scene: Scene; readMs: number | null; goOn(): void }) {
  const isStill = useStillness();
  const whole = scene.beats.reduce((sum, { ms }) => sum + ms, 0);
  const go = useEffectEvent(goOn);
  useEffect(() => {
    if (readMs === null) return;
    const timer = setTimeout(() => go(), isStill ? readMs + whole : readMs);
    return () => clearTimeout(timer);
  }, [readMs, isStill, whole]);
}
