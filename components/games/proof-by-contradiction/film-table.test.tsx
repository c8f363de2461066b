import { expect, test } from 'vitest';
import { drawnAmong, stillProps } from '@/components/testing/drawn';
import type { MatchView, Viewer } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { foldMatch, viewOf } from '@/games/match';
import { type Settings, settingsSchema } from '@/games/proof-by-contradiction/settings';
import type { View } from '@/games/proof-by-contradiction/view';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { FilmTable } from './film-table';
import type { ScreenProps } from './screen-props';

const eleven = recordsOf('proof-by-contradiction').filter(({ name }) => name === 'eleven');
const { start, events } = parseRecord(itemAt(eleven, 0).record);
const settings: Settings = settingsSchema.parse(start.settings);

const nameOf = (seat: string) => `Player ${seat}`;

function drawnAfter(count: number, viewer: Viewer): string {
  const seen = (step: number) => viewOf(foldMatch(start, events.slice(0, step)), viewer) as MatchView<View>;
  const [view, before] = [seen(count), count === 0 ? null : seen(count - 1)];
  const props: ScreenProps = stillProps({ view, settings, results: null, nameOf });
  const drawn = <FilmTable {...props} before={before} desk={() => 'the desk'} />;
  return drawnAmong(start.seats, { nameOf, anonymous: false, drawn });
}

const times = (part: string, html: string) => html.split(part).length - 1;

test('a film opens with empty boards, which fill as their players send; the desk is folded away below', () => {
  const first = drawnAfter(0, 'host');
  expect(times('board: empty', first)).toBe(start.seats.length);
  expect(first).toMatch(/<details(?! open).*the desk/);
  const later = drawnAfter(3, 'host');
  expect(times('(not locked)', later)).toBe(6);
  expect(times('Not published yet', later)).toBe(3);
  expect(times('has acted', later)).toBe(3);
});

test('what is hidden from a viewer lies face down, and says nothing before it is published', () => {
  const hidden = (viewer: Viewer) => times('board: face down', drawnAfter(14, viewer));
  expect(hidden('spectator')).toBe(start.seats.length);
  expect(hidden(itemAt(start.seats, 0))).toBe(start.seats.length - 1);
  expect(drawnAfter(14, 'spectator')).not.toContain('Not published yet');
});

test('the board of whom a step is about stands large in the middle, and its place is kept', () => {
  const middle = (viewer: Viewer) => /class="[^"]*middle[^"]*">(.*?)<ul/s.exec(drawnAfter(3, viewer))?.[1] ?? '';
  const { by } = itemAt(events, 2);
  expect(middle('host')).toContain(`${nameOf(by)}’s board: `);
  expect(times(`${nameOf(by)}’s board: `, drawnAfter(3, 'host'))).toBe(1);
  expect(middle('spectator'), 'who has acted is public').toContain(`${nameOf(by)}’s board: face down`);
  expect(/class="[^"]*middle[^"]*">(.*?)<ul/s.exec(drawnAfter(0, 'host'))?.[1]).toContain('Round 1');
});
