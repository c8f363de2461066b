import { afterAll, expect, test, vi } from 'vitest';
import { keepDraft, parseDraft, readKeptDraft } from './kept-draft';
import type { MatchDraft } from './match-draft';

const draft: MatchDraft = {
  title: 'Friday',
  players: 'Ann <ann@example.org>\nBen',
  count: null,
  practice: false,
  given: { rounds: 7 },
  givenFor: ['Ann', 'Ben'],
  visibility: 'unlisted',
  joinWay: null,
  sealed: false,
  quiet: { from: '23:30', until: '' } as unknown as MatchDraft['quiet'],
  starts: '',
};

afterAll(() => vi.unstubAllGlobals());

const kept = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
};

test('what is half filled in is there again for the same host and the same kind of match, until it is made', () => {
  vi.stubGlobal('window', { sessionStorage });
  const place = { hostId: 'hana', of: 'bifrost' };
  keepDraft(place, draft);
  expect(readKeptDraft(place)).toEqual(draft);
  expect(readKeptDraft({ ...place, hostId: 'ivo' })).toBeNull();
  expect(readKeptDraft({ ...place, of: 'pointing-chains' })).toBeNull();
  keepDraft(place, null);
  expect(readKeptDraft(place)).toBeNull();
});

test('a browser that keeps nothing, and a form that was another, give none', () => {
  vi.stubGlobal('window', {});
  keepDraft({ hostId: 'hana', of: 'bifrost' }, draft);
  expect(readKeptDraft({ hostId: 'hana', of: 'bifrost' })).toBeNull();
  const { starts: _, ...older } = draft;
  expect(parseDraft(JSON.stringify(older))).toBeNull();
  expect(parseDraft(JSON.stringify({ ...draft, count: Number.NaN }))).toEqual(draft);
});
