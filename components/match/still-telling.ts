import { formatDuration } from '@/components/ui/duration';

/** While an interlude runs: that everybody is still watching the last close, and how long. Null: nobody is kept waiting. */
export function stillTelling(interludeMs: number | null): string | null {
  return interludeMs === null
    ? null
    : `Everybody is still being shown the last round (${formatDuration(interludeMs)}).`;
}
