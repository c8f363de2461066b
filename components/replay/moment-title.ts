import { formatDuration } from '@/components/ui/duration';
import { parsePlace } from './place';

/** "Replay of Friday’s match, 12 minutes 4 seconds in": which match and which moment, and nothing of what happens there. */
export function momentTitle(
  title: string,
  { at, times }: { at: string | undefined; times: readonly number[] },
): string {
  const step = parsePlace(at)?.step ?? 0;
  if (step === 0 || times.length === 0) return `Replay of ${title}`;
  if (step >= times.length) return `Replay of ${title}, the end`;
  return `Replay of ${title}, ${formatDuration(times[step - 1] ?? 0)} in`;
}
