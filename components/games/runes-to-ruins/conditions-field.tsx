'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError, Select } from '@/components/ui/field';
import {
  COUNTED_KIND,
  type ConditionSetting,
  rankedKinds,
  standardConditions,
} from '@/games/runes-to-ruins/condition-kinds';
import { conditionsOf } from '@/games/runes-to-ruins/conditions';
import { groupsOf, orders, standardRules } from '@/games/runes-to-ruins/runes';

interface ConditionsFieldProps {
  /** Null: the fifteen of the rulebook. */
  readonly conditions: readonly ConditionSetting[] | null;
  readonly problem: string | null;
  onChange(conditions: readonly ConditionSetting[] | null): void;
}

/** The fifteen conditions that insight is voted by: each of a kind that the game knows. */
export function ConditionsField({ conditions, problem, onChange }: ConditionsFieldProps) {
  const [isOpen, setOpen] = useState(conditions !== null);
  const list = conditions ?? standardConditions;
  const change = (place: number, to: ConditionSetting) => {
    const next = list.map((one, i) => (i === place ? to : one));
    onChange(isStandard(next) ? null : next);
  };
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-1.5 font-medium text-emphasis text-sm">Conditions</legend>
      <p className="text-muted text-sm">
        {conditions === null
          ? 'The fifteen of the rulebook.'
          : 'Fifteen of your own choice; they stand in the rules of the match.'}{' '}
        Most and fewest pay 6 to the first, 5 to the next and so on; those that count pay one insight a piece.
      </p>
      {isOpen ? (
        <ol className="grid gap-2">
          {list.map((condition, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its number
            <li key={i}>
              <ConditionRow number={i + 1} condition={condition} onChange={(to) => change(i, to)} />
            </li>
          ))}
        </ol>
      ) : (
        <div>
          <Button size="sm" onClick={() => setOpen(true)}>
            Choose others
          </Button>
        </div>
      )}
      <FieldError error={problem} />
    </fieldset>
  );
}

const isStandard = (conditions: readonly ConditionSetting[]): boolean =>
  JSON.stringify(conditions) === JSON.stringify(standardConditions);

const rankedTexts = conditionsOf({ ...standardRules, conditions: rankedKinds.map((kind) => ({ kind })) }).map(
  ({ text }, i) => ({ kind: rankedKinds[i], text }),
);

interface RowProps {
  readonly number: number;
  readonly condition: ConditionSetting;
  onChange(to: ConditionSetting): void;
}

function ConditionRow({ number, condition, onChange }: RowProps) {
  const choose = (kind: string) => {
    const ranked = rankedKinds.find((one) => one === kind);
    onChange(ranked === undefined ? { kind: COUNTED_KIND, groups: ['Divider'] } : { kind: ranked });
  };
  return (
    <div className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-x-2 gap-y-1">
      <span aria-hidden className="figures text-right text-muted">
        {number}
      </span>
      <Select
        label={`Condition ${number}`}
        hideLabel
        value={condition.kind}
        onChange={(event) => choose(event.target.value)}
      >
        {rankedTexts.map(({ kind, text }) => (
          <option key={text} value={kind}>
            {text}
          </option>
        ))}
        <option value={COUNTED_KIND}>One for each rune in certain groups</option>
      </Select>
      {condition.kind === COUNTED_KIND ? (
        <Groups
          label={`Groups of condition ${number}`}
          chosen={condition.groups}
          onChange={(groups) => onChange({ kind: COUNTED_KIND, groups })}
        />
      ) : null}
    </div>
  );
}

interface GroupsProps {
  readonly label: string;
  readonly chosen: readonly string[];
  onChange(groups: string[]): void;
}

/** At least one stays chosen. */
function Groups({ label, chosen, onChange }: GroupsProps) {
  const toggle = (group: string) => {
    const rest = chosen.filter((one) => one !== group);
    const next = rest.length < chosen.length ? rest : [...chosen, group];
    if (next.length > 0) onChange(next);
  };
  return (
    <fieldset aria-label={label} className="col-start-2 grid min-w-0 gap-1 pb-2">
      {orders.map((order) => (
        <div key={order} className="flex flex-wrap gap-1">
          {groupsOf[order].map((group) => (
            <Button
              key={group}
              size="sm"
              variant={chosen.includes(group) ? 'solid' : 'outline'}
              aria-pressed={chosen.includes(group)}
              onClick={() => toggle(group)}
            >
              {group}
            </Button>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
