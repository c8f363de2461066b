import { formatSigned, parseSigned } from './signed';

// In every e-mail: ends that one way, without a sign-in.

export const stopTokenOf = (wayId: number, secret: string): string =>
  formatSigned([wayId], { use: 'stop way', secret });

/** Which way it ends; null: it was not made here. */
export function parseStopToken(token: string, secret: string): number | null {
  const [id, ...rest] = parseSigned(token, { use: 'stop way', secret }) ?? [];
  return id === undefined || rest.length > 0 ? null : id;
}
