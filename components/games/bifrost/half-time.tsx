import { ArrowRight } from 'lucide-react';
import { boardsOfHalf, turnOrder } from '@/games/bifrost/turns';
import type { View } from '@/games/bifrost/view';
import { PieceMark } from './piece';
import { ScoreSheet } from './score-sheet';

export const HALF_TIME = 'Half-time: boards 4 to 6 come next, and turns go the other way.';

/** In which order each board that comes next is played. */
export const SecondHalf = () => (
  <ul className="flex flex-wrap justify-center gap-x-8 gap-y-1">
    {boardsOfHalf(2).map((board) => (
      <li key={board} className="flex items-center gap-1.5">
        <span className="sr-only">{`Board ${board}: ${turnOrder(board).join(' → ')}`}</span>
        <span aria-hidden className="text-subtle">
          Board {board}
        </span>
        {turnOrder(board).map((color, i) => (
          <span key={color} aria-hidden className="flex items-center gap-1.5">
            {i > 0 && <ArrowRight className="size-4 text-subtle" />}
            <PieceMark {...{ color }} className="size-6" />
          </span>
        ))}
      </li>
    ))}
  </ul>
);

/** On the page, above the boards of the first half: what they brought, large, and what comes next. */
export const HalfTime = ({ view }: { view: View }) => (
  <section
    aria-label="Half-time"
    className="night grid justify-items-center gap-4 rounded-2xl border border-brass/40 bg-subtle px-1 py-5"
  >
    <h2 className="display text-balance text-center text-2xl text-brass-content max-sm:text-xl">{HALF_TIME}</h2>
    <ScoreSheet boards={view.boards} own={view.color ?? null} isLarge />
    <SecondHalf />
  </section>
);
