'use client';

import { Check, CircleAlert, EyeOff } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { controlClass } from '@/components/ui/field';
import type { Cell } from '@/games/logical-bluffs/grid';
import type { Statement } from '@/games/logical-bluffs/language/meaning';
import type { Appraisal, StatementProblem } from '@/games/logical-bluffs/language/statement';
import { addedIn } from './added';
import type { IfUnread } from './if-unread';
import type { Reader } from './reader';
import type { Desk } from './use-desk';
import { formatShare } from './use-knowledge';
import { useSaidInstead } from './use-said-instead';

/** The smokescreen on a line. */
export interface Smoke {
  readonly isOn: boolean;
  toggle(): void;
}

interface StatementLineProps {
  readonly number: number;
  readonly text: string;
  /** Null until what reads is here. */
  readonly appraisal: Appraisal | null;
  /** The tiles that are spoken of. */
  readonly subset: readonly Cell[];
  /** The number of an earlier statement that says the same. */
  readonly sameAs: number | null;
  readonly desk: Desk;
  readonly isOpen: boolean;
  readonly ifUnread: IfUnread;
  readonly smoke: Smoke | null;
  onChange(text: string): void;
  onFocus(): void;
  /** On to the next line that is not ready, or to the button that sends all four. */
  onNext(): void;
}

/** One of the four: read while it is typed, and the meaning said back. On a phone the open one alone is drawn. */
export function StatementLine(props: StatementLineProps) {
  const { number, text, appraisal, subset, desk, isOpen, smoke, onChange, onFocus } = props;
  const { reader } = desk;
  const listId = useId();
  const id = useId();
  const words = appraisal?.words ?? 0;
  const left = (reader?.MAX_WORDS ?? 15) - words;
  const problem = appraisal?.problem ?? null;
  const readings = useMemo(() => reader?.writableReadings(problem, subset) ?? [], [reader, problem, subset]);
  return (
    <div className={classNames('grid gap-1', !isOpen && 'max-sm:hidden')}>
      <div className="flex items-start gap-2">
        <label htmlFor={id} className="display figures w-5 shrink-0 pt-2 text-brass-content text-xl">
          <span className="sr-only">Statement </span>
          {number}
        </label>
        <Writing {...props} {...{ id, listId, onChange, onFocus }} />
        <span
          className={classNames(
            'figures w-8 shrink-0 pt-3 text-right text-2xs',
            left < 0 ? 'text-danger-content' : 'text-muted',
          )}
        >
          <span className="sr-only">{left < 0 ? 'Words too many: ' : 'Words left: '}</span>
          {Math.abs(left)}
          {left < 0 && ' over'}
        </span>
        {smoke !== null && (
          <IconButton
            label={smoke.isOn ? `Show statement ${number} again` : `Hide statement ${number} behind your smokescreen`}
            variant={smoke.isOn ? 'solid' : 'quiet'}
            aria-pressed={smoke.isOn}
            className="pointer-coarse:size-11!"
            onClick={smoke.toggle}
          >
            <EyeOff aria-hidden className="size-4" />
          </IconButton>
        )}
      </div>
      <div id={listId} aria-live="polite" className="min-h-5 pl-7 text-xs sm:text-sm">
        {text.trim() !== '' && appraisal !== null && reader !== null && (
          <Meaning {...props} {...{ appraisal, reader, readings }} />
        )}
      </div>
      {isOpen && reader !== null && <Offers {...props} {...{ reader, readings }} onChoose={onChange} />}
    </div>
  );
}

/** A line that grows with what is written; Enter goes on. */
function Writing({
  id,
  listId,
  text,
  smoke,
  onChange,
  onFocus,
  onNext,
}: StatementLineProps & { id: string; listId: string }) {
  return (
    <textarea
      id={id}
      rows={1}
      value={text}
      autoComplete="off"
      aria-describedby={listId}
      className={classNames(
        controlClass,
        'field-sizing-content min-h-11 min-w-0 flex-1 scroll-mt-80 resize-none py-2 sm:min-h-10 sm:py-1.5',
        smoke?.isOn && 'border-dashed',
      )}
      placeholder="Say something about these tiles"
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onNext();
      }}
      onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
    />
  );
}

interface WithReadings {
  readonly reader: Reader;
  /** The ways to read it that can be sent as they stand. */
  readonly readings: readonly string[];
}

type MeaningProps = StatementLineProps & WithReadings & { readonly appraisal: Appraisal };

