'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import { nameWrap } from '@/components/faces/name-wrap';
import type { SettingsFieldsProps } from '@/components/match/game-screens';
import { IconButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Checkbox, FieldError } from '@/components/ui/field';
import type { SeatId } from '@/games/game';

/** The ranking of the match before, if there was one: all seats, best first. */
export function SettingsFields({ value, onChange, seats, nameOf, problems }: SettingsFieldsProps) {
  const ranking = Array.isArray(value.priorRanking) ? completed(value.priorRanking, seats) : null;
  const set = (next: readonly SeatId[] | null) => {
    const { priorRanking: _, ...others } = value;
    onChange(next === null ? others : { ...others, priorRanking: next });
  };
  return (
    <div className="grid gap-3">
      <Checkbox
        label="These players had a match before"
        help="Equal points are then ranked as players did in it. Without it, an order is drawn and shown from the start."
        checked={ranking !== null}
        onChange={(event) => set(event.target.checked ? seats : null)}
      />
      {ranking !== null && (
        <ol className="grid gap-1" aria-label="Ranking of the match before, best first">
          {ranking.map((seat, i) => (
            <li key={seat} className="flex items-center gap-2 text-sm">
              <span className="figures w-6 text-right text-muted">{i + 1}.</span>
              <span className={classNames('min-w-0 flex-1 text-emphasis leading-tight', nameWrap(nameOf(seat)))}>
                {nameOf(seat)}
              </span>
              <IconButton
                size="sm"
                label={`Move ${nameOf(seat)} up`}
                disabledReason={i === 0 ? 'This is the first already.' : null}
                onClick={() => set(swapped(ranking, i - 1))}
              >
                <ArrowUp aria-hidden className="size-4" />
              </IconButton>
              <IconButton
                size="sm"
                label={`Move ${nameOf(seat)} down`}
                disabledReason={i === ranking.length - 1 ? 'This is the last already.' : null}
                onClick={() => set(swapped(ranking, i))}
              >
                <ArrowDown aria-hidden className="size-4" />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      <FieldError error={problems.priorRanking ?? null} />
    </div>
  );
}

/** The ranking with seats that are gone left out, and new ones at its end. */
function completed(ranking: readonly unknown[], seats: readonly SeatId[]): SeatId[] {
  const known = seats.filter((seat) => ranking.includes(seat));
  const inOrder = known.sort((a, b) => ranking.indexOf(a) - ranking.indexOf(b));
  return [...inOrder, ...seats.filter((seat) => !ranking.includes(seat))];
}

const swapped = (ranking: readonly SeatId[], i: number): SeatId[] =>
  ranking.map((seat, j) => (j === i ? (ranking[i + 1] ?? seat) : j === i + 1 ? (ranking[i] ?? seat) : seat));
