'use client';

import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useAction } from '@/components/board/use-action';
import { inWords } from '@/components/stage/words';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { type Cell, cells } from '@/games/logical-bluffs/grid';
import { MIN_TILES, subsetProblem } from '@/games/logical-bluffs/subset';
import type { Turn, View } from '@/games/logical-bluffs/view';
import { actionOf, type BluffDraft, draftFor, isDraftOf, refusedBefore } from './bluff-draft';
import { Chips } from './chips';
import { DeskBar, msOf } from './desk-bar';
import { DeskBoard } from './desk-board';
import { DeskFrame } from './desk-frame';
import { ifUnread } from './if-unread';
import { pickProblem } from './pick-problem';
import { Proposals } from './proposals-list';
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
  const { send, isSending, refused, forget } = useAction(props, null, {
    what: () => 'your four statements',
    moment: `round ${view.round}`,
  });
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
  const refusedLine = refusedBefore(draft, turn);
  const wrong =
    refusedLine ?? problem ?? lackOf(draft) ?? wrongSaid ?? toMend(states) ?? check(actionOf(draft))?.message ?? null;
  const choose = (text: string) => {
    write(open, text);
    setOpen(emptyAfter(draft.statements, open) ?? open);
  };
  return (
    <>
      <h2 data-to-do className="sr-only">
        Make four statements
      </h2>
      <DeskFrame
        desk={desk}
        board={<ChoiceBoard {...{ view, desk, turn, draft, change }} idle={idleOf(lines[open])} />}
      >
        <SubsetWords {...{ draft, problem }} isSaid={states.every((state) => state === 'done')} />
        <SentBack turn={turn} />
        <Lines
          {...{ view, turn, draft, desk, lines, isOverdue, open, setOpen, write, change, choose }}
          areTilesDone={problem === null}
          next={nextLine(states)}
        />
        {problem === null && desk.reader !== null && (
          <Chips {...{ desk }} subset={draft.subset} statements={draft.statements} line={open} onChoose={choose} />
        )}
        <Powers {...{ view, draft, open, change }} />
      </DeskFrame>
      <DeskBar
        {...props}
        prompt={refusedLine ?? promptFor(states)}
        steps={stepsFor({ draft, states, areTilesDone: problem === null })}
        hasRoomForSteps
        totalMs={msOf(settings.bluffSeconds)}
        problem={refused}
      >
        <Button
          variant="mine"
          size="lg"
          busy={isSending}
          disabledReason={wrong}
          onClick={async () => {
            if (await send(actionOf(draft))) keep((now: unknown) => (isDraftOf(now, draft) ? null : now));
          }}
        >
          <span>
            Send <span className="max-sm:sr-only">the statements</span>
          </span>
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
}

function ChoiceBoard({ view, desk, turn, draft, idle, change }: ChoiceBoardProps) {
  const [refused, setRefused] = useState<{ draft: BluffDraft; cell: Cell; words: string } | null>(null);
  // It stands until something else is chosen or written.
  const note = refused?.draft === draft ? refused : null;
  function pick(cell: Cell) {
    const words = pickProblem(draft, cell);
    setRefused(words === null ? null : { draft, cell, words });
    if (words === null) change({ subset: withCell(draft.subset, cell) });
  }
  return (
    <>
      <DeskBoard
        title="Tiles to speak of"
        {...{ view, desk }}
        act={{ label: 'Choose', onPick: pick }}
        lookOf={(cell) => ({
          ...subsetLook({ turn, draft, idle }, cell),
          note: note?.cell === cell ? note.words : null,
        })}
      />
      <p aria-live="assertive" className="sr-only">
        {note?.words}
      </p>
    </>
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
  readonly areTilesDone: boolean;
  setOpen(line: number): void;
  write(line: number, text: string): void;
  change(part: Partial<BluffDraft>): void;
  /** Takes a ready sentence for the open line, and goes on. */
  choose(text: string): void;
  /** The line to go on with from this one; null: all are ready. */
  next(from: number): number | null;
}

function Lines({ view, turn, draft, desk, lines, open, setOpen, write, change, choose, next, ...rest }: LinesProps) {
  const { isOverdue, areTilesDone } = rest;
  const list = useRef<HTMLDivElement>(null);
  function goOn(from: number) {
    const to = next(from);
    if (to === null) return focusSend();
    setOpen(to);
    list.current?.querySelectorAll('textarea')[to]?.focus();
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
        >
          {areTilesDone && text.trim() === '' && (
            <Proposals {...{ desk }} subset={draft.subset} line={i} statements={draft.statements} onChoose={choose} />
          )}
        </StatementLine>
      ))}
    </div>
  );
}

/** What is sent is in the bar. */
const focusSend = () => document.querySelector<HTMLElement>('[data-action-bar] button')?.focus();

/** The first below that is to write or to mend, or from the top. */
const nextLine = (states: readonly LineState[]) => (from: number) =>
  [...after(from), from].find((line) => states[line] === 'empty' || states[line] === 'wrong') ?? null;

/** The other lines, from the next one on. */
const after = (line: number): number[] => [1, 2, 3].map((by) => (line + by) % 4);

/** The line to go on with once this one is written; null: all are. */
export const emptyAfter = (statements: readonly string[], line: number): number | null =>
  after(line).find((one) => statements[one]?.trim() === '') ?? null;

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

type LineState = 'empty' | 'reading' | 'wrong' | 'done';

