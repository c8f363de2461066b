'use client';

import { WithBots } from '@/components/faces/with-bots';
import { nameRem } from '@/components/stage/name-size';
import type { FinaleDrawingProps, GameFinale } from '@/components/stage/scene';
import { capital, ordinal, pointsWords } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import { cssValues } from '@/components/ui/css-values';
import { Styled } from '@/components/ui/styled';
import { type Color, colors } from '@/games/bifrost/board';
import { cellsOf } from '@/games/bifrost/bot-board';
import type { Settings } from '@/games/bifrost/settings';
import type { BoardView, View } from '@/games/bifrost/view';
import type { Standing } from '@/games/game';
import { HexBoard } from './hex-board';
import { HeldMarks, LostMarks, WonMarks } from './outcome-marks';
import { PieceMark } from './piece';
import { colorOf, type FinalBeat, howPlaced, tellFinale, whyWords } from './scenes';
import { ScoreSheet } from './score-sheet';
import styles from './stage.module.css';

type Props = FinaleDrawingProps<View, FinalBeat, Settings>;

/** The end: six boards on one sheet, lit place by place, the score they come to, then the masks come off. */
export function FinaleDrawing(props: Props) {
  const { view, scene, index, isStill } = props;
  const beat = scene.beats[index];
  if (beat === undefined) return null;
  if (beat.show === 'mask') return <Masks {...props} />;
  if (beat.show !== 'points') return <Sheet key={beat.id} {...{ view, beat }} isNow={!isStill} />;
  return (
    <div className={classNames('grid justify-items-center', !isStill && styles.now)}>
      <ScoreSheet boards={view.boards} isLarge />
    </div>
  );
}

interface SheetProps {
  readonly view: View;
  readonly beat: FinalBeat;
  readonly isNow: boolean;
}

/** All boards side by side, as many as the window has room for; what is told comes to one after the other. */
function Sheet({ view, beat, isNow }: SheetProps) {
  return (
    <ol className="mx-auto grid w-[min(100%,(var(--picture)-6rem)*0.77)] grid-cols-2 gap-x-4 gap-y-2 sm:w-[min(100%,(var(--picture)-4rem)*1.73)] sm:grid-cols-3">
      {view.boards.map((board, i) => (
        <Styled
          as="li"
          key={board.board}
          className="min-w-0"
          style={isNow ? cssValues({ '--landing': `${i * APART_MS}ms` }) : {}}
        >
          <ToldBoard {...{ view, board, isNow }} place={beat.place ?? null} />
        </Styled>
      ))}
    </ol>
  );
}

const APART_MS = 350;

interface ToldProps extends Pick<SheetProps, 'view' | 'isNow'> {
  readonly board: BoardView;
  /** Null: as it was left. */
  readonly place: number | null;
}

/** Whose the place is, and why: the chain, what cut the colour off, or the pieces that were counted. */
function ToldBoard({ view, board, place, isNow }: ToldProps) {
  const color = colors.find((one) => board.places[one] === place);
  return (
    <figure>
      <HexBoard
        isPicture
        title={`Board ${board.board}`}
        cells={cellsOf(board)}
        overlay={color && <WhyMarks {...{ board, color, isNow }} by={howPlaced(board, color, view)} />}
      />
      <figcaption className="flex min-h-6 items-center justify-center gap-1.5 text-sm max-sm:text-xs">
        {color === undefined ? (
          <span className="text-subtle">Board {board.board}</span>
        ) : (
          <span className={classNames('flex items-center gap-1.5', isNow && classNames(styles.now, styles.after))}>
            <PieceMark color={color} className="size-4" />
            <span>
              <span className="text-muted">
                <span className="max-sm:sr-only">Board </span>
                {board.board}
              </span>{' '}
              {capital(color)}: {whyWords(board, color, view)}
            </span>
          </span>
        )}
      </figcaption>
    </figure>
  );
}

interface WhyProps extends Pick<ToldProps, 'board' | 'isNow'> {
  readonly color: Color;
  readonly by: ReturnType<typeof howPlaced>;
}

/** The chain, or what cut it off; where neither decided, the pieces that were counted. */
function WhyMarks({ board, color, by, isNow }: WhyProps) {
  const cells = cellsOf(board);
  if (by === 'won') return <WonMarks {...{ cells, color, isNow }} />;
  if (by === 'lost') return <LostMarks {...{ cells, color, isNow }} />;
  return <HeldMarks {...{ cells, color, isNow }} />;
}

/** A mask for each colour; it turns over when its place is told. */
function Masks({ scene, index, results, nameOf, mine, isStill }: Props) {
  const beat = scene.beats[index];
  const told = new Set(scene.beats.slice(0, index + 1).flatMap(({ tells }) => tells));
  return (
    <ol className="grid gap-3 max-sm:gap-2 sm:grid-cols-3">
      {results.standings.map((standing) => {
        const isNow = !isStill && (beat?.tells.includes(standing.seat) ?? false);
        const name = told.has(standing.seat) ? nameOf(standing.seat) : null;
        return (
          <li
            key={standing.seat}
            className={classNames('rounded-lg border border-subtle bg-subtle', isNow && styles.now)}
          >
            <Mask {...{ standing, name }} isMine={standing.seat === mine} />
          </li>
        );
      })}
    </ol>
  );
}

interface MaskProps {
  readonly standing: Standing;
  /** Null: not told yet. */
  readonly name: string | null;
  readonly isMine: boolean;
}

function Mask({ standing, name, isMine }: MaskProps) {
  const color = colorPlayed(standing);
  return (
    <div className="flex items-center gap-4 px-4 py-1.5 sm:flex-col sm:p-6 sm:text-center">
      <PieceMark color={color} className="size-14 shrink-0 sm:size-24" />
      <div className={classNames('min-w-0 sm:min-h-28', styles.turn)} key={String(name !== null)}>
        <p className="text-muted">{capital(color)} was</p>
        <Styled
          as="p"
          className="display text-2xl text-emphasis [overflow-wrap:anywhere]"
          style={name === null ? undefined : { fontSize: `${nameRem(name, nameSize)}rem` }}
        >
          <WithBots>{name ?? '…'}</WithBots>
          {isMine && name !== null && <span className="text-base text-muted"> (you)</span>}
        </Styled>
        <p className="figures text-brass-content">
          {name === null ? ' ' : `${ordinal(standing.rank)}, ${pointsWords(standing.points ?? 0)}`}
        </p>
      </div>
    </div>
  );
}

const colorPlayed = ({ detail }: Standing) => detail.color as Color;

/** So that no word breaks in the narrowest of three masks. */
const nameSize = { most: 1.5, room: 10 };

export const finale: GameFinale<View, FinalBeat, Settings> = {
  ...{ tell: tellFinale, playedAs: colorOf, Drawing: FinaleDrawing },
  Face: ({ standing }) => <PieceMark color={colorPlayed(standing)} className="size-full" />,
};
