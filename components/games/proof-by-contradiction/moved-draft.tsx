'use client';

import { Button } from '@/components/ui/button';
import type { Refusal } from '@/games/game';
import { LAST_ROUND } from '@/games/proof-by-contradiction/state';
import type { View } from '@/games/proof-by-contradiction/view';
import { ClueText } from './clue-text';
import { clueOf, type SubmissionDraft } from './submission-draft';

interface Props {
  readonly draft: SubmissionDraft;
  readonly problems: readonly Refusal[];
  readonly view: View;
  onKeep(): void;
  onDrop(): void;
}

/** A draft outlived its round: it is kept, and said what of it no longer fits. */
export function MovedDraft({ draft, problems, view, onKeep, onDrop }: Props) {
  if (draft.movedFrom === null) return null;
  const clue = view.round === LAST_ROUND ? clueOf(draft.clue) : null;
  return (
    <div role="status" className="mb-5 rounded-lg border border-warning-content/50 bg-warning-subtle px-4 py-3 text-sm">
      <p className="font-medium text-emphasis">
        Round {draft.movedFrom} closed before you had saved this. Nothing is lost: what you had prepared is still here.
      </p>
      {problems.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {problems.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
      )}
      {clue !== null && (
        <p className="mt-2">
          There is no clue in round 3. Yours was: <ClueText clue={clue} />.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={onKeep}>
          Go on with it
        </Button>
        <Button size="sm" variant="quiet" onClick={onDrop}>
          Start afresh
        </Button>
      </div>
    </div>
  );
}
