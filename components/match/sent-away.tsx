import type { MatchPage } from '@/server/pages/shapes';

/** For somebody whom a host took off their seat: that it happened, why, and what they can do. */
export function SentAway({ page }: { page: MatchPage }) {
  if (page.sentAwayWith === null) return null;
  const { reason } = page.sentAwayWith;
  return (
    <p role="status" className="rounded-md bg-warning-subtle px-4 py-2.5 text-sm text-warning-content">
      The host has taken you off your seat{reason === null ? '.' : ', and says: '}
      {reason !== null && <q>{reason}</q>} You can stay and watch. To play again, ask the host to let you.
    </p>
  );
}
