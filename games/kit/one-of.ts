/** Whether a value is one of a closed set. */
export const isOneOf = <T>(all: readonly T[], value: unknown): value is T => all.some((one) => one === value);
