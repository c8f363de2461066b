import type { MissingWords, ResolveWords } from '@/components/match/game-screens';
import { listed } from '@/components/stage/words';
import { colors } from '@/games/bifrost/board';
import type { Settings } from '@/games/bifrost/settings';
import type { View } from '@/games/bifrost/view';
import { capitalized } from './words';

export const resolveWords: ResolveWords<View, Settings> = ({ view }) => {
  if (view.phase === 'break') return 'The break ends, and the second half begins.';
  const empty = colors.filter((color) => isPassing(view, color));
  if (empty.length === 0) return 'Every colour has put its piece; they come down at once.';
  if (empty.length === colors.length) return 'No colour has put anything: all three pass in this step.';
  const verb = empty.length === 1 ? 'has put nothing and passes' : 'have put nothing and pass';
  return `${capitalized(listed(empty))} ${verb} in this step. What else is put comes down.`;
};

/** Nothing is passed on a board where the colour has its place already ([T8], [T9]). */
function isPassing({ moves, boards }: View, color: (typeof colors)[number]): boolean {
  const move = moves?.[color];
  if (move == null || move.cell !== null) return false;
  return boards[move.board - 1]?.places[color] === undefined;
}

export const missingWords: MissingWords<View, Settings> = ({ view, missing }) => {
  if (view.phase === 'break') return 'The second half begins for everybody, ready or not.';
  if (missing === null) return 'A piece that is put comes down, locked in or not, and a colour without one passes.';
  const has = missing.length === 1 ? 'has' : 'have';
  return `${listed(missing)} ${has} not locked in: a piece that is put comes down, and a colour without one passes.`;
};
