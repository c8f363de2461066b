'use client';

import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { api } from '@/components/api/client';
import { type Requests, useRequests } from '@/components/api/use-requests';
import { Face } from '@/components/faces/face';
import { nameWrap } from '@/components/faces/name-wrap';
import { keepMadeLinks } from '@/components/lobby/made-links';
import { type Invited, InvitedItems, useInvited } from '@/components/lobby/player-links';
import { renewQuestion } from '@/components/lobby/seat-menu';
import { AskFirst } from '@/components/match/ask-first';
import { emptyWord } from '@/components/match/empty-word';
import type { GameScreens } from '@/components/match/game-screens';
import { seatChanged } from '@/components/match/seat-changed';
import { usePerson } from '@/components/shell/person';
import { useIsSafe } from '@/components/shell/safe';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { FieldError } from '@/components/ui/field';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/menu';
import { announce, notify } from '@/components/ui/notice';
import { RowTh, Table, Td, Th } from '@/components/ui/table';
import type { AnyGame, MatchView, SeatId } from '@/games/game';
import { endsAtDueOf } from '@/games/stretch';
import type { MatchPage, PageSeat } from '@/server/pages/shapes';
import type { ReachedSeat } from '@/server/reach/reached';
import { ago } from './ago';
import { becameOf } from './became-of';
import { ReachedLine } from './reached-line';
import { againInMs, againWords } from './remind-missing';
import { useReached } from './use-reached';

interface SeatsProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  readonly game: AnyGame;
  readonly screens: Pick<GameScreens, 'seatMark' | 'actedNote' | 'asks'>;
  /** Epoch milliseconds by the server's clock, refreshed now and then. */
  readonly now: number;
  /** How often somebody was reminded on this page. */
  readonly reminders: number;
  /** It is known what became of a reminder. */
  onReminded(): void;
  onActFor(seat: SeatId): void;
}

/** Every seat: who plays it, whether they have acted and since when, when they were last here, and what can be done. */
export function SeatsTable(props: SeatsProps) {
  const { page, view, reminders } = props;
  const requests = useRequests();
  const isSafe = useIsSafe();
  const showsSeen = page.can.host && !isSafe;
  const isOver = view.status === 'finished';
  const showsActed = !isOver && view.seats.some(({ acted }) => acted !== null);
  const reached = useReached(page, { isShown: showsSeen, reminders });
  const invited = useInvited(page);
  const actedOf = new Map(view.seats.map(({ seat, acted }) => [seat, acted]));
  return (
    <>
      <Table caption="Seats">
        <thead>
          <tr>
            <Th>Player</Th>
            {showsActed && <Th>Acted</Th>}
            {showsSeen && <Th>Last seen</Th>}
            {!isOver && (
              <Th>
                <span className="sr-only">What can be done</span>
              </Th>
            )}
          </tr>
        </thead>
        <tbody>
          {page.seats.map((seat) => (
            <SeatRow
              key={seat.seat}
              {...props}
              {...{ seat, requests, isOver, showsActed, showsSeen }}
              acted={actedOf.get(seat.seat) ?? null}
              mark={props.screens.seatMark?.(view, seat.seat) ?? null}
              note={props.screens.actedNote?.(view, seat.seat) ?? null}
              reached={reached.get(seat.seat) ?? null}
              invited={invited.find((one) => one.seat.seat === seat.seat) ?? null}
            />
          ))}
        </tbody>
      </Table>
      <FieldError error={requests.problem?.message ?? null} />
    </>
  );
}

interface RowProps extends Omit<SeatsProps, 'reminders'> {
  readonly seat: PageSeat;
  readonly requests: Requests;
  readonly acted: boolean | null;
  readonly mark: string | null;
  readonly note: string | null;
  /** Seats stay as they are, and nothing can be done for them. */
  readonly isOver: boolean;
  readonly showsActed: boolean;
  readonly showsSeen: boolean;
  /** Null: nobody sits here, or it is not known. */
  readonly reached: ReachedSeat | null;
  /** Whose seat a bot plays until they come by its link; null: nobody's, or this tab does not know the link. */
  readonly invited: Invited | null;
}

