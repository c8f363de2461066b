import type { Metadata } from 'next';
import type { ComponentProps } from 'react';
import { Page } from '@/components/shell/page';
import { PageTitle } from '@/components/ui/panel';
import { WhenReady } from '@/components/ui/when-ready';
import { LetterLink } from './letter-link';

/** Of a page that a letter's link leads to: its address is nobody else's. */
export const letterMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
});

type LetterPageProps = Pick<ComponentProps<typeof LetterLink>, 'token' | 'use'> & {
  readonly title: string;
  readonly about: string;
};

/** Asks first: programs follow links in letters to see what is behind them. */
export function LetterPage({ token, use, title, about }: LetterPageProps) {
  return (
    <Page width="reading">
      <PageTitle title={title} about={about} />
      <WhenReady>
        <LetterLink token={token} use={use} />
      </WhenReady>
    </Page>
  );
}
