'use client';

import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { groupsOf, type Order, type RuneId, type RuneRules, runeOf } from '@/games/runes-to-ruins/runes';
import { columnOf, countGroups, type Grid, gapsOf, looseOf, positions, rowOf } from '@/games/runes-to-ruins/symbol';
import { SymbolDrawing, symbolWords } from './rune-drawing';
import { type RuneCell, RuneTable } from './rune-table';

export const emptyGrid: Grid = positions.map(() => null);

/** A grid with a rune put at a place; it leaves the place where it stood. */
export const withRuneAt = (grid: Grid, { rune, at }: { rune: RuneId | null; at: number }): Grid =>
  positions.map((p) => {
    if (p === at) return rune;
    return rune !== null && grid[p] === rune ? null : (grid[p] ?? null);
  });

/**
 * The table beside a grid of six: tap a rune to put it at the chosen place (or the next empty one), drag it there, or
 * use the keyboard. Tap a place to choose it; Delete, or a second tap, empties it.
 */
export function SymbolComposer({
  grid,
  onChange,
  cellOf,
  isGuess = false,
}: {
  grid: Grid;
  onChange: (grid: Grid) => void;
  cellOf?: (rune: RuneId) => RuneCell;
  isGuess?: boolean;
}) {
  const [at, setAt] = useState(0);
  const put = (rune: RuneId) => {
    const stands = grid.indexOf(rune);
    if (stands >= 0 && stands === at) return onChange(withRuneAt(grid, { rune: null, at }));
    const next = withRuneAt(grid, { rune, at });
    onChange(next);
    const empty = positions.map((i) => (at + 1 + i) % 6).find((p) => next[p] == null);
    setAt(empty ?? at);
  };
  const choose = (p: number) => {
    if (p === at && grid[p] != null) onChange(withRuneAt(grid, { rune: null, at: p }));
    setAt(p);
  };
  const cell = (rune: RuneId): RuneCell => {
    const stands = grid.indexOf(rune);
    if (stands < 0) return cellOf?.(rune) ?? {};
    return { tone: 'chosen', words: `at position ${stands + 1}` };
  };
  return (
    <div
      className={classNames(
        'grid items-start gap-5',
        isGuess ? 'sm:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]' : 'sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]',
      )}
    >
      <RuneTable label={isGuess ? 'Runes to guess' : 'Runes to choose from'} cellOf={cell} onPick={put} isDraggable />
      <div className="relative mx-auto w-full max-w-md max-sm:order-first max-sm:max-w-72">
        <SymbolDrawing
          grid={grid}
          selected={at}
          showJoins={!isGuess}
          title={`Your ${isGuess ? 'guess' : 'symbol'}: ${symbolWords(grid)}`}
        />
        <fieldset className="absolute inset-x-[4.55%] inset-y-[6.52%] grid grid-cols-3 grid-rows-2">
          <legend className="sr-only">Positions</legend>
          {positions.map((p) => (
            <Place
              key={p}
              p={p}
              rune={grid[p] ?? null}
              isChosen={p === at}
              onChoose={choose}
              onDropRune={(rune) => onChange(withRuneAt(grid, { rune, at: p }))}
              onEmpty={() => onChange(withRuneAt(grid, { rune: null, at: p }))}
            />
          ))}
        </fieldset>
      </div>
    </div>
  );
}

function Place({
  p,
  rune,
  isChosen,
  onChoose,
  onDropRune,
  onEmpty,
}: {
  p: number;
  rune: RuneId | null;
  isChosen: boolean;
  onChoose: (p: number) => void;
  onDropRune: (rune: RuneId) => void;
  onEmpty: () => void;
}) {
  const where = `${rowOf(p) === 0 ? 'top' : 'bottom'} ${['left', 'middle', 'right'][columnOf(p)]}`;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`Position ${p + 1}, ${where}: ${rune === null ? 'empty' : runeOf(rune).name}`}
      draggable={rune !== null}
      onDragStart={(event) => rune !== null && event.dataTransfer.setData('text/plain', rune)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDropRune(event.dataTransfer.getData('text/plain'));
      }}
      onClick={() => onChoose(p)}
      onKeyDown={(event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') onEmpty();
      }}
      className={classNames('rounded-md', isChosen && 'outline-2 outline-brass outline-offset-[-3px]')}
    />
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
