'use client';

import type { DragEvent } from 'react';
import { capital } from '@/components/stage/words';
import { Styled } from '@/components/ui/styled';
import { runeOf } from '@/games/runes-to-ruins/runes';
import { columnOf, type Grid, positions, positionWords, rowOf } from '@/games/runes-to-ruins/symbol';
import { SymbolDrawing, symbolWords } from './rune-drawing';

interface PlacesGridProps {
  readonly grid: Grid;
  readonly chosen: number | null;
  onChoose(place: number): void;
  onDropRune?(rune: string, place: number): void;
  faintness?(place: number): number;
  readonly words?: readonly (string | null)[];
  readonly title: string;
  readonly showJoins?: boolean;
  /** Said after a place's name. */
  noteOf?(place: number): string;
}

/** The six places as buttons: one is chosen; in each stands a rune, a word, or how sure one is of it. */
export function PlacesGrid(props: PlacesGridProps) {
  const { grid, chosen, faintness, title, showJoins = false } = props;
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
        {positions.map((place) => (
          <Place key={place} {...props} place={place} />
        ))}
      </fieldset>
    </div>
  );
}

function Place({ place, grid, chosen, onChoose, onDropRune, words, noteOf }: PlacesGridProps & { place: number }) {
  const rune = grid[place];
  const what = noteOf?.(place) ?? words?.[place] ?? (rune == null ? 'empty' : runeOf(rune).name);
  const label = `${capital(positionWords[place] ?? '')}: ${what}`;
  return (
    <Styled
      as="button"
      type="button"
      aria-pressed={chosen === place}
      aria-label={label}
      title={label}
      onClick={() => onChoose(place)}
      onDragOver={onDropRune && ((event: DragEvent) => event.preventDefault())}
      onDrop={
        onDropRune &&
        ((event: DragEvent) => {
          event.preventDefault();
          onDropRune(event.dataTransfer.getData('text/plain'), place);
        })
      }
      style={{ gridColumn: `${columnOf(place) + 1}`, gridRow: `${rowOf(place) + 1}` }}
      className="overflow-hidden rounded-md text-[0.625rem] text-emphasis tracking-tight"
    >
      {words?.[place]}
    </Styled>
  );
}
