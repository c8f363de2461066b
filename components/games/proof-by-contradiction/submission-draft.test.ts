import { describe, expect, it, test } from 'vitest';
import { clueFrom, submissionFrom } from '@/games/proof-by-contradiction/testing';
import {
  type ClueDraft,
  clueOf,
  draftFor,
  draftFrom,
  emptyClue,
  emptyDraft,
  isSaved,
  lackOf,
  nextStep,
  placeToken,
  type SubmissionDraft,
  submissionOf,
  toggleColor,
  toggleLine,
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

  it.each<[string, Partial<SubmissionDraft>, string | null]>([
    ['nothing', {}, null],
    ['both tokens', { place: [] }, 'Still missing: tokens 0 of 2.'],
    ['a token', { place: draft.place.slice(0, 1) }, 'Still missing: tokens 1 of 2.'],
    ['a format', { clue: emptyClue }, 'Still missing: clue.'],
    ['a slot', { clue: { ...emptyClue, format: 'count' } }, 'Still missing: clue.'],
    ['half a query', { query: ['A1'] }, 'Still missing: query 1 of 2.'],
    ['several things at once', { place: [], clue: emptyClue }, 'Still missing: tokens 0 of 2, clue.'],
    ['a contract', { main: null }, 'Still missing: contract.'],
  ])('lacks %s', (_, change, lack) => expect(lackOf({ ...draft, ...change }, on)).toBe(lack));

  it('needs no contract where there are none, and one token alone in round 3', () => {
    expect(lackOf({ ...draft, main: null }, off)).toBeNull();
    expect(lackOf(emptyDraft(3), off)).toBe('Still missing: last token.');
    expect(submissionOf({ ...draft, round: 3, place: [{ color: 'green', cell: 'D4' }] }, on)).toEqual({
      type: 'submit',
      place: [{ color: 'green', cell: 'D4' }],
    });
  });
});

test('the step that opens first is what is missing beside the board, never what is optional', () => {
  const withClue = { ...emptyDraft(1), clue: draft.clue };
  expect(nextStep(emptyDraft(1), { contractsOn: true })).toBe('clue');
  expect(nextStep(withClue, { contractsOn: true })).toBe('contract');
  expect(nextStep(withClue, { contractsOn: false })).toBe(null);
  expect(nextStep({ ...withClue, main: 'evasion' }, { contractsOn: true })).toBe(null);
  expect(nextStep(emptyDraft(3), { contractsOn: true })).toBe(null);
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
  it('puts lines and colours into a clue and takes them out', () => {
    expect(toggleLine([null, null], 'row1')).toEqual(['row1', null]);
    expect(toggleLine(['row1', null], 'colB')).toEqual(['row1', 'colB']);
    expect(toggleLine(['row1', 'colB'], 'row1')).toEqual(['colB', null]);
    expect(toggleLine(['row1', 'colB'], 'row2')).toEqual(['row1', 'row2']);
    const steps: ClueDraft = { ...emptyClue, format: 'steps', colors: ['red', null] };
    expect(toggleColor(steps, 'blue')).toEqual(['red', 'blue']);
    expect(toggleColor({ ...steps, colors: ['red', 'blue'] }, 'green')).toEqual(['red', 'green']);
    expect(toggleColor({ ...steps, colors: ['red', 'blue'] }, 'red')).toEqual(['blue', null]);
    expect(toggleColor({ ...steps, format: 'line', colors: ['red', 'blue'] }, 'blue')).toEqual(['blue', null]);
  });
});
