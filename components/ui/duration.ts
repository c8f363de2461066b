/** A countdown in figures: `0:07`, `12:30`, `1:05:00`, `3 d 04:00`. Seconds are rounded up, so that 0:00 means over. */
export function formatCountdown(leftMs: number): string {
  const total = Math.max(0, Math.ceil(leftMs / 1000));
  const [days, hours, minutes, seconds] = [
    Math.floor(total / 86_400),
    Math.floor(total / 3600) % 24,
    Math.floor(total / 60) % 60,
    total % 60,
  ];
  if (days > 0) return `${days} d ${two(hours)}:${two(minutes)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** Milliseconds, above 0 and at most 1000, until a countdown of what is left shows another second. */
export function untilNextSecond(leftMs: number): number {
  const part = leftMs % 1000;
  return part > 0 ? part : part + 1000;
}

/** A length of time in words: `7 seconds`, `2 minutes 30 seconds`, `1 hour`, `3 days 4 hours`; two parts at most. */
export function formatDuration(ms: number): string {
  const total = Math.max(0, Math.ceil(ms / 1000));
  const parts: [number, string][] = [
    [Math.floor(total / 86_400), 'day'],
    [Math.floor(total / 3600) % 24, 'hour'],
    [Math.floor(total / 60) % 60, 'minute'],
    [total % 60, 'second'],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  if (first === -1) return '0 seconds';
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}

const two = (n: number) => String(n).padStart(2, '0');
