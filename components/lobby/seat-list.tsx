'use client';

import { Bot, Link2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Face } from '@/components/faces/face';
import { ReachedLine } from '@/components/host/reached-line';
import { reachableWords } from '@/components/host/told-words';
import { useReached } from '@/components/host/use-reached';
import { usePerson } from '@/components/shell/person';
import { RenameInPlace } from '@/components/shell/rename-in-place';
import { useIsSafe } from '@/components/shell/safe';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/field';
import { announce } from '@/components/ui/notice';
import { Section } from '@/components/ui/panel';
import type { Outcome } from '@/server/outcome';
import type { MatchPage, PageSeat } from '@/server/pages/shapes';
import type { ReachedSeat } from '@/server/reach/reached';
import { ChooseFace } from './choose-face';
import { keepMadeLinks } from './made-links';
import { NewSeatLink } from './new-seat-link';
import { type Invited, InvitedLink, InvitedWays, LinksTogether, useInvited } from './player-links';
import { SeatMenu } from './seat-menu';

/** The seats in their order, with what the one who runs the lobby can do with each. */
export function SeatList({ page, runs, now }: { page: MatchPage; runs: boolean; now(): number }) {
  const isSafe = useIsSafe();
  const taken = page.seats.filter(({ holder }) => holder !== 'free').length;
  const reached = useReached(page, { isShown: page.can.host && !isSafe });
  const words = reachableWords([...reached.values()]);
  const invited = useInvited(page);
  return (
    <Section
      title="Seats"
      aside={
        <span className="figures">
          {taken} of {page.seats.length} taken
        </span>
      }
    >
      {words === null ? null : <p className="mb-2 text-sm text-subtle">{words}</p>}
      <LinksTogether invited={invited} />
      <ol
        className={
          runs ? 'flex flex-col' : classNames('grid gap-x-6', page.readyCheck === null ? besideMany : besideFew)
        }
      >
        {page.seats.map((seat) => (
          <SeatRow
            key={seat.seat}
            {...{ page, seat, runs, now }}
            reached={reached.get(seat.seat) ?? null}
            invited={invited.find((one) => one.seat.seat === seat.seat) ?? null}
          />
        ))}
      </ol>
      {runs ? <SeatCount page={page} /> : null}
    </Section>
  );
}

/** Beside each other, so that all who play stand in the first screen: with more to say of each, fewer in a row. */
const besideMany =
  'grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] sm:grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))]';
const besideFew =
  'grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]';

