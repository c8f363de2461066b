import type { QuietHours } from '@/games/kit/nights';

const two = (n: number) => String(n).padStart(2, '0');
export const formatMinutes = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

export const hoursWords = ({ zone, from, until }: QuietHours) =>
  `${formatMinutes(from)} to ${formatMinutes(until)}, ${placeOf(zone)}`;

/** "Europe/Berlin" is Berlin’s time to people. */
export const placeOf = (zone: string) =>
  zone === 'UTC' ? 'UTC' : `${zone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
