'use client';

import type { ReactNode } from 'react';
import type { Problem } from '@/components/board/problem-of';
import { ActionBar } from '@/components/match/action-bar';
import { BarClock } from '@/components/match/bar-clock';
import { Checklist, type Wanted } from '@/components/match/checklist';
import { QuestionBar, type QuestionBarProps } from '@/components/match/question-bar';
import { isRunning } from './reserve';
import type { ScreenProps } from './screen-props';

/** Something that costs, or cannot be taken back: asked once, with its consequence. */
export interface Asking {
  readonly words: string;
  readonly yes: string;
  readonly weight?: QuestionBarProps['weight'];
  act(): void;
}

interface DeskBarProps extends ScreenProps {
  readonly prompt: string;
  readonly steps?: readonly Wanted[];
  /** The prompt is so short that a phone has room for both. */
  readonly hasRoomForSteps?: boolean;
  readonly saved?: string | null;
  readonly asking?: Asking | null;
  readonly isSending?: boolean;
  readonly problem?: Problem | null;
  readonly totalMs: number | null;
  /** Nothing more can be done: the clock is that of the phase, to its end. */
  readonly isDone?: boolean;
  readonly children?: ReactNode;
  onAnswered?(): void;
}

/** What is asked now with what is missing, one's time and reserve, and the question before what cannot be taken back. */
export function DeskBar(props: DeskBarProps) {
  const { asking = null, steps = [], prompt, saved = null, isSending = false, problem, children, onAnswered } = props;
  if (asking !== null) {
    return (
      <QuestionBar
        words={asking.words}
        yes={asking.yes}
        weight={asking.weight ?? 'mine'}
        clock={<Time {...props} />}
        busy={isSending}
        problem={problem}
        onNotYet={() => onAnswered?.()}
        onYes={() => {
          onAnswered?.();
          asking.act();
        }}
      />
    );
  }
  return (
    <ActionBar
      clock={<Time {...props} />}
      prompt={isOvertime(props) ? <Overtime>{prompt}</Overtime> : prompt}
      saved={steps.length > 0 ? <Steps {...{ steps }} isWide={props.hasRoomForSteps !== true} /> : saved}
      isSaved={steps.length === 0}
      problem={problem}
    >
      {children}
    </ActionBar>
  );
}

/** A phone has no room for them below a long prompt; there the desk itself shows what is done. */
const Steps = ({ steps, isWide }: { steps: readonly Wanted[]; isWide: boolean }) => (
  <span className={isWide ? 'max-sm:sr-only' : undefined}>
    <Checklist wanted={steps} />
  </span>
);

export const msOf = (seconds: number | null): number | null => (seconds === null ? null : seconds * 1000);

/** What is left for what one does: where one's reserve runs, that; of who is done to the end of the phase. */
function Time(props: DeskBarProps) {
  const { view, now, settings, mine, totalMs, isDone = false } = props;
  const { turn, dueAt, round, phase } = view;
  const label = `Round ${round}, ${phase}`;
  if (isDone) return <BarClock {...{ view, now, settings, totalMs, label }} isSafe />;
  if (mine === null || turn === undefined || turn.acted) return null;
  const beyond = isRunning(view, mine) ? (new Map(Object.entries(view.reserveBeyondDue)).get(mine) ?? 0) : 0;
  const ownDueAt = dueAt === null ? null : (turn.until ?? dueAt) + beyond;
  return <BarClock view={{ ...view, dueAt: ownDueAt }} {...{ now, settings, totalMs, label }} isSafe={false} />;
}

const isOvertime = ({ view, mine }: Pick<ScreenProps, 'view' | 'mine'>) => mine !== null && isRunning(view, mine);

/** The reserve is what loses matches: nothing else stands before it, and on a phone nothing beside it. */
const Overtime = ({ children }: { children: ReactNode }) => (
  <>
    <strong className="mr-2 text-garnet-content">
      OVERTIME: <span className="max-sm:sr-only">your</span> reserve runs.
    </strong>
    <span className="max-sm:sr-only">{children}</span>
  </>
);
