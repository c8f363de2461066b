import { z } from 'zod';

/**
 * An e-mail address as everything knows it, in small letters: limits, who wants no letters, accounts, and where a letter goes.
 * Nothing but the address: what a mail program reads besides (a name before <...>, comments, groups, several) would be
 * another text for the same mailbox.
 */
export const mailAddressSchema = z.string().trim().toLowerCase().pipe(z.email());
