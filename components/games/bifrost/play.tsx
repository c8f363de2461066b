'use client';

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { ActionBar } from '@/components/match/action-bar';
import { TableClock } from '@/components/match/match-clock';
import { Button } from '@/components/ui/button';
import { isByKeys } from '@/components/ui/by-keys';
import { classNames } from '@/components/ui/class-names';
import { announce } from '@/components/ui/notice';
import { colors } from '@/games/bifrost/board';
import type { BoardView, View } from '@/games/bifrost/view';
import { fieldsOf } from '@/games/kit/fields-of';
import { isPacedByHost } from '@/games/kit/pace';
import { Boards, useLargeBoard } from './boards';
import { isStillPressed } from './enter-between';
import { useFresh } from './fresh';
import { HalfTime } from './half-time';
import { PieceMark } from './piece';
import styles from './play.module.css';
import type { ScreenProps } from './screen-props';
import { StepBar } from './step-bar';
import { useBoardKeys } from './typed-cell';
import { useAccent } from './use-accent';
import { useLastSeconds } from './use-last-seconds';
import { pencilsOn, type TurnOfMine, useTurn } from './use-turn';
import { WhoWasWho } from './who-was-who';
import { capitalized, changeWords, lastWords, patternNames } from './words';

type Props = ScreenProps;

/** In a replay, whose own words say what was put: no clock, nobody is waited for. */
export const Film = (props: Props) => <Play {...props} isFilm />;

/** The boards, whose they are, and what this seat does in the running step. */
export function Play({ isFilm = false, ...props }: Props & { readonly isFilm?: boolean }) {
  const { view, mine, interactive } = props;
  const { fresh } = useFresh(view.boards);
  const turn = useTurn(props);
  const page = useRef<HTMLDivElement>(null);
  useChangesSaid(view);
  useAccent(view.status === 'finished' ? null : (view.color ?? null));
  const isActing = mine !== null && interactive && view.status === 'running' && view.phase !== 'finished';
  const waiting = isActing ? turn.waiting : null;
  const large = useLargeBoard(view, waiting);
  const isOpen = isActing && turn.waiting !== null && turn.cell === null && !turn.isReady;
  useLastSeconds({ page, now: props.now, dueAt: isOpen && !isPacedByHost(props.settings) ? view.dueAt : null });
  useFocusOnTurn(page, { moment: `${view.round}.${view.step}`, isAwaited: isActing && turn.waiting !== null });
  useNoEnterBetween(page, `${view.round}.${view.step}`);
  const typed = useBoardKeys(page, {
    isOn: isActing && turn.waiting !== null,
    onCell: turn.put,
    onEnter: turn.cell === null || turn.isReady ? null : turn.ready,
  });
  return (
    <div ref={page} className={classNames('grid gap-3 [&>*]:min-w-0', styles.page)}>
      {view.status === 'finished' && <WhoWasWho {...props} />}
      {isFilm ? <Playing {...{ view }} /> : <Standing {...props} />}
      {view.phase === 'break' && <HalfTime {...{ view }} />}
      <Boards
        view={view}
        fresh={fresh}
        ghostsOn={turn.ghostsOn}
        overtakenOn={(board) => (isActing ? (turn.pencils.overtakenOn(board)?.cell ?? null) : null)}
        waiting={waiting}
        large={large}
        pencilsOn={(board) => (isActing ? pencilsOn(view, board) : null)}
        onChoose={isActing ? turn.choose : ignore}
      />
      {isActing && view.phase === 'step' && <StepBar {...props} {...{ turn, typed, large }} />}
      {isActing && view.phase === 'break' && <BreakBar {...props} turn={turn} />}
    </div>
  );
}

const ignore = () => undefined;

/** With a new step whoever uses keys goes on from the cell or the bar where they acted to the board that waits for them. */
function useFocusOnTurn(
  page: RefObject<HTMLElement | null>,
  { moment, isAwaited }: { moment: string; isAwaited: boolean },
): void {
  const told = useRef(moment);
  useEffect(() => {
    if (told.current === moment) return;
    told.current = moment;
    const at = document.activeElement;
    const hasActed = at instanceof SVGElement || at?.closest('[data-action-bar]') != null;
    if (!isAwaited || !hasActed || !isByKeys() || page.current?.contains(at) !== true) return;
    page.current.querySelector<SVGElement>('[data-acts-here] [tabindex="0"]')?.focus();
  }, [page, moment, isAwaited]);
}

