import type { Metadata } from 'next';
import { UseLink } from '@/components/join/use-link';
import { Notice } from '@/components/shell/notice-page';
import { Page } from '@/components/shell/page';
import { LinkButton } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/panel';
import { WhenReady } from '@/components/ui/when-ready';
import { catalogEntry } from '@/games/catalog';
import type { LinkPreview } from '@/server/lobby/links';
import { pageApi } from '@/server/trpc/page-api';

// The address holds the secret itself, so it is not indexed, nor told to the next page (server/http/guard.ts).
export const metadata: Metadata = {
  title: 'You are invited',
  robots: { index: false, follow: false },
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
      ) : link.isInUse ? (
        <p className="max-w-prose text-muted">
          What is sent in this match is sealed, so the link works in the browser alone in which the seat was taken. If
          you are {link.seatName} and have lost that browser, ask {link.hostName} for a new link.
        </p>
      ) : (
        <WhenReady>
          {link.mine ? (
            <LinkButton href={`/m/${link.code}`} size="lg" variant="solid">
              Back to your seat
            </LinkButton>
          ) : (
            <UseLink
              link={{
                ...{ token, kind: link.kind, title: link.title, guestName: guestNameOf(link), sealed: link.sealed },
                takenBy: link.taken ? link.seatName : null,
              }}
            />
          )}
        </WhenReady>
      )}
    </Page>
  );
}

/** What the name field of a guest starts with; null where the seat has its name already. */
const guestNameOf = ({ taken, named }: LinkPreview) => (taken || named ? null : '');

function sentenceOf(link: LinkPreview) {
  if (link.status === 'finished') return 'This match is finished.';
  const running = link.status === 'lobby' ? '' : ` The match runs already${link.botPlays ? sinceBots : '.'}`;
  if (link.kind === 'watch') return `With this link you may watch.${running}`;
  if (link.kind === 'join') return `With this link you take a free seat.${running}`;
  return `${whoseSeat(link)}${running}`;
}

const sinceBots = ': a bot has played here so far, and you go on from where it is.';

function whoseSeat(link: LinkPreview): string {
  const { seat, seatName, taken, named, mine, isInUse } = link;
  if (isInUse) return `This seat is ${seatName}’s.`;
  if (mine) return `You hold seat ${seat}.`;
  if (taken) return `This seat is ${seatName}’s. Are you ${seatName}?`;
  if (named) return `${seatName}, this seat is kept for you.`;
  const isHandedOn = !link.botPlays && seatName !== `Seat ${seat}`;
  return `This link is for seat ${seat}.${isHandedOn ? ` ${seatName} has played it so far.` : ''}`;
}

function DeadLink() {
  return (
    <Notice
      title="This link does not work any more"
      action={
        <LinkButton href="/" variant="solid">
          To the front page
        </LinkButton>
      }
    >
      The host has revoked it or made a new one, or the match began without you and a bot plays your seat, or a part of
      the address is missing. Ask the host for a new link: they can make one for a seat that a bot plays, too.
    </Notice>
  );
}
