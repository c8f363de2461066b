import { nameKeyOf } from './name-key';

/** In characters, as JavaScript counts them. */
export const passwordLengths = { min: 8, max: 200 } as const;

interface Whose {
  /** Of the account. */
  readonly name: string;
  /** Those met most often, in small letters. */
  readonly common: ReadonlySet<string>;
}

/** One that is guessed first, and refused: many have it, it is one character again and again, or the account's own name. */
export function isCommonPassword(password: string, { name, common }: Whose): boolean {
  const small = password.trim().toLowerCase();
  return common.has(small) || /^(.)\1*$/su.test(password) || small === '' || nameKeyOf(password) === nameKeyOf(name);
}
