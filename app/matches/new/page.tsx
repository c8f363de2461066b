import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
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

export const metadata: Metadata = { title: 'Host a match' };

export default async function NewMatchPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const wish = (await searchParams).game;
  const game = typeof wish === 'string' ? games.get(wish) : undefined;
  const entry = game === undefined ? null : catalogEntry(game.id);
  const here = game === undefined ? '/matches/new' : `/matches/new?game=${game.id}`;
  const person = await currentPerson();
  if (person === null) redirect(`/sign-in?next=${encodeURIComponent(here)}`);
  if (person.guest) return <GuestNotice here={here} />;
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
      <NewMatchForm game={entry.id} fields={settingFields(game)} hostName={person.name} />
    </Page>
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
      You are here as a guest, by a seat link. A name and a password are enough for an account; your seat stays open to
      you under its link.
    </Notice>
  );
}
