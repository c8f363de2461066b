import { expect, test } from 'vitest';
import type { Cell } from '@/games/logical-bluffs/grid';
import { knowledgeOf } from '@/games/logical-bluffs/knowledge';
import { type Candidate, candidateOf, proposalsFor } from './proposals';
import { offers } from './suggestions';

const subset: readonly Cell[] = ['A1', 'B1', 'A2', 'B2'];
const knowledge = knowledgeOf({ known: { A1: 'red', B1: 'red' }, statements: [] });
const candidates = offers
  .map((text) => candidateOf(text, subset, knowledge))
  .filter((candidate): candidate is Candidate => candidate !== null);

test('one safe truth, one safe lie and one that is open, by what is known', () => {
  const found = proposalsFor(candidates, { line: 0, said: [] });
  expect(found.map(({ kind }) => kind)).toEqual(['truth', 'lie', 'open']);
  const [truth, lie, open] = found.map(({ share }) => share);
  expect(truth).toBe(1);
  expect(lie).toBe(0);
  expect(open).toBeGreaterThan(0.25);
});

test('each line is offered others, and none that is said already', () => {
  const lines = [0, 1, 2, 3].map((line) => proposalsFor(candidates, { line, said: [] }).map(({ text }) => text));
  expect(new Set(lines.flat()).size).toBe(12);
  const said = proposalsFor(candidates, { line: 0, said: [] }).map(({ judged }) => judged);
  for (const { judged } of proposalsFor(candidates, { line: 0, said }))
    expect(said.some((other) => other.sameAs(judged))).toBe(false);
});
