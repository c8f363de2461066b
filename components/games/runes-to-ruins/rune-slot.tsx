'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { type RuneId, runeOf } from '@/games/runes-to-ruins/runes';
import { RuneMark } from './rune-drawing';
import { RuneTable } from './rune-table';

/** A place in a question for one rune: opens the table to choose it from. */
export function RuneSlot({
  label,
  value,
  onChange,
  without = [],
  only,
}: {
  label: string;
  value: RuneId | null;
  onChange: (rune: RuneId | null) => void;
  /** Runes that stand elsewhere in the same question. */
  without?: readonly RuneId[];
  only?: readonly RuneId[];
}) {
  const [isOpen, setOpen] = useState(false);
  const isOut = (rune: RuneId) => without.includes(rune) || only?.includes(rune) === false;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={label}
      trigger={
        <Button
          size="lg"
          className="justify-start px-2"
          aria-label={`${label}: ${value === null ? 'none yet' : runeOf(value).name}`}
        >
          {value === null ? (
            <span
              aria-hidden
              className="grid size-8 place-items-center rounded-md border border-default border-dashed text-muted"
            >
              ?
            </span>
          ) : (
            <RuneMark rune={value} className="size-9" />
          )}
          <span className="text-sm">{value === null ? 'Choose a rune' : runeOf(value).name}</span>
        </Button>
      }
    >
      <RuneTable
        label={label}
        cellOf={(rune) => ({
          tone: rune === value ? 'chosen' : isOut(rune) ? 'out' : 'plain',
          isDisabled: isOut(rune),
        })}
        onPick={(rune) => {
          onChange(rune);
          setOpen(false);
        }}
      />
      {value !== null && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-3"
          onClick={() => {
            onChange(null);
            setOpen(false);
          }}
        >
          Take it out
        </Button>
      )}
    </Dialog>
  );
}
