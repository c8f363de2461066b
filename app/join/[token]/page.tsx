import type { Metadata } from 'next';
import { UseLink } from '@/components/join/use-link';
import { Notice } from '@/components/shell/notice-page';
import { Page } from '@/components/shell/page';
import { LinkButton } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/panel';
import { WhenReady } from '@/components/ui/when-ready';
import { catalogEntry } from '@/games/catalog';
import { pageApi } from '@/server/trpc/page-api';

// The address holds the secret itself, so it is neither indexed nor told to the next page.
export const metadata: Metadata = {
  title: 'You are invited',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

const TOKEN = /^[A-Za-z0-9_-]{10,100}$/;

export default async function JoinPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const link = TOKEN.test(token) ? await (await pageApi()).lobby.link({ token }) : null;
  if (link === null) return <DeadLink />;
  const game = catalogEntry(link.game)?.name ?? link.game;
  return (
    <Page width="reading">
      <PageTitle
        eyebrow={`You are invited · ${game}`}
        title={link.title}
        about={`${link.hostName} hosts. ${sentenceOf(link)}`}
        actions={
          <LinkButton href={`/games/${link.game}`} size="sm" variant="quiet">
            Rulebook
          </LinkButton>
        }
      />
      {link.status === 'finished' ? (
        <LinkButton href={`/m/${link.code}`} variant="solid">
          See how it ended
        </LinkButton>
      ) : (
        <WhenReady>
          <UseLink link={{ token, kind: link.kind, title: link.title, guestName: guestNameOf(link) }} />
        </WhenReady>
      )}
    </Page>
  );
}

/** What the name field of a guest starts with; null where the host has named the seat already. */
function guestNameOf({ seat, seatName, taken }: { seat: string | null; seatName: string | null; taken: boolean }) {
  if (seatName === null || seatName === `Seat ${seat}`) return '';
  return taken ? seatName : null;
}

function sentenceOf(link: { kind: 'seat' | 'join' | 'watch'; seat: string | null; status: string; taken: boolean }) {
  if (link.status === 'finished') return 'This match is finished.';
  const running = link.status === 'lobby' ? '' : ' The match runs already.';
  if (link.kind === 'watch') return `With this link you may watch.${running}`;
  if (link.kind === 'join') return `With this link you take a free seat.${running}`;
  const taken = link.taken ? ' Somebody sits there already; if that is you, the link brings you back.' : '';
  return `This link is for seat ${link.seat}.${taken}${running}`;
}

function DeadLink() {
  return (
    <Notice
      title="This link does not work any more"
      action={
        <LinkButton href="/" variant="solid">
          To the first page
        </LinkButton>
      }
    >
      The host has revoked it or made a new one, or a part of the address is missing. Ask the host for a new link.
    </Notice>
  );
}
