import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { nextPath } from '@/components/account/next-path';
import { DemoPeople, DiscordButton, EmailForm } from '@/components/account/other-ways-in';
import { SignInForm } from '@/components/account/sign-in-form';
import { signInSentence } from '@/components/account/sign-in-sentence';
import { Page } from '@/components/shell/page';
import { TextLink } from '@/components/ui/button';
import { PageTitle, Section } from '@/components/ui/panel';
import { WhenReady } from '@/components/ui/when-ready';
import { currentPerson } from '@/server/auth/current-person';
import { pageApi } from '@/server/trpc/page-api';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignInPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { next: wish, callbackUrl, error, sent } = await searchParams;
  const next = nextPath(wish ?? callbackUrl);
  const person = await currentPerson();
  if (person !== null && !person.guest) redirect(next);
  const ways = await (await pageApi()).account.waysIn();
  return (
    <Page width="narrow">
      <PageTitle title="Sign in" />
      {sent === undefined ? null : (
        <p role="status" className="mb-6 text-success-content">
          A link is on its way. Open it in this browser; it works once, for ten minutes.
        </p>
      )}
      {typeof error === 'string' ? <p className="mb-6 text-danger-content">{signInSentence(error)}</p> : null}
      {ways.demo.length === 0 ? null : (
        <Section title="Look around as one of these" className="mb-10">
          <p className="mb-3 text-sm text-subtle">This is a demo: one click, no password.</p>
          <WhenReady>
            <DemoPeople people={ways.demo} next={next} />
          </WhenReady>
        </Section>
      )}
      <SignInForm next={next} byMail={ways.email} />
      {ways.discord || ways.email ? (
        <div className="mt-8 flex flex-col gap-5 border-subtle border-t pt-6">
          <WhenReady>
            {ways.discord ? <DiscordButton next={next} /> : null}
            {ways.email ? <EmailForm next={next} /> : null}
          </WhenReady>
        </div>
      ) : null}
      <p className="mt-8 text-subtle">
        New here? <TextLink href={`/register?next=${encodeURIComponent(next)}`}>Make an account</TextLink>. With a seat
        link from a host you need none.
      </p>
    </Page>
  );
}
