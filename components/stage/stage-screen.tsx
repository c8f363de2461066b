'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FaceScope } from '@/components/faces/face';
import { StartAtTable } from '@/components/lobby/start-at-table';
import { Arriving } from '@/components/match/arriving';
import { useCalledSeats } from '@/components/match/called-seats';
import type { GameScreenProps, LoadedGame } from '@/components/match/game-screens';
import type { FirstView, LiveMatch } from '@/components/match/live-match';
import { isClockShown, type MatchClockProps, TableClock } from '@/components/match/match-clock';
import { NothingHere } from '@/components/match/nothing-here';
import { phaseMs, whatIsWaitedFor } from '@/components/match/phase-words';
import { sendAction } from '@/components/match/send';
import { useLiveMatch } from '@/components/match/use-live-match';
import { useLoadedGame } from '@/components/match/use-loaded-game';
import { useScreenProps } from '@/components/match/use-screen-props';
import { useToldPhase } from '@/components/match/use-told-phase';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { notify } from '@/components/ui/notice';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { MatchView, Results, SeatId } from '@/games/game';
import { manifests } from '@/games/generated/manifests';
import { isPacedByHost } from '@/games/kit/pace';
import { hostMomentOf } from '@/games/match';
import type { MatchPage } from '@/server/pages/shapes';
import { askedBeforeClose } from './close-by-key';
import { keepBegun, keepEnd } from './common-end';
import { ToldPlaces, type ToldPlacesProps, tell, toldBy, useFinaleScene, useLed, useSteps } from './finale';
import { markFinaleSeen, useIsTold } from './finale-mark';
import { isHostPaced } from './hosts-to-tell';
import { FINALE, forgetPlace, keepPlace, type LeftPlace, momentOf } from './left-place';
import type { FinaleBeat, LoadedScenes, Scene } from './scene';
import { SceneFrame } from './scene-frame';
import { HUSH_MS } from './scene-player';
import styles from './stage-screen.module.css';
import { MatchOver, StageTable } from './stage-table';
import { Table } from './table';
import { type Closes, type PlayableClose, useCloses } from './use-closes';
import { useCommonEnd } from './use-common-end';
import { useGoingOn } from './use-going-on';
import { useLeftPlace } from './use-left-place';
import { canTellEnd, useScenes } from './use-scenes';
import { END_READ_MS, sceneMs } from './use-way-on';

// The match for a stream or a shared screen: what a spectator may know, whoever opens it; no menus, no accounts. The
// host's keys: N closes the round (twice where somebody has not acted) and tells the end, R tells the last scene or the
// end again, P holds what is told, and pauses the match with it, H hides everything.

export function StageScreen({ first }: { first: FirstView }) {
  const { page, view, failure, live } = useLiveMatch(first, { asSpectator: true });
  const { loaded } = useLoadedGame(page.status === 'lobby' ? null : page.game);
  if (failure !== null) return <NothingHere failure={failure} code={page.code} />;
  if (page.status === 'lobby') return <LobbyStage page={page} now={live.clock.now} />;
  if (view === null || loaded === null) {
    return (
      <div className="night fixed inset-0 z-40 bg-default">
        <Arriving title={page.title} />
      </div>
    );
  }
  return <MatchStage {...{ page, view, live, loaded }} />;
}

interface RoomProps {
  readonly page: MatchPage;
  readonly where: ReactNode;
  readonly clock?: ReactNode;
  /** What it is about, for a stranger who looks in; not while something is told, which has the room. */
  readonly isGoalSaid: boolean;
  readonly children: ReactNode;
}