/** Nothing is ready, and nothing wrong, that has not been read yet. */
function lineState(text: string, { view, line }: { view: View; line: Line | null }): LineState {
  if (text.trim() === '') return 'empty';
  if (line === null) return 'reading';
  const goesToHost = view.adjudication === 'host' && line.problem?.code === 'NOT_UNDERSTOOD';
  return (line.problem === null || goesToHost) && line.sameAs === null ? 'done' : 'wrong';
}

function toMend(states: readonly LineState[]): string | null {
  const line = states.indexOf('wrong');
  return line < 0 ? null : `Mend statement ${line + 1} first.`;
}

/** Beside how far one is, which the checklist says, and what to do, which stands above the lines: what sending takes. */
export function promptFor(states: readonly LineState[]): string {
  const wrong = states.indexOf('wrong');
  return wrong >= 0 ? `Mend statement ${wrong + 1}.` : 'Final once sent.';
}

interface Progress {
  readonly draft: BluffDraft;
  readonly states: readonly LineState[];
  readonly areTilesDone: boolean;
}

/** What is missing still; nothing is done that has not been judged yet. */
export function stepsFor({ draft, states, areTilesDone }: Progress) {
  const done = states.filter((state) => state === 'done').length;
  const reading = states.filter((state) => state === 'reading').length;
  const wanted = draft.statements.length;
  const counted = `${done + reading} of ${wanted} statements`;
  return [
    { id: 'tiles', label: `${draft.subset.length} tiles`, isDone: areTilesDone },
    {
      id: 'statements',
      label: reading === 0 ? counted : `${counted}, ${inWords(reading)} being read`,
      isDone: done === wanted,
    },
  ];
}

interface SubsetProps {
  readonly draft: BluffDraft;
  readonly problem: string | null;
  /** All four are there, and can be sent. */
  readonly isSaid: boolean;
}

/** What to do first, large, and whether the tiles will do: as high with either, so that nothing moves under a hand. */
function SubsetWords({ draft, problem, isSaid }: SubsetProps) {
  const { length } = draft.subset;
  const tiles = length === 1 ? 'this tile' : `these ${inWords(length)} tiles`;
  return (
    <div aria-live="polite" className="grid min-w-0 content-start gap-0.5 sm:min-h-14">
      <p className="display text-brass-content text-xl max-sm:text-lg">
        {problem === null
          ? `${isSaid ? 'You say' : 'Say'} four things about ${tiles}`
          : 'First choose 4 to 8 connected tiles'}
      </p>
      <p
        className={classNames(
          'text-sm',
          problem === null ? 'text-subtle max-sm:sr-only' : length < MIN_TILES ? 'text-subtle' : 'text-danger-content',
        )}
      >
        {problem === null
          ? 'Each may be true or a lie: a point for each truth, and what the other believes is your weapon.'
          : length === 0
            ? 'Tap them on the board: each has to touch another by a side. Then sentences are ready to take.'
            : problem}
      </p>
    </div>
  );
}

// --- items

const itemsOf = (view: View & { viewer?: string }) => new Map(Object.entries(view.items)).get(view.viewer ?? '');

interface ItemProps {
  readonly view: View & { viewer: string };
  readonly draft: BluffDraft;
}

interface PowersProps extends ItemProps {
  readonly open: number;
  change(part: Partial<BluffDraft>): void;
}

/** What can be used once in a match, out of the way of who has enough to do without. */
function Powers({ view, draft, open, change }: PowersProps) {
  const hasNoLimit = (itemsOf(view)?.noLimit ?? 0) > 0;
  const smoke = smokeFor({ view, draft, i: open }, change);
  if (!hasNoLimit && smoke === null) return null;
  return (
    <details className="group text-sm" open={draft.noLimit || undefined}>
      <summary className="flex min-h-8 cursor-pointer items-center text-subtle pointer-coarse:min-h-11">
        Powers: {[...(hasNoLimit ? ['no limit'] : []), ...(smoke === null ? [] : ['smokescreen'])].join(', ')}
      </summary>
      <div className="grid gap-2 pb-1">
        {hasNoLimit && (
          <Power isOn={draft.noLimit} onChoose={() => change({ noLimit: !draft.noLimit })}>
            {draft.noLimit ? 'No limit is used' : 'Use “no limit”: any 1 to 16 tiles, wherever they lie'}
          </Power>
        )}
        {smoke !== null && (
          <Power isOn={smoke.isOn} onChoose={smoke.toggle}>
            {smoke.isOn ? `Statement ${open + 1} is hidden` : `Smokescreen: hide the words of statement ${open + 1}`}
          </Power>
        )}
      </div>
    </details>
  );
}

const Power = ({ isOn, children, onChoose }: { isOn: boolean; children: ReactNode; onChoose(): void }) => (
  <Button
    size="sm"
    className="h-auto! min-h-8 justify-self-start whitespace-normal! py-1 text-left pointer-coarse:min-h-11"
    variant={isOn ? 'solid' : 'outline'}
    aria-pressed={isOn}
    onClick={onChoose}
  >
    {children}
  </Button>
);

/** The smokescreen for a line; null where none is left. */
function smokeFor(
  { view, draft, i }: ItemProps & { i: number },
  change: (part: Partial<BluffDraft>) => void,
): Smoke | null {
  if ((itemsOf(view)?.smokescreen ?? 0) === 0) return null;
  const isOn = draft.smokescreen === i;
  return { isOn, toggle: () => change({ smokescreen: isOn ? null : i }) };
}
