'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { type Cell, colours } from '@/games/logical-bluffs/grid';
import type { Knowledge } from '@/games/logical-bluffs/knowledge';
import { allOpen, coloursIn, contradictions, type Marks, onlyMark, toggleMark, withCertain } from './marks';
import { TilePicture } from './tile';
import { TileGrid } from './tile-grid';

interface MarkBoardProps {
  readonly marks: Marks;
  readonly knowledge: Knowledge;
  onChange(marks: Marks): void;
}

/** The board one works on: possible colours for each tile, kept between rounds; contradictions are pointed out. */
export function MarkBoard({ marks, knowledge, onChange }: MarkBoardProps) {
  const [at, setAt] = useState<Cell | null>(null);
  const wrong = contradictions(marks, knowledge);
  const maskOf = (cell: Cell) => marks['ABCD'.indexOf(cell[0] ?? 'A') + 4 * (Number(cell[1]) - 1)] ?? 15;
  return (
    <div className="grid gap-4">
      <TileGrid
        title="Your working board"
        className="max-w-80"
        initials
        lookOf={(cell) => {
          const possible = coloursIn(maskOf(cell));
          return {
            colour: possible.length === 1 ? possible[0] : null,
            possible,
            isChosen: cell === at,
            isWrong: wrong.tiles.includes(cell),
          };
        }}
        onChoose={(cell) => setAt(cell === at ? null : cell)}
      />
      {at === null ? (
        <p className="text-muted text-sm">Choose a tile to mark which colours it can have.</p>
      ) : (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="mb-2 font-medium text-sm">{at} can be</legend>
          {colours.map((colour) => (
            <Button
              key={colour}
              size="sm"
              variant={coloursIn(maskOf(at)).includes(colour) ? 'solid' : 'outline'}
              aria-pressed={coloursIn(maskOf(at)).includes(colour)}
              onClick={() => onChange(toggleMark(marks, at, colour))}
              onDoubleClick={() => onChange(onlyMark(marks, at, colour))}
            >
              <TilePicture colour={colour} className="size-4" />
              {colour}
            </Button>
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onChange(withCertain(marks, knowledge))}>
          Put in what is certain
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onChange(allOpen)}>
          Clear the marks
        </Button>
      </div>
      <p aria-live="polite" className="figures text-muted text-sm">
        {knowledge.count.toLocaleString('en')} {knowledge.count === 1 ? 'grid is' : 'grids are'} still possible by what
        you know.
      </p>
      {(wrong.tiles.length > 0 || wrong.together) && (
        <p role="status" className="text-danger-content text-sm">
          {wrong.tiles.length > 0
            ? `What you marked for ${wrong.tiles.join(', ')} contradicts what you know for certain.`
            : 'No grid fits all these marks and what you know for certain.'}
        </p>
      )}
    </div>
  );
}
