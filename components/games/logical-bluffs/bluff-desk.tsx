'use client';

import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useAction } from '@/components/board/use-action';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { type Cell, cells } from '@/games/logical-bluffs/grid';
import { subsetProblem } from '@/games/logical-bluffs/subset';
import type { Turn, View } from '@/games/logical-bluffs/view';
import { actionOf, type BluffDraft, draftFor } from './bluff-draft';
import { Composer } from './composer';
import { DeskBar, msOf } from './desk-bar';
import { DeskBoard } from './desk-board';
import { DeskFrame } from './desk-frame';
import { ifUnread } from './if-unread';
import type { Line } from './reading';
import type { ScreenProps } from './screen-props';
import { type Smoke, StatementLine } from './statement-line';
import type { CellLook } from './tile-grid';
import type { Desk } from './use-desk';
import { useAnswer } from './use-reader';

interface Props extends ScreenProps {
  readonly turn: Turn;
  readonly desk: Desk;
}

/** Choosing tiles and saying four things about them; final once it is sent. */
export function BluffDesk(props: Props) {
  const { view, settings, turn, check, draft: useDraft, desk } = props;
  const [kept, keep] = useDraft<unknown>('bluff', null);
  const [open, setOpen] = useState(0);
  const { send, isSending, refused, forget } = useAction(props);
  const draft = useMemo(() => draftOrSentBack(kept, view.round, turn), [kept, view.round, turn]);
  const { lines, isOverdue, wrong: wrongSaid } = useLines(desk, draft, view);
  const problem = subsetProblem(draft.subset, turn.previousSubset, draft.noLimit);
  const change = (part: Partial<BluffDraft>) => {
    forget();
    keep({ ...draft, ...part });
  };
  const write = (i: number, text: string) =>
    change({ statements: draft.statements.map((old, j) => (i === j ? text : old)) });
  const states = draft.statements.map((text, i) => lineState(text, { view, line: lines[i] ?? null }));
  const wrong = problem ?? lackOf(draft) ?? wrongSaid ?? check(actionOf(draft))?.message ?? null;
  return (
    <>
      <h2 data-to-do className="sr-only">
        Make four statements
      </h2>
      <DeskFrame
        desk={desk}
        board={
          <ChoiceBoard {...{ view, desk, turn, draft, change }} idle={idleOf(lines[open])}>
            <LineSwitch {...{ states, open, setOpen }} />
          </ChoiceBoard>
        }
        aside={
          <Advice
            desk={desk}
            statements={draft.statements}
            subset={problem === null ? draft.subset : null}
            line={open}
            onChoose={(text) => write(open, text)}
          />
        }
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <SubsetWords {...{ draft, problem }} />
          <NoLimit {...{ view, draft }} onChange={change} />
        </div>
        <SentBack turn={turn} />
        <Lines
          {...{ view, turn, draft, desk, lines, isOverdue, open, setOpen, write, change }}
          next={nextLine(states)}
        />
      </DeskFrame>
      <DeskBar
        {...props}
        prompt="Choose tiles and say four things about them. Once sent, it is final."
        steps={stepsFor({ draft, states, areTilesDone: problem === null })}
        totalMs={msOf(settings.bluffSeconds)}
        problem={refused}
      >
        <Button
          variant="mine"
          size="lg"
          busy={isSending}
          disabledReason={wrong}
          onClick={async () => (await send(actionOf(draft))) && keep(null)}
        >
          Send the statements
        </Button>
      </DeskBar>
    </>
  );
}

const lackOf = ({ statements }: BluffDraft): string | null =>
  statements.some((text) => text.trim() === '') ? 'Write all four statements first.' : null;

interface ChoiceBoardProps extends Pick<Props, 'view' | 'desk' | 'turn'> {
  readonly draft: BluffDraft;
  /** Tiles that the open statement does not speak of. */
  readonly idle: readonly Cell[];
  change(part: Partial<BluffDraft>): void;
  readonly children: ReactNode;
}

function ChoiceBoard({ view, desk, turn, draft, idle, change, children }: ChoiceBoardProps) {
  return (
    <DeskBoard
      title="Tiles to speak of"
      {...{ view, desk }}
      act={{ label: 'Choose', onPick: (cell) => change({ subset: withCell(draft.subset, cell) }) }}
      lookOf={(cell) => subsetLook({ turn, draft, idle }, cell)}
      beside={children}
    />
  );
}

