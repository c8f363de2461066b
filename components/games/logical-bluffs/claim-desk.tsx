'use client';

import { Search } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/components/board/use-action';
import { WithBots } from '@/components/faces/with-bots';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { BluffView, Turn, View } from '@/games/logical-bluffs/view';
import { type Asking, DeskBar, msOf } from './desk-bar';
import { DeskBoard } from './desk-board';
import { DeskFrame } from './desk-frame';
import type { Line } from './reading';
import type { ScreenProps } from './screen-props';
import { formatChance } from './shares';
import { slipClass } from './slip';
import { Echo } from './statement-line';
import type { Desk } from './use-desk';
import { useAnswer } from './use-reader';
import { WhatIf } from './what-if';

interface Props extends ScreenProps {
  readonly turn: Turn;
  readonly desk: Desk;
}
type Answers = readonly (boolean | null)[];

/** The other's four statements beside what one knows: true or false, each worth two points. */
export function ClaimDesk(props: Props) {
  const { view, settings, turn, draft: useDraft, nameOf, desk } = props;
  const [kept, keep] = useDraft<{ round: number; answers: Answers } | null>('claim', null);
  const { send, isSending, refused } = useAction(props, kept, {
    what: ({ type }) => (type === 'claim' ? 'your answers' : 'the detective'),
    moment: `round ${view.round}`,
  });
  const [asking, ask] = useState<Asking | null>(null);
  const [at, setAt] = useState(0);
  const there = view.statements.find(({ round, seat }) => round === view.round && seat !== view.viewer);
  const lines = useLines(desk, there);
  if (there === undefined) return null;
  const chosen = kept?.round === view.round ? kept.answers : [null, null, null, null];
  const takesAnswer = (i: number) => there.statements[i]?.text !== null && !turn.detected.includes(i);
  const answers = chosen.map((answer, i) => (takesAnswer(i) ? answer : null));
  const open = answers.flatMap((answer, i) => (answer === null && takesAnswer(i) ? [i + 1] : []));
  const steps = answers.flatMap((answer, i) =>
    takesAnswer(i) ? [{ id: String(i), label: String(i + 1), isDone: answer !== null }] : [],
  );
  const detect = (i: number) =>
    ask({ ...detectiveWords(view, i), act: () => void send({ type: 'detective', statement: i }) });
  const choose = (i: number, answer: boolean) =>
    keep({ round: view.round, answers: answers.map((old, j) => (i === j ? answer : old)) });
  return (
    <>
      <DeskFrame desk={desk} board={<Board {...{ view, desk, there }} />}>
        <h2 data-to-do className="display text-lg max-sm:text-base max-sm:leading-5">
          <WithBots>{nameOf(there.seat)}</WithBots> says of {there.subset.join(' ')}
        </h2>
        <Turner {...{ there, at, answers }} detected={turn.detected} onTurn={setAt} />
        <ol className="grid gap-2">
          {there.statements.map((_, i) => (
            <ClaimLine
              // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
              key={i}
              {...{ there, i, desk, view }}
              isTurnedTo={i === at}
              line={lines.find(({ text }) => text === there.statements[i]?.text) ?? null}
              answer={answers[i] ?? null}
              takesAnswer={takesAnswer(i)}
              onAnswer={(answer) => choose(i, answer)}
              onDetect={() => detect(i)}
            />
          ))}
        </ol>
      </DeskFrame>
      <DeskBar
        {...props}
        prompt="True or false? Two points for each right answer. Final once sent."
        steps={steps}
        totalMs={msOf(settings.claimSeconds)}
        problem={refused}
        {...{ asking, isSending }}
        onAnswered={() => ask(null)}
      >
        <Button
          variant="mine"
          size="lg"
          busy={isSending}
          disabledReason={open.length > 0 ? `Say true or false of statement ${open.join(', ')}.` : null}
          onClick={() => void send({ type: 'claim', answers })}
        >
          <span>
            Send <span className="max-sm:sr-only">the answers</span>
          </span>
        </Button>
      </DeskBar>
    </>
  );
}

const Board = ({ view, desk, there }: Pick<Props, 'view' | 'desk'> & { there: BluffView }) => (
  <DeskBoard
    title="Your working board"
    {...{ view, desk }}
    lookOf={(cell) => ({ isChosen: there.subset.includes(cell) })}
  />
);

const detectivesOf = (view: View & { viewer: string }) =>
  new Map(Object.entries(view.items)).get(view.viewer)?.detective ?? 0;

const timesWords = (view: View & { viewer: string }): string =>
  detectivesOf(view) === 1 ? 'this once' : `with ${detectivesOf(view)} left`;

const detectiveWords = (view: View & { viewer: string }, i: number) => ({
  words: `Ask about statement ${i + 1}, ${timesWords(view)}? It then takes no answer, no points.`,
  yes: 'Ask the detective',
});

