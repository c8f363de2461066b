'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import type { SeatId } from '@/games/game';
import { type Question, questions } from '@/games/runes-to-ruins/action-names';
import { allQuestions, EACH_QUESTION } from '@/games/runes-to-ruins/questions';
import { gridLines, positions } from '@/games/runes-to-ruins/symbol';
import { answerWords, questionWords } from './answer-words';
import { type AskDraft, emptyAsk } from './ask-tool';
import { Choice, Choices } from './choice';
import { costWords, riskOf } from './risk-words';
import type { ScreenProps } from './screen-props';
import type { AnsweredNow, AskingNow } from './use-asking';

const questionNames: Readonly<Record<Question, string>> = {
  has: 'Uses a rune?',
  count: 'How many of a group?',
  shared: 'How many shared with another?',
  rune: 'How many others use a rune?',
  line: '… in a row or column?',
  best: 'Most of several runes in one symbol?',
};
/** About one player; the rest are about all others at once. */
const ofOne: readonly Question[] = ['has', 'count', 'shared'];
const order: readonly Question[] = [...ofOne, ...questions.filter((one) => !ofOne.includes(one))];
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
  readonly asking: AskingNow;
  /** Of the kinds of question the first alone is there at first. */
  readonly isFolded: boolean;
  onChange(more: Partial<AskDraft>): void;
}

/** Learned insight: asked on the table and answered at once. What it can cost is said before, what it cost after. */
export function AskPanel(props: AskPanelProps) {
  const { view, nameOf, about, value, hint, asking, isFolded } = props;
  const [isUnfolded, setUnfolded] = useState(false);
  const kinds = isFolded && !isUnfolded ? order.filter((one) => one === value.question) : order;
  const { action, reason, isSending, refused, ask, answered } = asking;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Kinds
        {...props}
        legend={`About ${nameOf(about)}${view.seats.length > 2 ? '. To ask about somebody else, choose them above the table' : ''}`}
        kinds={kinds.filter((one) => ofOne.includes(one))}
      />
      <Kinds {...props} legend="About all others at once" kinds={kinds.filter((one) => !ofOne.includes(one))} />
      {kinds !== order && (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-3 justify-self-start max-sm:h-11"
          onClick={() => setUnfolded(true)}
        >
          Other questions <ChevronDown aria-hidden className="size-4" />
        </Button>
      )}
      <AskChoices {...props} />
      <p className="text-sm">
        <strong className="font-medium text-emphasis">
          {action === null ? hint : `${questionWords(action, nameOf)}?`}
        </strong>{' '}
        <span className="text-warning-content" data-testid="risk">
          {riskOf(value.question, action, view.seats.length)}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="solid" busy={isSending} disabledReason={reason} onClick={ask}>
          Ask now
        </Button>
        <p className="text-muted text-xs">{askedWords(view, value.question)}</p>
      </div>
      <FieldError error={refused?.message ?? null} />
      <div aria-live="polite">{answered !== null && <Answered {...props} {...answered} />}</div>
    </div>
  );
}

interface KindsProps extends Pick<AskPanelProps, 'value' | 'onChange'> {
  readonly legend: string;
  readonly kinds: readonly Question[];
}

function Kinds({ legend, kinds, value, onChange }: KindsProps) {
  if (kinds.length === 0) return null;
  return (
    <Choices legend={legend}>
      {kinds.map((question) => (
        <Choice
          key={question}
          isOn={value.question === question}
          onChoose={() => onChange({ ...emptyAsk, question, rune: value.rune })}
        >
          {questionNames[question]}
        </Choice>
      ))}
    </Choices>
  );
}

/** How many questions of the round are used up; how many of this kind, where that is the narrower limit. */
export function askedWords({ limits, round }: Pick<ScreenProps['view'], 'limits' | 'round'>, kind: Question): string {
  const learned = limits?.learned ?? [];
  const all = allQuestions(round);
  const alike = learned.filter((one) => one === kind).length;
  const ofKind = all > EACH_QUESTION ? `; of this kind ${alike} of at most ${EACH_QUESTION}` : '';
  return `You have asked ${learned.length} of this round’s ${all} questions${ofKind}.`;
}

function Answered({ learn, answer: { question, answer }, nameOf, view }: AskPanelProps & AnsweredNow) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 rounded-lg border border-brass bg-brass-subtle px-4 py-3">
      <span className="w-full text-sm text-subtle">{questionWords(question, nameOf)}</span>
      <strong className="display text-2xl">{answerWords({ question, answer }, { nameOf, rules: view.rules })}</strong>
      <span className="text-sm">{costWords(learn, answer)}</span>
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
