'use client';

import { type ReactNode, useState } from 'react';
import type { Counts } from '@/games/runes-to-ruins/counts';
import { groupsOf, type Order, type RuneId, type RuneRules, runeOf } from '@/games/runes-to-ruins/runes';
import { countGroups, type Grid, gapsOf, looseOf, positionWords } from '@/games/runes-to-ruins/symbol';
import { gridTool } from './grid-tool';
import { countOf } from './likeliest';
import { PlacesGrid } from './places-grid';
import { type RuneCell, RuneTable } from './rune-table';

/**
 * The table beside a grid of six: tap a rune to put it at the chosen place (or the next empty one), drag it there, or
 * use the keyboard. Tap a place to choose it; a second tap empties it. What leads to no legal symbol there is faint.
 */
export function SymbolComposer({
  grid,
  counts,
  onChange,
  children,
}: {
  grid: Grid;
  /** Of the legal symbols that have what is placed; null until they are counted. */
  counts: Counts | null;
  onChange: (grid: Grid) => void;
  /** Above the grid: in sight whatever is placed, also with the rules on the page. */
  children?: ReactNode;
}) {
  const [at, setAt] = useState(0);
  const tool = gridTool({ grid, at }, (next) => {
    onChange(next.grid);
    setAt(next.at);
  });
  const cell = (rune: RuneId): RuneCell => {
    const stands = grid.indexOf(rune);
    if (stands >= 0) return { tone: 'chosen', words: `at the ${positionWords[stands]}` };
    const isDeadEnd = grid[at] === null && counts !== null && counts.total > 0 && countOf(counts, rune, at) === 0;
    return isDeadEnd ? { tone: 'out', words: 'no legal symbol has it there' } : {};
  };
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <RuneTable label="Runes to choose from" cellOf={cell} onPick={tool.onRune} isDraggable />
      <div className="mx-auto w-full max-w-md max-sm:order-first max-sm:max-w-72">
        {children}
        <PlacesGrid
          grid={grid}
          chosen={at}
          showJoins
          onChoose={(place) => tool.onPlace?.(place)}
          onDropRune={tool.onDrop}
          title="Your symbol"
        />
      </div>
    </div>
  );
}

/** What keeps six places from being a symbol, each as a sentence; empty: nothing does. */
export function missingWords(grid: Grid, rules: RuneRules): string[] {
  const placed = grid.flatMap((rune) => (rune == null ? [] : [rune]));
  const words: string[] = [];
  const left = 6 - placed.length;
  if (left > 0)
    words.push(left === 6 ? 'Choose six runes.' : `${left} ${left === 1 ? 'place is' : 'places are'} still empty.`);
  words.push(...groupWords(placed));
  if (placed.length > 1) words.push(...joinWords(grid, rules));
  return words;
}

function joinWords(grid: Grid, rules: RuneRules): string[] {
  const nameAt = (p: number) => runeOf(grid[p] ?? '').name;
  if (rules.joining === 'neighbours') {
    return gapsOf(grid, rules).map(([p, q]) => `${nameAt(p)} and ${nameAt(q)} are neighbours and not joined.`);
  }
  const loose = looseOf(grid, rules).map(nameAt);
  if (loose.length === 0) return [];
  const yet = grid.includes(null) ? ' yet' : '';
  return [`${loose.join(' and ')} ${loose.length === 1 ? 'is' : 'are'} not joined to the rest${yet}.`];
}

function groupWords(placed: readonly RuneId[]): string[] {
  const repeats = (order: Order) => {
    const counts = countGroups(placed, order);
    return groupsOf[order].flatMap((group, i) => ((counts[i] ?? 0) > 1 ? [{ group, count: counts[i] ?? 0 }] : []));
  };
  const [divine, mundane] = [repeats('divine'), repeats('mundane')];
  const times = (some: { group: string; count: number }[]) =>
    some.map(({ group, count }) => `${group} ${count === 2 ? 'twice' : `${count} times`}`).join(', ');
  if (divine.length > 0 && mundane.length > 0) {
    return [
      `One of the two orders must have no group twice: Divine has ${times(divine)}, Mundane has ${times(mundane)}.`,
    ];
  }
  const tooMany = [...divine, ...mundane].filter(({ count }) => count > 3);
  return tooMany.length === 0 ? [] : [`At most three runes may share a group: ${times(tooMany)}.`];
}
