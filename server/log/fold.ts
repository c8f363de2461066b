import { setImmediate as others } from 'node:timers/promises';
import type { Refusal } from '@/games/game';
import { applyEvent, createMatch, type Match, type MatchStart, questionOf, rewindTarget } from '@/games/match';
import type { Judges } from './judges';
import type { LogEvent } from './rows';

/** An event of the log, and the match after it. */
export interface Step {
  readonly event: LogEvent;
  readonly folded: Match;
  /** Why these rules take no notice of it: it was accepted, so they are other rules (log/rules.ts). */
  readonly refusal: Refusal | null;
}

/** A long log is folded a slice at a time, so that nobody waits for all of it. */
const sliceMs = 10;

/** A match after all of `log`; how it stood after its first so many events can be asked for, where rewinds go back to. */
interface Folded {
  readonly folded: Match;
  readonly log: readonly LogEvent[];
  readonly after?: (seq: number) => Promise<Match> | null;
}

/** The steps by which it is led on by `events`. */
export async function stepsFrom(
  { folded, log, after }: Folded,
  { events, judges }: { events: readonly LogEvent[]; judges: Judges },
): Promise<Step[]> {
  const stoodAfter = (seq: number) => {
    if (seq < log.length) return after?.(seq) ?? null;
    return steps[seq - log.length - 1]?.folded ?? folded;
  };
  const steps: Step[] = [];
  const before = [...log];
  let match = folded;
  let since = performance.now();
  for (const plain of events) {
    const event = await judged(match, { event: plain, judges });
    const to = rewindTarget(event, before.length);
    const applied = applyEvent(match, event, before, to === null ? null : await stoodAfter(to));
    match = applied.match;
    before.push(event);
    steps.push({ event, folded: match, refusal: applied.refusal });
    if (performance.now() - since < sliceMs) continue;
    await others();
    since = performance.now();
  }
  return steps;
}

let last: Promise<unknown> = Promise.resolve();

/** Work that nobody has to have at once: one after another in this process, and others between them. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(() => others()).then(work);
  last = result.catch(() => {});
  return result;
}

/** A match after all of its events. */
export async function foldedFrom(
  start: MatchStart,
  todo: { events: readonly LogEvent[]; judges: Judges },
): Promise<Match> {
  const folded = createMatch(start);
  return (await stepsFrom({ folded, log: [] }, todo)).at(-1)?.folded ?? folded;
}

/** With what is costly about it, where that was not kept. */
async function judged(match: Match, { event, judges }: { event: LogEvent; judges: Judges }): Promise<LogEvent> {
  const question = questionOf(match, event);
  if (question === null) return event;
  return { ...event, judgment: await judges.ask({ game: match.start.game.id, question }) };
}
