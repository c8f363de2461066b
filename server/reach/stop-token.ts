import { createHmac, timingSafeEqual } from 'node:crypto';

// In every e-mail: ends that one way, without a sign-in. It names the way and is signed, so that nothing has to be kept.

const signatureOf = (wayId: number, secret: string): Buffer =>
  createHmac('sha256', secret).update(`stop way ${wayId}`).digest().subarray(0, 18);

export const stopTokenOf = (wayId: number, secret: string): string =>
  `${wayId}.${signatureOf(wayId, secret).toString('base64url')}`;

/** Which way it ends; null: it was not made here. */
export function parseStopToken(token: string, secret: string): number | null {
  const [, id, signature] = /^([0-9]{1,9})\.([\w-]{24})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(Number(id), secret));
  return isOurs ? Number(id) : null;
}
