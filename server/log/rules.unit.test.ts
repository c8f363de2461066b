import { afterAll, describe, expect, test } from 'vitest';
import { games } from '@/games/index';
import { itemAt } from '@/games/kit/item-at';
import { foldMatch, type Match, resultsOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { Judges, Unanswered } from './judges';
import type { LogEvent, MatchRow, SeatRow } from './rows';
import { comesOutAsKept, formatResults, isByOtherRules, playedAgain, whyNobodyActs, whyUntouched } from './rules';

// By which rules a match was played, and what these may still do with it.

const game = itemAt(
  [...games.values()].filter(({ id }) => id === 'pointing-chains'),
  0,
);
const today = game.version;
const other = today + 1;

const bySeat = { key: null, via: 'player', personId: null, personName: null, reason: null } as const;

/** A recorded match as a server keeps it, after all of its events but the last so many. */
function kept(name: string, { of = game.id, without = 0 } = {}) {
  const { record } = itemAt(
    recordsOf(of).filter((recorded) => recorded.name === name),
    0,
  );
  const { start, events } = parseRecord(record);
  const log: LogEvent[] = events.slice(0, events.length - without).map((event) => ({ ...bySeat, ...event }));
  const match = foldMatch(start, log);
  const { seed } = record;
  const settings = JSON.stringify(record.settings);
  const results = match.status === 'finished' ? formatResults(resultsOf(match)) : null;
  const row = { game: of, status: match.status, version: today, settings, fullSettings: null, seed, results };
  return { match, log, row: row as MatchRow, seats: start.seats.map((seat) => ({ seat }) as SeatRow) };
}

const over = kept('interludes');
const running = kept('interludes', { without: 1 });

describe('a match is by other rules', () => {
  test.each([
    ['not in its lobby, which has none yet', false, { status: 'lobby', version: null }],
    ['not where they are today’s', false, { status: 'running', version: today }],
    ['where they have another version', true, { status: 'running', version: other }],
    ['where nobody knows which', true, { status: 'finished', version: null }],
  ] as const)('%s', (_, isOther, row) => {
    expect(isByOtherRules(row, game)).toBe(isOther);
  });

  test('where this server has the game no more, once it has started', () => {
    expect(isByOtherRules({ status: 'running', version: today }, null)).toBe(true);
    expect(isByOtherRules({ status: 'lobby', version: null }, null)).toBe(false);
  });
});

describe('a finished match comes out as it was kept', () => {
  test('where it is finished, with the same results, or none were kept', () => {
    expect(over.match.status).toBe('finished');
    expect(comesOutAsKept(over.row, over.match)).toBe(true);
    expect(comesOutAsKept({ results: null }, over.match)).toBe(true);
    expect(comesOutAsKept({ results: 'null' }, over.match)).toBe(false);
    expect(comesOutAsKept({ results: null }, running.match)).toBe(false);
    expect(comesOutAsKept({ results: 'null' }, running.match)).toBe(false);
  });
});

describe('a match that other rules finished', () => {
  const judges = new Judges();
  afterAll(() => judges.stop());
  const again = ({ row, seats, log }: typeof over, more: Partial<MatchRow> = {}) =>
    playedAgain({ ...row, ...more }, { seats, log, judges });

  test('is there again where these come to the same', async () => {
    expect(await again(over)).toEqual(over.match);
  });

  test('is not where they come to something else, or to no end, or can make nothing of it', async () => {
    expect(await again(over, { results: 'null' })).toBeNull();
    expect(await again(running)).toBeNull();
    expect(await again(over, { fullSettings: '{"rounds":"many"}' })).toBeNull();
  });

  test('is looked at again later where nobody judged in time what was costly; a fault in judging is the rules’ own', async () => {
    class Failing extends Judges {
      constructor(private readonly error: Error) {
        super();
      }
      override ask(): Promise<never> {
        return Promise.reject(this.error);
      }
    }
    const bluffs = kept('interludes', { of: 'logical-bluffs' });
    const judgedBy = (error: Error) => playedAgain(bluffs.row, { ...bluffs, judges: new Failing(error) });
    await expect(judgedBy(new Unanswered('too slow'))).rejects.toThrow(Unanswered);
    expect(await judgedBy(new Error('nonsense'))).toBeNull();
  });
});

describe('whether a match may be touched here', () => {
  type Wanted = Partial<MatchRow> & { readonly folded?: Match | null };
  const held = ({ folded = null, ...more }: Wanted) => ({ row: { ...running.row, ...more }, folded });
  const gone = { game: 'taken-away' };

  test('what stands still says why: by whichever rules it was started, which this server has not', () => {
    const why = (wanted: Wanted) => whyUntouched(held(wanted));
    expect(why({ version: other })).toMatch(
      `started by version ${other} of the rules of Pointing Chains, and this server has version ${today}. It stands still`,
    );
    expect(why({ version: null })).toMatch('started by version unknown of');
    expect(why({ version: other, status: 'finished' })).toMatch(/was played by version .* Its results stand/);
    expect(why({ ...gone, status: 'lobby' })).toMatch(/“taken-away”: the match cannot be started here/);
    expect(why(gone)).toMatch(/“taken-away”. The match stands still/);
    expect(why({ ...gone, status: 'finished' })).toMatch(/“taken-away”. The match’s results stand/);
  });

  test('a finished match that would come out otherwise stands; one that is folded does not', () => {
    expect(whyUntouched(held({ status: 'finished' }))).toMatch(/would come out otherwise/);
    expect(whyUntouched(held({ status: 'finished', folded: over.match }))).toBeNull();
    expect(whyUntouched(held({ folded: running.match }))).toBeNull();
    expect(whyUntouched(held({ status: 'lobby', version: null }))).toBeNull();
    expect(whyUntouched(held({}))).toBeNull();
  });

  test('nobody acts in a lobby, nor on what stands', () => {
    const code = (wanted: Wanted) => whyNobodyActs(held(wanted))?.refusal.code ?? null;
    expect(code({ status: 'lobby', version: null })).toBe('NOT_STARTED');
    expect(code({ ...gone, status: 'lobby' })).toBe('NOT_STARTED');
    expect(code({ version: other })).toBe('OTHER_RULES');
    expect(code({ folded: running.match })).toBeNull();
  });
});
