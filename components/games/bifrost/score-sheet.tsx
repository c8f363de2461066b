import { NameInWords } from '@/components/faces/face';
import { classNames } from '@/components/ui/class-names';
import { Styled } from '@/components/ui/styled';
import type { Color } from '@/games/bifrost/board';
import type { BoardView } from '@/games/bifrost/view';
import type { SeatId } from '@/games/game';
import { PieceMark } from './piece';
import { scoresOf } from './scores';
import styles from './stage.module.css';
import { capitalized, placeShort } from './words';

export interface ScoreSheetProps {
  readonly boards: readonly Pick<BoardView, 'board' | 'places'>[];
  /** The viewer's colour. */
  readonly own?: Color | null;
  /** For a scene: large figures. */
  readonly isLarge?: boolean;
  /** Of a match that is over: who played a colour, and how many pieces they put, in the place of points that stand elsewhere. */
  readonly end?: {
    readonly seats: Readonly<Partial<Record<Color, SeatId>>>;
    readonly put: Readonly<Record<Color, number>>;
  };
}

/** Three colours by six boards, with their points: the score, for everybody. */
export function ScoreSheet({ boards, own = null, isLarge = false, end }: ScoreSheetProps) {
  // On a phone names take the room that figures leave.
  const isNarrow = end !== undefined;
  const cell = isLarge ? 'h-10 min-w-8 text-sm sm:h-14 sm:min-w-12 sm:text-lg' : 'h-8 min-w-8 text-xs';
  return (
    <table
      className={classNames(
        'figures border-separate',
        isLarge ? 'border-spacing-1' : 'border-spacing-0.5',
        isNarrow && 'max-sm:border-spacing-0.5',
      )}
    >
      <caption className="sr-only">
        Places by board, and {end === undefined ? 'points so far' : 'how many pieces were put'}
      </caption>
      <thead>
        <tr className="text-muted text-xs">
          <th scope="col" className="pr-2 text-right font-normal">
            <span className="sr-only">Colour</span>
            <span aria-hidden className="max-sm:hidden">
              Board
            </span>
          </th>
          {boards.map(({ board }) => (
            <th key={board} scope="col" className="font-normal">
              <span className="sr-only">Board </span>
              {board}
            </th>
          ))}
          <th scope="col" className="font-normal">
            {end !== undefined ? 'Put' : isLarge ? 'Points' : 'Pts'}
          </th>
        </tr>
      </thead>
      <tbody>
        {scoresOf(boards).map(({ color, places, points }) => (
          <tr key={color}>
            <th scope="row" className="pr-2 text-left font-medium text-emphasis">
              <span className="flex items-center gap-2">
                <PieceMark color={color} className={isLarge ? 'size-6 sm:size-8' : 'size-5'} />
                <span className={classNames('max-sm:sr-only', isLarge ? 'display text-xl' : 'text-sm')}>
                  {capitalized(color)}
                </span>
                <PlayedBy seat={end?.seats[color]} />
                {color === own && (
                  <span className={classNames('text-muted text-xs', isLarge && 'max-sm:sr-only')}>you</span>
                )}
              </span>
            </th>
            {places.map((place, i) => (
              <Styled
                as="td"
                // biome-ignore lint/suspicious/noArrayIndexKey: boards stand in their order
                key={i}
                className={classNames('rounded-md text-center', cell, isNarrow && 'max-sm:min-w-7', placeLook(place))}
                style={place === 1 ? { background: `var(--piece-${color})` } : undefined}
              >
                <span className={styles.rise}>{place === null ? '·' : placeShort(place)}</span>
              </Styled>
            ))}
            <td
              className={classNames(
                'display pl-2 text-right text-brass-content',
                isLarge ? 'min-w-10 text-2xl sm:min-w-12 sm:text-4xl' : 'min-w-8 text-xl',
                isNarrow && 'max-sm:min-w-7 max-sm:pl-1 max-sm:text-lg',
              )}
            >
              {end?.put[color] ?? points}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Beside its colour on a desk; on a phone in its place. */
const PlayedBy = ({ seat }: { seat: SeatId | undefined }) =>
  seat !== undefined && (
    <span className="max-w-48 text-sm [overflow-wrap:anywhere] max-sm:max-w-17 max-sm:text-xs">
      <span className="sr-only"> was </span>
      <NameInWords seat={seat} />
    </span>
  );

function placeLook(place: number | null): string {
  if (place === null) return 'bg-muted text-muted';
  if (place === 1) return 'font-semibold text-piece-ink';
  return place === 2 ? 'bg-emphasis text-emphasis' : 'bg-muted text-subtle';
}
