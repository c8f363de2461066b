import type { Award, Standing } from '@/games/game';

/** [E6] Why a seat has tokens of life: by the mantra it still held at the end, not by what it obtained on the way. */
export function tokenReason({ seat }: Pick<Award, 'seat'>, standings: readonly Standing[]): string {
  const place = standings.find((one) => one.seat === seat);
  const left = place?.detail.mantra ?? 0;
  if (place?.rank === 1) return `who won with ${left} mantra left at the end, less than 10`;
  return `the highest in the standings with less than 10 mantra left at the end: ${left}`;
}
