'use client';

import { ChevronLeft, ChevronRight, Hand, Play, RotateCcw } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { WithBots } from '@/components/faces/with-bots';
import { Button } from '@/components/ui/button';
import { isByKeys, isFocusNowhere } from '@/components/ui/by-keys';
import { classNames } from '@/components/ui/class-names';
import { Kbd } from '@/components/ui/kbd';
import { announce } from '@/components/ui/notice';
import { takesKey } from '@/components/ui/takes-key';
import { Fitted } from './fitted';
import type { Beat, Scene } from './scene';
import styles from './scene-frame.module.css';
import { momentAt, type SceneMoment, type ScenePlayer } from './scene-player';
import { useScenePlayer, useStillness } from './use-scene-player';

export interface SceneFrameProps<SceneBeat extends Beat> {
  readonly scene: Scene<SceneBeat>;
  /** What is said before the first beat: "All are in."; null: no hush, as in a replay. */
  readonly hush: string | null;
  /** The game's picture of a beat. */
  draw(picture: {
    readonly scene: Scene<SceneBeat>;
    readonly index: number;
    readonly isStill: boolean;
    readonly isHush: boolean;
  }): ReactNode;
  /** With the last picture: the card, and the way on. */
  readonly after?: ReactNode;
  /** The scene has the page to itself: it takes the window, and what comes after stands beside its last picture. */
  readonly isWhole?: boolean;
  /** Other things stand around it, and its caption below it: the picture is as high as they leave it, and drawn smaller for that. */
  readonly isPart?: boolean;
  /** A replay's bar is at the window's foot: the caption stays in sight above it, and what comes after stands beside. */
  readonly isInFilm?: boolean;
  readonly speed?: number;
  /** The id of the beat that it goes on from. */
  readonly from?: string | undefined;
  /** The beat that somebody else shows, past the last one its end; null: it plays by itself. */
  readonly ledTo?: number | null;
  /** Beside the caption, of a scene that somebody leads. */
  readonly hand?: ReactNode;
  /** The end: on a large window everything in it is larger. */
  readonly isFinale?: boolean;
  /** Somebody's place is told: on a phone the places stand below it, and are as much to be seen as the picture. */
  readonly isAmongPlaces?: boolean;
  /** Its viewer can go a beat back and hold what is on. */
  readonly isUnhurried?: boolean;
  /** What is on stays until it is let go. */
  readonly isHeld?: boolean;
  /** Type and room for a screen across the room. */
  readonly isStage?: boolean;
  /** Calls when the last picture is there, also after a skip and where nothing moves. */
  onEnd?(): void;
  /** Calls with every beat that begins. */
  onBeat?(beat: SceneBeat): void;
}

/** From so many letters on a sentence would need three lines on the stage, or five on a page. */
const LONG_WORDS = 90;
const LONGEST_WORDS = 150;
const sizes = {
  stage: {
    short: 'text-3xl min-[100rem]:text-5xl',
    long: 'text-2xl min-[100rem]:text-4xl',
    longest: 'text-2xl min-[100rem]:text-4xl',
  },
  page: { short: 'text-xl max-sm:text-lg lg:text-2xl', long: 'text-xl max-sm:text-base', longest: 'text-base' },
  /** In the column beside a last picture. */
  beside: { short: 'text-xl max-sm:text-lg', long: 'text-xl max-sm:text-lg', longest: 'text-lg max-sm:text-base' },
} as const;

const lengthOf = ({ length }: string) => (length > LONGEST_WORDS ? 'longest' : length > LONG_WORDS ? 'long' : 'short');

