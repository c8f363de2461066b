'use client';

import { type FormEvent, useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { coHostWords, fullViewWords, noHostAnyMore } from '@/components/lobby/host-words';
import { AskFirst } from '@/components/match/ask-first';
import { SeatsOpened } from '@/components/match/seats-opened';
import { watchers } from '@/components/settings/match-options';
import { Button } from '@/components/ui/button';
import { FieldError, Input, RadioGroup } from '@/components/ui/field';
import { Section } from '@/components/ui/panel';
import type { Outcome } from '@/server/outcome';
import type { KnownPerson, MatchPage } from '@/server/pages/shapes';
import { ChannelPanel } from './channel-panel';
import { Secret } from './safe-to-share';

/** Who else sees, runs or hears of this match: co-hosts, those with the full view, spectators, a channel. */
export function PeoplePanel({ page }: { page: MatchPage }) {
  const { code } = page;
  const [owner, coHosts] = [page.hosts.slice(0, 1), page.hosts.slice(1)];
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <div className="empty:hidden lg:col-span-2">
        <SeatsOpened page={page} />
      </div>
      <Section title="Hosts">
        <People people={owner} empty="Nobody." />
        {coHosts.length > 0 && (
          <People
            people={coHosts}
            empty=""
            verb="Remove"
            ask={({ name }) => ({ title: `Remove ${name} from the hosts?`, consequences: noHostAnyMore(page.status) })}
            act={(personId) => api.lobby.removeCoHost.mutate({ code, personId })}
          />
        )}
        <Asked page={page} />
        <AddPerson
          label="Ask a co-host"
          help={`By the name of their account. ${coHostWords(page)}`}
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
          ask={(name) => ({ title: `Let ${name} see everything?`, consequences: fullViewWords(page) })}
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
function Watchers({ page: { code, visibility, spectators, sentAway, removed } }: { page: MatchPage }) {
  return (
    <>
      <People
        people={spectators ?? []}
        empty="Nobody who is signed in watches."
        verb="Remove"
        ask={({ name }) => ({ title: `Remove ${name}?`, consequences: seesNoMore(visibility) })}
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

/** What comes of it when a spectator is removed. */
const seesNoMore = (visibility: MatchPage['visibility']): readonly string[] => [
  'They cannot open this match any more with their account, and it is in none of their lists. You can let them back in.',
  ...(visibility === 'private'
    ? []
    : ['Whoever is not signed in still watches: only a match that is private is closed to them.']),
];

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
  readonly people: readonly KnownPerson[];
  readonly empty: string;
  readonly verb?: string;
  /** What is asked before it is done; absent: nothing. */
  ask?(person: KnownPerson): Question;
  act?(personId: string): Promise<Outcome>;
}

interface Question {
  readonly title: string;
  /** What comes of it, a sentence each. */
  readonly consequences: readonly string[];
}

function People({ people, empty, verb = '', ask, act }: PeopleProps) {
  const requests = useRequests();
  const [asked, setAsked] = useState<KnownPerson | null>(null);
  const done = async (id: string | null) => {
    if (id !== null && act !== undefined && (await requests.send(id, () => act(id))) !== null) setAsked(null);
  };
  if (people.length === 0) return <p className="text-muted text-sm">{empty}</p>;
  return (
    <>
      <ul className="text-sm">
        {people.map(({ id, name }) => (
          <li key={id ?? name} className="flex min-h-10 items-center justify-between gap-3 border-muted border-b">
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            {act !== undefined && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`${verb} ${name}`}
                busy={requests.isBusy(id ?? '')}
                onClick={() => (ask === undefined ? void done(id) : setAsked({ id, name }))}
              >
                {verb}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FieldError error={asked === null ? (requests.problem?.message ?? null) : null} />
      {asked !== null && ask !== undefined && (
        <AskFirst
          {...ask(asked)}
          verb={verb}
          busy={requests.isBusy(asked.id ?? '')}
          problem={requests.problemAt(asked.id ?? '')}
          onYes={() => void done(asked.id)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** Those who have not answered yet whether they host too. */
function Asked({ page: { code, asked } }: { page: MatchPage }) {
  return (
    <KeptOut
      title="Asked, waiting for an answer"
      people={asked ?? []}
      verb="Withdraw"
      act={(personId) => api.lobby.removeCoHost.mutate({ code, personId })}
    />
  );
}

interface AddProps {
  readonly verb?: string;
  readonly label: string;
  readonly help: string;
  /** What is asked before it is done; absent: nothing. */
  ask?(name: string): Question;
  act(name: string): Promise<Outcome>;
}

function AddPerson({ label, help, verb = 'Add', ask, act }: AddProps) {
  const requests = useRequests();
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);

  async function add() {
    const done = await requests.send('add', () => act(name));
    setAsked(false);
    if (done !== null) setName('');
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (ask === undefined) void add();
    else setAsked(true);
  }

  return (
    <form onSubmit={submit} className="mt-4 flex items-start gap-2">
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
      {isAsked && ask !== undefined && (
        <AskFirst
          {...ask(name.trim())}
          verb={verb}
          busy={requests.isBusy('add')}
          problem={null}
          onYes={() => void add()}
          onClose={() => setAsked(false)}
        />
      )}
    </form>
  );
}
