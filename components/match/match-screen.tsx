'use client';

import { BookOpen, LayoutDashboard } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { lazy, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { FaceScope } from '@/components/faces/face';
import { arrivingGame } from '@/components/games/registry';
import { Mark } from '@/components/shell/mark';
import { usePerson } from '@/components/shell/person';
import { SafeScope } from '@/components/shell/safe';
import { markFinaleSeen, useIsTold } from '@/components/stage/finale-mark';
import { isHostPaced } from '@/components/stage/hosts-to-tell';
import { Show } from '@/components/stage/show';
import { useCloses } from '@/components/stage/use-closes';
import { useGoingOn, useUnhidden } from '@/components/stage/use-going-on';
import { useIsCloseNear } from '@/components/stage/use-is-close-near';
import { useLeftPlace } from '@/components/stage/use-left-place';
import { canTellEnd, useScenes } from '@/components/stage/use-scenes';
import { Badge } from '@/components/ui/badge';
import { Button, LinkButton, TextLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { WithNights } from '@/components/ui/closing';
import { EmptyState } from '@/components/ui/empty-state';
import { Tabs } from '@/components/ui/tabs';
import type { MatchView, Results, SeatId } from '@/games/game';
import { isPacedByHost } from '@/games/kit/pace';
import type { MatchPage } from '@/server/pages/shapes';
import type { Missed } from '@/server/reach/missed';
import type { Offer } from '@/server/reach/offer';
import { usePauseSaid, useWordsForHost, useWordsFromHost } from './arrivals';
import { Arriving } from './arriving';
import { useAttention } from './attention';
import { AttentionMenu } from './attention-menu';
import { useCalledSeats } from './called-seats';
import type { DrawnGame, GameScreenProps } from './game-screens';
import { HeadWords } from './head-words';
import { hiddenTurn } from './hidden-turn';
import { later, soon } from './later';
import type { FirstView, LiveMatch } from './live-match';
import { isClockShown, MatchClock } from './match-clock';
import { PausedScope } from './paused';
import { nextWords, phaseMs, phaseWords, whatCloses, whatIsWaitedFor } from './phase-words';
import { PlayerList } from './player-list';
import { Rulings } from './rulings';
import { useTabOfAddress } from './tab-of-address';
import { TableBetween } from './table-between';
import { DraftScope } from './use-draft';
import { useKeptFocus } from './use-kept-focus';
import { useLeftWaiting } from './use-left-waiting';
import { useLiveMatch } from './use-live-match';
import { usePrompt } from './use-prompt';
import { useGivingWayTo, useRulesDrawer } from './use-rules-drawer';
import { draftScopeOf, isStoodInFor, useScreenProps } from './use-screen-props';
import { useToldPhase } from './use-told-phase';

// The match, one address for everybody: the lobby, the running match, the results, each as this viewer may see it. The
// frame knows no game; it gives the game's screens a live view and takes their actions. The server draws it from `first`,
// and the browser takes over from there, so nothing here may draw differently in the two. What is not in sight at first
// (a lobby, a dialog) comes when it is needed.

const LobbyFrame = lazy(async () => ({ default: (await import('@/components/lobby/lobby-frame')).LobbyFrame }));
const loadFinale = async () => (await import('@/components/stage/finale')).Finale;
const Finale = later(loadFinale);
const UntoldEnd = later(async () => (await import('@/components/stage/finale')).UntoldEnd);
const loadBeginning = async () => (await import('./beginning')).Beginning;
const Beginning = later(loadBeginning);
const Away = later(async () => (await import('./away')).Away);
const SeatsOpened = later(async () => (await import('./seats-opened')).SeatsOpened);
const OwnNotes = later(async () => (await import('./own-notes')).OwnNotes);
const ResultsTop = later(async () => (await import('./results-frame')).ResultsTop);
const ResultsDetail = later(async () => (await import('./results-frame')).ResultsDetail);
const TakenBackNote = later(async () => (await import('./status-note')).TakenBackNote);
const StatusNote = later(async () => (await import('./status-note')).StatusNote);
const HeldBack = later(async () => (await import('@/components/host/held-back')).HeldBack);
const SafeSwitch = later(async () => (await import('@/components/host/safe-to-share')).SafeSwitch);
const HostNext = later(async () => (await import('./host-next')).HostNext);
const HiddenTurnNote = later(async () => (await import('./hidden-turn-note')).HiddenTurnNote);
const NothingHere = later(async () => (await import('./nothing-here')).NothingHere);
const OtherRules = later(async () => (await import('./other-rules')).OtherRules);
const MatchLog = soon(async () => (await import('./match-log')).MatchLog);
const HostText = later(async () => (await import('@/components/lobby/host-text')).HostText);
const AboutMatch = soon(async () => (await import('./about-match')).AboutMatch);
const Questions = soon(async () => (await import('./questions')).Questions);
const RulesCard = later(async () => (await import('./rules-card')).RulesCard, <div className="min-h-80" />);
const RulesDrawer = later(async () => (await import('./rules-drawer')).RulesDrawer);
const VersionBefore = lazy(async () => ({ default: (await import('./version-before')).VersionBefore }));

/** Follows the match from inside the boundary: nothing may change while the screens that draw it are on their way. */
export function MatchScreen({ first, ...rest }: MatchScreenProps) {
  return (
    <Suspense fallback={<Arriving title={first.page.title} />}>
      <Following {...{ first, ...rest }} />
    </Suspense>
  );
}

interface MatchScreenProps {
  readonly first: FirstView;
  readonly missed: readonly Missed[];
  /** A way to be reached, for who has none. */
  readonly offer: Offer | null;
  /** Nothing tells that its viewer has been shown how the game is played. */
  readonly isNew: boolean;
}

function Following({ first, ...rest }: MatchScreenProps) {
  const followed = useLiveMatch(first);
  const [wasLobby] = useState(first.page.status === 'lobby');
  const { page } = followed;
  // Not for one moment as the match page: a host may be sharing the screen.
  const isStarted = wasLobby && page.status !== 'lobby' && page.can.host;
  return (
    <SafeScope page={page}>{isStarted ? <ToDashboard page={page} /> : <Followed {...followed} {...rest} />}</SafeScope>
  );
}

/** Where a host goes on when the match has started. */
function ToDashboard({ page }: { page: MatchPage }) {
  const router = useRouter();
  useEffect(() => router.replace(`/m/${page.code}/host`), [router, page.code]);
  return <Beginning page={page} />;
}

type FollowedProps = ReturnType<typeof useLiveMatch> & Omit<MatchScreenProps, 'first'>;

function Followed({ page, view, failure, live, missed, offer, isNew }: FollowedProps) {
  if (failure !== null) return <NothingHere failure={failure} code={page.code} />;
  if (page.rules.standsStill !== null) return <OtherRules page={page} />;
  if (page.status === 'lobby') return <LobbyFrame {...{ page, offer, loadBeginning }} now={live.clock.now} />;
  const drawn = use(arrivingGame(page.game));
  if (drawn === null) return <ScreensMissing />;
  if (view === null) return <Beginning page={page} />;
  return (
    <WithNights nights={page.nights}>
      {/* Other eyes begin anew: of what was shown to those before nothing is left, neither a scene nor a card (920). */}
      <LiveFrame key={view.viewer} {...{ page, view, live, drawn, missed, isNew }} />
    </WithNights>
  );
}

interface FrameProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  readonly live: LiveMatch;
  readonly drawn: DrawnGame;
  /** As the page was opened. */
  readonly missed: readonly Missed[];
  readonly isNew: boolean;
}

function LiveFrame({ page, view, live, drawn, missed, isNew }: FrameProps) {
  const { screens, loadGame } = drawn;
  const given = useScreenProps({ page, view, live, loadGame });
  const isPlaying = given.mine !== null && given.interactive && view.status === 'running';
  const rules = useRulesDrawer(page.game, { isNew, isPlaying });
  const props = useGivingWayTo(given, rules);
  useLeftWaiting(page);
  const seats = useCalledSeats(page);
  const { mine, now, results, check, submit } = props;
  const wasRunning = useRef(view.status !== 'finished');
  const hasActed = view.seats.some(({ seat, acted }) => seat === mine && acted === true);
  // What is told in passing is short, and shows no table to who waits: it is fetched when something is due. The end is at once.
  const isOut = view.status === 'finished' || (screens.isPassing !== true && (mine === null || hasActed));
  const telling = useTelling({ page, view, live, screens, props, isOut });
  const { scenes, closes, isTelling, finale, told, setToldAgain } = telling;
  const asked = usePrompt(screens, props);
  const hidden = hiddenTurn(page, view);
  const prompt = isTelling ? null : (asked ?? (hidden?.isAsked === true ? hidden.words : null));
  const isRunning = view.status === 'running' && !isPacedByHost(page.settings);
  useAttention({ title: page.title, prompt, now, dueAt: isRunning ? view.dueAt : null });
  useWordsFromHost(page);
  useWordsForHost(page);
  usePauseSaid(page, view.status);
  const { Play, isWide = false } = screens;
  // Where the match stands is said when it has been told: during a scene the round is the one that closed.
  const toldView = closes.told;
  const isEnd = finale !== null || page.untold;
  // Beside the result it would be a column of nothing: what is about the match stands below it.
  const isAside = !isWide && !isEnd && !isTelling && told === null;
  const isOffered = rules.isOffered && !isTelling;
  const phase = phaseWords(screens, view, page.settings);
  const isWaiting = view.status !== 'finished' && !isTelling && (mine === null || hasActed);
  const table = isWaiting && screens.hasTable?.(view) !== true && (
    <TableBetween {...{ screens, scenes, props, phase }} />
  );
  return (
    <FaceScope seats={seats} anonymous={page.anonymous}>
      <MatchBar
        {...{ page, view, toldView, drawn, now, prompt, rules }}
        isTold={finale === null}
        isGoalTold={isOffered}
      />
      {rules.isOpen && !isTelling && <RulesDrawer {...{ page, goal: drawn.goal }} onClose={rules.close} />}
      <MatchGrid {...{ isAside, isTelling }} hasCard={isOffered} isRoomy={isWide && view.status !== 'finished'}>
        {isOffered && <RulesCard {...{ page, isAside, goal: drawn.goal }} onDone={rules.putAway} />}
        <div className="grid min-w-0 grid-cols-1 content-start items-start gap-6 lg:pb-10">
          <Notes {...{ page, view, mine, phase, missed, isTelling, isEnd }} isTight={isTight(screens)} />
          {told !== null && (
            <ResultsTop {...{ page, results: told, screens, props }} onTellAgain={() => setToldAgain(true)} />
          )}
          {told !== null && <ResultsDetail {...{ page, results: told, screens, props }} />}
          {page.can.host && (
            <HostNext
              {...{ page, view, phase, check, submit, now, screens, loadGame }}
              closes={whatCloses(screens, view)}
              isShown={!isTelling}
            />
          )}
          {mine === null && table}
          <Show
            {...{ closes, scenes, props, screens }}
            isCrowded={isOffered && !isAside}
            isHost={page.can.host}
            next={nextWords(view, { phase, hasFinale: isEnd })}
            endsByItself={!isHostPaced(page)}
          >
            {!isEnd ? (
              <DraftScope value={draftScopeOf(page, view)}>
                <PausedScope value={view.status === 'paused'}>
                  <Play {...props} />
                </PausedScope>
              </DraftScope>
            ) : (
              // Not before the scene of the last round is over: what is told would be heard.
              !isTelling && <EndOrUntold {...{ page, screens, props, telling }} wasRunning={wasRunning.current} />
            )}
          </Show>
          {mine !== null && table}
        </div>
        <aside
          aria-label="About this match"
          className={classNames(asideClass, !isAside && told === null && 'lg:grid-cols-2')}
        >
          {results === null && !isEnd && <PlayerList {...{ page, view, isTelling }} />}
          {/* The log waits for what tells a close as well, where that is still on its way. */}
          {!isEnd && <SideTabs {...{ page, view, drawn, props }} isTelling={isTelling || closes.coming !== null} />}
        </aside>
      </MatchGrid>
    </FaceScope>
  );
}

interface NotesProps extends Pick<FrameProps, 'page' | 'view' | 'missed'> {
  readonly mine: SeatId | null;
  readonly phase: string;
  readonly isTelling: boolean;
  readonly isEnd: boolean;
  readonly isTight: boolean;
}

/** The board and what one does with it take the window: whatever stands above costs them their place. */
const isTight = ({ fillsWindow = false, isPassing = false }: DrawnGame['screens']): boolean => fillsWindow || isPassing;

/**
 * Above the boards: what has happened to this match, this seat, or while its player was away. Below them what would move a
 * board that is in use, or takes its place: that is said at the window's edge.
 */
function Notes({ page, view, mine, phase, missed, isTelling, isEnd, isTight }: NotesProps) {
  const isFinished = view.status === 'finished';
  const { left, isJust } = useLeftPlace(page.code, view);
  const wasOpened = page.notices.some(({ kind }) => kind === 'seat-opened');
  return (
    <>
      {page.isHeldBack && <HeldBack page={page} />}
      {!isTelling && hiddenTurn(page, view) !== null && <HiddenTurnNote {...{ page, view }} />}
      {!isFinished && !isTelling && <SignInNote page={page} />}
      {hasPart(page) && (
        <Away
          {...{ page, phase }}
          initial={missed}
          toldUntil={isJust && left !== null ? left.at : null}
          isBelow={isTelling || isEnd || isTight}
          isSaid={isTight && !isTelling}
        />
      )}
      {(page.sentAwayWith ?? page.lostSeat ?? page.askedBy) != null && <OwnNotes page={page} />}
      {mine !== null && !isFinished && wasOpened && <SeatsOpened page={page} canBePutAway />}
      {page.takenBack !== null && !isTelling && <TakenBackNote {...{ page, phase }} />}
      {hasStatusNote({ page, view }) && (
        <div className={view.status === 'paused' ? 'order-last' : undefined}>
          <StatusNote {...{ page, view }} />
        </div>
      )}
    </>
  );
}

interface EndOrUntoldProps extends Pick<FrameProps, 'page'> {
  readonly screens: DrawnGame['screens'];
  readonly props: GameScreenProps;
  readonly telling: ReturnType<typeof useTelling>;
  /** The match was not over when its page was opened. */
  readonly wasRunning: boolean;
}

function EndOrUntold({ page, screens, props, telling, wasRunning }: EndOrUntoldProps) {
  const { scenes, finale, isToldAgain, setToldAgain } = telling;
  if (finale === null) return <UntoldEnd {...{ page, props }} />;
  return (
    <End
      {...{ page, scenes, screens, props, results: finale }}
      startsAtOnce={wasRunning || isToldAgain}
      onStay={() => setToldAgain(true)}
      onTold={() => setToldAgain(false)}
    />
  );
}

/** For a player whom a letter brought to a device where nobody is signed in: one line, since others came to see the board. */
function SignInNote({ page }: { page: MatchPage }) {
  if (usePerson() !== null) return null;
  return (
    <p className="flex flex-wrap gap-x-1.5 rounded-lg border border-subtle bg-subtle px-3 py-1.5 text-xs text-subtle sm:px-4 sm:text-sm">
      <span>Do you play here?</span>{' '}
      <TextLink href={`/sign-in?next=${encodeURIComponent(`/m/${page.code}`)}`}>Sign in</TextLink>{' '}
      <span>or open your seat link.</span>
    </p>
  );
}

/** The clock does not run as usual, the match has come to nothing, or the seat is sealed or a bot’s for now. */
const hasStatusNote = ({ page, view }: Pick<FrameProps, 'page' | 'view'>): boolean =>
  view.status === 'finished'
    ? page.isWithheld || (page.results === null && !page.untold)
    : view.status === 'paused' || page.isWithheld || isStoodInFor(page);

/** Somebody to whom things happen here, and whose screen nobody else looks at. */
const hasPart = ({ role, sentAwayWith, safe }: MatchPage): boolean =>
  !safe && (role === 'player' || sentAwayWith !== null);

const asideClass = 'grid min-w-0 grid-cols-1 content-start gap-x-10 gap-y-6 pb-10';

interface TellingOf extends Omit<FrameProps, 'drawn' | 'missed' | 'isNew'> {
  readonly screens: DrawnGame['screens'];
  readonly props: GameScreenProps;
  /** Whether nothing can be sent any more before the next close. */
  readonly isOut: boolean;
}

/** What is told before it is shown: each close as a scene, and the end. */
function useTelling({ page, view, live, screens, props, isOut }: TellingOf) {
  const isFinished = view.status === 'finished';
  const isSceneNear = useIsCloseNear({ view, now: props.now, isOut });
  const { left, isJust, isKnown } = useLeftPlace(page.code, view);
  const goesOn = isJust && !isFinished;
  const scenes = useScenes(screens, { isEnd: isFinished, isWanted: isSceneNear || goesOn });
  const closes = useCloses({ code: page.code, view, live, scenes, telling: props });
  const isComing = useGoingOn({ closes, left: goesOn ? left : null, isReady: scenes !== null });
  useUnhidden({ isKnown, isComing });
  const isTold = useIsTold(page);
  const [isToldAgain, setToldAgain] = useState(false);
  const isTelling = closes.playing !== null || isComing;
  // The host tells the end to everybody, also to who still looks at the last round.
  const isLed = isFinished && page.finaleStep !== null && isTelling;
  const { finish } = closes;
  useEffect(() => {
    if (isLed) finish();
  }, [isLed, finish]);
  useEffect(() => {
    // While the last scene plays, so that nothing is waited for after it.
    if (isFinished) loadFinale().catch(() => {});
  }, [isFinished]);
  const { results } = props;
  // A host who has looked at it alone is in the middle of it as soon as they tell it to everybody.
  const isLeading = page.can.host && page.finaleStep !== null && page.finaleToldAt === null;
  const [finale, told] = !isTold || isToldAgain || isLeading ? [results, null] : [null, results];
  return { scenes, closes, isTelling, finale, told, isToldAgain, setToldAgain };
}

interface GridProps {
  readonly isAside: boolean;
  /** A scene has the page, and on a wide screen more of it than what is read and filled in. */
  readonly isTelling: boolean;
  /** Boards that take the width have more of it on a large window. */
  readonly isRoomy: boolean;
  /** The rules come first, or on top of what stands beside the board. */
  readonly hasCard: boolean;
  readonly children: ReactNode;
}

function MatchGrid({ isAside, isTelling, isRoomy, hasCard, children }: GridProps) {
  const page = useRef<HTMLElement>(null);
  useKeptFocus(page);
  return (
    <main
      ref={page}
      id="main"
      tabIndex={-1}
      data-roomy={isRoomy ? '' : undefined}
      className={classNames(
        'mx-auto w-full px-4 pt-4 outline-none max-sm:has-data-action-bar:pb-28 sm:px-6',
        'max-w-page',
        isTelling && 'min-[100rem]:max-w-[100rem]',
      )}
    >
      <div
        className={classNames(
          'grid gap-x-10',
          hasCard && !isAside ? 'gap-y-4' : 'gap-y-8',
          isAside && 'lg:grid-cols-[minmax(0,1fr)_19rem]',
          isAside && hasCard && besideCard,
        )}
      >
        {children}
      </div>
    </main>
  );
}

/** The board is the second of three, and as high as the other two. */
const besideCard = 'lg:grid-rows-[auto_1fr] lg:[&>:nth-child(2)]:row-span-2 lg:[&>:nth-child(2)]:row-start-1';

interface EndProps extends Pick<TellingOf, 'page' | 'screens' | 'props'> {
  readonly scenes: ReturnType<typeof useScenes>;
  readonly results: Results;
  readonly startsAtOnce: boolean;
  /** Goes on standing there, though it has been seen. */
  onStay(): void;
  onTold(): void;
}

/** The game's own telling is waited for: the host counts its beats. */
function End({ page, scenes, screens, props, results, startsAtOnce, onStay, onTold }: EndProps) {
  if (!canTellEnd(screens, scenes)) {
    return <p className="display py-16 text-center text-2xl text-emphasis">The match is over.</p>;
  }
  return (
    <Finale
      {...{ page, scenes, props, results, startsAtOnce }}
      // Whoever leaves from here, a host for the dashboard say, has been told.
      onSeen={() => {
        onStay();
        markFinaleSeen(page);
      }}
      onTold={() => {
        markFinaleSeen(page);
        onTold();
      }}
    />
  );
}

interface BarProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  /** The view as far as it has been told: before the close, while its scene plays. */
  readonly toldView: MatchView;
  readonly drawn: DrawnGame;
  /** False while the end of a finished match is still to be told. */
  readonly isTold: boolean;
  /** How to play stands below, and begins with the goal. */
  readonly isGoalTold: boolean;
  readonly prompt: string | null;
  readonly rules: ReturnType<typeof useRulesDrawer>;
  now(): number;
}

