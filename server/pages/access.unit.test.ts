import { describe, expect, test } from 'vitest';
import { seatId } from '@/games/kit/seats';
import type { MemberKind, MemberRow, SeatRow } from '../log/rows';
import { type Access, accessOf, asSpectator, groupOf, isWatchable, rightsOf, shownTo, viewerOf } from './access';

// Olga owns the match, Ann sits on A, Bea on B.

type Match = Parameters<typeof accessOf>[0];

interface Wanted {
  readonly visibility?: 'public' | 'private';
  readonly practice?: boolean;
  readonly members?: Readonly<Record<string, MemberKind>>;
  readonly holders?: readonly (string | null)[];
  readonly status?: 'lobby' | 'running';
  readonly shownAllTo?: readonly string[];
}

const whole = { visibility: 'public', practice: false, status: 'lobby', shownAllTo: [] } as const;

function matchWith({ members = {}, holders = ['ann', 'bea'], ...wanted }: Wanted): Match {
  const seats = holders.map((holderId, i) => ({ seat: seatId('ABC'[i] ?? ''), holderId }) as SeatRow);
  const known = Object.entries(members).map(([personId, kind]) => ({ personId, kind }) as MemberRow);
  const row = { ...whole, ownerId: 'olga', ...wanted } as Match['platform']['row'];
  return { platform: { row, seats, members: known } };
}

const person = (id: string) => ({ id, name: id, guest: false });
const access = (id: string | null, wanted: Wanted = {}): Access =>
  accessOf(matchWith(wanted), id === null ? null : person(id));

/** What somebody is, in short. */
const told = (id: string | null, wanted: Wanted = {}): string => groupOf(access(id, wanted));

describe('what somebody is in a match', () => {
  test('its owner and co-hosts host it, players have their seats, everybody else watches', () => {
    expect(['olga', 'carl', 'ann', 'bea', 'wim', null].map((id) => told(id, { members: { carl: 'cohost' } }))).toEqual([
      'host',
      'host',
      'seat A',
      'seat B',
      'spectator',
      'spectator',
    ]);
    expect(access('olga')).toMatchObject({ role: 'host', host: true, seat: null, practiceHost: false });
    expect(access('bea')).toMatchObject({ role: 'player', host: false, seat: 'B', fullView: false });
  });

  test('in a private one only those who belong to it are anything', () => {
    const members = { wim: 'watch', fay: 'full', sid: 'sent-away', rob: 'removed' } as const;
    const roles = ['ann', 'wim', 'fay', 'sid', 'rob', 'eve', null].map(
      (id) => access(id, { visibility: 'private', members }).role,
    );
    expect(roles).toEqual(['player', 'spectator', 'spectator', 'spectator', 'stranger', 'stranger', 'stranger']);
  });

  test('who was removed is a stranger in a public one too, unless they play', () => {
    expect(access('rob', { members: { rob: 'removed' } }).role).toBe('stranger');
    expect(told('ann', { members: { ann: 'removed' } })).toBe('seat A');
  });

  test('who may see everything sees it as a spectator, and not from a seat', () => {
    const members = { fay: 'full', ann: 'full' } as const;
    expect(access('fay', { members })).toMatchObject({ role: 'spectator', fullView: true, seat: null });
    expect(access('ann', { members })).toMatchObject({ role: 'player', fullView: false });
    expect(access('wim', { members: { wim: 'watch' } }).fullView).toBe(false);
  });

  test('who was sent away watches, and is known to have been', () => {
    expect(access('sid', { members: { sid: 'sent-away' } })).toMatchObject({ role: 'spectator', sentAway: 'sid' });
    expect(access('wim', { members: { wim: 'watch' } }).sentAway).toBeNull();
  });

  test('who made a practice match has its clock and no more than their seat; nobody hosts it', () => {
    const practice = { practice: true, holders: ['olga', null], members: { carl: 'cohost' } } as const;
    expect(access('olga', practice)).toMatchObject({ role: 'player', host: false, seat: 'A', practiceHost: true });
    expect(access('carl', practice)).toMatchObject({ role: 'spectator', host: false, practiceHost: false });
    const watching = { practice: true, visibility: 'private', holders: [null] } as const;
    expect(access('olga', watching)).toMatchObject({ role: 'spectator', practiceHost: true });
    expect(access('wim', watching).role).toBe('stranger');
    expect(access('olga').practiceHost).toBe(false);
  });

  test('nobody who is not signed in holds a free seat, or hosts', () => {
    expect(access(null, { holders: [null, null] })).toMatchObject({ role: 'spectator', seat: null, host: false });
    expect(isWatchable(matchWith({}) as never, null)).toBe(true);
    expect(isWatchable(matchWith({ visibility: 'private' }) as never, null)).toBe(false);
  });
});

