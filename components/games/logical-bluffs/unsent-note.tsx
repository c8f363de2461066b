import { Button } from '@/components/ui/button';
import type { BluffDraft } from './bluff-draft';

interface NoteProps {
  readonly unsent: BluffDraft;
  onPutAway(): void;
}

/** The statements of this round were sent from another tab or device: what was written here is said, and kept until it is put away. */
export const UnsentNote = ({ unsent, onPutAway }: NoteProps) => (
  <div
    role="status"
    className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 rounded-lg border border-warning-content/50 bg-warning-subtle px-4 py-2 text-sm"
  >
    <div className="min-w-0 flex-1 basis-64">
      <p className="font-medium text-emphasis">
        Your statements of this round were sent from another tab or device. What was written here was not sent; it is
        still here.
      </p>
      <details className="mt-1">
        <summary className="w-fit cursor-pointer underline underline-offset-4 max-sm:py-2">
          What was written here
        </summary>
        <ol className="mt-2 grid list-decimal gap-0.5 pl-5">
          {unsent.statements.map((text, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
            <li key={i} className="wrap-anywhere">
              {text.trim() === '' ? <span className="text-muted">nothing</span> : text}
            </li>
          ))}
        </ol>
      </details>
    </div>
    <Button size="sm" onClick={onPutAway}>
      Put it away
    </Button>
  </div>
);
