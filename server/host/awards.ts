import type { Award } from '@/games/game';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { endedEarly, keyUsed } from '../log/refusals';
import { digestOf } from '../log/refused';
import { type AwardRow, readAwards } from '../log/rows';
import { accepted, type Outcome, refused } from '../outcome';
import { decidedAwards } from '../pages/decided-awards';
import type { DecidedAward } from '../pages/shapes';
import type { Person } from '../person';

// A host confirms or amends each award that the rules propose, and adds others.

/** An award as a host gives it; its reason goes beside it. */
type GivenAward = { readonly seat: string } & Pick<Award, 'kind' | 'word' | 'amount'>;

export interface Decision {
  readonly match: LoadedMatch;
  readonly by: Person;
  readonly key: string;
  /** When the decision was made that was seen of it; null: none was. It is refused where another stands by now. */
  readonly seen: number | null;
  readonly decision:
    | { readonly type: 'confirm' }
    | { readonly type: 'amend'; readonly reason: string; readonly award: GivenAward | null };
}

export async function decideAward(service: Changing, { match, by, key, seen, decision }: Decision): Promise<Outcome> {
  const { results, log } = match;
  if (results === null) return noAwards(match);
  const award = decision.type === 'amend' ? decision.award : null;
  if (award !== null && !hasSeat(match, award)) return noSeat('decision.award.seat');
  const decided = decision.type === 'amend' ? amended(award, decision.reason) : confirmed;
  return change(service, match, async (db) => {
    const platform = { awards: await readAwards(db, match.id) };
    const stands = decidedAwards({ results, log, platform })?.find((one) => one.key === key);
    if (stands == null) return refused('NO_AWARD', 'There is no such award.', 'key');
    // Sent again after a lost answer, or a co-host thought the same.
    if (isSame(stands, decided)) return accepted({});
    if (stands.at !== seen) return refused('TOO_LATE', meanwhile(stands, by));
    const which = { matchId: match.id, seq: log.length, key };
    const made = { ...decided, by: by.name, createdAt: new Date() };
    await db.awardDecision.upsert({
      where: { matchId_seq_key: which },
      create: { ...which, ...made },
      update: made,
    });
    return accepted({});
  });
}

export interface AddedAward {
  readonly match: LoadedMatch;
  readonly by: Person;
  /** However often one is sent, it counts once; with other content it is refused. */
  readonly key: string;
  readonly reason: string;
  readonly award: GivenAward;
}

/** How many a host may add to what the rules proposed. */
const maxAdded = 50;

/** An award that the rules did not propose. */
export async function addAward(service: Changing, { match, by, key, reason, award }: AddedAward): Promise<Outcome> {
  if (match.results === null) return noAwards(match);
  if (!hasSeat(match, award)) return noSeat('award.seat');
  const which = { matchId: match.id, seq: match.log.length, key: `added ${key}` };
  const digest = digestOf({ award, reason, by: by.id });
  return change(service, match, async (db) => {
    const sent = await db.awardDecision.findUnique({ where: { matchId_seq_key: which } });
    // What was added may have been amended since, so it is known by its digest.
    if (sent !== null) return sent.digest === null || sent.digest === digest ? accepted({}) : keyUsed();
    const added = { matchId: match.id, seq: match.log.length, key: { startsWith: 'added ' } };
    if ((await db.awardDecision.count({ where: added })) >= maxAdded)
      return refused('TOO_MANY', `These are more awards than a host can add to a match (${maxAdded}).`);
    const made = { ...amended(award, reason), digest, by: by.name, createdAt: new Date() };
    await db.awardDecision.create({ data: { ...which, ...made } });
    return accepted({});
  });
}

/** As it is kept. */
type Decided = Pick<AwardRow, 'state' | 'reason' | 'award'>;

const confirmed: Decided = { state: 'confirmed', reason: null, award: null };

const amended = (award: GivenAward | null, reason: string): Decided => ({
  ...{ state: 'amended', reason },
  award: award === null ? null : JSON.stringify({ ...award, reason }),
});

function isSame({ state, reason, final }: DecidedAward, decided: Decided): boolean {
  if (state !== decided.state || reason !== decided.reason) return false;
  return state === 'confirmed' || (final === null ? null : JSON.stringify(final)) === decided.award;
}

function meanwhile({ state, by }: DecidedAward, person: Person): string {
  if (by === null) return 'The match was finished anew meanwhile. Look again.';
  return `${by === person.name ? 'You' : 'Your co-host'} ${state} this award meanwhile. Look again.`;
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
  if (awards === null) return noAwards(match);
  const known = new Set(awards.map(({ key }) => key));
  if (!keys.every((key) => known.has(key))) return refused('NO_AWARD', 'There is no such award.', 'keys');
  const decided = { ...{ matchId: match.id, seq: match.log.length, state: 'confirmed' }, by: by.name };
  return change(service, match, async (db) => {
    const data = keys.map((key) => ({ ...decided, key, createdAt: new Date() }));
    const { count } = await db.awardDecision.createMany({ data, skipDuplicates: true });
    return accepted({ confirmed: count });
  });
}

/** While there are no results. */
const noAwards = ({ status }: LoadedMatch) =>
  status === 'finished' ? endedEarly() : refused('NOT_FINISHED', 'Awards can be decided when the match is finished.');

const hasSeat = ({ platform }: LoadedMatch, award: GivenAward) =>
  platform.seats.some(({ seat }) => seat === award.seat);

const noSeat = (field: string) => refused('UNKNOWN_SEAT', 'There is no such seat in this match.', field);
