import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AnswerAsked } from '@/components/lobby/answer-asked';
import { askedWords } from '@/components/lobby/host-words';
import { Page } from '@/components/shell/page';
import { LinkButton } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/panel';
import { WhenReady } from '@/components/ui/when-ready';
import { currentPerson } from '@/server/auth/current-person';
import { pageApi } from '@/server/trpc/page-api';
import type { Address } from '../first';

export const metadata: Metadata = { title: 'Host a match together', robots: { index: false, follow: false } };

/** Where somebody who is asked to host a match says yes or no; what they may see of it is no matter. */
export default async function HostingPage({ params }: Address) {
  const code = (await params).code.toUpperCase();
  if ((await currentPerson()) === null) redirect(`/sign-in?next=${encodeURIComponent(`/m/${code}/hosting`)}`);
  const api = await pageApi();
  const asked = (await api.lobby.asked()).find((one) => one.code === code);
  if (asked === undefined)
    return (
      <Page width="reading">
        <PageTitle title="Nobody asks you now" about="You have answered already, or were asked by mistake." />
        <LinkButton href="/">To the front page</LinkButton>
      </Page>
    );
  return (
    <Page width="reading">
      <PageTitle
        title={`Host ${asked.title ?? 'a match that is not public'}?`}
        about={`${asked.hostName} asks you to host this match together. ${askedWords(asked)}`}
      />
      <WhenReady>
        <AnswerAsked {...asked} />
      </WhenReady>
    </Page>
  );
}
