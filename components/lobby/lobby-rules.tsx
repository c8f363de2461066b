'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { QuietHoursLine } from '@/components/match/quiet-hours';
import { linesOfMatch } from '@/components/settings/holders';
import { SettingsList } from '@/components/settings/settings-list';
import { specialOfMatch } from '@/components/settings/settings-summary';
import { usePerson } from '@/components/shell/person';
import { Button, TextLink } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { FieldError } from '@/components/ui/field';
import { Section } from '@/components/ui/panel';
import type { MatchPage } from '@/server/pages/shapes';
import { EditMatch } from './edit-match';

const watching = {
  public: 'Anybody may watch; it is listed.',
  unlisted: 'Anybody with the address may watch.',
  private: 'Only members may watch.',
} as const;
const joining = {
  open: 'Anybody who sees it may take a free seat that is not kept for somebody.',
  links: 'Seats are given out by link.',
} as const;

/** What will be played and who may come, in words; the host can change it until the start. */
export function LobbyRules({ page, runs }: { page: MatchPage; runs: boolean }) {
  const lines = linesOfMatch(page);
  const special = specialOfMatch(
    page,
    lines.map(({ key }) => key),
  );
  return (
    <Section title="What is played" level={3} aside={runs ? <EditMatch page={page} /> : undefined}>
      <p className="mb-3 text-sm text-subtle">
        <TextLink href={`/m/${page.code}/rules`}>Rulebook of {page.gameName}</TextLink>
      </p>
      {page.promise !== null && (
        <p className="mb-3 text-sm">
          <span className="font-medium text-emphasis">{page.promise.name}.</span> {page.promise.text}
        </p>
      )}
      <SettingsList lines={lines} />
      {special.length > 0 && <p className="mt-2 text-muted text-sm">Also set by the host: {special.join('; ')}.</p>}
      <div className="mt-3">
        <QuietHoursLine page={page} />
      </div>
      <p className="mt-3 text-muted text-sm">
        {joining[page.joinWay]} {watching[page.visibility]}
      </p>
    </Section>
  );
}

/** Takes a match that never started away: for its owner, whom hosts see first among them. */
export function RemoveMatch({ page }: { page: MatchPage }) {
  const person = usePerson();
  return person !== null && page.hosts[0]?.id === person.id && <RemoveOwn page={page} />;
}

function RemoveOwn({ page }: { page: MatchPage }) {
  const requests = useRequests();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  async function remove() {
    const removed = await requests.send('remove', () => api.lobby.remove.mutate({ code: page.code }));
    if (removed !== null) router.push('/');
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Delete this match?"
      about="It has not started; its seats, links and settings are gone for good."
      trigger={
        <Button size="sm" variant="danger">
          Delete the match
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">Keep it</Button>
          </DialogClose>
          <Button variant="danger" busy={requests.isBusy('remove')} onClick={remove}>
            Delete it
          </Button>
        </>
      }
    >
      <FieldError error={requests.problemAt('remove')} />
    </Dialog>
  );
}
