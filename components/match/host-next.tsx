'use client';

import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { DialogClose } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notice';
import type { MatchView, Refusal } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { type Moment, MomentDialog } from './moment-dialog';

export interface HostNextProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  /** What is closed: "Round 2 of 3". */
  readonly phase: string;
  readonly isShown: boolean;
  check(action: unknown): Refusal | null;
  /** Sends for the moment that is shown. */
  submit(action: unknown): Promise<Refusal | null>;
}

const resolve = { type: 'resolve' } as const;

/** Where the host sets the pace, the match page goes on with the host's "Next", as the dashboard does. */
export function HostNext({ page, view, phase, check, submit, isShown }: HostNextProps) {
  const [asked, setAsked] = useState<Moment | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!page.can.host || page.safe || page.settings.pace !== 'host') return null;
  const now = { id: `${view.phase} ${view.round} ${phase}`, words: phase };
  const missing = view.seats.filter(({ acted }) => acted === false).length;
  async function close() {
    setAsked(null);
    setBusy(true);
    const refused = await submit(resolve);
    setBusy(false);
    if (refused !== null) notify(refused.message, 'danger');
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
      {isShown && view.status === 'running' && (
        <Button
          variant={missing === 0 ? 'mine' : 'outline'}
          busy={isBusy}
          disabledReason={check(resolve)?.message ?? null}
          onClick={() => (missing === 0 ? void close() : setAsked(now))}
        >
          Next: close {phase} <ChevronRight aria-hidden className="size-4" />
        </Button>
      )}
      <MomentDialog
        openedIn={asked}
        now={now}
        onClose={() => setAsked(null)}
        title={`Close ${phase} now?`}
        about={`${missing === 1 ? 'One player has' : `${missing} players have`} not acted, and ${missing === 1 ? 'is' : 'are'} treated as at a deadline.`}
        footer={
          <>
            <DialogClose>
              <Button variant="quiet">Wait</Button>
            </DialogClose>
            <Button variant="mine" onClick={() => void close()}>
              Close it now
            </Button>
          </>
        }
      />
    </div>
  );
}
