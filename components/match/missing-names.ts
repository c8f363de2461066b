import { listed } from '@/components/stage/words';
import type { MatchView } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';

/** The names of those who could act in this phase and have not; none where nobody may know who acts. */
export function missingNames({ page, view }: { page: Pick<MatchPage, 'seats'>; view: MatchView }): readonly string[] {
  const names = new Map(page.seats.map(({ seat, name }) => [seat, name]));
  return view.seats.filter(({ acted }) => acted === false).map(({ seat }) => names.get(seat) ?? seat);
}

/** "Ana, Bea and Cem"; of more than four three, and how many more. */
export const shortened = (names: readonly string[]): string => listed(fewOf(names));

/** As `shortened` lists them. */
export const fewOf = (names: readonly string[]): readonly string[] =>
  names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names;
