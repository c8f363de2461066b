import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { answersTo } from './statement-answer';

const subset = ['A1', 'B1', 'A2', 'B2'];
const asked = (text: string) => JSON.stringify({ subset, text });

async function answers(...lines: string[]) {
  const all: Record<string, unknown>[] = [];
  for await (const answer of answersTo(Readable.from(lines))) all.push(answer);
  return all;
}

describe('the answers to lines of statements', () => {
  it('are as many as the lines, in their order, also for empty ones and nonsense', async () => {
    const codes = (await answers(asked('A1 is red.'), '', '   ', asked('There are two red tiles.'), 'no JSON')).map(
      ({ ok, code }) => (ok === true ? 'read' : code),
    );
    expect(codes).toEqual(['TILE_NOT_INVOLVED', 'BAD_LINE', 'BAD_LINE', 'read', 'BAD_LINE']);
  });

  it('offer only readings that can be sent as they are', async () => {
    const [answer] = await answers(asked('A1 and B1 are the same colour as A2 and B2.'));
    const readings = answer?.readings;
    expect(readings).toHaveLength(2);
    const sent = await answers(...(Array.isArray(readings) ? readings : []).map((text: string) => asked(text)));
    expect(sent.map(({ ok }) => ok)).toEqual([true, true]);
  });
});
