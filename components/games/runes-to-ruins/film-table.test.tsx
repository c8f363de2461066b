import { expect, test } from 'vitest';
import { drawnAmong, stillProps } from '@/components/testing/drawn';
import type { MatchView, Viewer } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { typeOfAction } from '@/games/kit/type-of-action';
import { applyEvent, createMatch, foldMatch, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { type Settings, settingsSchema } from '@/games/runes-to-ruins/settings';
import type { View } from '@/games/runes-to-ruins/view';
import { recordsOf } from '@/games/testing-kit';
import { passing } from './answers-told';
import { FilmTable } from './film-table';
import type { ScreenProps } from './screen-props';

const five = recordsOf('runes-to-ruins').filter(({ name }) => name === 'five-seats');
const { start, events } = parseRecord(itemAt(five, 0).record);
const settings: Settings = settingsSchema.parse(start.settings);

const nameOf = (seat: string) => `Player ${seat}`;

/** In the middle of the match, after rounds that were paid. */
function drawnFor(viewer: Viewer): string {
  const view = viewOf(foldMatch(start, events.slice(0, Math.round(events.length * 0.6))), viewer) as MatchView<View>;
  const props: ScreenProps = stillProps({ view, settings, results: null, nameOf });
  const drawn = <FilmTable {...props} desk={() => 'the desk'} />;
  return drawnAmong(start.seats, { nameOf, anonymous: false, drawn });
}

test('a film shows every slab with its name, and what was paid as bars; the desk is folded away below', () => {
  const all = drawnFor('host');
  for (const seat of start.seats) expect(all.split(`Player ${seat}`).length).toBeGreaterThan(2);
  expect(all).toContain('Paid at the start of round');
  expect(all).toMatch(/<details(?! open).*the desk/);
});

test('what is hidden from a viewer is on no slab', () => {
  const hidden = (html: string) => html.match(/The slab of [^"]*: (whole|broken), all six hidden/g)?.length ?? 0;
  expect(hidden(drawnFor('host'))).toBe(0);
  expect(hidden(drawnFor('spectator'))).toBe(start.seats.length);
  expect(hidden(drawnFor(itemAt(start.seats, 0)))).toBe(start.seats.length - 1);
});

/** What is said in words of each step of the match, to one viewer. */
function saidTo(viewer: Viewer): readonly string[] {
  let match = createMatch(start);
  let before = viewOf(match, viewer);
  return events.flatMap((event, i) => {
    match = applyEvent(match, event, events.slice(0, i)).match;
    const after = viewOf(match, viewer);
    const said = passing(before as MatchView<View>, after as MatchView<View>, { nameOf });
    before = after;
    return said;
  });
}

test('a question in a film has its answer, for its asker and in the eyes of all, and for nobody else', () => {
  const asked = events.filter(({ action }) => typeOfAction(action) === 'learn');
  const all = saidTo('host');
  expect(asked.length).toBeGreaterThan(0);
  expect(all).toHaveLength(asked.length);
  for (const words of all) expect(words).toMatch(/^The answer: \S.*\.$/);
  const asker = itemAt(start.seats, 0);
  expect(saidTo(asker)).toHaveLength(asked.filter(({ by }) => by === asker).length);
  expect(saidTo('spectator')).toEqual([]);
});

test('what the last close answered stands below the slabs, for who may know it', () => {
  expect(drawnFor('host')).toMatch(/Answered<.*→/);
  expect(drawnFor('spectator')).not.toContain('Answered<');
});
