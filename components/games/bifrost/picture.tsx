import type { PictureProps } from '@/components/post/picture';
import { Placed, Write } from '@/components/post/svg-text';
import { Styled } from '@/components/ui/styled';
import { cellNumber, colors } from '@/games/bifrost/board';
import { cellsOf } from '@/games/bifrost/bot-board';
import type { Settings } from '@/games/bifrost/settings';
import type { BoardView, View } from '@/games/bifrost/view';
import { HexBoard } from './hex-board';
import { WonMarks } from './outcome-marks';
import { PieceMark } from './piece';
import { scoresOf } from './scores';
import { placeShort } from './words';

/** The board that was decided last, large, and the matrix of places; where it is narrow or none was, the six boards. */
export function Picture({ view, before, width, height }: PictureProps<View, Settings>) {
  const decided = view.boards.find(({ places }, i) => placed(places) > placed(before?.boards[i]?.places ?? places));
  if (decided === undefined) return <SixBoards boards={view.boards} {...{ width, height }} />;
  const side = Math.min(height, width);
  const left = side * 1.1;
  return (
    <>
      <Board board={decided} x={0} y={0} width={left} height={height} />
      <Matrix boards={view.boards} x={left + 50} y={(height - 300) / 2 - 6} width={width - left - 50} />
    </>
  );
}

const placed = (places: BoardView['places']): number => Object.keys(places).length;

function SixBoards({ boards, width, height }: { boards: readonly BoardView[]; width: number; height: number }) {
  const isWide = width > 900;
  const fieldWidth = isWide ? width * 0.56 : width;
  const [wide, high] = [fieldWidth / 3, (isWide ? height : height * 0.62) / 2];
  return (
    <>
      {boards.map((board, i) => (
        <Board
          key={board.board}
          {...{ board }}
          x={(i % 3) * wide + 4}
          y={Math.floor(i / 3) * high + 4}
          width={wide - 8}
          height={high - 8}
        />
      ))}
      {isWide && (
        <Matrix boards={boards} x={fieldWidth + 30} y={(height - 300) / 2 - 6} width={width - fieldWidth - 30} />
      )}
      {!isWide && <Matrix boards={boards} x={10} y={height * 0.62 + 4} width={width - 20} size={34} />}
    </>
  );
}

interface BoardProps {
  readonly board: BoardView;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function Board({ board, ...place }: BoardProps) {
  const cells = cellsOf(board);
  const winner = colors.find((color) => board.places[color] === 1);
  return (
    <Placed {...place}>
      <HexBoard
        isPicture
        title={`Board ${board.board}`}
        cells={cells}
        lastCell={board.last?.cell == null ? null : cellNumber(board.last.cell)}
        overlay={winner === undefined ? undefined : <WonMarks cells={cells} color={winner} />}
      />
    </Placed>
  );
}

interface MatrixProps {
  readonly boards: readonly BoardView[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How high a row is. */
  readonly size?: number;
}

/** Three colours by six boards, with their points. */
function Matrix({ boards, x, y, width, size = 84 }: MatrixProps) {
  const step = (width - size * 1.9) / boards.length;
  const figure = Math.min(size * 0.36, step * 0.5);
  return (
    <g transform={`translate(${x} ${y})`} className="figures">
      {boards.map(({ board }, i) => (
        <Write
          key={board}
          x={size + (i + 0.5) * step}
          y={size * 0.32}
          size={figure}
          textAnchor="middle"
          className="fill-content-muted"
        >
          {String(board)}
        </Write>
      ))}
      {scoresOf(boards).map(({ color, places, points }, row) => (
        <g key={color} transform={`translate(0 ${size * (0.48 + row)})`}>
          <Placed x={0} y={size * 0.14} width={size * 0.72} height={size * 0.72}>
            <PieceMark color={color} className="" />
          </Placed>
          {places.map((place, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boards stand in their order
            <g key={i} transform={`translate(${size + i * step} 0)`}>
              <Styled
                as="rect"
                x={3}
                y={size * 0.1}
                width={step - 6}
                height={size * 0.8}
                rx={6}
                className={place === 2 ? 'fill-bg-emphasis' : 'fill-bg-muted'}
                style={place === 1 ? { fill: `var(--piece-${color})` } : undefined}
              />
              <Write
                x={step / 2}
                y={size / 2 + figure * 0.36}
                size={figure}
                textAnchor="middle"
                className={place === 1 ? 'fill-piece-ink font-semibold' : 'fill-content-subtle'}
              >
                {place === null ? '·' : placeShort(place)}
              </Write>
            </g>
          ))}
          <Write x={width} y={size * 0.72} size={size * 0.6} textAnchor="end" isDisplay className="fill-brass-content">
            {String(points)}
          </Write>
        </g>
      ))}
    </g>
  );
}
