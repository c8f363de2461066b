'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { itemAt } from '@/games/kit/item-at';
import { type Cell, colours, indexOfCell } from '@/games/logical-bluffs/grid';
import type { View } from '@/games/logical-bluffs/view';
import { CountLine } from './count-line';
import { allOpen, coloursIn, contradictions, withCertain, withLikeliest } from './marks';
import { formatChance } from './shares';
import { TilePicture } from './tile';
import { type CellLook, TileGrid } from './tile-grid';
import type { Desk } from './use-desk';
import { type Brush, useMarking } from './use-marking';

/** What a tap on a tile does in a phase, besides marking. */
export interface BoardAct {
  /** "Choose", "Buy". */
  readonly label: string;
  /** Why it cannot be done now, on any tile. */
  readonly reason?: string | null;
  onPick(cell: Cell): void;
}

interface DeskBoardProps {
  readonly title: string;
  readonly view: View;
  readonly desk: Desk;
  readonly act?: BoardAct;
  lookOf?(cell: Cell): CellLook;
}

/** The one board of the desk: what is known, what is marked, how likely what is left, and what the phase does with tiles. */
export function DeskBoard({ title, view, desk, act, lookOf }: DeskBoardProps) {
  const [chosen, setBrush] = useState<Brush | 'act'>(act === undefined ? 'red' : 'act');
  const tool = chosen === 'act' && (act === undefined || act.reason != null) ? 'red' : chosen;
  const [at, setAt] = useState<Cell | null>(null);
  const known = new Map(Object.entries(view.known ?? {}));
  const fresh = useFresh([...known.keys()]);
  const { marks, mark, knowledge, supposing } = desk;
  const wrong = knowledge === null ? null : contradictions(marks, knowledge);
  const hands = useMarking({ marks, mark, brush: tool === 'act' ? null : tool, isKnown: (cell) => known.has(cell) });
  const lookAt = (cell: Cell): CellLook => {
    const possible = coloursIn(itemAt(marks, indexOfCell(cell)));
    const only = possible.length === 1 ? possible[0] : null;
    return {
      colour: known.get(cell) ?? only,
      isGuess: !known.has(cell) && only !== null,
      possible,
      shares: known.has(cell) || only !== null ? null : sharesOf(desk, cell), // what is marked is decided
      isNew: fresh.has(cell),
      isWrong: wrong?.tiles.includes(cell) ?? false,
      ...lookOf?.(cell),
    };
  };
  return (
    <div className="grid gap-2">
      <div className="grid gap-x-3 gap-y-2 max-sm:grid-cols-[13.5rem_minmax(0,1fr)]">
        <div className="min-w-0">
          <TileGrid
            title={title}
            initials
            className={tool === 'act' ? undefined : '**:data-cell:touch-none'}
            lookOf={lookAt}
            onChoose={tool === 'act' && act !== undefined ? act.onPick : hands.tap}
            onKey={hands.key}
            onPress={hands.press}
            onSecond={tool === 'act' ? undefined : hands.ruleOut}
            onPoint={setAt}
          />
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 max-sm:pt-4">
          <Tools {...{ act, tool, desk }} onChoose={setBrush} />
          <p className="figures min-h-8 min-w-32 flex-1 content-center text-subtle text-xs max-sm:hidden">
            {at === null || known.has(at) || supposing === null || desk.odds === null
              ? hintFor(tool)
              : `${at}: ${shareWords(desk, at)}`}
          </p>
        </div>
      </div>
    </div>
  );
}

const hintFor = (tool: Brush | 'act') =>
  tool === 'act'
    ? 'Keys R B G Y mark a tile, with Shift rule a colour out.'
    : 'Tap or drag to mark; hold, or the second button, rules out.';

/** Cells that were not known when the board was first drawn. */
function useFresh(known: readonly string[]): ReadonlySet<string> {
  const first = useRef(new Set(known));
  return new Set(known.filter((cell) => !first.current.has(cell)));
}

/** How likely each colour is on a tile; null where nothing is counted, or nothing follows. */
function sharesOf({ supposing, odds }: Desk, cell: Cell): readonly number[] | null {
  const counts = supposing?.counts[indexOfCell(cell)];
  if (odds === null || supposing === null || counts === undefined) return null;
  const isEven = counts.every((count) => count === counts[0]);
  return isEven ? null : counts.map((count) => count / supposing.count);
}

