'use client';

import { runeOf } from '@/games/runes-to-ruins/runes';
import { columnOf, type Grid, positions, rowOf } from '@/games/runes-to-ruins/symbol';
import { positionWords } from './position-words';
import { SymbolDrawing, symbolWords } from './rune-drawing';

/** The six places as buttons: one is chosen; in each stands a rune, a word, or how sure one is of it. */
export function PlacesGrid({
  grid,
  chosen,
  onChoose,
  onDropRune,
  faintness,
  words,
  title,
  noteOf,
  showJoins = false,
}: {
  grid: Grid;
  chosen: number | null;
  onChoose: (place: number) => void;
  onDropRune?: (rune: string, place: number) => void;
  faintness?: (place: number) => number;
  words?: readonly (string | null)[];
  title: string;
  showJoins?: boolean;
  /** Said after a place's name. */
  noteOf?: (place: number) => string;
}) {
  const labelOf = (p: number) => {
    const rune = grid[p];
    const what = noteOf?.(p) ?? words?.[p] ?? (rune == null ? 'empty' : runeOf(rune).name);
    return `Position ${p + 1}, ${positionWords[p]}: ${what}`;
  };
  return (
    <div className="relative">
      <SymbolDrawing
        grid={grid}
        selected={chosen}
        showJoins={showJoins}
        faintness={faintness}
        title={`${title}: ${symbolWords(grid)}`}
      />
      <fieldset className="absolute inset-x-[4.55%] inset-y-[6.52%] grid grid-cols-3 grid-rows-2">
        <legend className="sr-only">Positions</legend>
        {positions.map((p) => (
          <button
            key={p}
            type="button"
            aria-pressed={chosen === p}
            aria-label={labelOf(p)}
            title={labelOf(p)}
            onClick={() => onChoose(p)}
            onDragOver={onDropRune && ((event) => event.preventDefault())}
            onDrop={
              onDropRune &&
              ((event) => {
                event.preventDefault();
                onDropRune(event.dataTransfer.getData('text/plain'), p);
              })
            }
            style={{ gridColumn: columnOf(p) + 1, gridRow: rowOf(p) + 1 }}
            className="overflow-hidden rounded-md text-[0.625rem] text-emphasis tracking-tight"
          >
            {words?.[p]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
