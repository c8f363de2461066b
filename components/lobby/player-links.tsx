'use client';

import { Mail } from 'lucide-react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { linkFor } from '@/components/join/address-given';
import { momentWords } from '@/components/post/post-text';
import { usePerson } from '@/components/shell/person';
import { useIsSafe } from '@/components/shell/safe';
import { Button, buttonClass } from '@/components/ui/button';
import { CopyButton, copyText } from '@/components/ui/copy-button';
import { FieldError } from '@/components/ui/field';
import { MenuItem, MenuLink } from '@/components/ui/menu';
import type { MatchPage, PageSeat } from '@/server/pages/shapes';
import { invitationText, mailAddress } from './invitation-text';
import { keepMadeLinks, type MadeLinks, useMadeLinks } from './made-links';
import { linkAddress } from './new-seat-link';

export interface Invited {
  readonly seat: PageSeat;
  /** Whom the seat is kept for. */
  readonly name: string;
  readonly link: string;
  readonly text: string;
  /** Opens the host's mail program; null: no address is known. */
  readonly mail: string | null;
}

/** The links of those who have not come yet, all at once; one by one they stand in the rows of their seats. */
export function LinksTogether({ invited }: { invited: readonly Invited[] }) {
  if (invited.length === 0) return null;
  const links = invited.map(({ name, link }) => `${name}: ${link}`).join('\n');
  const texts = invited.map(({ text }) => text).join('\n\n');
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="max-w-96 text-sm text-subtle max-sm:text-xs">
        Whoever opens a seat’s link sits down there, account or not. Links are kept in this tab until you close it.
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={links} what="as lines" label="Copy all links" said="Copied all links." />
        <CopyButton text={texts} what="to the players" label="Copy all messages" said="Copied all messages." />
      </div>
    </div>
  );
}

/** Makes a personal link for every free seat. */
export function MakeSeatLinks({ page }: { page: MatchPage }) {
  const by = usePerson()?.id ?? '';
  const requests = useRequests();
  const free = page.seats.filter(({ holder }) => holder === 'free').length;
  const isAllMade = useInvited(page).filter(({ seat }) => seat.holder === 'free').length === free;

  async function issueAll() {
    const made = await requests.send('links', () => api.lobby.issueFreeSeatLinks.mutate({ code: page.code }));
    if (made !== null) keepMadeLinks({ code: page.code, by, links: made.links });
  }

  if (isAllMade) return null;
  return (
    <div>
      <p className="font-medium text-emphasis text-sm">A personal link for each seat</p>
      <p className="mb-2 text-muted text-sm">
        Each seats its holder without an account. Make one beside a seat, or for all free seats at once; links made
        before for these seats end.
      </p>
      <Button size="sm" busy={requests.isBusy('links')} onClick={issueAll}>
        Make links for {free === 1 ? 'the free seat' : `all ${free} free seats`}
      </Button>
      <FieldError error={requests.problemAt('links')} />
    </div>
  );
}

/** The seats that nobody holds and whose links this tab knows, if these still hold; a bot may play there until they come. */
export function useInvited(page: MatchPage): readonly Invited[] {
  const by = usePerson()?.id ?? '';
  return invitedTo(page, useMadeLinks({ code: page.code, by }));
}

export function invitedTo(
  page: Pick<MatchPage, 'seats' | 'title' | 'startsAt'>,
  { links, players }: MadeLinks,
): readonly Invited[] {
  const starts = page.startsAt === null ? null : momentWords(page.startsAt);
  return page.seats.flatMap((seat) => {
    const made = isHeld(seat) ? undefined : links.findLast(({ linkId }) => linkId === seat.link);
    if (made === undefined) return [];
    const link = linkAddress(made.token);
    const name = keptFor(seat);
    const address = players.find((player) => player.name === name)?.address ?? null;
    const textWith = (way: string) => invitationText({ name, title: page.title, link: way, starts });
    const mailed = address === null ? null : textWith(address.includes('@') ? linkFor(address, link) : link);
    const mail = address && mailed && mailAddress({ address, title: page.title, text: mailed });
    return [{ seat, name, link, text: textWith(link), mail }];
  });
}

const isHeld = ({ holder, standIn }: PageSeat): boolean => standIn || holder === 'player' || holder === 'guest';

/** A bot's own name is nobody's who is invited. */
const keptFor = ({ seat, name, holder, absent }: PageSeat): string =>
  holder === 'bot' ? (absent ?? `Seat ${seat}`) : name;

const byWhat = (address: string) => (address.startsWith('sms:') ? 'Text' : 'Mail');
const saidOf = ({ name }: Invited) => `Copied the message to ${name}.`;

/** A link as it reads; on a shared screen it is there to be copied only. */
export function InvitedLink({ link }: Invited) {
  return (
    <p className="min-w-0 flex-1 basis-24 truncate font-mono text-muted text-xs max-sm:hidden">
      {useIsSafe() ? '••••••••' : link}
    </p>
  );
}

/** Ways to hand a link on. On a phone there is room for one; the others are in the seat's menu. */
export function InvitedWays(one: Invited) {
  const { name, link, text, mail } = one;
  const isSafe = useIsSafe();
  return (
    <>
      <CopyButton text={link} what={`the link of ${name}`} />
      <div className="flex gap-1.5 max-sm:hidden">
        <CopyButton text={text} what={`to ${name}`} label="Message" said={saidOf(one)} />
        {mail === null || isSafe ? null : (
          <a href={mail} aria-label={`${byWhat(mail)} to ${name}`} className={buttonClass({ size: 'sm' })}>
            <Mail aria-hidden className="size-3.5" />
            {byWhat(mail)}
          </a>
        )}
      </div>
    </>
  );
}

export function InvitedItems(one: Invited) {
  const { name, link, text, mail } = one;
  const isSafe = useIsSafe();
  return (
    <>
      <MenuItem onSelect={() => void copyText({ text: link, said: `Copied the link of ${name}.` })}>
        Copy the link of {name}
      </MenuItem>
      <MenuItem onSelect={() => void copyText({ text, said: saidOf(one) })}>Copy the message to {name}</MenuItem>
      {mail === null || isSafe ? null : (
        <MenuLink>
          <a href={mail}>
            {byWhat(mail)} to {name}
          </a>
        </MenuLink>
      )}
    </>
  );
}
