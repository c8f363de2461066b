'use client';

import { Mail } from 'lucide-react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { linkFor } from '@/components/join/address-given';
import { momentWords } from '@/components/post/post-text';
import { usePerson } from '@/components/shell/person';
import { useIsSafe } from '@/components/shell/safe';
import { Button, buttonClass } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { FieldError } from '@/components/ui/field';
import { Section } from '@/components/ui/panel';
import type { MatchPage, PageSeat } from '@/server/pages/shapes';
import { invitationText, mailAddress } from './invitation-text';
import { keepMadeLinks, useMadeLinks } from './made-links';
import { linkAddress } from './seat-link';

interface Invited {
  readonly seat: PageSeat;
  readonly link: string;
  readonly text: string;
  /** Opens the host's mail program; null: no address is known. */
  readonly mail: string | null;
}

/** The links of those who have not come yet: to copy one by one, all at once, or as a message to each. */
export function PlayerLinks({ page }: { page: MatchPage }) {
  const invited = useInvited(page);
  if (invited.length === 0) return null;
  const links = invited.map(({ seat, link }) => `${seat.name}: ${link}`).join('\n');
  const texts = invited.map(({ text }) => text).join('\n\n');
  return (
    <Section title="Links for your players" className="mb-10">
      <p className="mb-3 max-w-prose text-sm text-subtle">
        Whoever opens one sits down there, with or without an account. They are kept in this tab until you close it.
      </p>
      <div className="mb-2 flex flex-wrap gap-2">
        <CopyButton text={links} what="as lines" label="Copy all links" said="Copied all links." />
        <CopyButton text={texts} what="to the players" label="Copy all messages" said="Copied all messages." />
      </div>
      <ul aria-label="Personal links">
        {invited.map((one) => (
          <InvitedPlayer key={one.seat.seat} {...one} />
        ))}
      </ul>
    </Section>
  );
}

/** Makes a personal link for every free seat. */
export function MakeSeatLinks({ page }: { page: MatchPage }) {
  const by = usePerson()?.id ?? '';
  const requests = useRequests();
  const free = page.seats.filter(({ holder }) => holder === 'free').length;
  const isAllMade = useInvited(page).length === free;

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

/** The free seats whose links this tab knows, and which still hold. */
export function useInvited(page: MatchPage): readonly Invited[] {
  const by = usePerson()?.id ?? '';
  const starts = page.startsAt === null ? null : momentWords(page.startsAt);
  const { links, players } = useMadeLinks({ code: page.code, by });
  return page.seats.flatMap((seat) => {
    const made = seat.holder === 'free' ? links.find(({ linkId }) => linkId === seat.link) : undefined;
    if (made === undefined) return [];
    const link = linkAddress(made.token);
    const address = players.find(({ name }) => name === seat.name)?.address ?? null;
    const textWith = (way: string) => invitationText({ name: seat.name, title: page.title, link: way, starts });
    const mailed = address === null ? null : textWith(address.includes('@') ? linkFor(address, link) : link);
    const mail = address && mailed && mailAddress({ address, title: page.title, text: mailed });
    return [{ seat, link, text: textWith(link), mail }];
  });
}

const byWhat = (address: string) => (address.startsWith('sms:') ? 'Text' : 'Mail');

function InvitedPlayer({ seat, link, text, mail }: Invited) {
  const isSafe = useIsSafe();
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 border-muted border-b py-2">
      <div className="min-w-40 flex-1">
        <p className="font-medium text-emphasis [overflow-wrap:anywhere]">{seat.name}</p>
        <p className="truncate font-mono text-muted text-xs">{isSafe ? '••••••••' : link}</p>
      </div>
      <div className="flex gap-2">
        <CopyButton text={link} what={`the link of ${seat.name}`} />
        <CopyButton text={text} what={`to ${seat.name}`} label="Message" said={`Copied the message to ${seat.name}.`} />
        {mail === null || isSafe ? null : (
          <a href={mail} aria-label={`${byWhat(mail)} to ${seat.name}`} className={buttonClass({ size: 'sm' })}>
            <Mail aria-hidden className="size-3.5" />
            {byWhat(mail)}
          </a>
        )}
      </div>
    </li>
  );
}
