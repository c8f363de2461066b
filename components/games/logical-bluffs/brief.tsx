'use client';

import { settingsToTell } from '@/games/kit/settings';
import { settingsSchema } from '@/games/logical-bluffs/settings';
import { BriefCard } from '../brief-card';
import type { BriefProps } from '../game-loads';
import { colourOf, subset } from './examples';
import { knownWords } from './known-words';
import { TileGrid } from './tile-grid';

/** Logical Bluffs in four pictures. */
export function Brief({ settings }: BriefProps) {
  const { revealCost, known } = settingsToTell(settingsSchema, settings);
  const [mine] = known;
  return (
    <>
      <BriefCard
        picture={
          <TileGrid
            title="What one player knows at the start"
            lookOf={(cell) => ({ colour: mine.includes(cell) ? colourOf(cell) : null })}
          />
        }
      >
        <strong>Sixteen tiles are hidden.</strong> {knownWords(known)}
      </BriefCard>
      <BriefCard
        picture={
          <TileGrid
            title="Tiles to speak of"
            lookOf={(cell) => ({
              colour: mine.includes(cell) ? colourOf(cell) : null,
              isChosen: subset.includes(cell),
            })}
          />
        }
      >
        <strong>Bluff:</strong> choose 4 to 8 tiles that hang together and say four things about them, true or not. Each
        that is true brings a point.
      </BriefCard>
      <BriefCard
        picture={
          <p className="rounded-sm border border-subtle border-l-3 border-l-brass/60 bg-subtle px-2 py-3 text-emphasis text-sm">
            “There are two red tiles.”
          </p>
        }
      >
        <strong>Claim:</strong> say of each of the other’s statements whether it is true. Each right answer brings two
        points; nobody tells you which were right.
      </BriefCard>
      <BriefCard picture={<TileGrid title="The whole grid" lookOf={(cell) => ({ colour: colourOf(cell) })} />}>
        <strong>Reveal:</strong>{' '}
        {revealCost === 0 ? 'have a tile’s colour for nothing' : `buy a tile’s colour for ${points(revealCost)}`}, or
        guess all sixteen. Right wins; wrong costs all your points.
      </BriefCard>
    </>
  );
}

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);
