'use client';

import { itemAt } from '@/games/kit/item-at';
import { settingsToTell } from '@/games/kit/settings';
import { parseBoard } from '@/games/proof-by-contradiction/board';
import { explainClue } from '@/games/proof-by-contradiction/explain';
import { settingsSchema } from '@/games/proof-by-contradiction/settings';
import { BriefCard } from '../brief-card';
import type { BriefProps } from '../game-loads';
import { BoardPicture } from './board-picture';
import { ClueText } from './clue-text';
import { ana, bea, examples } from './examples';

const clue = itemAt(examples, 1);
const kept = explainClue(clue, parseBoard(ana));
const broken = explainClue(clue, parseBoard(bea));

/** Proof by Contradiction in four pictures. */
export function Brief({ settings }: BriefProps) {
  const { contracts } = settingsToTell(settingsSchema, settings);
  return (
    <>
      <BriefCard figure="2 + 2 + 1 tokens" picture={<BoardPicture board={ana} title="Five tokens on a board" />}>
        <strong>Nobody sees your board.</strong> Two tokens in round 1, two in round 2, the last in round 3
        {contracts ? '; in round 1 a secret contract, too.' : '.'}
      </BriefCard>
      <BriefCard
        figure="True, or −1000"
        picture={<BoardPicture board={ana} field={kept.field} ringed={kept.tokens} title="A clue that is kept" />}
      >
        <strong>Your clues are public:</strong> “<ClueText clue={clue} />
        ”. In the end they have to be true for your own board: otherwise −1000.
      </BriefCard>
      <BriefCard
        figure="+1 a clue"
        picture={
          <BoardPicture
            board={bea}
            field={broken.field}
            ringed={broken.tokens}
            ringTone="danger"
            title="The same clue, broken by another board"
          />
        }
      >
        <strong>Break the others’:</strong> each clue that is false for your board takes a point from its author to you.
      </BriefCard>
      <BriefCard
        figure="−1 for each"
        picture={
          <BoardPicture board={bea} ringed={['B2', 'A4']} ringTone="danger" title="Two tokens that Ana has too" />
        }
      >
        <strong>Stand apart:</strong> each token costs a point for every other board with the same colour in the same
        cell. Queries tell you how many there are.
      </BriefCard>
    </>
  );
}
