import type { Changing } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { readSeats } from '../log/rows';
import { accepted, type Outcome, refused } from '../outcome';
import type { ChosenFace } from '../pages/shapes';
import { variantOfMatch } from '../pages/variant';
import { inLobby } from './in-lobby';

/** How many emblems and how many enamels there are. */
export const faceChoices = 16;

/** A player's own face for this match; null: dealt again. No two seats choose the same. */
export function chooseFace(
  service: Changing,
  { match, seat, face }: { match: LoadedMatch; seat: string; face: ChosenFace | null },
): Promise<Outcome> {
  return inLobby(service, match, async (db, row) => {
    if (variantOfMatch(match).anonymous) {
      return refused('ANONYMOUS', 'Nobody may be known by a face in this game; the colours have theirs.');
    }
    const others = (await readSeats(db, row.id)).filter((other) => other.seat !== seat);
    const isSame = (other: (typeof others)[number]) =>
      other.faceEmblem === face?.emblem && other.faceEnamel === face?.enamel;
    if (face !== null && others.some(isSame)) return refused('FACE_TAKEN', 'Somebody else has this face.', 'face');
    const data = { faceEmblem: face?.emblem ?? null, faceEnamel: face?.enamel ?? null };
    await db.matchSeat.update({ where: { matchId_seat: { matchId: row.id, seat } }, data });
    return accepted({});
  });
}
