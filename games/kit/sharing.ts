/**
 * The JSON value `to`, in which every part that equals its place in `from` is that part itself: who compares by identity
 * finds what differs, and nothing else.
 */
export function sharing<T>(from: unknown, to: T): T;
export function sharing(from: unknown, to: unknown): unknown {
  if (!isHolder(from) || !isHolder(to) || Array.isArray(from) !== Array.isArray(to)) return to;
  const parts = Object.keys(to).map((key): [string, unknown] => [key, sharing(from[key], to[key])]);
  const isSame = parts.length === Object.keys(from).length && parts.every(([key, part]) => part === from[key]);
  if (isSame) return from;
  return Array.isArray(to) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
