import { Face, NameInWords, SeatName } from '@/components/faces/face';
import { Honoured } from '@/components/stage/honoured';
import { isSideTold } from '@/components/stage/places';
import type { FinaleDrawingProps, GameFinale } from '@/components/stage/scene';
import { pointsWords } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import { cssValues } from '@/components/ui/css-values';
import { Styled } from '@/components/ui/styled';
import type { SeatId } from '@/games/game';
import { type Cell, type Colour, cells, colourAt, rowOf } from '@/games/logical-bluffs/grid';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { View } from '@/games/logical-bluffs/view';
import { type FinalBeat, tellFinale, toldLeft, wrongGuesses } from './finale';
import type { RoundLeft } from './grids-left';
import { wonBy } from './how-ended';
import { RoundOpen } from './round-open';
import styles from './stage.module.css';
import { TilePicture } from './tile';

type Props = FinaleDrawingProps<View, FinalBeat, Settings>;

/** The end: what was true in each round, how each narrowed the grid down, wrong guesses, and the sixteen tiles as they turn over. */
export function FinaleDrawing(props: Props) {
  const { scene, index, view } = props;
  const beat = scene.beats[index];
  if (beat?.show === 'said') return <RoundOpen {...props} round={beat.round ?? 0} />;
  if (beat?.show === 'left') return <Left {...props} rounds={toldLeft(view)} />;
  if (beat?.show === 'guess') return <Guess {...props} beat={beat} />;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-10 gap-y-4 *:min-w-0">
      <Turning {...props} />
      <Places {...props} />
    </div>
  );
}

const WIDEST = Math.log(4 ** 16);

/** A line for each round, and in it for each seat how many are left, over a bar of a width by their logarithm: it shrinks with the rounds. */
function Left({ rounds, scene, index, isStill }: Props & { rounds: readonly RoundLeft[] }) {
  const now = scene.beats[index]?.round ?? 0;
  return (
    <div className="mx-auto grid w-full max-w-[46rem] gap-3">
      <p className="eyebrow">Grids still possible</p>
      <p className={classNames(leftColumns, 'text-base')}>
        <span />
        {rounds[0]?.left.map(({ seat }) => (
          <span key={seat} className="text-emphasis">
            <NameInWords seat={seat} />
          </span>
        ))}
      </p>
      <ol className="grid gap-4 max-sm:gap-3">
        {rounds
          .filter(({ round }) => round <= now)
          .slice(-3) // as many as fill the window; the caption says the newest
          .map(({ round, left }) => (
            <li key={round} className={classNames(leftColumns, styles.rise, !isStill && round === now && styles.now)}>
              <span className="text-sm text-subtle">Round {round}</span>
              {left.map(({ seat, count }) => (
                <span key={seat} className="grid min-w-0 gap-1.5">
                  <span className="figures display text-3xl text-emphasis max-sm:text-lg">
                    {count.toLocaleString('en')}
                  </span>
                  <span aria-hidden className="relative h-2.5 rounded-full bg-emphasis sm:h-4">
                    <Styled
                      as="span"
                      className="block h-full rounded-full bg-brass/80"
                      style={{ width: `${shareOf(count)}%` }}
                    />
                    {scale.map(({ grids }) => (
                      <Styled
                        as="span"
                        key={grids}
                        className="absolute inset-y-0 w-px bg-default"
                        style={{ left: `${shareOf(grids)}%` }}
                      />
                    ))}
                  </span>
                </span>
              ))}
            </li>
          ))}
      </ol>
      <div aria-hidden className={classNames(leftColumns, 'figures text-muted text-xs')}>
        <span />
        {rounds[0]?.left.map(({ seat }) => (
          <span key={seat} className="relative h-4">
            {scale.map(({ grids, words, short }) => (
              <Styled
                as="span"
                key={grids}
                className="absolute -translate-x-1/2"
                style={{ left: `${shareOf(grids)}%` }}
              >
                <span className="max-sm:hidden">{words}</span>
                <span className="sm:hidden">{short}</span>
              </Styled>
            ))}
          </span>
        ))}
        <span className="col-span-full sm:col-start-2">From mark to mark a bar grows a thousandfold.</span>
      </div>
    </div>
  );
}

/** Of a bar, in hundredths: by the logarithm, and one grid is seen too. */
const shareOf = (grids: number): number => 2 + (Math.log(Math.max(1, grids)) / WIDEST) * 98;

const scale = [
  { grids: 1, words: '1', short: '1' },
  { grids: 1e3, words: '1,000', short: '1k' },
  { grids: 1e6, words: 'million', short: '1M' },
  { grids: 1e9, words: 'billion', short: '1B' },
] as const;

const leftColumns = 'grid grid-cols-[4.5rem_1fr_1fr] items-center gap-x-3 sm:gap-x-6';