interface AdviceProps extends Pick<Props, 'desk'> {
  readonly statements: readonly string[];
  /** Null: these tiles will not do yet. */
  readonly subset: readonly Cell[] | null;
  readonly line: number;
  onChoose(text: string): void;
}

function Advice({ desk, subset, ...rest }: AdviceProps) {
  if (subset !== null && desk.reader !== null) return <Composer {...{ desk, subset, ...rest }} />;
  return (
    <p className="text-muted text-sm">
      Once your tiles will do, you find here what could be said of them, and how likely it is.
    </p>
  );
}

function SentBack({ turn: { sentBack } }: { turn: Turn }) {
  if (sentBack === null) return null;
  return (
    <p role="status" className="rounded-md border border-danger-content/50 px-3 py-2 text-sm">
      The host has sent your statements back: number {sentBack.statement + 1} is not valid.
      {sentBack.reason === null ? null : <span className="text-emphasis"> “{sentBack.reason}”</span>} Your time goes on.
    </p>
  );
}

interface LinesProps extends Pick<Props, 'view' | 'turn' | 'desk'> {
  readonly draft: BluffDraft;
  readonly lines: readonly (Line | null)[];
  readonly isOverdue: boolean;
  readonly open: number;
  setOpen(line: number): void;
  write(line: number, text: string): void;
  change(part: Partial<BluffDraft>): void;
  /** The line to go on with from this one; null: all are ready. */
  next(from: number): number | null;
}

function Lines({ view, turn, draft, desk, lines, isOverdue, open, setOpen, write, change, next }: LinesProps) {
  const list = useRef<HTMLDivElement>(null);
  function goOn(from: number) {
    const to = next(from);
    if (to === null) return focusSend();
    setOpen(to);
    // On a phone the line is drawn once it is the open one.
    requestAnimationFrame(() => list.current?.querySelectorAll('textarea')[to]?.focus());
  }
  return (
    <div ref={list} className="grid gap-2">
      {draft.statements.map((text, i) => (
        <StatementLine
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
          key={i}
          number={i + 1}
          {...{ text, desk }}
          line={lines[i] ?? null}
          isOverdue={isOverdue}
          subset={draft.subset.length === 0 ? cells : draft.subset}
          isOpen={open === i}
          ifUnread={ifUnread({ view, turn, subset: draft.subset, text })}
          smoke={smokeFor({ view, draft, i }, change)}
          onFocus={() => setOpen(i)}
          onNext={() => goOn(i)}
          onChange={(changed) => write(i, changed)}
        />
      ))}
    </div>
  );
}

/** What is sent is in the bar. */
const focusSend = () => document.querySelector<HTMLElement>('[data-action-bar] button')?.focus();

/** The first below that is not ready, or from the top. */
const nextLine = (states: readonly LineState[]) => (from: number) => {
  const order = [1, 2, 3].map((by) => (from + by) % 4);
  return [...order, from].find((line) => states[line] !== 'done') ?? null;
};

/** What is kept; where the host has sent a bluff back and nothing new is begun, that bluff. */
function draftOrSentBack(kept: unknown, round: number, { sentBack }: Turn): BluffDraft {
  const draft = draftFor(kept, round);
  const isEmpty = draft.subset.length === 0 && draft.statements.every((text) => text === '');
  if (sentBack === null || !isEmpty) return draft;
  const { subset, statements, noLimit, smokescreen } = sentBack.action;
  return { round, subset, statements, noLimit, smokescreen };
}

interface Lines {
  /** Null where a line is being read, and until what reads is here. */
  readonly lines: readonly (Line | null)[];
  /** Reading took too long here: it is read when it is sent. */
  readonly isOverdue: boolean;
  /** Why the four cannot be sent as they stand; null while that is found out. */
  readonly wrong: string | null;
}

function useLines({ reader, basis }: Desk, { subset, statements }: BluffDraft, { adjudication }: View): Lines {
  const about = subset.length === 0 ? cells : subset;
  const read = useAnswer(reader, 'lines', [basis, about, statements]);
  const refusal = useAnswer(reader, 'refusal', [about, statements, adjudication]);
  const isOfThese = read?.args[1].join() === about.join();
  return {
    lines: statements.map((text, i) => {
      const line = isOfThese ? read?.answer?.[i] : undefined;
      return line?.text === text ? line : null;
    }),
    isOverdue: read?.isLatest === true && read.answer === undefined,
    wrong: refusal?.isLatest ? (refusal.answer?.message ?? null) : null,
  };
}

const withCell = (subset: readonly Cell[], cell: Cell): Cell[] =>
  cells.filter((one) => (one === cell ? !subset.includes(cell) : subset.includes(one)));

