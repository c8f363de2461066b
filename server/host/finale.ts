import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { accepted, type Outcome, refused } from '../outcome';

/** A host tells the end: every open page shows the beat that is on. Holds for this finish; a rewind drops it. */
export async function tellFinale(
  service: Changing,
  { match, step }: { match: LoadedMatch; step: number },
): Promise<Outcome> {
  if (match.results === null) return refused('NOT_FINISHED', 'There is no end to tell yet.');
  const finaleSeq = match.log.length;
  return change(service, match, async (db) => {
    await db.match.update({ where: { id: match.id }, data: { finaleStep: step, finaleSeq } });
    return accepted({});
  });
}
