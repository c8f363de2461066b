'use client';

import { useMemo } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { SeatId } from '@/games/game';
import { allowsHelp } from '@/games/kit/help';
import type { Counts } from '@/games/runes-to-ruins/counts';
import { knowledgeOf, type Mark } from '@/games/runes-to-ruins/deduction';
import type { Knowledge } from '@/games/runes-to-ruins/knowledge';
import { type RuneId, runeOf } from '@/games/runes-to-ruins/runes';
import { positions, positionWords } from '@/games/runes-to-ruins/symbol';
import { Choice } from './choice';
import { countOf, type Likely, likeliest, percent } from './likeliest';
import { markAt, marksOn, type Notebook, readNotebook, withMark } from './notebook';
import { PlacesGrid } from './places-grid';
import { type RuneCell, RuneTable } from './rune-table';
import type { ScreenProps } from './screen-props';
import type { Tool } from './tool';
import { type Counting, useCounts } from './use-counts';

// The table of runes for one other player: marks, what is still possible, and the input for whatever is being done.

type Props = ScreenProps;
export type MarkTool = Mark | 'clear';
export const markTools: readonly { tool: MarkTool; label: string; key: string }[] = [
  { tool: 'yes', label: 'Yes', key: 'y' },
  { tool: 'no', label: 'No', key: 'n' },
  { tool: 'maybe', label: 'Maybe', key: 'm' },
  { tool: 'clear', label: 'Clear', key: 'c' },
];

export interface Workings extends Counting {
  /** How likely each rune is, where that is told; `counts` may say how many symbols are left and no more. */
  readonly shares: Counts | null;
  /** What likely runes may be put in from; null: where they are not told. */
  readonly knowledge: Knowledge | null;
  readonly hasMarks: boolean;
  readonly hasCounts: boolean;
  readonly about: SeatId;
  readonly notes: Notebook;
  save(notes: Notebook): void;
  /** Sets a mark, or takes the same mark away. */
  mark(rune: RuneId, at: { place: number | null; tool: MarkTool }): void;
}

export function useWorkings(
  { view, settings: { help }, notebook }: Pick<Props, 'view' | 'settings' | 'notebook'>,
  about: SeatId,
): Workings {
  const [hasMarks, hasCounts] = [allowsHelp(help, 'marks'), allowsHelp(help, 'counts')];
  const notes = useMemo(() => readNotebook(notebook?.value ?? null), [notebook?.value]);
  const knowledge = useMemo(
    () => (hasCounts ? knowledgeFor({ view, about, notes }) : null),
    [hasCounts, view, about, notes],
  );
  const counting = useCounts(knowledge);
  const save = (next: Notebook) => notebook?.save(next);
  return {
    ...counting,
    ...{ about, notes, save, hasMarks, hasCounts },
    shares: allowsHelp(help, 'all') ? counting.counts : null,
    knowledge: allowsHelp(help, 'all') ? knowledge : null,
    mark: (rune, { place, tool }) => {
      if (!hasMarks) return;
      const was = markAt(marksOn(notes, about), rune, place);
      const next = tool === 'clear' || tool === was ? null : tool;
      save(withMark(notes, { seat: about, rune, place, mark: next }));
    },
  };
}

function knowledgeFor({ view, about, notes }: { view: Props['view']; about: SeatId; notes: Notebook }) {
  const { usesAnswers, off, believed } = notes;
  const used = usesAnswers ? view : { ...view, answers: [], shown: [] };
  return knowledgeOf({ view: used, about, marks: marksOn(notes, about), off, believed });
}

interface TableProps extends Pick<Props, 'nameOf' | 'interactive'> {
  readonly workings: Workings;
  readonly tool: Tool;
  /** The place that is looked at, where the tool has none of its own. */
  readonly place: number | null;
}

/** One table for everything: a tap does what the tool says; y, n, m and c mark whatever the tool is. */
export function WorkingTable({ workings, tool, place: looked, nameOf, interactive }: TableProps) {
  const { shares, hasMarks, notes, about, mark } = workings;
  const place = tool.place === undefined ? looked : tool.place;
  const { chosen = [], only, onRune } = tool;
  return (
    <RuneTable
      label={`Runes of ${nameOf(about)}${place === null ? '' : `, ${positionWords[place]}`}`}
      edge={{
        ...(tool.orders === undefined ? {} : { orders: tool.orders }),
        ...(tool.onGroup === undefined ? {} : { onGroup: tool.onGroup }),
        chosen: tool.groups ?? [],
      }}
      cellOf={(rune) => {
        const marked = hasMarks ? markAt(marksOn(notes, about), rune, place) : null;
        const cell = cellFor({ rune, counts: shares, place, mark: marked });
        if (chosen.includes(rune)) return { ...cell, tone: 'chosen', words: `chosen, ${cell.words ?? ''}` };
        return only !== undefined && !only.includes(rune) ? { ...cell, tone: 'out', isDisabled: true } : cell;
      }}
      onPick={interactive ? (rune) => onRune?.(rune) : undefined}
      onKey={(rune, key) => {
        const found = markTools.find((one) => one.key === key);
        if (found !== undefined && interactive) mark(rune, { place, tool: found.tool });
      }}
      isDraggable={tool.onPlace !== undefined && onRune !== undefined}
    />
  );
}

