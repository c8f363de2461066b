/** "07:30" */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** In minutes after midnight; null: no time of day. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^([0-9]{1,2}):([0-9]{2})/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Where this browser is. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
