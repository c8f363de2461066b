'use client';

import type { ReactElement } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import type { DialogLook } from '@/components/ui/dialog-look';

/** A stretch of the match: what it is known by (games/match.ts, hostMomentOf), and in words: "Round 2 of 3". */
export interface Moment {
  readonly id: string;
  readonly words: string;
  readonly isPaused: boolean;
}

interface MomentDialogProps extends DialogLook {
  /** When it was opened; null: it is closed. */
  readonly openedIn: Moment | null;
  readonly now: Moment;
  onClose(): void;
}

/** What is asked about one moment of the match. When that is over while it is open, it says so and sends nothing more. */
export function MomentDialog({ openedIn, now, onClose, ...look }: MomentDialogProps): ReactElement {
  const isOver = openedIn !== null && openedIn.id !== now.id;
  return (
    <Dialog
      open={openedIn !== null}
      onOpenChange={(open) => !open && onClose()}
      {...(isOver ? overLook(openedIn, now) : look)}
    />
  );
}

const overLook = (then: Moment, now: Moment): DialogLook => ({
  ...(`${then.id} paused` === now.id || then.id === `${now.id} paused` ? turned(now) : closed(then, now)),
  footer: (
    <DialogClose>
      <Button variant="solid">Close</Button>
    </DialogClose>
  ),
});

const turned = ({ isPaused }: Moment) => ({
  title: isPaused ? 'The match has been paused' : 'The match goes on',
  about: `This happened while you were looking; nothing was sent. Ask again if it is still what you want.`,
});

const closed = (then: Moment, now: Moment) => ({
  title: then.words === now.words ? 'This step is over' : `${then.words} is over`,
  about: `It closed while you were looking; nothing was sent. The match stands at: ${now.words}.`,
});
