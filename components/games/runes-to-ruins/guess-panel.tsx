'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import type { Guess } from '@/games/runes-to-ruins/actions';
import { guessPrice } from '@/games/runes-to-ruins/prices';
import type { RuneId } from '@/games/runes-to-ruins/runes';
import { type Grid, isLegalSymbol } from '@/games/runes-to-ruins/symbol';
import { SymbolDrawing, symbolWords } from './rune-drawing';
import type { ScreenProps } from './screen-props';
import { emptyGrid, SymbolComposer } from './symbol-composer';
import { useSend } from './use-send';

type Props = ScreenProps;

/** The guesses of the round: composed like a symbol, set one by one, taken back until the close. */
export function GuessPanel(props: Props) {
  const { view, check, draft } = props;
  const [grid, setGrid] = draft<Grid>('guess', emptyGrid);
  const [clears, setClears] = useState(0);
  const { send, busy, refused, forget } = useSend(props);
  const set: readonly (readonly RuneId[])[] = view.pending?.guess?.symbols ?? [];
  const guessed = grid.flatMap((rune) => (rune == null ? [] : [rune]));
  const action: Guess = { type: 'guess', symbols: [...set, guessed].map((symbol) => [...symbol]) };
  const isFull = guessed.length === 6;
  const price = guessPrice(action);
  const more = price - guessPrice({ type: 'guess', symbols: set.map((symbol) => [...symbol]) });
  const change = (next: Grid) => {
    forget();
    setGrid(next);
  };
  /** A new composer begins at the first place. */
  const clear = () => {
    change(emptyGrid);
    setClears(clears + 1);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-prose text-sm text-subtle">
        Each guess is held against everybody who is still undiscovered. You are told the closest: exact runes, misplaced
        ones, and those that share a group. One guess a round is free, the next costs 1 insight, then 2, and so on.
      </p>
      {set.length > 0 && (
        <ol className="flex flex-wrap gap-4">
          {set.map((symbol, i) => (
            <li key={symbol.join()} className="w-36">
              <SymbolDrawing grid={symbol} showJoins={false} title={`Guess ${i + 1}: ${symbolWords(symbol)}`} />
              <Button
                size="sm"
                variant="quiet"
                busy={busy}
                aria-label={`Take guess ${i + 1} back`}
                onClick={() => send({ type: 'guess', symbols: set.filter((_, j) => j !== i).map((one) => [...one]) })}
              >
                Take back
              </Button>
            </li>
          ))}
        </ol>
      )}
      <SymbolComposer key={clears} grid={grid} onChange={change} isGuess />
      {isFull && !isLegalSymbol(guessed, view.rules) && (
        <p className="text-sm text-warning-content">
          These six are no legal symbol. That is allowed, but nobody can have it.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="mine"
          busy={busy}
          disabledReason={isFull ? (check(action)?.message ?? null) : 'Fill all six places first.'}
          onClick={async () => (await send(action)) && clear()}
        >
          {`Set guess ${set.length + 1}: ${more === 0 ? 'free' : `${more} insight`}`}
        </Button>
        <Button variant="quiet" onClick={clear}>
          Clear
        </Button>
      </div>
      <FieldError error={refused?.message ?? null} />
    </div>
  );
}
