'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { useIsSafe } from '@/components/shell/safe';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { FieldError } from '@/components/ui/field';
import { Section } from '@/components/ui/panel';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { MatchPage } from '@/server/pages/shapes';
import { linkAddress } from './new-seat-link';
import { MakeSeatLinks } from './player-links';

/** The ways in that the host hands out: a link for any free seat, one for watching, one for each seat. */
export function Invitations({ page }: { page: MatchPage }) {
  return (
    <Section title="Invite" level={3}>
      <div className="flex flex-col gap-5">
        {page.visibility === 'private' ? null : <Address page={page} />}
        <OpenLink
          page={page}
          kind="join"
          exists={page.openLink === true}
          about="Whoever opens it takes a free seat. It asks them to sign in."
          title="One link for all seats"
        />
        {page.visibility === 'private' ? (
          <OpenLink
            page={page}
            kind="watch"
            exists={page.watchLink === true}
            about="Whoever opens it may watch this private match."
            title="A link to watch"
          />
        ) : null}
        <MakeSeatLinks page={page} />
      </div>
    </Section>
  );
}

/** The match's own address; nothing secret, so it can stand here all the time. */
function Address({ page }: { page: MatchPage }) {
  // The server does not know by which name it is reached.
  const address = useHydrated() ? `${window.location.origin}/m/${page.code}` : '';
  const title = 'The address of the match';
  return (
    <div>
      <p className="font-medium text-emphasis text-sm">{title}</p>
      <p className="mb-2 text-muted text-sm">
        {page.joinWay === 'open' ? 'Whoever opens it can watch, and take a free seat.' : 'Whoever opens it can watch.'}
      </p>
      <LinkField address={address} title={title} />
    </div>
  );
}

function LinkField({ address, title }: { address: string; title: string }) {
  const isSafe = useIsSafe();
  return (
    <div className="flex items-center gap-2">
      <input
        readOnly
        type={isSafe ? 'password' : 'text'}
        aria-label={title}
        value={address}
        onFocus={(event) => event.target.select()}
        className="h-8 min-w-0 flex-1 rounded-md border border-default bg-muted px-2.5 font-mono text-subtle text-xs"
      />
      <CopyButton text={address} what={title.toLowerCase()} />
    </div>
  );
}

function OpenLink({
  page,
  kind,
  exists,
  title,
  about,
}: {
  page: MatchPage;
  kind: 'join' | 'watch';
  exists: boolean;
  title: string;
  about: string;
}) {
  const requests = useRequests();
  const [token, setToken] = useState<string | null>(null);
  const input = { code: page.code, kind };
  const issue = async () => {
    const issued = await requests.send('link', () => api.lobby.issueOpenLink.mutate(input));
    if (issued !== null) setToken(issued.token);
  };
  const revoke = async () => {
    const revoked = await requests.send('link', () => api.lobby.revokeOpenLink.mutate(input));
    if (revoked !== null) setToken(null);
  };
  return (
    <div>
      <p className="font-medium text-emphasis text-sm">{title}</p>
      <p className="mb-2 text-muted text-sm">{about}</p>
      {token === null ? null : (
        <div className="mb-2">
          <LinkField address={linkAddress(token)} title={title} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={requests.isBusy('link')} onClick={issue}>
          {exists ? 'Make a new link' : 'Make the link'}
        </Button>
        {exists ? (
          <Button size="sm" variant="quiet" busy={requests.isBusy('link')} onClick={revoke}>
            Revoke it
          </Button>
        ) : null}
      </div>
      {exists && token === null ? (
        <p className="mt-1.5 text-muted text-sm">A link is out. It was shown once; a new one ends it.</p>
      ) : null}
      <FieldError error={requests.problemAt('link')} />
    </div>
  );
}
