import type { SeatId } from '@/games/game';
import type { Querying } from '../database/queryable';
import type { LoadedMatch } from '../log/loaded-match';
import { accepted, type Outcome, refused } from '../outcome';

// A seat's private notes. Nobody else reads them, the host and the bots not either; they go when the seat is freed.

const maxLength = 200_000;

interface Notebook {
  readonly match: LoadedMatch;
  readonly seat: SeatId;
}

export async function readNotebook(service: Querying, { match, seat }: Notebook): Promise<{ value: unknown }> {
  const found = await service.prisma.matchSeat.findFirst({ where: { matchId: match.id, seat } });
  const text = found?.notebook ?? null;
  return { value: text === null ? null : JSON.parse(text) };
}

export async function saveNotebook(
  service: Querying,
  { match, seat, value }: Notebook & { value: unknown },
): Promise<Outcome> {
  const text = textOf(value);
  if (text === null) return refused('TOO_DEEP', 'These notes are nested too deeply to be kept.', 'value');
  if (text.length > maxLength) return refused('TOO_LONG', 'The notebook is full; remove some notes first.', 'value');
  await service.prisma.matchSeat.updateMany({ where: { matchId: match.id, seat }, data: { notebook: text } });
  return accepted({});
}

/** Null: so deep in one another that no text can be made of them. */
function textOf(value: unknown): string | null {
  try {
    return JSON.stringify(value ?? null);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
