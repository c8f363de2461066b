'use client';

import { Check } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/components/board/use-action';
import { ActionBar, countsWhen } from '@/components/match/action-bar';
import { BarClock } from '@/components/match/bar-clock';
import { Checklist } from '@/components/match/checklist';
import { isLastOut, lastOutWords } from '@/components/match/last-out';
import { soon } from '@/components/match/later';
import { QuestionBar } from '@/components/match/question-bar';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { Action } from '@/games/runes-to-ruins/actions';
import { doneIn, type RoundStep, roundSteps, stepsInOrder } from './round-steps';
import type { ScreenProps } from './screen-props';
import { setWords, stillWords, unusedWords } from './set-words';
import type { AskingNow } from './use-asking';
import type { Guide } from './use-guide';

const Learning = soon(async () => (await import('./learning')).Learning);

/** Something that is asked once before it is sent. */
export interface Asking {
  readonly words: string;
  readonly yes: string;
  readonly action: Action;
}

interface ReadyBarProps extends ScreenProps {
  readonly asking: Asking | null;
  /** Open on the desk: a question of learned insight. On a phone the bar says it, asks it and has the answer. */
  readonly learning: AskingNow | null;
  /** The step that is told; null: all are open. */
  readonly guide: Guide | null;
  onAsk(asking: Asking | null): void;
  /** Opens the tab in which a step of the round is done. */
  onOpen(tab: RoundStep): void;
}

/** What is set, what is still free, and ready; what cannot be taken back is asked here. */
export function ReadyBar({ asking, learning, guide, onAsk, onOpen, ...props }: ReadyBarProps) {
  const { view, settings, now, mine } = props;
  const { send, isSending, refused } = useAction(props, null, {
    what: ({ type }) => (type === 'ready' ? 'that you are ready' : type === 'light' ? 'the light' : 'the dark'),
    moment: `round ${view.round}`,
    goesAfter: ({ type }) => type === 'ready',
    isLast: ({ type }) => type === 'ready',
  });
  const [isSure, setSure] = useState(false);
  const { pending, readyCount, seats } = view;
  if (pending === undefined) return null;
  const unused = unusedWords(pending, guide?.left);
  const set = setWords(pending, props.nameOf);
  const last = isLastOut({ view, settings, mine, done: view.readyCount }) ? lastOutWords('are ready') : null;
  const clock = (
    <BarClock
      {...{ view, now, settings }}
      label={`Round ${view.round}`}
      totalMs={settings.roundSeconds === null ? null : settings.roundSeconds * 1000}
      isSafe={pending.ready || set !== null}
    />
  );
  const ready = `Ready (${readyCount} of ${seats.length})`;
  const say = (action: Action) => {
    setSure(false);
    onAsk(null);
    void send(action);
  };
  const question = asking ?? (isSure && unused !== null && !pending.ready ? readyAsking(unused, last !== null) : null);
  if (question !== null) {
    return (
      <QuestionBar
        words={question.words}
        yes={question.yes}
        weight="mine"
        clock={clock}
        busy={isSending}
        problem={refused}
        onYes={() => say(question.action)}
        onNotYet={() => {
          setSure(false);
          onAsk(null);
        }}
      />
    );
  }
  const isSaidAbove = guide !== null || (last !== null && unused === null);
  const learn = learning?.action ?? null;
  const told = learning === null ? null : <Learning {...props} {...learning} />;
  const isTold = learning !== null && (learn !== null || learning.answered !== null);
  return (
    <ActionBar
      clock={clock}
      prompt={
        <>
          {isTold && told}
          <span className={classNames(isTold && 'max-md:sr-only')}>
            {guide === null || guide.next === null ? (
              <WhatIsLeft {...{ view, pending, unused, last }} isSomethingSet={set !== null} />
            ) : (
              stepWords(guide, doneIn(view))
            )}
          </span>
        </>
      }
      saved={
        <span className={classNames(isTold && 'max-md:sr-only')}>
          <WhatIsSet
            {...{ view, set, onOpen }}
            isListed={guide === null}
            givesWay={guide === null && last !== null && unused === null && !pending.ready}
          />
        </span>
      }
      isSaved={false}
      counts={isSaidAbove ? undefined : (last ?? countsWhen({ pace: settings.pace, dueAt: view.dueAt }))}
      problem={refused ?? (isTold ? learning.refused : null)}
    >
      {learn !== null && learning !== null && (
        <Button
          variant="mine"
          className="md:hidden"
          busy={learning.isSending}
          disabledReason={learning.reason}
          onClick={() => void learning.ask()}
        >
          Ask it
        </Button>
      )}
      {guide !== null && guide.next !== null ? (
        <Button
          key="on"
          className={classNames(learn !== null && 'max-md:hidden')}
          variant={doneIn(view)[guide.step] ? 'mine' : 'outline'}
          onClick={guide.goOn}
        >
          {onWords[guide.next]}
        </Button>
      ) : pending.ready ? undefined : (
        <Button
          key="ready"
          className={classNames(learn !== null && 'max-md:hidden')}
          variant={unused === null ? 'mine' : 'outline'}
          busy={isSending}
          onClick={() => (unused === null ? say({ type: 'ready' }) : setSure(true))}
        >
          {ready}
        </Button>
      )}
    </ActionBar>
  );
}

