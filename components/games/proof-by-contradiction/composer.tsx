'use client';

import { Search, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ActionBar, countsWhen } from '@/components/match/action-bar';
import type { GameScreenProps } from '@/components/match/game-screens';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { MatchView, Refusal } from '@/games/game';
import {
  type Board,
  type Cell,
  type Color,
  cellOf,
  colorAt,
  colors,
  parseBoard,
  sharesLine,
  TOKENS_ON_A_BOARD,
} from '@/games/proof-by-contradiction/board';
import { problemsOf, tokensToPlace } from '@/games/proof-by-contradiction/check';
import { type Clue, type ClueStatus, clueStatus, type Format } from '@/games/proof-by-contradiction/clue';
import { countBoards, knownTokens } from '@/games/proof-by-contradiction/count';
import { fieldOf } from '@/games/proof-by-contradiction/explain';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import { LAST_ROUND } from '@/games/proof-by-contradiction/state';
import type { View } from '@/games/proof-by-contradiction/view';
import { BoardField, type CellLook } from './board-field';
import { ClueBuilder, StatusMark, statusWords } from './clue-builder';
import { ClueText } from './clue-text';
import { ContractFields } from './contract-fields';
import { MovedDraft } from './moved-draft';
import {
  clueOf,
  type Draft,
  draftFor,
  isSaved,
  lackOf,
  placeToken,
  removeToken,
  submissionOf,
  toggleQuery,
} from './submission-draft';
import { TokenIcon } from './token';
import { useTokenDrag } from './use-token-drag';

type Props = GameScreenProps<View>;

/** A whole round on one board: tokens, clue, query and contracts, saved together, changed until the close. */
export function Composer(props: Props & { readonly children?: ReactNode }) {
  const { view, settings, submit, draft: useDraft, nameOf } = props;
  const [kept, keep] = useDraft<unknown>('submission', null);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const pending = view.pending ?? null;
  const draft = draftFor(kept, { round: view.round, pending });
  const saved = isSaved(draft, pending, view);
  const lack = lackOf(draft, view);
  const submission = submissionOf(draft, view);
  const problems = problemsOf(view, submission).filter((problem) => concerns(problem, draft));
  const first = lack === null ? (problems[0] ?? null) : null;

  function change(part: Partial<Draft>) {
    setRefused(null);
    keep({ ...draft, ...part });
  }
  async function save() {
    if (isSending || saved || lack !== null) return;
    setSending(true);
    const refusal = await submit(submission);
    setSending(false);
    setRefused(refusal);
    if (refusal === null) keep(null);
  }

  return (
    <section aria-label={`Round ${view.round}`}>
      <h2 className="display mb-3 text-xl">{titles[view.round] ?? `Round ${view.round}`}</h2>
      <MovedDraft {...{ draft, problems, view }} onKeep={() => change({ movedFrom: null })} onDrop={() => keep(null)} />
      <div className="grid gap-x-7 gap-y-6 lg:grid-cols-[minmax(0,22.5rem)_minmax(0,1fr)]">
        <OwnBoard {...{ view, draft, change }} problems={problemsAt(problems, 'place', 'query')} />
        <div className="grid content-start gap-6">
          {view.round !== LAST_ROUND && (
            <OwnClue {...{ view, draft, change }} problems={problemsAt(problems, 'clue')} />
          )}
          {view.round === LAST_ROUND && <OwnClues {...{ view, draft }} />}
          <OthersClues {...{ view, draft }} />
          {view.round === 1 && view.contractsOn && (
            <ContractFields
              {...{ draft, view, nameOf }}
              onChange={change}
              problems={problemsAt(problems, 'contracts')}
            />
          )}
        </div>
      </div>
      {props.children !== undefined && <div className="mt-10">{props.children}</div>}
      <ActionBar
        prompt={promptFor({ lack, saved, fits: first === null, round: view.round })}
        saved={pending === null ? null : saved ? 'Saved.' : 'What you saved before still stands.'}
        counts={countsWhen((settings as Settings).pace, view.dueAt)}
        problem={refused ?? first}
      >
        {pending !== null && !saved && (
          <Button size="lg" onClick={() => keep(null)}>
            Back to what is saved
          </Button>
        )}
        {!saved && (
          <Button
            variant="mine"
            size="lg"
            className="max-sm:w-full"
            busy={isSending}
            disabledReason={lack ?? (first === null ? null : 'Mend what is marked first.')}
            onClick={save}
          >
            Save
          </Button>
        )}
      </ActionBar>
    </section>
  );
}

const titles: Readonly<Record<number, string>> = {
  1: 'Round 1: two tokens and a clue',
  2: 'Round 2: two tokens and your second clue',
  3: 'Round 3: your last token',
};

