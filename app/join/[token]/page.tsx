import type { Metadata } from 'next';
import { OwnFace } from '@/components/join/own-face';
import { StartsAt } from '@/components/join/starts-at';
import { UseLink } from '@/components/join/use-link';
import { LostSeat } from '@/components/match/lost-seat';
import { Notice } from '@/components/shell/notice-page';
import { Page } from '@/components/shell/page';
import { listed } from '@/components/stage/words';
import { LinkButton } from '@/components/ui/button';
import { WhenReady } from '@/components/ui/when-ready';
import { catalogEntry } from '@/games/catalog';
import { currentPerson } from '@/server/auth/current-person';
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
  const [api, person] = await Promise.all([pageApi(), currentPerson()]);
  const link = TOKEN.test(token) ? await api.lobby.link({ token }) : null;
  if (link === null) return <DeadLink />;
  return (
    <Page width="reading">
      <Invited link={link} />
      {link.lost !== null && (
        <div className="mb-6">
          <WhenReady>
            <LostSeat lost={link.lost} by={{ token }} />
          </WhenReady>
        </div>
      )}
      {link.status === 'finished' ? (
        <LinkButton href={`/m/${link.code}`} variant="solid">
          See how it ended
        </LinkButton>
      ) : link.isInUse ? (
        <p className="max-w-prose text-muted">
          What is sent in this match is sealed, so the link works in the browser alone in which the seat was taken. If
          you are {link.seatName} and have lost that browser, ask {link.hostName} for a new link.
        </p>
      ) : link.sentAway ? (
        <p className="max-w-prose text-muted">
          {link.hostName} took you off a seat of this match, or somebody who came with this browser. You can sit down
          again when {link.hostName} lets you play: ask, then open this link once more.
        </p>
      ) : (
        <WhenReady>
          <WhatComes link={link} isNamed={person?.guest === false || guestNameOf(link) === null} />
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
      <p className="mt-8">
        <LinkButton href={`/games/${link.game}`} size="sm" variant="quiet" className="-ml-3">
          Read how {gameNameOf(link)} is played
        </LinkButton>
      </p>
    </Page>
  );
}

const gameNameOf = ({ game }: LinkPreview): string => catalogEntry(game)?.name ?? game;

/** Who invites to what, whose seat it is, and what one is after there. */
function Invited({ link }: { link: LinkPreview }) {
  const goal = catalogEntry(link.game)?.goal ?? null;
  const isSeats = link.kind === 'seat' && link.status !== 'finished';
  return (
    <header className="mb-6 sm:mb-8">
      <p className="eyebrow mb-1.5">You are invited · {gameNameOf(link)}</p>
      <h1 className="display text-3xl text-brass-content sm:text-4xl">{link.title}</h1>
      <p className="mt-1 text-subtle">{link.hostName} hosts.</p>
      <div aria-hidden className="rule-brass mt-4" />
      <div className="mt-5 flex items-center gap-4">
        {isSeats && <OwnFace link={link} />}
        <div className="min-w-0">
          {isSeats && link.seatName !== null && (
            <p className="display text-2xl text-emphasis leading-tight [overflow-wrap:anywhere]">{link.seatName}</p>
          )}
          <p className="text-subtle">{sentenceOf(link)}</p>
        </div>
      </div>
      {goal !== null && <p className="mt-5 max-w-prose text-brass-content text-lg leading-snug">{goal}</p>}
      {link.status !== 'finished' && <WhenAndWithWhom link={link} />}
    </header>
  );
}

/** What one needs to know to say yes. */
function WhenAndWithWhom({ link }: { link: LinkPreview }) {
  const takes = catalogEntry(link.game)?.takes ?? null;
  return (
    <dl className="mt-5 grid max-w-prose grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
      {link.status === 'lobby' && (
        <>
          <dt className="text-muted">Starts</dt>
          <dd>{link.startsAt === null ? `when ${link.hostName} starts it` : <StartsAt time={link.startsAt} />}</dd>
        </>
      )}
      {takes !== null && (
        <>
          <dt className="text-muted">Takes</dt>
          <dd>{takes}, with the usual settings</dd>
        </>
      )}
      <dt className="text-muted">Plays</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{whoPlays(link)}</dd>
    </dl>
  );
}

function whoPlays({ players, takenSeats, seats }: LinkPreview): string {
  const free = seats - takenSeats;
  const freeWords = free === 0 ? 'no seat is free' : free === 1 ? '1 seat is free' : `${free} seats are free`;
  if (takenSeats === 0) return `nobody yet; ${freeWords}`;
  return `${players === null ? `${takenSeats} of ${seats}` : listed(players)}; ${freeWords}`;
}

/** Step by step, so that nobody has to ask the host. `isNamed`: nobody is asked what they are called. */
function WhatComes({ link, isNamed }: { link: LinkPreview; isNamed: boolean }) {
  const { kind, status, hostName, startsAt, mine } = link;
  if (mine || kind === 'watch') return null;
  const hasFaces = link.faces !== null;
  const takes = kind === 'join' ? 'Take a seat.' : `Take the seat.${isNamed ? '' : ' A name is all that it needs.'}`;
  const steps =
    status === 'lobby'
      ? [
          takes,
          `You come to the lobby: look at the rules${hasFaces ? ', choose a face' : ''}, and say that you are ready when ${hostName} asks.`,
          startsAt === null
            ? `When ${hostName} starts the match, that page becomes the board by itself.`
            : 'The match starts at its time, and that page becomes the board by itself.',
        ]
      : [takes, 'You come to the board at once, with all that your seat knows.'];
  return (
    <section aria-label="What happens next" className="mb-6">
      <ol className="grid gap-2 text-sm text-subtle">
        {steps.map((step, i) => (
          <li key={step} className="grid grid-cols-[1.75rem_1fr] items-baseline">
            <span aria-hidden className="display text-brass-content text-lg">
              {i + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
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
