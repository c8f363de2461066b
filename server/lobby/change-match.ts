import type { EndingSessions } from '../auth/sessions';
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
export async function changeMatch(
  service: Changing & EndingSessions,
  { match, ...changes }: Changes,
): Promise<Outcome> {
  const changed = await change(service, match, async (db, row) => {
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
  if (changed.ok && changes.sealed === true) await keepFirstSignIns(service, match);
  return changed;
}

/**
 * Of the browsers in which a seat's link was opened the first stays signed in, as if it had been sealed then: hosts give links
 * out, and would see by one what its holder sends (docs/decisions/558).
 */
async function keepFirstSignIns(service: Changing & EndingSessions, { platform }: LoadedMatch): Promise<void> {
  const guests = platform.seats.flatMap(({ holderId, holderGuest }) =>
    holderGuest && holderId !== null ? holderId : [],
  );
  for (const personId of guests) {
    const open = await service.prisma.session.findMany({
      where: { personId, endedAt: null },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true, browser: true },
    });
    const [first] = open;
    const others = open.filter(
      ({ id, browser }) => id !== first?.id && (browser === null || browser !== first?.browser),
    );
    for (const { id } of others) await service.endSessions({ personId, id });
  }
}