interface Prompted {
  readonly lack: string | null;
  readonly saved: boolean;
  readonly fits: boolean;
  readonly round: number;
}

function promptFor({ lack, saved, fits, round }: Prompted): string {
  if (saved) return `Round ${round} is set.`;
  return lack ?? (fits ? 'Ready to be saved.' : 'Something does not fit yet.');
}

/** What is missing is said by `lackOf`; problems are what is there and wrong. */
function concerns({ code, field }: Refusal, draft: Draft): boolean {
  if (code === 'WRONG_COUNT') return draft.place.length > tokensToPlace(draft.round);
  if (code === 'BAD_ACTION') return field !== 'clue';
  return code !== 'CONTRACT_REQUIRED' && !(code === 'BAD_QUERY' && draft.query.length < 2);
}

const problemsAt = (problems: readonly Refusal[], ...fields: readonly string[]) =>
  problems.filter(({ field }) => fields.includes(field?.split('.')[0] ?? '')).map(({ message }) => message);

interface PartProps {
  readonly view: MatchView<View>;
  readonly draft: Draft;
  change(part: Partial<Draft>): void;
}

/** Locked tokens and those put down in this round. */
const boardWith = (view: View, draft: Draft): Board => {
  const locked = parseBoard(view.board ?? {});
  const free = draft.place.filter(
    ({ color, cell }) => cellOf(locked, color) === null && colorAt(locked, cell) === null,
  );
  return [...locked, ...free].slice(0, TOKENS_ON_A_BOARD);
};

const ownClues = (view: MatchView<View>) => view.clues.filter(({ seat }) => seat === view.viewer);

function OwnClue({ view, draft, change, problems }: PartProps & { problems: readonly string[] }) {
  const used = new Map(ownClues(view).map(({ clue, round }): [Format, number] => [clue.format, round]));
  const board = boardWith(view, draft);
  const clue = clueOf(draft.clue);
  return (
    <ClueBuilder
      draft={draft.clue}
      onChange={(changed) => change({ clue: changed })}
      {...{ board, used, problems }}
      aside={clue !== null && used.size > 0 && <Together view={view} board={board} clue={clue} />}
    />
  );
}

/** Whether the new clue and those before can be kept together, and on how many boards. */
function Together({ view, board, clue }: { view: MatchView<View>; board: Board; clue: Clue }) {
  const clues = [...ownClues(view).map((own) => own.clue), clue];
  if (clues.some((one) => clueStatus(one, board) === 'false')) return null;
  const n = countBoards(clues, knownTokens(board));
  if (n === 0)
    return <p className="text-danger-content">With your first clue there is no board left that keeps both.</p>;
  return (
    <p className="text-muted">
      {n.toLocaleString('en')} {n === 1 ? 'way is' : 'ways are'} left to fill your board and keep both clues.
    </p>
  );
}

