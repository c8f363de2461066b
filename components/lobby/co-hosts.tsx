'use client';

import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { AskFirst } from '@/components/match/ask-first';
import { usePerson } from '@/components/shell/person';
import { Button, IconButton } from '@/components/ui/button';
import { FieldError, Input } from '@/components/ui/field';
import { Section } from '@/components/ui/panel';
import type { KnownPerson, MatchPage } from '@/server/pages/shapes';
import { coHostWords, noHostAnyMore } from './host-words';

/** Who else hosts, or is asked to. The first host made the match and stays. */
export function CoHosts({ page }: { page: MatchPage }) {
  const requests = useRequests();
  const [name, setName] = useState('');
  const [leaving, setLeaving] = useState<KnownPerson | null>(null);

  async function add(event: FormEvent) {
    event.preventDefault();
    const added = await requests.send('add', () => api.lobby.addCoHost.mutate({ code: page.code, name }));
    if (added !== null) setName('');
  }
  async function remove(personId: string) {
    const done = await requests.send('remove', () => api.lobby.removeCoHost.mutate({ code: page.code, personId }));
    if (done !== null) setLeaving(null);
  }

  return (
    <Section title="Hosts" level={3}>
      <HostList {...{ page }} onLeave={setLeaving} onWithdraw={(id) => void remove(id)} />
      <FieldError error={leaving === null ? requests.problemAt('remove') : null} />
      {leaving !== null && (
        <AskFirst
          title={`Take ${leaving.name} off the hosts?`}
          consequences={noHostAnyMore(page.status)}
          verb="Remove"
          busy={requests.isBusy('remove')}
          problem={requests.problemAt('remove')}
          onYes={() => leaving.id !== null && void remove(leaving.id)}
          onClose={() => setLeaving(null)}
        />
      )}
      <form onSubmit={add} className="flex items-end gap-2">
        <Input
          label="Ask a co-host"
          help={`By the name of their account. ${coHostWords(page)}`}
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

interface HostListProps {
  readonly page: MatchPage;
  onLeave(host: KnownPerson): void;
  /** Somebody who was asked, by their account. */
  onWithdraw(id: string): void;
}

/** Who hosts, its owner first, and who was asked to. */
function HostList({ page, onLeave, onWithdraw }: HostListProps) {
  const person = usePerson();
  return (
    <ul className="mb-3">
      {page.hosts.map((host, i) => (
        <li key={host.name} className="flex min-h-9 items-center justify-between gap-2">
          <span>
            {host.name}
            {host.id === person?.id ? <span className="text-muted"> (you)</span> : null}
          </span>
          {i === 0 ? null : (
            <IconButton label={`Take ${host.name} off the hosts`} size="sm" onClick={() => onLeave(host)}>
              <X aria-hidden className="size-4" />
            </IconButton>
          )}
        </li>
      ))}
      {page.asked?.map(({ id, name: asked }) => (
        <li key={id} className="flex min-h-9 items-center justify-between gap-2">
          <span>
            {asked}
            <span className="text-muted"> (asked, waiting)</span>
          </span>
          <IconButton label={`Withdraw: ask ${asked} no more`} size="sm" onClick={() => onWithdraw(id)}>
            <X aria-hidden className="size-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
