import type { MatchView } from '@/games/game';
import type { View } from '@/games/pointing-chains/view';
import type { ConnectionMap } from './map-layout';

// [F2] [F3] What threatens or beckons after the last round, as far as a seat can tell: by its own pointers and the maps,
// which know no names.

type Seen = Pick<MatchView<View>, 'maps' | 'own'>;

/** A sentence for each of the two that this seat may still be in every round; none before a round is closed. */
export function everyRoundWords({ maps, own = [] }: Seen, { rounds }: { rounds: number }): string[] {
  const told = (role: Role, points: string) => {
    const may = maps.map((map) => mayHaveBeen(role, map, own.find(({ round }) => round === map.round)?.at != null));
    if (may.length === 0 || may.includes('no')) return [];
    const were = may.includes('maybe') ? 'may have been' : 'were';
    const when = rounds === 1 ? 'in the only round' : `in ${maps.length} of ${rounds} rounds`;
    return [
      `You ${were} ${named[role]} of a chain ${when}: ${points}${maps.length < rounds ? ' at the end if in all' : ''}.`,
    ];
  };
  return [...told('start', '−2'), ...told('end', '+1')];
}

type Role = 'start' | 'end';
const named = { start: 'a start', end: 'the end' } satisfies Record<Role, string>;

/** By what those were who pointed as this seat did: all of them, some, or none. */
function mayHaveBeen(role: Role, { size, pointers }: ConnectionMap, isPointing: boolean): 'yes' | 'maybe' | 'no' {
  const kept = pointers.filter(([, , fate]) => fate === 'kept');
  const pointed = new Set(pointers.map(([from]) => from));
  const leads = new Set(kept.map(([from]) => from));
  const followed = new Set(kept.map(([, to]) => to));
  const alike = Array.from({ length: size }, (_, node) => node).filter((node) => pointed.has(node) === isPointing);
  const such = alike.filter((node) => leads.has(node) !== followed.has(node) && leads.has(node) === (role === 'start'));
  return such.length === 0 ? 'no' : such.length === alike.length ? 'yes' : 'maybe';
}