function SeatRow(props: RowProps) {
  const { page, view, seat, now, acted, mark, note, reached, isOver, showsActed, showsSeen } = props;
  const asks = props.screens.asks?.(view) ?? null;
  const [token, setToken] = useNewLink(seat);
  return (
    <>
      <tr>
        <RowTh>
          <span className="flex flex-wrap items-center gap-x-2">
            <Face seat={seat.seat} size="sm" />
            <span className={nameWrap(seat.name)}>
              {seat.name}
              {seat.name !== seat.seat && <span className="ml-1.5 font-normal text-muted text-xs">{seat.seat}</span>}
            </span>
            {seat.holder === 'bot' && <Badge>{seat.standIn ? 'bot stands in' : 'bot'}</Badge>}
            {mark !== null && <Badge>{mark}</Badge>}
            {seat.since !== null && <Badge>new</Badge>}
            {seat.holder === 'free' && <Badge tone="warning">{emptyWord(seat)}</Badge>}
          </span>
          {showsSeen && reached !== null && (
            <ReachedLine
              {...{ reached, now }}
              code={page.code}
              name={seat.name}
              isHere={seat.online === true}
              className="font-normal text-xs"
            />
          )}
        </RowTh>
        {showsActed && (
          <Td className="sm:whitespace-nowrap">
            {actedWords({ acted, actedAt: seat.actedAt, now })}
            {acted === false && asks !== null && (
              <span className="block text-balance text-subtle text-xs sm:max-w-24 sm:whitespace-normal">to {asks}</span>
            )}
            {note !== null && <span className="block text-brass-content text-xs">{note}</span>}
          </Td>
        )}
        {showsSeen && <Td className="sm:whitespace-nowrap">{seenWords({ seat, now })}</Td>}
        {!isOver && <Td className="text-right">{page.can.host && <SeatMenu {...props} onToken={setToken} />}</Td>}
      </tr>
      {token !== null && (
        <tr>
          <Td colSpan={4}>
            <NewLink seat={seat} token={token} onClose={() => setToken(null)} />
          </Td>
        </tr>
      )}
    </>
  );
}

/** The seat's new link, until somebody has sat down by it. It may be there before the page shows the seat empty. */
function useNewLink(seat: PageSeat) {
  const [made, setMade] = useState<{ readonly token: string; readonly wasEmpty: boolean } | null>(null);
  const isEmpty = !isHeld(seat);
  if (made !== null && made.wasEmpty !== isEmpty) setMade(isEmpty ? { ...made, wasEmpty: true } : null);
  const setToken = (token: string | null) => setMade(token === null ? null : { token, wasEmpty: isEmpty });
  return [made?.token ?? null, setToken] as const;
}

function actedWords({ acted, actedAt, now }: { acted: boolean | null; actedAt: number | null; now: number }): string {
  if (acted === null) return '–';
  if (!acted) return 'not yet';
  return actedAt === null ? 'yes' : ago(now - actedAt);
}

function seenWords({ seat, now }: { seat: PageSeat; now: number }): string {
  if (seat.holder === 'bot') return '–';
  if (seat.leftAt !== null) return `left ${ago(now - seat.leftAt)}`;
  if (seat.online) return 'here now';
  return seat.lastSeenAt === null ? 'never' : ago(now - seat.lastSeenAt);
}

interface MenuProps {
  readonly page: MatchPage;
  readonly seat: PageSeat;
  readonly view: MatchView;
  readonly game: AnyGame;
  readonly requests: Requests;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly invited: Invited | null;
  onActFor(seat: SeatId): void;
  onReminded(): void;
  onToken(token: string): void;
}

/** What is asked before it is done. */
type Asked = { readonly sitting: string | null } & (
  | { readonly type: 'replace' }
  | { readonly type: 'renew' }
  | { readonly type: 'again' }
  | { readonly type: 'bot'; readonly id: string; readonly name: string }
);

function SeatMenu({ page, seat, view, game, now, requests, invited, onActFor, onReminded, onToken }: MenuProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const isSafe = useIsSafe();
  const close = () => setAsked(null);
  const { place, nudge, replace, renew, hand, handBack } = useSeatRequests({
    ...{ page, seat, requests, onReminded, onToken, onDone: close },
    open: endsAtDueOf(game, view),
  });
  // Whom the host has reminded is not for those who look at a shared screen.
  const again = isSafe ? 0 : againInMs(page, { missing: [seat.seat], now });
  return (
    <>
      <Menu
        label={`What can be done for ${seat.name}`}
        trigger={
          <IconButton label={`What can be done for ${seat.name}`} size="sm" busy={requests.isBusy(place)}>
            <MoreHorizontal aria-hidden className="size-4" />
          </IconButton>
        }
      >
        <SeatMenuItems
          {...{ page, seat, game, again, invited, onActFor }}
          onAsk={setAsked}
          onClose={close}
          onNudge={() => void nudge()}
          onHandBack={() => void handBack()}
          onLink={() => void replace(seat.sitting)}
        />
      </Menu>
      {asked !== null && (
        <SeatQuestion
          asked={asked}
          seat={seat}
          busy={requests.isBusy(place)}
          problem={requests.problemAt(place)}
          onClose={close}
          onReplace={(reason) => void replace(asked.sitting, reason)}
          onRenew={() => void renew(asked.sitting)}
          onHand={(bot) => void hand(asked.sitting, bot)}
        />
      )}
    </>
  );
}