interface LeftProps extends Pick<ScreenProps, 'view'> {
  readonly pending: NonNullable<ScreenProps['view']['pending']>;
  readonly unused: string | null;
  /** Of the last one who is not ready. */
  readonly last: string | null;
  readonly isSomethingSet: boolean;
}

function WhatIsLeft({ view, pending, unused, last, isSomethingSet }: LeftProps) {
  if (pending.ready)
    return `You are ready (${view.readyCount} of ${view.seats.length}). ${stillWords(view.artefacts ?? [])}`;
  if (unused !== null) return `Still free: ${withoutFree(unused)}.`;
  if (last !== null) return last;
  return <span className={classNames(isSomethingSet && 'max-sm:sr-only')}>Say that you are ready.</span>;
}

interface SetProps extends Pick<ReadyBarProps, 'view' | 'onOpen'> {
  readonly set: string | null;
  /** With all steps. */
  readonly isListed: boolean;
  /** On a phone, where the words above need the lines: its tabs have their ticks. */
  readonly givesWay: boolean;
}

function WhatIsSet({ view, set, onOpen, isListed, givesWay }: SetProps) {
  return (
    <>
      {isListed && (
        <span className="block max-sm:sr-only">
          <Checklist wanted={roundSteps(view, onOpen)} />
        </span>
      )}
      {set !== null && (
        <span className={givesWay ? 'max-sm:sr-only' : 'max-sm:line-clamp-2'}>
          <Check aria-hidden className="mr-1 inline size-4 text-success-content" />
          {set}
        </span>
      )}
    </>
  );
}

const withoutFree = (unused: string): string => unused.replaceAll('a free ', 'a ');

/** Where one stands, and that nothing has to be done here. */
function stepWords({ step, number }: Guide, done: Readonly<Record<RoundStep, boolean>>): string {
  const where = `Step ${number} of ${stepsInOrder.length}`;
  return done[step] ? `${where}: done.` : `${where}: ${asked[step]}, or go on.`;
}

const asked: Readonly<Record<RoundStep, string>> = {
  ask: 'ask one question',
  visions: 'set a vision',
  guess: 'set a guess',
  vote: 'vote',
};

const onWords: Readonly<Record<RoundStep, string>> = {
  ask: 'On to asking',
  visions: 'On to visions',
  guess: 'On to the guess',
  vote: 'On to the vote',
};

/** Of two lines on a phone, beside a clock. */
const readyAsking = (unused: string, isLast: boolean): Asking => ({
  words: isLast
    ? `You are the last: close the round with ${withoutFree(unused)} left?`
    : `You have ${unused} left. Ready anyway?`,
  yes: 'Ready anyway',
  action: { type: 'ready' },
});
