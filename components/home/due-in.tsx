import { formatCountdown } from '@/components/ui/duration';

/** How long until a deadline; `now` is the server's clock as the page is made, and public/still.js counts on from there. */
export function DueIn({ dueAt, now, label = 'Deadline' }: { dueAt: number; now: number; label?: string }) {
  return (
    <span role="timer" aria-label={label} data-due-at={dueAt} className="figures text-sm text-subtle">
      {dueAt > now ? formatCountdown(dueAt - now) : 'Time is over'}
    </span>
  );
}
