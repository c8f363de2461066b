import { describe, expect, it } from 'vitest';
import { actionOf, draftFor, emptyDraft, isDraftOf, refusedBefore, unsentIn } from './bluff-draft';

describe('a draft of a bluff', () => {
  it('is kept through a reload, within its round', () => {
    const draft = { ...emptyDraft(2), subset: ['A1', 'B1'] as const, statements: ['Hello', '', '', ''] };
    expect(draftFor(JSON.parse(JSON.stringify(draft)), 2)).toEqual(draft);
    expect(draftFor(draft, 3)).toEqual(emptyDraft(3));
  });

  it('is empty where something else was kept', () => {
    for (const kept of [null, 7, 'x', {}, { round: 1, subset: 'A1', statements: [] }]) {
      expect(draftFor(kept, 1)).toEqual(emptyDraft(1));
    }
    expect(draftFor({ round: 1, subset: ['E9', 'B1', 3], statements: [1] }, 1).subset).toEqual(['B1']);
  });

  it('does not go again where the statement that the host sent back stands as it was, on the same tiles', () => {
    const draft = { ...emptyDraft(2), subset: ['A1', 'B1'] as const, statements: ['a', 'b', 'c', 'd'] };
    const sentBack = { action: actionOf(draft), statement: 1, reason: null, admitted: [0] };
    const words = 'The host has sent statement 2 back: change it first.';
    expect(refusedBefore(draft, { sentBack })).toBe(words);
    expect(refusedBefore({ ...draft, statements: ['x', 'b ', 'c', 'd'] }, { sentBack })).toBe(words);
    expect(refusedBefore({ ...draft, statements: ['a', 'x', 'c', 'd'] }, { sentBack })).toBeNull();
    expect(refusedBefore({ ...draft, subset: ['A1', 'C1'] }, { sentBack })).toBeNull();
    expect(refusedBefore(draft, { sentBack: null })).toBeNull();
  });

  it('is not what was sent once somebody went on with it', () => {
    const draft = { ...emptyDraft(2), statements: ['a', 'b', 'c', 'd'] };
    expect(isDraftOf({ ...draft }, draft)).toBe(true);
    expect(isDraftOf({ ...draft, statements: ['a', 'b', 'c', 'e'] }, draft)).toBe(false);
    expect(isDraftOf({ ...draft, round: 3 }, draft)).toBe(false);
    expect(isDraftOf(null, draft)).toBe(false);
  });

  it('is unsent where other statements of its round were sent', () => {
    const draft = { ...emptyDraft(2), statements: ['a', 'b ', '', ''] };
    const sent = (...texts: string[]) => ({ statements: texts.map((text) => ({ text })) });
    expect(unsentIn(draft, 2, sent('e', 'f', 'g', 'h'))).toEqual(draft);
    expect(unsentIn(draft, 2, sent('a', 'b', '', '')), 'it is what was sent').toBeNull();
    expect(unsentIn(draft, 2, null), 'nothing is sent yet').toBeNull();
    expect(unsentIn(draft, 3, sent('e', 'f', 'g', 'h')), 'of another round').toBeNull();
    expect(unsentIn(emptyDraft(2), 2, sent('e', 'f', 'g', 'h'))).toBeNull();
  });

  it('becomes an action', () => {
    expect(actionOf(emptyDraft(1))).toEqual({
      type: 'bluff',
      subset: [],
      statements: ['', '', '', ''],
      noLimit: false,
      smokescreen: null,
    });
  });
});
