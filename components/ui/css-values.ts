import type { Style } from './inline-styles';

/** Values for a style sheet to read: `--delay`. */
export const cssValues = (values: Readonly<Record<`--${string}`, string | number>>): Style => ({ ...values });