/** Who presses Enter again and again as a step closes would put and lock in on a board that they have not seen yet. */
function useNoEnterBetween(page: RefObject<HTMLElement | null>, moment: string): void {
  const last = useRef({ enterAt: Number.NEGATIVE_INFINITY, changedAt: Number.NEGATIVE_INFINITY, moment });
  useLayoutEffect(() => {
    if (last.current.moment !== moment) last.current = { ...last.current, moment, changedAt: performance.now() };
  }, [moment]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      const { enterAt, changedAt } = last.current;
      const at = performance.now();
      const isOurs =
        event.target === document.body ||
        (event.target instanceof Node && page.current?.contains(event.target) === true);
      if (isOurs && isStillPressed({ at, enterAt, changedAt })) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      last.current = { ...last.current, enterAt: at };
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [page]);
}

/** Says what a step changed, board by board, as soon as it is on the screen. */
function useChangesSaid(view: View) {
  const before = useRef(view.boards);
  const text = JSON.stringify(view.boards);
  const tell = useEffectEvent(() => {
    const words = changeWords(before.current, view.boards);
    before.current = view.boards;
    if (words !== '') announce(words);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boards as text are what changes
  useEffect(() => tell(), [text]);
}

/** Which step it is, whose colour one has, how many are ready; for who only watches also what was put last, and the clock. */
function Standing(props: Props) {
  const { view, mine } = props;
  if (view.status === 'finished') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      {mine === null && <Watching {...props} />}
      <Playing {...{ view }} />
      <p className="figures text-muted">
        {view.readyCount} of 3 ready
        {/* On a phone the bar says it, and the board stays where it is. */}
        {view.ready === true && view.readyCount < 3 && <span className="max-sm:sr-only">, you are one of them</span>}
      </p>
      {view.phase === 'step' && (
        <p className={classNames('text-muted', mine !== null && 'max-sm:hidden')}>
          {/* A wide page has the goal in its head. */}
          <span className="sm:hidden">Join three edges of a board. </span>Turns go{' '}
          {(view.round === 1 ? colors : [...colors].reverse()).join(', ')}.
        </p>
      )}
    </div>
  );
}

function Playing({ view: { color } }: Pick<Props, 'view'>) {
  if (color === undefined) return null;
  return (
    <p className="flex items-center gap-2 font-medium text-emphasis text-sm">
      <PieceMark color={color} className="size-6" />
      You play {color} ({patternNames[color]}).
    </p>
  );
}

function Watching({ view, settings, now }: Props) {
  const { moveSeconds, breakSeconds } = settings;
  const isBreak = view.phase === 'break';
  const seconds = isBreak ? breakSeconds : moveSeconds;
  const isHostPaced = isPacedByHost(settings);
  // The server draws no clock: its place is kept until the browser does.
  const hasClock = !isHostPaced && (view.dueAt !== null || view.leftMs !== null);
  const last = view.boards.flatMap((board) => (board.onTurn === null ? [] : (lastLine(board) ?? [])));
  return (
    <>
      <div data-bar-clock className={hasClock ? 'min-h-14 min-w-32' : undefined}>
        <TableClock
          {...{ view, now, isHostPaced }}
          closes={isBreak ? 'the break' : 'the step'}
          label={isBreak ? 'The break' : `Step ${view.step}`}
          totalMs={seconds === null ? null : seconds * 1000}
        />
      </div>
      {last.length > 0 && (
        <ul aria-label="Put last" className="text-default lg:hidden">
          {last.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function lastLine(board: BoardView): string | null {
  const words = lastWords(board);
  return words === null ? null : `Board ${board.board}: ${words}`;
}

function BreakBar({ view, turn }: Props & { turn: TurnOfMine }) {
  return (
    <>
      <h2 data-to-do className="sr-only">
        The break
      </h2>
      <ActionBar
        prompt="The break."
        saved={turn.isReady ? 'You are ready.' : null}
        counts={`${view.readyCount} of 3 are.`}
        problem={turn.problem}
      >
        {turn.isReady ? undefined : (
          <Button variant="mine" size="lg" onClick={turn.ready}>
            Ready for the second half
          </Button>
        )}
      </ActionBar>
    </>
  );
}

/** What is asked of a seat now, for the page's title. */
export function promptOf(view: View & { status: string }): string | null {
  if (view.status !== 'running' || view.ready !== false) return null;
  if (view.phase === 'break') return 'Say when you are ready for the second half';
  // It stands in the tab's title, where others may read it: no colour.
  return view.own ? `Your move on board ${view.own.board}` : null;
}

export const phaseWords = (view: View): string =>
  view.phase === 'break' ? 'The break' : `Half ${view.round}, step ${view.step}`;

/** An action of the log in words, after a name. */
export function actionWords(action: unknown): string | null {
  const { type, board, cell } = fieldsOf(action);
  if (type === 'move') return `put ${capitalized(String(cell))} on board ${board}`;
  if (type === 'undo') return 'took their move back';
  return type === 'ready' ? 'is ready' : null;
}
