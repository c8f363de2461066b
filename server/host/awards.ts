import { randomUUID } from 'node:crypto';
import type { Award } from '@/games/game';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { accepted, type Outcome, refused } from '../outcome';
import { decidedAwards } from '../pages/decided-awards';
import type { Person } from '../person';

// A host confirms or amends each award that the rules propose.

export interface Decision {
  readonly match: LoadedMatch;
  readonly by: Person;
  /** Null adds one that the rules did not propose. */
  readonly key: string | null;
  readonly decision:
    | { readonly type: 'confirm' }
    | {
        readonly type: 'amend';
        readonly reason: string;
        readonly award: ({ readonly seat: string } & Pick<Award, 'kind' | 'word' | 'amount'>) | null;
      };
}

export async function decideAward(service: Changing, { match, by, key, decision }: Decision): Promise<Outcome> {
  const awards = decidedAwards(match);
  if (awards === null) return notFinished();
  const chosen = key === null ? null : awards.find((award) => award.key === key);
  if (chosen === undefined) return refused('NO_AWARD', 'There is no such award.', 'key');
  if (decision.type === 'confirm' && chosen === null) return refused('NO_AWARD', 'Choose the award to confirm.', 'key');
  const award = decision.type === 'amend' ? decision.award : null;
  if (award !== null && !match.platform.seats.some(({ seat }) => seat === award.seat)) {
    return refused('UNKNOWN_SEAT', 'There is no such seat in this match.', 'decision.award.seat');
  }
  const reason = decision.type === 'amend' ? decision.reason : null;
  const kept = award === null ? null : JSON.stringify({ ...award, reason });
  const state = decision.type === 'amend' ? 'amended' : 'confirmed';
  const decided = { award: kept, state, reason, by: by.name, createdAt: new Date() };
  const which = { matchId: match.id, seq: match.log.length, key: key ?? `added ${randomUUID()}` };
  return change(service, match, async (db) => {
    await db.awardDecision.upsert({
      where: { matchId_seq_key: which },
      create: { ...which, ...decided },
      update: decided,
    });
    return accepted({});
  });
}

export interface Confirmation {
  readonly match: LoadedMatch;
  readonly by: Person;
  /** Of awards as the rules proposed them. */
  readonly keys: readonly string[];
}

/** All or none. What another host decided meanwhile stays as it is, and is not counted in what is answered. */
export async function confirmAwards(
  service: Changing,
  { match, by, keys }: Confirmation,
): Promise<Outcome<{ confirmed: number }>> {
  const awards = decidedAwards(match);
  if (awards === null) return notFinished();
  const known = new Set(awards.map(({ key }) => key));
  if (!keys.every((key) => known.has(key))) return refused('NO_AWARD', 'There is no such award.', 'keys');
  const decided = { ...{ matchId: match.id, seq: match.log.length, state: 'confirmed' }, by: by.name };
  return change(service, match, async (db) => {
    const data = keys.map((key) => ({ ...decided, key, createdAt: new Date() }));
    const { count } = await db.awardDecision.createMany({ data, skipDuplicates: true });
    return accepted({ confirmed: count });
  });
}

const notFinished = () => refused('NOT_FINISHED', 'Awards can be decided when the match is finished.');
