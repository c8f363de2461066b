import { classNames } from '@/components/ui/class-names';
import type { Closeness } from '@/games/runes-to-ruins/answers';
import { positions, type RuneSymbol } from '@/games/runes-to-ruins/symbol';
import { closenessWords } from './answer-words';
import { symbolWords } from './rune-drawing';
import { Slab } from './slab';

/** What was told of a rune, from the nearest on; the rest are wrong. */
const kinds = ['exact', 'misplaced', 'group', 'wrong'] as const;
type Kind = (typeof kinds)[number];

const kindWords: Readonly<Record<Kind, string>> = {
  exact: 'exact',
  misplaced: 'misplaced',
  group: 'by group',
  wrong: 'wrong',
};

export const wrongOf = ({ exact, misplaced, group }: Closeness): number => positions.length - exact - misplaced - group;

interface GuessAnswerProps {
  readonly symbol: RuneSymbol;
  /** Null: there was nobody to compare it with. */
  readonly closeness: Closeness | null;
  /** "Your 2nd guess". */
  readonly title: string;
  readonly isSmall?: boolean;
}

/** A guess as it was named, and its answer: as many pegs of each kind as runes were told of. Which rune is which is not. */
export function GuessAnswer({ symbol, closeness, title, isSmall = false }: GuessAnswerProps) {
  const isAll = closeness?.exact === positions.length;
  return (
    <div className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] items-center gap-x-3 gap-y-1">
      <div className={isSmall ? 'w-24' : 'w-26'}>
        <Slab grid={symbol} lit={isAll ? symbol : []} hasFoot={false} title={`${title}: ${symbolWords(symbol)}`} />
      </div>
      {closeness === null ? (
        <p className="text-sm text-subtle">There was nobody to compare it with.</p>
      ) : (
        <Pegs closeness={closeness} isSmall={isSmall} />
      )}
    </div>
  );
}

function Pegs({ closeness, isSmall }: { closeness: Closeness; isSmall: boolean }) {
  const counts: Readonly<Record<Kind, number>> = { ...closeness, wrong: wrongOf(closeness) };
  return (
    <ul
      aria-label={closenessWords(closeness)}
      className={classNames('grid content-center', isSmall ? 'gap-0 text-xs' : 'gap-0.5 text-sm')}
    >
      {kinds.map((kind) => (
        <li key={kind} className={classNames('flex items-center gap-1.5', counts[kind] === 0 && 'text-muted')}>
          <span className={classNames('display figures w-4 text-right', isSmall ? 'text-base' : 'text-lg')}>
            {counts[kind]}
          </span>
          <span className="w-16 whitespace-nowrap">{kindWords[kind]}</span>
          <span aria-hidden className="flex gap-0.5">
            {Array.from({ length: counts[kind] }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pegs of one kind are all alike
              <Peg key={i} kind={kind} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Told apart without their colours too: full, half, a ring, a hole. */
function Peg({ kind }: { kind: Kind }) {
  return (
    <svg
      viewBox="-6 -6 12 12"
      aria-hidden
      className={classNames('size-3', kind === 'wrong' ? 'text-muted' : 'text-brass-content')}
    >
      {kind === 'exact' && <circle r={5} fill="currentColor" />}
      {kind === 'misplaced' && (
        <>
          <path d="M0-4.2a4.2 4.2 0 0 0 0 8.4Z" fill="currentColor" />
          <circle r={4.2} fill="none" stroke="currentColor" strokeWidth={1.6} />
        </>
      )}
      {kind === 'group' && <circle r={4.2} fill="none" stroke="currentColor" strokeWidth={1.6} />}
      {kind === 'wrong' && <circle r={1.8} fill="currentColor" />}
    </svg>
  );
}
