'use client';

import { LayoutDashboard } from 'lucide-react';
import { lazy, Suspense, use, useRef, useState } from 'react';
import { FaceScope } from '@/components/faces/face';
import { arrivingGame } from '@/components/games/registry';
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
import { LocalTime } from '@/components/ui/local-time';
import { Tabs } from '@/components/ui/tabs';
import type { MatchView } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { Arriving } from './arriving';
import { useAttention } from './attention';
import { AttentionMenu } from './attention-menu';
import type { DrawnGame, GameScreenProps, GameScreens } from './game-screens';
import { HostNext } from './host-next';
import type { FirstView, LiveMatch } from './live-match';
import { MatchClock, TableClock, useOverdue } from './match-clock';
import { MatchLog, type MatchLogProps } from './match-log';
import { NothingHere } from './nothing-here';
import { OtherRules } from './other-rules';
import { phaseMs, phaseWords } from './phase-words';
import { PlayerList } from './player-list';
import { ResultsDetail, ResultsHero } from './results-frame';
import { Questions, Rulings, useWordsFromHost } from './rulings';
import { useActionWords } from './use-action-words';
import { DraftScope } from './use-draft';
import { useLiveMatch } from './use-live-match';
import { draftScopeOf, useScreenProps } from './use-screen-props';

// The match, one address for everybody: the lobby, the running match, the results, each as this viewer may see it. The
// frame knows no game; it gives the game's screens a live view and takes their actions. The server draws it from `first`,
// and the browser takes over from there, so nothing here may draw differently in the two. What is not in sight at first
// (a lobby, a dialog) comes when it is needed.

const Lobby = lazy(async () => ({ default: (await import('@/components/lobby/lobby')).Lobby }));
const VersionBefore = lazy(async () => ({ default: (await import('./version-before')).VersionBefore }));

/** Follows the match from inside the boundary: nothing may change while the screens that draw it are on their way. */
export function MatchScreen({ first }: { first: FirstView }) {
  return (
    <Suspense fallback={<Arriving title={first.page.title} />}>
      <Following first={first} />
    </Suspense>
  );
}

function Following({ first }: { first: FirstView }) {
  const { page, view, failure, live } = useLiveMatch(first);
  if (failure !== null) return <NothingHere failure={failure} code={page.code} />;
  if (page.status === 'lobby') return <LobbyFrame page={page} />;
  if (page.rules.standsStill !== null) return <OtherRules page={page} />;
  const drawn = use(arrivingGame(page.game));
  if (drawn === null) return <ScreensMissing />;
  if (view === null) return <Arriving title={page.title} />;
  return <LiveFrame {...{ page, view, live, drawn }} />;
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
  readonly drawn: DrawnGame;
}

function LiveFrame({ page, view, live, drawn }: FrameProps) {
  const { screens, loadGame } = drawn;
  const props = useScreenProps({ page, view, live, loadGame });
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
      <MatchBar {...{ page, view, drawn, now, prompt }} />
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
            {finale === null && <SideTabs {...{ page, view, drawn, props }} />}
          </aside>
        </div>
      </main>
    </FaceScope>
  );
}

interface BarProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  readonly drawn: DrawnGame;
  readonly prompt: string | null;
  now(): number;
}

/** Always in sight: which match, where it stands, how long is left, whether it is my turn. */
function MatchBar({ page, view, drawn: { screens, name }, prompt, now }: BarProps) {
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
            {page.title !== name && (
              <>
                <span className="max-sm:sr-only">{name}</span>
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
        {page.resumesAt !== null && (
          <>
            {' '}
            It goes on by itself at <LocalTime time={page.resumesAt} />.
          </>
        )}
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
  drawn: { screens },
  props,
}: Pick<FrameProps, 'page' | 'view' | 'drawn'> & { props: GameScreenProps }) {
  const { nameOf } = props;
  const [before, setBefore] = useState<number | null>(null);
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
            content: <LogTab {...{ page, view, nameOf, screens }} onShowBefore={setBefore} />,
          },
          { id: 'about', label: 'About', content: <AboutMatch page={page} /> },
        ]}
      />
      {before !== null && (
        <Suspense>
          <VersionBefore {...{ props, screens }} code={page.code} seq={before} onClose={() => setBefore(null)} />
        </Suspense>
      )}
    </>
  );
}

type LogProps = Omit<MatchLogProps, 'actionWords'> & { readonly screens: GameScreens };

function LogTab({ screens, ...rest }: LogProps) {
  return <MatchLog {...rest} actionWords={useActionWords(screens, rest.nameOf)} />;
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

function ScreensMissing() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl px-4 pt-12 outline-none sm:px-6">
      <EmptyState action={<Button onClick={() => window.location.reload()}>Load the page again</Button>}>
        This game’s screens could not be loaded. Your connection may have been cut, or the app was just updated.
      </EmptyState>
    </main>
  );
}
