import { type MatchEvent, readRewind, rewindTarget } from '@/games/match';

// Which lines of a log count. Nothing is ever deleted: a rewind is a line like others, and takes back those before it.

/** The `seq`s above `since` that count after the first `end` events, newest first; rewinds themselves among them. */
export function countingSeqs(
  log: readonly MatchEvent[],
  { end, since = 0 }: { end: number; since?: number },
): number[] {
  const counting: number[] = [];
  for (let seq = end; seq > since; ) {
    const event = log[seq - 1];
    counting.push(seq);
    seq = (event === undefined ? null : rewindTarget(event)) ?? seq - 1;
  }
  return counting;
}

/** Whether everybody could read all secrets at some time: when it was finished, though it may go on since. */
export const wasOpen = (match: { readonly status: string; readonly log: readonly MatchEvent[] }): boolean =>
  match.status === 'finished' || match.log.some((event) => readRewind(event)?.seed !== undefined);

/** The seeds by which a match went on after everybody could read the one before, as far as their rewinds count, oldest first. */
export function laterSeeds(log: readonly MatchEvent[]): string[] {
  const seeds = log.flatMap((event, i) => {
    const seed = readRewind(event)?.seed;
    return seed === undefined ? [] : [{ seed, seq: i + 1 }];
  });
  if (seeds.length === 0) return []; // of most logs
  const counting = new Set(countingSeqs(log, { end: log.length }));
  return seeds.flatMap(({ seed, seq }) => (counting.has(seq) ? [seed] : []));
}

/** For each line that does not count: the rewind that took it back last. */
export function rewoundBy(log: readonly MatchEvent[]): Map<number, number> {
  const rewinds = log.flatMap((event, i) => {
    const to = rewindTarget(event);
    return to === null ? [] : [{ to, i }];
  });
  const taken = new Map<number, number>();
  if (rewinds.length === 0) return taken; // of most logs, however long
  const counting = new Set(countingSeqs(log, { end: log.length }));
  for (const { to, i } of rewinds)
    for (let seq = to + 1; seq <= i; seq++) if (!counting.has(seq)) taken.set(seq, i + 1);
  return taken;
}
