/** How long after a step no Enter is taken of who was pressing it when the step closed, and how long before that counts. */
const SETTLES_MS = 1_000;

interface Pressed {
  readonly at: number;
  /** When Enter was taken last. */
  readonly enterAt: number;
  /** When another step came. */
  readonly changedAt: number;
}

/** It goes on from an Enter of the step before: whoever pressed it has not seen the board that it would play on. */
export const isStillPressed = ({ at, enterAt, changedAt }: Pressed): boolean =>
  enterAt < changedAt && changedAt - enterAt < SETTLES_MS && at - changedAt < SETTLES_MS;
