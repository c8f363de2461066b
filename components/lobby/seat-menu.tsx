'use client';

import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { api } from '@/components/api/client';
import type { Requests } from '@/components/api/use-requests';
import { AskFirst } from '@/components/match/ask-first';
import { useLoadedGame } from '@/components/match/use-loaded-game';
import { IconButton } from '@/components/ui/button';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/menu';
import type { MatchPage, PageSeat } from '@/server/pages/shapes';

/** Everything that can be done with one seat in the lobby. */
export function SeatMenu({
  page,
  seat,
  requests,
  place,
  onRename,
  onLink,
  onLinkGone,
}: {
  page: MatchPage;
  seat: PageSeat;
  requests: Requests;
  place: string;
  onRename: () => void;
  onLink: () => void;
  onLinkGone: () => void;
}) {
  const [asked, setAsked] = useState<'remove' | 'link' | 'revoke' | null>(null);
  const key = { code: page.code, seat: seat.seat };
  const isFree = seat.holder === 'free';
  const index = page.seats.findIndex((other) => other.seat === seat.seat);
  const move = (by: -1 | 1) =>
    requests.send(place, () =>
      api.lobby.reorder.mutate({ code: page.code, seats: swapped(page.seats, index, index + by) }),
    );
  const remove = async (reason: string | undefined) => {
    const done = await requests.send(place, () => api.lobby.free.mutate({ ...key, reason }));
    if (done !== null) setAsked(null);
  };
  const dialog = { busy: requests.isBusy(place), problem: requests.problemAt(place), onClose: () => setAsked(null) };
  const revoke = async () => {
    const revoked = await requests.send(place, () => api.lobby.revokeSeatLink.mutate(key));
    if (revoked === null) return;
    setAsked(null);
    onLinkGone();
  };
  return (
    <>
      <Menu
        label={`Seat ${seat.seat}`}
        trigger={
          <IconButton label={`More for seat ${seat.seat}`} size="sm" busy={requests.isBusy(place)}>
            <MoreHorizontal aria-hidden className="size-4" />
          </IconButton>
        }
      >
        {isFree ? <BotItems page={page} seat={seat} requests={requests} place={place} /> : null}
        <MenuItem onSelect={onRename}>Rename</MenuItem>
        {index > 0 ? <MenuItem onSelect={() => move(-1)}>Move up</MenuItem> : null}
        {index < page.seats.length - 1 ? <MenuItem onSelect={() => move(1)}>Move down</MenuItem> : null}
        {page.can.host && !isFree && seat.holder !== 'bot' ? (
          <MenuItem onSelect={() => (seat.holder === 'guest' ? setAsked('link') : onLink())}>
            Make a new personal link
          </MenuItem>
        ) : null}
        {seat.link !== null ? (
          <MenuItem onSelect={() => (seat.holder === 'guest' ? setAsked('revoke') : void revoke())}>
            Revoke the personal link
          </MenuItem>
        ) : null}
        {isFree ? null : (
          <>
            <MenuSeparator />
            <MenuItem
              tone="danger"
              onSelect={() => (seat.holder === 'bot' ? void remove(undefined) : setAsked('remove'))}
            >
              {seat.holder === 'bot' ? 'Remove the bot' : `Remove ${seat.name} from the seat`}
            </MenuItem>
          </>
        )}
      </Menu>
      {asked === 'remove' && (
        <AskFirst
          title={`Remove ${seat.name} from seat ${seat.seat}?`}
          consequences={[
            `${seat.name} loses the seat at once, and may watch from then on.`,
            'They cannot sit down again before you let them, below the seats.',
          ]}
          verb="Remove the player"
          wordTo={seat.name}
          {...dialog}
          onYes={(reason) => void remove(reason)}
        />
      )}
      {asked === 'revoke' && (
        <AskFirst
          title={`Revoke the link of seat ${seat.seat}?`}
          consequences={[`${seat.name} came by it: they lose the seat, and it is free.`]}
          verb="Revoke the link"
          {...dialog}
          onYes={() => void revoke()}
        />
      )}
      {asked === 'link' && (
        <AskFirst
          title={`A new link for seat ${seat.seat}?`}
          consequences={[
            `${seat.name} came by the link that is out. It ends, and they lose the seat.`,
            'Whoever opens the new link sits down there.',
          ]}
          verb="Make the new link"
          {...dialog}
          onYes={() => {
            setAsked(null);
            onLink();
          }}
        />
      )}
    </>
  );
}

function BotItems({
  page,
  seat,
  requests,
  place,
}: {
  page: MatchPage;
  seat: PageSeat;
  requests: Requests;
  place: string;
}) {
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