/** Whom the host took off a seat, and can let play again. */
export function SentAwayPeople({ page }: { page: MatchPage }) {
  const requests = useRequests();
  if (page.sentAway === null || page.sentAway.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="eyebrow mb-1">Taken off their seat</h3>
      <ul className="text-sm">
        {page.sentAway.map(({ id: personId, name }) => (
          <li key={personId} className="flex min-h-10 items-center justify-between gap-3 border-muted border-b">
            <span className="min-w-0 [overflow-wrap:anywhere]">{name} cannot take a seat.</span>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Let ${name} play again`}
              busy={requests.isBusy(personId)}
              onClick={() =>
                void requests.send(personId, () => api.host.letSitAgain.mutate({ code: page.code, personId }))
              }
            >
              Let play again
            </Button>
          </li>
        ))}
      </ul>
      <FieldError error={requests.problem?.message ?? null} />
    </div>
  );
}

interface RowProps {
  readonly page: MatchPage;
  readonly seat: PageSeat;
  readonly runs: boolean;
  /** For hosts; null: nobody sits here, or it is not known. */
  readonly reached: ReachedSeat | null;
  /** Null: this tab knows no link of the seat that holds. */
  readonly invited: Invited | null;
  /** Epoch milliseconds by the server’s clock. */
  now(): number;
}

function SeatRow({ page, seat, runs, reached, invited, now }: RowProps) {
  const requests = useRequests();
  const [renaming, setRenaming] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const person = usePerson();
  const { code } = page;
  const place = `seat ${seat.seat}`;

  async function issueLink(sitting = seat.sitting) {
    const issued = await requests.send(place, () =>
      api.lobby.issueSeatLink.mutate({ code, seat: seat.seat, meantFor: sitting ?? undefined }),
    );
    if (issued === null) return;
    if (seat.holder === 'free') keepMadeLinks({ code, by: person?.id ?? '', links: [issued] });
    else setToken(issued.token);
    announce(`The link of seat ${seat.seat} is ready to be copied.`);
  }

  async function renewLink(sitting = seat.sitting) {
    const renewed = await requests.send(place, () =>
      api.lobby.renewSeatLink.mutate({ code, seat: seat.seat, meantFor: sitting ?? undefined }),
    );
    if (renewed === null) return;
    setToken(renewed.token);
    announce(`The link of ${seat.name} is ready to be copied.`);
  }

  return (
    <li
      className={classNames(
        'grid items-center border-muted border-b',
        runs
          ? 'grid-cols-[2.25rem_1fr_auto] gap-x-3 py-1'
          : 'min-h-11 grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2 py-1',
        seat.mine && 'bg-brass-subtle',
      )}
    >
      <span className="display pl-1 text-center text-brass-content text-lg">{seat.seat}</span>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3">
        {renaming ? (
          <RenameSeat code={code} seat={seat} onDone={() => setRenaming(false)} />
        ) : (
          <SeatHolder page={page} seat={seat} />
        )}
        {invited === null ? null : <InvitedLink {...invited} />}
        {page.can.host && isOutElsewhere(seat, invited) && (
          <p className="text-muted text-xs">Its link was shown once, where it was made. The menu makes a new one.</p>
        )}
        {reached === null ? null : (
          <ReachedLine reached={reached} now={now()} code={page.code} name={seat.name} className="text-sm" />
        )}
      </div>
      <div className="flex items-center gap-1.5">
        <JoinHere page={page} seat={seat} />
        {invited === null ? null : <InvitedWays {...invited} />}
        {page.can.host && seat.holder === 'free' && seat.link === null ? (
          <LinkButton seat={seat} busy={requests.isBusy(place)} onLink={() => void issueLink()} />
        ) : null}
        {runs ? (
          <SeatMenu
            {...{ page, seat, requests, place, invited }}
            onRename={() => setRenaming(true)}
            onLink={issueLink}
            onRenew={renewLink}
            onLinkGone={() => setToken(null)}
          />
        ) : null}
      </div>
      <div className="col-span-2 col-start-2 empty:hidden">
        {token === null ? null : <NewSeatLink token={token} seat={seat.seat} onClose={() => setToken(null)} />}
        <FieldError error={requests.problemAt(place)} />
      </div>
    </li>
  );
}

/** A link is out for who is to come, and this tab cannot give it again. */
const isOutElsewhere = ({ holder, link }: PageSeat, invited: Invited | null): boolean =>
  holder === 'free' && link !== null && invited === null;

/** What a seat is called on every screen of this match. */
function RenameSeat({
  code,
  seat: { seat, name, absent },
  onDone,
}: {
  code: string;
  seat: PageSeat;
  onDone: () => void;
}) {
  return (
    <RenameInPlace
      label={`Name of seat ${seat}`}
      name={absent ?? name}
      longest={40}
      className="w-44"
      rename={(next) => api.lobby.rename.mutate({ code, seat, name: next })}
      onDone={onDone}
    />
  );
}

function LinkButton({ seat, busy, onLink }: { seat: PageSeat; busy: boolean; onLink: () => void }) {
  return (
    <Button size="sm" variant="quiet" busy={busy} onClick={onLink}>
      <Link2 aria-hidden className="size-4" />
      <span className="max-sm:sr-only">Link</span>
      <span className="sr-only">for seat {seat.seat}</span>
    </Button>
  );
}

const holders = { free: 'Free', player: null, guest: 'guest', bot: 'bot' } as const;

function SeatHolder({ page, seat }: { page: MatchPage; seat: PageSeat }) {
  if (seat.holder === 'free') {
    return <p className="text-muted">{freeSeatWords(seat)}</p>;
  }
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
      {seat.mine && page.can.practiceHost && !page.anonymous ? (
        <ChooseFace page={page} seat={seat} />
      ) : (
        <Face seat={seat.seat} />
      )}
      {seat.holder === 'bot' ? <Bot aria-hidden className="size-4 text-muted" /> : <Presence online={seat.online} />}
      <span className="min-w-0 break-words font-medium text-emphasis">{seat.name}</span>
      {seat.mine ? <Badge tone="brass">You</Badge> : null}
      {holders[seat.holder] === null || seat.mine ? null : (
        <span className="text-muted text-sm">{holders[seat.holder]}</span>
      )}
      {page.readyCheck === null || seat.holder === 'bot' || seat.ready === null ? null : (
        <Badge tone={seat.ready ? 'success' : 'neutral'}>{seat.ready ? 'Ready' : 'Not ready yet'}</Badge>
      )}
    </div>
  );
}

function freeSeatWords({ seat, name, kept }: PageSeat): string {
  const isNamed = name !== seat && name !== `Seat ${seat}`;
  if (kept) return isNamed ? `kept for ${name}` : 'kept for whoever has its link';
  return isNamed ? `${name} (free)` : 'Free';
}

/** Here or away, by shape as well as by colour; nothing where it is nobody's business. */
function Presence({ online }: { online: boolean | null }) {
  if (online === null) return null;
  return (
    <span
      role="img"
      aria-label={online ? 'here now' : 'away'}
      title={online ? 'Here now' : 'Away'}
      className={classNames('size-2 shrink-0 rounded-full', online ? 'bg-success-content' : 'border border-emphasis')}
    />
  );
}

function JoinHere({ page, seat }: { page: MatchPage; seat: PageSeat }) {
  const requests = useRequests();
  const person = usePerson();
  if (person === null || !page.can.join || !seat.open) return null;
  const place = `join ${seat.seat}`;
  const join = () => requests.send(place, () => api.lobby.join.mutate({ code: page.code, seat: seat.seat }));
  return (
    <>
      <Button size="sm" busy={requests.isBusy(place)} onClick={join} aria-label={`Take seat ${seat.seat}`}>
        Take seat
      </Button>
      <FieldError error={requests.problemAt(place)} />
    </>
  );
}

/** More or fewer seats, within what the game takes. */
function SeatCount({ page }: { page: MatchPage }) {
  const requests = useRequests();
  const { min, max } = page.seatRange;
  const count = page.seats.length;
  const free = page.seats.filter(({ holder }) => holder === 'free').length;
  const set = (next: number) =>
    requests.send('count', () => api.lobby.setSeatCount.mutate({ code: page.code, count: next }));
  const bots = page.seats.filter(({ holder }) => holder === 'bot').length;
  const openToBots = openToBotsWords(page.seats);
  const send = (change: () => Promise<Outcome>) => void requests.send('count', change);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      {openToBots !== null && (
        <Button
          size="sm"
          busy={requests.isBusy('count')}
          onClick={() => send(() => api.lobby.fillWithBots.mutate({ code: page.code }))}
        >
          <Bot aria-hidden className="size-4" />
          {openToBots}
        </Button>
      )}
      {bots > 0 && (
        <Button
          size="sm"
          busy={requests.isBusy('count')}
          onClick={() => send(() => api.lobby.takeBotsAway.mutate({ code: page.code }))}
        >
          {bots === 1 ? 'Take the bot away again' : `Take the ${bots} bots away again`}
        </Button>
      )}
      {min === max ? null : (
        <>
          <Button
            size="sm"
            variant="quiet"
            busy={requests.isBusy('count')}
            onClick={() => set(count + 1)}
            disabledReason={count >= max ? `This game takes ${max} players at most.` : null}
          >
            Add a seat
          </Button>
          <Button
            size="sm"
            variant="quiet"
            busy={requests.isBusy('count')}
            onClick={() => set(count - 1)}
            disabledReason={fewerReason({ count, min, free })}
          >
            Remove a free seat
          </Button>
        </>
      )}
      <FieldError error={requests.problemAt('count')} />
      {!page.practice && (free > 0 || bots > 0) && (
        <p className="w-full text-muted text-sm">{botsWords(page.joinWay, bots)}</p>
      )}
    </div>
  );
}

/** What puts bots on the free seats that are kept for nobody; null: there are none. The start says what can become of the others. */
export function openToBotsWords(seats: readonly PageSeat[]): string | null {
  const free = seats.filter(({ holder }) => holder === 'free');
  const open = free.filter(({ kept }) => !kept).length;
  if (open === 0) return null;
  if (open === free.length) return 'Bots on all free seats';
  return open === 1 ? 'A bot on the open seat' : `Bots on the ${open} open seats`;
}

/** What a bot in a lobby is: nobody is kept out by it. */
function botsWords(joinWay: MatchPage['joinWay'], bots: number): string {
  const who = joinWay === 'open' ? 'whoever takes a seat' : 'whoever comes by a link';
  return `${bots === 1 ? 'The bot sits' : 'Bots sit'} there only until people come: until the start ${who} sits down in ${bots === 1 ? 'its' : 'a bot’s'} place.`;
}

function fewerReason({ count, min, free }: { count: number; min: number; free: number }): string | null {
  if (count <= min) return `This game takes ${min} players at least.`;
  return free === 0 ? 'Every seat is taken. Free one first.' : null;
}
