import { classNames } from '@/components/ui/class-names';
import type { SettingLine } from './settings-summary';

/** A match's settings in words; what differs from how such a match starts stands out. */
export function SettingsList({ lines }: { lines: readonly SettingLine[] }) {
  return (
    <dl className="text-sm">
      {lines.map((line) => (
        <div key={line.key} className="flex justify-between gap-4 border-muted border-b py-1.5">
          <dt className="text-muted">{line.label}</dt>
          <dd
            className={classNames(
              'max-w-[60%] shrink-0 text-right',
              line.changed ? 'text-brass-content' : 'text-default',
            )}
          >
            {line.value}
            {line.changed ? <span className="sr-only"> (changed from how such a match starts)</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
