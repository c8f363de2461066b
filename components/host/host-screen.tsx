'use client';

import { ArrowLeft, Presentation } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '@/components/api/client';
import { FaceScope } from '@/components/faces/face';
import { useSeatsOpened, useWordsForHost } from '@/components/match/arrivals';
import { Arriving } from '@/components/match/arriving';
import { useAttention } from '@/components/match/attention';
import { AttentionMenu } from '@/components/match/attention-menu';
import { useCalledSeats } from '@/components/match/called-seats';
import { useMissingWords } from '@/components/match/close-question';
import { EndFaces } from '@/components/match/end-faces';
import type { GameScreenProps, LoadedGame } from '@/components/match/game-screens';
import { HeadWords } from '@/components/match/head-words';
import type { FirstView, LiveMatch } from '@/components/match/live-match';
import { MatchClock } from '@/components/match/match-clock';
import { missingNames } from '@/components/match/missing-names';
import type { Moment } from '@/components/match/moment-dialog';
import { NothingHere } from '@/components/match/nothing-here';
import { OtherRules } from '@/components/match/other-rules';
import { phaseMs, phaseWords, whatCloses, whatIsWaitedFor } from '@/components/match/phase-words';
import { PlayAgain } from '@/components/match/play-again';
import { RulesLink } from '@/components/match/rules-link';
import { DraftScope } from '@/components/match/use-draft';
import { useLiveMatch } from '@/components/match/use-live-match';
import { useLoadedGame } from '@/components/match/use-loaded-game';
import { draftScopeOf, useScreenProps } from '@/components/match/use-screen-props';
import { useShown } from '@/components/match/use-shown';
import { closesAt } from '@/components/post/closes-at';
import { PostThis } from '@/components/post/post-this';
import { AskedHere, besideAsked } from '@/components/shell/asked-line';
import { SafeScope, useIsSafe } from '@/components/shell/safe';
import { isHostPaced } from '@/components/stage/hosts-to-tell';
import { useInterlude } from '@/components/stage/interlude-note';
import { Table } from '@/components/stage/table';
import { useUnhidden } from '@/components/stage/use-going-on';
import { Badge } from '@/components/ui/badge';
import { Button, LinkButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { WithNights } from '@/components/ui/closing';
import { formatDuration } from '@/components/ui/duration';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/panel';
import { type Tab, Tabs } from '@/components/ui/tabs';
import type { MatchView, SeatId } from '@/games/game';
import { isPacedByHost } from '@/games/kit/pace';
import { checkAction, hostMomentOf } from '@/games/match';
import { MORE_WAITS, questionsWords, type Waiting, waitingForHost, waitsBeforeClose } from '@/games/waiting';
import type { MatchPage } from '@/server/pages/shapes';
import { ActFor } from './act-for';
import { AwardsPanel } from './awards-panel';
import { ClockControls } from './clock-controls';
import { ExportPanel } from './export-panel';
import { HeldBack } from './held-back';
import { HiddenRuling } from './hidden-ruling';
import { HostLog } from './host-log';
import { PeoplePanel } from './people-panel';
import { PublicMatch } from './public-match';
import { ReadTaken } from './read-taken';
import { CloseSentence, HostsPanel } from './resolve-preview';
import { SafeSwitch } from './safe-to-share';
import { SeatsSection } from './seats-section';
import { AfterTheEnd, type HostsEnd, StillToTell, type Telling, useHostsEnd, useTelling } from './untold-end';
import { useDashboardTab } from './use-dashboard-tab';
import { leadToEnd, useEndsIn } from './use-ends-in';
import { waitingRows } from './waiting-rows';
import { WordsPanel } from './words-panel';

// The host's dashboard: the clock with what closing the round would do, so that its buttons keep their place whatever
// comes to wait for the host below it; the boards, every seat; and behind tabs the words, people, log, awards. In a practice match only what tells nothing secret.

export function HostScreen({ first }: { first: FirstView }) {
  const { page, view, failure, live } = useLiveMatch(first);
  const { loaded } = useLoadedGame(page.status === 'lobby' ? null : page.game);
  if (failure !== null) return <NothingHere failure={failure} code={page.code} />;
  if (!page.can.host && !page.can.practiceHost) return <NotYours page={page} />;
  if (page.status === 'lobby') return <StillLobby page={page} />;
  if (page.rules.standsStill !== null) return <OtherRules page={page} />;
  if (view === null || loaded === null) return <Arriving title={page.title} />;
  return <Dashboard key={view.viewer} {...{ page, view, live, loaded }} />;
}

interface DashboardProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  readonly live: LiveMatch;
  readonly loaded: LoadedGame;
}

