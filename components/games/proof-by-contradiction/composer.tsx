'use client';

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useAction } from '@/components/board/use-action';
import { ActionBar, countsWhen } from '@/components/match/action-bar';
import { BarClock } from '@/components/match/bar-clock';
import { Checklist } from '@/components/match/checklist';
import { isLastOut, lastOutWords } from '@/components/match/last-out';
import { QuestionBar } from '@/components/match/question-bar';
import { listed } from '@/components/stage/words';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { Refusal } from '@/games/game';
import type { Board } from '@/games/proof-by-contradiction/board';
import { problemsOf } from '@/games/proof-by-contradiction/check';
import { formatClue } from '@/games/proof-by-contradiction/clue';
import { shardsFor } from '@/games/proof-by-contradiction/contracts';
import { LAST_ROUND, tokensToPlace } from '@/games/proof-by-contradiction/state';
import type { View } from '@/games/proof-by-contradiction/view';
import { ClueText } from './clue-text';
import { ContractChoice, ContractWorth, PactChoice } from './contract-fields';
import { MovedDraft } from './moved-draft';
import { CluesStrip, OthersClues } from './others-clues';
import { OwnBoard } from './own-board';
import { boardWith, contradictsItself, OwnClue, OwnClues } from './own-clues';
import type { ScreenProps } from './screen-props';
import { Step } from './step';
import {
  checklistFor,
  clueOf,
  draftFor,
  isSaved,
  lackOf,
  nextStep,
  type Part,
  type SubmissionDraft,
  submissionOf,
} from './submission-draft';
import { brokenWords, formatShards, tokenWords } from './words';

type Props = ScreenProps;

/** A whole round on one board: tokens, clue, query and contracts, saved together, changed until the close. */
export function Composer(props: Props & { readonly children: (board: Board) => ReactNode }) {
  const { view, settings, now, draft: useDraft, nameOf } = props;
  const [kept, keep] = useDraft<unknown>('submission', null);
  const { send, isSending, refused, forget } = useAction(props, null, {
    what: () => 'what you wrote',
    moment: `round ${view.round}`,
  });
  const [isAsking, setAsking] = useState(false);
  const pending = view.pending ?? null;
  const draft = draftFor(kept, { round: view.round, pending });
  const saved = isSaved(draft, pending, view);
  const lack = lackOf(draft, view);
  const submission = submissionOf(draft, view);
  const problems = problemsOf(view, submission).filter((problem) => concerns(problem, draft));
  const first = lack === null ? (problems[0] ?? null) : null;
  const contradicts = contradictsItself(view, draft);
  const board = boardWith(view, draft);
  const parts = useParts(draft, view);

  function change(part: Partial<SubmissionDraft>) {
    forget();
    setAsking(false);
    keep({ ...draft, ...part });
  }
  const back = () => keep(null);
  async function save() {
    if (isSending || saved || lack !== null) return;
    if (contradicts && !isAsking) return setAsking(true);
    setAsking(false);
    // What was written on meanwhile, in another tab say, is not in what was sent.
    const isSent = (now: unknown) => isSaved(draftFor(now, { round: view.round, pending }), submission, view);
    if (await send(submission)) keep((now: unknown) => (isSent(now) ? null : now));
  }
  const others = { view, board, contradicts, nameOf };

  return (
    <section ref={parts.place} aria-label={`Round ${view.round}`}>
      <div className="mb-3 gap-x-4 lg:flex lg:flex-wrap lg:items-baseline">
        <h2 className="display text-xl max-sm:first-letter:uppercase">
          <span className="max-sm:sr-only">Round {view.round}: </span>
          {tasks[view.round]}
        </h2>
        <p className="text-sm text-subtle max-lg:mt-1">Keep your own clues true; break everybody else’s: +1 each.</p>
      </div>
      <MovedDraft {...{ draft, problems, view }} onKeep={() => change({ movedFrom: null })} onDrop={back} />
      <div className="grid grid-cols-1 gap-x-7 gap-y-6 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
        {/* On a phone the board stays in sight while the clue is made, and no longer. */}
        <div className="grid content-start gap-6 max-sm:flex max-sm:flex-col max-sm:gap-3 lg:contents">
          <OwnBoard
            key={view.round}
            {...{ view, draft, change }}
            asks={parts.asks}
            onAsk={parts.setAsks}
            problems={problemsAt(problems, 'place', 'query')}
            strip={<CluesStrip {...others} />}
          />
          <div className="grid content-start gap-5 max-sm:mt-3 max-sm:gap-3 lg:gap-3">
            <DrawnNote view={view} />
            <OwnClues {...{ view, draft }} />
            <OthersClues {...others} />
            {view.round !== LAST_ROUND && <Steps {...{ view, draft, board, change, problems, nameOf, parts }} />}
          </div>
        </div>
      </div>
      <div className="mt-8">{props.children(board)}</div>
      <SaveBar
        {...{ view, settings, now, draft, saved, contradicts, isAsking, isSending }}
        mine={props.mine}
        lack={lack ?? (first && 'Mend what is marked first.')}
        problem={refused ?? first}
        onGo={parts.lead}
        onSave={save}
        onBack={back}
        onNotYet={() => setAsking(false)}
      />
    </section>
  );
}

