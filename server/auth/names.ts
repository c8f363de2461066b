// Names are what people know each other by: no two accounts have names that are the same but for capitals, and in one match
// no two people have names that look alike.
import unhomoglyph from 'unhomoglyph';
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
export const isNameAmong = (name: string, others: readonly string[]): boolean => lookAlike(name, others) !== null;

/** The first of these whom somebody of this name could be taken for; null: none. */
export function lookAlike(name: string, others: readonly string[]): string | null {
  const looks = looksOf(name);
  return others.find((other) => looksOf(other).some((look, i) => look === looks[i])) ?? null;
}

/** What a name looks like as it is written, and in small letters: a capital I is taken for an l, but ILYA is Ilya. */
function looksOf(name: string): string[] {
  const shown = name
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ');
  return [shown, shown.toLowerCase()].map((form) => unhomoglyph(form.normalize('NFD')).toLowerCase());
}

function isWithin(name: string): boolean {
  const length = [...name].length;
  return length >= nameLengths.min && length <= nameLengths.max;
}