const safePeople = (isSafe: (id: string) => boolean) => ({
  has: isSafe,
  since: (id: string) => (isSafe(id) ? 1700 : null),
});

describe('whose eyes', () => {
  test('hosts and who may see everything have the host’s, players their own, everybody else a spectator’s', () => {
    const members = { fay: 'full', sid: 'sent-away' } as const;
    const eyes = ['olga', 'fay', 'ann', 'bea', 'sid', null].map((id) => viewerOf(access(id, { members })));
    expect(eyes).toEqual(['host', 'host', 'A', 'B', 'spectator', 'spectator']);
  });

  test('on a safe screen everybody has a spectator’s, in a group of their own, and keeps their rights', () => {
    const safe = safePeople((id) => id !== 'bea');
    const members = { fay: 'full' } as const;
    const shown = (id: string | null, wanted: Wanted = {}) =>
      shownTo({ safe }, matchWith({ members, ...wanted }), id === null ? null : person(id));
    for (const id of ['olga', 'fay', 'ann', 'wim']) {
      expect(viewerOf(shown(id))).toBe('spectator');
      expect(shown(id)).toMatchObject({ role: 'spectator', seat: null, host: false, fullView: false });
      expect(rightsOf(shown(id))).toEqual(access(id, { members }));
    }
    expect(['olga', 'fay', 'ann', 'wim', 'bea', null].map((id) => groupOf(shown(id)))).toEqual([
      'safe host',
      'safe full',
      'safe seat A',
      'safe spectator',
      'seat B',
      'spectator',
    ]);
    expect(shown('bea').behind).toBeNull();
    expect(shown('eve', { visibility: 'private' }).role).toBe('stranger');
  });

  test('a host of a match that has started is shown a spectator’s, until they ask for more there', () => {
    const shown = (id: string, wanted: Wanted, safe: readonly string[] = []) =>
      shownTo(
        { safe: safePeople((one) => safe.includes(one)) },
        matchWith({ members: { carl: 'cohost', fay: 'full' }, ...wanted }),
        person(id),
      );
    const groups = (wanted: Wanted) => ['olga', 'carl', 'fay', 'ann'].map((id) => groupOf(shown(id, wanted)));
    expect(groups({ status: 'lobby' })).toEqual(['host', 'host', 'full', 'seat A']);
    expect(groups({ status: 'running' })).toEqual(['held back host', 'held back host', 'full', 'seat A']);
    expect(groups({ status: 'running', shownAllTo: ['olga'] })).toEqual(['host', 'held back host', 'full', 'seat A']);
    const held = shown('olga', { status: 'running' });
    expect(viewerOf(held)).toBe('spectator');
    expect(held).toMatchObject({ role: 'spectator', host: false, isHeldBack: true });
    expect(rightsOf(held)).toEqual(access('olga', { status: 'running' }));
    expect(groupOf(shown('olga', { status: 'running' }, ['olga']))).toBe('safe host');
  });

  test('a stage shows what any spectator sees, and a stranger nothing', () => {
    expect(asSpectator(access('olga'))).toEqual(access(null));
    expect(asSpectator(access('ann'))).toEqual(access(null));
    expect(asSpectator(access('eve', { visibility: 'private' })).role).toBe('stranger');
  });
});

test('only those who may know the same are sent the same', () => {
  const members = { fay: 'full', sid: 'sent-away', tom: 'sent-away' } as const;
  const groups = ['olga', 'fay', 'ann', 'bea', 'sid', 'tom', 'wim'].map((id) => told(id, { members }));
  expect(groups).toEqual(['host', 'full', 'seat A', 'seat B', 'sent away sid', 'sent away tom', 'spectator']);
  const practice = { practice: true, holders: ['olga', 'ann', null] };
  expect(['olga', 'ann', 'wim'].map((id) => told(id, practice))).toEqual(['practice A', 'seat B', 'spectator']);
  expect(told('olga', { practice: true, holders: [null] })).toBe('practice');
});
