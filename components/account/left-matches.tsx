import { TextLink } from '@/components/ui/button';
import type { LeftMatch } from '@/server/host/leave';

/** What becomes of the matches that somebody hosts, if they delete their account. */
export function LeftMatches({ matches }: { matches: readonly LeftMatch[] }) {
  if (matches.length === 0) return null;
  return (
    <div className="mb-4 max-w-prose text-subtle">
      <p>You host matches that are not over. With your account:</p>
      <ul className="mt-2 list-disc pl-5">
        {matches.map((match) => (
          <li key={match.code}>
            <TextLink href={`/m/${match.code}`}>{match.title ?? 'A match that is not public'}</TextLink>{' '}
            {becomes(match)}
          </li>
        ))}
      </ul>
      {matches.some(({ next }) => next === null) && (
        <p className="mt-2">Ask somebody to host with you, and a match goes on with them once they accept.</p>
      )}
    </div>
  );
}

function becomes({ next, asked, hasStarted }: LeftMatch): string {
  if (next !== null) return `goes on with ${next} as its host.`;
  const ends = hasStarted
    ? 'ends without a result, for it has no other host, and everything secret in it is shown to all.'
    : 'is closed, for it has no other host.';
  return asked.length === 0 ? ends : `${ends} ${asked.join(' and ')} can still say yes: wait for the answer first.`;
}
