'use client';

import { Check, CircleAlert, EyeOff } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { Cell } from '@/games/logical-bluffs/grid';
import { addedIn, isAsWritten } from './added';
import type { IfUnread } from './if-unread';
import type { Line } from './reading';
import { formatChance } from './shares';
import { slipClass } from './slip';
import { completionsOf } from './suggestions';
import type { Desk } from './use-desk';
import { useSaidInstead } from './use-said-instead';

/** The smokescreen on a line. */
export interface Smoke {
  readonly isOn: boolean;
  toggle(): void;
}

interface StatementLineProps {
  readonly number: number;
  readonly text: string;
  /** Null while it is being read. */
  readonly line: Line | null;
  /** Reading took too long here. */
  readonly isOverdue: boolean;
  /** The tiles that are spoken of. */
  readonly subset: readonly Cell[];
  readonly desk: Desk;
  readonly isOpen: boolean;
  readonly ifUnread: IfUnread;
  readonly smoke: Smoke | null;
  /** Below the open one: ready sentences. */
  readonly children?: ReactNode;
  onChange(text: string): void;
  onFocus(): void;
  /** On to the next line that is not ready, or to the button that sends all four. */
  onNext(): void;
}

/** One of the four, on a slip: read while it is typed, and the meaning said back. What could be said stands below the open one. */
export function StatementLine(props: StatementLineProps) {
  const { number, text, line, isOpen, smoke, onChange, children } = props;
  const shown = useLast(line);
  const listId = useId();
  const id = useId();
  const isEmpty = text.trim() === '';
  return (
    <div
      className={classNames(
        slipClass,
        'grid gap-0.5 py-1! pr-1! focus-within:outline-2 focus-within:outline-brass',
        isOpen && 'border-l-brass!',
        smoke?.isOn && 'border-dashed',
      )}
      aria-current={isOpen ? 'step' : undefined}
    >
      <div className="flex items-start gap-2">
        <label htmlFor={id} className="display figures w-5 shrink-0 pt-1.5 text-brass-content text-xl max-sm:pt-2">
          <span className="sr-only">Statement </span>
          {number}
        </label>
        <Writing {...props} {...{ id, listId }} />
        {shown !== null && !isEmpty && <WordsLeft left={shown.wordsLeft} />}
        {smoke !== null && (
          <IconButton
            label={smoke.isOn ? `Show statement ${number} again` : `Hide statement ${number} behind your smokescreen`}
            variant={smoke.isOn ? 'solid' : 'quiet'}
            aria-pressed={smoke.isOn}
            className="max-sm:hidden pointer-coarse:size-11!"
            onClick={smoke.toggle}
          >
            <EyeOff aria-hidden className="size-4" />
          </IconButton>
        )}
      </div>
      <div id={listId} aria-live="polite" className={classNames('pr-2 pl-7 text-xs sm:text-sm', !isEmpty && 'min-h-5')}>
        {!isEmpty && <Meaning {...props} line={line ?? unrefused(shown)} />}
      </div>
      {isOpen && (
        <div className="grid pr-2 sm:pl-7">
          {children}
          <Offers {...props} line={shown} onChoose={onChange} />
        </div>
      )}
    </div>
  );
}

const WordsLeft = ({ left }: { left: number }) => (
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
);

/** What was read last stands while the next is being read: nothing flickers at a key. */
function useLast(line: Line | null): Line | null {
  const last = useRef(line);
  if (line !== null) last.current = line;
  return last.current;
}

/** While the next is read, what was wrong with the last is nobody's business. */
const unrefused = (last: Line | null): Line | null =>
  last === null || last.problem !== null || last.sameAs !== null ? null : last;

/** A line that grows with what is written; Enter goes on. */
function Writing({
  id,
  listId,
  text,
  isOpen,
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
        'field-sizing-content min-h-11 min-w-0 flex-1 scroll-mt-80 resize-none bg-transparent py-2 text-base text-emphasis outline-none placeholder:text-muted sm:min-h-10',
        smoke?.isOn && 'text-muted',
      )}
      placeholder={isOpen ? 'Take a sentence, or write your own' : 'Write your own'}
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

function Meaning({ line, isOverdue, text, ifUnread, onChange }: StatementLineProps) {
  if (isOverdue) return <Wrong>This takes too long to be read here. It is read when it is sent.</Wrong>;
  if (line === null) return <p className="text-muted">Reading…</p>;
  const { said, problem, sameAs, readings } = line;
  const isUnread = problem?.code === 'NOT_UNDERSTOOD';
  if (isUnread && ifUnread === 'admitted') return <Admitted />;
  return (
    <>
      {said !== null && (
        <p className="flex gap-1.5 text-subtle">
          {problem === null && sameAs === null && (
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success-content" />
          )}
          <span className="min-w-0">
            {isAsWritten(said, text) ? <Understood line={line} /> : <Echo said={said} text={text} />}{' '}
            <Shares line={line} />
          </span>
        </p>
      )}
      {problem !== null && (
        <Wrong>
          {readings.length > 1 && readings.length === problem.readings
            ? 'This can be read in more than one way. Choose the one you mean:'
            : isUnread && ifUnread === 'ruled on'
              ? 'This cannot be read, so it will go to the host, who rules on it.'
              : isUnread && ifUnread === 'sent back'
                ? 'The host has sent this back as it stands: say it differently.'
                : problem.words}
        </Wrong>
      )}
      {problem === null && sameAs !== null && (
        <Wrong>This says the same as statement {sameAs}: both are true for the same colourings.</Wrong>
      )}
      <Readings readings={readings} onChoose={onChange} />
    </>
  );
}

/** What has the same words is not said a second time; where nothing is counted, that it was read. */
const Understood = ({ line: { share, problem, sameAs } }: { line: Line }) =>
  share === null && problem === null && sameAs === null && 'Understood as it is written.';

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

function Shares({ line: { share, blind } }: { line: Line }) {
  if (share === null || blind === null) return null;
  return (
    <span className="figures text-muted">
      {formatChance(share)} by what you know, {formatChance(blind)} to a stranger.
    </span>
  );
}

type OffersProps = StatementLineProps & { onChoose(text: string): void };

/** What the line could go on with while one writes; and once one pauses, what could be said instead of what is refused. */
function Offers({ text, line, subset, desk: { reader }, onChoose }: OffersProps) {
  const readings = line?.readings ?? [];
  const problem = text.trim() === '' ? null : (line?.problem ?? null);
  const isAsked = problem !== null && (readings.length === 0 || readings.length < problem.readings);
  const instead = useSaidInstead({ reader: isAsked ? reader : null, text, subset }).filter(
    (proposal) => !readings.includes(proposal.text), // which stand where the reason does
  );
  const isRead = line !== null && line.blind !== null;
  const onward = reader === null || text.trim() === '' || isRead ? [] : completionsOf(text);
  const offers = instead.length > 0 ? instead : onward.slice(0, 3).map((offer) => ({ text: offer, lead: null }));
  if (offers.length === 0) return null;
  return (
    <ul aria-label={instead.length > 0 ? 'You could say' : 'Completions'} className="flex flex-wrap">
      {offers.map(({ text: offer, lead }) => (
        <li key={offer} className="text-muted text-xs">
          {lead !== null && `${lead}: `}
          <Offer text={offer} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}