/** Plays one scene: picture, caption, skip. Space, a tap or the button go to its last picture; → goes one beat on. */
export function SceneFrame<SceneBeat extends Beat>(props: SceneFrameProps<SceneBeat>) {
  const { scene, hush, draw, after, speed, from, hand, ledTo = null } = props;
  const {
    isUnhurried = false,
    isHeld = false,
    isStage = false,
    isWhole = false,
    isPart = false,
    isInFilm = false,
    isFinale = false,
    isAmongPlaces = false,
  } = props;
  const isLed = ledTo !== null;
  const isStill = useStillness();
  const played = useScenePlayer({
    ...{ scene, hasHush: hush !== null, isStill: isStill || isLed },
    ...(speed ? { speed } : {}),
    ...(from ? { from } : {}),
  });
  const { player } = played;
  useHeld(player, isHeld);
  const moment = isLed ? momentAt(scene, ledTo) : played.moment;
  const isOver = moment.at === 'end';
  const frame = useRef<HTMLElement>(null);
  useFocusHere(frame, { isOff: isStage || isInFilm });
  useSaid(props, { moment, saysAll: isStill && !isLed });
  useSceneKeys({ isOff: isOver || isLed, skip: player.skip, next: player.next });
  const said = saidAt(props, moment);
  const picture = draw({ scene, index: moment.index, isStill: isStill || isOver, isHush: moment.at === 'hush' });
  const isBeside = (isWhole || isInFilm) && isOver && after !== undefined;
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={`Scene: ${scene.id}`}
      data-scene={moment.at}
      data-beat={moment.at === 'beat' ? scene.beats[moment.index]?.id : undefined}
      className={classNames(
        'relative grid grid-cols-1',
        isStage ? 'h-full grid-rows-[minmax(0,1fr)_auto] gap-6' : 'gap-3',
        isBeside && 'content-start lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-8',
      )}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a tap skips, as the button beside it does */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the page's */}
      <div
        className={classNames(
          'night relative min-w-0 *:transition-opacity *:duration-250 motion-reduce:*:transition-none',
          isStage ? styles.stage : styles.tray,
          isWhole && styles.whole,
          isPart && styles.part,
          isFinale && !isStage && styles.finale,
          isFinale && !isStage && !isInFilm && (isAmongPlaces ? styles.among : styles.alone),
          isBeside && classNames(styles.beside, 'lg:row-span-2 lg:self-start'),
          moment.at === 'hush' && '*:opacity-25',
        )}
        data-part={isPart || undefined}
        onClick={player.skip}
      >
        {isStage || isFinale || isPart ? <Fitted>{picture}</Fitted> : picture}
      </div>
      {moment.at === 'hush' && <Hush>{hush}</Hush>}
      <div
        className={classNames(
          'flex flex-wrap items-start justify-between gap-x-4 gap-y-2',
          // Two lines have room from the first on, so that the picture does not move.
          isStage ? 'min-h-18 min-[100rem]:min-h-24' : 'min-h-16',
          isInFilm && styles.inFilm,
        )}
      >
        <Caption isHush={moment.at === 'hush'} {...{ isOver, isStage, isBeside, isFinale, isLed }}>
          {said}
        </Caption>
        {isLed && hand}
        {!isStage && !isLed && (
          // On a phone above what is said, which has more lines in one beat than in another: Skip stays where it is.
          <span className={classNames('flex flex-wrap gap-2', isWhole && 'max-sm:order-first max-sm:ml-auto')}>
            {isUnhurried && !isOver && <Pace {...{ player }} isHeld={played.isHeld} />}
            <SceneControls {...{ isOver, isStill }} onSkip={player.skip} onAgain={player.restart} />
          </span>
        )}
      </div>
      {isOver && after}
    </section>
  );
}

const Hush = ({ children }: { children: ReactNode }) => (
  <p
    aria-hidden
    className={classNames(
      'night display pointer-events-none absolute inset-x-0 top-[32%] text-center text-4xl',
      styles.hush,
    )}
  >
    {children}
  </p>
);

interface CaptionProps {
  readonly isHush: boolean;
  readonly isOver: boolean;
  readonly isStage: boolean;
  readonly isBeside: boolean;
  readonly isFinale: boolean;
  readonly isLed: boolean;
  readonly children: string;
}

/** As many lines as a sentence takes keep their room: what stands beside and below it stays where it is. */
function Caption({ isHush, isOver, isStage, isBeside, isFinale, isLed, children }: CaptionProps) {
  const look = isBeside ? 'beside' : isStage ? 'stage' : 'page';
  return (
    <p
      data-caption
      aria-hidden={!isOver}
      className={classNames(
        'display min-w-0 flex-1 max-sm:min-h-18 max-sm:basis-full',
        isStage ? 'text-balance' : 'text-pretty',
        isBeside && 'lg:basis-full',
        isStage && isFinale && isOver && 'text-center',
        // Rather above what a host has in hand than beside it in four lines; that stays in its place.
        isLed && !isStage && 'sm:min-h-17 sm:basis-[30rem]',
        sizes[look][lengthOf(children)],
      )}
    >
      {isHush ? '' : <WithBots>{children}</WithBots>}
    </p>
  );
}

