import { expect, test } from 'vitest';
import { drawnWholeAmong, stillProps } from '@/components/testing/drawn';
import type { MatchView } from '@/games/game';
import { seatIds } from '@/games/kit/seats';
import type { Action } from '@/games/runes-to-ruins/actions';
import { type Settings, settingsSchema } from '@/games/runes-to-ruins/settings';
import { inRound2, nobodys, type RuneStory } from '@/games/runes-to-ruins/testing';
import type { View } from '@/games/runes-to-ruins/view';
import { RoundDesk } from './round-desk';

const nameOf = (seat: string) => seat;

/** Seat A's desk with a tab open. */
async function desk(story: RuneStory, tab: string, given: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const view: MatchView<View> = story.view('A');
  const settings = settingsSchema.parse(given);
  const props = stillProps<View, Settings, Action>({ view, settings, results: null, nameOf, interactive: true });
  const drafted = <T,>(key: string, initial: T): [T, () => undefined] => [
    key === `tab ${view.round}` ? (tab as T) : initial,
    () => undefined,
  ];
  const drawn = await drawnWholeAmong(seatIds('ABC'), {
    nameOf,
    anonymous: false,
    drawn: <RoundDesk {...props} draft={drafted} />,
  });
  return drawn.replaceAll('<!-- -->', '');
}

test('a likely guess can be put in where the match tells how likely runes are, and nowhere else', async () => {
  for (const help of [undefined, 'all'])
    expect(await desk(inRound2(), 'guess', { help })).toContain('Put in a likely one');
  for (const help of ['counts', 'off']) {
    expect(await desk(inRound2(), 'guess', { help })).not.toContain('Put in a likely one');
  }
});

test('the vote has the desk to itself: cards beside what is mine, what was paid last below them', async () => {
  const later = inRound2()
    .does('A', { type: 'guess', symbols: [nobodys] })
    .closes(7);
  const drawn = await desk(later, 'vote');
  expect(drawn).not.toContain('Runes of');
  const inOrder = ['Insight and mantra', 'aria-label="Conditions"', 'Paid at the start of round 3'];
  const at = inOrder.map((one) => drawn.indexOf(one));
  expect(at.every((one) => one > 0)).toBe(true);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
});
