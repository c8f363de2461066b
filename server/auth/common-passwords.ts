import { dictionary } from '@zxcvbn-ts/language-common';
import { nameKeyOf } from './names';

/** The 49,000 that are met most often where passwords were stolen, in small letters. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** One that is guessed first: many have it, it is one character again and again, or the account's own name. */
export function isCommonPassword(password: string, name: string): boolean {
  const small = password.trim().toLowerCase();
  return common.has(small) || /^(.)\1*$/su.test(password) || small === '' || nameKeyOf(password) === nameKeyOf(name);
}