type StepPart = Exclude<Part, 'tokens' | 'query'>;

interface Parts {
  /** What of the round is put together there. */
  readonly place: RefObject<HTMLElement | null>;
  /** Whether a tap on the board is for the query. */
  readonly asks: boolean;
  setAsks(asks: boolean): void;
  /** At most one at a time. */
  readonly openStep: StepPart | null;
  setOpenStep(step: StepPart | null): void;
  /** To where something is done. */
  lead(part: Part): void;
}

interface KeptParts extends Pick<Parts, 'asks' | 'openStep'> {
  readonly round: number;
}

/** Which step is open and what the board is for, from the start of each round. */
function useParts(draft: SubmissionDraft, view: View): Parts {
  const place = useRef<HTMLElement>(null);
  const start = (): KeptParts => ({ round: view.round, asks: false, openStep: nextStep(draft, view) });
  const [kept, keep] = useState(start);
  const now = kept.round === view.round ? kept : start();
  if (now !== kept) keep(now);
  const [led, setLed] = useState<{ readonly part: Part } | null>(null);
  useEffect(() => {
    if (led === null) return;
    const isOnBoard = led.part === 'tokens' || led.part === 'query';
    const at = place.current?.querySelector<HTMLElement>(
      isOnBoard ? '[data-cell][tabindex="0"]' : `[data-part="${led.part}"] button`,
    );
    at?.focus({ preventScroll: true });
    at?.closest('[data-part]')?.scrollIntoView({ block: 'nearest' });
  }, [led]);
  const setAsks = (asks: boolean) => keep({ ...now, asks });
  const setOpenStep = (openStep: StepPart | null) => keep({ ...now, openStep });
  function lead(part: Part) {
    if (part === 'tokens' || part === 'query') setAsks(part === 'query');
    else setOpenStep(part);
    setLed({ part });
  }
  return { place, ...now, setAsks, setOpenStep, lead };
}

interface StepsProps extends Pick<Props, 'view' | 'nameOf'> {
  readonly draft: SubmissionDraft;
  readonly board: Board;
  readonly problems: readonly Refusal[];
  readonly parts: Parts;
  change(part: Partial<SubmissionDraft>): void;
}

