import { describe, expect, it } from 'vitest';
import { inShort } from '../../kit/testing/in-short';
import { type Cell, isCell } from '../grid';
import { read } from './read';
import { rareTruths } from './testing/rare-truths';
import { truths } from './testing/truths';

// "Other" and the like are never dropped: with them a sentence means something else, or it is not read.

/** Where what is spoken of beside a tile is another one anyway, or a colour is set against others. */
const saysItAnyway =
  /adjacent|next|neighbour|touch|same|match|share|above|below|beside|differ|border|common|,| and | or | then |only/;

const thing = /\b(?:(?:red|blue|green|yellow) )?(?:tiles?|ones?|reds|blues|greens)\b/g;

const cellsOf = (text: string): Cell[] => text.split(' ').filter(isCell);

/** The same with "other" before each thing that is spoken of. */
const withOther = (text: string): string[] =>
  [...text.matchAll(thing)].map(({ index }) => `${text.slice(0, index)}other ${text.slice(index)}`);

describe('what is said of others', () => {
  const plain = [...truths, ...rareTruths].filter(([, text]) => !saysItAnyway.test(text));

  it('[L1] is not read as if they were not others', () => {
    expect(plain.length).toBeGreaterThan(100);
    for (const [tiles, text] of inShort(8, plain)) {
      const said = read(text, cellsOf(tiles));
      for (const other of withOther(text)) {
        const reading = read(other, cellsOf(tiles));
        const isSame = reading.type === 'read' && said.type === 'read' && reading.judged.sameAs(said.judged);
        expect(isSame, other).toBe(false);
      }
    }
  });

  it.each([
    [
      'The colour of A1 appears on exactly one other tile.',
      'There are exactly two tiles that are the same colour as A1.',
    ],
    ['The colour of A1 is shared by no other tile.', 'There is exactly one tile that is the same colour as A1.'],
    ['The colour of A1 does not appear anywhere else.', 'There is exactly one tile that is the same colour as A1.'],
    [
      'The colour of A1 is shared by exactly two others.',
      'There are exactly three tiles that are the same colour as A1.',
    ],
    ['The colour of A1 appears on none of the others.', 'There is exactly one tile that is the same colour as A1.'],
    ['The colour of A1 appears on another tile.', 'There are at least two tiles that are the same colour as A1.'],
  ])('[L1] “%s” is “%s”', (text, plainly) => {
    const [one, other] = [text, plainly].map((each) => read(each, cellsOf('A1 B1 C1 A2 B2 C2')));
    expect([one?.type, other?.type]).toEqual(['read', 'read']);
    expect(one?.type === 'read' && other?.type === 'read' && one.judged.sameAs(other.judged)).toBe(true);
  });
});