interface ItemsProps extends Pick<MenuProps, 'page' | 'seat' | 'game' | 'invited' | 'onActFor'> {
  /** Milliseconds until its player can be reminded again. */
  readonly again: number;
  onAsk(asked: Asked): void;
  onClose(): void;
  onNudge(): void;
  onHandBack(): void;
  onLink(): void;
}

function SeatMenuItems(props: ItemsProps) {
  const { page, seat, game, again, invited, onActFor, onAsk, onClose, onNudge, onHandBack, onLink } = props;
  const isSafe = useIsSafe();
  const isRunning = page.status === 'running' || page.status === 'paused';
  // Where nobody may know who acts, whom a host helps tells who does not.
  const wouldTell = isRunning && isSafe && page.anonymous;
  return (
    <>
      {wouldTell && (
        <MenuItem isDisabled onSelect={onClose}>
          Whom you help tells who is missing: not while others look
        </MenuItem>
      )}
      {isRunning && !isSafe && <MenuItem onSelect={() => onActFor(seat.seat)}>Submit for this seat</MenuItem>}
      {isRunning && !wouldTell && seat.holder !== 'bot' && isHeld(seat) && (
        <MenuItem isDisabled={again > 0} onSelect={() => onNudge()}>
          {`Remind this player${againWords(again)}`}
        </MenuItem>
      )}
      {isRunning && !wouldTell && seat.holder !== 'bot' && (
        <>
          <MenuSeparator />
          <MenuLabel>Hand the seat to a bot</MenuLabel>
          {game.bots.map(({ id, name }) => (
            <MenuItem key={id} onSelect={() => onAsk({ type: 'bot', id, name, sitting: seat.sitting })}>
              {name}
            </MenuItem>
          ))}
        </>
      )}
      {invited !== null && <InvitedItems {...invited} />}
      {seat.standIn && <MenuItem onSelect={() => onHandBack()}>Hand the seat back to its player</MenuItem>}
      {!wouldTell && (
        <>
          <MenuSeparator />
          {isGuests(seat) && !page.sealed && (
            <MenuItem onSelect={() => onAsk({ type: 'renew', sitting: seat.sitting })}>
              Give {seat.name} their link again
            </MenuItem>
          )}
          <LinkItem {...{ seat, onAsk, onLink }} />
        </>
      )}
    </>
  );
}

function LinkItem({ seat, onAsk, onLink }: Pick<ItemsProps, 'seat' | 'onAsk' | 'onLink'>) {
  const { sitting } = seat;
  if (isHeld(seat))
    return (
      <MenuItem tone="danger" onSelect={() => onAsk({ type: 'replace', sitting })}>
        Replace the player by a new link
      </MenuItem>
    );
  return seat.link === null ? (
    <MenuItem onSelect={onLink}>Make a link for a new player</MenuItem>
  ) : (
    <MenuItem onSelect={() => onAsk({ type: 'again', sitting })}>Make a new link: one is out</MenuItem>
  );
}

/** Came by the seat's link, and sits there, or has a bot stand in. */
const isGuests = (seat: PageSeat): boolean => seat.holder === 'guest';

const isHeld = ({ holder, standIn }: PageSeat): boolean => holder === 'player' || holder === 'guest' || standIn;

type RequestProps = Pick<MenuProps, 'page' | 'seat' | 'requests' | 'onReminded' | 'onToken'> & {
  /** What is open, as a sentence has it. */
  readonly open: string;
  onDone(): void;
};

