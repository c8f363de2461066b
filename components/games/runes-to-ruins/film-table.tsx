import { DeskBelow } from '@/components/replay/desk-below';
import type { SeatId } from '@/games/game';
import type { RuneSymbol } from '@/games/runes-to-ruins/symbol';
import { Answered } from './answered';
import { LastClose } from './last-close';
import { ofSeat } from './of-seat';
import { WithRuneRules } from './rune-rules';
import type { ScreenProps } from './screen-props';
import { setWords } from './set-words';
import { SlabBoard } from './slab-board';

/** A replay between two closes: the slabs as this viewer knows them, and what the last close brought; the desk below. */
export function FilmTable({ desk: Desk, ...props }: ScreenProps & { desk: (props: ScreenProps) => React.ReactNode }) {
  const { view, mine, nameOf } = props;
  return (
    <WithRuneRules rules={view.rules}>
      <div className="grid grid-cols-1 gap-6">
        <section aria-label="The slabs" className="night rounded-2xl border border-subtle bg-subtle p-3 sm:p-5">
          <SlabBoard
            {...{ view, mine, nameOf }}
            symbolOf={(seat) => symbolFor(view, seat)}
            under={(seat) => <Holding {...{ view, nameOf, seat }} />}
          />
        </section>
        <LastClose view={view} />
        <Answered {...{ view, nameOf }} />
        <DeskBelow>
          <Desk {...props} />
        </DeskBelow>
      </div>
    </WithRuneRules>
  );
}

/** What this viewer knows of a seat's symbol: all of it, or what was shown. */
function symbolFor(view: ScreenProps['view'], seat: SeatId): RuneSymbol | null {
  return ofSeat(view.symbols, seat) ?? (view.viewer === seat ? (view.symbol ?? null) : null);
}

/** What a seat holds and what it has set, for who may know it. */
function Holding({ view, seat, nameOf }: Pick<ScreenProps, 'view' | 'nameOf'> & { seat: SeatId }) {
  const isOwn = view.viewer === seat;
  const insight = ofSeat(view.insights, seat) ?? (isOwn ? view.insight : undefined);
  const mantra = ofSeat(view.mantras, seat) ?? (isOwn ? view.mantra : undefined);
  const pending = ofSeat(view.pendings, seat) ?? (isOwn ? view.pending : undefined);
  if (insight === undefined) return null;
  return (
    <p className="text-center text-sm text-subtle leading-tight max-sm:text-left">
      <span className="figures block">
        holds <span className="display text-brass-content text-lg">{insight}</span> insight
        {mantra !== undefined && mantra !== 0 && <>, {mantra} mantra</>}
      </span>
      {pending !== undefined && <span className="text-muted text-xs max-sm:hidden">{setWords(pending, nameOf)}</span>}
    </p>
  );
}