/** The running clock's name while its round has not been told yet. */
const WHAT_COMES = 'What comes next';

/** Always in sight: which match, where it stands, how long is left, whether it is my turn. */
function MatchBar({ page, view, toldView, isTold, isGoalTold, drawn, prompt, rules, now }: BarProps) {
  const { screens, name, goal } = drawn;
  const phaseOf = useToldPhase(screens, page);
  const phase = phaseOf(toldView);
  // A guess is answered in the middle of a phase: there it is this one's clock.
  const isTelling = toldView !== view && phase !== phaseOf(view);
  const hasDashboard = page.can.host || page.can.practiceHost;
  const isAlone = toldView.status !== 'finished' || !isTold;
  return (
    <section
      aria-label="This match"
      // The end too is told without the site's head, which comes with the result.
      data-match-bar={isAlone ? '' : undefined}
      className="sticky top-0 z-20 border-subtle border-b bg-default"
    >
      <div className="mx-auto flex min-h-14 max-w-page items-center gap-x-2 px-4 py-1.5 max-sm:grid max-sm:grid-cols-[auto_minmax(3.5rem,1fr)_auto_auto] sm:gap-x-4 sm:px-6">
        {isAlone && (
          <a
            href="/"
            aria-label="Main Match, home"
            className="-ml-2 flex size-11 items-center justify-center max-sm:row-span-2"
          >
            <Mark className="size-6 text-brass-content" />
          </a>
        )}
        <HeadWords
          title={page.title}
          phase={phase}
          more={[...(page.title === name ? [] : [name]), ...(view.status === 'finished' || isGoalTold ? [] : [goal])]}
          className="max-sm:contents max-sm:[&>*]:col-start-2 max-sm:[&>h1]:col-[2/4]"
        >
          {view.status === 'paused' && (
            // No higher than its line: the head grows for nothing.
            <span data-paused className="leading-4 max-sm:*:h-4">
              <Badge tone="warning">Paused</Badge>
            </span>
          )}
          {page.fullView && <Badge tone="brass">Full view</Badge>}
        </HeadWords>
        {prompt !== null && (
          <Badge tone="mine" className="max-sm:hidden">
            Your turn
          </Badge>
        )}
        <div
          data-head-clock
          // On a phone a day and time has two short lines and no ring: where the match stands has to be read beside it.
          className="shrink-0 max-sm:[&_[data-closes-at]]:max-w-26 max-sm:[&_[data-closes-at]]:text-xs max-sm:has-data-closes-at:[&_svg]:hidden max-sm:col-start-3 max-sm:row-start-2 max-sm:[&_.display]:text-base max-sm:[&_.display]:leading-5 max-sm:[&_svg]:size-4"
        >
          {isClockShown(page.settings, isTelling) && (
            <MatchClock
              {...{ view, now }}
              totalMs={phaseMs(screens, view, page.settings)}
              label={isTelling ? WHAT_COMES : phase}
              isNext={isTelling}
              isPassing={screens.isPassing === true}
              isHostPaced={isPacedByHost(page.settings)}
              closes={screens.closes?.(view)}
              waitsFor={isTelling ? null : whatIsWaitedFor(screens, { view, settings: page.settings })}
            />
          )}
        </div>
        <div className="flex items-center max-sm:col-start-4 max-sm:row-span-2 max-sm:row-start-1">
          {page.can.host && <SafeSwitch />}
          {/* On a phone there is room for one of them. */}
          <div className={page.can.host ? 'max-sm:hidden' : 'contents'}>
            <AttentionMenu />
          </div>
          <RulesButton isOpen={rules.isOpen} toggle={rules.toggle} isHost={page.can.host} />
          {hasDashboard && <DashboardLink code={page.code} />}
        </div>
      </div>
    </section>
  );
}

