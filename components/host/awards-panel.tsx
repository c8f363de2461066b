'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Name } from '@/components/faces/face';
import { formatAward } from '@/components/match/award-words';
import { AwardsInAll } from '@/components/match/awards-in-all';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { notify } from '@/components/ui/notice';
import { Section } from '@/components/ui/panel';
import type { Award, SeatId } from '@/games/game';
import type { DecidedAward, MatchPage } from '@/server/pages/shapes';
import { AmendDialog } from './amend-award';

interface AwardsProps {
  readonly page: MatchPage;
  nameOf(seat: SeatId): string;
}

/** Where what confirms all of them is busy. */
const ALL = 'all awards';

/** The rules propose awards; each becomes final when the host confirms it, or amends it and says why. */
export function AwardsPanel({ page, nameOf }: AwardsProps) {
  const requests = useRequests();
  const [editing, setEditing] = useState<DecidedAward | 'new' | null>(null);
  const awards = page.awards ?? [];
  const open = awards.filter(({ state }) => state === 'proposed');
  const confirm = ({ key, at }: DecidedAward) =>
    requests.send(`award ${key}`, () =>
      api.host.decideAward.mutate({ code: page.code, key, seen: at, decision: { type: 'confirm' } }),
    );

  async function confirmAll() {
    const keys = open.map(({ key }) => key);
    const done = await requests.send(ALL, () => api.host.confirmAwards.mutate({ code: page.code, keys }));
    if (done !== null) notify(`${done.confirmed} confirmed.`, 'success');
  }

  return (
    <Section
      title="Awards"
      aside={
        <span className="flex flex-wrap gap-2">
          {open.length > 1 && (
            <Button size="sm" variant="mine" busy={requests.isBusy(ALL)} onClick={() => void confirmAll()}>
              Confirm all {open.length}
            </Button>
          )}
          <Button size="sm" onClick={() => setEditing('new')}>
            Add an award
          </Button>
        </span>
      }
    >
      {awards.length === 0 && <p className="text-muted text-sm">The rules propose no awards for this match.</p>}
      <ul className="text-sm">
        {awards.map((award) => (
          <AwardRow
            key={award.key}
            {...{ award, nameOf }}
            isBusy={requests.isBusy(`award ${award.key}`) || requests.isBusy(ALL)}
            problem={requests.problemAt(`award ${award.key}`)}
            onConfirm={() => void confirm(award)}
            onAmend={() => setEditing(award)}
          />
        ))}
      </ul>
      <AwardsInAll awards={awards.flatMap(({ final }) => final ?? [])} />
      <FieldError error={requests.problemAt(ALL)} />
      {editing !== null && (
        <AmendDialog
          page={page}
          nameOf={nameOf}
          which={editing === 'new' ? null : editing}
          before={editing === 'new' ? null : shownAward(editing)}
          others={awards.flatMap((award) => shownAward(award) ?? [])}
          onClose={() => setEditing(null)}
        />
      )}
    </Section>
  );
}

interface RowProps extends Pick<AwardsProps, 'nameOf'> {
  readonly award: DecidedAward;
  readonly isBusy: boolean;
  readonly problem: string | null;
  onConfirm(): void;
  onAmend(): void;
}

function AwardRow({ award, nameOf, isBusy, problem, onConfirm, onAmend }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-muted border-b py-2">
      <AwardText award={award} />
      <span className="ml-auto flex gap-2">
        {award.state === 'proposed' && (
          <Button size="sm" busy={isBusy} aria-label={`Confirm ${wordsOf(award, nameOf)}`} onClick={onConfirm}>
            Confirm
          </Button>
        )}
        <Button size="sm" variant="quiet" aria-label={`Amend ${wordsOf(award, nameOf)}`} onClick={onAmend}>
          Amend
        </Button>
      </span>
      <FieldError error={problem} />
    </li>
  );
}

/** As decided; where it was taken away, as the rules proposed it. */
const shownAward = ({ final, proposed }: DecidedAward): Award | null => final ?? proposed;

function wordsOf(award: DecidedAward, nameOf: (seat: SeatId) => string): string {
  const shown = shownAward(award);
  return shown === null ? 'this award' : `${formatAward(shown)} for ${nameOf(shown.seat)}`;
}

function AwardText({ award }: { award: DecidedAward }) {
  const shown = shownAward(award);
  return (
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-x-2">
        {shown !== null && <Name seat={shown.seat} className="font-medium text-emphasis" />}
        <span className={award.final === null && award.state === 'amended' ? 'line-through' : ''}>
          {shown === null ? '' : formatAward(shown)}
        </span>
        <Badge tone={award.state === 'proposed' ? 'neutral' : 'brass'}>{award.state}</Badge>
      </span>
      <span className="block text-muted">
        {award.proposed?.reason}
        {award.reason !== null && ` Host: ${award.reason}`}
      </span>
    </span>
  );
}
