import { createHmac, timingSafeEqual } from 'node:crypto';

// Numbers with a signature, for addresses that work without a sign-in: nothing of them has to be kept.

interface Signing {
  /** What it is for: one for another use is none. */
  readonly use: string;
  readonly secret: string;
}

const signatureOf = (numbers: readonly number[], { use, secret }: Signing): Buffer =>
  createHmac('sha256', secret)
    .update(`${use} ${numbers.join('.')}`)
    .digest()
    .subarray(0, 18);

/** "7.3.SIGNATURE" */
export const formatSigned = (numbers: readonly number[], signing: Signing): string =>
  [...numbers, signatureOf(numbers, signing).toString('base64url')].join('.');

/** The numbers; null: it was not made here. */
export function parseSigned(token: string, signing: Signing): number[] | null {
  const [, given, signature] = /^([0-9]{1,9}(?:\.[0-9]{1,9})?)\.([\w-]{24})$/.exec(token) ?? [];
  if (given === undefined || signature === undefined) return null;
  const numbers = given.split('.').map(Number);
  if (numbers.join('.') !== given) return null; // each has one spelling
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(numbers, signing)) ? numbers : null;
}
