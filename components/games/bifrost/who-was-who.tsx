import { NameInWords } from '@/components/faces/face';
import { listed } from '@/components/stage/words';
import { type Color, colors } from '@/games/bifrost/board';
import { cellsOf } from '@/games/bifrost/bot-board';
import type { View } from '@/games/bifrost/view';
import type { SeatId, Standing } from '@/games/game';
import { seatEntries } from '@/games/kit/by-seat';
import { winningCells } from './board-card';
import { HexBoard } from './hex-board';
import { PieceMark } from './piece';
import { ScoreSheet } from './score-sheet';
import type { ScreenProps } from './screen-props';
import { capitalized, placeShort, placesWords } from './words';

interface Identity {
  readonly seat: SeatId;
  readonly color: Color;
  readonly standing: Standing | null;
}

/** Once the end is told: who played which colour, best first; without a result in the order of colours. */
export function WhoWasWho({ view, results, mine }: Pick<ScreenProps, 'view' | 'results' | 'mine'>) {
  const identities = identitiesOf(view, results?.standings ?? []);
  const ownColor = identities.find(({ seat }) => seat === mine)?.color ?? null;
  return (
    <section aria-label="Who was who">
      <h2 className="display mb-2 text-xl">Who was who</h2>
      <ol className="grid gap-3 sm:grid-cols-3">
        {identities.map(({ seat, color, standing }) => (
          <li key={seat} className="flex items-center gap-3 rounded-lg border border-subtle bg-subtle px-4 py-3">
            <PieceMark color={color} className="size-11" />
            <div className="min-w-0">
              <p className="text-sm text-subtle">
                {capitalized(color)} was{' '}
                <span className="font-medium text-emphasis [overflow-wrap:anywhere]">
                  <NameInWords seat={seat} />
                </span>
                {seat === mine && ' (you)'}
              </p>
              {standing && <p className="figures text-muted text-sm">{figuresOf(standing)}</p>}
            </div>
          </li>
        ))}
      </ol>
      <h2 className="display mt-8 mb-2 text-xl">The six boards</h2>
      <ScoreSheet boards={view.boards} own={ownColor} isLarge />
      <ol className="mt-4 grid grid-cols-3 gap-3 lg:grid-cols-6">
        {view.boards.map((board) => (
          <li key={board.board} className="min-w-0 text-center text-muted text-xs">
            <HexBoard
              isPicture
              title={`Board ${board.board}. ${placesWords(board.places)}`}
              cells={cellsOf(board)}
              shown={winningCells(board)}
            />
            Board {board.board}
          </li>
        ))}
      </ol>
    </section>
  );
}

function figuresOf({ rank, points, detail }: Standing): string {
  const firsts = `${detail.firsts} first ${detail.firsts === 1 ? 'place' : 'places'}`;
  return `${listed([`${placeShort(rank)}, ${points} points`, firsts, `${detail.cells} cells`])}`;
}

function identitiesOf({ colors: dealt = {} }: View, standings: readonly Standing[]): Identity[] {
  const identities = seatEntries(dealt).map(([seat, color]) => ({
    seat,
    color,
    standing: standings.find((one) => one.seat === seat) ?? null,
  }));
  const order = (one: Identity) => one.standing?.rank ?? colors.indexOf(one.color);
  return identities.sort((a, b) => order(a) - order(b));
}
