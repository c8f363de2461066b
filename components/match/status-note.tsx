import type { ReactNode } from 'react';
import { LocalTime } from '@/components/ui/local-time';
import type { MatchView } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { endedWords } from './ended-words';
import { isStoodInFor } from './use-screen-props';

/** A host took back what had come of it: everybody reads why, until the next thing opens. */
export function TakenBackNote({ page: { takenBack }, phase }: { page: MatchPage; phase: string }) {
  if (takenBack === null) return null;
  return (
    <Note>
      The host took the match back to {phase}, at <LocalTime time={takenBack.at} />
      {takenBack.reason === null ? '.' : `: “${takenBack.reason}”`} What came after it does not count.
    </Note>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p role="status" className="rounded-md bg-warning-subtle px-4 py-2.5 text-sm text-warning-content">
    {children}
  </p>
);

/** Why one cannot act as usual, and what that means for whoever reads it. */
export function StatusNote({ page, view }: { page: MatchPage; view: MatchView }) {
  if (view.status === 'paused') {
    const why = page.pause === null || page.pause.since === page.takenBack?.at ? null : page.pause.reason;
    return (
      <Note>
        The host has paused the match{why === null ? '.' : `: “${why}”`} Nothing can be sent, and no time is lost.
        {page.resumesAt !== null && (
          <>
            {' '}
            It goes on by itself at <LocalTime time={page.resumesAt} />.
          </>
        )}
      </Note>
    );
  }
  if (view.status !== 'finished' && isStoodInFor(page)) {
    return (
      <Note>The host has let a bot play your seat. You can look on; to play again, ask the host to hand it back.</Note>
    );
  }
  if (page.isWithheld) {
    return (
      <Note>
        Somebody else sat here when this opened, and what is sent in this match is sealed. You see it, and play on, once
        this has closed.
      </Note>
    );
  }
  return (
    <Note>
      {endedWords(page)}{' '}
      {page.sealed
        ? 'What was secret is shown, but for what was sent since the round opened: this match is sealed.'
        : 'Everything that was secret is shown.'}
    </Note>
  );
}
