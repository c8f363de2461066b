import type { Night, QuietHours } from '@/games/kit/nights';
import { type Match, wakesAt } from '@/games/match';
import type { LoadedMatch } from './loaded-match';
import { nextNight, timeAfterNights } from './nights';
import type { MatchRow } from './rows';

// Quiet hours of a match: a match whose clock runs is paused as they begin, and goes on as they end.

export type KeptHours = Pick<MatchRow, 'quietZone' | 'quietFrom' | 'quietUntil'>;
type Kept = KeptHours & Pick<MatchRow, 'quietSince'>;

/** As rows keep them. */
export const keptHours = (hours: QuietHours | null): KeptHours => ({
  quietZone: hours?.zone ?? null,
  quietFrom: hours?.from ?? null,
  quietUntil: hours?.until ?? null,
});

/** Null: the match has none. */
export function quietHoursOf({ quietZone, quietFrom, quietUntil }: KeptHours): QuietHours | null {
  if (quietZone === null || quietFrom === null || quietUntil === null) return null;
  return { zone: quietZone, from: quietFrom, until: quietUntil };
}

interface Standing {
  readonly row: Kept;
  readonly folded: Match;
  /** Epoch milliseconds: of match time 0, and of the last event. */
  readonly startedAt: number;
  readonly last: number;
}

/** The next night in which its clock would run; null: none does. Who goes on at night plays until the next one. */
export function nextNightOf({ row, folded, startedAt, last }: Standing): Night | null {
  const hours = quietHoursOf(row);
  const wakes = wakesAt(folded);
  if (hours === null || wakes === null) return null;
  const night = nextNight(hours, Math.max(last, row.quietSince?.getTime() ?? 0));
  return night.from < startedAt + wakes ? night : null;
}

/** When the running deadline falls if nobody moves it, in epoch milliseconds: `dueAt` is match time, of some view; null: none runs. */
export function deadlineAt(
  { row, startedAt, lastAt }: Pick<LoadedMatch, 'row' | 'startedAt' | 'lastAt'>,
  dueAt: number | null,
): number | null {
  const hours = quietHoursOf(row);
  if (dueAt === null || hours === null) return dueAt === null ? null : startedAt + dueAt;
  const from = Math.max(startedAt + lastAt, row.quietSince?.getTime() ?? 0);
  return timeAfterNights(hours, { from, ms: startedAt + dueAt - from });
}

/** When something happens though nobody acts, in epoch milliseconds: a deadline, or a night; null: nothing does. */
export function movesAt(standing: Standing): number | null {
  const night = nextNightOf(standing);
  const wakes = wakesAt(standing.folded);
  return night?.from ?? (wakes === null ? null : standing.startedAt + wakes);
}
