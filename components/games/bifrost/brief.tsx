'use client';

import { formatDuration } from '@/components/ui/duration';
import { cellNumber, colors } from '@/games/bifrost/board';
import { parseBoard } from '@/games/bifrost/drawn-board';
import type { Cells } from '@/games/bifrost/groups';
import { pointsOf } from '@/games/bifrost/results';
import { settingsSchema } from '@/games/bifrost/settings';
import { settingsToTell } from '@/games/kit/settings';
import { BriefCard } from '../brief-card';
import type { BriefProps } from '../game-loads';
import { HexBoard } from './hex-board';
import { LostMarks, WonMarks } from './outcome-marks';
import { cellsOf, lostByRed, wonByRed } from './pictures';

/** Bifröst in four pictures. */
export function Brief({ settings }: BriefProps) {
  const { prefilled, moveSeconds } = settingsToTell(settingsSchema, settings);
  const start = cellsOf(prefilled);
  const [free = 0] = middleFirst.filter((cell) => start[cell] === null);
  const turn = moveSeconds === null ? null : formatDuration(moveSeconds * 1000);
  return (
    <>
      <BriefCard
        figure={turn === null ? '3 boards at once' : `${turn} a turn`}
        picture={
          <div className="grid grid-cols-3 gap-1">
            {colors.map((color) => (
              <HexBoard key={color} isPicture title={`A board with ${color} on turn`} cells={start} onTurn={color} />
            ))}
          </div>
        }
      >
        <strong>Nobody knows your colour.</strong> In every step you are on turn on one of the three boards, in your
        colour.
      </BriefCard>
      <BriefCard
        figure="1 piece a turn"
        picture={<HexBoard isPicture title="Red puts a piece" cells={start.with(free, 'red')} lastCell={free} />}
      >
        <strong>Put it</strong> on an empty cell of that board. All pieces of a step are shown together.
      </BriefCard>
      <BriefCard
        figure={`${pointsOf(1)} points, then ${pointsOf(2)}`}
        picture={<Told cells={won} Marks={WonMarks} title="Red has won" />}
      >
        <strong>Join three edges</strong> with one group, and you take the best place that is left: {pointsOf(1)} points
        for the first, {pointsOf(2)} for the second.
      </BriefCard>
      <BriefCard
        figure={`Cut off: ${pointsOf(3)}`}
        picture={<Told cells={lost} Marks={LostMarks} title="Red is shut in" />}
      >
        <strong>Cut off</strong>, so that you could not reach three edges with all empty cells yours, you take the worst
        place at the end of your own turn.
      </BriefCard>
    </>
  );
}

const [won, lost] = [parseBoard(wonByRed), parseBoard(lostByRed)];
const middleFirst = ['e4', 'e6', 'd4', 'f4'].flatMap((name) => cellNumber(name) ?? []);

/** Red’s board, with what decided it drawn over it. */
const Told = ({ cells, title, Marks }: { cells: Cells; title: string; Marks: typeof WonMarks }) => (
  <HexBoard isPicture {...{ title, cells }} lastCell={null} overlay={<Marks cells={cells} color="red" />} />
);
