'use client';

import { LayoutDashboard } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Failure } from '@/components/api/failure';
import { FaceScope } from '@/components/faces/face';
import { Lobby } from '@/components/lobby/lobby';
import { Finale } from '@/components/stage/finale';
import { markFinaleSeen, useIsTold } from '@/components/stage/finale-mark';
import { Show } from '@/components/stage/show';
import { Table } from '@/components/stage/table';
import { useCloses } from '@/components/stage/use-closes';
import { useScenes } from '@/components/stage/use-scenes';
import { Badge } from '@/components/ui/badge';
import { Button, LinkButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import type { MatchView } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { useAttention } from './attention';
import { AttentionMenu } from './attention-menu';
import type { GameScreenProps, LoadedGame } from './game-screens';
import { HostNext } from './host-next';
import type { LiveMatch } from './live-match';
import { MatchClock, TableClock, useOverdue } from './match-clock';
import { MatchLog } from './match-log';
import { OtherRules } from './other-rules';
import { phaseMs, phaseWords } from './phase-words';
import { PlayerList } from './player-list';
import { ResultsDetail, ResultsHero } from './results-frame';
import { Questions, Rulings, useWordsFromHost } from './rulings';
import { DraftScope } from './use-draft';
import { useLiveMatch } from './use-live-match';
import { useLoadedGame } from './use-loaded-game';
import { draftScopeOf, useScreenProps } from './use-screen-props';
import { VersionBefore } from './version-before';

// The match, one address for everybody: the lobby, the running match, the results, each as this viewer may see it. The
// frame knows no game; it gives the game's screens a live view and takes their actions.

export function MatchScreen({ code }: { code: string }) {
  const { page, view, failure, live } = useLiveMatch(code);
  const { loaded, failed } = useLoadedGame(page !== null && page.status !== 'lobby' ? page.game : null);
  if (failure !== null) return <NothingHere failure={failure} code={code} />;
  if (page === null) return <Arriving />;
  if (page.status === 'lobby') return <LobbyFrame page={page} />;
  if (page.rules.standsStill !== null) return <OtherRules page={page} />;
  if (failed) return <ScreensMissing />;
  if (view === null || loaded === null) return <Arriving title={page.title} />;
  return <LiveFrame {...{ page, view, live, loaded }} />;
}

function LobbyFrame({ page }: { page: MatchPage }) {
  useWordsFromHost(page);
  useAttention({ title: page.title, prompt: null });
  return (
    <FaceScope seats={page.seats} anonymous={page.anonymous}>
      <Lobby page={page} />
    </FaceScope>
  );
}

interface FrameProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  readonly live: LiveMatch;
  readonly loaded: LoadedGame;
}

