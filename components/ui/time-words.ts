interface TimeForm {
  readonly now: Date;
  /** Of today, to the second. */
  readonly isExact?: boolean;
  /** How a time of day is written; absent: as the browser does. */
  readonly locale?: string;
}

/** When something was, in the reader's zone: `20:41` (or `20:41:07`) today, `Fri 20:41` within six days, `12 Nov 20:41` else. */
export function timeWords(at: Date, { now, isExact = false, locale }: TimeForm): string {
  const isToday = at.toDateString() === now.toDateString();
  const time = at.toLocaleTimeString(locale, { timeStyle: isToday && isExact ? 'medium' : 'short' });
  return isToday ? time : `${dayWords(at, now)} ${time}`;
}

const sixDaysMs = 6 * 24 * 3_600_000;

function dayWords(at: Date, now: Date): string {
  const isNear = Math.abs(now.getTime() - at.getTime()) < sixDaysMs;
  return at.toLocaleDateString('en-GB', isNear ? { weekday: 'short' } : { day: 'numeric', month: 'short' });
}
