'use client';

import { type ReactNode, useState } from 'react';
import { useAction } from '@/components/board/use-action';
import { ActionBar, countsWhen } from '@/components/match/action-bar';
import { BarClock } from '@/components/match/bar-clock';
import { Checklist } from '@/components/match/checklist';
import { QuestionBar } from '@/components/match/question-bar';
import { listed } from '@/components/stage/words';
import { Button } from '@/components/ui/button';
import type { Refusal } from '@/games/game';
import type { Board } from '@/games/proof-by-contradiction/board';
import { problemsOf } from '@/games/proof-by-contradiction/check';
import { formatClue } from '@/games/proof-by-contradiction/clue';
import { LAST_ROUND, tokensToPlace } from '@/games/proof-by-contradiction/state';
import type { View } from '@/games/proof-by-contradiction/view';
import { ContractFields } from './contract-fields';
import { MovedDraft } from './moved-draft';
import { OwnBoard } from './own-board';
import { boardWith, contradictsItself, OthersClues, OwnClue, OwnClues } from './own-clues';
import type { ScreenProps } from './screen-props';
import { checklistFor, type Draft, draftFor, isSaved, lackOf, submissionOf } from './submission-draft';
import { tokenWords } from './words';

type Props = ScreenProps;

/** A whole round on one board: tokens, clue, query and contracts, saved together, changed until the close. */
export function Composer(props: Props & { readonly children: (board: Board) => ReactNode }) {
  const { view, settings, now, draft: useDraft, nameOf } = props;
  const [kept, keep] = useDraft<unknown>('submission', null);
  const { send, isSending, refused, forget } = useAction(props);
  const [isAsking, setAsking] = useState(false);
  const pending = view.pending ?? null;
  const draft = draftFor(kept, { round: view.round, pending });
  const saved = isSaved(draft, pending, view);
  const lack = lackOf(draft, view);
  const submission = submissionOf(draft, view);
  const problems = problemsOf(view, submission).filter((problem) => concerns(problem, draft));
  const first = lack === null ? (problems[0] ?? null) : null;
  const contradicts = contradictsItself(view, draft);

  function change(part: Partial<Draft>) {
    forget();
    setAsking(false);
    keep({ ...draft, ...part });
  }
  const back = () => keep(null);
  async function save() {
    if (isSending || saved || lack !== null) return;
    if (contradicts && !isAsking) return setAsking(true);
    setAsking(false);
    if (await send(submission)) keep(null);
  }

  return (
    <section aria-label={`Round ${view.round}`}>
      <h2 className="display text-xl max-sm:first-letter:uppercase">
        <span className="max-sm:sr-only">Round {view.round}: </span>
        {tasks[view.round]}
      </h2>
      <p className="mt-1 mb-3 text-sm text-subtle">Keep your own clues true; break everybody else’s: +1 each.</p>
      <MovedDraft {...{ draft, problems, view }} onKeep={() => change({ movedFrom: null })} onDrop={back} />
      <div className="grid gap-x-7 gap-y-6 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        {/* On a phone the board stays in sight while the clue is made, and no longer. */}
        <div className="grid gap-6 max-sm:flex max-sm:flex-col max-sm:gap-3 lg:contents">
          <OwnBoard key={view.round} {...{ view, draft, change }} problems={problemsAt(problems, 'place', 'query')} />
          <OwnSaid {...{ view, draft, change, problems }} />
        </div>
        <OthersSaid {...{ view, draft, change, problems, nameOf }} />
      </div>
      <div className="mt-8">{props.children(boardWith(view, draft))}</div>
      <SaveBar
        {...{ view, settings, now, draft, saved, contradicts, isAsking, isSending }}
        lack={lack ?? (first && 'Mend what is marked first.')}
        problem={refused ?? first}
        onSave={save}
        onBack={back}
        onNotYet={() => setAsking(false)}
      />
    </section>
  );
}

interface SaidProps extends Pick<Props, 'view'> {
  readonly draft: Draft;
  readonly problems: readonly Refusal[];
  change(part: Partial<Draft>): void;
}

/** The clue to publish, or in the last round one's own clues. */
function OwnSaid({ view, draft, problems, change }: SaidProps) {
  return (
    <div className="grid content-start gap-6 max-sm:mt-3">
      <DrawnNote view={view} />
      {view.round === LAST_ROUND ? (
        <OwnClues {...{ view, draft }} />
      ) : (
        <OwnClue {...{ view, draft, change }} problems={problemsAt(problems, 'clue')} />
      )}
    </div>
  );
}

