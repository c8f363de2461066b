'use client';

import { formatDuration } from '@/components/ui/duration';
import { colors } from '@/games/bifrost/board';
import { parseBoard } from '@/games/bifrost/drawn-board';
import { settingsSchema } from '@/games/bifrost/settings';
import { settingsToTell } from '@/games/kit/settings';
import { BriefCard } from '../brief-card';
import type { BriefProps } from '../game-loads';
import { HexBoard } from './hex-board';
import { cellsOf, lostByRed, wonByRed } from './pictures';
import { PieceMark } from './piece';

/** Bifröst in four pictures. */
export function Brief({ settings }: BriefProps) {
  const { prefilled, moveSeconds } = settingsToTell(settingsSchema, settings);
  return (
    <>
      <BriefCard
        picture={
          <div className="flex justify-center gap-1">
            {colors.map((color) => (
              <PieceMark key={color} color={color} className="size-9" />
            ))}
          </div>
        }
      >
        <strong>Nobody knows your colour.</strong> Three boards at a time; in every step you are on turn on one of them
        {moveSeconds === null ? '.' : `, for ${formatDuration(moveSeconds * 1000)}.`}
      </BriefCard>
      <BriefCard picture={<HexBoard isPicture title="How a board starts" cells={cellsOf(prefilled)} lastCell={null} />}>
        <strong>Put one piece</strong> on an empty cell of that board. All pieces of a step are shown together.
      </BriefCard>
      <BriefCard picture={<HexBoard isPicture title="Red has won" cells={parseBoard(wonByRed)} lastCell={null} />}>
        <strong>Join three edges</strong> with one group, and you take the best place that is left: 3 points for the
        first, 2 for the second.
      </BriefCard>
      <BriefCard picture={<HexBoard isPicture title="Red is shut in" cells={parseBoard(lostByRed)} lastCell={null} />}>
        <strong>Cut off</strong>, so that you could not reach three edges with all empty cells yours, you take the worst
        place at the end of your own turn.
      </BriefCard>
    </>
  );
}
