'use client';

import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notice';
import type { MatchView, Refusal } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { sendAction } from './send';

export interface HostNextProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  /** What is closed: "Round 2 of 3". */
  readonly phase: string;
  readonly isShown: boolean;
  check(action: unknown): Refusal | null;
}

const resolve = { type: 'resolve' } as const;

/** Where the host sets the pace, the match page goes on with the host's "Next", as the dashboard does. */
export function HostNext({ page, view, phase, check, isShown }: HostNextProps) {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!isShown || !page.can.host || page.settings.pace !== 'host' || view.status !== 'running') return null;
  const missing = view.seats.filter(({ acted }) => acted === false).length;
  async function close() {
    setAsked(false);
    setBusy(true);
    const refused = await sendAction({ code: page.code, seat: null, action: resolve, meantFor: null });
    setBusy(false);
    if (refused !== null) notify(refused.message, 'danger');
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant={missing === 0 ? 'mine' : 'outline'}
        busy={isBusy}
        disabledReason={check(resolve)?.message ?? null}
        onClick={() => (missing === 0 ? void close() : setAsked(true))}
      >
        Next: close {phase} <ChevronRight aria-hidden className="size-4" />
      </Button>
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
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
