import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { namedSeat, seatIds } from '@/games/kit/seats';
import { schemaOf } from './schema';
import { ViewPanels } from './view-panels';

const seats = seatIds('AB');
const nameOf = (seat: string) => (seat === 'A' ? 'Ana' : 'Bea');

/** What stands on the screen, a tag a bar. */
function shown(view: object, schema: z.ZodType = z.unknown()): string {
  const html = renderToStaticMarkup(<ViewPanels {...{ view, seats, nameOf }} schema={schemaOf(schema, 'output')} />);
  return html
    .replace(/<[^>]+>/g, '|')
    .replace(/(\|\s*)+/g, '|')
    .replace(/^\||\|$/g, '');
}

describe('panels', () => {
  it('leave out what the frame shows', () => {
    expect(shown({ phase: 'round', round: 1, seats: [], viewer: 'A', dueAt: 5, status: 'running' })).toBe('');
  });

  it('say short things in a line, with labels from the schema or the key', () => {
    const schema = z.object({ mine: z.string().describe('Your pick') });
    expect(shown({ mine: 'left', isOpen: true, left: null }, schema)).toBe('Your pick|left|Is open|Yes|Left|–');
  });

  it('make a table of things of one kind, in the order of the schema, with players by name', () => {
    const schema = z.object({
      picks: z.array(z.object({ seat: namedSeat.describe('Player'), to: z.array(namedSeat).describe('To') })),
    });
    expect(shown({ picks: [{ to: ['A', 'B'], seat: 'B' }] }, schema)).toBe('Picks|Picks|Player|To|Bea|Ana|, Bea');
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