/** What the menu sends. That it has been done is said when nothing is open over the page any more. */
function useSeatRequests({ page, seat, open, requests, onReminded, onToken, onDone }: RequestProps) {
  const place = `seat ${seat.seat}`;
  const { code } = page;
  const key = { code, seat: seat.seat };
  const by = usePerson()?.id ?? '';
  return {
    place,
    async renew(sitting: string | null) {
      const done = await requests.send(place, () =>
        api.lobby.renewSeatLink.mutate({ ...key, meantFor: sitting ?? undefined }),
      );
      if (done === null) return;
      onDone();
      onToken(done.token);
      announce(`The link of ${seat.name} is ready to be copied.`);
    },
    async nudge() {
      const done = await requests.send(place, () => api.host.nudge.mutate({ code: page.code, seats: [seat.seat] }));
      if (done === null) return;
      const { words, isWhole } = await becameOf(page, { ...done, count: 1, open });
      onReminded();
      notify(words, isWhole ? 'success' : 'neutral');
    },
    async replace(sitting: string | null, reason?: string) {
      const meantFor = sitting ?? undefined;
      const done = await requests.send(place, () => api.host.replaceSeat.mutate({ ...key, meantFor, reason }));
      if (done === null) return;
      onDone();
      keepMadeLinks({ code, by, links: [done] });
      onToken(done.token);
      announce(`The link for the new player of ${seat.name} is ready to be copied.`);
    },
    async hand(sitting: string | null, bot: string) {
      const meantFor = sitting ?? undefined;
      const done = await requests.send(place, () => api.host.handToBot.mutate({ ...key, meantFor, bot }));
      if (done === null) return;
      onDone();
      notify(`A bot plays ${seat.name} now.`, 'success');
    },
    async handBack() {
      const done = await requests.send(place, () =>
        api.host.handBack.mutate({ ...key, meantFor: seat.sitting ?? undefined }),
      );
      if (done !== null) notify(`${seat.name} is in its player’s hands again.`, 'success');
    },
  };
}

interface QuestionProps {
  readonly asked: Asked;
  readonly seat: PageSeat;
  readonly busy: boolean;
  readonly problem: ReturnType<Requests['problemAt']>;
  onClose(): void;
  onReplace(reason: string | undefined): void;
  onRenew(): void;
  onHand(bot: string): void;
}

function SeatQuestion({ asked, seat, onReplace, onRenew, onHand, ...asking }: QuestionProps) {
  const dialog = { ...asking, isPast: seatChanged(seat, asked.sitting) };
  if (asked.type === 'renew') return <AskFirst {...renewQuestion(seat.name)} {...dialog} onYes={onRenew} />;
  if (asked.type === 'again') {
    return (
      <AskFirst
        title={`A new link for ${seat.name}?`}
        consequences={[
          'The link that is out was shown once, where it was made. It ends: whoever opens it is told that it works no more.',
          'Whoever opens the new one plays this seat.',
        ]}
        verb="Make the new link"
        {...dialog}
        onYes={() => onReplace(undefined)}
      />
    );
  }
  if (asked.type === 'replace') {
    return (
      <AskFirst
        title={`Replace ${seat.name}?`}
        consequences={[
          `${seat.name} loses the seat and their notes at once, and may watch from then on.`,
          'You get a new link. Until somebody opens it the seat keeps this name, and nobody plays it.',
          `${seat.name} cannot sit down again before you let them, under People.`,
        ]}
        verb="Replace the player"
        wordTo={seat.name}
        {...dialog}
        onYes={onReplace}
      />
    );
  }
  return (
    <AskFirst
      title={`Let ${asked.name} play for ${seat.name}?`}
      consequences={[
        'The bot acts from now on, with what the seat knows. What it sends counts.',
        isHeld(seat)
          ? `${seat.name} keeps the seat and can look on, but cannot act before you hand it back.`
          : 'Nobody holds this seat: a link brings a player.',
      ]}
      verb="Hand it to the bot"
      {...dialog}
      onYes={() => onHand(asked.id)}
    />
  );
}

function NewLink({ seat, token, onClose }: { seat: PageSeat; token: string; onClose(): void }) {
  const isSafe = useIsSafe();
  const address = `${window.location.origin}/join/${token}`;
  return (
    <div className="rounded-md border border-subtle bg-subtle p-3">
      <p className="text-sm text-subtle">
        {isHeld(seat)
          ? `Whoever opens this link is ${seat.name}, on any device; the one before works no more. It is shown only now.`
          : `Whoever opens this link plays ${seat.name} from now on; whoever played it before no longer does. This tab keeps it in the seat’s menu until somebody comes by it; nobody else can read it again.`}
      </p>
      <div className="mt-2 flex items-center gap-2">
        <input
          readOnly
          type={isSafe ? 'password' : 'text'}
          aria-label={`Link for ${seat.name}`}
          value={address}
          onFocus={(event) => event.target.select()}
          className="h-8 min-w-0 flex-1 rounded-md border border-default bg-muted px-2.5 font-mono text-subtle text-xs"
        />
        <CopyButton text={address} what={`the link for ${seat.name}`} />
        <button type="button" className="h-8 px-2 text-sm text-subtle underline" onClick={onClose}>
          Done
        </button>
      </div>
    </div>
  );
}
