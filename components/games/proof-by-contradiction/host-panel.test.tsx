import { expect, test } from 'vitest';
import { drawnAmong, stillProps } from '@/components/testing/drawn';
import type { MatchView } from '@/games/game';
import { seatIds } from '@/games/kit/seats';
import { settingsSchema } from '@/games/proof-by-contradiction/settings';
import { play } from '@/games/proof-by-contradiction/testing';
import type { View } from '@/games/proof-by-contradiction/view';
import { HostPanel } from './host-panel';
import type { ScreenProps } from './screen-props';

const seats = seatIds('ABC');
const nameOf = (seat: string) => `Player ${seat}`;

function drawn(events: Parameters<typeof play>[0]['events'], isBot: ScreenProps['isBot']): string {
  const view = play({ events }, 'host').view as MatchView<View>;
  const props = { view, settings: settingsSchema.parse({}), results: null, nameOf, isBot, interactive: true };
  return drawnAmong(seats, { nameOf, anonymous: false, drawn: <HostPanel {...stillProps(props)} /> });
}

const times = (part: string, html: string) => html.split(part).length - 1;

test('a bot is not put on autopilot, but is taken off it where a player was put on it before', () => {
  expect(
    times(
      'aria-label="Put on autopilot"',
      drawn([], () => false),
    ),
  ).toBe(3);
  expect(
    times(
      'aria-label="Put on autopilot"',
      drawn([], (seat) => seat === 'B'),
    ),
  ).toBe(2);
  const set = drawn([{ by: 'host', action: { type: 'autopilot', seat: 'B', on: true } }], (seat) => seat === 'B');
  expect([times('aria-label="Put on autopilot"', set), times('> On autopilot', set)]).toEqual([2, 1]);
});

test('points as boards stand are told in the last round: before it every clue that is still open would be a contradiction', () => {
  const close = { by: 'host', action: { type: 'resolve' } };
  const heads = [[], [close], [close, close]].map((events) =>
    drawn(events, () => false).includes('If the match ended'),
  );
  expect(heads).toEqual([false, false, true]);
});
