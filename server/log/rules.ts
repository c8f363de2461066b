import type { AnyGame, Results } from '@/games/game';
import { type Match, resultsOf } from '@/games/match';
import { type Refused, refused } from '../outcome';
import { foldedFrom } from './fold';
import { type Judges, Unanswered } from './judges';
import { notStarted } from './refusals';
import { gameOf, type LogEvent, type MatchRow, type SeatRow, startOf } from './rows';

// A match is folded by the version of the rules that it was started by. A server that has another one leaves it as it
// is: while it is not finished nobody can act on it there, and when it is, its results are those that were kept.

interface Held {
  readonly row: MatchRow;
  readonly folded: Match | null;
  /** The `seq` of an event that was accepted and is refused by these rules; null or left out: there is none. */
  readonly refusedAt?: number | null;
}

/** Whether `game`, as this server has it, is played by other rules than the match; null: by none. */
export const isByOtherRules = (row: Pick<MatchRow, 'status' | 'version'>, game: AnyGame | null): boolean =>
  row.status !== 'lobby' && row.version !== game?.version;

/** A finished match, played again by today's rules; null where that does not lead to what came out. Throws `Unanswered`. */
export async function playedAgain(
  row: MatchRow,
  { seats, log, judges }: { seats: readonly SeatRow[]; log: readonly LogEvent[]; judges: Judges },
): Promise<Match | null> {
  try {
    const match = await foldedFrom(startOf(row, seats), { events: log, judges });
    return comesOutAsKept(row, match) ? match : null;
  } catch (error) {
    if (error instanceof Unanswered) throw error; // it says nothing of the rules
    return null; // rules that cannot even read it do not hold it
  }
}

/** Whether a match that its row calls finished is so by these rules, with the results that were kept. */
export function comesOutAsKept(row: Pick<MatchRow, 'results'>, match: Match): boolean {
  return match.status === 'finished' && (row.results === null || row.results === formatResults(resultsOf(match)));
}

/** As they are kept: the same bytes for the same results. */
export const formatResults = (results: Results | null): string => JSON.stringify(results);

/** Why no action and no clock may touch a match here; null: they may. */
export function whyNobodyActs(match: Held): Refused | null {
  if (match.row.status === 'lobby') return notStarted();
  const why = whyUntouched(match);
  return why === null ? null : refused('OTHER_RULES', why);
}

/** Of what is no line of the log, and still done by rules: why not here; null: it may be. */
export function refuseUnfolded(match: Held): Refused | null {
  const why = match.folded === null ? whyUntouched(match) : null;
  return why === null ? null : refused('OTHER_RULES', why);
}

/** What hosts and players are told of a match that these rules may not touch; null: they may. */
export function whyUntouched({ row, folded, refusedAt = null }: Held): string | null {
  const game = gameOf({ row });
  if (game === null) return whyWithoutGame(row);
  const finished = row.status === 'finished';
  if (isByOtherRules(row, game)) {
    const versions = `version ${row.version ?? 'unknown'} of the rules of ${game.name}, and this server has version ${game.version}`;
    return finished
      ? `This match was played by ${versions}. Its results stand; it cannot be taken back here.`
      : `This match was started by ${versions}. It stands still here, as it was left, until a server with its own rules takes it up again.`;
  }
  if (folded === null && !finished && refusedAt !== null)
    return `Today’s rules of ${game.name} refuse what this match accepted (line ${refusedAt} of its log), though they call themselves by the same version. It stands still here, as it was left, until a server with its own rules takes it up again.`;
  if (folded !== null || !finished) return null;
  return `Played again by today’s rules of ${game.name} this match would come out otherwise. Its results stand; it cannot be taken back here.`;
}

function whyWithoutGame({ game, status }: MatchRow): string {
  const gone = `This server no longer has the game “${game}”`;
  if (status === 'lobby') return `${gone}: the match cannot be started here.`;
  return status === 'finished'
    ? `${gone}. The match’s results stand; it cannot be taken back here.`
    : `${gone}. The match stands still, as it was left, until a server with the game takes it up again.`;
}
