import type { Counted } from './reading';

interface CountLineProps {
  readonly knowledge: Pick<Counted, 'count' | 'leftOut'>;
  readonly isSupposed: boolean;
}

/** How many grids a seat has left, and whether that is all it could know. */
export function CountLine({ knowledge: { count, leftOut }, isSupposed }: CountLineProps) {
  return (
    <>
      {leftOut > 0 && `Too many to count: ${thingsLeftOut(leftOut)} left out here, so that at most `}
      <strong className="text-emphasis">{count.toLocaleString('en')}</strong> {count === 1 ? 'grid is' : 'grids are'}{' '}
      still possible{isSupposed ? ' as you suppose' : ''}.
    </>
  );
}

const thingsLeftOut = (count: number) =>
  count === 1 ? 'one thing that you know is' : `${count} things that you know are`;
