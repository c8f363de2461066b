import { describe, expect, it } from 'vitest';
import { actionOf, draftFor, emptyDraft } from './bluff-draft';

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
