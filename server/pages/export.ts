import type { MatchView, SeatId } from '@/games/game';
import { untoldViewOf } from '@/games/match';
import type { MatchRecord } from '@/games/record';
import type { LoadedMatch } from '../log/loaded-match';
import type { MatchRow } from '../log/rows';
import { settingsFrom } from '../log/rows';
import { type Access, viewerOf } from './access';
import { decidedAwards } from './decided-awards';
import { handedOnIn } from './handed-on';
import { openLines, trueSeq } from './log';
import { calledOf, nameOf } from './seats';
import type { HandedOn } from './shapes';
import { isEndOpen } from './untold';
import { isSealedFrom, viewAfter } from './view';

// What leaves the app as a file: the match record, results and awards as tables; and what was seen before a correction.

export interface ExportedRecord {
  readonly code: string;
  readonly title: string;
  readonly record: MatchRecord;
  /** Everything that happened up to now is in it. */
  readonly complete: boolean;
  readonly seedHash: string;
  /** Epoch milliseconds of time 0. */
  readonly startedAt: number;
  readonly names: readonly { readonly seat: SeatId; readonly name: string }[];
  /** Who took a seat over while the match ran, oldest first. */
  readonly handedOn: readonly HandedOn[];
}

/** For everybody when the match is finished, for hosts at any time (of a sealed match: up to the first line that is sealed). */
export function recordFor(match: LoadedMatch, access: Access): ExportedRecord | null {
  if (match.status === 'lobby' || !(match.status === 'finished' || access.host)) return null;
  const { row, seats } = match.platform;
  const end = openLines(match);
  const events = match.log
    .slice(0, end)
    .map(({ at, by, action }) => (action === undefined ? { at, by } : { at, by, action }));
  const settings = settingsFrom(row.settings);
  return {
    code: row.code,
    title: row.title,
    record: {
      game: row.game,
      settings,
      seats: seats.map(({ seat }) => seat),
      seed: row.seed,
      events,
      ...versionOf(row),
    },
    complete: end === match.log.length,
    seedHash: row.seedHash,
    startedAt: match.startedAt,
    names: seats.map((seat) => ({ seat: seat.seat, name: nameOf(match, seat) })),
    handedOn: handedOnIn(match, access),
  };
}

const versionOf = ({ version }: MatchRow) => (version === null ? {} : { version });

/** The viewer's own view as it stood before the line of the log that they know by this number. */
export async function viewBefore(
  { match, access }: { match: LoadedMatch; access: Access },
  number: number,
): Promise<MatchView | null> {
  const line = trueSeq(match, { access, number });
  if (line === null) return null;
  const seq = line - 1;
  const then = await match.after(seq);
  if (then === null) return null;
  if (then.status === 'finished' && !isEndOpen(match, { access, seq })) {
    return isSealedFrom(match, access, seq) ? null : untoldViewOf(then, viewerOf(access));
  }
  return viewAfter(match, { access, folded: then, seq });
}

export function resultsCsvFor(match: LoadedMatch): string | null {
  const { results } = match;
  if (results === null) return null;
  const keys = [...new Set(results.standings.flatMap(({ detail }) => Object.keys(detail)))];
  const lines = results.standings.map(({ seat, rank, points, detail }) => [
    rank,
    seat,
    seatName(match, seat),
    points,
    results.winners.includes(seat),
    results.eliminationCandidates.includes(seat),
    ...keys.map((key) => (Object.hasOwn(detail, key) ? detail[key] : null)),
  ]);
  return csv([['rank', 'seat', 'name', 'points', 'winner', 'elimination candidate', ...keys], ...lines]);
}

/** Awards as they stand after the host's decisions. */
export function awardsCsv(match: LoadedMatch): string | null {
  const awards = decidedAwards(match);
  if (awards === null) return null;
  const lines = awards.flatMap(({ final, state }) =>
    final === null
      ? []
      : [[final.seat, seatName(match, final.seat), final.word ?? final.kind, final.amount, final.reason, state]],
  );
  return csv([['seat', 'name', 'kind', 'amount', 'reason', 'state'], ...lines]);
}

function seatName(match: LoadedMatch, seat: SeatId): string {
  const row = match.platform.seats.find((other) => other.seat === seat);
  return row === undefined ? seat : calledOf(match, row);
}

const csv = (lines: readonly (readonly unknown[])[]) =>
  lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');

/** As RFC 4180 has it; what a spreadsheet would take for a formula is marked as text. */
function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
