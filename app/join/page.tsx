import type { Metadata } from 'next';
import { JoinByCode } from '@/components/home/join-by-code';
import { Page } from '@/components/shell/page';
import { PageTitle } from '@/components/ui/panel';

export const metadata: Metadata = { title: 'Join with a code' };

export default function JoinByCodePage() {
  return (
    <Page width="narrow">
      <PageTitle title="Join with a code" about="The host of a match has its code, and the links to its seats." />
      <JoinByCode />
    </Page>
  );
}
