import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/panel';
import type { MatchSummary } from '@/server/pages/shapes';
import { MatchRow } from './match-row';

/** The matches I play or host, those that wait for me first. `now`: the server's clock, in epoch milliseconds. */
export function MyMatches({ matches, now }: { matches: readonly MatchSummary[]; now: number }) {
  const waiting = matches.filter(({ waits }) => waits).length;
  return (
    <Section
      title="Your matches"
      aside={waiting === 0 ? undefined : `${waiting} ${waiting === 1 ? 'waits' : 'wait'} for you`}
    >
      {matches.length === 0 ? (
        <EmptyState
          action={
            <LinkButton href="/matches/new" variant="solid">
              Host a match
            </LinkButton>
          }
        >
          You play and host nothing yet. Host a match, join one with a code, or practise a game against bots.
        </EmptyState>
      ) : (
        <ul>
          {matches.map((match) => (
            <MatchRow key={match.code} match={match} now={now} />
          ))}
        </ul>
      )}
    </Section>
  );
}
