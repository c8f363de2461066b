import type { SeatId } from '@/games/game';
import { runeOf } from '@/games/runes-to-ruins/runes';
import type { View } from '@/games/runes-to-ruins/view';
import { knownSlab } from './known-slabs';
import { SlabName } from './round-drawing';
import { Slab } from './slab';
import { SlabRow } from './slab-row';

interface Props {
  readonly view: Pick<View, 'seats' | 'shown' | 'discovered'>;
  readonly mine: SeatId | null;
  nameOf(seat: SeatId): string;
}

/** A slab for each seat with what is public of it: runes that were shown, and whether it is broken. */
export function PublicSlabs({ view, mine, nameOf }: Props) {
  return (
    <SlabRow seats={view.seats.map(({ seat }) => seat)}>
      {(seat) => {
        const known = knownSlab(view.shown, seat);
        const found = view.discovered.find((one) => one.seat === seat);
        const runes = [...known.grid.flatMap((rune) => rune ?? []), ...known.loose].map((rune) => runeOf(rune).name);
        const words = `${found === undefined ? 'whole' : 'broken'}, ${runes.length === 0 ? 'no rune shown' : `shown: ${runes.join(', ')}`}`;
        return (
          <figure className="grid gap-1">
            <Slab {...known} isBroken={found !== undefined} title={`The slab of ${nameOf(seat)}: ${words}`} />
            <SlabName isMine={seat === mine} name={nameOf(seat)}>
              {found !== undefined && `found in round ${found.round}`}
            </SlabName>
          </figure>
        );
      }}
    </SlabRow>
  );
}
