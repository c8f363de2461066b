import type { PageSeat } from '@/server/pages/shapes';

/** What has become of a seat since something was asked about whoever sat there; null: they sit there as they did. */
export function seatChanged({ sitting, name, holder, standIn }: PageSeat, asked: string | null): string | null {
  if (sitting === asked) return null;
  if (holder === 'bot') return standIn ? `A bot stands in for ${name} now.` : `A bot plays ${name} now.`;
  return holder === 'free' ? `Nobody sits on the seat of ${name} now.` : `${name} plays this seat now.`;
}
