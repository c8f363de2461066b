'use client';

import { settingsToTell } from '@/games/kit/settings';
import { type Settings, settingsSchema } from '@/games/logical-bluffs/settings';
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
        figure={knownFigure(known)}
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
        figure="+1 if true"
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
        figure="+2 if right"
        picture={
          <div className="grid gap-1">
            <Said text="There are two red tiles." answer="True" />
            <Said text="Two greens are not adjacent." answer="False" />
          </div>
        }
      >
        <strong>Claim:</strong> say of each of the other’s statements whether it is true. Each right answer brings two
        points; nobody tells you which were right.
      </BriefCard>
      <BriefCard
        figure={revealCost === 0 ? 'Tiles are free' : `−${revealCost} a tile`}
        picture={<TileGrid title="The whole grid" lookOf={(cell) => ({ colour: colourOf(cell) })} />}
      >
        <strong>Reveal:</strong>{' '}
        {revealCost === 0 ? 'have a tile’s colour for nothing' : `buy a tile’s colour for ${points(revealCost)}`}, or
        guess all sixteen. Right wins; wrong costs all your points.
      </BriefCard>
    </>
  );
}

const Said = ({ text, answer }: { text: string; answer: string }) => (
  <p className="rounded-sm border border-subtle border-l-3 border-l-brass/60 bg-subtle px-2 py-1.5 text-emphasis text-sm">
    “{text}”
    <span className="ml-auto block w-fit rounded-sm border border-brass px-1.5 font-semibold text-xs">{answer}</span>
  </p>
);

/** "4 of 16", where the two know as many. */
function knownFigure([one, other]: Settings['known']): string {
  return one.length === other.length ? `${one.length} of 16` : `${one.length} and ${other.length} of 16`;
}

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);
