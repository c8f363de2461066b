import type { Metadata } from 'next';
import { LetterLink } from '@/components/account/letter-link';
import { Page } from '@/components/shell/page';
import { PageTitle } from '@/components/ui/panel';
import { WhenReady } from '@/components/ui/when-ready';

export const metadata: Metadata = {
  title: 'No more e-mails',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** Asks first: programs follow links in letters to see what is behind them. */
export default async function StopPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <Page width="reading">
      <PageTitle
        title="No more e-mails?"
        about="Main Match then sends nothing more to this address. You can add it again under your account."
      />
      <WhenReady>
        <LetterLink token={token} use="stop" />
      </WhenReady>
    </Page>
  );
}
