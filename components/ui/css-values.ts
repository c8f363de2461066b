import type { CSSProperties } from 'react';

/** Values for a style sheet to read: `--delay`. */
export const cssValues = (values: Readonly<Record<`--${string}`, string | number>>): CSSProperties => ({ ...values });