function Room({ page, where, clock, isGoalSaid, children }: RoomProps) {
  const seats = useCalledSeats(page);
  return (
    <FaceScope seats={seats} anonymous={page.anonymous}>
      <main
        id="main"
        data-stage
        className="night fixed inset-0 z-40 grid grid-rows-[auto_minmax(0,1fr)] bg-default outline-none"
      >
        <div className={classNames('flex items-center justify-between gap-8 px-10 pt-6', styles.far)}>
          <div className="min-w-0">
            <h1
              className={classNames(
                'display text-balance text-brass-content [overflow-wrap:anywhere]',
                page.title.length > 45 ? 'text-2xl' : page.title.length > 30 ? 'text-3xl' : 'text-4xl',
              )}
            >
              {page.title}
            </h1>
            <p className="text-subtle text-xl">
              {page.title === page.gameName ? '' : `${page.gameName} · `}
              <span className="text-emphasis">{where}</span>
            </p>
            {isGoalSaid && <p className="text-balance text-lg text-subtle leading-snug">{goalOf(page.game)}</p>}
          </div>
          {clock}
        </div>
        <div className="min-h-0 px-10 pt-4 pb-8">{children}</div>
      </main>
    </FaceScope>
  );
}

const goalOf = (game: string): string | undefined => manifests.find(({ id }) => id === game)?.summary;

const filling = { open: 'Take a seat', links: 'The table fills' } as const;

function LobbyStage({ page, now }: { page: MatchPage; now(): number }) {
  const names = new Map(useCalledSeats(page).map(({ seat, name }) => [seat, name]));
  const taken = page.seats.filter(({ holder }) => holder !== 'free').length;
  const isHere = useHydrated();
  return (
    <Room page={page} where={`${taken} of ${page.seats.length} seats taken`} isGoalSaid>
      <div className={classNames('h-full px-4 py-8', styles.far)}>
        <Table
          seats={page.seats.map(({ seat }) => ({ seat, acted: null }))}
          nameOf={(seat) => names.get(seat) ?? seat}
          mine={null}
          free={page.seats.flatMap(({ seat, holder }) => (holder === 'free' ? [seat] : []))}
          caption={taken === page.seats.length ? 'The table is full' : filling[page.joinWay]}
          isStage
        >
          <div className="grid gap-3 text-center">
            <p className="display text-5xl tracking-widest">{page.code}</p>
            {isHere && <p className="text-2xl text-subtle">{window.location.host}</p>}
            {page.startsAt !== null && <StartAtTable startsAt={page.startsAt} now={now} isStage />}
          </div>
        </Table>
      </div>
    </Room>
  );
}

interface StageProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  readonly live: LiveMatch;
  readonly loaded: LoadedGame;
}

function MatchStage({ page, view, live, loaded }: StageProps) {
  const { screens, loadGame } = loaded;
  const props = useScreenProps({ page, view, live, loadGame });
  const scenes = useScenes(screens, { isEnd: view.status === 'finished' });
  const closes = useCloses({ code: page.code, view, live, scenes, telling: props, asSpectator: true });
  const [again, setAgain] = useState(0);
  const { left } = useLeftPlace(onStage(page), view);
  const [wasRunning] = useState(view.status !== 'finished');
  // Nobody has a hand on a stage: reloaded in the middle of a scene it goes on from there, however long that took.
  const isGoingOn = useGoingOn({ closes, left: left?.scene === FINALE ? null : left, isReady: scenes !== null });
  const { isHidden, isHeld: isHeldHere } = useStageKeys({
    page,
    moment: hostMomentOf(loaded.game, view),
    asked: askedBeforeClose({ view, screens, nameOf: props.nameOf }),
    closes,
    onRetell: () => setAgain(again + 1),
  });
  const phaseOf = useToldPhase(screens, page);
  const phase = phaseOf(view);
  // While a scene is told, its own: the next one's clock may run already.
  const told = phaseOf(closes.told);
  const totalMs = phaseMs(screens, view, page.settings);
  const isHeld = isHeldHere || view.status === 'paused';
  if (isHidden) return <Hidden page={page} />;
  const { results } = props;
  const isTelling = closes.playing !== null && scenes !== null;
  const canTell = canTellEnd(screens, scenes);
  return (
    <Room
      page={page}
      isGoalSaid={!isTelling && !isGoingOn && view.status !== 'finished'}
      where={
        <>
          {!isGoingOn && told} {view.status === 'paused' && <Badge tone="warning">Paused</Badge>}
          {isHeldHere && <Badge>Held</Badge>}
        </>
      }
      clock={
        isClockShown(page.settings, isTelling) && (
          <StageClock
            {...{ view, totalMs }}
            closes={screens.closes?.(view)}
            waitsFor={isTelling ? null : whatIsWaitedFor(screens, { view, settings: page.settings })}
            label={told === phase ? phase : 'What comes next'}
            isNext={told !== phase}
            settings={page.settings}
            now={props.now}
          />
        )
      }
    >
      {closes.playing !== null && scenes !== null ? (
        <StageScene
          key={closes.playing.scene.id}
          playing={closes.playing}
          {...{ page, scenes, props, closes, isHeld }}
          isLast={view.status === 'finished' && !isHostPaced(page)}
        />
      ) : results !== null ? (
        canTell && (
          <StageFinale
            key={again}
            {...{ page, scenes, props, results, left, wasRunning, isHeld }}
            isAgain={again > 0}
          />
        )
      ) : page.untold ? (
        <StageEnd results={null} told={[]} props={props}>
          <MatchOver {...props}>The host will tell the end, from the last to the first.</MatchOver>
        </StageEnd>
      ) : (
        !isGoingOn &&
        // What stands beside the table comes with it: it would push it aside.
        (screens.loadScenes === undefined || scenes !== null) && <StageTable {...{ page, scenes, props, phase }} />
      )}
    </Room>
  );
}

