import type { AnyGame, SeatId } from '@/games/game';
import type { Queryable } from '../database/queryable';
import type { Changing } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { gameOf, isFree, isOpenSeat, readSeats } from '../log/rows';
import { accepted, type Outcome, refused } from '../outcome';
import { inLobby } from './in-lobby';

export function addBot(
  service: Changing,
  { match, seat, bot }: { match: LoadedMatch; seat?: string; bot?: string },
): Promise<Outcome<{ seat: SeatId }>> {
  return inLobby(service, match, async (db, row) => {
    const id = botIdFor(gameOf(match), bot);
    if (id === null) return unknownBot();
    const free = (await readSeats(db, row.id)).filter(isFree);
    const chosen = seat === undefined ? free[0] : free.find((other) => other.seat === seat);
    if (chosen === undefined)
      return refused('TAKEN', seat === undefined ? 'All seats are taken.' : 'That seat is taken.', 'seat');
    await seatBot(db, { matchId: row.id, seats: [chosen.seat], bot: id, keepsLinks: true });
    return accepted({ seat: chosen.seat });
  });
}

/** The free seats that are kept for nobody. Until the start bots give way to whoever comes. */
export function fillWithBots(
  service: Changing,
  { match, bot }: { match: LoadedMatch; bot?: string },
): Promise<Outcome> {
  return inLobby(service, match, async (db, row) => {
    const bots = botsFor(gameOf(match), bot);
    if (bots.length === 0) return unknownBot();
    const seats = (await readSeats(db, row.id))
      .filter((seat) => isFree(seat) && isOpenSeat(seat))
      .map(({ seat }) => seat);
    await seatBots(db, { matchId: row.id, seats, bots, keepsLinks: true });
    return accepted({});
  });
}

/** Their seats are as they were before: free, or kept for who has their link. */
export function takeBotsAway(service: Changing, match: LoadedMatch): Promise<Outcome> {
  return inLobby(service, match, async (db, row) => {
    await db.matchSeat.updateMany({ where: { matchId: row.id, holderId: null }, data: { bot: null } });
    return accepted({});
  });
}

/** Who fills seats: the one that was named, else all that a game has, in turn; none: there is no such bot. */
export function botsFor(game: AnyGame | null, bot: string | undefined): readonly string[] {
  const all = game?.bots ?? [];
  const chosen =
    bot === undefined ? all.filter(({ isSpecial }) => isSpecial !== true) : all.filter(({ id }) => id === bot);
  return chosen.map(({ id }) => id);
}

interface Seating {
  readonly matchId: number;
  readonly seats: readonly string[];
  /** Whoever comes by a seat's link still takes it, in the bot's place. */
  readonly keepsLinks?: boolean;
}

/** Seat by seat, the bots in turn. */
export async function seatBots(db: Queryable, { seats, bots, ...seating }: Seating & { bots: readonly string[] }) {
  for (const [i, bot] of bots.entries()) {
    await seatBot(db, { ...seating, seats: seats.filter((_, at) => at % bots.length === i), bot });
  }
}

export const botIdFor = (game: AnyGame | null, bot: string | undefined): string | null =>
  (bot === undefined ? game?.bots[0] : game?.bots.find(({ id }) => id === bot))?.id ?? null;

async function seatBot(db: Queryable, { matchId, seats, bot, keepsLinks = false }: Seating & { bot: string }) {
  await db.matchSeat.updateMany({
    where: { matchId, seat: { in: [...seats] } },
    data: { bot, ...(keepsLinks ? {} : { linkId: null, linkHash: null }) },
  });
}

export const unknownBot = () => refused('UNKNOWN_BOT', 'This game has no such bot.', 'bot');
