import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 that are met most often where passwords were stolen, in small letters. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);
