import { listed } from '@/components/stage/words';
import type { MatchPage } from '@/server/pages/shapes';

type Asked = Pick<MatchPage, 'readyCheck' | 'seats'>;

const people = ({ seats }: Asked) => seats.filter(({ holder }) => holder === 'player' || holder === 'guest');

/** The people who were asked whether they are ready, and have not said so; none where nobody was asked. */
export const unready = (page: Asked): readonly string[] =>
  page.readyCheck === null
    ? []
    : people(page)
        .filter(({ ready }) => ready === false)
        .map(({ name }) => name);

/** How far a ready-check has come, for its host; null: none runs. */
export function readyWords(page: Asked): string | null {
  if (page.readyCheck === null) return null;
  const [all, waiting] = [people(page).length, unready(page)];
  if (waiting.length === 0) return 'Everybody is ready.';
  return `Ready ${all - waiting.length} of ${all}: waiting for ${listed(waiting)}.`;
}