export function Possible({
  workings,
  tool,
  place: looked,
  nameOf,
}: Pick<TableProps, 'workings' | 'tool' | 'place' | 'nameOf'>) {
  const { counts, shares, hasCounts, isCounting, about } = workings;
  const place = tool.place === undefined ? looked : tool.place;
  if (!hasCounts) return null;
  return (
    <p aria-live="polite" aria-busy={isCounting} className="text-muted text-xs">
      {counts?.total !== 0 && `Still possible for ${nameOf(about)}: `}
      <span className={classNames('figures text-subtle', isCounting && 'opacity-50')} data-testid="possible">
        {counts === null ? '…' : counts.total.toLocaleString('en')}
      </span>{' '}
      {counts?.total === 0
        ? `symbols: your marks and answers about ${nameOf(about)} contradict each other.`
        : `${counts?.total === 1 ? 'symbol' : 'symbols'}.`}{' '}
      {shares !== null && shares.total > 0 && (
        <span className="max-sm:sr-only">
          Percent: of these, with the rune {place === null ? 'anywhere' : `at the ${positionWords[place]}`}.
        </span>
      )}
    </p>
  );
}

/** The six positions: what the tool puts there, else the rune that is likeliest; one of them can be looked at. */
export function Places({
  workings,
  tool,
  place,
  setPlace,
  nameOf,
}: Pick<TableProps, 'workings' | 'tool' | 'place' | 'nameOf'> & { setPlace: (place: number | null) => void }) {
  const { shares, about } = workings;
  const likely = positions.map((p) => likeliest(shares, p));
  const isTools = tool.onPlace !== undefined;
  const chosen = tool.place === undefined ? place : tool.place;
  return (
    <div className="grid gap-1.5">
      {!isTools && (
        <p className="text-subtle text-xs">
          Where in the symbol of {nameOf(about)}: tap a place, and the table is about that place alone.
        </p>
      )}
      <PlacesGrid
        grid={tool.grid ?? likely.map((one) => one?.rune ?? null)}
        chosen={chosen}
        onChoose={(p) => (tool.onPlace ?? ((at: number) => setPlace(place === at ? null : at)))(p)}
        onDropRune={tool.onDrop}
        {...(tool.words === undefined ? {} : { words: tool.words })}
        {...(tool.grid === undefined
          ? {
              faintness: (p: number) => 0.85 * (1 - (likely[p]?.share ?? 0)),
              noteOf: (p: number) => likelyWords(likely[p]),
            }
          : {})}
        title={tool.grid === undefined ? `Likeliest for ${nameOf(about)}` : 'Chosen'}
      />
      {!isTools && (
        <Choice isOn={place === null} onChoose={() => setPlace(null)}>
          Anywhere
        </Choice>
      )}
    </div>
  );
}

const likelyWords = (likely: Likely | null | undefined): string =>
  likely == null ? 'nothing likely yet' : `${runeOf(likely.rune).name} in ${percent(likely.share)}`;

const markWords: Readonly<Record<Mark, string>> = { yes: 'marked yes', no: 'marked no', maybe: 'marked maybe' };

function cellFor({
  rune,
  counts,
  place,
  mark,
}: {
  rune: RuneId;
  counts: Counts | null;
  place: number | null;
  mark: Mark | null;
}): RuneCell {
  if (counts === null || counts.total === 0) return mark === null ? {} : { tone: mark, words: markWords[mark] };
  const count = countOf(counts, rune, place);
  const share = count / counts.total;
  const words = `${percent(share)}: in ${count.toLocaleString('en')} symbols`;
  const tone = mark ?? (count === 0 ? 'out' : share === 1 ? 'yes' : 'plain');
  return { tone, figure: percent(share), level: share, words: mark === null ? words : `${markWords[mark]}, ${words}` };
}
