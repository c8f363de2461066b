/** The deadline `seconds` after `at`, in milliseconds of match time; null where no deadline is set. */
export const deadlineAfter = (at: number, seconds: number | null) => (seconds === null ? null : at + seconds * 1000);
