'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Face } from '@/components/faces/face';
import { SentAway } from '@/components/match/sent-away';
import { usePerson } from '@/components/shell/person';
import { listed } from '@/components/stage/words';
import { Button, LinkButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/field';
import type { MatchPage, PageSeat } from '@/server/pages/shapes';
import { ChooseFace } from './choose-face';
import { readyWords, unready } from './ready-words';
import { StartMatch } from './start-match';
import { ChooseStart } from './start-time';

/** The one thing to do next in the lobby, by who looks: start, get ready, take a seat, or wait. */
export function NextStep({ page }: { page: MatchPage }) {
  if (page.can.host || page.can.practiceHost) return <HostStep page={page} />;
  if (page.seat !== null) return <PlayerStep page={page} />;
  if (page.safe) return null;
  return <VisitorStep page={page} />;
}

function Step({
  title,
  mine = false,
  face,
  children,
  actions,
}: {
  title: string;
  /** Of whoever looks, with their name. */
  face?: ReactNode;
  /** It is this viewer whom the match waits for. */
  mine?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <section
      aria-label="What to do next"
      className={classNames('mb-6 border-l-2 py-1 pl-5 sm:mb-8', mine ? 'border-garnet' : 'border-brass')}
    >
      {face}
      <p className="display text-xl text-emphasis">{title}</p>
      {children === undefined ? null : <div className="mt-1 max-w-prose text-subtle">{children}</div>}
      {actions === undefined ? null : (
        <div className="mt-4 flex flex-wrap items-center gap-2 max-sm:[&>button[data-ready]]:flex-1">{actions}</div>
      )}
    </section>
  );
}

function HostStep({ page }: { page: MatchPage }) {
  const free = page.seats.filter(({ holder }) => holder === 'free').length;
  const kept = page.seats.filter((seat) => seat.kept).length;
  return (
    <Step
      title={freeWords({ free, kept, bots: page.seats.filter(({ holder }) => holder === 'bot').length })}
      mine={free === 0 && unpromised(page) === null && unready(page).length === 0 && page.startsAt === null}
      actions={
        <>
          <StartMatch page={page} free={free} problem={unpromised(page)} />
          <ReadyCheck page={page} />
          {page.startsAt === null ? <ChooseStart page={page} size="lg" /> : null}
          {page.can.practiceHost && page.seat !== null ? <ReadyAnswer page={page} /> : null}
        </>
      }
    >
      {unpromised(page) === null ? null : `${unpromised(page)} `}
      {free > 0 ? (
        <span className="max-sm:hidden">
          Hand out links, let people join, or put bots on the seats that stay free.{' '}
        </span>
      ) : null}
      {readyWords(page) ??
        (free > 0 || unpromised(page) !== null
          ? null
          : 'Start when you like, or ask first whether everybody is at the table.')}
    </Step>
  );
}

/** "3 invited, 2 open": who has a link of their own, and what whoever comes may take. */
function freeWords({ free, kept, bots }: { free: number; kept: number; bots: number }): string {
  if (free === 0)
    return bots === 0 ? 'Every seat is taken' : `Every seat is taken, ${bots} by ${bots === 1 ? 'a bot' : 'bots'}`;
  if (kept === 0) return `${free} ${free === 1 ? 'seat is' : 'seats are'} free`;
  return free === kept ? `${kept} invited, not here yet` : `${kept} invited, ${free - kept} open`;
}

/** Who has not promised yet what the game asks, in a sentence; null: nobody. */
function unpromised({ promise, seats }: MatchPage): string | null {
  const names = seats.filter(({ promised }) => promised === false).map(({ name }) => name);
  if (promise === null || names.length === 0) return null;
  return `${promise.name}: not promised yet by ${listed(names)}. The match can start when they have, or when their seats are free.`;
}

function ReadyCheck({ page }: { page: MatchPage }) {
  const requests = useRequests();
  const people = page.seats.some(({ holder }) => holder === 'player' || holder === 'guest');
  const ask = () => requests.send('check', () => api.lobby.readyCheck.mutate({ code: page.code }));
  return (
    <>
      <Button
        size="lg"
        variant="quiet"
        busy={requests.isBusy('check')}
        onClick={ask}
        disabledReason={people ? null : 'Nobody is here to ask: bots are always ready.'}
      >
        {page.readyCheck === null ? 'Ask who is ready' : 'Ask again'}
      </Button>
      <FieldError error={requests.problemAt('check')} />
    </>
  );
}

function PlayerStep({ page }: { page: MatchPage }) {
  const own = page.seats.find(({ mine }) => mine);
  if (page.promise !== null && own?.promised === false) return <PromiseStep page={page} promise={page.promise} />;
  const asked = page.readyCheck !== null;
  return (
    <Step
      face={own !== undefined && <OwnFace {...{ page }} seat={own} />}
      title={asked && own?.ready !== true ? 'Are you ready?' : `You hold seat ${page.seat}`}
      mine={asked && own?.ready !== true}
      actions={
        <>
          <ReadyAnswer page={page} />
          <Leave page={page} />
        </>
      }
    >
      {asked && own?.ready !== true
        ? `${page.readyCheck?.by ?? 'The host'} asks who is at the table before the match starts.`
        : 'You can close this page and come back with the same address.'}
    </Step>
  );
}

/** Who one is at this table: nothing else tells a player so at a glance. */
function OwnFace({ page, seat }: { page: MatchPage; seat: PageSeat }) {
  return (
    <div className="mb-3 flex items-center gap-4 max-sm:[&>button>svg]:size-12">
      {page.anonymous ? <Face seat={seat.seat} size="lg" /> : <ChooseFace {...{ page, seat }} size="xl" />}
      <p className="min-w-0">
        <span className="display block text-2xl text-brass-content leading-tight [overflow-wrap:anywhere]">
          {seat.name}
        </span>
        {!page.anonymous && <span className="text-muted text-sm">Tap your face to choose another.</span>}
      </p>
    </div>
  );
}

/** What the game asks of players beside the board comes before everything else. */
function PromiseStep({ page, promise }: { page: MatchPage; promise: NonNullable<MatchPage['promise']> }) {
  const requests = useRequests();
  const { code, seat } = page;
  const own = page.seats.find(({ mine }) => mine);
  if (seat === null) return null;
  return (
    <Step
      face={own !== undefined && <OwnFace {...{ page }} seat={own} />}
      title={`Before the start: ${promise.name.toLowerCase()}`}
      mine
      actions={
        <>
          <Button
            size="lg"
            variant="mine"
            busy={requests.isBusy('promise')}
            onClick={() => requests.send('promise', () => api.lobby.promise.mutate({ code, seat, promised: true }))}
          >
            I promise
          </Button>
          <Leave page={page} />
          <FieldError error={requests.problemAt('promise')} />
        </>
      }
    >
      {promise.text} The host sees who has promised.
    </Step>
  );
}

/** Answers the running ready-check; nothing where none runs. */
function ReadyAnswer({ page }: { page: MatchPage }) {
  const requests = useRequests();
  const own = page.seats.find(({ mine }) => mine);
  if (page.readyCheck === null || own === undefined) return null;
  const ready = own.ready !== true;
  const answer = () => requests.send('ready', () => api.lobby.ready.mutate({ code: page.code, seat: own.seat, ready }));
  return (
    <>
      <Button
        data-ready
        size="lg"
        variant={ready ? 'mine' : 'outline'}
        busy={requests.isBusy('ready')}
        onClick={answer}
      >
        {ready ? 'I am ready' : 'Not ready after all'}
      </Button>
      <FieldError error={requests.problemAt('ready')} />
    </>
  );
}

function Leave({ page }: { page: MatchPage }) {
  const requests = useRequests();
  const { seat, code } = page;
  if (!page.can.leave || seat === null) return null;
  return (
    <>
      <Button
        size={page.readyCheck === null ? 'md' : 'lg'}
        busy={requests.isBusy('leave')}
        onClick={() => requests.send('leave', () => api.lobby.leave.mutate({ code, seat }))}
      >
        Leave the seat
      </Button>
      <FieldError error={requests.problemAt('leave')} />
    </>
  );
}

const watch = 'You can stay and watch: the match opens here when it starts.';

function VisitorStep({ page }: { page: MatchPage }) {
  const person = usePerson();
  if (page.sentAwayWith !== null) {
    return (
      <div className="mb-8">
        <SentAway page={page} />
      </div>
    );
  }
  if (page.joinWay !== 'open') {
    return <Step title="Seats are given out by the host">You need a link from the host to play. {watch}</Step>;
  }
  if (!page.seats.some(({ open }) => open)) {
    return page.seats.some(({ kept }) => kept) ? (
      <Step title="The free seats are kept for somebody">Their own links lead to them. {watch}</Step>
    ) : (
      <Step title="Every seat is taken">{watch}</Step>
    );
  }
  return person === null ? <SignInStep page={page} /> : <JoinStep page={page} />;
}

function SignInStep({ page }: { page: MatchPage }) {
  const next = encodeURIComponent(`/m/${page.code}`);
  return (
    <Step
      title="There is a seat for you"
      actions={
        <>
          <LinkButton size="lg" variant="solid" href={`/sign-in?next=${next}`}>
            Sign in to take a seat
          </LinkButton>
          <LinkButton size="lg" variant="quiet" href={`/register?next=${next}`}>
            Make an account
          </LinkButton>
        </>
      }
    >
      A name and a password are enough. To watch you need neither.
    </Step>
  );
}

function JoinStep({ page }: { page: MatchPage }) {
  const requests = useRequests();
  const router = useRouter();
  async function join() {
    const joined = await requests.send('join', () => api.lobby.join.mutate({ code: page.code }));
    if (joined !== null) router.refresh();
  }
  return (
    <Step
      title="There is a seat for you"
      actions={
        <>
          <Button
            size="lg"
            variant="solid"
            busy={requests.isBusy('join')}
            onClick={join}
            disabledReason={page.can.join ? null : 'You cannot take a seat in this match.'}
          >
            Take a seat
          </Button>
          <FieldError error={requests.problemAt('join')} />
        </>
      }
    >
      {page.seats.some(({ open, holder }) => open && holder === 'free')
        ? 'Take the first free one here, or a certain one in the list.'
        : 'Bots sit there only until people come. Take the place of the first here, or of a certain one in the list.'}
    </Step>
  );
}
