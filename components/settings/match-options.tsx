'use client';

import { Checkbox, RadioGroup } from '@/components/ui/field';
import type { JoinWay, Visibility } from '@/server/log/rows';

export interface MatchOptionValues {
  readonly visibility: Visibility;
  readonly joinWay: JoinWay;
  readonly sealed: boolean;
}

/** Who may watch, in words. */
export const watchers = [
  { value: 'public', label: 'Anybody', help: 'It is listed on the front page.' },
  { value: 'unlisted', label: 'Whoever has the address or the code' },
  { value: 'private', label: 'Only members', help: 'Players, hosts, and those you hand a link to watch.' },
] as const;

/** Who may join, who may watch, and whether the host looks at submissions: the same for every game. */
export function MatchOptions({
  value,
  onChange,
  practice,
  sealedProblem = null,
}: {
  value: MatchOptionValues;
  /** What is changed. */
  onChange: (part: Partial<MatchOptionValues>) => void;
  practice: boolean;
  sealedProblem?: string | null;
}) {
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <RadioGroup
        name="join-way"
        label="Who may take a seat"
        value={value.joinWay}
        onChange={(joinWay) => onChange({ joinWay })}
        options={[
          {
            value: 'open',
            label: 'Whoever sees the match',
            help: 'First come, first served; seats with a name are kept for who has their link.',
          },
          { value: 'links', label: 'Whoever has a link from me', help: 'One for each seat, or one for all.' },
        ]}
      />
      <RadioGroup
        name="visibility"
        label="Who may watch"
        value={value.visibility}
        onChange={(visibility) => onChange({ visibility })}
        options={watchers}
      />
      {practice ? null : (
        <Checkbox
          className="sm:col-span-2"
          label="Sealed: I do not see submissions until a round has closed"
          help="It holds for every host, and cannot be taken back once the match runs."
          error={sealedProblem}
          checked={value.sealed}
          onChange={(event) => onChange({ sealed: event.target.checked })}
        />
      )}
    </div>
  );
}