const shareWords = ({ supposing }: Desk, cell: Cell): string =>
  colours
    .map((colour, k) => ({ colour, share: (supposing?.counts[indexOfCell(cell)]?.[k] ?? 0) / (supposing?.count ?? 1) }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
    .map(({ colour, share }) => `${colour} ${formatChance(share)}`)
    .join(', ');

function Tools({
  act,
  tool,
  desk,
  onChoose,
}: Pick<DeskBoardProps, 'act' | 'desk'> & {
  tool: Brush | 'act';
  onChoose(tool: Brush | 'act'): void;
}) {
  return (
    <fieldset className="flex gap-1 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:content-start">
      <legend className="sr-only">A tap on a tile</legend>
      {act !== undefined && (
        <Tool isOn={tool === 'act'} isWide reason={act.reason} onChoose={() => onChoose('act')}>
          {act.label}
        </Tool>
      )}
      {colours.map((colour) => (
        <Tool
          key={colour}
          isOn={tool === colour}
          reason={desk.mark === null ? 'Your marks are on their way.' : null}
          label={`Mark ${colour}`}
          onChoose={() => onChoose(colour)}
        >
          <TilePicture colour={colour} initial className="size-6" />
        </Tool>
      ))}
      <Tool isOn={tool === 'open'} label="Open again" onChoose={() => onChoose('open')}>
        ?
      </Tool>
    </fieldset>
  );
}

interface ToolProps {
  readonly isOn: boolean;
  readonly reason?: string | null;
  readonly label?: string;
  /** A word, which on a phone needs a row of its own. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
  onChoose(): void;
}

const Tool = ({ isOn, reason, label, isWide = false, children, onChoose }: ToolProps) => (
  <Button
    variant={isOn ? 'solid' : 'outline'}
    aria-pressed={isOn}
    aria-label={label}
    title={label}
    disabledReason={reason}
    className={classNames(
      'h-11! min-w-8 px-1! pointer-coarse:min-w-11 max-sm:w-full sm:h-9!',
      isWide ? 'max-sm:col-span-2 sm:px-2!' : 'max-sm:text-xs',
    )}
    onClick={onChoose}
  >
    {children}
  </Button>
);

/** How many grids are left, what can be put in by itself, and where the marks cannot be. */
export function BoardNotes({ desk }: { desk: Desk }) {
  const { knowledge, odds, supposing, supposition, marks, mark } = desk;
  if (knowledge === null) return null;
  const wrong = contradictions(marks, knowledge);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5 text-sm">
      <p aria-live="polite" className="figures text-subtle">
        {supposing === null ? (
          <span className="text-danger-content">With what you suppose no grid is left.</span>
        ) : (
          <CountLine knowledge={supposing} isSupposed={supposition.count > 0} />
        )}
        {supposition.count > 0 && (
          <>
            {' '}
            <button type="button" className="underline underline-offset-4" onClick={supposition.clear}>
              Suppose nothing
            </button>
          </>
        )}
      </p>
      {mark !== null && (
        <p className="flex flex-wrap gap-x-2 text-subtle text-xs">
          Mark
          {odds !== null && (
            <>
              <Fill onChoose={() => mark(withCertain(marks, odds))}>what is certain</Fill>
              <Fill onChoose={() => mark(withLikeliest(marks, supposing ?? odds))}>the likeliest</Fill>
            </>
          )}
          <Fill onChoose={() => mark(allOpen)}>nothing</Fill>
        </p>
      )}
      {(wrong.tiles.length > 0 || wrong.together) && (
        <p role="status" className="basis-full text-danger-content text-xs">
          {wrong.tiles.length > 0
            ? `What you marked for ${wrong.tiles.join(', ')} contradicts what you know for certain.`
            : 'No grid fits all these marks and what you know for certain.'}
        </p>
      )}
    </div>
  );
}

const Fill = ({ children, onChoose }: { children: ReactNode; onChoose(): void }) => (
  <button type="button" className="underline underline-offset-4" onClick={onChoose}>
    {children}
  </button>
);
