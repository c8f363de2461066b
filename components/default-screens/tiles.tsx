'use client';

import { type ReactNode, useId, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/field';
import { Styled } from '@/components/ui/styled';

export interface Tile {
  readonly value: string;
  readonly label: ReactNode;
  /** Why it cannot be chosen now; null: it can. */
  readonly reason?: string | null;
}

interface TilesProps {
  readonly label: ReactNode;
  readonly help?: string | null;
  readonly error?: string | null;
  /** Rows of a board, null where it has a hole; a plain list flows. */
  readonly tiles: readonly Tile[] | readonly (readonly (Tile | null)[])[];
  readonly chosen: readonly string[];
  /** Several may be chosen. */
  readonly isMany?: boolean;
  onChoose(value: string): void;
}

const isBoard = (tiles: TilesProps['tiles']): tiles is readonly (readonly (Tile | null)[])[] => Array.isArray(tiles[0]);

/** Things to choose from, all in sight and large enough for a thumb: real radio buttons, or boxes to tick. */
export function Tiles({ label, help = null, error = null, tiles, chosen, isMany = false, onChoose }: TilesProps) {
  const name = useId();
  const [at, setAt] = useState<string | null>(null);
  const isOnBoard = isBoard(tiles);
  const draw = (tile: Tile) => (
    <OneTile
      key={tile.value}
      {...{ tile, name, isMany, onChoose }}
      isChosen={chosen.includes(tile.value)}
      // A tile of a board has no room for it.
      isTold={!isOnBoard && tile.value === at}
      onReach={(isAt) => setAt(isAt ? tile.value : null)}
    />
  );
  const refused = isOnBoard ? tiles.flat().find((tile) => tile?.value === at && tile.reason != null) : null;
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-1.5 font-medium text-emphasis text-sm">{label}</legend>
      {help !== null && <p className="mb-2 text-muted text-sm">{help}</p>}
      {isOnBoard ? (
        <Board rows={tiles} draw={draw} />
      ) : (
        <div className="grid grid-cols-2 gap-2 @md:grid-cols-3 @2xl:grid-cols-4">{tiles.map(draw)}</div>
      )}
      {refused != null && (
        <p aria-hidden className="mt-1.5 text-danger-content text-sm">
          {refused.label}: {refused.reason}
        </p>
      )}
      <FieldError error={error} />
    </fieldset>
  );
}

function Board({ rows, draw }: { rows: readonly (readonly (Tile | null)[])[]; draw(tile: Tile): ReactNode }) {
  const columns = rows[0]?.length ?? 1;
  return (
    <Styled
      as="div"
      className="grid max-w-md gap-1.5"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {rows.flatMap((row, y) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a hole in a board is known by its place alone
        row.map((tile, x) => (tile === null ? <span key={`hole ${x} ${y}`} /> : draw(tile))),
      )}
    </Styled>
  );
}

interface OneTileProps extends Pick<TilesProps, 'isMany' | 'onChoose'> {
  readonly tile: Tile;
  readonly name: string;
  readonly isChosen: boolean;
  /** Why it cannot be chosen stands on it: a hand or the focus is there. */
  readonly isTold: boolean;
  onReach(isAt: boolean): void;
}

function OneTile({ tile, name, isMany, isChosen, isTold, onChoose, onReach }: OneTileProps) {
  const { value, label, reason = null } = tile;
  return (
    <label
      title={reason ?? undefined}
      className={classNames(
        'flex min-h-12 items-center gap-2 rounded-md border px-3 py-2 text-sm has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        isChosen
          ? 'border-brass bg-brass-subtle font-medium text-emphasis'
          : 'border-default bg-subtle hover:border-emphasis hover:bg-emphasis',
        reason !== null && 'cursor-not-allowed',
      )}
    >
      <input
        type={isMany ? 'checkbox' : 'radio'}
        className="sr-only"
        checked={isChosen}
        onFocus={() => onReach(true)}
        onBlur={() => onReach(false)}
        onChange={() => reason === null && onChoose(value)}
        aria-disabled={reason !== null || undefined}
        {...{ name, value }}
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className={classNames(reason !== null && 'opacity-50')}>{label}</span>
        {reason !== null && (
          <span className={isTold ? 'block text-danger-content text-xs' : 'sr-only'}>
            <span className="sr-only">: </span>
            {reason}
          </span>
        )}
      </span>
    </label>
  );
}
