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
  /** What has happened meanwhile, so that this cannot be asked any more; null or absent: nothing. */
  readonly isPast?: string | null;
}

/**
 * Asked before somebody loses their seat, or the hand on it: nobody is sent away by a slip. Where that happened while it was
 * asked, it says so and sends nothing more.
 */
export function AskFirst({ isPast = null, ...question }: AskProps) {
  return isPast === null || question.busy ? <Question {...question} /> : <Past isPast={isPast} {...question} />;
}

const Past = ({ isPast, onClose }: Pick<AskProps, 'isPast' | 'onClose'>) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title="This has changed meanwhile"
    about={`${isPast} Nothing was sent. Ask again if it is still what you want.`}
    footer={
      <DialogClose>
        <Button variant="solid">Close</Button>
      </DialogClose>
    }
  />
);

function Question({
  title,
  consequences,
  verb,
  wordTo,
  busy,
  problem,
  onYes,
  onClose,
  children,
}: Omit<AskProps, 'isPast'>) {
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
