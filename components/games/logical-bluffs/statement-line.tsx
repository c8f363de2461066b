'use client';

import { Check, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { controlClass, Field } from '@/components/ui/field';
import type { Knowledge } from '@/games/logical-bluffs/knowledge';
import { sayStatement } from '@/games/logical-bluffs/language/print';
import { type Appraisal, explainProblem } from '@/games/logical-bluffs/language/statement';
import { MAX_WORDS } from '@/games/logical-bluffs/language/words';
import { completionsOf } from './suggestions';
import { formatShare } from './use-knowledge';

interface StatementLineProps {
  readonly number: number;
  readonly appraisal: Appraisal;
  /** The number of an earlier statement that says the same. */
  readonly sameAs: number | null;
  readonly knowledge: Knowledge | null;
  readonly isOpen: boolean;
  /** What cannot be read goes to the host. */
  readonly byHost: boolean;
  onChange(text: string): void;
  onFocus(): void;
}

/** One of the four: read while it is typed, and the meaning said back. */
export function StatementLine(props: StatementLineProps) {
  const { number, appraisal, isOpen, onChange, onFocus } = props;
  const listId = useId();
  const { text, words } = appraisal;
  return (
    <div className="grid gap-1.5">
      <Field
        label={`Statement ${number}`}
        hint={
          <span className={classNames('figures', words > MAX_WORDS && 'text-danger-content')}>
            {words > MAX_WORDS ? `${words - MAX_WORDS} words too many` : `${MAX_WORDS - words} words left`}
          </span>
        }
      >
        {(control) => (
          <input
            {...control}
            value={text}
            autoComplete="off"
            aria-describedby={listId}
            className={classNames(controlClass, 'h-11 w-full')}
            placeholder="Say something about these tiles"
            onFocus={onFocus}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <div id={listId} aria-live="polite" className="min-h-6 text-sm">
        {text.trim() !== '' && <Meaning {...props} />}
      </div>
      {isOpen && <Completions text={text} isRead={appraisal.judged !== null} onChoose={onChange} />}
    </div>
  );
}

function Meaning({ appraisal, sameAs, knowledge, byHost, onChange }: StatementLineProps) {
  const { statement, judged, problem, text } = appraisal;
  const readings = problem?.code === 'NOT_UNDERSTOOD' ? problem.readings : [];
  return (
    <>
      {statement !== null && (
        <p className="flex gap-1.5 text-subtle">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success-content" />
          <span>
            {sayStatement(statement)}
            {judged !== null && <Shares {...{ appraisal, knowledge }} />}
          </span>
        </p>
      )}
      {problem !== null && (
        <p className="flex gap-1.5 text-danger-content">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {readings.length > 0
            ? 'This can be read in more than one way. Choose the one you mean:'
            : byHost && problem.code === 'NOT_UNDERSTOOD'
              ? 'This cannot be read, so it will go to the host, who rules on it.'
              : explainProblem(problem, text)}
        </p>
      )}
      {problem === null && sameAs !== null && (
        <p className="flex gap-1.5 text-danger-content">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          This says the same as statement {sameAs}: both are true for the same colourings.
        </p>
      )}
      {readings.map((reading) => (
        <Button
          key={sayStatement(reading)}
          size="sm"
          className="mt-1.5 mr-2 h-auto! whitespace-normal! py-1.5 text-left"
          onClick={() => onChange(sayStatement(reading))}
        >
          {sayStatement(reading)}
        </Button>
      ))}
    </>
  );
}

function Shares({ appraisal, knowledge }: Pick<StatementLineProps, 'appraisal' | 'knowledge'>) {
  const { judged, statement } = appraisal;
  if (judged === null || statement === null) return null;
  const blind = judged.count / 4 ** judged.subset.length;
  return (
    <span className="figures block text-muted">
      {knowledge !== null && `True by what you know: ${formatShare(knowledge.chanceOf(statement, judged.subset))}. `}
      To a stranger: {formatShare(blind)}.
    </span>
  );
}

function Completions({ text, isRead, onChoose }: { text: string; isRead: boolean; onChoose(text: string): void }) {
  const offers = isRead ? [] : completionsOf(text);
  if (offers.length === 0) return null;
  return (
    <ul aria-label="Suggestions" className="flex flex-wrap gap-1.5">
      {offers.map((offer) => (
        <li key={offer}>
          <Button
            size="sm"
            variant="quiet"
            className="h-auto! whitespace-normal! py-1 text-left text-xs"
            onClick={() => onChoose(offer)}
          >
            {offer}
          </Button>
        </li>
      ))}
    </ul>
  );
}
