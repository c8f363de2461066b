import { catalogEntry } from '@/games/catalog';
import { startingSettings } from '@/games/manifest';
import type { Changing } from '../log/change';
import type { Finding } from '../log/match-cache';
import { accepted, type Outcome } from '../outcome';
import { fillWithBots } from './bots';
import { createMatchIn, type NewMatch } from './create';
import { startMatch } from './start';

/** One click: the match, bots on all other seats, started; settings left out are those of a practice match. */
export async function createPractice(
  service: Changing & Finding,
  { bot, ...asked }: Pick<NewMatch, 'by' | 'game' | 'settings'> & { seats?: number; bot?: string },
): Promise<Outcome<{ code: string }>> {
  const how = { visibility: 'private', joinWay: 'links', sealed: false, practice: true } as const;
  const entry = catalogEntry(asked.game);
  const starting =
    entry === null ? {} : startingSettings(entry, { ...how, seats: asked.seats ?? entry.seats.standard });
  const created = await createMatchIn(service, { ...asked, ...how, settings: { ...starting, ...asked.settings } });
  if (!created.ok) return created;
  const match = await service.matches.find(created.code);
  if (match === null) throw new Error('A match that was just made is there');
  const filled = await fillWithBots(service, { match, bot });
  const started = filled.ok ? await startMatch(service, { match, freeSeats: 'refuse', shownAllTo: null }) : filled;
  return started.ok ? accepted({ code: created.code }) : started;
}
