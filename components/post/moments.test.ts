import { expect, test } from 'vitest';
import { drawGame } from '@/components/games/registry';
import { scenesOfScreens } from '@/components/stage/load-scenes';
import { diff } from '@/games/kit/diff';
import { applyEvent, createMatch, type Match, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { momentsOf } from './moments';

test('closes can be posted that count and show something', async () => {
  const named = recordsOf('pointing-chains').find(({ name }) => name === 'interludes');
  const game = await drawGame('pointing-chains');
  if (named === undefined || game === null) throw new Error('it is recorded, and drawn');
  const { screens } = game;
  const scenes = await scenesOfScreens(screens, { isEnd: false });
  const { start, events } = parseRecord(named.record);
  const closed: Match[] = [];
  let match = createMatch(start);
  for (const [i, event] of events.entries()) {
    const { match: next } = applyEvent(match, event, events.slice(0, i));
    if (next.closing !== match.closing) closed.push(next);
    match = next;
  }
  const views = [createMatch(start), ...closed].map((then) => viewOf(then, 'spectator'));
  const closes = views.slice(1).flatMap((view, i) => {
    const change = diff(views[i], view);
    return change === null ? [] : [{ time: 0, after: 0, rewoundBy: null as number | null, change }];
  });
  const momentsWith = (rewoundBy: number | null) =>
    momentsOf({
      ...{ scenes, screens, settings: start.settings, nameOf: (seat) => seat },
      story: {
        ...{ first: views[0] ?? null, lines: [], handedOn: [] },
        closes: closes.map((one, i) => (i === 0 ? { ...one, rewoundBy } : one)),
      },
    });
  expect(momentsWith(null).map(({ close, chapter, title }) => `${close} ${chapter}: ${title.slice(0, 9)}`)).toEqual([
    '0 Round 1 of 3: Round 1: ',
    '1 Round 2 of 3: Round 2: ',
    '2 Round 3 of 3: Round 3: ', // a vote of the winners ended it
  ]);
  expect(momentsWith(9).map(({ close }) => close)).toEqual([1, 2]);
});
