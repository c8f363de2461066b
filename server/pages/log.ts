import { createHash } from 'node:crypto';
import type { SeatId } from '@/games/game';
import { countUpTo } from '@/games/kit/count-up-to';
import { itemAt } from '@/games/kit/item-at';
import { typeOfAction } from '@/games/kit/type-of-action';
import { hostActionSchema, readRewind, rewindTarget } from '@/games/match';
import type { LoadedMatch } from '../log/loaded-match';
import { rewoundBy } from '../log/rewinds';
import type { Access } from './access';
import type { LogLine } from './shapes';
import { isKeptFrom } from './untold';

// The log as a viewer may read it. Hosts read all of it (a sealed host: what has closed); everybody else reads what
// hosts did with the clock and the match, and what they sent from their own seat, never when others acted, until the end
// opens all of it, once it is told.

export const logFor = (match: LoadedMatch, access: Access): LogLine[] => shownLog(match, access).lines;

/** The lines that this viewer sees, and for each the `seq` that it has in the log, oldest first. */
export function shownLog(match: LoadedMatch, access: Access): { lines: LogLine[]; seqs: number[] } {
  const all = linesOf(match);
  const seesAll = seesWholeLog(match, access);
  const isOwn = ownLines(match, access.seat);
  const shown = seesAll
    ? all
    : all.flatMap((line) => (isOwn(line) ? [unsealed(match, line)] : isPublic(line) ? [line] : []));
  return { lines: seesAll ? shown : renumbered(shown), seqs: shown.map(({ seq }) => seq) };
}

export const seesWholeLog = (match: LoadedMatch, access: Access): boolean =>
  access.host || access.fullView || (match.status === 'finished' && !isKeptFrom(access, match));

/** As hosts may read it. */
export function linesOf(match: LoadedMatch): LogLine[] {
  const rewinds = rewoundBy(match.log);
  return match.log.map((event, i): LogLine => {
    const seq = i + 1;
    return {
      seq,
      at: event.at,
      time: match.startedAt + event.at,
      by: event.by,
      person: event.personName,
      via: event.via,
      action: isSealed(match, seq) ? null : withoutSeed(event.action ?? null),
      reason: event.reason,
      rewoundBy: rewinds.get(seq) ?? null,
      rewoundTo: rewindTarget(event),
      seedHash: hashOf(readRewind(event)?.seed),
    };
  });
}

const hashOf = (seed: string | undefined): string | null =>
  seed === undefined ? null : createHash('sha256').update(seed).digest('hex');

/** A seed is read in the record by those who may have that; the log is on many screens. */
function withoutSeed(action: unknown): unknown {
  if (typeOfAction(action) !== 'rewind') return action; // to parse each of five thousand lines takes some 50 ms
  const parsed = hostActionSchema.safeParse(action);
  return parsed.success && parsed.data.type === 'rewind' ? { type: 'rewind', to: parsed.data.to } : action;
}

/** Seq numbers tell how much others did, so those who may not know that have lines numbered one after another. */
function renumbered(lines: readonly LogLine[]): LogLine[] {
  const numberOf = new Map(lines.map(({ seq }, i) => [seq, i + 1]));
  return lines.map(({ action, rewoundBy, rewoundTo, ...line }, i) => ({
    ...line,
    seq: i + 1,
    action: withoutTarget(action),
    rewoundBy: numberOf.get(rewoundBy ?? 0) ?? null,
    rewoundTo: rewoundTo === null ? null : countUpTo(lines, rewoundTo, ({ seq }) => seq),
  }));
}

/** The `seq` in the log of the line that this viewer knows as `number`; null: they know of no such line. */
export const trueSeq = (match: LoadedMatch, { access, number }: { access: Access; number: number }): number | null =>
  shownLog(match, access).seqs[number - 1] ?? null;

function withoutTarget(action: unknown): unknown {
  const parsed = hostActionSchema.safeParse(action);
  return parsed.success && parsed.data.type === 'rewind' ? { type: 'rewind' } : action;
}

/** What was sent from this seat since its holder sat down: what came before is of somebody else. */
function ownLines({ platform }: LoadedMatch, seat: SeatId | null): (line: LogLine) => boolean {
  const since = platform.seats.find((row) => row.seat === seat)?.sinceSeq ?? 0;
  return ({ by, seq }) => seat !== null && by === seat && seq > since;
}

/** Sealed is from hosts what a seat knows itself. */
const unsealed = ({ log }: LoadedMatch, line: LogLine): LogLine => ({
  ...line,
  action: itemAt(log, line.seq - 1).action ?? null,
});

/** What everybody sees happen anyway: the clock, and what hosts do with the match as a whole. */
const isPublic = ({ by, action }: LogLine): boolean =>
  by === 'clock' || (by === 'host' && hostActionSchema.safeParse(action).success);

/**
 * What a seat sent in a phase of a sealed match that has not closed, or never will: it was taken back, or the match ended in it
 * (docs/decisions/581).
 */
function isSealed(match: LoadedMatch, seq: number): boolean {
  const { by } = itemAt(match.log, seq - 1);
  const isSeats = by !== 'host' && by !== 'clock';
  return isSeats && match.row.sealed && !match.hasResult && !match.hasClosed(seq);
}

/** How many lines there are before the first that is sealed. */
export function openLines(match: LoadedMatch): number {
  const sealed = match.log.findIndex((_, i) => isSealed(match, i + 1));
  return sealed === -1 ? match.log.length : sealed;
}
