import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ComponentProps } from 'react';
import { AsksNoMore } from '@/components/account/asks-no-more';
import { DeleteAccount } from '@/components/account/delete-account';
import { KeptSeats } from '@/components/account/kept-seats';
import { LeftMatches } from '@/components/account/left-matches';
import { nextPathIn } from '@/components/account/next-path';
import { PasswordForm } from '@/components/account/password-form';
import { PlayedMatches } from '@/components/account/played-matches';
import { Reach } from '@/components/account/reach';
import { RenameForm } from '@/components/account/rename-form';
import { Sessions } from '@/components/account/sessions';
import { SignOut } from '@/components/account/sign-out';
import { AttentionChoices } from '@/components/match/attention-choices';
import { Page } from '@/components/shell/page';
import { parseTheme, THEME_COOKIE } from '@/components/shell/theme';
import { ThemeChoice } from '@/components/shell/theme-choice';
import { Button, LinkButton, TextLink } from '@/components/ui/button';
import { PageTitle, Section } from '@/components/ui/panel';
import { WhenReady } from '@/components/ui/when-ready';
import { currentPerson } from '@/server/auth/current-person';
import { isPracticeGuest } from '@/server/auth/practice-guest';
import type { Person } from '@/server/person';
import { pageApi } from '@/server/trpc/page-api';

export const metadata: Metadata = { title: 'Account' };

interface AccountPageProps {
  /** `callbackUrl`: they have signed in for the first time, by a letter or by Discord, and wanted to go there. */
  readonly searchParams: Promise<{ callbackUrl?: string | string[] }>;
}

export default async function AccountPage({ searchParams }: AccountPageProps) {
  const person = await currentPerson();
  if (person === null) redirect('/sign-in?next=/account');
  const { account, lobby, matches, reach } = await pageApi();
  const [details, left, silent, sessions, choices, isSafe, mine] = await Promise.all([
    person.guest ? null : account.details(),
    person.guest ? [] : account.left(),
    lobby.askedNoMore(),
    account.sessions(),
    reach.choices(),
    account.isSafe(),
    matches.mine({ all: false }),
  ]);
  const played = mine.filter(({ seat, status }) => seat !== null && status === 'finished');
  const next = nextPathIn((await searchParams).callbackUrl);
  const theme = parseTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <Page width="reading">
      <PageTitle
        eyebrow={details === null ? 'Guest' : 'Account'}
        title={person.name}
        actions={
          <SignOut>
            <Button size="sm" type="submit">
              Sign out
            </Button>
          </SignOut>
        }
        about={details === null ? guestWords(person).about : undefined}
      />
      {next !== null && !person.guest && <FirstSignIn {...{ person, next }} />}
      <div className="flex flex-col gap-12">
        {details === null ? <GuestPart {...guestWords(person)} /> : <NameAndPassword {...{ details, isSafe }} />}
        {played.length > 0 && (
          <Section title="Matches you have played">
            <WhenReady>
              <PlayedMatches matches={played} />
            </WhenReady>
          </Section>
        )}
        <Section title="Where you are signed in">
          <WhenReady>
            <Sessions open={sessions} />
          </WhenReady>
        </Section>
        <Section title="Look">
          <WhenReady>
            <ThemeChoice initial={theme} />
          </WhenReady>
        </Section>
        <Section title="When it is my turn">
          <WhenReady>
            <AttentionChoices />
          </WhenReady>
        </Section>
        <Section title="When I am not here">
          <WhenReady>
            <Reach initial={choices} />
          </WhenReady>
        </Section>
        <WhenReady>
          <AsksNoMore initial={silent} />
        </WhenReady>
        {details === null ? null : <Deletion left={left} hasPassword={details.hasPassword} />}
      </div>
    </Page>
  );
}

function FirstSignIn({ person, next }: { person: Person; next: string }) {
  return (
    <p role="status" className="mb-10 max-w-prose rounded-lg border border-subtle bg-subtle px-4 py-2.5">
      Welcome. Everybody calls you {person.name} for now: change it under “Name” if you like, then{' '}
      <TextLink href={next}>go on</TextLink>.
    </p>
  );
}

interface GuestWords {
  readonly about: string;
  readonly title: string;
  readonly offer: string;
}

const guestWords = (person: Person): GuestWords =>
  isPracticeGuest(person)
    ? {
        about: 'You practise here without an account. What you play is found in this browser until you sign out.',
        title: 'Play with people',
        offer: 'With an account you can host matches, take seats under your own name, and find them on any device.',
      }
    : {
        about: 'You are here by a seat link. It brings you back from any device.',
        title: 'Keep your seat',
        offer: 'With an account you find your matches on the front page, and can host. Your seat moves over to it.',
      };

function GuestPart({ title, offer }: GuestWords) {
  return (
    <Section title={title}>
      <p className="mb-4 max-w-prose text-subtle">{offer}</p>
      <LinkButton href="/register?next=/account" variant="solid">
        Make an account
      </LinkButton>
    </Section>
  );
}

interface NameAndPasswordProps {
  readonly details: { readonly name: string; readonly hasPassword: boolean };
  readonly isSafe: boolean;
}

function NameAndPassword({ details, isSafe }: NameAndPasswordProps) {
  return (
    <>
      <KeptSeats isSafe={isSafe} />
      <Section title="Name">
        <p className="mb-4 max-w-prose text-subtle">
          You can change it three times in thirty days. The one before is kept for you for ninety days, so that nobody
          passes for you.
        </p>
        <RenameForm initial={details.name} />
      </Section>
      <Section title="Password">
        <PasswordForm name={details.name} hasPassword={details.hasPassword} />
      </Section>
    </>
  );
}

interface DeletionProps extends ComponentProps<typeof DeleteAccount> {
  readonly left: ComponentProps<typeof LeftMatches>['matches'];
}

function Deletion({ left, hasPassword }: DeletionProps) {
  return (
    <Section title="Delete the account">
      <p className="mb-4 max-w-prose text-subtle">
        Your name and your ways to sign in are deleted. Matches that are over stay, with your name in them: they belong
        to everybody who was there. A seat that you hold in another match is somebody else’s to play from then on.
        Nobody else can take your name for ninety days.
      </p>
      <LeftMatches matches={left} />
      <WhenReady>
        <DeleteAccount hasPassword={hasPassword} />
      </WhenReady>
    </Section>
  );
}
