import type { PageSeat } from '@/server/pages/shapes';

/** What has become of a seat since something was asked about whoever sat there; null: they sit there as they did. */
export function seatChanged({ seat, sitting, name, holder, standIn }: PageSeat, asked: string | null): string | null {
  if (sitting === asked) return null;
  const isNamed = name !== seat && name !== `Seat ${seat}`;
  if (holder === 'bot') return standIn ? `A bot stands in for ${name} now.` : `A bot plays ${name} now.`;
  return holder === 'free'
    ? `Nobody sits on ${isNamed ? `${name}’s seat` : `seat ${seat}`} now.`
    : `${name} plays this seat now.`;
}
