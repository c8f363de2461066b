'use client';

import { Minus, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useAction } from '@/components/board/use-action';
import { Button, IconButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Checkbox, FieldError } from '@/components/ui/field';
import type { Vote } from '@/games/runes-to-ruins/actions';
import { roundBonus } from '@/games/runes-to-ruins/conditions';
import type { View } from '@/games/runes-to-ruins/view';
import type { ScreenProps } from './screen-props';
import { byPay, type Pay, votePays } from './vote-pay';

type Props = ScreenProps;
type Voting = Extract<Vote, { votes: unknown }>;
const noVotes: Voting = { type: 'vote', votes: {}, extra: false, learn: false };

/** The vote of the round as it is being made: its panel shows it, the bar sets it. */
export function useVoting(props: Props) {
  const { view, draft, check } = props;
  const set = view.pending?.vote ?? null;
  const setVoting = set !== null && 'votes' in set ? set : noVotes;
  const [vote, setVote] = draft<Voting | null>(`vote ${view.round}`, null);
  const { send, isSending, refused, forget } = useAction(props);
  const current = vote ?? setVoting;
  const used = Object.values(current.votes).reduce((sum, one) => sum + one, 0);
  const cast = async (action: Vote) => (await send(action)) && setVote(null);
  return {
    ...{ current, set, isSending, refused, cast },
    left: (current.extra ? 4 : 1) - used,
    lacks:
      used === 0 && !current.learn
        ? 'Give a condition a vote first, or abstain.'
        : ((refused ?? check(current))?.message ?? null),
    change(next: Voting) {
      forget();
      setVote(next);
    },
  };
}

export type Votes = ReturnType<typeof useVoting>;

/** In the bar, where it is in reach however long the list is. */
export const SetVote = ({ voting: { current, set, isSending, lacks, cast } }: { voting: Votes }) => (
  <Button variant="solid" busy={isSending} disabledReason={lacks} onClick={() => void cast(current)}>
    {set === null ? 'Set the vote' : 'Change the vote'}
  </Button>
);

/** The fifteen conditions with what each would pay me, what pays me most first, and the votes. */
export function VotePanel({ view, check, voting }: Props & { voting: Votes }) {
  const { current, set, isSending, refused, left, change, cast } = voting;
  const pays = usePays(view);
  return (
    <div className="grid grid-cols-1 gap-3">
      <About bonus={roundBonus(view.round)} />
      <ul className="grid grid-cols-1 gap-px">
        {pays.map((pay) => (
          <ConditionRow
            key={pay.number}
            pay={pay}
            votes={current.votes[pay.number] ?? 0}
            left={left}
            onStep={(by) => change(stepped(current, pay.number, by))}
          />
        ))}
      </ul>
      <Extras vote={current} onChange={change} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          busy={isSending}
          disabledReason={check({ type: 'vote', abstain: true })?.message ?? null}
          onClick={() => void cast({ type: 'vote', abstain: true })}
        >
          Abstain
        </Button>
        <p className="text-sm text-subtle">{setWords(set)}</p>
      </div>
      <p className="text-muted text-xs">
        “About” is an average: what it pays hangs on the others’ symbols. Who abstains is shown in the payment without
        the amount. Nobody abstains twice running.
      </p>
      <FieldError error={refused?.message ?? null} />
    </div>
  );
}

function About({ bonus }: { bonus: number }) {
  return (
    <p className="max-w-prose text-sm text-subtle">
      The condition that wins pays everybody at the start of the next round
      {bonus > 0 && `, and ${bonus} insight more`}. Conditions that won before may be used up; nobody is told which.
    </p>
  );
}

function stepped(vote: Voting, number: number, by: number): Voting {
  const votes: Record<string, number> = { ...vote.votes, [number]: Math.max(0, (vote.votes[number] ?? 0) + by) };
  return { ...vote, votes: Object.fromEntries(Object.entries(votes).filter(([, n]) => n > 0)) };
}

/** What can be bought beside a vote. */
function Extras({ vote, onChange }: { vote: Voting; onChange(vote: Voting): void }) {
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Checkbox
        label="Four votes instead of one"
        help="Costs 1 insight."
        checked={vote.extra}
        onChange={(event) => onChange({ ...vote, extra: event.target.checked })}
      />
      <Checkbox
        label="Learn which condition won"
        help="Costs 1 insight; told to you alone."
        checked={vote.learn}
        onChange={(event) => onChange({ ...vote, learn: event.target.checked })}
      />
    </div>
  );
}

function usePays(view: View): Pay[] {
  const { symbol, insight = 0, mantraObtained = 0, seats, rules } = view;
  return useMemo(
    () => (symbol == null ? [] : byPay(votePays({ symbol, insight, mantraObtained, others: seats.length - 1, rules }))),
    [symbol, insight, mantraObtained, seats.length, rules],
  );
}

function setWords(set: Vote | null): string {
  if (set === null) return 'Nothing is set yet.';
  if ('abstain' in set) return 'Set: you abstain.';
  const votes = Object.entries(set.votes).map(([number, n]) => `${n} for condition ${number}`);
  return `Set: ${votes.length === 0 ? 'no vote' : votes.join(', ')}${set.learn ? ', and you learn which won' : ''}.`;
}

interface ConditionProps {
  readonly pay: Pay;
  readonly votes: number;
  readonly left: number;
  onStep(by: number): void;
}

function ConditionRow({ pay, votes, left, onStep }: ConditionProps) {
  const { number, text, figure, pays, isCertain } = pay;
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto_auto] items-center gap-x-2 border-muted border-b py-1">
      <span className="figures text-right text-muted text-sm">{number}</span>
      <span className="min-w-0 text-sm">
        <span className="text-emphasis">{text}</span>
        {figure !== null && <span className="text-muted"> (you: {figure})</span>}
      </span>
      <span
        className="figures whitespace-nowrap text-right text-brass-content text-sm"
        title={isCertain ? undefined : 'An average: it depends on the others’ symbols.'}
      >
        <span className="max-sm:sr-only">{isCertain ? 'pays you' : 'about'} </span>
        <span aria-hidden className="sm:hidden">
          {isCertain ? '+' : '≈ '}
        </span>
        {isCertain ? pays : pays.toFixed(1)}
      </span>
      <span className="flex items-center justify-end">
        <IconButton
          label={`One vote less for condition ${number}`}
          size="sm"
          className={classNames(votes === 0 && 'max-sm:hidden')}
          disabledReason={votes === 0 ? 'There is no vote on it.' : null}
          onClick={() => onStep(-1)}
        >
          <Minus aria-hidden className="size-4" />
        </IconButton>
        <span
          className={classNames('figures w-4 text-center font-semibold text-emphasis', votes === 0 && 'max-sm:hidden')}
        >
          {votes}
        </span>
        <IconButton
          label={`One vote for condition ${number}`}
          size="sm"
          disabledReason={left <= 0 ? 'You have no vote left.' : null}
          onClick={() => onStep(1)}
        >
          <Plus aria-hidden className="size-4" />
        </IconButton>
      </span>
    </li>
  );
}
