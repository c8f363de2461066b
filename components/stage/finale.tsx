'use client';

import { ChevronLeft, ChevronRight, Play } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { api } from '@/components/api/client';
import { DrawnFaces, Face, useSeatName } from '@/components/faces/face';
import { nameWrap } from '@/components/faces/name-wrap';
import { WithBots } from '@/components/faces/with-bots';
import { AwardsPanel } from '@/components/host/awards-panel';
import { formatFigure } from '@/components/match/award-words';
import type { GameScreenProps } from '@/components/match/game-screens';
import { settle } from '@/components/match/send';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Kbd } from '@/components/ui/kbd';
import { notify } from '@/components/ui/notice';
import { Styled } from '@/components/ui/styled';
import type { MatchView, Results, SeatId } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { withAwardNote } from './award-note';
import { awardsFirst } from './awards-first';
import { keepBegun } from './common-end';
import { Crown } from './crown';
import { canLead, isHostPaced, leftToHost } from './hosts-to-tell';
import { EndNote } from './interlude-note';
import { forgetPlace, keepPlace, momentOf } from './left-place';
import { twoLineRem } from './name-size';
import { nextWords, tellsWinner } from './next-beat';
import { PlacesDrawing } from './places-drawing';
import { Plinth } from './plinth';
import type { FinaleBeat, GameFinale, LoadedScenes, Scene } from './scene';
import { SceneFrame } from './scene-frame';
import { Table } from './table';
import { tellEnd } from './tell-end';
import { useCommonEnd } from './use-common-end';
import { useLeftPlace } from './use-left-place';
import { WayOn } from './way-on';

export interface FinaleProps {
  readonly page: MatchPage;
  readonly scenes: LoadedScenes | null;
  readonly props: GameScreenProps;
  readonly results: Results;
  /** Who was there to the last close comes to it at once; who opens the page later is asked. */
  readonly startsAtOnce: boolean;
  /** Its last beat has been seen; it still stands there. */
  onSeen(): void;
  onTold(): void;
}

/** `alone`: by their own wish, so that no host takes it out of their hands. */
type Mode = 'asked' | 'playing' | 'alone';

/** The end, told once from the last to the first. Nothing of the result stands on the page before. */
export function Finale({ page, scenes, props, results, startsAtOnce, ...given }: FinaleProps) {
  const { scene, draw } = useFinaleScene({ page, scenes, props, results });
  const beats = scene.beats.length;
  const [mode, setMode] = useState<Mode>(startsAtOnce && !isHostPaced(page) ? 'playing' : 'asked');
  const ledTo = useLed({ page, beats, isFree: mode !== 'alone' });
  const { from, setFrom, goOn } = useLeftFinale({ page, view: props.view, scene });
  const endsIn = useCommonEnd({
    ...{ code: page.code, view: props.view, scene, isOn: mode === 'asked' && !isHostPaced(page) },
    join: (beat) => {
      setFrom(beat);
      setMode('playing');
    },
  });
  useBegun(mode === 'playing' && !isHostPaced(page), { code: page.code, moment: momentOf(props.view) });
  const waits = useWaitsForHost({ page, now: props.now, beats });
  const [told, setTold] = useState<readonly SeatId[]>([]);
  const [isPlaceOn, setPlaceOn] = useState(false);
  // A host who looks on alone while it is told to the others, from the stage or by another host.
  const isLeftByHost = ledTo === null && canLead(page) && page.finaleStep !== null && page.finaleStep < beats;
  const play = () => setMode('alone');
  const onTold = () => {
    forgetPlace(page.code);
    given.onTold();
  };
  if (ledTo === null && mode === 'asked') {
    return (
      <BeforeTheEnd
        {...{ page, props, waits, endsIn, onTold }}
        onPlay={play}
        onGoOn={
          goOn &&
          (() => {
            goOn();
            play();
          })
        }
      />
    );
  }
  const onBeat = (beat: FinaleBeat) => {
    setTold(toldBy(scene, beat));
    setPlaceOn(beat.tells.length > 0 && beat.isCrown !== true);
    if (ledTo === null) keepPlace(page.code, { scene: scene.id, beat: beat.id, moment: momentOf(props.view) });
  };
  return (
    <div
      className={classNames(
        'grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]',
        // A wide screen is the end's alone.
        'min-[100rem]:mx-[calc((69rem-min(100vw-4rem,104rem))/2)] min-[100rem]:grid-cols-[minmax(0,1fr)_24rem]',
      )}
    >
      <div className="grid min-w-0 content-start gap-4">
        <SceneFrame
          key={ledTo === null ? 'alone' : 'led'}
          {...{ scene, draw, ledTo, from, onBeat }}
          hush={null}
          isUnhurried
          isFinale
          onEnd={() => {
            forgetPlace(page.code);
            setTold(toldBy(scene, scene.beats.at(-1)));
            setPlaceOn(false);
            given.onSeen();
          }}
          isAmongPlaces={isPlaceOn}
          after={
            isLeftByHost ? (
              <EndForAll {...{ page, beats, onTold }} />
            ) : (
              <WayOn onClick={onTold}>To the whole result</WayOn>
            )
          }
          hand={<HostsHand {...{ page, ledTo, waits, scene, results, onTold }} />}
        />
        {ledTo === null && canLead(page) && !isLeftByHost && <LeadInstead code={page.code} />}
        {isLeftByHost && <GoAlong onClick={() => setMode('playing')} />}
      </div>
      <ToldPlaces {...{ results, told }} seats={props.view.seats.map(({ seat }) => seat)} mine={props.mine} />
    </div>
  );
}

