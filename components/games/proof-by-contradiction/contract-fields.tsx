'use client';

import { Face } from '@/components/faces/face';
import { nameWrap } from '@/components/faces/name-wrap';
import { WithBots } from '@/components/faces/with-bots';
import { classNames } from '@/components/ui/class-names';
import type { MatchView, SeatId } from '@/games/game';
import { centreCells, cornerCells, shardsFor } from '@/games/proof-by-contradiction/contracts';
import { type MainContract, mainContracts } from '@/games/proof-by-contradiction/main-contracts';
import type { View } from '@/games/proof-by-contradiction/view';
import { CellsGlyph } from './cells-glyph';
import { ChoiceChip } from './choice-chip';
import type { SubmissionDraft } from './submission-draft';
import { contractNames, contractRules, formatShards } from './words';

interface Props {
  readonly draft: SubmissionDraft;
  onChange(part: Partial<SubmissionDraft>): void;
}

/** The main contract, kept secret until the end. */
export function ContractChoice({ draft, onChange }: Props) {
  return (
    <div className="grid gap-1.5">
      {mainContracts.map((main) => (
        <ChoiceChip
          key={main}
          isChosen={draft.main === main}
          onClick={() => onChange({ main })}
          className="justify-start! py-1.5 text-left"
        >
          <Contract main={main} />
        </ChoiceChip>
      ))}
    </div>
  );
}

interface PactProps extends Props {
  readonly view: MatchView<View>;
  nameOf(seat: SeatId): string;
}

export function PactChoice({ draft, view, nameOf, onChange }: PactProps) {
  const others = view.seats.map(({ seat }) => seat).filter((seat) => seat !== view.viewer);
  return (
    <>
      <p className="mb-2 text-muted text-xs">{contractRules.pact}</p>
      <div className="flex flex-wrap gap-1.5">
        {others.map((seat) => (
          <ChoiceChip
            key={seat}
            isChosen={draft.pact === seat}
            onClick={() => onChange({ pact: draft.pact === seat ? null : seat })}
            className="max-w-44"
          >
            <Face seat={seat} size="sm" />
            <span className={classNames('min-w-0 text-left leading-tight', nameWrap(nameOf(seat)))}>
              <WithBots>{nameOf(seat)}</WithBots>
            </span>
          </ChoiceChip>
        ))}
      </div>
    </>
  );
}

function Contract({ main }: { main: MainContract }) {
  return (
    <>
      {main === 'boundaries' && <CellsGlyph lit={forbidden} className="size-8 shrink-0 text-brass-content" />}
      <span className="min-w-0 flex-1">
        <span className="font-medium">{contractNames[main]}</span>{' '}
        <span className="block font-normal text-muted text-xs">{contractRules[main]}</span>
      </span>
      <span className="shrink-0 text-brass-content text-xs">{formatShards(shardsFor[main])}</span>
    </>
  );
}

const forbidden = [...centreCells, ...cornerCells];