/** Apart from where the same tab is on the match's page. */
const onStage = ({ code }: MatchPage): string => `${code} on stage`;

function StageClock({ settings, ...clock }: Omit<MatchClockProps, 'isHostPaced'> & { settings: unknown }) {
  return (
    // As large as it is drawn, so that a long title ends before it; higher than the title's lines it may stand out.
    <div className="-my-3 shrink-0 [&_p]:max-w-52 [&_p]:text-balance [zoom:1.5]">
      <TableClock {...clock} isHostPaced={isPacedByHost(settings)} />
    </div>
  );
}

/** How long the last picture stays before the table comes back. */
const LAST_PICTURE_MS = 6000;

/** What it took longer to tell than on the pages is not waited for once more. */
const endReadMs = (scene: Scene, speed: number): number =>
  Math.max(LAST_PICTURE_MS, END_READ_MS - sceneMs(scene) * (1 / speed - 1));

function StageScene({
  page,
  playing,
  scenes,
  props,
  closes,
  isHeld,
  isLast,
}: {
  page: MatchPage;
  playing: PlayableClose;
  scenes: LoadedScenes;
  props: GameScreenProps;
  closes: Closes;
  isHeld: boolean;
  /** The end follows, which begins on every page at about the same time. */
  isLast: boolean;
}) {
  const { Drawing, isPassing = false, stageSpeed } = scenes;
  const [isOver, setOver] = useState(false);
  const goOn = useEffectEvent(closes.finish);
  const speed = stageSpeed?.(playing.scene) ?? 1;
  const stays = isPassing ? LAST_PICTURE_MS / 2 : isLast ? endReadMs(playing.scene, speed) : LAST_PICTURE_MS;
  useEffect(() => {
    if (!isOver || isHeld) return;
    const timer = setTimeout(() => goOn(), stays);
    return () => clearTimeout(timer);
  }, [isOver, stays, isHeld]);
  const isLive = playing.hush !== null;
  const keep = useEffectEvent(() => {
    const wholeMs = (isPassing ? 0 : HUSH_MS) + sceneMs(playing.scene) / speed + stays;
    keepEnd(onStage(page), { at: Date.now() + wholeMs, moment: momentOf(props.view) });
  });
  useEffect(() => {
    if (isLast && isLive) keep();
  }, [isLast, isLive]);
  const { settings, nameOf } = props;
  const { before, after } = playing;
  return (
    <SceneFrame
      scene={playing.scene}
      isHeld={isHeld}
      speed={speed}
      hush={isPassing ? null : playing.hush}
      from={playing.from}
      draw={(picture) => <Drawing {...picture} {...{ before, after, settings, nameOf }} mine={null} />}
      onBeat={({ id }) => {
        if (!isPassing) keepPlace(onStage(page), { scene: playing.scene.id, beat: id, moment: momentOf(after) });
      }}
      onEnd={() => {
        forgetPlace(onStage(page));
        setOver(true);
      }}
      isStage
    />
  );
}

