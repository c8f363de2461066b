'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { OneFieldForm } from '@/components/api/one-field-form';
import { useRequests } from '@/components/api/use-requests';
import { Button } from '@/components/ui/button';
import { Checkbox, FieldError } from '@/components/ui/field';
import { notify } from '@/components/ui/notice';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { OwnQuietHours, OwnWay } from '@/server/reach/choices';
import type { Topic } from '@/server/reach/topics';
import { AddBrowser } from './add-browser';
import { Calendar } from './calendar';
import { DigestChoice } from './digest-choice';
import { DiscordButton } from './other-ways-in';
import { QuietHoursChoice } from './quiet-hours-choice';
import { zoneHere } from './time-of-day';

export interface Choices {
  /** Whether e-mails are sent, and the key by which this server's pushes are known. */
  readonly kinds: {
    readonly mail: boolean;
    readonly push: string;
    /** Sign-in by Discord: whether this server has it, and whether they have used it. */
    readonly discord: { readonly isOffered: boolean; readonly isLinked: boolean };
  };
  readonly ways: readonly OwnWay[];
  /** The secret part of the calendar's address; null: there is none. */
  readonly calendar: string | null;
  readonly quiet: OwnQuietHours | null;
}

const topicWords: readonly { readonly topic: Topic; readonly label: string }[] = [
  { topic: 'turns', label: 'A round opens, or it is my turn' },
  { topic: 'deadlines', label: 'A deadline is near, and I have not acted' },
  { topic: 'closes', label: 'A round closes, or something happens to me in it' },
  { topic: 'words', label: 'The host reminds me, rules, or answers me' },
  { topic: 'matches', label: 'A match starts or ends, or I lose my seat' },
  { topic: 'hosting', label: 'Something waits for me in a match I host' },
];

/** How somebody is told of what happens while no page of theirs is open: each way with what they hear of by it. */
export function Reach({ initial }: { initial: Choices }) {
  const [choices, setChoices] = useState(initial);
  const reload = async () => setChoices(await api.reach.choices.query());
  const { kinds, ways, calendar, quiet } = choices;
  const site = useHydrated() ? window.location.origin : '';
  return (
    <div className="flex flex-col items-start gap-6">
      {ways.length === 0 && (
        <p className="max-w-prose text-subtle">
          While no page is open, nobody can reach you yet. Add a way, and choose what you hear of.
        </p>
      )}
      {ways.length > 0 && (
        <ul className="flex w-full flex-col gap-4">
          {ways.map((way) => (
            <WayItem key={way.id} way={way} onChange={reload} />
          ))}
        </ul>
      )}
      {ways.length > 0 && <p className="max-w-prose text-sm text-subtle">{nearWords}</p>}
      <AddBrowser publicKey={kinds.push} onChange={reload} />
      {kinds.mail && <AddMail onChange={reload} />}
      {!ways.some(({ kind }) => kind === 'discord') && <AddMentions discord={kinds.discord} onChange={reload} />}
      {ways.length > 0 && <QuietHoursChoice initial={quiet} />}
      <Calendar address={calendar && `${site}/calendar/${calendar}.ics`} onChange={reload} />
    </div>
  );
}

const nearWords =
  'A deadline is near an hour before it; ten minutes before it where a round takes less than four hours; and where it takes less than twenty minutes, at its half. Rounds of less than two minutes have no reminder. A near deadline is told even while a page of the match is open; what else that page has shown you is not sent as well.';

interface WayProps {
  readonly way: OwnWay;
  onChange(): Promise<void>;
}

