import { LocalTime } from '@/components/ui/local-time';
import type { MatchView } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';

/** Why one cannot act as usual, and what that means for whoever reads it. */
export function StatusNote({ page, view }: { page: MatchPage; view: MatchView }) {
  if (view.status === 'paused') {
    return (
      <p role="status" className="rounded-md bg-warning-subtle px-4 py-2.5 text-sm text-warning-content">
        The host has paused the match. Nothing can be sent, and no time is lost.
        {page.resumesAt !== null && (
          <>
            {' '}
            It goes on by itself at <LocalTime time={page.resumesAt} />.
          </>
        )}
      </p>
    );
  }
  if (page.isWithheld) {
    return (
      <p role="status" className="rounded-md bg-warning-subtle px-4 py-2.5 text-sm text-warning-content">
        Somebody else sat here when this opened, and what is sent in this match is sealed. You see it, and play on, once
        this has closed.
      </p>
    );
  }
  return (
    <p role="status" className="rounded-md bg-warning-subtle px-4 py-2.5 text-sm text-warning-content">
      {page.hostGone
        ? 'The host’s account was deleted, and with it this match ended without a result.'
        : 'The host ended this match without a result.'}{' '}
      {page.sealed
        ? 'What was secret is shown, but for what was sent since the round opened: this match is sealed.'
        : 'Everything that was secret is shown.'}
    </p>
  );
}
