'use client';

import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { api } from '@/components/api/client';
import type { Requests } from '@/components/api/use-requests';
import { AskFirst } from '@/components/match/ask-first';
import { seatChanged } from '@/components/match/seat-changed';
import { useLoadedGame } from '@/components/match/use-loaded-game';
import { IconButton } from '@/components/ui/button';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/menu';
import type { MatchPage, PageSeat } from '@/server/pages/shapes';
import { type Invited, InvitedItems } from './player-links';

interface SeatOf {
  readonly page: MatchPage;
  readonly seat: PageSeat;
  readonly requests: Requests;
  readonly place: string;
}

interface SeatMenuProps extends SeatOf {
  readonly invited: Invited | null;
  onRename(): void;
  /** `sitting`: who sat there as it was asked; absent: as the page shows it. */
  onLink(sitting?: string | null): void;
  /** As `onLink`, for who sits there and stays. */
  onRenew(sitting?: string | null): void;
  onLinkGone(): void;
}

/** What takes a seat from somebody, or ends a link that is out, and is asked about first. */
type Asked = 'remove' | 'link' | 'renew' | 'revoke';

/** Everything that can be done with one seat in the lobby. */
export function SeatMenu(props: SeatMenuProps) {
  const { page, seat, requests, place, invited, onRename } = props;
  const [asked, setAsked] = useState<{ readonly type: Asked; readonly sitting: string | null } | null>(null);
  const ask = (type: Asked) => setAsked({ type, sitting: seat.sitting });
  const key = { ...keyOf(props), meantFor: (asked ?? seat).sitting ?? undefined };
  const isFree = seat.holder === 'free';
  const isBusy = requests.isBusy(place);
  const remove = async (reason?: string) => {
    const removed = await requests.send(place, () => api.lobby.free.mutate({ ...key, reason }));
    if (removed !== null) setAsked(null);
  };
  const revoke = async () => {
    const revoked = await requests.send(place, () => api.lobby.revokeSeatLink.mutate(key));
    if (revoked === null) return;
    setAsked(null);
    props.onLinkGone();
  };
  const link = () => {
    setAsked(null);
    props.onLink(asked?.sitting);
  };
  const renew = () => {
    setAsked(null);
    props.onRenew(asked?.sitting);
  };
  return (
    <>
      <Menu
        label={`Seat ${seat.seat}`}
        trigger={
          <IconButton label={`More for seat ${seat.seat}`} size="sm" busy={isBusy}>
            <MoreHorizontal aria-hidden className="size-4" />
          </IconButton>
        }
      >
        {isFree ? <BotItems {...{ page, seat, requests, place }} /> : null}
        {invited === null ? null : <InvitedItems {...invited} />}
        <MenuItem onSelect={onRename}>Rename</MenuItem>
        <MoveItems {...{ page, seat, requests, place }} />
        <LinkItems {...{ page, seat }} ask={ask} onLink={link} onRevoke={revoke} />
        {isFree ? null : <RemoveItem seat={seat} onSelect={() => (seat.holder === 'bot' ? remove() : ask('remove'))} />}
      </Menu>
      {asked === null ? null : (
        <AskFirst
          {...questionAbout(seat)[asked.type]}
          isPast={seatChanged(seat, asked.sitting)}
          busy={isBusy}
          problem={requests.problemAt(place)}
          onClose={() => setAsked(null)}
          onYes={(reason) => void { remove, revoke, link, renew }[asked.type](reason)}
        />
      )}
    </>
  );
}

const keyOf = ({ page, seat }: SeatOf) => ({ code: page.code, seat: seat.seat });

/** Of a guest who stays where they sit. */
export const renewQuestion = (name: string) => ({
  title: `A new link for ${name}?`,
  consequences: [
    `${name} keeps the seat. The link that they came by works no more.`,
    `Whoever opens the new one is ${name}, on any device: give it to them alone.`,
  ],
  verb: 'Make the new link',
});

