import { momentWords, shortMomentWords } from '@/components/post/post-text';
import { classNames } from '@/components/ui/class-names';
import { formatCountdown } from '@/components/ui/duration';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useLeft } from '@/components/ui/use-left';

/** In the middle of the table: when, and how long that is. */
export function StartAtTable({
  startsAt,
  now,
  isStage = false,
}: {
  startsAt: number;
  now(): number;
  isStage?: boolean;
}) {
  const left = useLeft({ dueAt: startsAt, now, leftMs: null });
  const isHere = useHydrated();
  return (
    <section aria-label="Start">
      <p className={classNames('text-subtle', isStage ? 'min-h-7 text-xl' : 'min-h-5 text-sm')}>
        <time dateTime={new Date(startsAt).toISOString()}>
          <span className="max-sm:hidden">{isHere ? momentWords(startsAt) : ''}</span>
          <span className="sm:hidden">{isHere ? shortMomentWords(startsAt) : ''}</span>
        </time>
      </p>
      <p
        role="timer"
        aria-label="Until the start"
        className="figures display min-h-12 text-5xl text-brass-content leading-none max-sm:min-h-9 max-sm:text-4xl"
      >
        {left === null ? '' : left > 0 ? formatCountdown(left) : 'Now'}
      </p>
    </section>
  );
}
