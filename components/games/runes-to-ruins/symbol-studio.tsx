'use client';

import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/components/board/use-action';
import { ActionBar, countsWhen } from '@/components/match/action-bar';
import { BarClock } from '@/components/match/bar-clock';
import { isLastOut, lastOutWords } from '@/components/match/last-out';
import { whenReached } from '@/components/match/when-reached';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { notify } from '@/components/ui/notice';
import { type Grid, sameSymbol } from '@/games/runes-to-ruins/symbol';
import type { View } from '@/games/runes-to-ruins/view';
import { BannedSymbols } from './banned-symbols';
import { emptyGrid } from './grid-tool';
import { symbolWords } from './rune-drawing';
import type { ScreenProps } from './screen-props';
import { missingWords, SymbolComposer } from './symbol-composer';
import { type Counting, useLegalCounts } from './use-counts';

const fetchSurprise = () => import('./surprise');
whenReached(() => void fetchSurprise().catch(() => {})); // asked for again when it is pressed

/** Round 1: composing the symbol that everybody else will be looking for. */
export function SymbolStudio(props: ScreenProps) {
  const { view, check, draft, settings, now, mine } = props;
  const { symbolSeconds } = settings;
  const [grid, setGrid] = draft<Grid>(`symbol ${view.banned.length}`, view.symbol ?? emptyGrid);
  const { send, isSending, refused, forget } = useAction(props, null, {
    what: () => 'your symbol',
    moment: `round ${view.round}`,
  });
  const [clears, setClears] = useState(0);
  const missing = missingWords(grid, view.rules);
  const counting = useLegalCounts(grid, view.rules);
  const symbol = grid.flatMap((rune) => (rune == null ? [] : [rune]));
  const isSaved = view.symbol != null && symbol.length === 6 && sameSymbol(symbol, view.symbol);
  const local = missing.length === 0 ? check({ type: 'symbol', runes: symbol }) : null;

  const isLast = view.symbol == null && isLastOut({ view, settings, mine, done: view.readyCount });

  const change = (next: Grid) => {
    forget();
    setGrid(next);
  };
  return (
    <div className="grid grid-cols-1 grid-rows-[1fr_auto] gap-4 sm:min-h-[calc(100svh-4.5rem)]">
      <h2 data-to-do className="sr-only">
        Your symbol
      </h2>
      <div className="grid grid-cols-1 content-start gap-4 max-sm:gap-2.5">
        <BannedNote view={view} />
        <SymbolComposer
          key={`${view.banned.length} ${clears}`}
          grid={grid}
          counts={counting.isCounting ? null : counting.counts}
          onChange={change}
        >
          <Tools
            view={view}
            onSurprise={change}
            onClear={() => {
              change(emptyGrid);
              setClears(clears + 1); // a new composer begins at the first place
            }}
          />
        </SymbolComposer>
        <Legality {...{ missing, counting }} isEmpty={symbol.length === 0} />
      </div>
      <ActionBar
        clock={
          <BarClock
            {...{ view, now, settings }}
            label="Round 1: symbols"
            totalMs={symbolSeconds === null ? null : symbolSeconds * 1000}
            isSafe={view.symbol != null}
          />
        }
        prompt={
          // On a phone there is room for one of them.
          <span className={classNames(isLast && 'max-sm:sr-only')}>
            {promptOf({ isSaved, hasSaved: view.symbol != null, isWhole: missing.length === 0 })}
          </span>
        }
        saved={
          view.symbol != null ? `Saved: ${symbolWords(view.symbol)}.` : isLast ? lastOutWords('hand yours in') : null
        }
        isSaved={view.symbol != null}
        counts={view.symbol == null ? undefined : countsWhen({ pace: settings.pace, dueAt: view.dueAt })}
        problem={refused ?? local}
      >
        {isSaved ? undefined : (
          <Button
            variant="mine"
            size="lg"
            busy={isSending}
            disabledReason={missing[0] ?? local?.message ?? null}
            onClick={() => send({ type: 'symbol', runes: symbol })}
          >
            Hand in
          </Button>
        )}
      </ActionBar>
    </div>
  );
}

interface Handing {
  /** What stands here is what was handed in. */
  readonly isSaved: boolean;
  readonly hasSaved: boolean;
  readonly isWhole: boolean;
}

function promptOf({ isSaved, hasSaved, isWhole }: Handing): string {
  if (isSaved) return 'Your symbol is handed in.';
  if (hasSaved) return 'This one does not count until you hand it in.';
  return isWhole
    ? 'Hand it in: otherwise one is drawn for you at the close.'
    : 'Compose the symbol that the others will look for.';
}

/** Why a symbol has to be composed again. */
function BannedNote({ view }: { view: View }) {
  if (view.banned.length === 0) return null;
  return (
    <div className="rounded-lg border border-default bg-warning-subtle p-4">
      <p className="font-medium text-emphasis">
        Two or more players chose the same symbol. It is banned; everybody hands in another one.
      </p>
      <BannedSymbols view={view} />
    </div>
  );
}

interface ToolsProps {
  readonly view: View;
  onSurprise(grid: Grid): void;
  onClear(): void;
}

function Tools({ view, onSurprise, onClear }: ToolsProps) {
  const surpriseMe = async () => {
    try {
      const { surprise } = await fetchSurprise();
      onSurprise([...surprise(view)]);
    } catch {
      notify('No symbol could be drawn: the server does not answer. Try again when you are connected.', 'danger');
    }
  };
  return (
    <div className="mb-2 flex justify-center gap-2">
      <Button onClick={() => void surpriseMe()}>
        <Shuffle aria-hidden className="size-4" />
        Surprise me
      </Button>
      <Button variant="quiet" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}

interface LegalityProps {
  readonly missing: readonly string[];
  readonly counting: Counting;
  /** Nothing is placed. */
  readonly isEmpty: boolean;
}

/** What a legal symbol still lacks, and how many there are with what is placed. */
export function Legality({ missing, counting, isEmpty }: LegalityProps) {
  const isAnything = missing.length > 0 && !(isEmpty && counting.isCounting);
  return (
    <div aria-live="polite" className="min-w-0 flex-1 basis-64 text-sm">
      {missing.length === 0 ? (
        <p className="text-success-content">A legal symbol. Brass dots show where lines meet.</p>
      ) : (
        <ul className="grid grid-cols-1 gap-0.5 text-subtle">
          {missing.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {isAnything && <LegalCount {...counting} />}
    </div>
  );
}

function LegalCount({ counts, isCounting }: Counting) {
  return (
    <p className="mt-1 text-muted" data-testid="legal-count">
      {counts === null || isCounting ? 'Counting …' : legalWords(counts.total)}
    </p>
  );
}

function legalWords(total: number): string {
  if (total === 0) return 'No legal symbol can be made of what is placed.';
  return `${total.toLocaleString('en')} legal ${total === 1 ? 'symbol' : 'symbols'} can still be made.`;
}
