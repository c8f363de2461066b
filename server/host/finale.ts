import { now } from '../database/time';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { endedEarly } from '../log/refusals';
import { refuseUnfolded } from '../log/rules';
import { accepted, type Outcome, refused } from '../outcome';

export interface Telling {
  readonly match: LoadedMatch;
  /** From 0; as many as there are beats: it is over. More are refused. */
  readonly step: number;
  /** How many beats the end has. */
  beats(): Promise<number>;
}

/** A host tells the end: every open page shows the beat that is on. Holds for this finish; a rewind drops it. */
export async function tellFinale(service: Changing, { match, step, beats }: Telling): Promise<Outcome> {
  if (match.results === null)
    return match.status === 'finished' ? endedEarly() : refused('NOT_FINISHED', 'There is no end to tell yet.');
  const heldUp = refuseUnfolded(match);
  if (heldUp !== null) return heldUp;
  const finaleSeq = match.log.length;
  let count: number | null = null;
  if (step === 0)
    void beats().catch(() => {}); // every end has one; the rest are counted while it is looked at
  else {
    count = await beats();
    if (step > count) return refused('BEYOND_THE_END', `The end is told in ${count} beats: nothing comes after them.`);
  }
  const finaleMovedAt = new Date(now());
  const finaleToldAt = step === count ? finaleMovedAt : null;
  return change(service, match, async (db) => {
    await db.match.update({
      where: { id: match.id },
      data: { finaleStep: step, finaleSeq, finaleMovedAt, finaleToldAt },
    });
    return accepted({});
  });
}
