import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { firstAt } from '@/app/m/[code]/first';
import { matchAgain } from '@/components/settings/match-again';
import { NewMatchForm } from '@/components/settings/new-match-form';
import { settingFields } from '@/components/settings/setting-fields';
import { ChooseGame } from '@/components/shell/choose-game';
import { Notice } from '@/components/shell/notice-page';
import { Page } from '@/components/shell/page';
import { LinkButton, TextLink } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/panel';
import { catalogEntry } from '@/games/catalog';
import { games } from '@/games/index';
import { currentPerson } from '@/server/auth/current-person';
import type { MatchPage } from '@/server/pages/shapes';
import { pageApi } from '@/server/trpc/page-api';

export const metadata: Metadata = { title: 'Host a match' };

export default async function NewMatchPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const asked = await searchParams;
  const from = typeof asked.from === 'string' ? asked.from : null;
  const wish = typeof asked.game === 'string' ? asked.game : null;
  const here = from !== null ? `/matches/new?from=${from}` : `/matches/new${wish === null ? '' : `?game=${wish}`}`;
  const person = await currentPerson();
  if (person === null) redirect(`/sign-in?next=${encodeURIComponent(here)}`);
  if (person.guest) return <GuestNotice here={here} />;
  const again = from === null ? null : await pageToRepeat(from);
  if (from !== null && again === null) return <NotYours />;
  const game = games.get(again?.game ?? wish ?? '');
  const entry = game === undefined ? null : catalogEntry(game.id);
  if (game === undefined || entry === null) {
    return (
      <Page>
        <PageTitle
          title="Host a match"
          about="First, the game. Settings come next; then a lobby to invite people to."
        />
        <ChooseGame />
      </Page>
    );
  }
  const start = again === null ? { first: {}, dropped: [], absent: [] } : matchAgain(again, game);
  const templates = await (await pageApi()).templates.list({ game: game.id });
  return (
    <Page width="reading">
      <PageTitle
        eyebrow="Host a match"
        title={entry.name}
        about={
          <>
            {entry.summary} <TextLink href={`/games/${entry.id}`}>Rulebook</TextLink>,{' '}
            <TextLink href="/matches/new">another game</TextLink>
          </>
        }
      />
      <NewMatchForm
        game={entry.id}
        fields={settingFields(game)}
        hostName={person.name}
        hostId={person.id}
        of={from === null ? entry.id : `${entry.id} after ${from}`}
        templates={templates}
        {...start}
      />
    </Page>
  );
}

/** The match that is to be played again, where this person runs it; null elsewhere. */
async function pageToRepeat(code: string): Promise<MatchPage | null> {
  const first = await firstAt(code);
  return 'page' in first && (first.page.can.host || first.page.can.practiceHost) ? first.page : null;
}

function NotYours() {
  return (
    <Notice
      title="This match is not yours to play again"
      action={
        <LinkButton href="/matches/new" variant="solid">
          Host another match
        </LinkButton>
      }
    >
      Only who hosts a match can take its settings and names over into a new one.
    </Notice>
  );
}

function GuestNotice({ here }: { here: string }) {
  return (
    <Notice
      title="Hosting needs an account"
      action={
        <LinkButton href={`/register?next=${encodeURIComponent(here)}`} variant="solid">
          Make an account
        </LinkButton>
      }
    >
      You are here as a guest. A name and a password are enough for an account; a seat that you hold by a link stays
      open to you under it.
    </Notice>
  );
}
