import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewOf } from '@/games/match';
import { waitingForHost } from '@/games/waiting';
import { gameOf } from '../log/rows';
import type { Service } from '../service';
import { accept, newKey, startedMatch, startTestService } from '../testing/service';

let service: Service;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test('after a tied vote the dashboard and the list both say that the choice is the host’s', async () => {
  const { code, host, players } = await startedMatch(service, { settings: { rounds: 1, pace: 'ready' } });
  const sendAll = async (actions: readonly object[]) => {
    for (const [i, { api, seat }] of players.entries()) {
      await accept(api.play.act({ code, seat, action: actions[i], key: newKey() }));
    }
  };
  await sendAll(players.map(() => ({ type: 'point', at: null })));
  expect((await players[0]?.api.matches.mine())?.[0]).toMatchObject({ code, waits: true });
  await sendAll(['B', 'C', 'A'].map((seat) => ({ type: 'choose', seat })));

  const match = await service.matches.find(code);
  if (match?.folded == null) throw new Error('no match');
  const page = await host.matches.page({ code });
  const view = viewOf(match.folded, 'host');
  const onDashboard = waitingForHost({ game: gameOf(match), page, view, now: Date.now() });
  expect(onDashboard.map(({ text }) => text)).toEqual(['The rules leave a choice to you.']);
  expect(await host.matches.mine()).toMatchObject([
    { code, waits: true, waitsFor: 'The rules leave a choice to you.' },
  ]);
  expect((await players[0]?.api.matches.mine())?.[0]).toMatchObject({ code, waits: false });
});
