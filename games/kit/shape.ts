import type { SeatId } from '../game';
import { isOneOf } from './one-of';

// Guards for what a browser kept and reads again: pages carry them from the start, where schemas would be too heavy.
// What is sent is judged by the schemas of its game.

export type Guard<T> = (value: unknown) => value is T;
export type Guarded<G> = G extends Guard<infer T> ? T : never;

export const isSeat: Guard<SeatId> = (value): value is SeatId => typeof value === 'string';
export const isBoolean: Guard<boolean> = (value): value is boolean => typeof value === 'boolean';
export const isWhole: Guard<number> = (value): value is number => Number.isInteger(value);

export const oneOf =
  <const T>(all: readonly T[]): Guard<T> =>
  (value): value is T =>
    isOneOf(all, value);

export const orNull =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value);

export const listOf =
  <T>(guard: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(guard);

export const pairOf =
  <T>(guard: Guard<T>): Guard<[T, T]> =>
  (value): value is [T, T] =>
    Array.isArray(value) && value.length === 2 && value.every(guard);

/** An object with these keys; it may have others. */
export function shapeOf<T extends object>(guards: { [Key in keyof T]: Guard<T[Key]> }): Guard<T> {
  const entries: [string, Guard<unknown>][] = Object.entries(guards);
  return (value): value is T =>
    typeof value === 'object' && value !== null && entries.every(([key, guard]) => guard(Reflect.get(value, key)));
}