interface StageFinaleProps extends Pick<StageProps, 'page'> {
  readonly scenes: LoadedScenes | null;
  readonly props: GameScreenProps;
  readonly results: Results;
  /** Where it was in the end when it was reloaded. */
  readonly left: LeftPlace | null;
  /** The match was not over when the stage was opened. */
  readonly wasRunning: boolean;
  readonly isHeld: boolean;
  /** Asked for once more, and so told from its first beat. */
  readonly isAgain: boolean;
}

/** At the host's beat; by itself where the host leaves it to each; once told, its last picture stays. */
function StageFinale({ page, scenes, props, results, left, wasRunning, isHeld, isAgain }: StageFinaleProps) {
  const { scene, draw } = useFinaleScene({ page, scenes, props, results });
  const [told, setTold] = useState<readonly SeatId[]>([]);
  const [isCrowned, setCrowned] = useState(false);
  const isSeen = useIsTold(page);
  const [opensTold] = useState(isSeen && !isAgain);
  const beats = scene.beats.length;
  const ledTo = useLed({ page, beats, isFree: !isAgain });
  const isOver = opensTold || (page.finaleStep ?? 0) >= beats;
  useFinaleKeys({ code: page.code, scene, results, at: ledTo === null || isOver ? null : ledTo });
  const isFree = ledTo === null && !isAgain && !isOver;
  const waits = isFree && isHostPaced(page);
  const { endsIn, from } = useStagesEnd({
    page,
    view: props.view,
    scene,
    isOn: isFree && !waits,
    wasRunning,
  });
  const end = () => {
    setTold(toldBy(scene, scene.beats.at(-1)));
    setCrowned(true);
    markFinaleSeen(page);
    forgetPlace(onStage(page));
  };
  const onBeat = (beat: FinaleBeat) => {
    if (ledTo === null) keepPlace(onStage(page), { scene: scene.id, beat: beat.id, moment: momentOf(props.view) });
    setTold(toldBy(scene, beat));
    setCrowned(beat.isCrown === true);
  };
  return (
    <StageEnd {...{ results, told, isCrowned, props }}>
      {waits ? (
        <MatchOver {...props}>The host will tell the end, from the last to the first.</MatchOver>
      ) : endsIn !== null ? (
        <MatchOver {...props}>The end begins by itself, from the last to the first.</MatchOver>
      ) : (
        <SceneFrame
          {...{ scene, draw, isHeld }}
          ledTo={ledTo ?? (isOver && !isAgain ? beats : null)}
          hush={null}
          from={isAgain ? undefined : (from ?? (left?.scene === scene.id ? left.beat : undefined))}
          {...{ onBeat }}
          onEnd={end}
          isStage
          isFinale
        />
      )}
    </StageEnd>
  );
}

interface StagesEnd
  extends Omit<Parameters<typeof useCommonEnd>[0], 'code' | 'join'>,
    Pick<StageFinaleProps, 'wasRunning'> {
  readonly page: MatchPage;
}

/** Loaded again, the stage waits for the end with the pages, or is where they are in it. */
function useStagesEnd({ page, view, scene, isOn, wasRunning }: StagesEnd) {
  const [from, setFrom] = useState<string>();
  const code = onStage(page);
  const moment = momentOf(view);
  const endsIn = useCommonEnd({ code, view, scene, isOn: isOn && !wasRunning, join: setFrom });
  const isBegun = isOn && wasRunning;
  useEffect(() => {
    if (isBegun) keepBegun(code, { at: Date.now(), moment });
  }, [isBegun, code, moment]);
  return { endsIn, from };
}