function LiveFrame({ page, view, live, loaded }: FrameProps) {
  const { game, screens } = loaded;
  const props = useScreenProps({ page, view, live, game });
  const { mine, nameOf, now, results } = props;
  const wasRunning = useRef(view.status !== 'finished');
  const scenes = useScenes(screens);
  const closes = useCloses({ code: page.code, view, live, scenes, telling: props });
  const isAsked = mine !== null && props.interactive && closes.playing === null;
  const prompt = isAsked ? (screens.prompt?.(view, mine) ?? null) : null;
  useAttention({ title: page.title, prompt });
  useWordsFromHost(page);
  const isTold = useIsTold(page);
  const [isToldAgain, setToldAgain] = useState(false);
  const isFinale = !isTold || isToldAgain;
  // The game's own telling is waited for: the host counts its beats.
  const canTell = scenes !== null || screens.loadScenes === undefined;
  const finale = isFinale ? results : null;
  const told = isFinale ? null : results;
  const { Play, isWide = false } = screens;
  const isAside = !isWide && finale === null;
  const phase = phaseWords(screens, view, page.settings);
  const totalMs = phaseMs(screens, view, page.settings);
  const hasActed = view.seats.some(({ seat, acted }) => seat === mine && acted === true);
  const isWaiting = view.status !== 'finished' && closes.playing === null && (mine === null || hasActed);
  const Centre = scenes?.Centre;
  const table = Centre !== undefined && !scenes?.isPassing && (
    <Table
      seats={view.seats}
      {...{ nameOf, mine }}
      caption={phase}
      clock={<TableClock {...{ view, now, totalMs }} label={phase} />}
    >
      <Centre {...{ view, settings: props.settings, nameOf, mine }} />
    </Table>
  );
  return (
    <FaceScope seats={page.seats} anonymous={page.anonymous}>
      <MatchBar {...{ page, view, loaded, now, prompt }} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page px-4 pt-4 outline-none max-sm:has-data-action-bar:pb-44 sm:px-6"
      >
        <div className={classNames('grid gap-x-10 gap-y-8', isAside && 'lg:grid-cols-[minmax(0,1fr)_19rem]')}>
          <div className="grid min-w-0 grid-cols-1 content-start gap-6 lg:pb-10">
            <StatusNote {...{ page, view, now }} />
            {told !== null && (
              <ResultsHero {...{ page, results: told, nameOf }} onTellAgain={() => setToldAgain(true)} />
            )}
            {told !== null && <ResultsDetail {...{ page, results: told, screens, props }} />}
            <HostNext {...{ page, view, phase }} check={props.check} isShown={closes.playing === null} />
            {isWaiting && mine === null && table}
            <Show {...{ closes, scenes, props }} next={finale === null ? phase : 'the finale'}>
              {finale === null ? (
                <DraftScope value={draftScopeOf(page, view)}>
                  <Play {...props} />
                </DraftScope>
              ) : (
                // Not before the scene of the last round is over: what is told would be heard.
                closes.playing === null &&
                canTell && (
                  <Finale
                    {...{ page, scenes, props, results: finale }}
                    startsAtOnce={wasRunning.current || isToldAgain}
                    onTold={() => {
                      markFinaleSeen(page.code);
                      setToldAgain(false);
                    }}
                  />
                )
              )}
            </Show>
            {isWaiting && mine !== null && table}
          </div>
          <aside
            aria-label="About this match"
            className={classNames('grid content-start gap-x-10 gap-y-6 pb-10', !isAside && 'lg:grid-cols-2')}
          >
            {results === null && <PlayerList {...{ page, view }} />}
            {finale === null && <SideTabs {...{ page, view, loaded, props }} />}
          </aside>
        </div>
      </main>
    </FaceScope>
  );
}

interface BarProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  readonly loaded: LoadedGame;
  readonly prompt: string | null;
  now(): number;
}

