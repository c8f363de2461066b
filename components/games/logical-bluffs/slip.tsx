import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { cssValues } from '@/components/ui/css-values';
import { Styled } from '@/components/ui/styled';
import styles from './stage.module.css';

/** A typed slip of paper on a desk. */
export const slipClass = 'rounded-sm border border-subtle border-l-3 border-l-brass/60 bg-subtle px-3 py-2';

const sizes = {
  small: 'px-2 py-0.5 text-xs',
  usual: 'px-2 py-0.5 text-[0.8125rem] leading-[1.15rem] sm:py-1 sm:text-sm',
  large: 'px-3 py-2 text-sm sm:text-lg',
} as const;

interface SlipProps {
  readonly text: string | null;
  readonly i: number;
  readonly truth: boolean | null;
  readonly answer: boolean | null;
  readonly isNow: boolean;
  /** Small: beside a board. */
  readonly size?: keyof typeof sizes;
  /** What is said just now is about this one. */
  readonly isMeant?: boolean;
  /** Laid on the table so long after its beat began; null: it lies there. */
  readonly laidAfterMs?: number | null;
  /** Beside the statement: what the other said of it. */
  readonly mark?: ReactNode;
  /** After the stamp: both then stand below the statement, which has the whole width. */
  readonly end?: ReactNode;
}

/** A statement on a typed slip, stamped where the viewer was told. */
export function Slip({
  text,
  i,
  truth,
  answer,
  isNow,
  size = 'usual',
  isMeant = false,
  laidAfterMs = null,
  mark,
  end,
}: SlipProps) {
  return (
    <Styled
      as="li"
      style={laidAfterMs === null ? undefined : cssValues({ '--after': `${laidAfterMs}ms` })}
      className={classNames(
        'rounded-sm border bg-subtle',
        end === undefined ? 'flex items-start justify-between gap-2' : 'grid gap-0.5 max-sm:gap-0',
        isMeant ? 'border-brass' : 'border-subtle',
        sizes[size],
        laidAfterMs !== null && classNames(styles.rise, styles.now),
      )}
    >
      <span className={classNames('min-w-0 flex-1', text === null ? 'text-muted' : 'text-default')}>
        <span className="figures text-muted">{i + 1}</span> {text ?? 'Behind a smokescreen'}
      </span>
      {end === undefined ? (
        truth !== null && <Stamp {...{ truth, isNow }} />
      ) : (
        <span className="flex min-w-0 items-center gap-2 pl-3.5">
          {truth !== null && <Stamp {...{ truth, isNow }} />}
          {end}
        </span>
      )}
      {mark}
      {answer !== null && <span className="shrink-0 text-brass-content text-xs">you: {answer ? 'true' : 'false'}</span>}
    </Styled>
  );
}

const Stamp = ({ truth, isNow }: { truth: boolean; isNow: boolean }) => (
  <span
    className={classNames(
      'shrink-0 rounded-sm border px-1 font-semibold text-[0.7rem] uppercase leading-5 max-sm:leading-4',
      truth ? 'border-success-content text-success-content' : 'border-danger-content text-danger-content',
      styles.stamp,
      isNow && styles.now,
    )}
  >
    {truth ? 'true' : 'false'}
  </span>
);
