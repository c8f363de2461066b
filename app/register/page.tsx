import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { nextPath } from '@/components/account/next-path';
import { RegisterForm } from '@/components/account/register-form';
import { Page } from '@/components/shell/page';
import { TextLink } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/panel';
import { currentPerson } from '@/server/auth/current-person';

export const metadata: Metadata = { title: 'Make an account' };

export default async function RegisterPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const next = nextPath((await searchParams).next);
  const person = await currentPerson();
  if (person !== null && !person.guest) redirect(next);
  return (
    <Page width="narrow">
      <PageTitle
        title="Make an account"
        about="To host, to play, and to find your matches again. It needs no e-mail address."
      />
      <RegisterForm next={next} />
      <p className="mt-8 text-subtle">
        You have one? <TextLink href={`/sign-in?next=${encodeURIComponent(next)}`}>Sign in</TextLink>.
      </p>
    </Page>
  );
}