function Guess({ beat, view, isStill }: Props & { beat: FinalBeat }) {
  const guess = wrongGuesses(view).find(({ seat, round }) => beat.seats.includes(seat) && round === beat.round);
  const own = new Map(Object.entries(view.allOwn ?? {})).get(beat.seats[0] ?? '');
  const grid = own?.guesses.find(({ round }) => round === beat.round)?.grid;
  if (guess === undefined || grid === undefined) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-10 gap-y-4">
      <Tiles
        colourOf={(cell) => colourAt(grid, cell)}
        isWrong={(cell) => guess.wrong.includes(cell)}
        delayOf={(cell) => (isStill ? null : cells.indexOf(cell) * 120)}
      />
      <div className="grid justify-items-center gap-2 text-center">
        <Face seat={guess.seat} size="lg" />
        <p className="text-xl">
          <SeatName seat={guess.seat} />
        </p>
        <p className="display figures text-3xl text-danger-content">
          {guess.wrong.length} of {cells.length} wrong
        </p>
      </div>
    </div>
  );
}

/** Rows turn over one after another, below what was named, if somebody did; what has turned stays. */
function Turning({ scene, index, view, isStill }: Props) {
  const { grid } = view;
  const isNamed = scene.beats.some(({ show }) => show === 'named');
  const told = scene.beats.slice(0, index + 1).flatMap(({ row }) => (row === undefined ? [] : [row]));
  const now = scene.beats[index]?.row ?? null;
  if (grid === undefined) return null;
  return (
    <Tiles
      colourOf={(cell) => (told.includes(rowOf(cell) + 1) ? colourAt(grid, cell) : null)}
      namedAs={(cell) => (isNamed ? colourAt(grid, cell) : null)}
      isWrong={() => false}
      delayOf={(cell) => {
        if (isStill) return null;
        if (scene.beats[index]?.show === 'named') return cells.indexOf(cell) * 120;
        return rowOf(cell) + 1 === now ? (cells.indexOf(cell) % 4) * 420 : null;
      }}
    />
  );
}

interface TilesProps {
  colourOf(cell: Cell): Colour | null;
  /** On a tile that lies face down: what it was said to be. */
  namedAs?(cell: Cell): Colour | null;
  isWrong(cell: Cell): boolean;
  /** When it turns over within the beat; null: it lies still. */
  delayOf(cell: Cell): number | null;
}

function Tiles({ colourOf, namedAs, isWrong, delayOf }: TilesProps) {
  return (
    <div
      className="grid w-[min(100%,var(--picture)*0.75)] only:w-[min(100%,var(--picture)*0.9)] grid-cols-4 gap-1.5 max-sm:not-only:w-[calc(var(--picture)*0.45)]"
      aria-hidden
    >
      {cells.map((cell) => {
        const delay = delayOf(cell);
        const colour = colourOf(cell);
        const named = colour === null ? (namedAs?.(cell) ?? null) : null;
        return (
          <Styled
            as="span"
            key={`${cell} ${colour} ${delay}`}
            style={cssValues({ '--after': `${delay ?? 0}ms` })}
            className={classNames('relative', styles.flip, delay !== null && styles.now, isWrong(cell) && 'opacity-90')}
          >
            <TilePicture colour={colour} initial className="w-full" />
            {named !== null && (
              <TilePicture colour={named} initial className="absolute inset-[27%] size-[46%] opacity-90" />
            )}
            {isWrong(cell) && (
              <svg viewBox="0 0 40 40" className="absolute inset-0 size-full stroke-piece-ink" aria-hidden>
                <path d="M5 5 35 35M35 5 5 35" strokeWidth="7" className="stroke-piece-ink" />
                <path d="M5 5 35 35M35 5 5 35" strokeWidth="3.5" className="stroke-piece-light" />
              </svg>
            )}
          </Styled>
        );
      })}
    </div>
  );
}

/** Whoever is told; nobody before. */
function Places({ scene, index, results, mine, isStill }: Props) {
  const told = new Set(scene.beats.slice(0, index + 1).flatMap(({ tells }) => tells));
  const isChosen = isSideTold(scene, { index, isOf: ({ show }) => show === 'candidate' });
  const under = (seat: SeatId) => {
    const points = pointsWords(results.standings.find((one) => one.seat === seat)?.points ?? 0);
    return isChosen && results.eliminationCandidates.includes(seat) ? `${points} · candidate` : points;
  };
  const shown = results.standings.flatMap(({ seat }) => (told.has(seat) ? [seat] : []));
  if (shown.length === 0) return null;
  return (
    <div
      key={shown.length}
      className={classNames('flex items-end justify-center gap-5 sm:grid', styles.rise, !isStill && styles.now)}
    >
      {shown.map((seat) => (
        <Honoured key={seat} seats={[seat]} {...{ mine, under }} />
      ))}
    </div>
  );
}

export const finale: GameFinale<View, FinalBeat, Settings> = { tell: tellFinale, wonBy, Drawing: FinaleDrawing };
