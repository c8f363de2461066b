import { Check, X } from 'lucide-react';
import { Face } from '@/components/faces/face';
import { classNames } from '@/components/ui/class-names';
import { cssValues } from '@/components/ui/css-values';
import { Styled } from '@/components/ui/styled';
import type { SeatId } from '@/games/game';
import styles from './stage.module.css';

interface JudgedMarkProps {
  readonly judge: SeatId;
  /** Null: it is not this viewer's to know. */
  readonly answer: boolean | null;
  /** Null: nobody has been told by now, or nobody may know. */
  readonly isRight: boolean | null;
  /** Laid beside the line so long after its beat began; null: it lies there. */
  readonly afterMs: number | null;
}

/** What the other said of a line, beside it: their face with the word, or a seal. */
export function JudgedMark({ judge, answer, isRight, afterMs }: JudgedMarkProps) {
  return (
    <Styled
      as="span"
      style={afterMs === null ? undefined : cssValues({ '--after': `${afterMs}ms` })}
      className={classNames(
        'flex shrink-0 items-center gap-1.5 self-center text-sm',
        afterMs !== null && classNames(styles.rise, styles.now),
      )}
    >
      <Face seat={judge} size="sm" />
      {answer === null ? <Seal /> : <span className="text-brass-content">{answer ? 'true' : 'a lie'}</span>}
      {isRight !== null && <Counted isRight={isRight} />}
    </Styled>
  );
}

/** Wax, pressed. */
const Seal = () => (
  <svg role="img" aria-label="sealed" viewBox="0 0 24 24" className="size-5 shrink-0">
    <circle cx="12" cy="12" r="10.5" className="fill-brass/80" />
    <circle cx="12" cy="12" r="7.5" className="fill-none stroke-piece-ink/50" strokeWidth="1.2" />
    <path d="M12 8 16 12 12 16 8 12Z" className="fill-piece-ink/60" />
  </svg>
);

const Counted = ({ isRight }: { isRight: boolean }) =>
  isRight ? (
    <span className="figures flex items-center gap-0.5 text-success-content">
      <Check role="img" aria-label="right" className="size-4" />
      +2
    </span>
  ) : (
    <X role="img" aria-label="wrong" className="size-4 text-danger-content" />
  );
