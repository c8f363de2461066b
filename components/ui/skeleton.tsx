import { classNames } from './class-names';

/** The place something will take while it is on its way. Stands still: nothing pulses here. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block rounded-md bg-emphasis opacity-60', className)} />;
}
