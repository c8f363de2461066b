'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Section } from '@/components/ui/panel';
import type { AskingNoMore } from '@/server/lobby/asked-no-more';

/** Hosts who may not ask me to host with them; nothing while there are none. */
export function AsksNoMore({ initial }: { initial: readonly AskingNoMore[] }) {
  const [hosts, setHosts] = useState(initial);
  const requests = useRequests();
  if (hosts.length === 0) return null;
  async function letAsk(host: AskingNoMore) {
    const done = await requests.send(host.id, () => api.lobby.letAskAgain.mutate({ personId: host.id }));
    if (done !== null) setHosts((before) => before.filter(({ id }) => id !== host.id));
  }
  return (
    <Section title="Who asks me no more to host">
      <ul>
        {hosts.map((host) => (
          <li key={host.id} className="flex items-center gap-3 border-muted border-b py-2">
            <span className="min-w-0 flex-1 truncate">{host.name}</span>
            <Button size="sm" busy={requests.isBusy(host.id)} onClick={() => void letAsk(host)}>
              Let {host.name} ask again
            </Button>
          </li>
        ))}
      </ul>
      <FieldError error={requests.problem?.message ?? null} />
    </Section>
  );
}
