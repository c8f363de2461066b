import { fittingSettings } from '@/games/fitting-settings';
import { games } from '@/games/index';
import { nameKeyOf } from '@/games/kit/name-key';
import type { QuietHours } from '@/games/kit/nights';
import { Prisma, type SettingsTemplate as Row } from '@/prisma/client/client';
import type { Querying } from '../database/queryable';
import { keptHours, quietHoursOf } from '../log/quiet';
import { type JoinWay, joinWays, settingsFrom, type Visibility, visibilities } from '../log/rows';
import { accepted, type Outcome, refused } from '../outcome';

// Settings that a host keeps under a name. They are their owner's alone. A game may change after they were kept: what it
// no longer takes is left out when they are read, and named.

export interface TemplateSettings {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly visibility: Visibility;
  /** Null: by links where players are named, open elsewhere. */
  readonly joinWay: JoinWay | null;
  readonly sealed: boolean;
  readonly practice: boolean;
  /** Null: none. */
  readonly quietHours: QuietHours | null;
}

export interface Template extends TemplateSettings {
  readonly id: number;
  readonly name: string;
  /** Keys of settings that were kept, and that the game does not take any more. */
  readonly dropped: readonly string[];
}

interface Owned {
  readonly userId: string;
  readonly id: number;
}

/** By name. */
export async function listTemplates(
  { prisma }: Querying,
  where: { userId: string; game: string },
): Promise<readonly Template[]> {
  const rows = await prisma.settingsTemplate.findMany({ where, orderBy: { nameKey: 'asc' } });
  return rows.flatMap((row) => templateFrom(row) ?? []);
}

function templateFrom(row: Row): Template | null {
  const game = games.get(row.game);
  if (game === undefined) return null;
  const { id, name, sealed, practice } = row;
  const visibility = visibilities.find((one) => one === row.visibility) ?? 'unlisted';
  const joinWay = joinWays.find((one) => one === row.joinWay) ?? null;
  const kept = { id, name, sealed, practice, visibility, joinWay, quietHours: quietHoursOf(row) };
  return { ...kept, ...fittingSettings(game, settingsFrom(row.settings)) };
}

/** How many one person may keep for one game. */
const mostTemplates = 50;

export interface Keeping extends TemplateSettings {
  readonly userId: string;
  readonly game: string;
  readonly name: string;
}

export async function saveTemplate({ prisma }: Querying, kept: Keeping): Promise<Outcome<{ id: number }>> {
  const game = games.get(kept.game);
  if (game === undefined) return refused('UNKNOWN_GAME', 'There is no such game.', 'game');
  const [wrong] = fittingSettings(game, kept.settings).dropped;
  if (wrong !== undefined) return refused('BAD_SETTINGS', 'This setting is not right yet.', `settings.${wrong}`);
  const { userId, name } = kept;
  if ((await prisma.settingsTemplate.count({ where: { userId, game: game.id } })) >= mostTemplates)
    return refused('TOO_MANY', `You keep ${mostTemplates} templates for this game; delete one first.`, 'name');
  const { quietHours, ...asGiven } = kept;
  const data = {
    ...asGiven,
    ...keptHours(quietHours),
    nameKey: nameKeyOf(name),
    settings: JSON.stringify(kept.settings),
  };
  return whenNameIsFree(name, async () => ({ id: (await prisma.settingsTemplate.create({ data })).id }));
}

export async function renameTemplate(
  { prisma }: Querying,
  { userId, id, name }: Owned & { name: string },
): Promise<Outcome> {
  return whenNameIsFree(name, async () => {
    await prisma.settingsTemplate.updateMany({ where: { id, userId }, data: { name, nameKey: nameKeyOf(name) } });
    return {};
  });
}

/** One that is gone already is none to complain about. */
export async function removeTemplate({ prisma }: Querying, { userId, id }: Owned): Promise<Outcome> {
  await prisma.settingsTemplate.deleteMany({ where: { id, userId } });
  return accepted({});
}

async function whenNameIsFree<T extends object>(name: string, write: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return accepted(await write());
  } catch (error) {
    const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
    if (!isTaken) throw error;
    return refused('NAME_TAKEN', `You have a template called ${name} already. Choose another name.`, 'name');
  }
}
