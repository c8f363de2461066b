'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { FieldError } from '@/components/ui/field';
import { notify } from '@/components/ui/notice';
import type { MatchView } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { becameOf } from './became-of';

/** What became of it could not be asked. */
const onPages = { words: 'They are reminded on their pages.', needsLink: false };

/** Reminds who has not acted, and says what became of it. */
export function RemindMissing({ page, view }: { page: MatchPage; view: MatchView }) {
  const requests = useRequests();
  const [isAsking, setAsking] = useState(false);
  const [needsLink, setNeedsLink] = useState(false);
  const missing = view.seats.filter(({ acted }) => acted === false).length;
  if (!page.can.host || view.status !== 'running' || missing === 0) return null;

  async function remind() {
    const done = await requests.send('nudge', () => api.host.nudge.mutate({ code: page.code }));
    if (done === null) return;
    setAsking(true);
    const became = await becameOf(page, done.notices).catch(() => onPages);
    setAsking(false);
    setNeedsLink(became.needsLink);
    notify(became.words, 'success');
  }

  return (
    <div className="flex flex-col items-end gap-1">
      <Button size="sm" busy={requests.isBusy('nudge') || isAsking} onClick={() => void remind()}>
        Remind who is missing
      </Button>
      <FieldError error={requests.problemAt('nudge')} />
      {needsLink && <CopyButton text={`${window.location.origin}/m/${page.code}`} what="the match’s link" />}
    </div>
  );
}
