'use client';

import { type ReactNode, useState } from 'react';
import { useIsSafe } from '@/components/shell/safe';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { FieldError, Textarea } from '@/components/ui/field';

interface AskProps {
  readonly title: string;
  /** What comes of it, a sentence each. */
  readonly consequences: readonly string[];
  /** What is done, on the button. */
  readonly verb: string;
  /** Whom a word of the host goes to; absent: to nobody. */
  readonly wordTo?: string;
  readonly busy: boolean;
  readonly problem: string | null;
  onYes(reason: string | undefined): void;
  onClose(): void;
  /** What is chosen with it, above what comes of it. */
  readonly children?: ReactNode;
}

/** Asked before somebody loses their seat, or the hand on it: nobody is sent away by a slip. */
export function AskFirst({ title, consequences, verb, wordTo, busy, problem, onYes, onClose, children }: AskProps) {
  const [reason, setReason] = useState('');
  const isSafe = useIsSafe();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">Leave it as it is</Button>
          </DialogClose>
          <Button variant="danger" busy={busy} onClick={() => onYes(reason.trim() === '' ? undefined : reason)}>
            {verb}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {children}
        <ul className="grid list-disc gap-1 pl-5 text-sm text-subtle">
          {consequences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {wordTo !== undefined && isSafe && (
          <p className="text-sm text-subtle">A word to {wordTo} is for them alone: write it when nobody looks.</p>
        )}
        {wordTo !== undefined && !isSafe && (
          <Textarea
            label={`A word to ${wordTo}`}
            hint="optional; they alone read it"
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        <FieldError error={problem} />
      </div>
    </Dialog>
  );
}
