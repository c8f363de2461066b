// A moment as inputs for a day and a time hold it: in the browser's zone, to the minute.

/** Epoch milliseconds to `2026-11-27T20:00`. */
export function formatLocalMoment(time: number): string {
  const at = new Date(time);
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(two).join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Null where there is no whole day and time. */
export function parseLocalMoment(text: string): number | null {
  const time = new Date(text).getTime();
  return text === '' || Number.isNaN(time) ? null : time;
}

const two = (n: number) => String(n).padStart(2, '0');
