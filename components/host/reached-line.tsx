import { classNames } from '@/components/ui/class-names';
import { CopyButton } from '@/components/ui/copy-button';
import type { ReachedSeat } from '@/server/reach/reached';
import { reachedWords } from './told-words';

interface ReachedLineProps {
  readonly code: string;
  readonly name: string;
  readonly reached: ReachedSeat;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whoever looks at the match just now needs no link to it. */
  readonly isHere?: boolean;
  readonly className?: string;
}

/** How somebody can be reached; for who cannot, or was not, the match's link to send them. */
export function ReachedLine({ code, name, reached, now, isHere = false, className }: ReachedLineProps) {
  return (
    <span className={classNames('flex flex-wrap items-center gap-x-2 text-muted', className)}>
      {reachedWords(reached, now)}
      {(reached.kinds.length === 0 || reached.isUnreached) && !isHere && (
        <span className="-mx-2">
          <CopyButton
            variant="quiet"
            text={`${window.location.origin}/m/${code}`}
            label="Copy the link"
            what={`for ${name}`}
            said={`Copied the link of the match, to send to ${name}.`}
          />
        </span>
      )}
    </span>
  );
}