function Pace({ player, isHeld }: { player: ScenePlayer; isHeld: boolean }) {
  const Icon = isHeld ? Play : Hand;
  return (
    <>
      <Button size="sm" onClick={player.back}>
        <ChevronLeft aria-hidden className="size-4" /> One back
      </Button>
      <Button size="sm" onClick={() => player.hold(!isHeld)}>
        <Icon aria-hidden className="size-4" /> {isHeld ? 'Go on' : 'Hold'}
      </Button>
    </>
  );
}

/** Each a button of its own: whoever has skipped does not stand on “Replay the scene”. */
function SceneControls({
  isOver,
  isStill,
  onSkip,
  onAgain,
}: {
  isOver: boolean;
  isStill: boolean;
  onSkip(): void;
  onAgain(): void;
}) {
  if (isOver && isStill) return null;
  if (isOver) {
    return (
      <Button key="again" size="sm" onClick={onAgain}>
        <RotateCcw aria-hidden className="size-4" /> Replay the scene
      </Button>
    );
  }
  return (
    <Button key="skip" size="sm" onClick={onSkip}>
      Skip <ChevronRight aria-hidden className="size-4" />
      <span aria-hidden className="max-sm:hidden">
        <Kbd>Space</Kbd>
      </span>
    </Button>
  );
}

function saidAt({ scene, hush }: Pick<SceneFrameProps<Beat>, 'scene' | 'hush'>, { at, index }: SceneMoment): string {
  if (at === 'hush') return hush ?? '';
  return at === 'end' ? `${scene.title}.` : (scene.beats[index]?.text ?? '');
}

/** Let go, the beat that is on has its whole time again. */
function useHeld(player: ScenePlayer, isHeld: boolean) {
  const wasHeld = useRef(false);
  useEffect(() => {
    if (wasHeld.current !== isHeld) player.hold(isHeld);
    wasHeld.current = isHeld;
  }, [player, isHeld]);
}

/** Each beat is said once, in its order; where nothing moves, all of them at once. */
function useSaid<SceneBeat extends Beat>(
  { scene, hush, onBeat, onEnd }: SceneFrameProps<SceneBeat>,
  { moment, saysAll }: { moment: SceneMoment; saysAll: boolean },
) {
  const { at, index } = moment;
  const wasAt = useRef<SceneMoment['at'] | null>(null);
  const tell = useEffectEvent((now: SceneMoment) => {
    const whole = scene.beats.map(({ text }) => text).join(' ');
    announce(now.at === 'end' && saysAll ? whole : saidAt({ scene, hush }, now));
    const beat = scene.beats[now.index];
    if (now.at === 'beat' && beat !== undefined) onBeat?.(beat);
    if (now.at === 'end' && wasAt.current !== 'end') onEnd?.();
    wasAt.current = now.at;
  });
  useEffect(() => tell({ at, index }), [at, index]);
}

/** Who uses keys and had the focus at the board, in whose place this plays, has it here: the keys are the scene’s. */
function useFocusHere(frame: RefObject<HTMLElement | null>, { isOff }: { isOff: boolean }) {
  useEffect(() => {
    const isFree = isFocusNowhere() || document.activeElement?.contains(frame.current);
    if (!isOff && isByKeys() && isFree) frame.current?.focus({ preventScroll: true });
  }, [frame, isOff]);
}

/** Not while somebody types, nor on a control that takes the key itself. */
function useSceneKeys({ isOff, skip, next }: { isOff: boolean; skip(): void; next(): void }) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = event.key === ' ' ? skip : event.key === 'ArrowRight' ? next : null;
    if (step === null || isOff || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.defaultPrevented || takesKey(event.target, event.key)) return;
    event.preventDefault();
    step();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
