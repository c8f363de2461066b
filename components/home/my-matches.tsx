import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/panel';
import type { MatchSummary } from '@/server/pages/shapes';
import type { MissedInShort } from '@/server/reach/missed';
import { MatchRow } from './match-row';

interface MyMatchesProps {
  readonly matches: readonly MatchSummary[];
  /** How many more there are, that are not named on a screen that others look at. */
  readonly hidden: number;
  /** What I missed, by the match's code. */
  readonly missed: Readonly<Record<string, readonly MissedInShort[]>>;
  /** The server's clock, in epoch milliseconds. */
  readonly now: number;
}

/** The matches I play or host, those that wait for me first. */
export function MyMatches({ matches, hidden, missed, now }: MyMatchesProps) {
  const waiting = matches.filter(({ waits }) => waits).length;
  return (
    <Section
      title="Your matches"
      aside={waiting === 0 ? undefined : `${waiting} ${waiting === 1 ? 'waits' : 'wait'} for you`}
    >
      {matches.length === 0 && hidden === 0 ? (
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
            <MatchRow key={match.code} {...{ match, now }} missed={missed[match.code]} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-subtle">
          {hidden} {hidden === 1 ? 'match' : 'matches'} of yours that {hidden === 1 ? 'is' : 'are'} not public: not
          named while your screen is safe to share.
          <LinkButton size="sm" href="/?mine=all">
            Name {hidden === 1 ? 'it' : 'them'} here
          </LinkButton>
        </p>
      )}
    </Section>
  );
}