/** The clue to publish, and in the first round the contracts. What is done folds to a line. */
function Steps({ view, draft, board, problems, parts, nameOf, change }: StepsProps) {
  const { openStep, setOpenStep } = parts;
  const clue = clueOf(draft.clue);
  const stepOf = (part: StepPart) => ({
    part,
    isOpen: openStep === part,
    onToggle: () => setOpenStep(openStep === part ? null : part),
  });
  const next = nextStep(draft, view);
  return (
    <div className="grid gap-2">
      <Step
        {...stepOf('clue')}
        title="Your clue"
        says={openStep === 'clue' ? null : clue === null ? 'choose what it says' : <ClueText clue={clue} />}
        isDone={clue !== null}
        problems={problemsAt(problems, 'clue')}
      >
        <OwnClue
          {...{ view, draft, change }}
          aside={
            next === 'contract' && (
              <Button size="sm" className="justify-self-start" onClick={() => parts.lead('contract')}>
                On to your contract
              </Button>
            )
          }
        />
      </Step>
      {view.round === 1 && view.contractsOn && (
        <>
          <Step
            {...stepOf('contract')}
            title="Your contract"
            says={
              draft.main === null
                ? 'choose one; secret until the end'
                : openStep !== 'contract' && <ContractWorth main={draft.main} board={board} />
            }
            isDone={draft.main !== null && brokenWords(draft.main, board) === null}
            problems={[]}
          >
            <ContractChoice
              {...{ draft, board }}
              onChange={(chosen) => {
                change(chosen);
                setOpenStep(nextStep({ ...draft, ...chosen }, view));
              }}
            />
          </Step>
          <Step
            {...stepOf('pact')}
            title="Pact"
            says={draft.pact === null ? `if you like: ${formatShards(shardsFor.pact)}` : `with ${nameOf(draft.pact)}`}
            isDone={draft.pact !== null}
            problems={problemsAt(problems, 'contracts')}
          >
            <PactChoice {...{ draft, view, nameOf }} onChange={change} />
          </Step>
        </>
      )}
    </div>
  );
}

interface BarProps extends Pick<Props, 'view' | 'settings' | 'now' | 'mine'> {
  readonly draft: SubmissionDraft;
  readonly saved: boolean;
  readonly contradicts: boolean;
  /** Whether a board that contradicts its own clue is meant. */
  readonly isAsking: boolean;
  /** Why it cannot be saved yet. */
  readonly lack: string | null;
  readonly problem: Refusal | null;
  readonly isSending: boolean;
  onGo(part: Part): void;
  onSave(): void;
  onBack(): void;
  onNotYet(): void;
}

function SaveBar({ view, settings, now, mine, draft, saved, contradicts, isAsking, lack, problem, ...rest }: BarProps) {
  const pending = view.pending ?? null;
  const isLast = !saved && lack === null && isLastOut({ view, settings, mine });
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
            // On a phone there is room for one of them.
            <span className={classNames(isLast && 'max-sm:sr-only')}>
              <Checklist
                wanted={checklistFor(draft, view).map((one) => ({ ...one, onOpen: () => rest.onGo(one.id) }))}
              />
            </span>
          )}
          {pending !== null && !saved && (
            <span className="mt-0.5 block font-normal text-subtle max-sm:sr-only">
              What you saved before still stands.
            </span>
          )}
        </>
      }
      saved={
        saved ? (
          'Saved.'
        ) : isLast ? (
          // What the board costs is said instead, where there is room for one of them.
          <span className={classNames(contradicts && 'max-sm:sr-only')}>{lastOutWords('save')}</span>
        ) : null
      }
      isSaved={saved}
      counts={saved ? countsWhen({ pace: settings.pace, dueAt: view.dueAt }) : undefined}
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
function concerns({ code, field }: Refusal, draft: SubmissionDraft): boolean {
  if (code === 'WRONG_COUNT') return draft.place.length > tokensToPlace(draft.round);
  if (code === 'BAD_ACTION') return field !== 'clue';
  return code !== 'CONTRACT_REQUIRED' && !(code === 'BAD_QUERY' && draft.query.length < 2);
}

const problemsAt = (problems: readonly Refusal[], ...fields: readonly string[]) =>
  problems.filter(({ field }) => fields.includes(field?.split('.')[0] ?? '')).map(({ message }) => message);
