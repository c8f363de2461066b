'use client';

import { Button } from '@/components/ui/button';
import type { BluffView } from '@/games/logical-bluffs/view';
import type { Desk } from './use-desk';

/** Takes a statement to be true, or false, for a while: the board shows what would follow. */
export function WhatIf({ desk, bluff, i }: { desk: Desk; bluff: BluffView; i: number }) {
  const { supposition, knowledge } = desk;
  if (knowledge === null) return null;
  if (bluff.statements[i]?.text == null || bluff.statements[i]?.truth !== null) return null;
  const so = supposition.of(bluff, i);
  return (
    <fieldset className="inline-flex items-center gap-1">
      <legend className="float-left mr-1 text-muted text-xs">Suppose</legend>
      {[true, false].map((truth) => (
        <Button
          key={String(truth)}
          size="sm"
          variant={so === truth ? 'solid' : 'quiet'}
          aria-pressed={so === truth}
          aria-label={`Suppose statement ${i + 1} of round ${bluff.round} is ${truth ? 'true' : 'false'}`}
          className="h-7! px-2! text-xs pointer-coarse:h-11!"
          onClick={() => supposition.set(bluff, i, so === truth ? null : truth)}
        >
          {truth ? 'true' : 'false'}
        </Button>
      ))}
    </fieldset>
  );
}
