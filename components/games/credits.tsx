import { formatDesigners } from '@/games/catalog';
import type { Manifest } from '@/games/manifest';
import { GameTags } from './game-tags';
import { Honours } from './honours';

/** Who thought the game up, what it was given a prize for, and what it is like: on its page, and with the rules of a match. */
export const Credits = ({ entry }: { entry: Manifest }) => (
  <>
    <p className="mt-3 text-sm">
      Designed by <span className="font-medium text-emphasis">{formatDesigners(entry)}</span>
    </p>
    <Honours honours={entry.honours} />
    {entry.tags.length > 0 && <GameTags tags={entry.tags} />}
  </>
);
