'use client';

import { Check, ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, CircleX } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { api } from '@/components/api/client';
import { type Failure, failureOf } from '@/components/api/failure';
import type { GameScreenProps, LoadedGame } from '@/components/match/game-screens';
import { wordsOfLine } from '@/components/match/log-words';
import { NothingHere } from '@/components/match/nothing-here';
import { phaseWords } from '@/components/match/phase-words';
import { ResultsHero, Standings } from '@/components/match/results-frame';
import { useActionWords } from '@/components/match/use-action-words';
import { DraftScope, useScopedDraft } from '@/components/match/use-draft';
import { useLoadedGame } from '@/components/match/use-loaded-game';
import { Badge } from '@/components/ui/badge';
import { IconButton, LinkButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { formatDuration } from '@/components/ui/duration';
import { EmptyState } from '@/components/ui/empty-state';
import { Select } from '@/components/ui/field';
import { Section } from '@/components/ui/panel';
import { catalogEntry } from '@/games/catalog';
import type { SeatId, Viewer } from '@/games/game';
import { viewerNamed } from '@/games/kit/by-seat';
import { checkAction, type MatchEvent, resultsOf, viewOf } from '@/games/match';
import type { MatchRecord } from '@/games/record';
import type { MatchPage } from '@/server/pages/shapes';
import { type Folded, foldAll, startOf, turningPoints } from './fold';
import { verify } from './verify';

// A match again, step by step, from any seat or with everything shown, played by the rules in the reader's own browser.
// The same play is the check: what comes out here has to be what the server says came out.

export function ReplayScreen({ page }: { page: MatchPage }) {
  const { record, failure } = useRecord(page.code);
  const { loaded } = useLoadedGame(record === null || record === 'none' ? null : record.game);
  const { folded, share } = useFolded(record === 'none' ? null : record, loaded);
  if (failure !== null) return <NothingHere failure={failure} code={page.code} />;
  if (record === 'none') return <NotYet page={page} />;
  if (folded === null || loaded === null) return <PlayingAgain title={page.title} share={share} />;
  return <Replay {...{ page, folded, loaded }} />;
}

function useRecord(code: string) {
  const [record, setRecord] = useState<MatchRecord | 'none' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    let isWanted = true;
    api.matches.record.query({ code }).then(
      (read) => isWanted && setRecord(read?.record ?? 'none'),
      (error) => isWanted && setFailure(failureOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [code]);
  return { record, failure };
}

function useFolded(record: MatchRecord | null, loaded: LoadedGame | null) {
  const [folded, setFolded] = useState<Folded | null>(null);
  const [share, setShare] = useState(0);
  useEffect(() => {
    if (record === null || loaded === null) return;
    let isWanted = true;
    const start = startOf(loaded.game, record);
    foldAll({ start, events: record.events }, (done) => isWanted && setShare(done)).then(
      (all) => isWanted && setFolded(all),
    );
    return () => {
      isWanted = false;
    };
  }, [record, loaded]);
  return { folded, share };
}

interface ReplayProps {
  readonly page: MatchPage;
  readonly folded: Folded;
  readonly loaded: LoadedGame;
}

function Replay({ page, folded, loaded }: ReplayProps) {
  const [step, setStep] = useState(0);
  const [viewer, setViewer] = useState<Viewer>('host');
  const names = useMemo(() => new Map(page.seats.map(({ seat, name }) => [seat, name])), [page.seats]);
  const seatIds = page.seats.map(({ seat }) => seat);
  const nameOf = useMemo(() => (seat: SeatId) => names.get(seat) ?? seat, [names]);
  const turns = useMemo(
    () =>
      turningPoints(folded, (match) => {
        const { phase, round, status } = viewOf(match, 'spectator');
        return `${phase} ${round} ${status}`;
      }),
    [folded],
  );
  const screen = useReplayScreen({ page, folded, loaded, step, viewer, nameOf });
  const { Play } = loaded.screens;
  if (screen === null) return null;
  const { view, results } = screen;
  const where = phaseWords(loaded.screens, view, screen.settings);
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-4 pt-4 pb-10 outline-none sm:px-6">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h1 className="display truncate text-xl">{page.title}</h1>
          <p className="text-sm text-subtle">
            {catalogEntry(page.game)?.name}, replay · <span className="text-default">{where}</span>
            {view.status === 'paused' && (
              <Badge tone="warning" className="ml-2">
                Paused
              </Badge>
            )}
          </p>
        </div>
        <div className="flex items-end gap-3">
          <Select
            label="Seen by"
            value={viewer}
            onChange={(event) => setViewer(viewerNamed(seatIds, event.target.value) ?? 'host')}
            className="w-52"
          >
            <option value="host">Everything shown</option>
            <option value="spectator">A spectator</option>
            {page.seats.map(({ seat, name }) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </Select>
          <LinkButton href={`/m/${page.code}`} className="shrink-0">
            Match page
          </LinkButton>
        </div>
      </div>
      <Stepper {...{ folded, step, turns, nameOf, loaded }} onStep={setStep} />
      <div className="mt-5 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 content-start gap-6">
          {results !== null && <ResultsHero {...{ page, results, nameOf }} isReplay />}
          <DraftScope value={`${page.code} replay`}>
            <Play key={viewer} {...screen} />
          </DraftScope>
        </div>
        <aside aria-label="Verification and standings" className="grid content-start gap-8">
          <VerifyPanel {...{ page, folded }} />
          {results !== null && <Standings {...{ page, results, nameOf }} />}
        </aside>
      </div>
    </main>
  );
}

interface ScreenGiven extends ReplayProps {
  readonly step: number;
  readonly viewer: Viewer;
  nameOf(seat: SeatId): string;
}

function useReplayScreen({ page, folded, loaded, step, viewer, nameOf }: ScreenGiven): GameScreenProps | null {
  const match = folded.matches[step];
  const at = folded.events[step - 1]?.at ?? 0;
  return useMemo(() => {
    if (match === undefined) return null;
    const view = viewOf(match, viewer);
    return {
      view,
      results: match.status === 'finished' ? resultsOf(match) : null,
      settings: folded.start.settings,
      nameOf,
      mine: page.seats.find(({ seat }) => seat === viewer)?.seat ?? null,
      interactive: false,
      check: (action) => checkAction(loaded.game, view, action),
      submit: async () => ({ code: 'NOT_ALLOWED', message: 'This is a replay; nothing can be sent.' }),
      draft: useScopedDraft,
      notebook: null,
      now: () => at,
    };
  }, [match, viewer, folded.start.settings, nameOf, page.seats, loaded.game, at]);
}

interface StepperProps extends Pick<ReplayProps, 'folded' | 'loaded'> {
  readonly step: number;
  readonly turns: readonly number[];
  onStep(step: number): void;
  nameOf(seat: SeatId): string;
}

/** A slider with buttons: arrow keys go one event on, Page Up and Page Down to where the match turned. */
function Stepper({ folded, loaded, step, turns, onStep, nameOf }: StepperProps) {
  const last = folded.matches.length - 1;
  const turnBefore = turns.findLast((turn) => turn < step) ?? 0;
  const turnAfter = turns.find((turn) => turn > step) ?? last;

  function onKeyDown(event: KeyboardEvent) {
    const to = new Map([
      ['PageUp', turnBefore],
      ['PageDown', turnAfter],
    ]).get(event.key);
    if (to === undefined) return;
    event.preventDefault();
    onStep(to);
  }

  const event = folded.events[step - 1];
  const refusal = step === 0 ? null : (folded.refused[step - 1] ?? null);
  const said = eventWords(event, { nameOf, actionWords: useActionWords(loaded.screens, nameOf) });
  return (
    <section
      aria-label="Steps"
      className="sticky top-0 z-20 -mx-4 border-subtle border-y bg-subtle px-4 py-2.5 sm:mx-0 sm:rounded-lg sm:border-x"
    >
      <div className="flex items-center gap-1">
        <IconButton
          label="To the phase before"
          size="sm"
          disabledReason={step === 0 ? 'This is the start.' : null}
          onClick={() => onStep(turnBefore)}
        >
          <ChevronFirst aria-hidden className="size-4" />
        </IconButton>
        <IconButton
          label="One step back"
          size="sm"
          disabledReason={step === 0 ? 'This is the start.' : null}
          onClick={() => onStep(step - 1)}
        >
          <ChevronLeft aria-hidden className="size-4" />
        </IconButton>
        <input
          type="range"
          aria-label="Step"
          aria-valuetext={`Event ${step} of ${last}: ${said}`}
          min={0}
          max={last}
          value={step}
          onChange={(change) => onStep(Number(change.target.value))}
          onKeyDown={onKeyDown}
          className="mx-1 h-8 min-w-0 flex-1 accent-[var(--brass)]"
        />
        <IconButton
          label="One step on"
          size="sm"
          disabledReason={step === last ? 'This is the end.' : null}
          onClick={() => onStep(step + 1)}
        >
          <ChevronRight aria-hidden className="size-4" />
        </IconButton>
        <IconButton
          label="To the next phase"
          size="sm"
          disabledReason={step === last ? 'This is the end.' : null}
          onClick={() => onStep(turnAfter)}
        >
          <ChevronLast aria-hidden className="size-4" />
        </IconButton>
      </div>
      <p className="mt-0.5 flex min-h-6 flex-wrap gap-x-3 text-sm">
        <span className="figures text-muted">
          {step} of {last}
        </span>
        <span className="text-default">{said}</span>
        {event !== undefined && <span className="text-muted">{formatDuration(event.at)} in</span>}
        {refusal !== null && <span className="text-danger-content">Refused: {refusal}</span>}
      </p>
    </section>
  );
}

function eventWords(event: MatchEvent | undefined, words: Parameters<typeof wordsOfLine>[1]): string {
  if (event === undefined) return 'The match starts.';
  const line = {
    ...{ seq: 0, at: event.at, time: 0, person: null, reason: null, rewoundBy: null, rewoundTo: null },
    by: event.by,
    via: event.by === 'clock' ? ('clock' as const) : ('player' as const),
    action: event.action ?? null,
  };
  return wordsOfLine(line, words);
}

function VerifyPanel({ page, folded }: { page: MatchPage; folded: Folded }) {
  const { seed, seedHash, results, status, rules } = page;
  const checks = useMemo(
    () =>
      status === 'finished' && seed !== null
        ? verify(folded, { seed, seedHash, results, playedBy: rules.playedBy })
        : null,
    [folded, seed, seedHash, results, status, rules.playedBy],
  );
  return (
    <Section title="Verified here" level={3}>
      {checks === null ? (
        <p className="text-muted text-sm">
          The match is still running. When it is finished, its seed and results are checked here, in your own browser.
        </p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {checks.map(({ id, isFine, text }) => (
            <li key={id} className="flex items-start gap-2">
              {isFine ? (
                <Check role="img" aria-label="Right:" className="mt-0.5 size-4 shrink-0 text-success-content" />
              ) : (
                <CircleX role="img" aria-label="Wrong:" className="mt-0.5 size-4 shrink-0 text-danger-content" />
              )}
              <span className={classNames(!isFine && 'text-danger-content')}>{text}</span>
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-4 grid gap-1 text-xs">
        <dt className="text-muted">Seed’s hash (SHA-256)</dt>
        <dd className="break-all font-mono text-subtle">{seedHash}</dd>
        {seed !== null && (
          <>
            <dt className="text-muted">Seed</dt>
            <dd className="break-all font-mono text-subtle">{seed}</dd>
          </>
        )}
      </dl>
    </Section>
  );
}

function NotYet({ page }: { page: MatchPage }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl px-4 pt-12 outline-none sm:px-6">
      <h1 className="display mb-4 text-2xl">{page.title}</h1>
      <EmptyState action={<LinkButton href={`/m/${page.code}`}>To the match</LinkButton>}>
        A match can be replayed when it is finished: until then its record holds secrets.
      </EmptyState>
    </main>
  );
}

function PlayingAgain({ title, share }: { title: string; share: number }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-4 pt-6 outline-none sm:px-6">
      <h1 className="display text-lg">{title}</h1>
      <p role="status" className="figures mt-4 text-muted">
        Playing the match again in your browser: {Math.round(share * 100)}%
      </p>
    </main>
  );
}
