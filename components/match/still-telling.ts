import { formatDuration } from '@/components/ui/duration';

/** While an interlude runs: that everybody is still watching the last close, and how long. Null: nobody is kept waiting. */
export function stillTelling(interludeMs: number | null): string | null {
  return interludeMs === null
    ? null
    : `Everybody is still being shown the last round (${formatDuration(interludeMs)}).`;
}

/** What a host who closes is asked first: what stands against it, in sentences; null: nothing does. */
export function againstClosing(interludeMs: number | null, missing: string | null): string | null {
  const sentences = [stillTelling(interludeMs), missing].filter((one) => one !== null);
  return sentences.length === 0 ? null : sentences.join(' ');
}
