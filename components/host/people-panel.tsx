'use client';

import { type FormEvent, useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { SeatsOpened } from '@/components/match/seats-opened';
import { watchers } from '@/components/settings/match-options';
import { Button } from '@/components/ui/button';
import { FieldError, Input, RadioGroup } from '@/components/ui/field';
import { Section } from '@/components/ui/panel';
import type { Outcome } from '@/server/outcome';
import type { MatchPage, PagePerson } from '@/server/pages/shapes';
import { ChannelPanel } from './channel-panel';
import { Secret } from './safe-to-share';

/** Who else sees, runs or hears of this match: co-hosts, those with the full view, spectators, a channel. */
export function PeoplePanel({ page }: { page: MatchPage }) {
  const { code } = page;
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <div className="empty:hidden lg:col-span-2">
        <SeatsOpened page={page} />
      </div>
      <Section title="Hosts">
        <People
          people={page.hosts}
          empty="Nobody."
          {...(page.hosts.length > 1
            ? { verb: 'Remove', act: (personId: string) => api.lobby.removeCoHost.mutate({ code, personId }) }
            : {})}
        />
        <Asked page={page} />
        <AddPerson
          label="Ask a co-host"
          help="By the name of their account. Once they accept they see and can do everything that you can, and cannot hold a seat."
          verb="Ask"
          act={(name) => api.lobby.addCoHost.mutate({ code, name })}
        />
      </Section>
      <Section title="May see everything">
        <People
          people={page.fullViewers}
          empty="Nobody but the hosts."
          verb="Take back"
          act={(personId) => api.host.revokeFullView.mutate({ code, personId })}
        />
        <AddPerson
          label="Grant the full view"
          help="To somebody who watches: an eliminated player, say. Everybody sees that they have it, and they cannot hold a seat."
          act={(name) => api.host.grantFullView.mutate({ code, name })}
        />
      </Section>
      <Section title="Spectators" aside={page.watching === null ? undefined : `${page.watching} watching now`}>
        <WhoMayWatch page={page} />
        <Secret what="who watches">
          <Watchers page={page} />
        </Secret>
      </Section>
      <ChannelPanel page={page} />
    </div>
  );
}

/** Open or closed to those who watch, from now on. */
function WhoMayWatch({ page: { code, visibility } }: { page: MatchPage }) {
  const requests = useRequests();
  const [asked, setAsked] = useState(visibility);
  function choose(next: typeof visibility) {
    setAsked(next);
    void requests.send('watch', () => api.lobby.change.mutate({ code, visibility: next }));
  }
  return (
    <div className="mb-5">
      <RadioGroup
        name="who-may-watch"
        label="Who may watch"
        value={requests.isBusy('watch') ? asked : visibility}
        options={watchers}
        onChange={choose}
      />
      <FieldError error={requests.problemAt('watch')} />
    </div>
  );
}

/** Who watches, and who may not play or watch any more. */
function Watchers({ page: { code, spectators, sentAway, removed } }: { page: MatchPage }) {
  return (
    <>
      <People
        people={spectators ?? []}
        empty="Nobody who is signed in watches."
        verb="Remove"
        act={(personId) => api.host.removeSpectator.mutate({ code, personId })}
      />
      <KeptOut
        title="Taken off their seat"
        people={sentAway ?? []}
        verb="Let play again"
        act={(personId) => api.host.letSitAgain.mutate({ code, personId })}
      />
      <KeptOut
        title="Removed"
        people={removed ?? []}
        verb="Let back in"
        act={(personId) => api.host.readmitSpectator.mutate({ code, personId })}
      />
    </>
  );
}

/** Nothing while there is nobody. */
function KeptOut({ title, ...list }: Omit<PeopleProps, 'empty'> & { title: string }) {
  if (list.people.length === 0) return null;
  return (
    <>
      <h3 className="eyebrow mt-5 mb-1">{title}</h3>
      <People {...list} empty="" />
    </>
  );
}

interface PeopleProps {
  readonly people: readonly PagePerson[];
  readonly empty: string;
  readonly verb?: string;
  act?(personId: string): Promise<Outcome>;
}

function People({ people, empty, verb, act }: PeopleProps) {
  const requests = useRequests();
  if (people.length === 0) return <p className="text-muted text-sm">{empty}</p>;
  return (
    <>
      <ul className="text-sm">
        {people.map(({ id, name }) => (
          <li key={id} className="flex min-h-10 items-center justify-between gap-3 border-muted border-b">
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            {act !== undefined && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`${verb} ${name}`}
                busy={requests.isBusy(id)}
                onClick={() => void requests.send(id, () => act(id))}
              >
                {verb}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FieldError error={requests.problem?.message ?? null} />
    </>
  );
}

/** Those who have not answered yet whether they host too. */
function Asked({ page: { code, asked } }: { page: MatchPage }) {
  return (
    <KeptOut
      title="Asked"
      people={asked ?? []}
      verb="Take back"
      act={(personId) => api.lobby.removeCoHost.mutate({ code, personId })}
    />
  );
}

interface AddProps {
  readonly verb?: string;
  readonly label: string;
  readonly help: string;
  act(name: string): Promise<Outcome>;
}

function AddPerson({ label, help, verb = 'Add', act }: AddProps) {
  const requests = useRequests();
  const [name, setName] = useState('');

  async function add(event: FormEvent) {
    event.preventDefault();
    if ((await requests.send('add', () => act(name))) !== null) setName('');
  }

  return (
    <form onSubmit={add} className="mt-4 flex items-start gap-2">
      <Input
        label={label}
        help={help}
        maxLength={60}
        value={name}
        error={requests.problemAt('add')}
        onChange={(event) => setName(event.target.value)}
        className="flex-1"
      />
      <Button
        type="submit"
        className="mt-6.5"
        busy={requests.isBusy('add')}
        disabledReason={name.trim() === '' ? 'Write a name first.' : null}
      >
        {verb}
      </Button>
    </form>
  );
}