function Dashboard({ page, view, live, loaded }: DashboardProps) {
  const props = useScreenProps({ page, view, live, loadGame: loaded.loadGame });
  const seats = useCalledSeats(page);
  const now = useNow(live);
  const [tab, setTab] = useDashboardTab();
  const [actsFor, setActsFor] = useState<SeatId | null>(null);
  const { nameOf, isBot } = props;
  const { screens } = loaded;
  const telling = useTelling({ page, screens, props });
  const end = useHostsEnd({ page, telling, now });
  const [isTelling, setTelling] = useState(false);
  const interlude = useInterlude({ view, now: props.now });
  const isTold = !isTelling && interlude === null;
  // Before its end is told there is nothing to confirm here, and one thing to do; nor is anything closed before the last close.
  const waiting = waitingForHost({ game: loaded.game, page, view, now }).filter(
    ({ tab, byClosing = false }) => (tab !== 'results' || end.isShown) && (!byClosing || isTold),
  );
  useTellSeen({ page, waiting, now });
  useAttention({ title: `${page.title}, dashboard`, prompt: waiting[0]?.safeText ?? null });
  useWordsForHost(page);
  useSeatsOpened(page);
  const phaseOf = (some: MatchView) => phaseWords(screens, some, page.settings);
  const results = end.isShown ? props.results : null;
  const moment = {
    id: hostMomentOf(loaded.game, view),
    words: phaseOf(view),
    isPaused: view.status === 'paused',
  };
  const tabs: readonly Tab[] = [
    {
      id: 'now',
      label: 'Now',
      content: (
        <NowTab
          {...{ page, view, live, loaded, props, now, waiting, moment, end, telling, isTelling, isTold }}
          onTelling={setTelling}
          onTab={setTab}
          onActFor={setActsFor}
        />
      ),
    },
    ...(page.can.host ? peopleTabs(page) : []),
    {
      id: 'log',
      label: 'Log',
      content: <HostLog {...{ page, view, moment, phaseOf, screens, results }} isEndUntold={!end.isShown} />,
    },
    {
      id: 'results',
      label: 'Awards and export',
      content: <ResultsTab {...{ page, end, telling, nameOf }} />,
    },
  ];
  return (
    <SafeScope page={page}>
      <FaceScope seats={seats} anonymous={page.anonymous}>
        <WithNights nights={page.nights}>
          <HostBar {...{ page, view, loaded }} now={props.now} isEndShown={end.isShown && props.results !== null} />
          <main
            id="main"
            data-dashboard
            tabIndex={-1}
            className="mx-auto w-full max-w-page px-4 pt-4 pb-16 outline-none sm:px-6"
          >
            <HeldBack page={page} showsEnd={end.isShown && props.results !== null} />
            <div className={besideAsked}>
              <AskedHere />
              <Tabs label="Dashboard" tabs={tabs} value={tab} onChange={setTab} />
            </div>
            {actsFor !== null && (
              <ActFor
                {...{ page, view, loaded, nameOf, isBot }}
                seat={actsFor}
                now={props.now}
                onClose={() => setActsFor(null)}
              />
            )}
          </main>
        </WithNights>
      </FaceScope>
    </SafeScope>
  );
}

const peopleTabs = (page: MatchPage): readonly Tab[] => [
  { id: 'words', label: <>Questions and rulings</>, content: <WordsPanel page={page} /> },
  { id: 'people', label: 'People', content: <PeoplePanel page={page} /> },
];

/** Of what a host has seen here they need not be told elsewhere. */
function useTellSeen({ page, waiting, now }: Pick<NowProps, 'page' | 'waiting' | 'now'>) {
  const shown = [page.status, ...waiting.map(({ id, since }) => (since < now ? `${id} ${since}` : id))];
  useShown(shown.join(), () => {
    // What could not be said now is said with the next thing that happens.
    if (page.can.host && !page.safe) void api.reach.seen.mutate({ code: page.code }).catch(() => {});
  });
}

interface ResultsTabProps extends Pick<GameScreenProps, 'nameOf'> {
  readonly page: MatchPage;
  readonly end: HostsEnd;
  readonly telling: Telling | null;
}

