import type { Night, QuietHours } from '@/games/kit/nights';

// Hours of the night, by the clock on a wall, and when they come next.

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The first one that begins at `after` (epoch milliseconds) or later. */
export function nextNight({ zone, from, until }: QuietHours, after: number): Night {
  const begins = nextTime({ zone, minutes: from }, after);
  return { from: begins, until: nextTime({ zone, minutes: until }, begins) };
}

/** The nights that begin at `after` or later, so many of them. */
export function nightsAfter(hours: QuietHours, { after, count }: { after: number; count: number }): Night[] {
  const nights: Night[] = [];
  for (let at = after; nights.length < count; at = nights.at(-1)?.until ?? after) nights.push(nextNight(hours, at));
  return nights;
}

/** When `ms` have run since `from` (epoch milliseconds), the nights that begin from then on left out. */
export function timeAfterNights(hours: QuietHours, { from, ms }: { from: number; ms: number }): number {
  let [at, left] = [from, ms];
  for (let night = nextNight(hours, at); night.from < at + left; night = nextNight(hours, at)) {
    left -= night.from - at;
    at = night.until;
  }
  return at + left;
}

/** When that clock shows so many minutes after midnight next. */
function nextTime({ zone, minutes }: { zone: string; minutes: number }, after: number): number {
  const ahead = (minutes * minuteMs - msOfDay(after, zone) + dayMs) % dayMs;
  const guess = after + ahead;
  // Where that clock was put forward or back meanwhile.
  const off = ((minutes * minuteMs - msOfDay(guess, zone) + 1.5 * dayMs) % dayMs) - dayMs / 2;
  return guess + off < after ? guess + off + dayMs : guess + off;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clock of a zone shows, in milliseconds after midnight. */
function msOfDay(at: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    });
  clocks.set(timeZone, clock);
  const parts = clock.formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return ((part('hour') * 60 + part('minute')) * 60 + part('second')) * 1000 + (((at % 1000) + 1000) % 1000);
}