/** Where this tab was in the end when it was reloaded, if it was. */
function useLeftFinale({ page, view, scene }: Pick<FinaleProps, 'page'> & { view: MatchView; scene: Scene }) {
  const { left } = useLeftPlace(page.code, view);
  const [from, setFrom] = useState<string | undefined>();
  const beat = left?.scene === scene.id && scene.beats.some(({ id }) => id === left.beat) ? left.beat : null;
  return { from, setFrom, goOn: beat === null ? undefined : () => setFrom(beat) };
}

/** Where no scene led here, the others began now as well. */
function useBegun(isOn: boolean, { code, moment }: { code: string; moment: string }) {
  useEffect(() => {
    if (isOn) keepBegun(code, { at: Date.now(), moment });
  }, [isOn, code, moment]);
}

/** While the end is the host's to tell, and nothing of it is here. */
export const UntoldEnd = ({ page, props }: Pick<FinaleProps, 'page' | 'props'>) => (
  <BeforeTheEnd {...{ page, props }} waits={!canLead(page)} />
);

interface BeforeProps extends Pick<FinaleProps, 'page' | 'props'>, Partial<Pick<FinaleProps, 'onTold'>> {
  readonly waits: boolean;
  /** Milliseconds until it begins on all pages; absent: it does not by itself. */
  readonly endsIn?: number | null | undefined;
  onPlay?(): void;
  /** Absent: this tab was not in the middle of it. */
  onGoOn?: (() => void) | undefined;
}

/** The table as it was left, and in its middle the way to the end. */
function BeforeTheEnd({ page, props, waits, endsIn = null, onPlay, onGoOn, onTold }: BeforeProps) {
  const isHost = canLead(page);
  const { view, nameOf, mine } = props;
  return (
    // With the heads above it and what is said and chosen below it, in the window.
    <section
      aria-label="The end"
      className="grid gap-2 [--table-height:min(64vh,100svh_-_23.5rem_-_var(--safe-bar,0rem))] sm:[--table-least:18rem]"
    >
      <Table seats={view.seats.map((seat) => ({ ...seat, acted: null }))} {...{ nameOf, mine }}>
        <div className="grid justify-items-center gap-3 text-center sm:gap-5">
          <h2 className="display text-xl sm:text-4xl">The match is over</h2>
          {waits && <p className="display text-brass-content sm:text-xl">The host will tell the end</p>}
        </div>
      </Table>
      {!waits && <WaysToTheEnd {...{ page, onPlay, onGoOn, onTold }} />}
      {page.can.host && !waits && <AwardsFirst {...{ page, nameOf }} />}
      {endsIn === null ? (
        <p className="mx-auto max-w-prose text-center text-subtle">{aboutTheEnd({ page, waits, isHost })}</p>
      ) : (
        <div className="mx-auto text-center">
          <EndNote leftMs={endsIn} />
        </div>
      )}
    </section>
  );
}