interface FinaleKeys extends Omit<Parameters<typeof useSteps>[0], 'at'> {
  /** The beat that is on; null: the end is not being led. */
  readonly at: number | null;
}

/** N goes on and B back; before who won it is said, and N once more tells it. */
function useFinaleKeys({ at, ...steps }: FinaleKeys) {
  const { isAsked, next, sure, back } = useSteps({ ...steps, at: at ?? 0 });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (at === null || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    const key = event.key.toLowerCase();
    if (key === 'b') back();
    if (key === 'n' && isAsked) sure();
    else if (key === 'n' && next() === 'asked') notify('The next step says who won. Press N once more to tell it.');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

interface StageEndProps extends Pick<ToldPlacesProps, 'results' | 'told'> {
  /** The plinth has the whole width: all places are on it. */
  readonly isCrowned?: boolean;
  readonly props: GameScreenProps;
  readonly children: ReactNode;
}

/** What tells the end, and beside it the places that are told by now. */
const StageEnd = ({ results, told, isCrowned = false, props: { view }, children }: StageEndProps) => (
  <div className="grid h-full grid-cols-[minmax(0,1fr)_auto] grid-rows-[minmax(0,1fr)] gap-10">
    {children}
    {!isCrowned && (
      <div className={classNames('w-88', styles.far)}>
        <ToldPlaces {...{ results, told }} seats={view.seats.map(({ seat }) => seat)} mine={null} isStage />
      </div>
    )}
  </div>
);

function Hidden({ page }: { page: MatchPage }) {
  return (
    <main
      id="main"
      data-stage
      className="night fixed inset-0 z-40 grid place-content-center gap-4 bg-default text-center"
    >
      <h1 className="display text-5xl text-brass-content">{page.title}</h1>
      <p className="text-2xl text-subtle">In a moment.</p>
    </main>
  );
}

interface KeysProps {
  readonly page: MatchPage;
  /** What a key is meant for. */
  readonly moment: string;
  /** What is said before a key closes it; null: nothing speaks against it. */
  readonly asked: string | null;
  readonly closes: Closes;
  onRetell(): void;
}

/** Nothing happens for whoever is no host: the server says so. */
function useStageKeys({ page, moment, asked, closes, onRetell }: KeysProps): {
  readonly isHidden: boolean;
  readonly isHeld: boolean;
} {
  const [isHidden, setHidden] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [askedIn, setAskedIn] = useState<string | null>(null);
  const onKey = useEffectEvent(async (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    const key = event.key.toLowerCase();
    if (key === 'h') setHidden(!isHidden);
    if (key === 'p' && (isHeld || !(await pause(page, moment)))) setHeld(!isHeld);
    const isOver = page.status === 'finished';
    if (key === 'r' && !isOver) await closes.replay();
    if (key === 'r' && isOver) onRetell();
    if (key === 'n' && page.status === 'running') {
      setAskedIn(moment);
      if (asked === null || askedIn === moment) await closeRound(page.code, moment);
      else notify(asked);
    }
    if (key === 'n' && isOver && isHostPaced(page) && page.finaleStep === null) await tell(page.code, 0);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => void onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return { isHidden, isHeld };
}

/** Whether the match stands still with what is told, or goes on: for whoever is no host this stage alone is held. */
async function pause({ code, status }: MatchPage, meantFor: string): Promise<boolean> {
  if (status !== 'running' && status !== 'paused') return false;
  const action = { type: status === 'paused' ? 'resume' : 'pause' };
  return (await sendAction({ code, seat: null, action, meantFor })) === null;
}

async function closeRound(code: string, meantFor: string): Promise<void> {
  const refused = await sendAction({ code, seat: null, action: { type: 'resolve' }, meantFor });
  if (refused !== null) notify(refused.message, 'danger');
}
