import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { gameOf, type JoinWay, readSeats, settingsFrom, type Visibility } from '../log/rows';
import { accepted, type Outcome } from '../outcome';
import { started } from './in-lobby';
import { problemWith } from './plan';

export interface Changes {
  readonly match: LoadedMatch;
  readonly title?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly visibility?: Visibility;
  readonly joinWay?: JoinWay;
  readonly sealed?: boolean;
}

/** Title and visibility at any time; settings, sealing and joining before the start alone. */
export function changeMatch(service: Changing, { match, ...changes }: Changes): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const { title = row.title, visibility = row.visibility, joinWay = row.joinWay, sealed = row.sealed } = changes;
    const settings = changes.settings ?? settingsFrom(row.settings);
    const changesRules = changes.settings !== undefined || sealed !== row.sealed;
    if (changesRules && row.status !== 'lobby') return started();
    const count = (await readSeats(db, row.id)).length;
    const problem = changesRules
      ? problemWith({ game: gameOf(match), settings, count, sealed, practice: row.practice })
      : null;
    if (problem !== null) return problem;
    await db.match.update({
      where: { id: row.id },
      data: { title, visibility, joinWay, sealed, settings: JSON.stringify(settings) },
    });
    return accepted({});
  });
}
