import type { Metadata } from 'next';
import { LetterLink } from '@/components/account/letter-link';
import { Page } from '@/components/shell/page';
import { PageTitle } from '@/components/ui/panel';
import { WhenReady } from '@/components/ui/when-ready';

export const metadata: Metadata = {
  title: 'Is this your address?',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** Asks first: programs follow links in letters to see what is behind them. */
export default async function ProvePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <Page width="reading">
      <PageTitle
        title="Is this your address?"
        about="Then Main Match tells you there what happens in your matches. What you hear of is chosen under your account."
      />
      <WhenReady>
        <LetterLink token={token} use="prove" />
      </WhenReady>
    </Page>
  );
}
