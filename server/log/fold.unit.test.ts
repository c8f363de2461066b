import { afterAll, expect, test } from 'vitest';
import { itemAt } from '@/games/kit/item-at';
import { foldMatch, type Match, type MatchStart, rewindTarget } from '@/games/match';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { foldedFrom, inTurn, stepsFrom } from './fold';
import { Judges } from './judges';
import type { LogEvent } from './rows';

// Wherever a log is cut, it is led on to what the rules make of the whole of it, rewinds across the cut too.

const judges = new Judges();
afterAll(() => judges.stop());

const bySeat = { key: null, via: 'player', personId: null, personName: null, reason: null } as const;

function logOf(name: string): { start: MatchStart; log: readonly LogEvent[] } {
  const found = recordsOf('pointing-chains').find((recorded) => recorded.name === name);
  const { start, events } = parseRecord(found?.record);
  return { start, log: events.map((event) => ({ ...bySeat, ...event })) };
}

/** The match after each number of its events, folded from the start. */
const stood = (start: MatchStart, log: readonly LogEvent[]): Match[] =>
  Array.from({ length: log.length + 1 }, (_, seq) => foldMatch(start, log.slice(0, seq)));

test('a log is led on from wherever it was folded to', async () => {
  const { start, log } = logOf('corrected');
  const matches = stood(start, log);
  expect(log.some((event) => rewindTarget(event) !== null)).toBe(true);
  for (let cut = 0; cut <= log.length; cut++) {
    const asked: number[] = [];
    const after = async (seq: number) => {
      asked.push(seq);
      return itemAt(matches, seq);
    };
    const given = { folded: itemAt(matches, cut), log: log.slice(0, cut), after };
    const steps = await stepsFrom(given, { events: log.slice(cut), judges });
    expect(steps.map(({ event }) => event)).toEqual(log.slice(cut));
    expect(steps.map(({ folded }) => folded)).toEqual(matches.slice(cut + 1));
    expect(asked.every((seq) => seq < cut)).toBe(true);
  }
});

test('how a match stood before the cut is asked for once by a rewind behind it, and by nothing else', async () => {
  const { start, log } = logOf('corrected');
  const matches = stood(start, log);
  const rewind = log.findIndex((event) => rewindTarget(event) !== null);
  const to = rewindTarget(itemAt(log, rewind)) ?? 0;
  const askedFrom = async (cut: number) => {
    const asked: number[] = [];
    const after = async (seq: number) => {
      asked.push(seq);
      return itemAt(matches, seq);
    };
    const given = { folded: itemAt(matches, cut), log: log.slice(0, cut), after };
    await stepsFrom(given, { events: log.slice(cut, rewind + 1), judges });
    return asked;
  };
  expect(await askedFrom(to + 1)).toEqual([to]);
  expect(await askedFrom(to)).toEqual([]);
  expect(await askedFrom(0)).toEqual([]);
});

test('a match is folded from its start, and is as it began where nothing has happened', async () => {
  const { start, log } = logOf('corrected');
  expect(await foldedFrom(start, { events: log, judges })).toEqual(foldMatch(start, log));
  expect(await foldedFrom(start, { events: [], judges })).toEqual(foldMatch(start, []));
});

test('a long log lets others come between', async () => {
  const { start, log } = logOf('twenty-six');
  const [folded] = stood(start, []);
  const events = Array.from({ length: 40 }, () => log).flat();
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await stepsFrom({ folded: folded ?? foldMatch(start, []), log: [] }, { events, judges });
  isDone = true;
  expect(turns).toBeGreaterThan(1);
});

test('what nobody has to have at once is done one after another, also after what failed', async () => {
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    done.push(`${name} ends`);
    if (name === 'second') throw new Error(name);
    return name;
  };
  const answers = await Promise.allSettled(['first', 'second', 'third'].map((name) => inTurn(work(name))));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends']);
});