/** In the last round: what the last token does to one's own clues. */
function OwnClues({ view, draft }: { view: MatchView<View>; draft: Draft }) {
  const board = boardWith(view, draft);
  const own = ownClues(view);
  const isBroken = own.some(({ clue }) => clueStatus(clue, board) === 'false');
  return (
    <div className="grid gap-2 text-sm">
      <h3 className="eyebrow">Your own clues</h3>
      <ul className="grid gap-1.5">
        {own.map(({ round, clue }) => (
          <li key={round} className="flex gap-1.5">
            <StatusMark status={clueStatus(clue, board)} />
            <span>
              <ClueText clue={clue} />
              <span className="sr-only">, {statusWords[clueStatus(clue, board)]} for your board</span>
            </span>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className={isBroken ? 'text-danger-content' : 'text-subtle'}>
        {isBroken
          ? 'Your board contradicts your own clue: minus 1000 points and a mark of elimination.'
          : lastTokenWords(
              board,
              countBoards(
                own.map(({ clue }) => clue),
                knownTokens(board),
              ),
            )}
      </p>
    </div>
  );
}

function lastTokenWords(board: Board, ways: number): string {
  if (board.length === TOKENS_ON_A_BOARD) return 'With this token your board keeps both of your clues.';
  if (ways === 0) return 'No token is left that keeps both of your clues.';
  return `${ways} ${ways === 1 ? 'choice' : 'choices'} of your last token ${ways === 1 ? 'keeps' : 'keep'} both of your clues.`;
}

/** How the clues of others stand for one's board with the tokens as put down so far. */
function OthersClues({ view, draft }: { view: MatchView<View>; draft: Draft }) {
  const board = boardWith(view, draft);
  const others = view.clues.filter(({ seat }) => seat !== view.viewer);
  if (others.length === 0) return null;
  const count = (status: ClueStatus) => others.filter(({ clue }) => clueStatus(clue, board) === status).length;
  return (
    <p aria-live="polite" className="text-sm text-subtle">
      <span className="eyebrow mb-1 block">Clues of others on this board</span>
      <span className="text-success-content">{count('false')} false</span>, {count('open')} open, {count('true')} true.
    </p>
  );
}

type Mode = 'tokens' | 'query';

function OwnBoard({ view, draft, change, problems }: PartProps & { problems: readonly string[] }) {
  const [mode, setMode] = useState<Mode>('tokens');
  const [held, hold] = useState<Color | null>(null);
  const [hint, setHint] = useState<string | null>(null);
  const locked = parseBoard(view.board ?? {});
  const hasQuery = view.round !== LAST_ROUND;
  const asks = hasQuery && mode === 'query';
  const limit = tokensToPlace(view.round);

  function put(color: Color, cell: Cell) {
    const refusal = whyNot({ color, cell, locked, draft, limit });
    setHint(refusal);
    if (refusal !== null) return;
    hold(null);
    change({ place: placeToken(draft.place, { color, cell }, view.round) });
  }
  function take(color: Color) {
    setHint(null);
    change({ place: removeToken(draft.place, color) });
  }
  function pick(cell: Cell) {
    if (asks) return change({ query: toggleQuery(draft.query, cell) });
    const there = colorAt(draft.place, cell);
    if (held !== null && held !== there) return put(held, cell);
    if (there !== null) {
      take(there);
      return hold(held === there ? null : there);
    }
    setHint(
      colorAt(locked, cell) === null
        ? 'Choose a token below first, then its cell.'
        : 'This token is locked since an earlier round.',
    );
  }
  function onKey(key: string, cell: Cell): boolean {
    const there = colorAt(draft.place, cell);
    if ((key === 'Delete' || key === 'Backspace') && !asks) {
      if (there !== null) take(there);
      return true;
    }
    const color = colors.find((one) => one[0] === key.toLowerCase());
    if (color === undefined || asks) return false;
    put(color, cell);
    return true;
  }

  const { dragged, press } = useTokenDrag((color, cell) => {
    if (cell !== null) put(color, cell);
    else take(color);
  });
  const look = (cell: Cell) => lookOf(cell, { view, locked, draft, asks, held, dragged: dragged?.color ?? null });

  return (
    <div className="grid content-start gap-3">
      {hasQuery && <ModeChoice {...{ mode, setMode, draft }} />}
      <BoardField
        label={asks ? 'Your board: choose the cells of your query' : 'Your board'}
        className="mx-auto max-w-[25rem] touch-pan-y"
        lookOf={look}
        onPick={pick}
        {...{ onKey }}
        onPress={(cell, event) => {
          const color = colorAt(draft.place, cell);
          if (!asks && color !== null) press(color, event);
        }}
      />
      {asks ? (
        <QueryHelp query={draft.query} onClear={() => change({ query: [] })} />
      ) : (
        <Tray
          {...{ locked, draft, held, press }}
          onHold={(color) => hold(color === held ? null : color)}
          onTake={take}
        />
      )}
      <div aria-live="polite" className="grid gap-1 text-sm empty:hidden">
        {hint !== null && <p className="text-subtle">{hint}</p>}
        {problems.map((problem) => (
          <p key={problem} className="text-danger-content">
            {problem}
          </p>
        ))}
      </div>
      {dragged !== null && (
        <span
          aria-hidden
          className="pointer-events-none fixed z-50 -translate-x-1/2 -translate-y-1/2"
          style={{ left: dragged.x, top: dragged.y }}
        >
          <TokenIcon color={dragged.color} className="size-14 drop-shadow-lg" />
        </span>
      )}
    </div>
  );
}

/** Why a token cannot be put there by hand; what is locked stays, and a full hand has to be emptied first. */
function whyNot({
  color,
  cell,
  locked,
  draft,
  limit,
}: {
  color: Color;
  cell: Cell;
  locked: Board;
  draft: Draft;
  limit: number;
}): string | null {
  if (colorAt(locked, cell) !== null) return `${cell} is taken by a token that is locked.`;
  if (cellOf(locked, color) !== null) return `You placed ${color} in an earlier round.`;
  const others = draft.place.filter((token) => token.color !== color && token.cell !== cell);
  if (limit === 1 || others.length < limit) return null;
  return 'Two tokens are on the board already. Take one off first: tap it, or drag it away.';
}

interface LookContext {
  readonly view: View;
  readonly locked: Board;
  readonly draft: Draft;
  readonly asks: boolean;
  readonly held: Color | null;
  readonly dragged: Color | null;
}

function lookOf(cell: Cell, { view, locked, draft, asks, held, dragged }: LookContext): CellLook {
  const fixed = colorAt(locked, cell);
  const mine = colorAt(draft.place, cell);
  const color = mine ?? fixed;
  const asked = draft.query.includes(cell);
  const clue = view.round === LAST_ROUND ? null : clueOf(draft.clue);
  const field = clue !== null && fieldOf(clue).includes(cell);
  const [first] = draft.query;
  const isImpossible = asks && first !== undefined && !asked && sharesLine(first, cell);
  const words = [
    color === null ? 'empty' : `${color}${mine === null ? ', locked' : ''}`,
    asked ? 'in your query' : '',
    field ? 'in the lines of your clue' : '',
  ];
  return {
    label: words.filter(Boolean).join(', '),
    isPressed: asks ? asked : undefined,
    impossible: isImpossible ? `Shares a line with ${first}` : null,
    className: classNames(
      field ? 'bg-brass/25' : 'bg-piece-empty',
      asked ? 'border-2 border-brass' : mine !== null ? 'border-2 border-emphasis' : 'border-subtle',
      !asks && held !== null && color === null && 'hover:border-emphasis',
    ),
    content: (
      <>
        {color !== null && (
          <TokenIcon
            color={color}
            className={classNames(
              'size-[72%] touch-none',
              (dragged === color && mine !== null) || asks ? 'opacity-40' : '',
            )}
          />
        )}
        {isImpossible && <X aria-hidden className="absolute size-1/3 text-muted" />}
        {asked && (
          <Search
            aria-hidden
            className="absolute right-1 bottom-1 size-4 rounded-full bg-default p-0.5 text-brass-content"
          />
        )}
      </>
    ),
  };
}

function ModeChoice({ mode, setMode, draft }: { mode: Mode; setMode(mode: Mode): void; draft: Draft }) {
  const options: readonly { readonly id: Mode; readonly label: ReactNode }[] = [
    { id: 'tokens', label: 'Tokens' },
    { id: 'query', label: `Query${draft.query.length === 0 ? '' : `: ${draft.query.join(' and ')}`}` },
  ];
  return (
    <fieldset className="flex rounded-md border border-default p-0.5">
      <legend className="sr-only">What a tap on the board does</legend>
      {options.map(({ id, label }) => (
        <label
          key={id}
          className={classNames(
            'relative flex h-9 flex-1 items-center justify-center rounded-sm text-sm has-focus-visible:outline-2 has-focus-visible:outline-focus',
            id === mode ? 'bg-emphasis font-medium text-emphasis' : 'text-subtle hover:text-emphasis',
          )}
        >
          <input
            type="radio"
            name="board-mode"
            className="sr-only"
            value={id}
            checked={id === mode}
            onChange={() => setMode(id)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function QueryHelp({ query, onClear }: { query: readonly Cell[]; onClear(): void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-subtle">
      <p className="min-w-0 flex-1 basis-52">
        {query.length === 0
          ? 'Choose two cells, if you like. When the round closes you learn, for every colour, on how many boards it lies in either.'
          : query.length === 1
            ? `${query[0]}, and a second cell in another row and column.`
            : `You ask for ${query[0]} and ${query[1]}.`}
      </p>
      {query.length > 0 && (
        <Button size="sm" onClick={onClear}>
          No query
        </Button>
      )}
    </div>
  );
}

interface TrayProps {
  readonly locked: Board;
  readonly draft: Draft;
  readonly held: Color | null;
  press(color: Color, event: React.PointerEvent<HTMLElement>): void;
  onHold(color: Color): void;
  onTake(color: Color): void;
}

/** The six tokens: those in hand, those on the board, those locked. */
function Tray({ locked, draft, held, press, onHold, onTake }: TrayProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div role="group" aria-label="Your tokens" className="grid grid-cols-6 gap-1.5">
      {colors.map((color) => {
        const lockedAt = cellOf(locked, color);
        const cell = lockedAt ?? cellOf(draft.place, color);
        const where = lockedAt !== null ? `locked in ${lockedAt}` : cell === null ? 'in hand' : `in ${cell}`;
        return (
          <button
            key={color}
            type="button"
            aria-label={`${color}, ${where}`}
            aria-pressed={held === color}
            aria-disabled={lockedAt !== null || undefined}
            onPointerDown={(event) => lockedAt === null && press(color, event)}
            onKeyDown={(event) => event.key === 'Delete' && onTake(color)}
            onClick={() => lockedAt === null && onHold(color)}
            className={classNames(
              'flex touch-none flex-col items-center gap-0.5 rounded-md border py-1.5 text-2xs',
              held === color ? 'border-brass bg-brass-subtle' : 'border-subtle bg-subtle',
              lockedAt !== null && 'opacity-45',
            )}
          >
            <TokenIcon color={color} className={classNames('size-7', cell !== null && 'opacity-50')} />
            <span className="text-muted">{cell ?? color}</span>
          </button>
        );
      })}
    </div>
  );
}
