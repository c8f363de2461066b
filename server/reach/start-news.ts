import type { Platform } from '../log/rows';
import { hour, type Looking, type Piece, piece, urgentMs } from './piece';

// When a match is to start, told to whoever sits in its lobby: once for each time that the host says, and once more before it.

/** So long before the start it is told once more: as before a deadline. */
export const leadOfStart = (platform: Platform, due: number): number =>
  due - setAtOf(platform) >= 4 * hour ? hour : urgentMs;

export function startOf({ match: { status, platform }, now }: Looking): Piece[] {
  const { row } = platform;
  if (status !== 'lobby') return [];
  if (row.dueAt === null) return row.startMissedAt === null ? calledOff(platform) : [];
  const due = row.dueAt.getTime();
  const near = due - leadOfStart(platform, due);
  const untilThen = { passes: true, due, expiresAt: due };
  if (now >= near)
    return [
      { ...piece(`starts ${due}`, 'matches', { at: near, text: 'The match starts soon, on {due}.' }), ...untilThen },
    ];
  const moves = movesOf(platform);
  const text = moves.length < 2 ? 'The match starts on {due}.' : 'The match starts at another time: on {due}.';
  const key = `start ${moves.at(-1)?.id ?? 0}`;
  return [{ ...piece(key, 'matches', { at: setAtOf(platform), text }), ...untilThen }];
}

/** Told to those alone who were told a time. */
function calledOff(platform: Platform): Piece[] {
  const last = movesOf(platform).at(-1);
  if (last === undefined) return [];
  const text = 'The time of the start is called off. The host starts the match when it is time.';
  const told = piece(`start off ${last.id}`, 'matches', { at: last.createdAt.getTime(), text });
  return [{ ...told, passes: true, corrects: ['start', 'starts'] }];
}

/** Each time that it was set, moved or called off after the match was made. */
export const movesOf = ({ notices }: Platform): Platform['notices'] => notices.filter(({ kind }) => kind === 'start');

/** Since when it is known when it starts, in epoch milliseconds. */
export const setAtOf = (platform: Platform): number =>
  (movesOf(platform).at(-1)?.createdAt ?? platform.row.createdAt).getTime();
