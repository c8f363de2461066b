import { formatCountdown } from '@/components/ui/duration';
import type { MatchView } from '@/games/game';
import type { View } from '@/games/logical-bluffs/view';
import { useNow } from './use-now';

type Awaited = Pick<MatchView<View>, 'rulingSince' | 'status'>;

/** For everybody: that the host is asked for a ruling, and for how long already. */
export function RulingNote({ view, now }: { view: Awaited; now(): number }) {
  if (view.rulingSince === null || view.status === 'finished') return null;
  return (
    <p className="rounded-md border border-brass/60 px-3 py-2 text-sm text-subtle">
      <span role="status">The host is asked to rule on what was said.</span>{' '}
      <span role="timer" aria-label="Waiting for the ruling" className="figures text-emphasis">
        <RulingWaits {...{ view, now }} />
      </span>
    </p>
  );
}

/** For how long it has been waited for: "0:35". */
export function RulingWaits({ view: { rulingSince, status }, now }: { view: Awaited; now(): number }) {
  const at = useNow(now, rulingSince !== null && status === 'running');
  return rulingSince === null ? null : <span className="figures">{formatCountdown(at - rulingSince)}</span>;
}