function RulesButton({ isOpen, toggle, isHost }: Pick<BarProps['rules'], 'isOpen' | 'toggle'> & { isHost: boolean }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label="Rules"
      aria-expanded={isOpen}
      title="Rules"
      className={classNames('max-sm:w-11 max-sm:px-0', isHost && 'max-sm:hidden')}
      onClick={toggle}
    >
      <BookOpen aria-hidden className="size-4" />
      <span className="max-sm:hidden">Rules</span>
    </Button>
  );
}

function DashboardLink({ code }: { code: string }) {
  return (
    <LinkButton href={`/m/${code}/host`} size="sm" aria-label="Dashboard" title="Dashboard">
      <LayoutDashboard aria-hidden className="size-4" />
      <span className="max-sm:hidden">Dashboard</span>
    </LinkButton>
  );
}

function SideTabs({
  page,
  view,
  drawn: { screens },
  props,
  isTelling,
}: Pick<FrameProps, 'page' | 'view' | 'drawn'> & { props: GameScreenProps; isTelling: boolean }) {
  const [before, setBefore] = useState<number | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useTabOfAddress(place);
  const count = (n: number) => (n === 0 ? null : <span className="figures text-muted">{n}</span>);
  return (
    <div ref={place} className="scroll-mt-20">
      <Tabs
        label="Rulings, questions, log"
        value={open}
        onChange={setOpen}
        tabs={[
          {
            id: 'rulings',
            label: <>Rulings {count(page.rulings.length + page.olderRulings)}</>,
            content: <Rulings page={page} />,
          },
          ...(page.can.ask || page.questions.length > 0
            ? [{ id: 'questions', label: 'Ask', content: <Questions page={page} /> }]
            : []),
          {
            id: 'log',
            label: 'Log',
            content: (
              <MatchLog {...{ page, view, screens, isTelling }} results={props.results} onShowBefore={setBefore} />
            ),
          },
          { id: 'about', label: 'About', content: <AboutMatch page={page} /> },
          ...(page.introAt === null
            ? []
            : [{ id: 'host', label: 'From the host', content: <HostText page={page} level={3} /> }]),
        ]}
      />
      {before !== null && (
        <Suspense>
          <VersionBefore {...{ props, screens }} code={page.code} seq={before} onClose={() => setBefore(null)} />
        </Suspense>
      )}
    </div>
  );
}

function ScreensMissing() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl px-4 pt-12 outline-none sm:px-6">
      <EmptyState action={<Button onClick={() => window.location.reload()}>Load the page again</Button>}>
        This game’s screens could not be loaded. Your connection may have been cut, or the app was just updated.
      </EmptyState>
    </main>
  );
}
