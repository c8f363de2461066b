'use client';

import { type ReactNode, useState } from 'react';
import { ActionBar, countsWhen } from '@/components/match/action-bar';
import { Button } from '@/components/ui/button';
import type { Refusal } from '@/games/game';
import { problemsOf } from '@/games/proof-by-contradiction/check';
import { LAST_ROUND, tokensToPlace } from '@/games/proof-by-contradiction/state';
import { ContractFields } from './contract-fields';
import { MovedDraft } from './moved-draft';
import { OwnBoard } from './own-board';
import { OthersClues, OwnClue, OwnClues } from './own-clues';
import type { ScreenProps } from './screen-props';
import { type Draft, draftFor, isSaved, lackOf, submissionOf } from './submission-draft';

type Props = ScreenProps;

/** A whole round on one board: tokens, clue, query and contracts, saved together, changed until the close. */
export function Composer(props: Props & { readonly children?: ReactNode }) {
  const { view, settings, submit, draft: useDraft, nameOf } = props;
  const [kept, keep] = useDraft<unknown>('submission', null);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const pending = view.pending ?? null;
  const draft = draftFor(kept, { round: view.round, pending });
  const saved = isSaved(draft, pending, view);
  const lack = lackOf(draft, view);
  const submission = submissionOf(draft, view);
  const problems = problemsOf(view, submission).filter((problem) => concerns(problem, draft));
  const first = lack === null ? (problems[0] ?? null) : null;

  function change(part: Partial<Draft>) {
    setRefused(null);
    keep({ ...draft, ...part });
  }
  async function save() {
    if (isSending || saved || lack !== null) return;
    setSending(true);
    const refusal = await submit(submission);
    setSending(false);
    setRefused(refusal);
    if (refusal === null) keep(null);
  }

  return (
    <section aria-label={`Round ${view.round}`}>
      <h2 className="display mb-3 text-xl">{titles[view.round] ?? `Round ${view.round}`}</h2>
      <MovedDraft {...{ draft, problems, view }} onKeep={() => change({ movedFrom: null })} onDrop={() => keep(null)} />
      <div className="grid gap-x-7 gap-y-6 lg:grid-cols-[minmax(0,22.5rem)_minmax(0,1fr)]">
        <OwnBoard {...{ view, draft, change }} problems={problemsAt(problems, 'place', 'query')} />
        <div className="grid content-start gap-6">
          {view.round !== LAST_ROUND && (
            <OwnClue {...{ view, draft, change }} problems={problemsAt(problems, 'clue')} />
          )}
          {view.round === LAST_ROUND && <OwnClues {...{ view, draft }} />}
          <OthersClues {...{ view, draft }} />
          {view.round === 1 && view.contractsOn && (
            <ContractFields
              {...{ draft, view, nameOf }}
              onChange={change}
              problems={problemsAt(problems, 'contracts')}
            />
          )}
        </div>
      </div>
      {props.children !== undefined && <div className="mt-10">{props.children}</div>}
      <ActionBar
        prompt={promptFor({ lack, saved, fits: first === null, round: view.round })}
        saved={pending === null ? null : saved ? 'Saved.' : 'What you saved before still stands.'}
        counts={countsWhen(settings.pace, view.dueAt)}
        problem={refused ?? first}
      >
        {pending !== null && !saved && (
          <Button size="lg" onClick={() => keep(null)}>
            Back to what is saved
          </Button>
        )}
        {!saved && (
          <Button
            variant="mine"
            size="lg"
            className="max-sm:w-full"
            busy={isSending}
            disabledReason={lack ?? (first === null ? null : 'Mend what is marked first.')}
            onClick={save}
          >
            Save
          </Button>
        )}
      </ActionBar>
    </section>
  );
}

const titles: Readonly<Record<number, string>> = {
  1: 'Round 1: two tokens and a clue',
  2: 'Round 2: two tokens and your second clue',
  3: 'Round 3: your last token',
};

interface Prompted {
  readonly lack: string | null;
  readonly saved: boolean;
  readonly fits: boolean;
  readonly round: number;
}

function promptFor({ lack, saved, fits, round }: Prompted): string {
  if (saved) return `Round ${round} is set.`;
  return lack ?? (fits ? 'Ready to be saved.' : 'Something does not fit yet.');
}

/** What is missing is said by `lackOf`; problems are what is there and wrong. */
function concerns({ code, field }: Refusal, draft: Draft): boolean {
  if (code === 'WRONG_COUNT') return draft.place.length > tokensToPlace(draft.round);
  if (code === 'BAD_ACTION') return field !== 'clue';
  return code !== 'CONTRACT_REQUIRED' && !(code === 'BAD_QUERY' && draft.query.length < 2);
}

const problemsAt = (problems: readonly Refusal[], ...fields: readonly string[]) =>
  problems.filter(({ field }) => fields.includes(field?.split('.')[0] ?? '')).map(({ message }) => message);
