import { formatCountdown } from '@/components/ui/duration';
import type { MatchView } from '@/games/game';
import type { View } from '@/games/logical-bluffs/view';
import { useNow } from './use-now';

/** For everybody: that the host is asked for a ruling, and for how long already. */
export function RulingNote({ view, now }: { view: MatchView<View>; now(): number }) {
  const { rulingSince, status } = view;
  const isWaiting = rulingSince !== null && status !== 'finished';
  const at = useNow(now, isWaiting && status === 'running');
  if (!isWaiting) return null;
  return (
    <p className="rounded-md border border-brass/60 px-3 py-2 text-sm text-subtle">
      <span role="status">The host is asked to rule on what was said.</span>{' '}
      <span role="timer" aria-label="Waiting for the ruling" className="figures text-emphasis">
        {formatCountdown(at - rulingSince)}
      </span>
    </p>
  );
}
