/** A bug, not a refusal: what the code takes for granted does not hold. */
export function invariant(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Error(`Invariant broken: ${what}`);
}