interface TurnerProps {
  readonly there: BluffView;
  /** The index of the statement that a phone shows. */
  readonly at: number;
  readonly answers: Answers;
  readonly detected: readonly number[];
  onTurn(i: number): void;
}

/** A phone has room for the board and one statement: which one, one tap away, with what has been said of each. */
const Turner = ({ there, at, answers, detected, onTurn }: TurnerProps) => (
  <fieldset className="grid grid-cols-4 gap-1.5 sm:hidden">
    <legend className="sr-only">Which statement</legend>
    {there.statements.map(({ text, truth }, i) => (
      <Button
        // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
        key={i}
        variant={i === at ? 'solid' : 'outline'}
        aria-pressed={i === at}
        className="h-11! px-0!"
        onClick={() => onTurn(i)}
      >
        <span className="sr-only">Statement </span>
        <span className="display figures text-lg">{i + 1}</span>{' '}
        <span className="text-xs">{stateWords(text, detected.includes(i) ? truth : (answers[i] ?? null))}</span>
      </Button>
    ))}
  </fieldset>
);

const stateWords = (text: string | null, said: boolean | null): string => {
  if (text === null) return 'hidden';
  return said === null ? '…' : said ? 'true' : 'false';
};

interface ClaimLineProps {
  readonly there: BluffView;
  readonly i: number;
  /** It is the one that a phone shows. */
  readonly isTurnedTo: boolean;
  readonly view: View & { viewer: string };
  readonly desk: Desk;
  /** Null until it is read. */
  readonly line: Line | null;
  readonly answer: boolean | null;
  readonly takesAnswer: boolean;
  onAnswer(answer: boolean): void;
  onDetect(): void;
}

function ClaimLine({ there, i, isTurnedTo, view, desk, line, answer, ...rest }: ClaimLineProps) {
  const { takesAnswer, onAnswer, onDetect } = rest;
  const stated = there.statements[i];
  const slip = classNames(slipClass, !isTurnedTo && 'max-sm:hidden');
  if (stated === undefined) return null;
  const { text, truth } = stated;
  if (text === null) {
    return (
      <li className={classNames(slip, 'text-muted text-sm')}>
        Statement {i + 1} is behind a smokescreen: it takes no answer.
      </li>
    );
  }
  return (
    <li className={slip}>
      <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <p className="text-emphasis">
            <span className="display figures mr-2 text-brass-content text-lg">{i + 1}</span>“{text}”
          </p>
          <Chance {...{ text, line }} />
        </div>
        {!takesAnswer ? (
          <p className="self-center">
            <Badge tone={truth ? 'success' : 'danger'}>{truth ? 'True' : 'False'}</Badge>{' '}
            <span className="text-muted text-sm">by your detective</span>
          </p>
        ) : (
          <fieldset className="flex gap-2 self-center">
            <legend className="sr-only">Statement {i + 1}</legend>
            {[true, false].map((one) => (
              <Button
                key={String(one)}
                variant={answer === one ? 'solid' : 'outline'}
                aria-pressed={answer === one}
                className="min-w-18 pointer-coarse:h-11!"
                onClick={() => onAnswer(one)}
              >
                {one ? 'True' : 'False'}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      {takesAnswer && (
        <div className="mt-1 flex flex-wrap items-center gap-x-4">
          <WhatIf {...{ desk, i }} bluff={there} />
          {detectivesOf(view) > 0 && (
            <Button size="sm" variant="quiet" className="h-7! px-2! text-xs pointer-coarse:h-11!" onClick={onDetect}>
              <Search aria-hidden className="size-3.5" />
              Ask the detective
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** Those that are not hidden, as they are read; none until what reads is here. */
function useLines({ reader, basis }: Desk, there: BluffView | undefined): readonly Line[] {
  const texts = there?.statements.flatMap(({ text }) => text ?? []) ?? [];
  return useAnswer(reader, 'lines', there === undefined ? null : [basis, there.subset, texts])?.answer ?? [];
}

/** What it means, and how likely it is by what one knows. */
function Chance({ text, line }: { text: string; line: Line | null }) {
  if (line === null) return <p className="text-sm max-sm:min-h-10">&nbsp;</p>;
  if (line.said === null) return <p className="text-muted text-sm">Only the host could read this.</p>;
  return (
    <p className="text-sm text-subtle">
      {line.said !== text.trim() && (
        <>
          <Echo said={line.said} text={text} />{' '}
        </>
      )}
      {line.share !== null && <span className="figures text-muted">{chanceWords(line.share)}</span>}
    </p>
  );
}

/** "Certainly true." */
function chanceWords(share: number): string {
  if (share === 0 || share === 1) return `Certainly ${share === 1 ? 'true' : 'false'}.`;
  return `True by what you know: ${formatChance(share)}.`;
}
