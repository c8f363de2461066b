import { toldAsTime } from '@/components/ui/deadline';
import { formatCountdown, formatDuration } from '@/components/ui/duration';

interface DueProps {
  /** Epoch milliseconds. */
  readonly dueAt: number;
  /** The server's clock as the page is made; public/still.js counts on from there. */
  readonly now: number;
  readonly label?: string;
  /** Before a day and time: "closes tomorrow, 20:00". */
  readonly at: string;
  /** Before a countdown, which the last two hours are told by; null: never counted down. */
  readonly counting?: string | null;
  readonly over?: string;
}

/** When something closes or starts. The server does not know where its reader is: day and time are filled in there. */
export function DueIn({ dueAt, now, label = 'Deadline', at, counting = '', over = 'Time is over' }: DueProps) {
  return (
    <span
      role="timer"
      aria-label={label}
      data-due-at={dueAt}
      data-at={at}
      data-counting={counting}
      data-over={over}
      className="figures text-sm text-subtle"
    >
      {wordsOf({ leftMs: dueAt - now, at, counting, over })}
    </span>
  );
}

interface Words extends Pick<Required<DueProps>, 'at' | 'counting' | 'over'> {
  readonly leftMs: number;
}

function wordsOf({ leftMs, at, counting, over }: Words): string {
  if (leftMs <= 0) return over;
  if (leftMs > toldAsTime || counting === null) return `${at} in ${formatDuration(leftMs)}`;
  return `${counting} ${formatCountdown(leftMs)}`.trim();
}