function ResultsTab({ page, end, telling, nameOf }: ResultsTabProps) {
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      {page.awards === null && !page.untold ? (
        <Section title="Awards">
          <p className="text-muted text-sm">The rules propose the awards when the match is finished.</p>
        </Section>
      ) : (
        <AfterTheEnd {...{ page, end, telling }}>
          <AwardsPanel {...{ page, nameOf }} />
        </AfterTheEnd>
      )}
      <div className="flex flex-col items-start gap-8">
        {page.can.host && <ExportPanel page={page} />}
        <PlayAgain code={page.code} />
      </div>
    </div>
  );
}

interface BarProps extends Pick<DashboardProps, 'page' | 'view' | 'loaded'> {
  /** The result stands on the dashboard. */
  readonly isEndShown: boolean;
  now(): number;
}

function HostBar({ page, view, loaded: { screens }, isEndShown, now }: BarProps) {
  const phase = phaseWords(screens, view, page.settings);
  return (
    <section aria-label="This match" className="sticky top-0 z-20 border-subtle border-b bg-default">
      <div className="mx-auto flex min-h-14 max-w-page flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 sm:px-6">
        <HeadWords title={page.title} phase={phase} more={[`${page.gameName}, dashboard`]} className="max-sm:min-w-40">
          {view.status === 'paused' && <Badge tone="warning">Paused</Badge>}
          {page.sealed && <Badge tone="brass">Sealed</Badge>}
          {page.practice && <Badge tone="brass">Practice</Badge>}
        </HeadWords>
        <div className="max-sm:[&_p]:text-left">
          <MatchClock
            {...{ view, now }}
            totalMs={phaseMs(screens, view, page.settings)}
            label={phase}
            isHostPaced={isPacedByHost(page.settings)}
            isHost
            closes={screens.closes?.(view)}
            waitsFor={whatIsWaitedFor(screens, { view, settings: page.settings })}
          />
        </div>
        <div className="flex items-center gap-2">
          <SafeSwitch />
          <AttentionMenu />
          <RulesLink code={page.code} />
          <PostThis
            page={page}
            kind={isEndShown ? 'end' : 'last'}
            closesAt={() => closesAt({ view, nights: page.nights, now: now() })}
            open={() => phase}
            isSmallOnPhones
          />
          <LinkButton
            href={`/m/${page.code}/stage`}
            size="sm"
            target="_blank"
            aria-label="Stage, in a new window"
            title="Stage"
          >
            <Presentation aria-hidden className="size-4" />
          </LinkButton>
          <LinkButton href={`/m/${page.code}`} size="sm" aria-label="Match page">
            <ArrowLeft aria-hidden className="size-4" />
            <span className="max-sm:hidden">Match page</span>
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

/** The bar has the clock; boards that heed it end where a window of a usual height does. */
const firstScreen = '[&_[data-bar-clock]]:hidden lg:[--boards-height:max(20rem,100svh_-_26.5rem)]';

interface NowProps extends DashboardProps {
  readonly props: GameScreenProps;
  readonly now: number;
  readonly moment: Moment;
  readonly waiting: readonly Waiting[];
  readonly end: HostsEnd;
  readonly telling: Telling | null;
  /** A close plays on this page. */
  readonly isTelling: boolean;
  /** Everybody has been shown the last close. */
  readonly isTold: boolean;
  onTelling(isTelling: boolean): void;
  onTab(tab: string): void;
  onActFor(seat: SeatId): void;
}

function NowTab({ onTab, onActFor, telling, isTold, ...desk }: NowProps) {
  const { page, view, loaded, props, now, waiting, moment, end, isTelling } = desk;
  const missing = missingNames({ page, view });
  const isSafe = useIsSafe();
  useUnhidden({ isKnown: !isSafe, isComing: false });
  const missingWords = useMissingWords(loaded.screens, { view, settings: page.settings, missing, isSafe });
  const isFinished = view.status === 'finished';
  const endsIn = useEndsIn({ page, view, screens: loaded.screens, telling: props });
  const ready = loaded.screens.ready?.(view) ?? null;
  const isAllReady = isPacedByHost(page.settings) && ready === view.seats.length;
  const closesNothing = loaded.screens.closesNothing?.(view, page.settings, props.now()) ?? null;
  const waits = waitsBeforeClose(waiting, page.waitsHidden);
  const seats = <SeatsSection {...{ page, view, now, onActFor }} {...loaded} />;
  // In a practice match the host sees a seat's view; what the host may do is asked in the host's name.
  const check = (action: unknown) => checkAction(loaded.game, { ...view, viewer: 'host' }, action);
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div className={classNames('grid min-w-0 grid-cols-1 content-start items-start gap-6', firstScreen)}>
        {/* The scene of the last close leads there, also where it goes on after a reload. */}
        {isFinished && !isTelling && (
          <div {...(isSafe && { 'data-told-here': '' })} className="empty:hidden">
            <AfterTheEnd
              {...{ page, end, telling, endsIn }}
              table={<FoyerTable {...{ view, props }} />}
              onGo={() => !isHostPaced(page) && leadToEnd(page, view)}
            >
              <StillToTell {...{ page, now }} />
            </AfterTheEnd>
          </div>
        )}
        {isFinished ? (
          <TakenBack isEndShown={end.isShown} />
        ) : (
          <div className="grid gap-3">
            <ClockControls
              {...{ page, view, moment, check }}
              now={props.now}
              isWaited={isTold && (waiting.some(({ byClosing }) => byClosing === true) || (isSafe && isAllReady))}
              missing={missingWords}
              waits={waits}
              byLot={(isSafe && waiting.find(({ byLot }) => byLot !== undefined)?.byLot) || null}
              isLast={loaded.screens.endsMatch?.(view, page.settings) === true}
              closes={whatCloses(loaded.screens, view)}
              closesNothing={closesNothing}
              left={() => (view.dueAt === null ? null : view.dueAt - props.now())}
            />
            {page.can.host && <CloseSentence {...{ page, props, missing, closesNothing }} screens={loaded.screens} />}
          </div>
        )}
        <WaitingList code={page.code} waiting={waiting} hidden={page.waitsHidden} now={now} onTab={onTab} />
        {!page.can.host && (
          <EmptyState action={<LinkButton href={`/m/${page.code}`}>To your seat</LinkButton>}>
            You play in this practice match yourself, so that nothing secret is shown here: you have the clock, the log
            and the end.
          </EmptyState>
        )}
        {page.can.host && <HostsDesk {...desk} />}
      </div>
      <div className="min-w-0">
        {view.viewer === 'host' && !isSafe ? (
          <EndFaces screens={loaded.screens} view={view}>
            {seats}
          </EndFaces>
        ) : (
          seats
        )}
      </div>
    </div>
  );
}

/** Where players wait too: the table as it was left. */
const FoyerTable = ({ view, props: { nameOf, mine } }: Pick<NowProps, 'view' | 'props'>) => (
  <div data-table className="[--table-height:min(36rem,100svh_-_25rem)]">
    <Table seats={view.seats.map((seat) => ({ ...seat, acted: null }))} {...{ nameOf, mine }}>
      <h2 className="display text-center text-2xl sm:text-4xl">The match is over</h2>
    </Table>
  </div>
);

type DeskProps = Omit<NowProps, 'telling' | 'isTold' | 'onTab' | 'onActFor'>;

/** What the host does in the match itself, and the boards. */
function HostsDesk({ page, view, live, loaded, props, now, waiting, moment, end, onTelling }: DeskProps) {
  const { HostActions, Play, HostPlay } = loaded.screens;
  const isSafe = useIsSafe();
  const isFinished = view.status === 'finished';
  const isPanelFirst = HostPlay !== undefined && !isSafe && !isFinished;
  const Board = isPanelFirst ? HostPlay : Play;
  const panel = !isFinished && <HostsPanel {...{ page, props }} screens={loaded.screens} />;
  return (
    <DraftScope value={`${draftScopeOf(page, view)} dashboard`}>
      {HostActions !== undefined && !isFinished && !isSafe && <HostActions {...props} />}
      {isSafe && <HiddenRuling {...{ page, loaded, props, moment, waiting, now }} />}
      {isPanelFirst && panel}
      {isSafe && <PublicMatch {...{ page, live, props, onTelling }} screens={loaded.screens} phase={moment.words} />}
      {end.isShown && (isFinished || !isSafe) && (
        <Section title={boardsTitle({ isFinished, isPanelFirst })}>
          <Board {...props} interactive={false} />
        </Section>
      )}
      {!isPanelFirst && panel}
    </DraftScope>
  );
}

/** A safe log cannot take anything back. */
function TakenBack({ isEndShown }: { isEndShown: boolean }) {
  const isSafe = useIsSafe();
  return (
    <p className="text-sm text-subtle empty:hidden">
      {isEndShown && 'The match is over. '}
      {!isSafe && 'From its log the match can still be taken back to any moment.'}
    </p>
  );
}

interface BoardsTold {
  readonly isFinished: boolean;
  readonly isPanelFirst: boolean;
}

/** Where nobody else looks, or the match is over. */
function boardsTitle({ isFinished, isPanelFirst }: BoardsTold): string {
  if (isFinished) return 'How it ended';
  return isPanelFirst ? 'What else you see' : 'The boards, with all that only you see';
}

interface WaitingProps extends Pick<NowProps, 'waiting' | 'now' | 'onTab'> {
  readonly code: string;
  /** What a safe screen does not show; null: all of it shows. */
  readonly hidden: MatchPage['waitsHidden'];
}

function WaitingList({ code, waiting, hidden, now, onTab }: WaitingProps) {
  const isSafe = useIsSafe();
  const questions = questionsWords(hidden?.questions ?? 0);
  const isMore = hidden?.isMore === true;
  if (waiting.length === 0 && questions === null && !isMore) return null;
  return (
    <section
      aria-label="What waits for you"
      className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-start"
    >
      <h2 className="eyebrow sm:py-3">Waits for you</h2>
      <ul className="rounded-lg border border-default bg-subtle text-sm">
        {waitingRows(waiting).map(({ id, text, safeText, since, tab, all, taken }) => (
          <WaitingItem
            key={id}
            words={isSafe ? safeText : text}
            unfolds={isSafe ? [] : all}
            onOpen={tab === 'now' ? null : () => onTab(tab)}
          >
            {since < now && (
              <span className="text-muted text-xs">
                {now - since < 5000 ? 'just now' : `for ${formatDuration(Math.floor((now - since) / 1000) * 1000)}`}
              </span>
            )}
            {taken !== undefined && !isSafe && <ReadTaken code={code} seat={taken} />}
          </WaitingItem>
        ))}
        {questions !== null && <WaitingItem words={questions} onOpen={() => onTab('words')} />}
        {isMore && <WaitingItem words={MORE_WAITS} onOpen={null} />}
      </ul>
    </section>
  );
}

interface ItemProps {
  readonly words: string;
  /** Leads to where it is dealt with; null: that is here. */
  readonly onOpen: (() => void) | null;
  /** What stands below it once it is unfolded. */
  readonly unfolds?: readonly Waiting[];
  readonly children?: ReactNode;
}

const WaitingItem = ({ words, onOpen, unfolds = [], children }: ItemProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 border-muted border-b px-4 py-2 last:border-b-0">
    {unfolds.length === 0 ? (
      <span className="min-w-0 flex-1 font-medium text-emphasis [overflow-wrap:anywhere]">{words}</span>
    ) : (
      <details className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <summary className="font-medium text-emphasis">{words}</summary>
        <ul className="mt-1 grid gap-1 pl-4">
          {unfolds.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </details>
    )}
    {children}
    {onOpen !== null && (
      <Button size="sm" variant="quiet" onClick={onOpen}>
        Open
      </Button>
    )}
  </li>
);

/** The server's time, looked at every second. */
function useNow(live: LiveMatch): number {
  const [now, setNow] = useState(() => live.clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(live.clock.now()), 1000);
    return () => clearInterval(timer);
  }, [live]);
  return now;
}

function NotYours({ page }: { page: MatchPage }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl px-4 pt-12 outline-none sm:px-6">
      <h1 className="display mb-4 text-2xl">{page.title}</h1>
      <EmptyState action={<LinkButton href={`/m/${page.code}`}>To the match</LinkButton>}>
        Only the hosts of this match can open its dashboard.
      </EmptyState>
    </main>
  );
}

function StillLobby({ page }: { page: MatchPage }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl px-4 pt-12 outline-none sm:px-6">
      <h1 className="display mb-4 text-2xl">{page.title}</h1>
      <EmptyState
        action={
          <LinkButton variant="solid" href={`/m/${page.code}`}>
            To the lobby
          </LinkButton>
        }
      >
        The match has not started. Seats, invitations and the start are in its lobby; the dashboard opens with the first
        round.
      </EmptyState>
    </main>
  );
}
