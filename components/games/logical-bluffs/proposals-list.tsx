'use client';

import { Button } from '@/components/ui/button';
import type { Cell } from '@/games/logical-bluffs/grid';
import type { Proposed } from './reading';
import { formatChance } from './shares';
import type { Desk } from './use-desk';
import { useAnswer } from './use-reader';

interface ProposalsProps {
  readonly desk: Desk;
  /** Of tiles that will do. */
  readonly subset: readonly Cell[];
  /** Which of the four, from 0. */
  readonly line: number;
  /** What stands on the four. */
  readonly statements: readonly string[];
  onChoose(text: string): void;
}

/** What one could say in an empty line, right below it: a truth, a lie and what is open, each with its odds. */
export function Proposals({ desk: { reader, basis }, subset, line, statements, onChoose }: ProposalsProps) {
  const others = statements.map((text, i) => (i === line ? '' : text));
  const found = useAnswer(reader, 'proposals', basis?.hasOdds ? [basis, subset, line, others] : null);
  if (!basis?.hasOdds) return null;
  const proposals = found?.answer ?? [];
  // Their room is kept while they are looked for: nothing below them moves under a finger.
  if (proposals.length === 0) {
    return (
      <p className={`${proposalsClass} content-center text-center text-muted text-sm`}>
        {found?.isLatest ? 'No ready sentence fits these tiles.' : 'Three sentences are being looked for…'}
      </p>
    );
  }
  return (
    <ul aria-label="Suggestions" className={proposalsClass}>
      {proposals.map((proposal) => (
        <li key={proposal.kind} className="grid">
          <Button
            className="h-full! w-full flex-wrap! justify-between! gap-x-3! gap-y-0! whitespace-normal! px-2.5! py-1 text-left pointer-coarse:min-h-11"
            onClick={() => onChoose(proposal.text)}
          >
            <span className="text-sm">{proposal.text}</span>
            <span className="figures text-2xs text-brass-content">
              {kindWords(proposal)} · {formatChance(proposal.share)}, to a stranger {formatChance(proposal.blind)}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** As high as three of them; on a phone each has two lines. */
const proposalsClass = 'grid min-h-26 auto-rows-fr gap-1 max-sm:min-h-38';

/** Safe is what is certain; what is only likely is called that. */
function kindWords({ kind, share }: Proposed): string {
  if (kind === 'open') return 'Open';
  if (kind === 'truth') return share === 1 ? 'Safe truth' : 'Likely true';
  return share === 0 ? 'Safe lie' : 'Likely a lie';
}
