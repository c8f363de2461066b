import type { SeatId } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { settingsSchema } from '@/games/pointing-chains/settings';
import { MapDrawing } from './chains-map';
import { layoutMap } from './map-layout';
import { formatPoints, type NamedMap } from './named-map';
import { pointsByNode } from './point-shares';

interface Props {
  readonly shown: NamedMap;
  readonly title: string;
  /** Whose names stand out. */
  readonly strong?: readonly SeatId[];
  readonly scores?: Readonly<Record<SeatId, number>>;
  /** As it was before any pointer was removed. */
  readonly isBefore?: boolean;
  /** As it is published. */
  readonly isAnonymous?: boolean;
}

const { bigSection } = settingsSchema.parse({});
const spacing = { maxWidth: 330, stepX: 60, stepY: 58, labelWidth: 34, bigSection };

/** A round's map in a rulebook, in the width of a phone: its places stay the same from step to step. */
export function LabelledMap({ shown, title, strong = [], scores, isBefore = false, isAnonymous = false }: Props) {
  const { map, seats } = shown;
  const layout = layoutMap(map, spacing);
  const pointers = isBefore
    ? layout.pointers.map((pointer) => ({ ...pointer, fate: 'kept' as const }))
    : layout.pointers;
  const labelOf = (node: number) => {
    const seat = itemAt(seats, node);
    return {
      name: seat,
      ...(scores === undefined ? {} : { figure: formatPoints(scores[seat] ?? 0) }),
      isMine: strong.includes(seat),
    };
  };
  return (
    <figure className="mx-auto max-w-96">
      <MapDrawing
        layout={{ ...layout, pointers }}
        bigSection={bigSection}
        labelOf={isAnonymous ? undefined : labelOf}
        points={isAnonymous ? pointsByNode(map, bigSection) : undefined}
        description={title}
        className="h-auto w-full"
      />
    </figure>
  );
}
