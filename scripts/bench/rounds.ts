import type { MatchView } from '@/games/game';
import { ask, type BenchMatch, newKey, Screen, type Stage } from './stage';

// Matches of Pointing Chains, played as their players would.

export const longMatch = { game: 'pointing-chains', seats: 11, settings: { rounds: 999, roundSeconds: null } } as const;

export const openScreens = (stage: Stage, { code, seats }: BenchMatch): Promise<Screen[]> =>
  Promise.all(seats.map(({ player }) => new Screen().open(stage, { code, cookie: player.cookie })));

const isInRound =
  (number: number) =>
  ({ view }: { view: MatchView | null }) =>
    view !== null && (view.round >= number || view.status === 'finished');

interface Pointing {
  readonly match: BenchMatch;
  /** Of the seat that points. */
  readonly index: number;
  readonly round: number;
}

/** A seat points at another, or at nobody. */
export async function pointOf(stage: Stage, { match: { code, seats }, index, round }: Pointing): Promise<void> {
  const own = seats[index];
  if (own === undefined) throw new Error('there is no such seat');
  const { seat, player } = own;
  const at = (index + round) % 5 === 0 ? null : (seats[(index + 1 + (round % 3)) % seats.length]?.seat ?? null);
  const input = { code, seat, action: { type: 'point', at: at === seat ? null : at }, key: newKey() };
  await ask(stage, 'play.act', { cookie: player.cookie, input });
}

export interface Table {
  readonly match: BenchMatch;
  readonly screens: readonly Screen[];
}

export interface Played {
  /** By `performance.now()`. */
  readonly startedAt: number;
  /** From the first submission to the last screen that shows the closed round. */
  readonly resolveMs: number;
  /** From each submission to its answer. */
  readonly answerMs: readonly number[];
}

/** All seats of a match submit in one instant, and wait until all screens show the next round. */
export async function playRound(
  stage: Stage,
  { match, screens, number }: Table & { readonly number: number },
): Promise<Played> {
  const startedAt = performance.now();
  const shown = screens.map((screen) => screen.until(isInRound(number + 1)));
  const answerMs = await Promise.all(
    match.seats.map(async (_, index) => {
      await pointOf(stage, { match, index, round: number });
      return performance.now() - startedAt;
    }),
  );
  return { startedAt, resolveMs: Math.max(...(await Promise.all(shown))) - startedAt, answerMs };
}
