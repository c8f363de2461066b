'use client';

import { useAction } from '@/components/board/use-action';
import { capital, ordinal } from '@/components/stage/words';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/field';
import type { Guess } from '@/games/runes-to-ruins/actions';
import { isCompared } from '@/games/runes-to-ruins/answers';
import type { Knowledge } from '@/games/runes-to-ruins/knowledge';
import { guessPrice } from '@/games/runes-to-ruins/prices';
import { isLegalSymbol, type RuneSymbol } from '@/games/runes-to-ruins/symbol';
import { GuessAnswer } from './closeness';
import { calledGuess, guessesOf } from './finders';
import { emptyGuess, type GridDraft, gridTool } from './grid-tool';
import { LikelyButton } from './likely-button';
import { PlacesGrid } from './places-grid';
import { symbolWords } from './rune-drawing';
import type { ScreenProps } from './screen-props';
import { Slab } from './slab';
import { useLegalCounts } from './use-counts';

interface GuessProps extends ScreenProps {
  readonly value: GridDraft;
  /** What likely runes are put in from; null: this match does not help so far. */
  readonly knowledge: Knowledge | null;
  onChange(value: GridDraft): void;
}

/** The guesses of the round: composed on the table, set one by one, taken back until the close; and what earlier ones were told. */
export function GuessPanel(props: GuessProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="max-md:hidden">
        <GuessSlots {...props} />
      </div>
      <SetGuesses {...props} />
      <p className="max-w-prose text-sm text-subtle">
        Held against everybody who is still undiscovered, whoever you look at. You are told the closest: exact runes,
        misplaced ones, and those that share a group; which rune is which is not told.
      </p>
      <EarlierGuesses {...props} />
    </div>
  );
}

const symbolsSet = ({ view }: ScreenProps): readonly RuneSymbol[] => view.pending?.guess?.symbols ?? [];

const guessOf = (symbols: readonly RuneSymbol[]): Guess => ({
  type: 'guess',
  symbols: symbols.map((symbol) => [...symbol]),
});

/** The six places, what to do with them, and the button that sets them: beside each other, wherever the table is. */
export function GuessSlots(props: GuessProps) {
  const { view, check, value, knowledge, onChange } = props;
  const { send, isSending, refused } = useAction(props, value.grid, {
    what: () => 'your guess',
    moment: `round ${view.round}`,
  });
  const set = symbolsSet(props);
  const guessed = value.grid.flatMap((rune) => rune ?? []);
  const action = guessOf([...set, guessed]);
  const isFull = guessed.length === 6;
  const isEmpty = guessed.length === 0;
  const more = guessPrice(action) - guessPrice(guessOf(set));
  const tool = gridTool(value, onChange);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5">
      <p className="col-span-full font-medium text-emphasis text-sm">{tool.hint}</p>
      <div className="max-w-72">
        <PlacesGrid
          grid={value.grid}
          chosen={value.at}
          onChoose={(place) => tool.onPlace?.(place)}
          onDropRune={tool.onDrop}
          title="Your guess"
        />
      </div>
      <div className="grid gap-2">
        <Button
          variant="solid"
          busy={isSending}
          disabledReason={isFull ? (check(action)?.message ?? null) : 'Fill all six places first.'}
          onClick={async () => (await send(action)) && onChange(emptyGuess)}
        >
          {`Set ${ordinal(set.length + 1)} guess: ${more === 0 ? 'free' : `${more} insight`}`}
        </Button>
        {/* On a phone there is room for one of them above the table. */}
        {knowledge !== null && (
          <LikelyButton {...{ knowledge, value, onChange }} className={classNames(!isEmpty && 'max-md:hidden')} />
        )}
        <Button
          variant="quiet"
          className={classNames(isEmpty && knowledge !== null && 'max-md:hidden')}
          onClick={() => onChange(emptyGuess)}
        >
          Clear
        </Button>
      </div>
      <Filled rules={view.rules} {...{ value, guessed }} />
      <FieldError error={refused?.message ?? null} />
    </div>
  );
}

function Filled({
  value,
  guessed,
  rules,
}: Pick<GuessProps, 'value'> & { guessed: RuneSymbol; rules: ScreenProps['view']['rules'] }) {
  const isFull = guessed.length === 6;
  const left = 6 - guessed.length;
  const { counts, isCounting } = useLegalCounts(value.grid, rules);
  const nobodyHas = isFull ? !isLegalSymbol(guessed, rules) : !isCounting && counts?.total === 0;
  if (!nobodyHas) {
    return (
      <p className="col-span-full text-sm text-subtle max-md:sr-only">
        {isFull ? 'Six runes: it can be set.' : `${left} ${left === 1 ? 'place is' : 'places are'} empty.`}
      </p>
    );
  }
  return (
    <p role="status" className="col-span-full text-sm text-warning-content">
      {isFull
        ? 'These six are no legal symbol. That is allowed, but nobody can have it.'
        : 'No legal symbol has these runes in these places: nobody can have it.'}
    </p>
  );
}

function SetGuesses(props: GuessProps) {
  const { send, isSending, refused } = useAction(props, null, {
    what: () => 'taking a guess back',
    moment: `round ${props.view.round}`,
  });
  const set = symbolsSet(props);
  if (set.length === 0) return <FieldError error={refused?.message ?? null} />;
  return (
    <ol className="flex flex-wrap gap-4">
      {set.map((symbol, i) => {
        const called = `${ordinal(i + 1)} guess`;
        return (
          <li key={symbol.join()} className="grid w-40 justify-items-start gap-1">
            <Slab grid={symbol} hasFoot={false} title={`Your ${called}: ${symbolWords(symbol)}`} />
            <p className="text-sm">
              <span className="text-emphasis">Your {called}</span>{' '}
              <span className="text-muted">at everybody not found</span>
            </p>
            <Button
              size="sm"
              variant="quiet"
              busy={isSending}
              aria-label={`Take ${called} back`}
              onClick={() => void send(guessOf(set.filter((_, j) => j !== i)))}
            >
              Take back
            </Button>
          </li>
        );
      })}
    </ol>
  );
}

function EarlierGuesses({ view }: ScreenProps) {
  const answers = view.answers ?? [];
  const told = answers.filter(isCompared).toReversed();
  if (told.length === 0) return null;
  return (
    <section aria-label="Your earlier guesses">
      <h3 className="eyebrow mb-2">Your earlier guesses</h3>
      <ol className="flex flex-wrap gap-x-8 gap-y-4">
        {told.map(({ question, answer, round }) => {
          const called = `Round ${round}, ${calledGuess(guessesOf(answers, round), question)}`;
          return (
            <li key={`${round} ${question.symbol.join()}`} className="grid gap-1">
              <h4 className="text-sm text-subtle">{capital(called)}</h4>
              <GuessAnswer symbol={question.symbol} closeness={answer} title={called} isSmall />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
