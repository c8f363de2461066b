'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox, FieldError, Input, Select } from '@/components/ui/field';
import type { SeatId } from '@/games/game';
import { namedSeat } from '@/games/kit/seats';
import { type Learn, learnSchema, type Question, questions } from '@/games/runes-to-ruins/actions';
import { allQuestions, EACH_QUESTION, mantraRisk } from '@/games/runes-to-ruins/questions';
import { groups, type RuneId } from '@/games/runes-to-ruins/runes';
import { gridLines } from '@/games/runes-to-ruins/symbol';
import { answerWords, questionWords } from './answer-words';
import { RuneSlot } from './rune-slot';
import type { ScreenProps } from './screen-props';
import { useSend } from './use-send';

type Props = ScreenProps;

const questionNames: Readonly<Record<Question, string>> = {
  rune: 'How many others use a rune',
  count: 'How many runes of a group somebody uses',
  has: 'Whether somebody uses a rune',
  line: 'How many others have a rune in a row or column',
  shared: 'How many runes two players share',
  best: 'The most of several runes in one symbol',
};
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

interface Draft {
  readonly question: Question;
  readonly seat: SeatId | null;
  readonly seats: readonly SeatId[] | null;
  readonly rune: RuneId | null;
  readonly runes: readonly RuneId[];
  readonly group: string;
  readonly number: number;
  readonly line: string;
}
const emptyDraft: Draft = {
  question: 'has',
  seat: null,
  seats: null,
  rune: null,
  runes: [],
  group: groups[0] ?? '',
  number: 1,
  line: 'row0',
};

/** Learned insight: asked and answered at once. What it can cost is said before. */
export function AskPanel(props: Props) {
  const { view, mine, nameOf, check, draft } = props;
  const [value, setValue] = draft<Draft>('ask', emptyDraft);
  const [asked, setAsked] = useState<number | null>(null);
  const { send, busy, refused, forget } = useSend(props);
  const others = view.seats.map(({ seat }) => seat).filter((seat) => seat !== mine);
  const action = learnFrom(value, { others, mine });
  const learned = view.limits?.learned ?? [];
  const reason = unfinishedWords(value) ?? (action === null ? 'Say more first.' : (check(action)?.message ?? null));
  const answers = view.answers ?? [];
  const answer = asked === null ? undefined : answers[asked];
  const change = (more: Partial<Draft>) => {
    forget();
    setValue({ ...value, ...more });
  };
  const ask = async () => {
    const next = answers.length;
    if (action !== null && (await send(action))) setAsked(next);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="max-w-prose text-sm text-subtle">
        Answered at once, and it cannot be taken back. This round you have asked {learned.length} of{' '}
        {allQuestions(view.round)} questions, this one {learned.filter((one) => one === value.question).length} of{' '}
        {EACH_QUESTION} times.
      </p>
      <Select
        label="Question"
        value={value.question}
        onChange={(event) =>
          change({ question: questions.find((one) => one === event.target.value) ?? value.question })
        }
      >
        {questions.map((question) => (
          <option key={question} value={question}>
            {questionNames[question]}
          </option>
        ))}
      </Select>
      <AskFields {...{ value, others, nameOf, mine }} onChange={change} />
      <p className="rounded-md border border-muted bg-muted px-3 py-2 text-sm" data-testid="risk">
        <span className="font-medium text-warning-content">Risk:</span> {riskWords[value.question]}
        {riskOf(action, others.length)}
      </p>
      <div>
        <Button variant="mine" busy={busy} disabledReason={reason} onClick={ask}>
          Ask now
        </Button>
      </div>
      <FieldError error={refused?.message ?? null} />
      <div aria-live="polite">
        {answer !== undefined && (
          <p className="rounded-lg border border-brass bg-brass-subtle px-4 py-3">
            <span className="block text-sm text-subtle">{questionWords(answer.question, nameOf)}</span>
            <strong className="display text-xl">
              {answerWords(answer.question, answer.answer, { nameOf, rules: view.rules })}
            </strong>
          </p>
        )}
      </div>
    </div>
  );
}

const riskOf = (action: Learn | null, others: number): string =>
  action === null ? '.' : `: at most ${mantraRisk(action, others)} here.`;

/** The question as it stands; null while something is missing. */
function learnFrom(value: Draft, who: { others: readonly SeatId[]; mine: SeatId | null }): Learn | null {
  const parsed = learnSchema.safeParse(asked(value, who));
  return parsed.success ? parsed.data : null;
}