/** Everybody else's clues, and the contracts of the first round. */
function OthersSaid({ view, draft, problems, nameOf, change }: SaidProps & Pick<Props, 'nameOf'>) {
  return (
    <div className="grid content-start gap-6 lg:col-start-2">
      <OthersClues {...{ view, draft }} />
      {view.round === 1 && view.contractsOn && (
        <ContractFields {...{ draft, view, nameOf }} onChange={change} problems={problemsAt(problems, 'contracts')} />
      )}
    </div>
  );
}

interface BarProps extends Pick<Props, 'view' | 'settings' | 'now'> {
  readonly draft: Draft;
  readonly saved: boolean;
  readonly contradicts: boolean;
  /** Whether a board that contradicts its own clue is meant. */
  readonly isAsking: boolean;
  /** Why it cannot be saved yet. */
  readonly lack: string | null;
  readonly problem: Refusal | null;
  readonly isSending: boolean;
  onSave(): void;
  onBack(): void;
  onNotYet(): void;
}

function SaveBar({ view, settings, now, draft, saved, contradicts, isAsking, lack, problem, ...rest }: BarProps) {
  const pending = view.pending ?? null;
  const { roundSeconds } = settings;
  const clock = (
    <BarClock
      {...{ view, now, settings }}
      label={`Round ${view.round}`}
      totalMs={roundSeconds === null ? null : roundSeconds * 1000}
      isSafe={pending !== null}
    />
  );
  if (isAsking) {
    return (
      <QuestionBar
        words={<AgainstOneself />}
        yes="Save for −1000"
        busy={rest.isSending}
        onYes={rest.onSave}
        onNotYet={rest.onNotYet}
        {...{ clock, problem }}
      />
    );
  }
  return (
    <ActionBar
      clock={clock}
      prompt={
        <>
          {saved ? (
            `Round ${view.round} is set.`
          ) : contradicts ? (
            <AgainstOneself />
          ) : (
            <Checklist wanted={checklistFor(draft, view)} />
          )}
          {pending !== null && !saved && (
            <span className="mt-0.5 block font-normal text-subtle max-sm:sr-only">
              What you saved before still stands.
            </span>
          )}
        </>
      }
      saved={saved ? 'Saved.' : null}
      counts={countsWhen(settings.pace, view.dueAt)}
      problem={problem}
    >
      {pending !== null && !saved && (
        <Button size="lg" onClick={rest.onBack}>
          Back to what is saved
        </Button>
      )}
      {!saved && (
        <Button variant="mine" size="lg" busy={rest.isSending} disabledReason={lack} onClick={rest.onSave}>
          Save
        </Button>
      )}
    </ActionBar>
  );
}

const AgainstOneself = () => (
  <span className="text-danger-content">
    Your board contradicts your own clue: −1000 points
    <span className="max-sm:sr-only"> and a mark of elimination</span>.
  </span>
);

const tasks: Readonly<Record<number, string>> = {
  1: 'two tokens and a clue',
  2: 'two tokens and your second clue',
  3: 'your last token',
};

/** Who sent nothing in the last round is told where their tokens and their clue come from. */
function DrawnNote({ view }: { view: View }) {
  const drawn = view.drawn?.find(({ round }) => round === view.round - 1);
  if (drawn === undefined) return null;
  return (
    <p role="status" className="rounded-lg bg-warning-subtle px-4 py-2.5 text-sm text-warning-content">
      You sent nothing in round {drawn.round}; drawn for you: {listed(drawn.place.map(tokenWords))}
      {drawn.clue !== null && `, and the clue “${formatClue(drawn.clue)}”`}
    </p>
  );
}

/** What is missing is said by `lackOf`; problems are what is there and wrong. */
function concerns({ code, field }: Refusal, draft: Draft): boolean {
  if (code === 'WRONG_COUNT') return draft.place.length > tokensToPlace(draft.round);
  if (code === 'BAD_ACTION') return field !== 'clue';
  return code !== 'CONTRACT_REQUIRED' && !(code === 'BAD_QUERY' && draft.query.length < 2);
}

const problemsAt = (problems: readonly Refusal[], ...fields: readonly string[]) =>
  problems.filter(({ field }) => fields.includes(field?.split('.')[0] ?? '')).map(({ message }) => message);
