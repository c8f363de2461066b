import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Help, helps } from '@/games/kit/help';
import { itemAt } from '@/games/kit/item-at';
import { seatIds } from '@/games/kit/seats';
import { knowledgeFrom } from '@/games/logical-bluffs/knowledge';
import { settingsSchema as proofSettings } from '@/games/proof-by-contradiction/settings';
import { play } from '@/games/proof-by-contradiction/testing';
import { settingsSchema as runesSettings } from '@/games/runes-to-ruins/settings';
import { inRound2 } from '@/games/runes-to-ruins/testing';
import { BoardNotes } from './logical-bluffs/desk-board';
import { allOpen } from './logical-bluffs/marks';
import type { Desk } from './logical-bluffs/use-desk';
import { NotebookPanel } from './proof-by-contradiction/notebook';
import { Possible, useWorkings, WorkingTable } from './runes-to-ruins/working-out';

// What a match's `help` leaves of what screens work out for who plays.

const nameOf = (seat: string) => seat;
const [A, B] = [itemAt(seatIds('AB'), 0), itemAt(seatIds('AB'), 1)];
const notebook = { value: null, save: () => {} };

describe('Proof by Contradiction', () => {
  const { view } = play({ events: [] }, 'A');
  const drawn = (help: Help) =>
    renderToStaticMarkup(
      <NotebookPanel {...{ view, nameOf, notebook }} mine={A} settings={proofSettings.parse({ help })} />,
    );

  test.each<[Help, boolean, boolean]>([
    ['marks', false, false],
    ['counts', true, false],
    ['all', true, true],
  ])('with %s: how many boards are left %j, and how likely each cell is %j', (help, hasCounts, hasShares) => {
    expect(/still possible/.test(drawn(help))).toBe(hasCounts);
    expect(/of possible boards/.test(drawn(help))).toBe(hasShares);
    expect(/>\d+%</.test(drawn(help))).toBe(hasShares);
  });
});

const inRunes = inRound2().view('A');
const counts = { total: 10, at: Array.from({ length: 6 }, () => new Float64Array(36).fill(5)) };

function RunesTable({ help }: { help: Help }) {
  const allowed = useWorkings({ view: inRunes, notebook, settings: runesSettings.parse({ help }) }, B);
  // What no server counts.
  const workings = { ...allowed, counts, shares: help === 'all' ? counts : allowed.shares };
  return (
    <>
      {allowed.hasMarks && 'may mark'}
      <Possible {...{ workings, nameOf }} tool={{ hint: '' }} place={null} />
      <WorkingTable {...{ workings, nameOf }} tool={{ hint: '' }} place={null} interactive />
    </>
  );
}

describe('Runes to Ruins', () => {
  const drawn = (help: Help) => renderToStaticMarkup(<RunesTable help={help} />);

  test.each(helps.map((help, i) => [help, i >= 1, i >= 2, i >= 3] as const))(
    'with %s: marks %j, how many symbols are left %j, how likely each rune is %j',
    (help, hasMarks, hasCounts, hasShares) => {
      expect(/may mark/.test(drawn(help))).toBe(hasMarks);
      expect(/Still possible for/.test(drawn(help).replace(/<[^>]*>/g, ''))).toBe(hasCounts);
      expect(/\d%:/.test(drawn(help))).toBe(hasShares);
      expect(/with the rune anywhere/.test(drawn(help)), 'what the percentages are of').toBe(hasShares);
    },
  );
});

describe('Logical Bluffs', () => {
  const known = knowledgeFrom({ known: { A1: 'red' }, told: [], answered: [], wrongGuesses: [] });
  const knowledge = { ...known, fits: true };
  const supposition = { count: 0, of: () => null, set: () => {}, clear: () => {} };
  const desk: Desk = {
    ...{ reader: null, basis: null, knowledge, odds: null, supposing: knowledge, supposition },
    ...{ marks: allOpen, mark: () => {} },
  };
  const drawn = (given: Partial<Desk>) => renderToStaticMarkup(<BoardNotes desk={{ ...desk, ...given }} />);

  test('without odds nothing likely is offered, without counts nothing is counted', () => {
    expect(drawn({ odds: knowledge })).toContain('the likeliest');
    expect(drawn({})).not.toContain('the likeliest');
    expect(drawn({})).toMatch(/grids/);
    expect(drawn({ knowledge: null, supposing: null })).toBe('');
  });
});