/** Always in sight: which match, where it stands, how long is left, whether it is my turn. */
function MatchBar({ page, view, loaded: { screens, game }, prompt, now }: BarProps) {
  const isOverdue = useOverdue({ view, now });
  const phase = phaseWords(screens, view, page.settings);
  return (
    <div className="sticky top-0 z-20 border-subtle border-b bg-default">
      <div className="mx-auto flex min-h-14 max-w-page flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 sm:px-6">
        <div className="min-w-0 flex-1">
          <h1 className="display truncate text-lg leading-6" title={page.title}>
            {page.title}
          </h1>
          <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm text-subtle">
            {page.title !== game.name && (
              <>
                <span className="max-sm:sr-only">{game.name}</span>
                <span aria-hidden className="max-sm:hidden">
                  ·
                </span>
              </>
            )}
            <span className="text-default">{phase}</span>
            {view.status === 'paused' && <Badge tone="warning">Paused</Badge>}
            {isOverdue && <Badge tone="warning">Overdue</Badge>}
            {page.fullView && <Badge tone="brass">Full view</Badge>}
          </p>
        </div>
        {prompt !== null && (
          <Badge tone="mine" className="max-sm:hidden">
            Your turn
          </Badge>
        )}
        <MatchClock {...{ view, now }} totalMs={phaseMs(screens, view, page.settings)} label={phase} />
        <div className="flex items-center">
          <AttentionMenu />
          {(page.can.host || page.can.practiceHost) && <DashboardLink code={page.code} />}
        </div>
      </div>
    </div>
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

/** Why the clock does not run as usual, and what that means for whoever reads it. */
function StatusNote({ page, view, now }: { page: MatchPage; view: MatchView; now(): number }) {
  const isOverdue = useOverdue({ view, now });
  if (view.status === 'paused') {
    return (
      <p role="status" className="rounded-md bg-warning-subtle px-4 py-2.5 text-sm text-warning-content">
        The host has paused the match. Nothing can be sent, and no time is lost.
        {page.resumesAt !== null && ` It goes on by itself at ${new Date(page.resumesAt).toLocaleTimeString()}.`}
      </p>
    );
  }
  if (isOverdue) {
    return (
      <p role="status" className="rounded-md bg-warning-subtle px-4 py-2.5 text-sm text-warning-content">
        Time is over, and the host has not resolved yet. What you send still counts until they do.
      </p>
    );
  }
  if (view.status === 'finished' && page.results === null) {
    return (
      <p role="status" className="rounded-md bg-warning-subtle px-4 py-2.5 text-sm text-warning-content">
        The host ended this match without a result. Everything that was secret is shown.
      </p>
    );
  }
  return null;
}

function SideTabs({
  page,
  view,
  loaded: { screens },
  props,
}: Pick<FrameProps, 'page' | 'view' | 'loaded'> & { props: GameScreenProps }) {
  const { nameOf } = props;
  const [before, setBefore] = useState<number | null>(null);
  const actionWords = (action: unknown) => screens.describeAction?.(action, nameOf) ?? null;
  const count = (n: number) => (n === 0 ? null : <span className="figures text-muted">{n}</span>);
  return (
    <>
      <Tabs
        label="Rulings, questions, log"
        tabs={[
          { id: 'rulings', label: <>Rulings {count(page.rulings.length)}</>, content: <Rulings page={page} /> },
          ...(page.can.ask || page.questions.length > 0
            ? [{ id: 'questions', label: 'Ask', content: <Questions page={page} /> }]
            : []),
          {
            id: 'log',
            label: 'Log',
            content: <MatchLog {...{ page, view, nameOf, actionWords }} onShowBefore={setBefore} />,
          },
          { id: 'about', label: 'About', content: <AboutMatch page={page} /> },
        ]}
      />
      {before !== null && (
        <VersionBefore {...{ props, screens }} code={page.code} seq={before} onClose={() => setBefore(null)} />
      )}
    </>
  );
}

function AboutMatch({ page }: { page: MatchPage }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
      <dt className="text-muted">Code</dt>
      <dd className="figures tracking-wider">{page.code}</dd>
      <dt className="text-muted">Host</dt>
      <dd>{page.hosts.map(({ name }) => name).join(', ')}</dd>
      {page.fullViewers.length > 0 && (
        <>
          <dt className="text-muted">See everything</dt>
          <dd>{page.fullViewers.map(({ name }) => name).join(', ')}</dd>
        </>
      )}
      <dt className="text-muted">Rules</dt>
      <dd>
        <a className="underline underline-offset-4" href={`/games/${page.game}`} target="_blank" rel="noreferrer">
          Rulebook
        </a>
      </dd>
      <dt className="text-muted">Seed’s hash</dt>
      <dd className="break-all font-mono text-subtle text-xs">{page.seedHash}</dd>
      {page.seed !== null && (
        <>
          <dt className="text-muted">Seed</dt>
          <dd className="break-all font-mono text-subtle text-xs">{page.seed}</dd>
        </>
      )}
    </dl>
  );
}

export function Arriving({ title }: { title?: string }) {
  return (
    <main id="main" tabIndex={-1} aria-busy className="mx-auto w-full max-w-page px-4 pt-6 outline-none sm:px-6">
      <h1 className={title === undefined ? 'sr-only' : 'display text-lg'}>{title ?? 'The match is on its way'}</h1>
      <div className="mt-5 grid gap-3">
        <Skeleton className="h-8 w-64" />
        <Skeleton className="h-72" />
      </div>
    </main>
  );
}

export function NothingHere({ failure, code }: { failure: Failure; code: string }) {
  const isPrivate = failure.kind === 'forbidden';
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl px-4 pt-12 outline-none sm:px-6">
      <h1 className="display mb-4 text-2xl">{isPrivate ? 'This match is not open to you' : `No match ${code}`}</h1>
      <EmptyState
        action={
          <div className="flex flex-wrap gap-2">
            {isPrivate && (
              <LinkButton href={`/sign-in?next=${encodeURIComponent(`/m/${code}`)}`} variant="solid">
                Sign in
              </LinkButton>
            )}
            <LinkButton href="/">To the front page</LinkButton>
          </div>
        }
      >
        {failure.message}
      </EmptyState>
    </main>
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
