'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Section } from '@/components/ui/panel';
import type { AskedNoMore } from '@/server/lobby/asked-no-more';

/** What I am not asked to host any more: all of some hosts, and matches that I declined; nothing while there are none. */
export function AsksNoMore({ initial }: { initial: AskedNoMore }) {
  const [{ hosts, matches }, setAll] = useState(initial);
  const requests = useRequests();
  if (hosts.length + matches.length === 0) return null;
  const rows = [
    ...hosts.map(({ id, name }) => ({
      ...{ key: id, what: name, verb: `Let ${name} ask again` },
      lift: () => api.lobby.letAskAgain.mutate({ personId: id }),
    })),
    ...matches.map(({ code, title, hostName }) => ({
      ...{ key: code, what: `${title ?? 'A match that is not public'}, by ${hostName}` },
      verb: `Let ${hostName} ask again${title === null ? '' : ` for ${title}`}`,
      lift: () => api.lobby.letAskFor.mutate({ code }),
    })),
  ];
  async function lift({ key, lift: send }: (typeof rows)[number]) {
    if ((await requests.send(key, send)) === null) return;
    setAll((before) => ({
      hosts: before.hosts.filter(({ id }) => id !== key),
      matches: before.matches.filter(({ code }) => code !== key),
    }));
  }
  return (
    <Section title="Who asks me no more to host">
      <ul>
        {rows.map((row) => (
          <li key={row.key} className="flex items-center gap-3 border-muted border-b py-2">
            <span className="min-w-0 flex-1 truncate">{row.what}</span>
            <Button size="sm" busy={requests.isBusy(row.key)} onClick={() => void lift(row)}>
              {row.verb}
            </Button>
          </li>
        ))}
      </ul>
      <FieldError error={requests.problem?.message ?? null} />
    </Section>
  );
}
