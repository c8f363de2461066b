'use client';

import { useMemo, useState } from 'react';
import { capital } from '@/components/stage/words';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Input } from '@/components/ui/field';
import type { SeatId } from '@/games/game';
import { isCompared, isSaidBy } from '@/games/runes-to-ruins/answers';
import type { Answer } from '@/games/runes-to-ruins/state';
import { answerWords, questionWords, runesIn, seatsIn } from './answer-words';
import { Choice } from './choice';
import { GuessAnswer } from './closeness';
import { calledGuess, guessesOf } from './finders';
import { readNotebook, toggled } from './notebook';
import { RuneMark } from './rune-drawing';
import type { ScreenProps } from './screen-props';

type Props = ScreenProps;

/** Every answer ever received, newest first, to be searched by words, or about the player one looks at. */
export function AnswersList(props: Props & { about: SeatId; hasGuesses?: boolean }) {
  const { view, nameOf, about, hasGuesses = true } = props;
  const speaking = { nameOf, rules: view.rules };
  const [text, setText] = useState('');
  const [isAbout, setAbout] = useState(false);
  const answers = useMemo(
    () =>
      (view.answers ?? [])
        .map((answer, i) => ({ ...answer, i }))
        .filter(({ question }) => hasGuesses || question.type !== 'guess'),
    [view.answers, hasGuesses],
  );
  const found = answers.filter((answer) => {
    const words = `${questionWords(answer.question, nameOf)} ${answerWords(answer, speaking)}`;
    return (
      words.toLowerCase().includes(text.trim().toLowerCase()) && (!isAbout || seatsIn(answer.question).includes(about))
    );
  });
  if (answers.length === 0) {
    return (
      <EmptyState>No answers yet. Ask something, or set a vision: it is answered when the round closes.</EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid items-end gap-2 sm:grid-cols-[minmax(8rem,1fr)_auto]">
        <Input label="Search" type="search" value={text} onChange={(event) => setText(event.target.value)} />
        <Choice isOn={isAbout} onChoose={() => setAbout(!isAbout)}>
          About {nameOf(about)}
        </Choice>
      </div>
      <p aria-live="polite" className="text-muted text-xs">
        {found.length} of {answers.length} answers
      </p>
      <ol className="grid grid-cols-1 gap-0">
        {found.toReversed().map((answer) => (
          <AnswerLine key={answer.i} {...props} answer={answer} />
        ))}
      </ol>
    </div>
  );
}

function AnswerLine({ answer, view, nameOf, notebook }: Props & { answer: Answer & { i: number } }) {
  const { i, round, question } = answer;
  const notes = readNotebook(notebook?.value ?? null);
  const isOff = notes.off.includes(i);
  const isDoubtful = isSaidBy(answer, 'assign', 'divine', 'mundane');
  const guess = isCompared(answer) ? answer : null;
  const runes = guess === null ? runesIn(answer).slice(0, 6) : [];
  const asked =
    guess === null
      ? questionWords(question, nameOf)
      : capital(calledGuess(guessesOf(view.answers ?? [], round), guess.question));
  return (
    <li className="border-muted border-b py-2 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className={isOff ? 'text-muted line-through' : 'text-subtle'}>
          <span className="text-muted">Round {round}.</span> {asked}
        </span>
        {guess === null && (
          <strong className="font-semibold text-emphasis">{answerWords(answer, { nameOf, rules: view.rules })}</strong>
        )}
      </p>
      <div className="mt-0.5 flex flex-wrap items-center gap-1">
        {guess !== null && (
          <GuessAnswer
            symbol={guess.question.symbol}
            closeness={guess.answer}
            title={`Round ${round}, you guessed`}
            isSmall
          />
        )}
        {runes.map((rune) => (
          <RuneMark key={rune} rune={rune} className="size-6 text-subtle" />
        ))}
        {notebook !== null && question.type !== 'vote' && (
          <Button
            size="sm"
            variant="quiet"
            className="ml-auto"
            aria-pressed={isOff}
            onClick={() => notebook.save({ ...notes, off: toggled(notes.off, i) })}
          >
            {isOff ? 'Count it again' : 'Leave it out'}
          </Button>
        )}
        {notebook !== null && isDoubtful && !isOff && (
          <Button
            size="sm"
            variant="quiet"
            aria-pressed={notes.believed.includes(i)}
            onClick={() => notebook.save({ ...notes, believed: toggled(notes.believed, i) })}
          >
            {notes.believed.includes(i) ? 'Taken as true' : 'Take it as true'}
          </Button>
        )}
      </div>
    </li>
  );
}
