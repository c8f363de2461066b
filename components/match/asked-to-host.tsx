import { LinkButton } from '@/components/ui/button';
import type { MatchPage } from '@/server/pages/shapes';

/** For somebody who is asked to host the match that they look at: who asks, and the way to the answer. */
export function AskedToHost({ page: { askedBy, code } }: { page: Pick<MatchPage, 'askedBy' | 'code'> }) {
  if (askedBy === null) return null;
  return (
    <section
      aria-label="You are asked to host"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-brass bg-brass-subtle px-4 py-2.5"
    >
      <p className="font-medium text-emphasis text-sm [overflow-wrap:anywhere]">
        {askedBy} asks you to host this match together.
      </p>
      <LinkButton href={`/m/${code}/hosting`} size="sm" variant="solid">
        Answer
      </LinkButton>
    </section>
  );
}
