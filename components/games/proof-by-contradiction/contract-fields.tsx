'use client';

import { useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Select } from '@/components/ui/field';
import type { MatchView, SeatId } from '@/games/game';
import { mainContracts } from '@/games/proof-by-contradiction/actions';
import { shardsFor } from '@/games/proof-by-contradiction/contracts';
import type { View } from '@/games/proof-by-contradiction/view';
import type { Draft } from './submission-draft';
import { contractNames, contractRules, formatShards } from './words';

interface Props {
  readonly draft: Draft;
  readonly view: MatchView<View>;
  nameOf(seat: SeatId): string;
  onChange(part: Partial<Draft>): void;
  readonly problems: readonly string[];
}

/** The main contract, and a pact if wanted. */
export function ContractFields({ draft, view, nameOf, onChange, problems }: Props) {
  const name = useId();
  const others = view.seats.map(({ seat }) => seat).filter((seat) => seat !== view.viewer);
  const pact = draft.pact === null ? -1 : others.indexOf(draft.pact);
  return (
    <div className="grid gap-4">
      <fieldset className="min-w-0">
        <legend className="eyebrow mb-2">Your contract</legend>
        <div className="grid gap-1.5">
          {mainContracts.map((main) => (
            <label
              key={main}
              className={classNames(
                'relative flex flex-col gap-0.5 rounded-md border px-3 py-1.5 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
                draft.main === main ? 'border-brass bg-brass-subtle' : 'border-default bg-subtle hover:border-emphasis',
              )}
            >
              <span className="flex items-baseline justify-between gap-2 text-emphasis text-sm">
                <input
                  type="radio"
                  className="sr-only"
                  {...{ name }}
                  value={main}
                  checked={draft.main === main}
                  onChange={() => onChange({ main })}
                />
                <span className="font-medium">{contractNames[main]}</span>
                <span className="text-brass-content text-xs">{formatShards(shardsFor[main])}</span>
              </span>
              <span className="text-muted text-xs">{contractRules[main]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Select
        label="Pact"
        hint={`optional, ${formatShards(shardsFor.pact)}`}
        help={contractRules.pact}
        error={problems[0] ?? null}
        value={pact < 0 ? '' : String(pact)}
        onChange={(event) =>
          onChange({ pact: event.target.value === '' ? null : (others[Number(event.target.value)] ?? null) })
        }
      >
        <option value="">Nobody</option>
        {others.map((seat, i) => (
          <option key={seat} value={i}>
            {nameOf(seat)}
          </option>
        ))}
      </Select>
    </div>
  );
}
