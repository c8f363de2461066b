'use client';

import type { ReactNode } from 'react';
import { inGrid } from '@/components/board/arrows';
import { type Stop, useWalk } from '@/components/board/use-walk';
import { classNames } from '@/components/ui/class-names';
import { Styled } from '@/components/ui/styled';
import { itemAt } from '@/games/kit/item-at';
import { divineGroups, mundaneGroups, type Order, type RuneId, runes } from '@/games/runes-to-ruins/runes';
import { RuneMark } from './rune-drawing';

// The six by six table of runes, Divine groups across and Mundane groups down. It shows what it is told of each rune
// and says which one was chosen: by tap, by drag, or with arrow keys and Enter.

export interface RuneCell {
  /** Read after the rune's name: "in 12% of the symbols". */
  readonly words?: string;
  readonly tone?: 'plain' | 'chosen' | 'yes' | 'no' | 'maybe' | 'out';
  /** Below the drawing: "12%". */
  readonly figure?: ReactNode;
  /** From 0 to 1: how far the cell is filled from its foot. */
  readonly level?: number;
  readonly isDisabled?: boolean;
}

/** The names of the groups at the edge of the table, where they can be tapped. */
export interface TableEdge {
  readonly orders?: readonly Order[];
  readonly chosen?: readonly string[];
  onGroup?(group: string): void;
}
const noEdge: TableEdge = {};

const tones = {
  plain: 'text-default',
  chosen: 'text-brass-content bg-brass-subtle',
  yes: 'text-success-content bg-success-subtle',
  no: 'text-muted',
  maybe: 'text-warning-content bg-warning-subtle',
  out: 'text-muted *:[svg]:opacity-40',
} as const;

interface RuneTableProps {
  readonly label: string;
  readonly edge?: TableEdge;
  cellOf?(rune: RuneId): RuneCell;
  onPick?(rune: RuneId): void;
  /** Letters pressed on a rune, for marks. */
  onKey?(rune: RuneId, key: string): void;
  readonly isDraggable?: boolean;
}

export function RuneTable({ label, cellOf, onPick, onKey, isDraggable = false, edge = noEdge }: RuneTableProps) {
  const stopAt = useWalk<RuneId>({
    first: itemAt(runes, 0).id,
    toward: runeToward,
    onKey: (key, rune) => {
      onKey?.(rune, key);
      return false;
    },
  });
  return (
    <table aria-label={label} className="w-full table-fixed border-separate border-spacing-0.5">
      <thead>
        <tr>
          <td className="w-11 sm:w-14" />
          {divineGroups.map((group) => (
            <th key={group} scope="col" className={classNames('pb-0.5 text-center', groupClass)}>
              <GroupName {...{ edge, group }} order="divine" />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mundaneGroups.map((group, row) => (
          <tr key={group}>
            <th scope="row" className={classNames('h-px pr-1 text-right', groupClass)}>
              <GroupName {...{ edge, group }} order="mundane" />
            </th>
            {divineGroups.map((_, column) => {
              const rune = runes[row * 6 + column];
              if (rune === undefined) return null;
              return (
                <td key={rune.id} className="p-0">
                  <Cell
                    rune={rune.id}
                    name={rune.name}
                    stop={stopAt(rune.id)}
                    cell={cellOf?.(rune.id) ?? {}}
                    {...{ onPick, isDraggable }}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const groupClass = 'font-medium text-2xs text-muted tracking-tighter sm:tracking-tight';

function GroupName({ edge, group, order }: { edge: TableEdge; group: string; order: Order }) {
  const { orders = [], chosen = [], onGroup } = edge;
  // The longest is a little wider than its column on a phone: it has the gaps beside it.
  const name = order === 'divine' ? <span className="-mx-1 block whitespace-nowrap">{group}</span> : group;
  if (onGroup === undefined || !orders.includes(order)) return name;
  const isOn = chosen.includes(group);
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onGroup(group)}
      className={classNames(
        'size-full min-h-8 rounded-md border pointer-coarse:min-h-11',
        isOn
          ? 'border-brass bg-brass-subtle text-brass-content'
          : 'border-default border-dashed text-subtle hover:border-emphasis hover:text-emphasis',
      )}
    >
      {name}
    </button>
  );
}

const places = runes.map(({ id }) => id);

function runeToward(from: RuneId, key: string): RuneId | null {
  const next = inGrid(places.indexOf(from), key, { columns: divineGroups.length, rows: mundaneGroups.length });
  return next === null ? null : itemAt(places, next);
}

interface CellProps extends Pick<RuneTableProps, 'onPick'> {
  readonly rune: RuneId;
  readonly name: string;
  readonly cell: RuneCell;
  readonly stop: Stop;
  readonly isDraggable: boolean;
}

function Cell({ rune, name, cell, stop, isDraggable, onPick }: CellProps) {
  const { words, tone = 'plain', isDisabled = false } = cell;
  const className = classNames(
    'relative block w-full overflow-hidden rounded-md border border-muted bg-subtle text-center',
    onPick !== undefined && 'pointer-coarse:min-h-11',
    tones[tone],
    onPick !== undefined && !isDisabled && 'cursor-pointer hover:border-emphasis',
  );
  const label = words === undefined ? name : `${name}, ${words}`;
  if (onPick === undefined) {
    return (
      <span role="img" aria-label={label} title={label} className={className}>
        <InCell rune={rune} cell={cell} />
      </span>
    );
  }
  return (
    <button
      type="button"
      {...stop}
      data-rune={rune}
      aria-label={label}
      aria-pressed={tone === 'chosen' || undefined}
      aria-disabled={isDisabled || undefined}
      title={label}
      draggable={isDraggable && !isDisabled}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', rune)}
      onClick={() => !isDisabled && onPick(rune)}
      className={className}
    >
      <InCell rune={rune} cell={cell} />
    </button>
  );
}

function InCell({ rune, cell: { tone, figure, level = 0 } }: { rune: RuneId; cell: RuneCell }) {
  return (
    <>
      {level > 0 && (
        <Styled
          as="span"
          aria-hidden
          className="absolute inset-x-0 bottom-0 bg-brass-subtle"
          style={{ height: `${level * 100}%` }}
        />
      )}
      <RuneMark
        rune={rune}
        className={classNames(
          'relative mx-auto block h-auto w-[78%] max-w-14',
          figure !== undefined && 'max-sm:w-[64%] max-sm:pt-0.5', // no higher than without: the bar is below
        )}
      />
      {figure !== undefined && (
        <span aria-hidden className="figures relative block pb-0.5 text-2xs leading-3">
          {figure}
        </span>
      )}
      {tone === 'no' && (
        <span aria-hidden className="absolute top-1/2 left-0 block h-px w-full -rotate-45 bg-current" />
      )}
    </>
  );
}
