'use client';

import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { SquareLook } from '@/components/board/square-board';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Kbd } from '@/components/ui/kbd';
import { Styled } from '@/components/ui/styled';
import type { MatchView } from '@/games/game';
import {
  type Board,
  type Cell,
  type Color,
  cellOf,
  colorAt,
  colors,
  isOnLine,
  parseBoard,
  sharesLine,
} from '@/games/proof-by-contradiction/board';
import { LAST_ROUND, tokensToPlace } from '@/games/proof-by-contradiction/state';
import type { View } from '@/games/proof-by-contradiction/view';
import { BoardField, type Rim } from './board-field';
import { ChoiceChip } from './choice-chip';
import {
  linesOf,
  namesLines,
  placeToken,
  removeToken,
  type SubmissionDraft,
  toggleLine,
  toggleQuery,
} from './submission-draft';
import { TokenIcon } from './token';
import { useTokenDrag } from './use-token-drag';

interface PartProps {
  readonly view: MatchView<View>;
  readonly draft: SubmissionDraft;
  change(part: Partial<SubmissionDraft>): void;
}

interface OwnBoardProps extends PartProps {
  /** Whether a tap on it is for the query. */
  readonly asks: boolean;
  onAsk(asks: boolean): void;
  readonly problems: readonly string[];
  /** Stays in sight with it on a phone. */
  readonly strip: ReactNode;
}

/** One's own board: tokens are put down by drag, tap or letter; the same cells are picked for the query. */
export function OwnBoard({ view, draft, change, asks, onAsk, problems, strip }: OwnBoardProps) {
  const hasQuery = view.round !== LAST_ROUND;
  const hand = useHand({ view, draft, change });
  const { locked, held, hint } = hand;
  const { dragged, press } = useTokenDrag((color, cell) => (cell === null ? hand.take(color) : hand.put(color, cell)));
  const look = (cell: Cell) => lookOf(cell, { view, locked, draft, asks, held, dragged: dragged?.color ?? null });

  return (
    <div className="grid content-start gap-3 max-sm:contents">
      {hasQuery && <ModeChoice {...{ asks, onAsk, draft }} />}
      <div
        data-part="tokens"
        className="scroll-mt-20 max-sm:sticky max-sm:top-14 max-sm:z-10 max-sm:-mx-4 max-sm:bg-default max-sm:px-4 max-sm:py-2"
      >
        <BoardField
          label={asks ? 'Your board: choose the cells of your query' : 'Your board'}
          className="mx-auto max-w-[22rem] touch-pan-y max-sm:max-w-[16.5rem]"
          lookOf={look}
          rim={rimOf({ draft, change, hasClue: hasQuery })}
          onPick={(cell) => (asks ? change({ query: toggleQuery(draft.query, cell) }) : hand.pick(cell))}
          onKey={(key, cell) => !asks && hand.onKey(key, cell)}
          onPress={(cell, event) => {
            const color = colorAt(draft.place, cell);
            if (!asks && color !== null) press(color, event);
          }}
        />
        {strip}
      </div>
      {asks ? (
        <QueryHelp query={draft.query} onClear={() => change({ query: [] })} />
      ) : (
        <>
          <Tray {...{ locked, draft, held, press }} onHold={hand.toggle} onTake={hand.take} />
          <p className="text-muted text-xs pointer-coarse:hidden max-sm:hidden">
            Keys on the board: arrows, a colour’s first letter to place it, <Kbd>Delete</Kbd> to take it off.
          </p>
        </>
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
        <Styled
          as="span"
          aria-hidden
          className="pointer-events-none fixed z-50 -translate-x-1/2 -translate-y-1/2"
          style={{ left: `${dragged.x}px`, top: `${dragged.y}px` }}
        >
          <TokenIcon color={dragged.color} className="size-14 drop-shadow-lg" />
        </Styled>
      )}
    </div>
  );
}

/** The lines of the clue are picked on the board itself, while its form names lines. */
function rimOf({ draft, change, hasClue }: Pick<PartProps, 'draft' | 'change'> & { hasClue: boolean }): Rim | null {
  const { clue } = draft;
  if (!hasClue || !namesLines(clue)) return null;
  const chosen = clue.lines.flatMap((line) => line ?? []);
  return { chosen, onPick: (line) => change({ clue: { ...clue, lines: toggleLine(clue.lines, line) } }) };
}

/** What a hand does with tokens: hold one, put it down, take one off; and a word about what it cannot do. */
function useHand({ view, draft, change }: PartProps) {
  const [held, hold] = useState<Color | null>(null);
  const [hint, setHint] = useState<string | null>(null);
  const locked = parseBoard(view.board ?? {});

  function put(color: Color, cell: Cell) {
    const refusal = whyNot({ color, cell, locked, draft, limit: tokensToPlace(view.round) });
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
    const there = colorAt(draft.place, cell);
    if (held !== null && held !== there) return put(held, cell);
    if (there !== null) {
      take(there);
      return hold(held === there ? null : there);
    }
    const isLocked = colorAt(locked, cell) !== null;
    setHint(isLocked ? 'This token is locked since an earlier round.' : 'Choose a token below first, then its cell.');
  }
  function onKey(key: string, cell: Cell): boolean {
    const there = colorAt(draft.place, cell);
    if (key === 'Delete' || key === 'Backspace') {
      if (there !== null) take(there);
      return true;
    }
    const color = colors.find((one) => one[0] === key.toLowerCase());
    if (color !== undefined) put(color, cell);
    return color !== undefined;
  }
  const toggle = (color: Color) => hold(color === held ? null : color);
  return { locked, held, hint, put, take, pick, onKey, toggle };
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
  draft: SubmissionDraft;
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
  readonly draft: SubmissionDraft;
  readonly asks: boolean;
  readonly held: Color | null;
  readonly dragged: Color | null;
}

function lookOf(cell: Cell, { view, locked, draft, asks, held, dragged }: LookContext): SquareLook {
  const fixed = colorAt(locked, cell);
  const mine = colorAt(draft.place, cell);
  const color = mine ?? fixed;
  const asked = draft.query.includes(cell);
  const lines = view.round !== LAST_ROUND && namesLines(draft.clue) ? linesOf(draft.clue) : [];
  const field = lines.some((line) => isOnLine(cell, line));
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
              (dragged === color && mine !== null) || asks ? 'opacity-55' : '',
            )}
          />
        )}
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

function ModeChoice({ asks, onAsk, draft }: Pick<OwnBoardProps, 'asks' | 'onAsk' | 'draft'>) {
  const query = draft.query.length === 0 ? 'Ask a query' : `Query ${draft.query.join(', ')}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div role="group" aria-label="What a tap on the board does" className="grid grid-cols-2 gap-1.5">
      {[false, true].map((one) => (
        <ChoiceChip key={String(one)} isChosen={one === asks} onClick={() => onAsk(one)}>
          {one ? query : 'Place tokens'}
        </ChoiceChip>
      ))}
    </div>
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
  readonly draft: SubmissionDraft;
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
              'flex min-h-11 touch-none flex-col items-center gap-0.5 rounded-md border py-1 text-2xs',
              held === color ? 'border-brass bg-brass-subtle' : 'border-subtle bg-subtle',
              lockedAt !== null && 'opacity-45',
            )}
          >
            <TokenIcon color={color} className={classNames('size-6', cell !== null && 'opacity-50')} />
            <span className="text-muted">{cell ?? color}</span>
          </button>
        );
      })}
    </div>
  );
}