function asked(value: Draft, { others, mine }: { others: readonly SeatId[]; mine: SeatId | null }): unknown {
  const { question, rune, group, number, line, runes } = value;
  const seat = value.seat ?? others[0];
  const type = 'learn';
  switch (question) {
    case 'rune':
      return { type, question, rune };
    case 'count':
      return { type, question, seat, group, number };
    case 'has':
      return { type, question, seat, rune };
    case 'line':
      return { type, question, rune, line };
    case 'shared':
      return { type, question, seats: value.seats ?? [mine, others[0]] };
    case 'best':
      return { type, question, runes };
  }
}

function unfinishedWords({ question, rune, runes, seats }: Draft): string | null {
  if ((question === 'rune' || question === 'has' || question === 'line') && rune === null)
    return 'Choose a rune first.';
  if (question === 'best' && runes.length === 0) return 'Choose at least one rune.';
  return question === 'shared' && seats !== null && seats.length !== 2 ? 'Choose two players.' : null;
}

interface FieldsProps extends Pick<Props, 'nameOf' | 'mine'> {
  readonly value: Draft;
  readonly others: readonly SeatId[];
  readonly onChange: (more: Partial<Draft>) => void;
}

function AskFields(props: FieldsProps) {
  const { value, onChange } = props;
  const runeSlot = <RuneSlot label="Rune" value={value.rune} onChange={(rune) => onChange({ rune })} />;
  switch (value.question) {
    case 'rune':
      return runeSlot;
    case 'has':
      return (
        <div className="flex flex-wrap items-end gap-2">
          <SeatField {...props} />
          {runeSlot}
        </div>
      );
    case 'count':
      return <CountFields {...props} />;
    case 'line':
      return (
        <div className="flex flex-wrap items-end gap-2">
          {runeSlot}
          <Select label="Row or column" value={value.line} onChange={(event) => onChange({ line: event.target.value })}>
            {gridLines.map((line) => (
              <option key={line} value={line}>
                {lineWords[line]}
              </option>
            ))}
          </Select>
        </div>
      );
    case 'shared':
      return <SharedFields {...props} />;
    case 'best':
      return <BestFields {...props} />;
  }
}

function SeatField({ value, others, nameOf, onChange }: FieldsProps) {
  return (
    <Select
      label="Player"
      value={value.seat ?? others[0]}
      onChange={(event) => onChange({ seat: namedSeat.parse(event.target.value) })}
    >
      {others.map((seat) => (
        <option key={seat} value={seat}>
          {nameOf(seat)}
        </option>
      ))}
    </Select>
  );
}

function CountFields(props: FieldsProps) {
  const { value, onChange } = props;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SeatField {...props} />
      <Select label="Group" value={value.group} onChange={(event) => onChange({ group: event.target.value })}>
        {groups.map((group) => (
          <option key={group}>{group}</option>
        ))}
      </Select>
      <Input
        label="Your number"
        type="number"
        min={0}
        max={6}
        narrow
        value={value.number}
        onChange={(event) => onChange({ number: Number(event.target.value) })}
      />
    </div>
  );
}

function SharedFields({ value, others, nameOf, mine, onChange }: FieldsProps) {
  const all = mine === null ? others : [mine, ...others];
  const chosen = value.seats ?? all.slice(0, 2);
  return (
    <fieldset className="flex flex-wrap gap-x-4 gap-y-2">
      <legend className="mb-1.5 font-medium text-emphasis text-sm">Two players</legend>
      {all.map((seat) => (
        <Checkbox
          key={seat}
          label={seat === mine ? 'You' : nameOf(seat)}
          checked={chosen.includes(seat)}
          onChange={(event) =>
            onChange({ seats: all.filter((one) => (one === seat ? event.target.checked : chosen.includes(one))) })
          }
        />
      ))}
    </fieldset>
  );
}

function BestFields({ value, onChange }: FieldsProps) {
  const { runes } = value;
  return (
    <div className="flex flex-wrap gap-2">
      {[...runes, null].slice(0, 6).map((rune, i) => (
        <RuneSlot
          // biome-ignore lint/suspicious/noArrayIndexKey: places in a short list that only grows and shrinks at its end
          key={i}
          label={`Rune ${i + 1}`}
          value={rune}
          without={runes.filter((one) => one !== rune)}
          onChange={(next) =>
            onChange({ runes: [...runes.slice(0, i), ...(next === null ? [] : [next]), ...runes.slice(i + 1)] })
          }
        />
      ))}
    </div>
  );
}
