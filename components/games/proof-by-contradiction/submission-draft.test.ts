import { describe, expect, it } from 'vitest';
import { clueFrom, submissionFrom } from '@/games/proof-by-contradiction/testing';
import {
  clueOf,
  type Draft,
  draftFor,
  draftFrom,
  emptyClue,
  emptyDraft,
  isSaved,
  lackOf,
  placeToken,
  submissionOf,
  toggleQuery,
} from './submission-draft';

const on = { contractsOn: true };
const off = { contractsOn: false };
const sent = submissionFrom('line red row1 colB; red A1, blue C3; ? A1 B2; pact B, evasion');
const draft = draftFrom(sent, 1);

describe('a draft', () => {
  it('says what was saved, and sends it again unchanged', () => {
    expect(submissionOf(draft, on)).toEqual(sent);
    expect(isSaved(draft, sent, on)).toBe(true);
    expect(isSaved({ ...draft, main: 'boundaries' }, sent, on)).toBe(false);
    expect(isSaved(draft, null, on)).toBe(false);
  });

  it('is the same as what was saved with a query or pact left out', () => {
    const plain = submissionFrom('line red row1 colB; red A1, blue C3; evasion');
    expect(isSaved(draftFrom(plain, 1), plain, on)).toBe(true);
    expect(isSaved({ ...draftFrom(plain, 1), query: ['A1', 'B2'] }, plain, on)).toBe(false);
  });

  it.each(['line red row1 colB', 'steps red blue 2 3', 'share red blue no', 'count row1 colB 0'])(
    'holds every format: %s',
    (text) => {
      const clue = clueFrom(text);
      expect(clueOf(draftFrom({ type: 'submit', place: [], clue }, 1).clue)).toEqual(clue);
    },
  );

  it('has no clue while a slot is empty', () => {
    expect(clueOf({ ...emptyClue, format: 'line', colors: ['red', null] })).toBeNull();
    expect(clueOf({ ...emptyClue, format: 'steps', colors: ['red', 'blue'] })).toBeNull();
    expect(clueOf(emptyClue)).toBeNull();
  });

  it.each<[string, Partial<Draft>, string | null]>([
    ['nothing', {}, null],
    ['both tokens', { place: [] }, 'Place two tokens.'],
    ['a token', { place: draft.place.slice(0, 1) }, 'Place one more token.'],
    ['a format', { clue: emptyClue }, 'Choose a format for your clue.'],
    ['a slot', { clue: { ...emptyClue, format: 'count' } }, 'Fill every slot of your clue.'],
    ['half a query', { query: ['A1'] }, 'Choose the second cell of your query, or take the first one away.'],
    ['a contract', { main: null }, 'Choose your main contract.'],
  ])('lacks %s', (_, change, lack) => expect(lackOf({ ...draft, ...change }, on)).toBe(lack));

  it('needs no contract where there are none, and one token alone in round 3', () => {
    expect(lackOf({ ...draft, main: null }, off)).toBeNull();
    expect(lackOf(emptyDraft(3), off)).toBe('Place one token.');
    expect(submissionOf({ ...draft, round: 3, place: [{ color: 'green', cell: 'D4' }] }, on)).toEqual({
      type: 'submit',
      place: [{ color: 'green', cell: 'D4' }],
    });
  });
});

describe('a draft that was kept', () => {
  it('is shown again in its round', () => {
    expect(draftFor(draft, { round: 1, pending: null })).toEqual(draft);
  });

  it('gives way to what is saved when there is none', () => {
    expect(draftFor(null, { round: 1, pending: sent })).toEqual(draft);
    expect(draftFor(null, { round: 2, pending: null })).toEqual(emptyDraft(2));
  });

  it('moves on with the round, whole, and says where it comes from', () => {
    const moved = draftFor(draft, { round: 2, pending: null });
    expect(moved).toEqual({ ...draft, round: 2, movedFrom: 1 });
    expect(draftFor(moved, { round: 3, pending: null })).toEqual({ ...draft, round: 3, movedFrom: 1 });
  });

  it('that makes no sense is none', () => {
    for (const kept of ['x', 3, { round: 1 }, { ...draft, place: [{ color: 'pink', cell: 'A1' }] }]) {
      expect(draftFor(kept, { round: 1, pending: null })).toEqual(emptyDraft(1));
    }
  });
});

describe('putting things down', () => {
  const red = { color: 'red', cell: 'A1' } as const;
  const blue = { color: 'blue', cell: 'B1' } as const;
  it('moves a token that lies elsewhere, and takes the place of another', () => {
    expect(placeToken([red, blue], { color: 'red', cell: 'C1' }, 1)).toEqual([blue, { color: 'red', cell: 'C1' }]);
    expect(placeToken([red, blue], { color: 'green', cell: 'A1' }, 1)).toEqual([blue, { color: 'green', cell: 'A1' }]);
  });
  it('keeps one token in the last round', () => {
    expect(placeToken([red], blue, 3)).toEqual([blue]);
  });
  it('puts cells into a query and takes them out', () => {
    expect(toggleQuery([], 'A1')).toEqual(['A1']);
    expect(toggleQuery(['A1'], 'B2')).toEqual(['A1', 'B2']);
    expect(toggleQuery(['A1', 'B2'], 'A1')).toEqual(['B2']);
    expect(toggleQuery(['A1', 'B2'], 'C3')).toEqual(['A1', 'C3']);
  });
});