function WayItem({ way, onChange }: WayProps) {
  const requests = useRequests();
  const isInUse = !way.isUnproved && way.endedWhy === null;
  const isMentions = way.kind === 'discord';

  async function test() {
    const done = await requests.send('test', () => api.reach.test.mutate({ id: way.id }));
    if (done !== null) notify(`A test is on its way to ${way.label}.`, 'success');
  }

  async function proveAgain() {
    const done = await requests.send('prove', () => api.reach.proveAgain.mutate({ id: way.id }));
    if (done !== null) notify(`Another letter is on its way to ${way.label}.`, 'success');
  }

  async function remove() {
    if ((await requests.send('remove', () => api.reach.remove.mutate({ id: way.id }))) !== null) await onChange();
  }

  return (
    <li className="w-full rounded-lg border border-default p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 wrap-anywhere font-medium text-emphasis max-sm:basis-full">{way.label}</p>
        {isInUse && !isMentions && (
          <Button size="sm" busy={requests.isBusy('test')} onClick={() => void test()}>
            Send me a test
          </Button>
        )}
        {way.isUnproved && way.endedWhy === null && (
          <Button size="sm" busy={requests.isBusy('prove')} onClick={() => void proveAgain()}>
            Send the letter again
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          busy={requests.isBusy('remove')}
          onClick={() => void remove()}
          aria-label={`Take ${way.label} away`}
        >
          Take away
        </Button>
      </div>
      <p className="mt-1 text-sm text-subtle">{isMentions ? mentionsWords : stateWords(way)}</p>
      {isInUse && !isMentions && <TopicChoice way={way} requests={requests} />}
      {isInUse && !isMentions && <DigestChoice way={way} />}
      <FieldError error={requests.problem?.message ?? null} />
    </li>
  );
}

interface TopicChoiceProps {
  readonly way: OwnWay;
  readonly requests: ReturnType<typeof useRequests>;
}

/** What is told by this way; kept at once. */
function TopicChoice({ way, requests }: TopicChoiceProps) {
  const [chosen, setChosen] = useState(way.topics);

  async function choose(topics: readonly Topic[]) {
    setChosen(topics);
    const done = await requests.send('topics', () =>
      api.reach.chooseTopics.mutate({ id: way.id, topics: [...topics] }),
    );
    if (done === null) setChosen(chosen);
  }

  return (
    <fieldset className="mt-3 flex flex-col gap-1">
      <legend className="mb-1 text-sm text-subtle">Tell me here when</legend>
      {topicWords.map(({ topic, label }) => (
        <Checkbox
          key={topic}
          label={label}
          checked={chosen.includes(topic)}
          onChange={(event) => {
            const others = chosen.filter((other) => other !== topic);
            void choose(event.target.checked ? [...others, topic] : others);
          }}
        />
      ))}
    </fieldset>
  );
}

const mentionsWords =
  'Where a host posts a match on Discord, you are mentioned when a deadline is near and everybody can see that you are missing.';

function stateWords({ isUnproved, endedWhy, last }: OwnWay): string {
  if (endedWhy !== null) return `Nothing arrives here any more, so nothing is sent. ${endedWhy}`;
  if (isUnproved) {
    return last?.problem == null
      ? 'Open the link in the letter that we sent there. Until then nothing else is sent.'
      : `The letter with the link has not arrived. ${last.problem}`;
  }
  if (last?.state === 'unknown') return `The last message may have arrived. ${last.problem ?? ''}`;
  if (last?.state === 'failed') return `The last message did not arrive. ${last.problem ?? ''}`;
  return last?.problem == null ? 'In use.' : `The last message is tried again. ${last.problem}`;
}

interface MentionsProps extends Pick<WayProps, 'onChange'> {
  readonly discord: Choices['kinds']['discord'];
}

/** Being mentioned, for whoever has an account at Discord linked; linking one, where this server can. */
function AddMentions({ discord: { isOffered, isLinked }, onChange }: MentionsProps) {
  const requests = useRequests();
  if (!isLinked && !isOffered) return null;

  async function add() {
    if ((await requests.send('mentions', () => api.reach.addMentions.mutate())) !== null) await onChange();
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <p className="max-w-prose text-sm text-subtle">{mentionsWords}</p>
      {isLinked ? (
        <Button busy={requests.isBusy('mentions')} onClick={() => void add()}>
          Mention me on Discord
        </Button>
      ) : (
        <DiscordButton next="/account" label="Link your Discord account" />
      )}
      <FieldError error={requests.problemAt('mentions')} />
    </div>
  );
}

const AddMail = ({ onChange }: Pick<WayProps, 'onChange'>) => (
  <OneFieldForm
    label="By e-mail, to"
    name="email"
    type="email"
    autoComplete="email"
    maxLength={254}
    submit="Add the address"
    whyNot={(address) => (address.trim() === '' ? 'Type an address first.' : null)}
    send={async (address) => {
      const added = await api.reach.addMail.mutate({ address, zone: zoneHere() });
      if (added.ok && added.letter !== 'sent') notify(`${address.trim()}: ${knownAgain[added.letter]}`, 'success');
      return added;
    }}
    onTaken={onChange}
  />
);

const knownAgain = {
  none: 'you have shown that it is yours, so it is in use at once.',
  before: 'the link in the letter that was sent there before still holds. Open it.',
};
