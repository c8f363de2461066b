/** A value for each key, in the keys' order. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key, place: number) => Value,
): Record<Key, Value> =>
  Object.fromEntries(keys.map((key, place) => [key, valueFor(key, place)])) as Record<Key, Value>;
