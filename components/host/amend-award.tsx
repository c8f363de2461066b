'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { WithBots } from '@/components/faces/with-bots';
import { formatAward, formatTokens } from '@/components/match/award-words';
import { useKeyFor } from '@/components/match/use-key';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Checkbox, FieldError, Input, Select } from '@/components/ui/field';
import { isKnownKind, kindFor, maxAwardWord } from '@/games/award-kind';
import { type Award, type AwardKind, awardKinds, type SeatId } from '@/games/game';
import type { DecidedAward, MatchPage } from '@/server/pages/shapes';

interface AmendProps {
  readonly page: MatchPage;
  /** The award that is amended, as it was when this opened; null: one more is added. */
  readonly which: DecidedAward | null;
  /** As it stands now. */
  readonly before: Award | null;
  /** All awards of the match: what they are given in can be given again. */
  readonly others: readonly Award[];
  nameOf(seat: SeatId): string;
  onClose(): void;
}

/** An award as it is typed in. */
interface AwardDraft {
  readonly seat: string;
  /** Empty: a kind of its own, called by `word`. */
  readonly kind: string;
  readonly word: string;
  readonly amount: string;
}

/** Another award for one that the rules propose, none for it, or one that they do not propose; always with a reason. */
export function AmendDialog({ page, which, before, others, nameOf, onClose }: AmendProps) {
  const requests = useRequests();
  const [draft, setDraft] = useState(() => draftOf(before, page));
  const [isGone, setGone] = useState(false);
  const [reason, setReason] = useState('');
  const keyOfNew = useKeyFor(JSON.stringify([draft, reason]));
  const { code } = page;

  async function save() {
    const award = awardFrom(draft, others);
    const done = await requests.send('amend', () => {
      if (which === null) return api.host.addAward.mutate({ code, key: keyOfNew, reason, award });
      const decision = { type: 'amend', reason, award: isGone ? null : award } as const;
      return api.host.decideAward.mutate({ code, key: which.key, seen: which.at, decision });
    });
    if (done !== null) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={which === null ? 'Add an award' : 'Amend an award'}
      about="What the rules proposed stays visible beside it, and your reason with it."
      footer={
        <Button
          variant="solid"
          busy={requests.isBusy('amend')}
          disabledReason={(isGone ? null : problemWith(draft)) ?? (reason.trim() === '' ? unreasoned : null)}
          onClick={() => void save()}
        >
          Save
        </Button>
      }
    >
      <div className="grid gap-4">
        {which !== null && (
          <Checkbox label="Take this award away" checked={isGone} onChange={({ target }) => setGone(target.checked)} />
        )}
        {!isGone && <AwardFields {...{ page, draft, others, nameOf }} onChange={setDraft} />}
        <Input label="Reason" maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        <FieldError error={requests.problemAt('amend')} />
      </div>
    </Dialog>
  );
}

const unreasoned = 'Say why: everybody reads it.';

interface FieldsProps extends Pick<AmendProps, 'page' | 'others' | 'nameOf'> {
  readonly draft: AwardDraft;
  onChange(draft: AwardDraft): void;
}

function AwardFields({ page, draft, others, nameOf, onChange }: FieldsProps) {
  const change = (part: Partial<AwardDraft>) => onChange({ ...draft, ...part });
  return (
    <>
      <Select label="Player" value={draft.seat} onChange={({ target }) => change({ seat: target.value })}>
        {page.seats.map(({ seat }) => (
          <option key={seat} value={seat}>
            <WithBots>{nameOf(seat)}</WithBots>
          </option>
        ))}
      </Select>
      <Select label="Award" value={draft.kind} onChange={({ target }) => change(kindChosen(draft, target.value))}>
        {[...kindNames(others)].map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
        <option value="">Something else…</option>
      </Select>
      {draft.kind === '' && (
        <Input
          label="What it is called"
          help="One of it, as in “favour”."
          maxLength={maxAwardWord}
          value={draft.word}
          onChange={({ target }) => change({ word: target.value })}
        />
      )}
      {draft.kind === 'token-of-life' ? (
        <Select label="Amount" value={draft.amount} onChange={({ target }) => change({ amount: target.value })}>
          {quartersOffered(Number(draft.amount)).map((quarters) => (
            <option key={quarters} value={quarters}>
              {quarters > 0 ? formatTokens(quarters) : formatAward({ kind: 'token-of-life', amount: quarters })}
            </option>
          ))}
        </Select>
      ) : (
        <Input
          label="Amount"
          type="number"
          step={1}
          error={draft.amount === '' ? null : amountProblem(draft.amount)}
          value={draft.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
      )}
    </>
  );
}

/** Tokens of life count in quarters: two whole ones, and what is chosen already. */
export const quartersOffered = (chosen: number): readonly number[] =>
  [...new Set([chosen, 1, 2, 3, 4, 5, 6, 7, 8])].filter(Number.isInteger).sort((a, b) => a - b);

/** A whole token, where another kind's amount stood. */
const kindChosen = (draft: AwardDraft, kind: string): Partial<AwardDraft> =>
  kind === 'token-of-life' && draft.kind !== kind ? { kind, amount: '4' } : { kind };

function draftOf(before: Award | null, { seats }: MatchPage): AwardDraft {
  const { seat = seats[0]?.seat ?? '', kind = 'garnet', amount = 1 } = before ?? {};
  return { seat, kind, word: '', amount: String(amount) };
}

function problemWith({ kind, word, amount }: AwardDraft): string | null {
  if (kind === '' && word.trim() === '') return 'Say what it is called.';
  return amountProblem(amount);
}

function amountProblem(amount: string): string | null {
  const whole = Number(amount);
  if (amount === '' || !Number.isInteger(whole) || Math.abs(whole) > 1000)
    return 'The amount has to be a whole number from −1000 to 1000.';
  return whole === 0 ? 'An amount of 0 would be no award.' : null;
}

function awardFrom(draft: AwardDraft, others: readonly Award[]) {
  const { seat, amount } = draft;
  const typed = draft.word.trim();
  const kind = draft.kind === '' ? kindFor(typed) : draft.kind;
  const word = others.find((award) => award.kind === kind)?.word ?? typed;
  return { seat, kind, ...(isKnownKind(kind) ? {} : { word }), amount: Number(amount) };
}

/** Those that every game knows, and what else this match has awards in. */
function kindNames(others: readonly Award[]): ReadonlyMap<string, string> {
  const own = others.flatMap(({ kind, word }) => (word === undefined ? [] : [[kind, word] as const]));
  return new Map([...awardKinds.map((kind) => [kind, knownNames[kind]] as const), ...own]);
}

const knownNames: Readonly<Record<AwardKind, string>> = {
  'token-of-life': 'Token of life',
  garnet: 'Garnets',
  shard: 'Shards',
  'mark-of-elimination': 'Mark of elimination',
};
