import { AskedToHost } from '@/components/home/asked-to-host';
import { JoinByCode } from '@/components/home/join-by-code';
import { MatchRow } from '@/components/home/match-row';
import { MyMatches } from '@/components/home/my-matches';
import { TableDrawing } from '@/components/home/table-drawing';
import { GameList } from '@/components/shell/game-list';
import { Page } from '@/components/shell/page';
import { LinkButton, TextLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/panel';
import { currentPerson } from '@/server/auth/current-person';
import { pageApi } from '@/server/trpc/page-api';

const PUBLIC_SHOWN = 12;
/** The front page is nobody's alone. */
const PER_HOST = 4;

export default async function HomePage({ searchParams }: { searchParams: Promise<{ mine?: string | string[] }> }) {
  const all = (await searchParams).mine === 'all';
  const [person, api] = await Promise.all([currentPerson(), pageApi()]);
  const [open, mine, hidden, missed, asked, { now }, demo] = await Promise.all([
    api.matches.publicList({ limit: PUBLIC_SHOWN, perHost: PER_HOST }),
    person === null ? null : api.matches.mine({ all }),
    person === null || all ? 0 : api.matches.mineHidden(),
    person === null ? {} : api.reach.missedByCode(),
    person === null ? [] : api.lobby.asked(),
    api.play.now(),
    person === null ? api.account.waysIn().then((ways) => ways.demo) : [],
  ]);
  // What is mine stands above already.
  const others = open.filter(({ role }) => role === 'spectator' || role === 'stranger');
  return (
    <Page>
      {mine === null ? <Welcome isDemo={demo.length > 0} /> : <Desk />}
      <div data-now={now} className="grid gap-x-12 gap-y-14 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-14">
          <AskedToHost matches={asked} />
          {mine === null ? null : (
            <div data-fresh="mine">
              <MyMatches {...{ matches: mine, hidden, missed, now }} />
            </div>
          )}
          {mine === null ? null : <p data-voice aria-live="polite" className="sr-only" />}
          <Section title="Public matches" aside="to watch or to join">
            {others.length === 0 ? (
              <EmptyState action={<LinkButton href="/matches/new">Host one that all may watch</LinkButton>}>
                No {mine === null ? '' : 'other '}public match is open at the moment.
              </EmptyState>
            ) : (
              <ul data-fresh="public">
                {others.map((match) => (
                  <MatchRow key={match.code} match={match} now={now} />
                ))}
              </ul>
            )}
          </Section>
        </div>
        <Section title="The games" aside="rulebooks, practice">
          <GameList />
        </Section>
      </div>
    </Page>
  );
}

/** For somebody who is not signed in: what this is. */
function Welcome({ isDemo }: { isDemo: boolean }) {
  return (
    <div className="mb-16 grid items-center gap-x-12 gap-y-8 lg:grid-cols-[1fr_26rem]">
      <div>
        <h1 className="display text-4xl text-brass-content sm:text-5xl">A table for games of wits</h1>
        <p className="mt-5 max-w-prose text-lg text-subtle">
          Somebody hosts, everybody submits in secret, and what was decided comes to light all at once. Main Match keeps
          the clock, the rules and the secrets, so that a host can watch the play instead of a spreadsheet.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton href="/matches/new" size="lg" variant="solid">
            Host a match
          </LinkButton>
          <LinkButton href="/games" size="lg">
            See the games
          </LinkButton>
        </div>
        <p className="mt-4 max-w-prose text-sm text-subtle">
          Watching and practising need no account, and a seat needs none with its link.
          {isDemo && (
            <>
              {' '}
              This is a demo: <TextLink href="/sign-in">look around as one of its people</TextLink>, with one click.
            </>
          )}
        </p>
        <div className="mt-8 border-subtle border-t pt-5">
          <p className="mb-2 font-medium text-sm">You were given a code?</p>
          <JoinByCode />
        </div>
      </div>
      <TableDrawing className="hidden w-full lg:block" />
    </div>
  );
}

/** For somebody who is: the ways on, without the speech. */
function Desk() {
  return (
    <div className="mb-10 flex flex-wrap items-start justify-between gap-4">
      <h1 className="display text-3xl text-brass-content sm:text-4xl">At the table</h1>
      <div className="flex flex-wrap items-start gap-3">
        <JoinByCode />
        <LinkButton href="/matches/new" variant="solid">
          Host a match
        </LinkButton>
      </div>
    </div>
  );
}
