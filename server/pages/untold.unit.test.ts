import { describe, expect, test } from 'vitest';
import { seatId } from '@/games/kit/seats';
import { HOST_GONE_MS, TOLD_AFTER_MS } from '@/games/kit/told-after';
import { now } from '../database/time';
import type { MatchRow } from '../log/rows';
import type { Access } from './access';
import { areFilesKeptFrom, endedByRow, isEndOpen, isKeptFrom, isResultKeptFrom, isUntold } from './untold';

// A match that came to its end after five events, a minute ago, and whose host closes its rounds.

type Ended = Parameters<typeof isUntold>[0];
type Row = Ended['row'];

const minute = 60_000;
const ago = (ms: number) => new Date(now() - ms);
const results = { standings: [], winners: [], eliminationCandidates: [], awards: [] };
const byHost = '{"pace":"host"}';
const byReady = '{"pace":"ready"}';

interface Wanted extends Partial<Row> {
  readonly status?: Ended['status'];
  readonly results?: null;
}

function ended({ status = 'finished', results: came, ...more }: Wanted = {}): Ended {
  const told = { finaleSeq: null, finaleStep: null, finaleToldAt: null, finaleMovedAt: null };
  const row = { ...told, practice: false, fullSettings: byHost, settings: '{}', finishedAt: ago(minute), ...more };
  return { status, results: came === null ? null : results, row, log: { length: 5 } };
}

const begun = { finaleSeq: 5, finaleStep: 0 };
const toldWhole = { finaleSeq: 5, finaleStep: 7, finaleToldAt: ago(1_000) };
/** Of an end that was taken back. */
const before = { finaleSeq: 4 };

const watcher: Access = {
  role: 'spectator',
  ...{
    seat: null,
    host: false,
    practiceHost: false,
    fullView: false,
    sentAway: null,
    isAsked: false,
    lostSeat: null,
    behind: null,
    isHeldBack: false,
    isShownHere: false,
  },
};
const viewers = {
  host: { ...watcher, role: 'host', host: true },
  trusted: { ...watcher, fullView: true },
  player: { ...watcher, role: 'player', seat: seatId('A') },
  watcher,
} satisfies Readonly<Record<string, Access>>;

/** For whom it is so. */
const forWhom = (isSo: (access: Access) => boolean): string[] =>
  Object.entries(viewers).flatMap(([name, access]) => (isSo(access) ? [name] : []));

const outsiders = ['player', 'watcher'];
const everybody = ['host', 'trusted', ...outsiders];

describe('an end', () => {
  test.each([
    ['waits for its host', true, {}],
    ['waits by the settings as they stood at the start', true, { settings: byReady }],
    [
      'waits by the settings as they were given, where no others are kept',
      true,
      { fullSettings: null, settings: byHost },
    ],
    ['is everybody’s under another pace', false, { fullSettings: byReady, settings: byHost }],
    ['is everybody’s in practice', false, { practice: true }],
    ['is none while the match goes on', false, { status: 'paused' }],
    ['is none where nothing came out', false, { results: null }],
    ['is everybody’s once it is begun', false, begun],
    ['waits where it was come to, and not begun', true, { finaleSeq: 5 }],
    ['waits though the one before it was told', true, { ...toldWhole, ...before }],
    ['is everybody’s when its host is gone', false, { finishedAt: ago(HOST_GONE_MS) }],
    ['waits until then', true, { finishedAt: ago(HOST_GONE_MS - minute / 2) }],
    ['waits where nobody knows since when', true, { finishedAt: null }],
  ] as const)('%s', (_, waits, more) => {
    expect(isUntold(ended(more))).toBe(waits);
  });

  test('that waits is kept from players and spectators, and from nobody who sees everything', () => {
    expect(forWhom((access) => isKeptFrom(access, ended()))).toEqual(outsiders);
    expect(forWhom((access) => isKeptFrom(access, ended(begun)))).toEqual([]);
  });

  test('is known from the row of a list as it is from the match', () => {
    const row = { ...ended().row, status: 'finished', seq: 5, results: JSON.stringify(results) } as MatchRow;
    expect(endedByRow(row)).toMatchObject({ status: 'finished', results, log: { length: 5 } });
    expect(isUntold(endedByRow(row))).toBe(true);
    expect(isUntold(endedByRow({ ...row, ...begun }))).toBe(false);
    expect(isUntold(endedByRow({ ...row, results: 'null' }))).toBe(false);
    expect(endedByRow({ ...row, status: 'paused' }).results).toBeNull();
  });
});

describe('what says at once how it ended', () => {
  test.each([
    ['waits with its end', true, {}],
    ['waits while the end is told', true, { ...begun, finaleMovedAt: ago(minute) }],
    ['is everybody’s once it is told whole', false, { ...toldWhole, finaleMovedAt: ago(1_000) }],
    ['is everybody’s when its host is gone in the middle', false, { ...begun, finaleMovedAt: ago(HOST_GONE_MS) }],
    ['is everybody’s under another pace', false, { ...begun, fullSettings: byReady }],
    ['does not wait while the match goes on', false, { ...begun, status: 'running' }],
  ] as const)('%s', (_, waits, more) => {
    expect(forWhom((access) => isResultKeptFrom(access, ended(more)))).toEqual(waits ? outsiders : []);
  });
});

describe('the files of a match', () => {
  test.each([
    ['wait with its end', true, {}],
    ['wait while the end is told', true, begun],
    ['are everybody’s once it is told whole', false, toldWhole],
    ['wait though the end before was told whole', true, { ...toldWhole, ...before }],
    ['wait though its host is gone', true, { finishedAt: ago(2 * HOST_GONE_MS) }],
    ['wait where nobody knows since when', true, { finishedAt: null }],
    ['wait for less than a day', true, { finishedAt: ago(TOLD_AFTER_MS - minute) }],
    ['are everybody’s after it', false, { finishedAt: ago(TOLD_AFTER_MS + minute) }],
    ['are everybody’s under another pace', false, { fullSettings: byReady }],
    ['are everybody’s in practice', false, { practice: true }],
    ['do not wait while there is no end', false, { status: 'paused' }],
    ['do not wait where nothing came out', false, { results: null }],
  ] as const)('%s', (_, wait, more) => {
    expect(forWhom((access) => areFilesKeptFrom(access, ended(more)))).toEqual(wait ? outsiders : []);
  });
});

describe('how the match stood when it was over', () => {
  const seenBy = (more: Wanted, seq = 5) => forWhom((access) => isEndOpen(ended(more), { access, seq }));
  const insiders = ['host', 'trusted'];

  test.each([
    ['is for those who see everything, while the end waits', insiders, {}],
    ['is everybody’s once the end is begun', everybody, begun],
    ['is everybody’s under another pace', everybody, { fullSettings: byReady }],
    ['stays untold where it was taken back before', insiders, { status: 'paused' }],
    ['stays known where it was taken back after', everybody, { status: 'paused', ...begun }],
    ['is not another end, which was told', insiders, { status: 'paused', ...toldWhole, ...before }],
  ] as const)('%s', (_, whom, more) => {
    expect(seenBy(more)).toEqual(whom);
  });

  test('is everybody’s of an end before, too, once the last one is told', () => {
    expect(seenBy({}, 3)).toEqual(insiders);
    expect(seenBy(begun, 3)).toEqual(everybody);
  });
});