const idleOf = (line: Line | null | undefined): readonly Cell[] => line?.problem?.idle ?? [];

function subsetLook(
  { turn, draft, idle }: { turn: Turn; draft: BluffDraft; idle: readonly Cell[] },
  cell: Cell,
): CellLook {
  const isChosen = draft.subset.includes(cell);
  return {
    isChosen,
    wasChosen: turn.previousSubset?.includes(cell) ?? false,
    isIdle: isChosen && idle.includes(cell),
    shares: null,
  };
}

// --- how far each line is

type LineState = 'empty' | 'wrong' | 'done';
const stateWords: Readonly<Record<LineState, string>> = { empty: 'to write', wrong: 'to mend', done: 'ready' };

/** Nothing is ready that has not been read yet. */
function lineState(text: string, { view, line }: { view: View; line: Line | null }): LineState {
  if (line === null || text.trim() === '') return 'empty';
  const goesToHost = view.adjudication === 'host' && line.problem?.code === 'NOT_UNDERSTOOD';
  return (line.problem === null || goesToHost) && line.sameAs === null ? 'done' : 'wrong';
}

interface Progress {
  readonly draft: BluffDraft;
  readonly states: readonly LineState[];
  readonly areTilesDone: boolean;
}

/** What is missing still; nothing is done that has not been judged yet. */
export function stepsFor({ draft, states, areTilesDone }: Progress) {
  const done = states.filter((state) => state === 'done').length;
  const wanted = draft.statements.length;
  return [
    { id: 'tiles', label: `${draft.subset.length} tiles`, isDone: areTilesDone },
    { id: 'statements', label: `${done} of ${wanted} statements`, isDone: done === wanted },
  ];
}

/** On a phone one line is written at a time, beside the board. */
function LineSwitch({
  states,
  open,
  setOpen,
}: {
  states: readonly LineState[];
  open: number;
  setOpen(line: number): void;
}) {
  return (
    <fieldset className="grid min-w-0 flex-1 content-between gap-1 pt-4 sm:hidden">
      <legend className="sr-only">Which statement</legend>
      {[0, 1, 2, 3].map((i) => (
        <Button
          key={i}
          variant={open === i ? 'solid' : 'outline'}
          aria-pressed={open === i}
          aria-label={`Write statement ${i + 1}`}
          className="h-11! w-full gap-1.5 px-1!"
          onClick={() => setOpen(i)}
        >
          <span className="figures display text-lg">{i + 1}</span>
          <span className="text-2xs">{stateWords[states[i] ?? 'empty']}</span>
        </Button>
      ))}
    </fieldset>
  );
}

function SubsetWords({ draft, problem }: { draft: BluffDraft; problem: string | null }) {
  const isEmpty = draft.subset.length === 0;
  return (
    <p
      aria-live="polite"
      className={classNames(
        'min-w-0 flex-1 text-sm',
        isEmpty ? 'text-subtle' : problem === null ? 'text-success-content' : 'text-danger-content',
      )}
    >
      {isEmpty ? 'Choose 4 to 8 tiles that hang together by their sides.' : (problem ?? 'These tiles will do.')}
    </p>
  );
}

// --- items

const itemsOf = (view: View & { viewer?: string }) => new Map(Object.entries(view.items)).get(view.viewer ?? '');

interface ItemProps {
  readonly view: View & { viewer: string };
  readonly draft: BluffDraft;
}

function NoLimit({ view, draft, onChange }: ItemProps & { onChange(part: Partial<BluffDraft>): void }) {
  if ((itemsOf(view)?.noLimit ?? 0) === 0) return null;
  return (
    <Button
      size="sm"
      className="pointer-coarse:h-11!"
      variant={draft.noLimit ? 'solid' : 'outline'}
      aria-pressed={draft.noLimit}
      title="Any 1 to 16 tiles, wherever they lie, whatever you chose last."
      onClick={() => onChange({ noLimit: !draft.noLimit })}
    >
      {draft.noLimit ? 'No limit is used' : 'Use “no limit”'}
    </Button>
  );
}

/** The smokescreen for a line; null where none is left. */
function smokeFor(
  { view, draft, i }: ItemProps & { i: number },
  change: (part: Partial<BluffDraft>) => void,
): Smoke | null {
  if ((itemsOf(view)?.smokescreen ?? 0) === 0) return null;
  const isOn = draft.smokescreen === i;
  return { isOn, toggle: () => change({ smokescreen: isOn ? null : i }) };
}
