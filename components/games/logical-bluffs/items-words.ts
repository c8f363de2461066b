import { listed } from '@/components/stage/words';
import type { SeatId } from '@/games/game';
import type { View } from '@/games/logical-bluffs/view';

/** What a seat can still use, as far as the viewer may know: "can still use smokescreen and detective". */
export function itemsWords({ items }: Pick<View, 'items'>, seat: SeatId): string {
  const held = new Map(Object.entries(items)).get(seat);
  const left = [
    held !== undefined && held.noLimit > 0 ? '“no limit”' : null,
    held !== undefined && held.smokescreen > 0 ? 'smokescreen' : null,
    held !== undefined && held.detective > 0 ? 'detective' : null,
  ].filter((name) => name !== null);
  return left.length === 0 ? 'no items left' : `can still use ${listed(left)}`;
}
