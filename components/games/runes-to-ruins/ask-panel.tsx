'use client';

import { type RefObject, useState } from 'react';
import { useAction } from '@/components/board/use-action';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import type { SeatId } from '@/games/game';
import { type Question, questions } from '@/games/runes-to-ruins/action-names';
import type { Learn } from '@/games/runes-to-ruins/actions';
import { allQuestions, EACH_QUESTION, mantraFor, mantraRisk } from '@/games/runes-to-ruins/questions';
import type { Answer } from '@/games/runes-to-ruins/state';
import { gridLines, positions } from '@/games/runes-to-ruins/symbol';
import { answerWords, questionWords } from './answer-words';
import { type AskDraft, emptyAsk, learnFrom, missingOf } from './ask-tool';
import { Choice, Choices } from './choice';
import type { ScreenProps } from './screen-props';

const questionNames: Readonly<Record<Question, string>> = {
  has: 'Uses a rune?',
  count: 'How many of a group?',
  shared: 'How many shared with another?',
  rune: 'How many others use a rune?',
  line: '… in a row or column?',
  best: 'Most of several runes in one symbol?',
};
const order: readonly Question[] = [
  'has',
  'count',
  'shared',
  ...questions.filter((one) => one !== 'has' && one !== 'count' && one !== 'shared'),
];
const riskWords: Readonly<Record<Question, string>> = {
  rune: '2 mantra for each that uses it',
  count: '3 mantra for each by which your number is off',
  has: '4 mantra if not',
  line: '5 mantra if nobody has',
  shared: '6 mantra if they share none',
  best: '3 mantra for each rune that is not in that symbol',
};
const lineWords = {
  row0: 'Top row',
  row1: 'Bottom row',
  col0: 'Left column',
  col1: 'Middle column',
  col2: 'Right column',
} as const;

export interface AskPanelProps extends ScreenProps {
  readonly about: SeatId;
  readonly value: AskDraft;
  readonly hint: string;
  /** Where it is asked: on a phone far below the table. */
  readonly askPlace: RefObject<HTMLDivElement | null>;
  onChange(more: Partial<AskDraft>): void;
}

/** Learned insight: asked on the table and answered at once. What it can cost is said before, what it cost after. */
export function AskPanel(props: AskPanelProps) {
  const { view, nameOf, check, about, value, hint, onChange } = props;
  const [asked, setAsked] = useState<{ readonly at: number; readonly learn: Learn } | null>(null);
  const action = learnFrom(value, about);
  const { send, isSending, refused } = useAction(props, action);
  const missing = missingOf(value);
  const learned = view.limits?.learned ?? [];
  const answers = view.answers ?? [];
  const answer = asked === null ? undefined : answers[asked.at];
  const reason =
    missing.length > 0
      ? `First ${missing.join(', ')}.`
      : action === null
        ? 'Choose first.'
        : (check(action)?.message ?? null);
  const ask = async () => {
    const at = answers.length;
    if (action === null || !(await send(action))) return;
    setAsked({ at, learn: action });
    onChange({ ...emptyAsk, question: value.question }); // nothing stays armed: the same question asks for its runes again
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <Choices legend={`Ask about ${nameOf(about)}, or about all others`}>
        {order.map((question) => (
          <Choice
            key={question}
            isOn={value.question === question}
            onChoose={() => onChange({ ...emptyAsk, question, rune: value.rune })}
          >
            {questionNames[question]}
          </Choice>
        ))}
      </Choices>
      <AskChoices {...props} />
      <p className="text-sm">
        <strong className="font-medium text-emphasis">
          {action === null ? hint : `${questionWords(action, nameOf)}?`}
        </strong>{' '}
        <span className="text-warning-content" data-testid="risk">
          Risk: {riskWords[value.question]}
          {action === null ? '.' : `, at most ${mantraRisk(action, view.seats.length - 1)}.`}
        </span>
      </p>
      <div ref={props.askPlace} className="flex scroll-my-28 flex-wrap items-center gap-3">
        <Button variant="solid" busy={isSending} disabledReason={reason} onClick={ask}>
          Ask now
        </Button>
        <p className="text-muted text-xs">
          {learned.length} of {allQuestions(view.round)} asked this round, this question{' '}
          {learned.filter((one) => one === value.question).length} of {EACH_QUESTION} times.
        </p>
      </div>
      <FieldError error={refused?.message ?? null} />
      <div aria-live="polite">
        {asked !== null && answer !== undefined && <Answered {...props} {...{ answer }} learn={asked.learn} />}
      </div>
    </div>
  );
}

function Answered({ learn, answer, nameOf, view }: AskPanelProps & { learn: Learn; answer: Answer }) {
  const { question, answer: told } = answer;
  const cost = mantraFor(learn, Number(told));
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 rounded-lg border border-brass bg-brass-subtle px-4 py-3">
      <span className="w-full text-sm text-subtle">{questionWords(question, nameOf)}</span>
      <strong className="display text-2xl">
        {answerWords({ question, answer: told }, { nameOf, rules: view.rules })}
      </strong>
      <span className="text-sm">{cost === 0 ? 'It cost you nothing.' : `It cost you ${cost} mantra.`}</span>
    </p>
  );
}

function AskChoices({ view, mine, nameOf, about, value, onChange }: AskPanelProps) {
  const others = view.seats.map(({ seat }) => seat).filter((seat) => seat !== about);
  switch (value.question) {
    case 'count':
      return (
        <Choices legend="You say it has so many">
          {[0, ...positions.map((p) => p + 1)].map((number) => (
            <Choice key={number} isOn={value.number === number} onChoose={() => onChange({ number })}>
              {number}
            </Choice>
          ))}
        </Choices>
      );
    case 'line':
      return (
        <Choices legend="Row or column">
          {gridLines.map((line) => (
            <Choice key={line} isOn={value.line === line} onChoose={() => onChange({ line })}>
              {lineWords[line]}
            </Choice>
          ))}
        </Choices>
      );
    case 'shared':
      return (
        <Choices legend={`${nameOf(about)} and`}>
          {others.map((seat) => (
            <Choice key={seat} isOn={value.other === seat} onChoose={() => onChange({ other: seat })}>
              {seat === mine ? 'you' : nameOf(seat)}
            </Choice>
          ))}
        </Choices>
      );
    default:
      return null;
  }
}
