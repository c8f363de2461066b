'use client';

import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { usePerson } from '@/components/shell/person';
import { Button, IconButton } from '@/components/ui/button';
import { FieldError, Input } from '@/components/ui/field';
import { Section } from '@/components/ui/panel';
import type { MatchPage } from '@/server/pages/shapes';

/** Who else may see and do everything. The first host made the match and stays. */
export function CoHosts({ page }: { page: MatchPage }) {
  const requests = useRequests();
  const person = usePerson();
  const [name, setName] = useState('');

  async function add(event: FormEvent) {
    event.preventDefault();
    const added = await requests.send('add', () => api.lobby.addCoHost.mutate({ code: page.code, name }));
    if (added !== null) setName('');
  }
  const remove = (personId: string) =>
    requests.send('remove', () => api.lobby.removeCoHost.mutate({ code: page.code, personId }));

  return (
    <Section title="Hosts" level={3}>
      <ul className="mb-3">
        {page.hosts.map((host, i) => (
          <li key={host.id} className="flex min-h-9 items-center justify-between gap-2">
            <span>
              {host.name}
              {host.id === person?.id ? <span className="text-muted"> (you)</span> : null}
            </span>
            {i === 0 ? null : (
              <IconButton label={`Take ${host.name} off the hosts`} size="sm" onClick={() => remove(host.id)}>
                <X aria-hidden className="size-4" />
              </IconButton>
            )}
          </li>
        ))}
        {page.asked?.map(({ id, name: asked }) => (
          <li key={id} className="flex min-h-9 items-center justify-between gap-2">
            <span>
              {asked}
              <span className="text-muted"> (asked)</span>
            </span>
            <IconButton label={`Ask ${asked} no more`} size="sm" onClick={() => remove(id)}>
              <X aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <FieldError error={requests.problemAt('remove')} />
      <form onSubmit={add} className="flex items-end gap-2">
        <Input
          label="Ask a co-host"
          help="By the name of their account. Once they accept they see everything and cannot play."
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={requests.problemAt('add')}
          className="flex-1"
        />
      </form>
      <Button
        size="sm"
        className="mt-2"
        busy={requests.isBusy('add')}
        onClick={add}
        disabledReason={name.trim() === '' ? 'Write the name of an account.' : null}
      >
        Ask
      </Button>
    </Section>
  );
}
