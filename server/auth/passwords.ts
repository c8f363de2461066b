import { hash, verify } from '@node-rs/argon2';
import { z } from 'zod';
import { passwordLengths } from '@/games/kit/common-password';

/** What OWASP asks of argon2id (which is what the library does) at least; about 20 ms on a server's core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const passwordSchema = z
  .string()
  .min(passwordLengths.min, `A password has at least ${passwordLengths.min} characters.`)
  .max(passwordLengths.max, `A password has at most ${passwordLengths.max} characters.`);

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Takes as long for somebody who does not exist as for a wrong password, so that time tells no names. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  if (password.length > passwordLengths.max) return false;
  if (passwordHash !== null) return verify(passwordHash, password);
  nobodysHash ??= hashPassword('nobody has this password');
  await verify(await nobodysHash, password);
  return false;
}

let nobodysHash: Promise<string> | undefined;
