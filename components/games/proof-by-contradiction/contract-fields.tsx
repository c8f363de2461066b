'use client';

import { Face } from '@/components/faces/face';
import { nameWrap } from '@/components/faces/name-wrap';
import { WithBots } from '@/components/faces/with-bots';
import { capital } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import type { MatchView, SeatId } from '@/games/game';
import type { Board } from '@/games/proof-by-contradiction/board';
import { centreCells, cornerCells, shardsFor } from '@/games/proof-by-contradiction/contracts';
import { type MainContract, mainContracts } from '@/games/proof-by-contradiction/main-contracts';
import type { View } from '@/games/proof-by-contradiction/view';
import { CellsGlyph } from './cells-glyph';
import { ChoiceChip } from './choice-chip';
import type { SubmissionDraft } from './submission-draft';
import { brokenWords, contractNames, contractRules, formatShards } from './words';

interface Props {
  readonly draft: SubmissionDraft;
  onChange(part: Partial<SubmissionDraft>): void;
}

interface ChoiceProps extends Props {
  /** As it would be with what is put down now. */
  readonly board: Board;
}

/** A contract's name and worth, struck through where it is lost. */
export const ContractWorth = ({ main, board }: { main: MainContract; board: Board }) => {
  const broken = brokenWords(main, board);
  const words = `${contractNames[main]}: ${formatShards(shardsFor[main])}`;
  return broken === null ? (
    words
  ) : (
    <>
      <s>{words}</s> <span className="text-danger-content">{broken}</span>
    </>
  );
};

/** The main contract, kept secret until the end. */
export function ContractChoice({ draft, board, onChange }: ChoiceProps) {
  return (
    <div className="grid gap-1.5">
      {mainContracts.map((main) => (
        <ChoiceChip
          key={main}
          isChosen={draft.main === main}
          onClick={() => onChange({ main })}
          className="justify-start! py-1.5 text-left"
        >
          <Contract main={main} broken={brokenWords(main, board)} isChosen={draft.main === main} />
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

interface ContractProps {
  readonly main: MainContract;
  readonly broken: string | null;
  readonly isChosen: boolean;
}

function Contract({ main, broken, isChosen }: ContractProps) {
  return (
    <>
      {main === 'boundaries' && <CellsGlyph lit={forbidden} className="size-8 shrink-0 text-brass-content" />}
      <span className="min-w-0 flex-1">
        <span className={classNames('font-medium', broken !== null && isChosen && 'line-through')}>
          {contractNames[main]}
        </span>{' '}
        <span className="block font-normal text-muted text-xs">{contractRules[main]}</span>
        {broken !== null && <span className="block font-normal text-danger-content text-xs">{capital(broken)}.</span>}
      </span>
      <span className="shrink-0 text-brass-content text-xs">{formatShards(shardsFor[main])}</span>
    </>
  );
}

const forbidden = [...centreCells, ...cornerCells];
