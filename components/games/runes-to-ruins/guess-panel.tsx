'use client';

import { useAction } from '@/components/board/use-action';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import type { Guess } from '@/games/runes-to-ruins/actions';
import { guessPrice } from '@/games/runes-to-ruins/prices';
import type { RuneId } from '@/games/runes-to-ruins/runes';
import { isLegalSymbol } from '@/games/runes-to-ruins/symbol';
import { emptyGuess, type GridDraft } from './grid-tool';
import { symbolWords } from './rune-drawing';
import type { ScreenProps } from './screen-props';
import { Slab } from './slab';
import { useLegalCounts } from './use-counts';

/** The guesses of the round: composed on the table, set one by one, taken back until the close. */
export function GuessPanel(
  props: ScreenProps & { value: GridDraft; hint: string; onChange: (value: GridDraft) => void },
) {
  const { view, check, value, hint, onChange } = props;
  const { send, isSending, refused } = useAction(props);
  const set: readonly (readonly RuneId[])[] = view.pending?.guess?.symbols ?? [];
  const guessed = value.grid.flatMap((rune) => rune ?? []);
  const action: Guess = { type: 'guess', symbols: [...set, guessed].map((symbol) => [...symbol]) };
  const isFull = guessed.length === 6;
  const more = guessPrice(action) - guessPrice({ type: 'guess', symbols: set.map((symbol) => [...symbol]) });
  const left = 6 - guessed.length;
  const { counts, isCounting } = useLegalCounts(value.grid, view.rules);
  const nobodyHas = isFull ? !isLegalSymbol(guessed, view.rules) : !isCounting && counts?.total === 0;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="max-w-prose text-sm text-subtle">
        Held against everybody who is still undiscovered, whoever you look at. You are told the closest: exact runes,
        misplaced ones, and those that share a group.
      </p>
      {nobodyHas ? (
        <p role="status" className="text-sm text-warning-content">
          {isFull
            ? 'These six are no legal symbol. That is allowed, but nobody can have it.'
            : 'No legal symbol has these runes in these places: nobody can have it.'}
        </p>
      ) : (
        <p className="text-sm text-subtle">
          {isFull ? 'Six runes: it can be set.' : `${hint} ${left} ${left === 1 ? 'place is' : 'places are'} empty.`}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="solid"
          busy={isSending}
          disabledReason={isFull ? (check(action)?.message ?? null) : 'Fill all six places first.'}
          onClick={async () => (await send(action)) && onChange(emptyGuess)}
        >
          {`Set guess ${set.length + 1}: ${more === 0 ? 'free' : `${more} insight`}`}
        </Button>
        <Button variant="quiet" onClick={() => onChange(emptyGuess)}>
          Clear
        </Button>
      </div>
      <FieldError error={refused?.message ?? null} />
      <SetGuesses
        {...{ set, isSending }}
        onTakeBack={(i) => send({ type: 'guess', symbols: set.filter((_, j) => j !== i).map((one) => [...one]) })}
      />
    </div>
  );
}

interface SetProps {
  readonly set: readonly (readonly RuneId[])[];
  readonly isSending: boolean;
  onTakeBack(i: number): void;
}

function SetGuesses({ set, isSending, onTakeBack }: SetProps) {
  if (set.length === 0) return null;
  return (
    <ol className="flex flex-wrap gap-4">
      {set.map((symbol, i) => (
        <li key={symbol.join()} className="grid w-40 justify-items-start gap-1">
          <Slab grid={symbol} hasFoot={false} title={`Guess ${i + 1}: ${symbolWords(symbol)}`} />
          <p className="text-sm">
            <span className="text-emphasis">Your guess {i + 1}</span>{' '}
            <span className="text-muted">at everybody not found</span>
          </p>
          <Button
            size="sm"
            variant="quiet"
            busy={isSending}
            aria-label={`Take guess ${i + 1} back`}
            onClick={() => onTakeBack(i)}
          >
            Take back
          </Button>
        </li>
      ))}
    </ol>
  );
}
