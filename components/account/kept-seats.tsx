'use client';

import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { forgetLink, type KeptLink, keptLinks } from '@/components/join/kept-links';
import { IconButton, LinkButton } from '@/components/ui/button';
import { Section } from '@/components/ui/panel';

/** Seats that were taken as a guest in this browser: the account can claim them. */
export function KeptSeats({ isSafe }: { isSafe: boolean }) {
  const [links, setLinks] = useState<readonly KeptLink[]>([]);
  useEffect(() => setLinks(keptLinks()), []);
  if (links.length === 0) return null;
  const forget = (token: string) => {
    forgetLink(token);
    setLinks(keptLinks());
  };
  const seats = isSafe
    ? links.map((link) => ({ ...link, title: 'A match not named while your screen is safe' }))
    : links;
  return (
    <Section title="Seats you took as a guest">
      <ul>
        {seats.map(({ token, title }) => (
          <li key={token} className="flex items-center gap-3 border-muted border-b py-2">
            <span className="min-w-0 flex-1 truncate">{title}</span>
            <LinkButton size="sm" href={`/join/${token}`}>
              Make it mine
            </LinkButton>
            <IconButton size="sm" label={`Forget the seat in ${title}`} onClick={() => forget(token)}>
              <X aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
