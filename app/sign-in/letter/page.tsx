import { letterMetadata } from '@/components/account/letter-page';
import { signInSentence } from '@/components/account/sign-in-sentence';
import { Page } from '@/components/shell/page';
import { Button, LinkButton } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/panel';
import { letterAction, letterLinkOf, readLetter } from '@/server/auth/sign-in-letter';

export const metadata = letterMetadata('Sign in');

/** A form as browsers send them by themselves. Other sites' forms do not get this far (server/http/guard.ts). */
export default async function SignInLetterPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const link = letterLinkOf(await searchParams);
  const name = await readLetter(link);
  return (
    <Page width="reading">
      <PageTitle
        title="Sign in"
        about={name === null ? signInSentence('Verification') : 'You asked for this by e-mail.'}
      />
      {name === null ? (
        <LinkButton href="/sign-in" variant="solid">
          To the ways in
        </LinkButton>
      ) : (
        <form method="post" action={letterAction(link)}>
          <Button type="submit" variant="solid" size="lg">
            Sign in as {name}
          </Button>
        </form>
      )}
    </Page>
  );
}
