import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { JoinByCode } from '@/components/home/join-by-code';
import { Page } from '@/components/shell/page';
import { PageTitle } from '@/components/ui/panel';
import { pageApi } from '@/server/trpc/page-api';

export const metadata: Metadata = { title: 'Join with a code' };

const MAX_CODE = 40;

export default async function JoinByCodePage({
  searchParams,
}: {
  searchParams: Promise<{ code?: string | string[] }>;
}) {
  const { code } = await searchParams;
  const typed =
    typeof code === 'string'
      ? code
          .replace(/\p{Cc}/gu, '')
          .trim()
          .slice(0, MAX_CODE)
      : null;
  const found = typed === null || typed === '' ? null : await (await pageApi()).matches.byCode({ code: typed });
  if (found !== null) redirect(`/m/${found.code}`);
  return (
    <Page width="narrow">
      <PageTitle title="Join with a code" about="The host of a match has its code, and the links to its seats." />
      <JoinByCode typed={typed ?? ''} problem={typed === null ? null : problemWith(typed)} />
    </Page>
  );
}

function problemWith(typed: string): string {
  if (typed === '') return 'Enter the code of a match, as its host gave it to you.';
  return `There is no match with the code ${typed.toUpperCase()} that is open to you. Check it with the host; to a private match you need its link.`;
}
