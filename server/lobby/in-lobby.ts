import type { Queryable } from '../database/queryable';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import type { MatchRow } from '../log/rows';
import { type Outcome, type Refused, refused } from '../outcome';

export function inLobby<O extends Outcome>(
  service: Changing,
  match: LoadedMatch,
  work: (db: Queryable, row: MatchRow) => Promise<O>,
): Promise<O | Refused> {
  return change(
    service,
    match,
    async (db, row): Promise<O | Refused> => (row.status === 'lobby' ? work(db, row) : started()),
  );
}

export const started = () => refused('STARTED', 'The match has started; this can only be changed before.');
