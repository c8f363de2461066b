import { formatCountdown, formatDuration } from './duration';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** How long before it a deadline is told as a time of day, in milliseconds. */
export const toldAsTime = 2 * 3_600_000;

/** What is left while nothing runs: of hours nobody needs the seconds. */
export const stillWords = (left: number): string =>
  left > toldAsTime ? `${formatDuration(left)} left` : formatCountdown(left);

/** Of less than this a countdown says all there is to plan by. */
const besideFrom = 15 * MINUTE_MS;

interface Beside {
  /** When it will be that so many milliseconds have run. */
  closing(left: number): Date;
  readonly now: Date;
  readonly locale?: string;
}

/** When it is over, for beside the countdown of what is left; null: the countdown alone will do. */
export const besideCountdown = (left: number, { closing, now, locale }: Beside): string | null =>
  left <= besideFrom ? null : formatDeadline(closing(left), now, locale);

/**
 * When something is due as people say it, in the reader's zone: `today, 20:00`, `tomorrow, 20:00`, `Friday, 20:00` within
 * a week, `4 December, 20:00` later; to the nearest minute. `locale` is the browser's where it is left out, for how a time of day is written.
 */
export function formatDeadline(exactly: Date, now: Date, locale?: string): string {
  const due = new Date(Math.round(exactly.getTime() / MINUTE_MS) * MINUTE_MS);
  return `${dayOf(due, now)}, ${due.toLocaleTimeString(locale, { timeStyle: 'short' })}`;
}

function dayOf(due: Date, now: Date): string {
  const days = Math.round((midnightOf(due) - midnightOf(now)) / DAY_MS);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days > 1 && days < 7) return due.toLocaleDateString('en', { weekday: 'long' });
  return due.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
}

const midnightOf = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