/** Below the table, whose middle is too narrow for them on a phone: there each has the whole width. */
function WaysToTheEnd({ page, onPlay, onGoOn, onTold }: Pick<BeforeProps, 'page' | 'onPlay' | 'onGoOn' | 'onTold'>) {
  const isHost = canLead(page);
  const isLeft = onGoOn !== undefined;
  return (
    <div className="mb-2 flex justify-center gap-2 max-sm:flex-col sm:flex-wrap">
      {isHost && (
        <Button variant="mine" onClick={() => void tell(page.code, 0)}>
          <Play aria-hidden className="size-4" /> Tell it to everybody
        </Button>
      )}
      {isLeft && (
        <Button variant={isHost ? 'outline' : 'solid'} onClick={onGoOn}>
          <Play aria-hidden className="size-4" /> Go on where you were
        </Button>
      )}
      {onPlay !== undefined && (
        <Button variant={isHost || isLeft ? 'outline' : 'solid'} onClick={onPlay}>
          {!isLeft && <Play aria-hidden className="size-4" />} {showWords(isHost, isLeft)}
        </Button>
      )}
      {onTold !== undefined && (
        <Button data-way-on onClick={onTold}>
          Straight to the result
        </Button>
      )}
    </div>
  );
}

/** What is told as awarded should be decided. Whose it is stays folded in: the page may be on a shared screen. */
function AwardsFirst({ page, nameOf }: { page: MatchPage; nameOf(seat: SeatId): string }) {
  const [isOpen, setOpen] = useState(false);
  const open = page.awards?.filter(({ state }) => state === 'proposed').length ?? 0;
  if (isOpen) return <AwardsPanel {...{ page, nameOf }} />;
  if (open === 0 || page.practice) return null;
  const { words, verb } = awardsFirst({ open, isSafe: page.safe });
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2 text-sm">
      {words}
      <Button size="sm" onClick={() => setOpen(true)}>
        {verb}
      </Button>
    </p>
  );
}

/** What one presses is for oneself: “tell” is what a host does for everybody. */
function showWords(isHost: boolean, isLeft: boolean): string {
  if (isHost) return 'Show it to me alone';
  return isLeft ? 'From the start' : 'Show me the end';
}

function aboutTheEnd({ page, waits, isHost }: { page: MatchPage; waits: boolean; isHost: boolean }): string {
  const told = 'From the last to the first, with everything that was secret.';
  if (waits) return `${told} This page goes along with the host.`;
  if (isHost) return `${told} Told to everybody, each open page and the stage move with your “Next”.`;
  const isLate = isHostPaced(page) && page.finaleStep === null;
  const late = isLate ? ' The host has not begun for a while: you need not wait any longer.' : '';
  return `${told}${late} It plays on this page alone, at your pace.`;
}

/** A host who has it told alone can begin for everybody. */
const LeadInstead = ({ code }: { code: string }) => (
  <p>
    <Button size="sm" onClick={() => void tell(code, 0)}>
      Tell it to everybody, at my pace
    </Button>
  </p>
);

const GoAlong = ({ onClick }: { onClick(): void }) => (
  <p className="flex flex-wrap items-center gap-3 text-sm text-subtle">
    The end is being told to everybody.
    <Button size="sm" onClick={onClick}>
      Go along with the others
    </Button>
  </p>
);

interface HandProps extends Pick<FinaleProps, 'page' | 'onTold' | 'results'> {
  readonly ledTo: number | null;
  readonly waits: boolean;
  readonly scene: Scene<FinaleBeat>;
}

/** What a host can do while the end is told to everybody, and what those can who follow. */
function HostsHand({ page, ledTo, waits, scene, results, onTold }: HandProps) {
  const beats = scene.beats.length;
  if (ledTo === null || ledTo >= beats) return null;
  if (canLead(page)) return <LeadersHand {...{ page, scene, results, onTold }} at={ledTo} />;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-sm text-subtle">The host tells the end.</p>
      {!waits && (
        <Button size="sm" onClick={onTold}>
          Straight to the result
        </Button>
      )}
    </div>
  );
}

