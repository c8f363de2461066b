'use client';

import { Check } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { inGrid } from '@/components/board/arrows';
import { useAction } from '@/components/board/use-action';
import { type Stop, useWalk } from '@/components/board/use-walk';
import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/field';
import type { Vote } from '@/games/runes-to-ruins/actions';
import { roundBonus } from '@/games/runes-to-ruins/conditions';
import type { View } from '@/games/runes-to-ruins/view';
import { Choice } from './choice';
import { ConditionFace } from './condition-face';
import { LastClose } from './last-close';
import type { ScreenProps } from './screen-props';
import { byPay, type Pay, votePays } from './vote-pay';

type Voting = Extract<Vote, { votes: unknown }>;
const noVotes: Voting = { type: 'vote', votes: {}, extra: false, learn: false };
const EXTRA_VOTES = 4;

const isVoting = (vote: Vote | null): vote is Voting => vote !== null && 'votes' in vote;

/** The fifteen conditions as cards, what pays me most first: a tap gives a vote at once, a tap more takes it back. */
export function VotePanel(props: ScreenProps & { readonly isFolded?: boolean }) {
  const { view, check, isFolded = false } = props;
  const { send, isSending, refused } = useAction(props, null, {
    what: () => 'your vote',
    moment: `round ${view.round}`,
  });
  const [wish, setWish] = useState<Vote | null>(null);
  const set = isSending ? wish : (view.pending?.vote ?? null);
  const vote = isVoting(set) ? set : noVotes;
  const pays = usePays(view);
  const won = useMemo(() => wonKnownTo(view), [view]);
  const cast = (next: Vote) => {
    setWish(next);
    void send(next);
  };
  const list = useRef<HTMLUListElement>(null);
  const stopAt = useWalk({
    first: pays[0]?.number ?? 1,
    toward: (from, key) => cardToward(pays, { from, key, columns: columnsOf(list.current) }),
  });
  return (
    <div className="grid grid-cols-1 gap-3" aria-busy={isSending}>
      <p className="text-sm text-subtle">
        {!isFolded && (
          <>
            <strong className="font-medium text-emphasis">Tap the card you vote for.</strong> What wins pays everybody
            at the start of the next round{bonusWords(view.round)}.{' '}
          </>
        )}
        Of a tie the lowest number wins, and so it does if nobody votes.
      </p>
      <p aria-live="polite" className="text-emphasis text-sm">
        {setWords(set, pays)}
      </p>
      <ul ref={list} aria-label="Conditions" className="grid grid-cols-2 gap-1.5 sm:grid-cols-3 lg:grid-cols-5">
        {pays.map((pay) => (
          <li key={pay.number}>
            <ConditionButton
              {...{ pay }}
              stop={stopAt(pay.number)}
              rules={view.rules}
              votes={vote.votes[pay.number] ?? 0}
              wonIn={won.get(pay.number) ?? null}
              onTap={() => cast(tapped(vote, pay.number))}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-1.5">
        <Choice isOn={vote.extra} onChoose={() => cast(withExtra(vote, !vote.extra))}>
          Four votes instead of one <Price />
        </Choice>
        <Choice isOn={vote.learn} onChoose={() => cast({ ...vote, learn: !vote.learn })}>
          Learn what wins <Price />
        </Choice>
        <AbstainChoice {...{ check }} isOn={set !== null && 'abstain' in set} onChoose={cast} />
      </div>
      <p className="max-w-prose text-muted text-xs">
        “≈” is an average, as it hangs on the others’ symbols. A condition that won may be used up; nobody is told
        which. Who abstains is shown in the payment without the amount, and cannot abstain twice running.
      </p>
      <FieldError error={refused?.message ?? null} />
      <LastClose view={view} />
    </div>
  );
}

const Price = () => <span className="text-muted text-xs">1 insight</span>;

function AbstainChoice({
  isOn,
  check,
  onChoose,
}: Pick<ScreenProps, 'check'> & { isOn: boolean; onChoose(vote: Vote): void }) {
  const refusal = isOn ? null : check({ type: 'vote', abstain: true });
  if (refusal !== null) return <p className="self-center text-muted text-xs">{refusal.message}</p>;
  return (
    <Choice isOn={isOn} onChoose={() => onChoose({ type: 'vote', abstain: true })}>
      Abstain
    </Choice>
  );
}

const bonusWords = (round: number): string => (roundBonus(round) > 0 ? `, and ${roundBonus(round)} insight more` : '');

const usedBy = (vote: Voting): number => Object.values(vote.votes).reduce((sum, one) => sum + one, 0);

/**
 * One vote goes to the card that was tapped, wherever it lay, and off it by a second tap. Of four each tap puts one more;
 * once none is left it takes back all that lie there.
 */
export function tapped(vote: Voting, number: number): Voting {
  const here = vote.votes[number] ?? 0;
  if (!vote.extra) return withVotes(vote, here > 0 ? {} : { [number]: 1 });
  const more = usedBy(vote) < EXTRA_VOTES ? here + 1 : 0;
  return withVotes(vote, { ...vote.votes, [number]: more });
}

/** Without the extra ones, the first card with a vote keeps one. */
function withExtra(vote: Voting, extra: boolean): Voting {
  if (extra) return { ...vote, extra };
  const [first] = Object.keys(vote.votes);
  return { ...withVotes(vote, first === undefined ? {} : { [first]: 1 }), extra };
}

function withVotes(vote: Voting, votes: Readonly<Record<string, number>>): Voting {
  return { ...vote, votes: Object.fromEntries(Object.entries(votes).filter(([, n]) => n > 0)) };
}

/** The latest round in which each won, as far as this seat paid to learn it. */
const wonKnownTo = ({ answers = [] }: View): ReadonlyMap<number, number> =>
  new Map(
    answers.flatMap(({ question, answer, round }) => (question.type === 'vote' ? [[Number(answer), round]] : [])),
  );

function usePays(view: View): Pay[] {
  const { symbol, insight = 0, mantraObtained = 0, seats, rules } = view;
  return useMemo(
    () => (symbol == null ? [] : byPay(votePays({ symbol, insight, mantraObtained, others: seats.length - 1, rules }))),
    [symbol, insight, mantraObtained, seats.length, rules],
  );
}

function setWords(set: Vote | null, pays: readonly Pay[]): string {
  if (set === null) return 'Nothing is set yet.';
  if ('abstain' in set) return 'Set: you abstain.';
  const votes = Object.entries(set.votes).map(([number, n]) => {
    const text = pays.find((pay) => pay.number === Number(number))?.text ?? `condition ${number}`;
    return `${n === 1 ? 'a vote' : `${n} votes`} for “${text}”`;
  });
  const left = set.extra ? EXTRA_VOTES - usedBy(set) : 0;
  const more = left === 0 ? '' : `, ${left} left to give`;
  return `Set: ${votes.length === 0 ? 'no vote' : votes.join(', ')}${more}${set.learn ? ', and you learn which won' : ''}.`;
}

/** As many as the window has room for. */
const columnsOf = (list: HTMLElement | null): number =>
  list === null ? 1 : getComputedStyle(list).gridTemplateColumns.split(' ').length;

/** Where an arrow key leads among cards that stand in so many columns; the last row may have fewer. Null: nowhere. */
export function cardToward(
  pays: readonly Pick<Pay, 'number'>[],
  { from, key, columns }: { from: number; key: string; columns: number },
): number | null {
  const at = pays.findIndex(({ number }) => number === from);
  const next = inGrid(at, key, { columns, rows: Math.ceil(pays.length / columns) });
  return next === null ? null : (pays[next]?.number ?? from);
}

interface ConditionButtonProps {
  readonly stop: Stop;
  readonly pay: Pay;
  readonly rules: View['rules'];
  readonly votes: number;
  /** Null: not as far as this seat knows. */
  readonly wonIn: number | null;
  onTap(): void;
}

function ConditionButton({
  stop,
  pay: { number, text, figure, pays, isCertain },
  rules,
  votes,
  wonIn,
  onTap,
}: ConditionButtonProps) {
  const amount = isCertain ? String(pays) : pays.toFixed(1);
  const words = [
    `Condition ${number}: ${text}`,
    ...(figure === null ? [] : [`you have ${figure}`]),
    `${isCertain ? 'pays you' : 'pays you about'} ${amount}`,
    ...(wonIn === null ? [] : [`won in round ${wonIn}`]),
    ...(votes === 0 ? [] : [`${votes} ${votes === 1 ? 'vote' : 'votes'} of yours`]),
  ].join(', ');
  return (
    <button
      type="button"
      {...stop}
      aria-pressed={votes > 0}
      aria-label={words}
      title={words}
      onClick={onTap}
      className={classNames(
        'grid h-full w-full grid-rows-[auto_1fr] gap-1 rounded-lg border px-2.5 py-1.5 text-left',
        votes > 0
          ? 'border-brass bg-brass-subtle text-emphasis shadow-[inset_0_0_0_1px_var(--brass)]'
          : 'border-subtle bg-subtle hover:border-default hover:text-emphasis',
      )}
    >
      <span className="flex items-center gap-1.5">
        <span className="figures w-4 text-muted text-xs">{number}</span>
        <ConditionFace {...{ number, rules }} className="h-7" />
        <span className="display figures ml-auto text-brass-content text-lg leading-none">
          {isCertain ? '+' : '≈'}
          {amount}
        </span>
        {votes > 0 && (
          <span className="flex items-center rounded-full bg-brass px-1 font-semibold text-on-brass text-xs">
            {votes > 1 ? votes : <Check aria-hidden className="size-4" />}
          </span>
        )}
      </span>
      <span className="text-[0.8125rem] leading-tight">
        {text}
        {wonIn !== null && <span className="text-muted"> · won in round {wonIn}</span>}
      </span>
    </button>
  );
}
