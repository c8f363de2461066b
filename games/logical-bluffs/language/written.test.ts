import { describe, expect, it } from 'vitest';
import { inShort } from '../../kit/testing/in-short';
import { type Cell, isCell } from '../grid';
import { sayStatement } from './print';
import { read } from './read';
import { appraise } from './statement';
import written from './written.json';

// Statements as people wrote them who did not know the grammar.

const cellsOf = (text: string): Cell[] => text.split(' ').filter(isCell);

describe('written by people', () => {
  it.each(inShort(4, written.accepted).map(([tiles = '', text = '', said = '']) => [text, tiles, said]))(
    '[L1] “%s” on %s is read as “%s”',
    (text, tiles, said) => {
      const subset = cellsOf(tiles);
      const { problem, statement, judged } = appraise(text, subset);
      expect(problem).toBeNull();
      if (statement === null || judged === null) return;
      expect(sayStatement(statement)).toBe(said);
      const again = read(said, subset);
      expect(again.type === 'read' && again.judged.sameAs(judged), said).toBe(true);
    },
  );

  it.each(inShort(4, written.refused).map(([tiles = '', text = '', code = '']) => [text, tiles, code]))(
    '[B5] “%s” on %s is refused: %s',
    (text, tiles, code) => {
      expect(appraise(text, cellsOf(tiles)).problem?.code).toBe(code);
    },
  );
});
