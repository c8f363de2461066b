// Names are what people know each other by, so no two accounts may have names that look the same at a glance.
import { z } from 'zod';

export const nameLengths = { min: 2, max: 32 } as const;

const sentence = `A name has ${nameLengths.min} to ${nameLengths.max} letters, digits, spaces or . _ - ' and starts with a letter or digit.`;

/** A name as it is kept: composed, with single spaces. */
export const nameSchema = z
  .string()
  .max(200, sentence)
  .transform((name) => name.normalize('NFKC').trim().replace(/\s+/g, ' '))
  .refine((name) => isWithin(name) && /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u.test(name), sentence);

/** The folded form that must be unique: "Ann", "ANN" and "ann " are one name. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Whether somebody of this name could be taken for one of these. */
export const isNameAmong = (name: string, others: readonly string[]): boolean =>
  others.some((other) => nameKeyOf(other) === nameKeyOf(name));

function isWithin(name: string): boolean {
  const length = [...name].length;
  return length >= nameLengths.min && length <= nameLengths.max;
}