/** Back and on, with what comes next; before who won it is asked once. */
function LeadersHand({ page, scene, results, onTold, at }: Omit<HandProps, 'ledTo' | 'waits'> & { at: number }) {
  const { isAsked, next, back, sure, notYet } = useSteps({ code: page.code, scene, results, at });
  useArrowKeys({ ArrowRight: next, ArrowLeft: back });
  if (isAsked) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-sm text-subtle">The next step says who won, on every page.</p>
        <Button size="lg" onClick={notYet}>
          Not yet
        </Button>
        <Button variant="mine" size="lg" onClick={sure}>
          Tell who won
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {at > 0 && (
        <Button size="lg" onClick={back}>
          <ChevronLeft aria-hidden className="size-4" /> Back
        </Button>
      )}
      <Button variant="mine" size="lg" onClick={next}>
        {nextWords(scene, results, at)} <ChevronRight aria-hidden className="size-4" />
        <span aria-hidden className="max-sm:hidden">
          <Kbd>→</Kbd>
        </span>
      </Button>
      <EndForAll {...{ page, onTold }} beats={scene.beats.length} />
    </div>
  );
}

interface Steps extends Pick<FinaleProps, 'results'> {
  readonly code: string;
  readonly scene: Scene<FinaleBeat>;
  /** The beat that is on. */
  readonly at: number;
}

/** A host's steps through the end. Who won is told by no slip: that is asked, and a second key does not answer it. */
export function useSteps({ code, scene, results, at }: Steps) {
  const [asked, setAsked] = useState<number | null>(null);
  const go = (step: number) => {
    setAsked(null);
    void tell(code, step);
  };
  const isAsked = asked === at;
  return {
    isAsked,
    next(): 'asked' | 'gone' {
      const isWinners = tellsWinner(scene, results, at + 1);
      if (isWinners) setAsked(at);
      else go(at + 1);
      return isWinners ? 'asked' : 'gone';
    },
    sure: () => go(at + 1),
    back(): void {
      if (isAsked) setAsked(null);
      else if (at > 0) go(at - 1);
    },
    notYet: () => setAsked(null),
  };
}

/** Takes the rest of the telling from everybody, so that nobody is left behind in the middle of it: asked once. */
function EndForAll({ page, beats, onTold }: Pick<FinaleProps, 'page' | 'onTold'> & { beats: number }) {
  const [asks, setAsks] = useState(false);
  const endForAll = () => {
    void tell(page.code, beats);
    onTold();
  };
  if (!asks) {
    return (
      <Button size="sm" onClick={() => setAsks(true)}>
        Straight to the result, for everybody
      </Button>
    );
  }
  return (
    <>
      <p className="text-sm text-subtle">The telling ends here, on every page. It cannot be told together again.</p>
      <Button size="sm" onClick={() => setAsks(false)}>
        Go on telling
      </Button>
      <Button size="sm" variant="danger" onClick={endForAll}>
        Show the result to everybody
      </Button>
    </>
  );
}

type ArrowKeys = Readonly<Record<'ArrowLeft' | 'ArrowRight', () => void>>;

const isArrow = (key: string, keys: ArrowKeys): key is keyof ArrowKeys => Object.hasOwn(keys, key);

