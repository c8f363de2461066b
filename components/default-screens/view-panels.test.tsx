import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { namedSeat, seatIds } from '@/games/kit/seats';
import { schemaOf } from './schema';
import { ViewPanels } from './view-panels';

const seats = seatIds('AB');
const nameOf = (seat: string) => (seat === 'A' ? 'Ana' : 'Bea');

const htmlOf = (view: object, schema: z.ZodType = z.unknown()): string =>
  renderToStaticMarkup(<ViewPanels {...{ view, seats, nameOf }} schema={schemaOf(schema, 'output')} />);

/** What stands on the screen, a tag a bar. */
function shown(view: object, schema?: z.ZodType): string {
  return htmlOf(view, schema)
    .replace(/<[^>]+>/g, '|')
    .replace(/(\|\s*)+/g, '|')
    .replace(/^\||\|$/g, '');
}

describe('panels', () => {
  it('leave out what the frame shows', () => {
    expect(shown({ phase: 'round', round: 1, seats: [], viewer: 'A', dueAt: 5, status: 'running' })).toBe('');
    expect(shown({ game: 'bids', leftMs: 5, interlude: null, sealed: true, actedAt: 1_795_942_908_514 })).toBe('');
  });

  it('say short things in a line, with labels from the schema or the key', () => {
    const schema = z.object({ mine: z.string().describe('Your pick') });
    expect(shown({ mine: 'left', isOpen: true, left: 0 }, schema)).toBe('Your pick|left|Is open|Yes|Left|0');
    expect(shown({ mine: 'left', boast: null }, schema)).toBe('Your pick|left');
  });

  it('make a table of things of one kind, in the order of the schema, with players by name', () => {
    const schema = z.object({
      picks: z.array(z.object({ seat: namedSeat.describe('Player'), to: z.array(namedSeat).describe('To') })),
    });
    expect(shown({ picks: [{ to: ['A', 'B'], seat: 'B' }] }, schema)).toBe('Picks|Picks|Player|To|Bea|Ana|, Bea');
  });

  const boast = z.object({ seat: namedSeat.describe('Player'), text: z.string().describe('Boast') });
  const boasted = z.object({
    rounds: z.array(z.object({ round: z.int().describe('Round'), boasts: z.array(boast).describe('Boasts') })),
  });

  it('write what each player said in a line of a cell, which is a card on a phone', () => {
    const view = {
      rounds: [
        {
          round: 1,
          boasts: [
            { seat: 'B', text: 'Ha, A!' },
            { text: 'Oh, no', seat: 'A' },
          ],
        },
      ],
    };
    expect(shown(view, boasted)).toBe('Rounds|Rounds|Round|Boasts|1|Bea|Ha, A!|Ana|Oh, no');
    const html = htmlOf(view, boasted);
    expect(html.match(/<li /g)).toHaveLength(2);
    expect(html).toContain('max-sm:block');
    expect(htmlOf({ rounds: [{ round: 1 }] }, boasted)).not.toContain('max-sm:block');
  });

  it('write a line each of what names other players too, headed by whose it is', () => {
    const bid = z.object({
      seat: namedSeat.describe('Player'),
      stall: namedSeat.nullable().describe('Stall'),
      bid: z.int().describe('Bid'),
    });
    const bids = z.object({ rounds: z.array(z.object({ round: z.int(), bids: z.array(bid).describe('Bids') })) });
    const sent = [
      { seat: 'A', stall: 'B', bid: 2 },
      { seat: 'B', stall: null, bid: 0 },
    ];
    const view = { rounds: [{ round: 1, bids: sent }] };
    expect(shown(view, bids)).toBe('Rounds|Rounds|Round|Bids|1|Ana|stall |Bea|, |bid |2|Bea|stall |nobody|, |bid |0');
    const bought = z.object({ sold: z.array(z.object({ by: namedSeat.nullable(), stall: namedSeat })) });
    expect(shown({ sold: [{ by: null, stall: 'A' }] }, bought), 'nobody heads no line').toContain(
      'By|Stall|nobody|Ana',
    );
  });

  it('put the figure that heads a row where its heading is, others to the right', () => {
    const rows = z.object({ rows: z.array(z.object({ round: z.int(), longest: z.int() })) });
    const cells = htmlOf({ rows: [{ round: 1, longest: 4 }] }, rows).match(/<t[hd] [^>]*>/g) ?? [];
    expect(cells.map((cell) => cell.includes('text-right'))).toEqual([false, true, false, true]);
  });

  it('say once what a table with one column would head twice', () => {
    const schema = z.object({
      points: z.array(z.object({ seat: namedSeat.describe('Player'), points: z.int() })).describe('Points'),
    });
    expect(shown({ points: [{ seat: 'A', points: 2 }] }, schema)).toBe('Points|Ana|2');
  });

  it('take a text for a seat only where the schema says so, or says nothing', () => {
    const column = z.object({ column: z.string() });
    expect(shown({ column: 'A' }, column)).toBe('Column|A');
    expect(shown({ column: 'A' })).toBe('Column|Ana');
  });

  it('show what each player has by name', () => {
    expect(shown({ coins: { A: 3, B: 1200 } })).toBe('Coins|Ana|3|Bea|1,200');
    expect(shown({ hands: { A: { red: 1 }, B: { red: 2 } } })).toBe('Hands|Hands|Player|Red|Ana|1|Bea|2');
  });

  it('lay cells out as their board', () => {
    expect(shown({ board: { B2: 'x', A1: 'o', B1: null, A2: 'x' } })).toBe('Board|Board|A1|o|B1|–|A2|x|B2|x');
  });

  it('say that there is nothing yet', () => {
    expect(shown({ rounds: [] })).toBe('Rounds|Nothing yet.');
  });
});
