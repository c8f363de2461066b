import { describe, expect, it } from 'vitest';
import { inShort } from '../../kit/testing/in-short';
import { isCell } from '../grid';
import { sayStatement } from './print';
import { read } from './read';
import { notPlainlySaid, plainlySaid } from './testing/plainly-said';

const cellsOf = (tiles: string) => tiles.split(' ').filter(isCell);

describe('families that nobody had fitted to', () => {
  it.each(inShort(8, plainlySaid))('[L1] on %s “%s” is “%s”', (tiles, said, plainly) => {
    const [one, other] = [said, plainly].map((text) => read(text, cellsOf(tiles)));
    expect(one?.type).toBe('read');
    expect(other?.type).toBe('read');
    if (one?.type !== 'read' || other?.type !== 'read') return;
    expect(one.judged.sameAs(other.judged), sayStatement(one.statement)).toBe(true);
  });

  it.each(inShort(8, notPlainlySaid))('[L5] on %s “%s” is not taken in one way', (tiles, said) => {
    expect(read(said, cellsOf(tiles)).type).not.toBe('read');
  });
});