const questionAbout = ({ seat, name, holder }: PageSeat) => ({
  remove: {
    title: `Remove ${name} from seat ${seat}?`,
    consequences: [
      `${name} loses the seat at once, and may watch from then on.`,
      'They cannot sit down again before you let them, below the seats.',
    ],
    verb: 'Remove the player',
    wordTo: name,
  },
  revoke: {
    title: `Revoke the link of seat ${seat}?`,
    consequences: [`${name} came by it: they lose the seat, and it is free.`],
    verb: 'Revoke the link',
  },
  renew: renewQuestion(name),
  link: {
    title: `A new link for seat ${seat}?`,
    consequences: [
      ...(holder === 'free'
        ? ['The link that is out ends: whoever opens it is told that it works no more.']
        : [
            `${name} came by the link that is out. It ends, and they lose the seat.`,
            'They cannot sit down again before you let them, below the seats.',
          ]),
      `Whoever opens the new link sits down there${holder === 'free' ? '' : ' under their own name'}.`,
    ],
    verb: 'Make the new link',
  },
});

function MoveItems({ page: { code, seats }, seat, requests, place }: SeatOf) {
  const index = seats.findIndex((other) => other.seat === seat.seat);
  const move = (by: -1 | 1) =>
    requests.send(place, () => api.lobby.reorder.mutate({ code, seats: swapped(seats, index, index + by) }));
  return (
    <>
      {index > 0 ? <MenuItem onSelect={() => move(-1)}>Move up</MenuItem> : null}
      {index < seats.length - 1 ? <MenuItem onSelect={() => move(1)}>Move down</MenuItem> : null}
    </>
  );
}

interface LinkItemsProps extends Pick<SeatMenuProps, 'page' | 'seat'> {
  ask(about: Asked): void;
  onLink(): void;
  onRevoke(): void;
}

/** What ends a link that is out is asked about first: a guest came by it, or somebody may yet. */
function LinkItems({ page, seat: { holder, link, name }, ask, onLink, onRevoke }: LinkItemsProps) {
  const isHeld = holder === 'player' || holder === 'guest';
  const isOut = link !== null && (holder === 'free' || holder === 'guest');
  return (
    <>
      {page.can.host && holder === 'guest' && !page.sealed ? (
        <MenuItem onSelect={() => ask('renew')}>Give {name} their link again</MenuItem>
      ) : null}
      {page.can.host && (isHeld || isOut) ? (
        <MenuItem onSelect={() => (isOut ? ask('link') : onLink())}>
          {isHeld ? 'Make a link for somebody else' : 'Make a new personal link'}
        </MenuItem>
      ) : null}
      {link === null ? null : (
        <MenuItem onSelect={() => (holder === 'guest' ? ask('revoke') : onRevoke())}>Revoke the personal link</MenuItem>
      )}
    </>
  );
}

function RemoveItem({ seat, onSelect }: { seat: PageSeat; onSelect: () => void }) {
  return (
    <>
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={onSelect}>
        {seat.holder === 'bot' ? 'Remove the bot' : `Remove ${seat.name} from the seat`}
      </MenuItem>
    </>
  );
}

function BotItems({ page, seat, requests, place }: SeatOf) {
  const bots = useLoadedGame(page.game).loaded?.game.bots ?? [];
  const add = (bot: string) =>
    requests.send(place, () => api.lobby.addBot.mutate({ code: page.code, seat: seat.seat, bot }));
  return (
    <>
      <MenuLabel>Let a bot play here</MenuLabel>
      {bots.map((bot) => (
        <MenuItem key={bot.id} onSelect={() => add(bot.id)}>
          <span>
            {bot.name}
            <span className="block text-xs opacity-75">{bot.about}</span>
          </span>
        </MenuItem>
      ))}
      <MenuSeparator />
    </>
  );
}

/** The seats' ids with two of them changed over. */
function swapped(seats: readonly PageSeat[], a: number, b: number): string[] {
  const ids = seats.map(({ seat }) => seat);
  return ids.map((id, i) => (i === a ? (ids[b] ?? id) : i === b ? (ids[a] ?? id) : id));
}