function useArrowKeys(keys: ArrowKeys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    if (isArrow(event.key, keys)) keys[event.key]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/**
 * Whether the end is the host's to tell: under their pace nobody has it told before, nor goes ahead of them, until the host
 * has not moved it for a while. A host waits for nobody; told to its last beat, it is everybody's.
 */
function useWaitsForHost({
  page: { startedAt, finishedAt, finaleMovedAt, finaleStep, ...page },
  now,
  beats,
}: Pick<GameScreenProps, 'now'> & { page: MatchPage; beats: number }): boolean {
  const left = useEffectEvent(() => leftToHost({ finaleMovedAt, finishedAt }, (startedAt ?? 0) + now()));
  const [goneAt, setGoneAt] = useState<number | null | 'never'>('never');
  useEffect(() => {
    const timer = setTimeout(() => setGoneAt(finaleStep), left());
    return () => clearTimeout(timer);
  }, [finaleStep]);
  return isHostPaced(page) && !canLead(page) && goneAt !== finaleStep && (finaleStep ?? 0) < beats;
}

/** Shows a beat of the end to everybody who watches; after the last one it does nothing. */
export async function tell(code: string, step: number): Promise<void> {
  const refused = await settle(() => api.host.tellFinale.mutate({ code, step }));
  if (refused !== null && refused.code !== 'BEYOND_THE_END') notify(refused.message, 'danger');
}

/** Where a host's telling stands, for who was there while it went on; null: there is none, or it was over before. */
export function useLed({
  page: { finaleStep, finaleToldAt },
  beats,
  isFree,
}: {
  page: MatchPage;
  beats: number;
  isFree: boolean;
}): number | null {
  const [follows, setFollows] = useState(false);
  const goesOn = finaleStep !== null && finaleToldAt === null && finaleStep < beats;
  if (goesOn && isFree && !follows) setFollows(true);
  return follows && isFree ? finaleStep : null;
}

interface FinaleSceneProps extends Pick<FinaleProps, 'scenes' | 'props' | 'results'> {
  /** Whose host decides of the awards; null: they are told as the rules give them. */
  readonly page: MatchPage | null;
}

/** The game's own telling; without one, the places alone. */
export function useFinaleScene({ page, scenes, props, results }: FinaleSceneProps) {
  const { view, settings, mine, nameOf } = props;
  const awards = page === null || page.practice ? null : page.awards;
  const standing = awards === null ? results.awards : awards.flatMap(({ final }) => final ?? []);
  const scene = useMemo(
    () =>
      withAwardNote(tellEnd(scenes, { view, results, telling: { settings, mine, nameOf } }), awards ?? [], { nameOf }),
    [scenes, view, results, settings, mine, nameOf, awards],
  );
  const { Drawing = PlacesDrawing, Face: Played, playedAs, wonBy, Trophy } = scenes?.finale ?? {};
  const draw = (picture: { scene: Scene<FinaleBeat>; index: number; isStill: boolean }) =>
    picture.scene.beats[picture.index]?.isCrown ? (
      <FacesAsPlayed {...{ results, Played }}>
        <Plinth
          {...{ results, mine, playedAs }}
          trophyOf={Trophy && ((seat) => <Trophy {...{ view, seat }} />)}
          wonBy={wonBy?.(view, { nameOf, mine }) ?? null}
          awards={standing}
          isStill={picture.isStill}
        />
      </FacesAsPlayed>
    ) : (
      <Drawing {...picture} {...{ view, results, settings, mine, nameOf }} />
    );
  return { scene, draw };
}

interface AsPlayedProps {
  readonly results: Results;
  readonly Played: GameFinale['Face'];
  readonly children: ReactNode;
}

/** Whose name said nothing stand with what they played. */
function FacesAsPlayed({ results, Played, children }: AsPlayedProps) {
  if (Played === undefined) return children;
  const drawn = (seat: SeatId) => {
    const standing = results.standings.find((one) => one.seat === seat);
    return standing && <Played {...{ standing }} />;
  };
  return <DrawnFaces draw={drawn}>{children}</DrawnFaces>;
}

/** Whose places are known when this beat is over. */
export const toldBy = ({ beats }: Scene<FinaleBeat>, beat: FinaleBeat | undefined): readonly SeatId[] =>
  beats.slice(0, beats.findIndex(({ id }) => id === beat?.id) + 1).flatMap(({ tells }) => tells);

export interface ToldPlacesProps {
  /** Null: nobody's place is here yet. */
  readonly results: Results | null;
  /** In seat order: those who are still to be told stand in it, so that it gives nothing away. */
  readonly seats: readonly SeatId[];
  readonly told: readonly SeatId[];
  readonly mine: SeatId | null;
  readonly isStage?: boolean;
}

/** The table of places, filled from below as they are told; above it those who are still to be told. */
export function ToldPlaces({ results, seats, told, mine, isStage = false }: ToldPlacesProps) {
  const left = seats.filter((seat) => !told.includes(seat));
  const known = results?.standings.filter(({ seat }) => told.includes(seat)) ?? [];
  const look = lookFor(seats.length, isStage);
  const isInColumns = look === looks.columns;
  return (
    <section
      aria-label="Places told so far"
      className={classNames(
        'figures self-start',
        look.text,
        // On a phone they fill the window below the picture, from its foot.
        !isStage && (told.length === 0 ? 'max-sm:hidden' : left.length > 0 && 'max-sm:min-h-[calc(64svh-16.5rem)]'),
        !isStage && 'max-sm:grid max-sm:content-end',
      )}
    >
      {left.length > 0 && (
        <>
          <h3 className={classNames('eyebrow pb-1', !isStage && 'max-sm:sr-only')}>Still to be told</h3>
          <ul className={classNames('mb-3', !isStage && 'max-sm:sr-only', isInColumns && 'columns-2')}>
            {left.map((seat) => (
              <li key={seat} className={classNames('flex items-center', look.row)}>
                <PlaceName {...{ seat, look }} isMine={seat === mine} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ol className={classNames(isInColumns && 'columns-2 gap-6')}>
        {known.map(({ seat, rank, points }) => (
          <PlaceRow
            key={seat}
            {...{ rank, look, points }}
            isMine={seat === mine}
            isWinner={results?.winners.includes(seat) ?? false}
          >
            <PlaceName {...{ seat, look }} isMine={false} />
          </PlaceRow>
        ))}
      </ol>
    </section>
  );
}

/** The fewer there are, the larger each; `roomEms` is how wide a name can be, beside its face and points. */
const looks = {
  large: {
    text: 'text-base lg:text-xl max-sm:text-xl',
    row: 'min-h-9 lg:min-h-14 max-sm:min-h-12',
    face: 'size-6 lg:size-11 max-sm:size-9',
    roomEms: 7,
  },
  middle: {
    text: 'text-base lg:text-lg max-sm:text-xl',
    row: 'min-h-8 lg:min-h-11 max-sm:min-h-12',
    face: 'size-6 lg:size-8 max-sm:size-9',
    roomEms: 8.5,
  },
  plain: {
    text: 'text-base max-sm:text-lg',
    row: 'min-h-8 max-sm:min-h-11',
    face: 'size-6 max-sm:size-8',
    roomEms: 10,
  },
  tight: {
    text: 'text-sm max-sm:text-lg',
    row: 'min-h-6 max-sm:min-h-11',
    face: 'size-5 max-sm:size-8',
    roomEms: 11,
  },
  stage: { text: 'text-xl', row: 'min-h-8', face: 'size-6', roomEms: 11 },
  columns: { text: 'text-sm', row: 'min-h-6', face: 'size-5', roomEms: 4.4 },
  largeStage: { text: 'text-3xl', row: 'min-h-16', face: 'size-12', roomEms: 6.5 },
} as const;
type Look = (typeof looks)[keyof typeof looks];

function lookFor(count: number, isStage: boolean): Look {
  if (count > 13) return isStage && count > 16 ? looks.columns : looks.tight;
  if (isStage) return count > 6 ? looks.stage : looks.largeStage;
  return count > 9 ? looks.plain : count > 5 ? looks.middle : looks.large;
}

function PlaceName({ seat, look, isMine }: { seat: SeatId; look: Look; isMine: boolean }) {
  const name = useSeatName(seat);
  // In a narrow column a line may end at a hyphen.
  const fitted = look === looks.columns ? name.replaceAll('-', '- ') : name;
  return (
    <span className={classNames('flex min-w-0 items-center gap-2', isMine && 'text-brass-content')}>
      <span className={classNames('flex shrink-0', look.face)}>
        <Face seat={seat} size="full" />
      </span>
      <Styled
        as="span"
        className={classNames('min-w-0 font-medium leading-tight', nameWrap(name))}
        style={{ fontSize: `${twoLineRem(fitted, { most: 1, room: look.roomEms })}em` }}
      >
        <WithBots>{name}</WithBots>
      </Styled>
    </span>
  );
}

function PlaceRow({
  rank,
  points,
  isMine,
  isWinner,
  look,
  children,
}: {
  rank: number;
  points: number | null;
  isMine: boolean;
  isWinner: boolean;
  look: Look;
  children: ReactNode;
}) {
  return (
    <li
      className={classNames(
        'grid grid-cols-[2.5rem_1fr_auto] items-center gap-2 border-muted border-b px-1',
        look.row,
        isMine && 'bg-brass-subtle',
      )}
    >
      <span className="flex items-center justify-end gap-1 text-muted">
        {isWinner && <Crown title="Winner" className="w-4" />}
        {rank}
      </span>
      {children}
      <span>{points === null ? '' : formatFigure(points)}</span>
    </li>
  );
}
