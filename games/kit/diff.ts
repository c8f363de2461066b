// What changed between two JSON values, to send instead of the whole: applyPatch(a, diff(a, b)) equals b, keys in b's
// order. Values that are the same object on both sides cost one comparison, so states that share what did not change
// are compared in time proportional to the change.

/** `s`: a new value. `o`: an object's changed or added keys, and its removed ones. `a`: an array's changed places, its new length, and what was added at its end. */
export type Patch =
  | readonly ['s', unknown]
  | readonly ['o', readonly (readonly [string, Patch])[], readonly string[]]
  | readonly ['a', readonly (readonly [number, Patch])[], number, readonly unknown[]];

/** Null where the two are equal. */
export function diff(from: unknown, to: unknown): Patch | null {
  if (from === to) return null;
  if (Array.isArray(from) && Array.isArray(to)) return diffArrays(from, to);
  if (isObject(from) && isObject(to)) return diffObjects(from, to);
  return ['s', to];
}

export function applyPatch(from: unknown, patch: Patch): unknown {
  if (patch[0] === 's') return patch[1];
  if (patch[0] === 'a') {
    const [, changes, length, added] = patch;
    const result: unknown[] = Array.isArray(from) ? from.slice(0, length) : [];
    for (const [index, change] of changes) result[index] = applyPatch(result[index], change);
    return result.concat(added);
  }
  const [, changes, removed] = patch;
  const entries = new Map<string, unknown>(Object.entries(Object(from)));
  for (const key of removed) entries.delete(key);
  for (const [key, change] of changes) entries.set(key, applyPatch(entries.get(key), change));
  return Object.fromEntries(entries);
}

function diffArrays(from: readonly unknown[], to: readonly unknown[]): Patch | null {
  const shared = Math.min(from.length, to.length);
  let changes: [number, Patch][] | null = null;
  for (let i = 0; i < shared; i++) {
    const change = diff(from[i], to[i]);
    if (change === null) continue;
    changes ??= [];
    changes.push([i, change]);
  }
  if (changes === null && from.length === to.length) return null;
  return ['a', changes ?? [], shared, to.slice(shared)];
}

function diffObjects(from: JsonObject, to: JsonObject): Patch | null {
  return haveSameKeys(from, to) ? diffValues(from, to) : diffKeys(from, to);
}

/** The usual case, a thousand times a second: nothing is made on the way to "equal" (docs/decisions/828). */
function diffValues(from: JsonObject, to: JsonObject): Patch | null {
  let changes: [string, Patch][] | null = null;
  for (const key in to) {
    if (from[key] === to[key]) continue;
    const change = diff(from[key], to[key]);
    if (change === null) continue;
    changes ??= [];
    changes.push([key, change]);
  }
  return changes === null ? null : ['o', changes, []];
}

/** In the same order, each with a value. */
function haveSameKeys(from: JsonObject, to: JsonObject): boolean {
  const before = Object.keys(from);
  let count = 0;
  for (const key in to) {
    if (before[count] !== key || from[key] === undefined || to[key] === undefined) return false;
    count += 1;
  }
  return count === before.length;
}

function diffKeys(from: JsonObject, to: JsonObject): Patch | null {
  const before = keysOf(from);
  const after = keysOf(to);
  const kept = before.filter((key) => Object.hasOwn(to, key) && to[key] !== undefined);
  if (!kept.every((key, i) => after[i] === key)) return ['s', to];
  const changes: [string, Patch][] = [];
  for (const [i, key] of after.entries()) {
    const change: Patch | null = i < kept.length ? diff(from[key], to[key]) : ['s', to[key]];
    if (change !== null) changes.push([key, change]);
  }
  if (changes.length === 0 && kept.length === before.length) return null;
  const removed = kept.length === before.length ? [] : before.filter((key) => !kept.includes(key));
  return ['o', changes, removed];
}

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As JSON has them: a key without a value is none. */
const keysOf = (value: JsonObject) => Object.keys(value).filter((key) => value[key] !== undefined);
