'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { formatAward } from '@/components/match/award-words';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Checkbox, FieldError, Input, Select } from '@/components/ui/field';
import { Section } from '@/components/ui/panel';
import { type Award, awardKinds, type SeatId } from '@/games/game';
import type { DecidedAward, MatchPage } from '@/server/pages/shapes';

interface AwardsProps {
  readonly page: MatchPage;
  nameOf(seat: SeatId): string;
}

/** The rules propose awards; each becomes final when the host confirms it, or amends it and says why. */
export function AwardsPanel({ page, nameOf }: AwardsProps) {
  const requests = useRequests();
  const [editing, setEditing] = useState<DecidedAward | 'new' | null>(null);
  const awards = page.awards ?? [];
  const open = awards.filter(({ state }) => state === 'proposed');
  const confirm = (key: string) =>
    requests.send(`award ${key}`, () =>
      api.host.decideAward.mutate({ code: page.code, key, decision: { type: 'confirm' } }),
    );

  async function confirmAll() {
    for (const { key } of open) if ((await confirm(key)) === null) return;
  }

  return (
    <Section
      title="Awards"
      aside={
        <span className="flex flex-wrap gap-2">
          {open.length > 1 && (
            <Button size="sm" variant="mine" onClick={() => void confirmAll()}>
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
          <li key={award.key} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-muted border-b py-2">
            <AwardText {...{ award, nameOf }} />
            <span className="ml-auto flex gap-2">
              {award.state === 'proposed' && (
                <Button
                  size="sm"
                  busy={requests.isBusy(`award ${award.key}`)}
                  aria-label={`Confirm ${wordsOf(award, nameOf)}`}
                  onClick={() => void confirm(award.key)}
                >
                  Confirm
                </Button>
              )}
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Amend ${wordsOf(award, nameOf)}`}
                onClick={() => setEditing(award)}
              >
                Amend
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <FieldError error={requests.problem?.message ?? null} />
      {editing !== null && (
        <AmendDialog
          page={page}
          nameOf={nameOf}
          award={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </Section>
  );
}

const shownAward = ({ final, proposed }: DecidedAward): Award | null => final ?? proposed;

function wordsOf(award: DecidedAward, nameOf: (seat: SeatId) => string): string {
  const shown = shownAward(award);
  return shown === null ? 'this award' : `${formatAward(shown)} for ${nameOf(shown.seat)}`;
}

function AwardText({ award, nameOf }: { award: DecidedAward; nameOf(seat: SeatId): string }) {
  const shown = shownAward(award);
  return (
    <span className="min-w-0">
      <span className="font-medium text-emphasis">{shown === null ? '' : nameOf(shown.seat)}</span>{' '}
      <span className={award.final === null && award.state === 'amended' ? 'line-through' : ''}>
        {shown === null ? '' : formatAward(shown)}
      </span>{' '}
      <Badge tone={award.state === 'proposed' ? 'neutral' : 'brass'}>{award.state}</Badge>
      <span className="block text-muted">
        {award.proposed?.reason}
        {award.reason !== null && ` Host: ${award.reason}`}
      </span>
    </span>
  );
}

function AmendDialog({ page, award, nameOf, onClose }: AwardsProps & { award: DecidedAward | null; onClose(): void }) {
  const requests = useRequests();
  const before = award === null ? null : shownAward(award);
  const [seat, setSeat] = useState(before?.seat ?? page.seats[0]?.seat ?? '');
  const [kind, setKind] = useState<Award['kind']>(before?.kind ?? 'garnet');
  const [amount, setAmount] = useState(String(before?.amount ?? 1));
  const [isGone, setGone] = useState(false);
  const [reason, setReason] = useState('');
  const wholeAmount = Number(amount);
  const isValid = Number.isInteger(wholeAmount) && Math.abs(wholeAmount) <= 1000;

  async function save() {
    const next = isGone ? null : { seat, kind, amount: wholeAmount };
    const done = await requests.send('amend', () =>
      api.host.decideAward.mutate({
        code: page.code,
        key: award?.key ?? null,
        decision: { type: 'amend', reason, award: next },
      }),
    );
    if (done !== null) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={award === null ? 'Add an award' : 'Amend an award'}
      about="What the rules proposed stays visible beside it, and your reason with it."
      footer={
        <Button
          variant="solid"
          busy={requests.isBusy('amend')}
          disabledReason={
            reason.trim() === ''
              ? 'Say why: everybody reads it.'
              : isValid
                ? null
                : 'The amount has to be a whole number from −1000 to 1000.'
          }
          onClick={() => void save()}
        >
          Save
        </Button>
      }
    >
      <div className="grid gap-4">
        {award !== null && (
          <Checkbox label="Take this award away" checked={isGone} onChange={(event) => setGone(event.target.checked)} />
        )}
        {!isGone && (
          <>
            <Select label="Player" value={seat} onChange={(event) => setSeat(event.target.value)}>
              {page.seats.map((one) => (
                <option key={one.seat} value={one.seat}>
                  {nameOf(one.seat)}
                </option>
              ))}
            </Select>
            <Select label="Award" value={kind} onChange={(event) => setKind(event.target.value as Award['kind'])}>
              {awardKinds.map((one) => (
                <option key={one} value={one}>
                  {kindNames[one]}
                </option>
              ))}
            </Select>
            <Input
              label="Amount"
              help={kind === 'token-of-life' ? 'In quarters: 4 is a whole token.' : undefined}
              type="number"
              step={1}
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
            />
          </>
        )}
        <Input label="Reason" maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        <FieldError error={requests.problemAt('amend')} />
      </div>
    </Dialog>
  );
}

const kindNames: Readonly<Record<Award['kind'], string>> = {
  'token-of-life': 'Token of life',
  garnet: 'Garnets',
  shard: 'Shards',
  'mark-of-elimination': 'Mark of elimination',
};
