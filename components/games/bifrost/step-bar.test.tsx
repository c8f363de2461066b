import { expect, test } from 'vitest';
import { drawnAmong, stillProps } from '@/components/testing/drawn';
import { settingsSchema } from '@/games/bifrost/settings';
import type { View } from '@/games/bifrost/view';
import type { MatchView } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { createMatch, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { Play } from './play';
import type { ScreenProps } from './screen-props';

const { start } = parseRecord(itemAt(recordsOf('bifrost'), 0).record);
const mine = itemAt(start.seats, 0);
const view = viewOf(createMatch(start), mine) as MatchView<View>;
const ownBoard = view.own?.board ?? 0;
const other = ownBoard === 1 ? 2 : 1;

/** The bar of who is on turn in the first step, with drafts as this browser kept them. */
function barWith(drafts: Readonly<Record<string, unknown>>, seen: MatchView<View> = view): string {
  const [, bar = ''] = drawnWith(drafts, seen).split('data-action-bar');
  return bar.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

function drawnWith(drafts: Readonly<Record<string, unknown>>, seen: MatchView<View> = view): string {
  const nameOf = (seat: string) => `Player ${seat}`;
  const still = stillProps<View, ScreenProps['settings'], never>({
    ...{ view: seen, results: null, nameOf },
    settings: settingsSchema.parse(start.settings),
  });
  const draft = <T,>(key: string, initial: T) => [(drafts[key] as T | undefined) ?? initial, () => undefined] as never;
  const props = { ...still, mine, interactive: true, draft } as unknown as ScreenProps;
  return drawnAmong(start.seats, { nameOf, anonymous: true, drawn: <Play {...props} /> });
}

test('a pencilled move is said in words at once, and can be taken back', () => {
  expect(barWith({})).not.toContain('Pencilled');
  const bar = barWith({ 'pencils 1': { [other]: 'E5' } });
  expect(bar).toContain(`Pencilled for your turn on board ${other}: E5. Take it back`);
  expect(bar).toContain(`Your turn on board ${ownBoard}: choose a cell.`);
});

test('a pencilled cell that another has taken is said in the bar, and ringed on the board', () => {
  const boards = view.boards.map((one) => (one.board === other ? { ...one, cells: { E5: 'blue' } } : one));
  const taken = { ...view, boards } as MatchView<View>;
  const pencilled = { 'pencils 1': { [other]: 'E5' } };
  const note = `E5 on board ${other}, which you had pencilled, is blue now. Put away`;
  expect(barWith(pencilled)).not.toContain('is blue now');
  expect(barWith(pencilled, taken)).toContain(note);
  expect(drawnWith(pencilled, taken)).toContain('data-overtaken="E5"');
  expect(drawnWith(pencilled)).not.toContain('data-overtaken');
});

test('a move that came from the pencil says so, and none that was put by hand', () => {
  const put = { ...view, own: view.own && { ...view.own, cell: 'E5' } } as MatchView<View>;
  const moment = `${view.phase} ${view.round}.${view.step}`;
  expect(barWith({ 'put from a pencil': `${moment} E5` }, put)).toContain(
    `E5 on board ${ownBoard}. From your pencil. Saved.`,
  );
  expect(barWith({ 'put from a pencil': `${moment} E4` }, put)).toContain(`E5 on board ${ownBoard}. Saved.`);
});
