import { scenes } from '@/components/games/generated/scenes';
import { tellEnd } from '@/components/stage/tell-end';
import type { EndedMatch } from '@/server/pictures/drawing';

/** In how many beats a match's end is told, as its game tells it to a spectator. */
export async function finaleBeats({ game, settings, seats, view, results }: EndedMatch): Promise<number> {
  const told = Object.hasOwn(scenes, game) ? await scenes[game]?.() : undefined;
  const finale = (await told?.loadFinale?.()) ?? null;
  const nameOf = (seat: string) => seats.find((one) => one.seat === seat)?.name ?? seat;
  return tellEnd({ finale }, { view, results, telling: { settings, mine: null, nameOf } }).beats.length;
}
