import { expect, test } from 'vitest';
import { withMovedSeats, withoutPlayers } from './by-seat';

const from = ['Ann', 'Ben', 'Cleo'];
const moved = (game: string, given: object, to: readonly string[]) =>
  withMovedSeats({ ...given }, { game, from, to, count: to.length });

test('a colour goes with its player, wherever the list puts them', () => {
  const given = { colors: { A: 'red', B: 'green', C: 'blue' }, moveSeconds: 30 };
  expect(moved('bifrost', given, ['Cleo', 'Ann', 'Ben'])).toEqual({
    colors: { B: 'red', C: 'green', A: 'blue' },
    moveSeconds: 30,
  });
});

test('a name that is corrected in its place is the same person', () => {
  const given = { colors: { A: 'red', B: 'green', C: 'blue' } };
  expect(moved('bifrost', given, ['Ann', 'Benjamin', 'Cleo'])).toEqual(given);
});

test('what somebody held who is gone goes with them; the last of it leaves the standard', () => {
  const given = { artefacts: { A: ['light'], C: ['dark'] } };
  expect(moved('runes-to-ruins', given, ['Ben', 'Cleo'])).toEqual({ artefacts: { B: ['dark'] } });
  expect(moved('runes-to-ruins', { artefacts: { A: ['light'] } }, ['Ben', 'Cleo'])).toEqual({});
});

test('a ranking keeps its order; who is new comes last', () => {
  const given = { priorRanking: ['C', 'A', 'B'] };
  expect(moved('proof-by-contradiction', given, ['Dan', 'Ann', 'Ben', 'Cleo'])).toEqual({
    priorRanking: ['D', 'B', 'C', 'A'],
  });
});

test('what each of two knows changes over with them', () => {
  const given = { known: [['A1'], ['B2']] };
  const move = { game: 'logical-bluffs', from: ['Ann', 'Ben'], to: ['Ben', 'Ann'], count: 2 };
  expect(withMovedSeats(given, move)).toEqual({ known: [['B2'], ['A1']] });
});

test('nothing moves while nobody is named', () => {
  const given = { artefacts: { A: ['light'] } };
  expect(moved('runes-to-ruins', given, [])).toEqual(given);
  expect(withMovedSeats(given, { game: 'runes-to-ruins', from: [], to: from, count: 3 })).toEqual(given);
});

test('what hangs on players is not for others', () => {
  const given = { artefacts: { A: ['light'] }, maxRounds: 9 };
  expect(withoutPlayers(given, 'runes-to-ruins')).toEqual({ maxRounds: 9 });
  expect(withoutPlayers({ known: [['A1'], ['B2']] }, 'logical-bluffs')).toEqual({ known: [['A1'], ['B2']] });
});
