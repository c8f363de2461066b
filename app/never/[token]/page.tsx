import type { Metadata } from 'next';
import { LetterLink } from '@/components/account/letter-link';
import { Page } from '@/components/shell/page';
import { PageTitle } from '@/components/ui/panel';
import { WhenReady } from '@/components/ui/when-ready';

export const metadata: Metadata = {
  title: 'Never write to me',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** Asks first: programs follow links in letters to see what is behind them. */
export default async function NeverPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <Page width="reading">
      <PageTitle
        title="Never write to you?"
        about="Somebody has given your e-mail address to Main Match. With one click nothing is sent to it any more, whoever gives it."
      />
      <WhenReady>
        <LetterLink token={token} use="never" />
      </WhenReady>
    </Page>
  );
}
