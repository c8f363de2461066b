import type { Results, SeatId } from '@/games/game';
import { inWords, listed } from './words';

/** "two points ahead of Cem", "a point ahead of the next four"; null where points are not what decides, or all have won. */
export function marginWords({ standings, winners }: Results, nameOf: (seat: SeatId) => string): string | null {
  const won = standings.find(({ seat }) => winners.includes(seat))?.points ?? null;
  const others = standings.filter(({ seat }) => !winners.includes(seat));
  const next = others[0]?.points ?? null;
  if (won === null || next === null || won <= next) return null;
  const level = others.filter(({ points }) => points === next).map(({ seat }) => nameOf(seat));
  const who = level.length > 2 ? `the next ${inWords(level.length)}` : listed(level);
  const by = won - next;
  return `${by === 1 ? 'a point' : `${inWords(by)} points`} ahead of ${who}`;
}