function Meaning({ appraisal, reader, readings, sameAs, desk, ifUnread, onChange }: MeaningProps) {
  const { statement, problem, text } = appraisal;
  const isFine = problem === null && sameAs === null;
  const isUnread = problem?.code === 'NOT_UNDERSTOOD';
  if (isUnread && ifUnread === 'admitted') return <Admitted />;
  return (
    <>
      {statement !== null && (
        <p className="flex gap-1.5 text-subtle">
          {isFine && <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success-content" />}
          <span className="min-w-0">
            <Echo said={reader.sayStatement(statement)} text={text} /> <Shares {...{ appraisal, desk }} />
          </span>
        </p>
      )}
      {problem !== null && (
        <Wrong>
          {readings.length > 1 && readings.length === readingsOf(problem).length
            ? 'This can be read in more than one way. Choose the one you mean:'
            : isUnread && ifUnread === 'ruled on'
              ? 'This cannot be read, so it will go to the host, who rules on it.'
              : reader.explainProblem(problem, text)}
        </Wrong>
      )}
      {problem === null && sameAs !== null && (
        <Wrong>This says the same as statement {sameAs}: both are true for the same colourings.</Wrong>
      )}
      <Readings readings={readings} onChoose={onChange} />
    </>
  );
}

/** How the host ruled is not its author's to know yet. */
const Admitted = () => (
  <p className="flex gap-1.5 text-subtle">
    <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success-content" />
    <span className="min-w-0">
      The host has admitted this. It stands while you leave it, and its tiles, as they are.
    </span>
  </p>
);

const Wrong = ({ children }: { children: ReactNode }) => (
  <p className="flex gap-1.5 text-danger-content">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span className="min-w-0">{children}</span>
  </p>
);

/** The meaning in the house's words; what they say beyond what is written stands out. */
export const Echo = ({ said, text }: { said: string; text: string }) =>
  addedIn(said, text).map(({ words, isAdded }, i) =>
    isAdded ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, in their order
      <strong key={i} className="font-semibold text-brass-content">
        {words}
      </strong>
    ) : (
      words
    ),
  );

function Readings({ readings, onChoose }: { readings: readonly string[]; onChoose(text: string): void }) {
  return readings.map((reading) => <Offer key={reading} text={reading} onChoose={onChoose} />);
}

/** A sentence that one click puts into the line. */
const Offer = ({ text, onChoose }: { text: string; onChoose(text: string): void }) => (
  <Button
    size="sm"
    className="mt-1 mr-1.5 h-auto! min-h-7 whitespace-normal! px-2! py-1 text-left text-xs pointer-coarse:min-h-11"
    onClick={() => onChoose(text)}
  >
    {text}
  </Button>
);

function Shares({ appraisal, desk }: { appraisal: Appraisal; desk: Desk }) {
  const { judged, statement } = appraisal;
  if (judged === null || statement === null || desk.odds === null) return null;
  const blind = judged.count / 4 ** judged.subset.length;
  return (
    <span className="figures text-muted">
      {formatShare(desk.odds.chanceOf(statement, judged.subset))} by what you know, {formatShare(blind)} to a stranger.
    </span>
  );
}

type OffersProps = StatementLineProps & WithReadings & { onChoose(text: string): void };

/** What the line could go on with while one writes; and once one pauses, what could be said instead of what is refused. */
function Offers({ text, appraisal, subset, reader, readings, onChoose }: OffersProps) {
  const problem = text.trim() === '' ? null : (appraisal?.problem ?? null);
  const isAsked = problem !== null && (readings.length === 0 || readings.length < readingsOf(problem).length);
  const instead = useSaidInstead({ reader: isAsked ? reader : null, text, subset }).filter(
    (proposal) => !readings.includes(proposal.text), // which stand where the reason does
  );
  const onward = text.trim() === '' || appraisal?.judged != null ? [] : reader.completionsOf(text);
  const offers =
    instead.length > 0 ? instead : onward.slice(0, 3).map((offer) => ({ text: offer, says: 'all' as const }));
  if (offers.length === 0) return null;
  return (
    <ul aria-label={instead.length > 0 ? 'You could say' : 'Completions'} className="flex flex-wrap pl-7">
      {offers.map(({ text: offer, says }) => (
        <li key={offer} className="text-muted text-xs">
          {reader.whatIsProposed[says] !== null && `${reader.whatIsProposed[says]}: `}
          <Offer text={offer} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

const readingsOf = (problem: StatementProblem): readonly Statement[] =>
  problem.code === 'NOT_UNDERSTOOD' ? problem.readings : [];
